/** What goes over the wire: the types of `src/langbord/server/messages.py`. */
import type { Message } from './teller';

export interface Me {
  id: string;
  name: string;
  kind: 'guest' | 'account' | 'bot';
}

export interface GameInfo {
  name: string;
  players: number[];
  editions: string[];
  options: OptionsSchema;
  bots: string[];
}

/** The JSON Schema of a game's options, as far as the form for a new table needs it. */
export interface OptionsSchema {
  properties?: Record<string, OptionSchema>;
  $defs?: Record<string, OptionsSchema>;
  $ref?: string;
}

export interface OptionSchema {
  type?: string;
  enum?: string[];
  default?: string | number | boolean;
  minimum?: number;
  maximum?: number;
}

export interface ClockRule {
  bank: number;
  increment?: number;
  most?: number | null;
}

export interface SeatInfo {
  name: string | null;
  kind: 'free' | 'person' | 'bot';
  bot?: string | null;
  away?: boolean;
  you?: boolean;
}

export interface TableInfo {
  id: string;
  game: string;
  edition: string;
  options: Record<string, unknown>;
  status: 'waiting' | 'playing' | 'over' | 'closed';
  seats: SeatInfo[];
  clock: ClockRule | null;
  listed: boolean;
  study: boolean;
  commitment: string;
  host: boolean;
  created: number;
  after?: string | null;
  why?: string | null;
}

export interface Choice {
  action: string;
  label: Message;
}

export interface ClockView {
  left: number[];
  running: number[];
  at: number;
}

export interface ScoreLine {
  seat: number;
  reason: Message;
  points: number;
}

export interface Ending {
  scores: number[];
  places: number[];
  sheet: ScoreLine[];
  key: string;
}

export interface Draws {
  outcomes: Record<string, number>;
  expected: Record<string, number>;
}

export interface Frame {
  sequence: number;
  at: number;
  events: Message[];
  view?: unknown;
}

export interface History {
  table: string;
  seat: number | null;
  frames: Frame[];
}

export interface Said {
  id: string;
  at: number;
  name: string;
  seat: number | null;
  text: string;
}

export interface Rating {
  game: string;
  value: number;
  mean: number;
  deviation: number;
  games: number;
}

export interface PastGame {
  table: string;
  game: string;
  at: number;
  status: string;
  seats: string[];
  scores: number[] | null;
  places: number[] | null;
  seat: number;
}

export interface Profile {
  name: string;
  kind: 'account' | 'bot';
  since: number;
  ratings: Rating[];
  games: PastGame[];
}

export interface Snapshot {
  type: 'snapshot';
  table: TableInfo;
  sequence: number;
  at: number;
  seat: number | null;
  awaited: number[];
  view: unknown;
  choices: Choice[];
  undo: number;
  clock: ClockView | null;
  present: number[];
  watching: number;
  chat: Said[];
  ending?: Ending | null;
}

export interface Update {
  type: 'update';
  table: string;
  sequence: number;
  at: number;
  seat: number | null;
  events: Message[];
  awaited: number[];
  view: unknown;
  choices: Choice[];
  undo: number;
  undone?: boolean;
  clock?: ClockView | null;
  info?: TableInfo | null;
  ending?: Ending | null;
}

export type FromServer =
  | { type: 'welcome'; me: Me | null; at: number; version: string }
  | Snapshot
  | Update
  | { type: 'done'; id: string; sequence: number }
  | { type: 'refused'; id: string | null; problem: Message; snapshot?: Snapshot | null }
  | { type: 'chat'; table: string; said: Said }
  | { type: 'presence'; table: string; present: number[]; watching: number }
  | { type: 'lobby'; tables: TableInfo[] }
  | { type: 'lobby_change'; id: string; table: TableInfo | null }
  | { type: 'gone'; retry: number }
  | { type: 'pong'; id: string; at: number };

export type FromClient =
  | { type: 'watch'; table: string; since?: number }
  | { type: 'unwatch'; table: string }
  | { type: 'watch_lobby' }
  | { type: 'unwatch_lobby' }
  | { type: 'act'; table: string; id: string; expected: number; action: string; seat?: number }
  | { type: 'undo'; table: string; id: string; expected: number; times?: number; seat?: number }
  | { type: 'say'; table: string; id: string; text: string }
  | { type: 'ping'; id: string };
