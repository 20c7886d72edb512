/** What came of somebody's games, by whom he played with. */
import type { PastGame } from '../lib/wire';

export interface Result {
  opponent: string;
  games: number;
  better: number; // in how many he stood before that one
}

/** Those he played with most first; bots that played in their own right are left out. */
export function byOpponent(games: readonly PastGame[]): Result[] {
  const found = new Map<string, Result>();
  for (const game of games) {
    const { places } = game;
    if (!places) continue;
    game.seats.forEach((opponent, seat) => {
      if (seat === game.seat || game.bots[seat] != null) return;
      const result = found.get(opponent) ?? { opponent, games: 0, better: 0 };
      result.games += 1;
      if ((places[game.seat] ?? 0) < (places[seat] ?? 0)) result.better += 1;
      found.set(opponent, result);
    });
  }
  return [...found.values()].sort((one, other) => other.games - one.games || one.opponent.localeCompare(other.opponent));
}
