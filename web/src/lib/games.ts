/** The games as the client knows them; a game's board is loaded when it is needed. */
import type { Component } from 'svelte';
import { api } from './api';
import type { Face } from '../motion/faces';
import { gameInfo } from './gamefiles';
import type { Groups } from './menu';
import type { Teller } from './teller';
import type { Choice, Frame } from './wire';

export type { Face };

/** A position as somebody looks at it. */
export interface Scene {
  game: string;
  edition?: unknown; // what is printed, where it is not the built-in edition
  view: unknown;
  names: string[];
  seat: number | null;
  choices: Choice[];
}

/** What a board and a game's panel are given. Things on them say in `data-about` what they are. */
export interface BoardProps extends Scene {
  before: unknown; // the view one moment earlier, to mark what changed
  happened?: readonly Frame[]; // the last moments up to the one that is looked at
  preview: string | null; // the action that is pointed at in the menu
  strip?: boolean; // the board is laid out lengthwise, for a narrow screen
  roomy?: boolean; // what lies before everybody stands under the board, on a large screen
  hints?: readonly string[]; // actions that were recommended
  offer: (choices: Choice[]) => void; // something on the board was clicked that these actions are about
}

/** A heading and lines, for ears. */
export interface Section {
  title: string;
  lines: string[];
}

/** Cards of a kind, each with an address on the page of rules. */
export interface CardSection {
  title: string;
  cards: { id: string; name: string; text: string }[];
}

/** A fact about a player, with its sign and what it is called. */
export interface Fact {
  sign: string;
  name: string;
  value: string | number;
}

/** A mark that only this game has: what it means, and its drawing round (0, 0), about 40 across. */
export interface Mark {
  meaning: string; // a message
  path: string;
  fill: string;
  stroke?: string;
  dashes?: string;
}

/** A window in which players talk to each other by acts of the game: offers, cases. On a telephone it is a sheet over the table. */
export interface Talk {
  Window: Component<BoardProps & { taught: boolean }>; // by a lesson
  /** What there is to talk about, and whether that presses; nothing: there is no window. */
  about: (scene: Scene, teller: Teller) => { title: string; pressing: boolean } | null;
  /** Whether an action is but a step of what is put together in the window; then no list has it. */
  composes: (action: string) => boolean;
}

/** A board whose parts lie side by side on a narrow screen, to be swiped along, with the panel as the last of them. */
export interface Strip {
  ratio: number; // of its height to its width
  parts: { name: string; from: number }[]; // messages, and where along the strip each begins, 0 to 1
  own: string; // what the panel is called there
}

/** Everything of a game that is to be read: panels that show it in all places, and what is read of things by themselves. */
export interface Gallery {
  scenes: Scene[];
  read: string[];
}

export interface GameUi {
  Board: Component<BoardProps>;
  Panel?: Component<BoardProps>; // what lies beside the board
  /** What lies before all players, at a glance: the panel shows it, or on a large screen the room under the board. */
  Everybody?: Component<BoardProps>;
  /** Whether a choice is seen with all that it comes to on the thing that it is about: then no list tells it again. */
  isSeen?: (choice: Choice) => boolean;
  strip?: Strip;
  Hand?: Component<BoardProps>; // what of the panel is always there on a narrow screen, where the board is a strip
  talk?: Talk;
  groups: Groups;
  built?: boolean; // with the page: then the server can draw it, too
  wide: boolean; // the panel needs more room
  ratio: number; // of the board's height to its width
  legible?: number; // how wide the board must be for its words to be read, in pixels
  facts: (scene: Scene, seat: number, teller: Teller) => Fact[];
  text: (scene: Scene, teller: Teller) => Section[];
  face?: (thing: string) => Face | null; // what a thing looks like while it moves; null: as in any game
  /** What a thing is that `data-about` names. */
  nameOf?: (scene: Scene, thing: string, teller: Teller) => string;
  /** Everything about a thing that `data-about` names, in place of its name, large enough to be read. */
  Reader?: Component<{ scene: Scene; thing: string }>;
  others?: (scene: Scene, teller: Teller) => string[]; // who plays along without a seat, numbered after the seats
  marks?: readonly Mark[]; // for the legend
  cards?: (teller: Teller) => CardSection[]; // every card and what it does, for the page of rules
  gallery?: () => Promise<{ gallery: () => Gallery }>;
  drawings?: () => Promise<Drawings>; // for the page of rules
  /** What an action is of, as a heading over those of its kind. */
  kindOf?: (action: string, teller: Teller) => string;
}

/** Drawings beside some of the numbered rules. */
export interface Drawings {
  default: Component<{ name: string }>;
  places: Record<string, string>; // rules, and the drawing that stands beside each
}

const BUILT = import.meta.glob<{ ui: GameUi }>('../../../src/langbord/games/*/web/index.ts');

/** What tables call the built-in edition of a game. */
export const STANDARD = 'standard';

/** What is printed in an edition of a game; nothing for the built-in one, which the boards know. */
export async function loadEdition(game: string, edition: string): Promise<unknown> {
  return edition === STANDARD ? undefined : api.edition(game, edition);
}

/** How a game is shown: by a board that was built with the page, by one that the game brings, or plainly. */
export async function loadGame(game: string): Promise<GameUi> {
  const built = BUILT[`../../../src/langbord/games/${game}/web/index.ts`];
  if (built) return { ...(await built()).ui, built: true };
  const info = await gameInfo(game);
  return info?.board ? (await import('../foreign')).foreignUi(info) : (await import('../plain')).plainUi(game);
}
