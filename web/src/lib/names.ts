/** What those at a table are called; a bot by its level, in the language of the page. */
import { i18n, t } from './i18n.svelte';
import type { SeatInfo } from './wire';

/** The bot that sits down where nobody asked for another. */
export const USUAL_BOT = 'medium';

export function botName(bot: string): string {
  const id = `web-bot-${bot}`;
  return i18n.teller.has(id) ? t(id) : bot;
}

export function seatName(seat: SeatInfo): string | null {
  return seat.kind === 'bot' && seat.bot !== null ? botName(seat.bot) : seat.name;
}

/** Names as they are, but those that occur twice with the number of their seat. */
export function distinct(names: readonly string[]): string[] {
  const twice = (name: string): boolean => names.indexOf(name) !== names.lastIndexOf(name);
  return names.map((name, number) => (twice(name) ? `${name} ${number + 1}` : name));
}
