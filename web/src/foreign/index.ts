/** How a game is shown that brings a board of its own. */
import { fileAddress } from '$lib/gamefiles';
import type { GameUi } from '$lib/games';
import type { GameInfo } from '$lib/wire';
import { plainUi } from '../plain';
import { boards } from './boards';
import Foreign from './Foreign.svelte';
import type { BoardModule } from './host';

/** The game with its own board; one that cannot be loaded leaves it with the plain board. */
export async function foreignUi(game: GameInfo): Promise<GameUi> {
  const plain = plainUi(game.name);
  try {
    const module = (await import(/* @vite-ignore */ fileAddress(game, 'board.js'))) as BoardModule;
    boards.set(game.name, { module, file: (name) => fileAddress(game, `board/${name}`) });
    return { ...plain, Board: Foreign, ratio: module.ratio ?? 1, groups: module.groups ?? {}, wide: false };
  } catch (error) {
    console.error(`The board of ${game.name} cannot be loaded:`, error);
    return plain;
  }
}
