// Made by tools/schema.py from the server's types. Do not edit.

export interface View {
  phase: string;
  turn: number | null;
  awaited: number[];
  over: boolean;
  turns_left: number | null;
  row: (string | null)[];
  pile: number;
  discards: Record<string, number>;
  contract_pile: number;
  bonus_pile: number;
  claimed: Record<string, number>;
  closed: string[];
  seats: SeatView[];
  own: OwnView | null;
}

/** What lies open before a player. */
export interface SeatView {
  carts: number;
  points: number;
  bonus: number;
  cards: number;
  seen: Record<string, number>;
  contracts: number;
  shown: ContractView[];
}

export interface ContractView {
  name: string;
  value: number;
  completed: boolean;
}

/** What only the player himself may see. */
export interface OwnView {
  hand: Record<string, number>;
  offered: ContractView[];
  given_back: string | null;
  under_pile: Record<string, number>;
}

export interface Options {
  players: number;
  starter: "random" | "seat_0" | "seat_1" | "seat_2" | "seat_3";
}

export interface Printed {
  material: Material;
  scoring: Scoring;
  bonus: Bonus[];
  card: Card[];
  place: Place[];
  route: Route[];
  contract: Contract[];
  format: number;
  game: string;
  name: string;
  title: string;
}

export interface Material {
  carts: number;
  hand: number;
  row: number;
  bonus_cards: number;
  last_carts: number;
  source: "published" | "reconstructed" | "rulebook";
  note: string;
}

export interface Scoring {
  route_points: number[];
  source: "published" | "reconstructed" | "rulebook";
  note: string;
}

export interface Bonus {
  players: number;
  points: number[];
  source: "published" | "reconstructed" | "rulebook";
  note: string;
}

export interface Card {
  id: "black" | "blue" | "green" | "orange" | "pink" | "red" | "wild";
  count: number;
  source: "published" | "reconstructed" | "rulebook";
  note: string;
}

export interface Place {
  id: string;
  name: string;
  x: number;
  y: number;
  source: "published" | "reconstructed" | "rulebook";
  note: string;
}

export interface Route {
  ends: [string, string];
  length: number;
  colour: "black" | "blue" | "green" | "orange" | "pink" | "red" | "grey";
  cart: boolean;
  cart_source: "published" | "reconstructed" | "rulebook";
  source: "published" | "reconstructed" | "rulebook";
  note: string;
}

export interface Contract {
  ends: [string, string];
  value: number;
  source: "published" | "reconstructed" | "rulebook";
  note: string;
}
