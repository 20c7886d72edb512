/** What one looks for among the open tables. */
import type { Profile, TableInfo } from '../lib/wire';
import { isSlow } from './clocks';

export interface Filters {
  game: string; // '' stands for any, here and below
  pace: string;
  language: string;
  players: number; // 0: any number
  seats: boolean; // only where one can sit down
  beginners: boolean;
  rating: boolean; // only where one's own rating is welcome
}

export const ANY: Filters = { game: '', pace: '', language: '', players: 0, seats: false, beginners: false, rating: false };

export function free(table: TableInfo): number {
  return table.seats.filter((seat) => seat.kind === 'free' && !seat.kept).length;
}

/** `ratings`: one's own; who has none in a game is taken where no lowest one is asked for, as the server has it. */
export function fits(table: TableInfo, wish: Filters, ratings: Profile['ratings']): boolean {
  if (wish.game !== '' && table.game !== wish.game) return false;
  if (wish.pace !== '' && (wish.pace === 'slow') !== isSlow(table.clock)) return false;
  if (wish.language !== '' && table.seek?.language != null && table.seek.language !== wish.language) return false;
  if (wish.players > 0 && table.seats.length !== wish.players) return false;
  if (wish.rating && !isWelcome(table, ratings)) return false;
  return (!wish.seats || free(table) > 0) && (!wish.beginners || table.seek?.beginners === true);
}

function isWelcome({ game, seek }: TableInfo, ratings: Profile['ratings']): boolean {
  const own = ratings.find((rating) => rating.game === game)?.value;
  if (seek?.lowest != null && (own === undefined || own < seek.lowest)) return false;
  return seek?.highest == null || own === undefined || own <= seek.highest;
}
