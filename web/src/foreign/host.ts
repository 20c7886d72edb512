/**
 * What a board that comes with a game of somebody else may use. Such a board is a plain ES module, `board.js` in the
 * game's folder, which the server serves as it is; `docs/write-a-game.md` tells how one is written.
 */
import type { Groups } from '$lib/menu';
import type { Args, Message } from '$lib/teller';
import type { Choice } from '$lib/wire';

/** The table as it is now; given anew whenever anything changes. */
export interface Host {
  readonly game: string;
  readonly view: unknown; // as the game's `view.py` gives it
  readonly before: unknown; // the view one moment earlier; null at the first
  readonly edition: unknown; // what is printed, where it is not the built-in edition
  readonly names: readonly string[]; // of the players, by seat
  readonly seat: number | null; // through whose eyes the table is seen; null for a spectator
  readonly choices: readonly Choice[]; // what can be done now
  readonly preview: string | null; // the action that is pointed at in the menu
  readonly hints: readonly string[]; // actions that were recommended
  readonly language: string;
  /** Something was clicked that these choices are about: one is done, of several is asked which. */
  offer(choices: readonly Choice[]): void;
  /** The text of a message of the game, in the language of the page. */
  tell(message: Message | string, args?: Args): string;
  /** The address of a file in the folder `board` beside `board.js`. */
  file(name: string): string;
}

/** A board on the page. */
export interface Mounted {
  update(host: Host): void;
  destroy(): void;
}

/** What `board.js` exports. */
export interface BoardModule {
  mount(element: HTMLElement, host: Host): Mounted;
  ratio?: number; // of its height to its width
  groups?: Groups;
}
