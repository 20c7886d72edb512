/** The games as the client knows them; a game's board is loaded when it is needed. */
import type { Component } from 'svelte';
import type { Groups } from './menu';
import type { Teller } from './teller';
import type { Choice } from './wire';

/** What a board, a game's panel and its text view are given. */
export interface BoardProps {
  view: unknown;
  before: unknown; // the view one moment earlier, to mark what changed
  names: string[];
  seat: number | null;
  choices: Choice[];
  preview: string | null; // the action that is pointed at in the menu
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

export interface GameUi {
  Board: Component<BoardProps>;
  Panel: Component<BoardProps>;
  groups: Groups;
  wide: boolean; // the board is wider than high
  facts: (view: unknown, seat: number, teller: Teller) => Fact[];
  text: (view: unknown, seat: number | null, names: string[], teller: Teller) => Section[];
  cards: (teller: Teller) => CardSection[]; // every card and what it does, for the page of rules
}

const UIS: Record<string, () => Promise<{ ui: GameUi }>> = {
  tickets: () => import('../boards/tickets'),
  landnam: () => import('../boards/landnam'),
  amsterdam: () => import('../boards/amsterdam'),
};

export const GAMES = Object.keys(UIS);

export async function loadGame(game: string): Promise<GameUi> {
  return (await (UIS[game] ?? (() => import('../boards/plain')))()).ui;
}
