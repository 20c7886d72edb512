/** One click to a game against bots. */
import { wishedPace } from './browser';
import { person } from './me.svelte';
import { USUAL_BOT } from './names';
import { router, tableLink } from './router.svelte';
import type { GameInfo } from './wire';

export async function playNow(game: GameInfo): Promise<void> {
  await person.ensure();
  const players = game.usual_players;
  const bot = game.bots.includes(USUAL_BOT) ? USUAL_BOT : (game.bots[0] ?? null);
  const bots = [null, ...Array.from({ length: players - 1 }, () => bot)];
  const { openTable } = await import('../fair/share'); // with its ciphers, which the start page can do without
  const table = await openTable({ game: game.name, players, bots, listed: false, pace: wishedPace() });
  router.go(tableLink(table.id));
}
