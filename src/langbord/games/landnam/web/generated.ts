// Made by tools/schema.py from the server's types. Do not edit.

export interface View {
  phase: string;
  active: number | null;
  turn: number;
  awaited: number[];
  over: boolean;
  drawn: boolean;
  dice: number[];
  hexes: Record<string, HexView>;
  units: UnitView[];
  buildings: Record<string, BuildingView>;
  tiles: Record<string, number>;
  markers: Record<string, number>;
  harbour_markers: Record<string, number>;
  exhausted: string[];
  discard: Record<string, number>;
  pile: number;
  case: CaseView | null;
  possible_cases: Record<string, number[]>;
  black_tokens_due: number[];
  moving: string | null;
  steps_left: number;
  exploring: string | null;
  finds: string[];
  offers: OfferView[];
  offers_made: number;
  orders: string[];
  seats: SeatView[];
  own: OwnView | null;
}

export interface HexView {
  terrain: string;
  number: number | null;
  harbour: string | null;
}

export interface UnitView {
  seat: number;
  piece: string;
  cell: string;
  red: number[];
  far: number[];
}

export interface BuildingView {
  seat: number;
  houses: number;
}

export interface CaseView {
  cell: string;
  kind: string;
  prosecution: number[];
  defence: number[];
  staked: (Record<string, number>)[];
  answering: string;
  offered_to: number | null;
}

export interface OfferView {
  maker: number;
  give: Record<string, number>;
  want: Record<string, number>;
  to: number[];
  complete: boolean;
}

/** What lies open before a player. */
export interface SeatView {
  points: number;
  resources: number;
  fate_cards: number;
  keeps_first_card: boolean;
  hand: Record<string, number> | null;
  tokens: Record<string, number>;
  loose_tokens: number;
  houses: number;
  settlers: number;
  ships: number;
  side: number | null;
}

/** What only the player himself may see. */
export interface OwnView {
  fate: Record<string, number>;
  answer: string | null;
  standing: string | null;
}

export interface Options {
  players: number;
  stakes: "any_kind" | "one_kind";
  flight: "keeps_tokens" | "sheds_tokens";
  harbour_sites: "land_without" | "sea_without";
  offers: number;
  turns: number;
  open_hands: boolean;
}

export interface Printed {
  material: Material;
  island: IslandSize;
  exchange: Exchange;
  work: Work;
  cost: Cost[];
  resource: Stock[];
  terrain: Tiles[];
  green: Green;
  red: Red;
  modifier: Modifier;
  marker: Marker[];
  harbour: Stock[];
  fate: FateCard[];
  format: number;
  game: string;
  name: string;
  title: string;
}

export interface Material {
  houses: number;
  settlers: number;
  ships: number;
  start_hand: number;
  goal: number;
  source: "published" | "reconstructed" | "rulebook";
  note: string;
}

export interface IslandSize {
  radius: number;
  source: "published" | "reconstructed" | "rulebook";
  note: string;
}

export interface Exchange {
  bank: number;
  harbour: number;
  source: "published" | "reconstructed" | "rulebook";
  note: string;
}

export interface Work {
  harbour: number;
  ageing: number;
  source: "published" | "reconstructed" | "rulebook";
  note: string;
}

export interface Cost {
  id: "farm" | "settler" | "ship" | "village";
  wood: number;
  sheep: number;
  grain: number;
  iron: number;
  source: "published" | "reconstructed" | "rulebook";
  note: string;
}

export interface Stock {
  id: "grain" | "iron" | "sheep" | "wood";
  count: number;
  source: "published" | "reconstructed" | "rulebook";
  note: string;
}

export interface Tiles {
  id: "bog" | "field" | "forest" | "meadow" | "mountain" | "sea";
  tiles: number;
  produces: "grain" | "iron" | "sheep" | "wood" | null;
  source: "published" | "reconstructed" | "rulebook";
  note: string;
}

export interface Green {
  terrains: ("bog" | "field" | "forest" | "meadow" | "mountain" | "sea")[];
  source: "published" | "reconstructed" | "rulebook";
  note: string;
}

export interface Red {
  values: (2 | 3 | 4 | 5 | 6 | 8 | 9 | 10 | 11 | 12)[];
  source: "published" | "reconstructed" | "rulebook";
  note: string;
}

export interface Modifier {
  mountain: number;
  land: number;
  most: number;
  source: "published" | "reconstructed" | "rulebook";
  note: string;
}

export interface Marker {
  value: 2 | 3 | 4 | 5 | 6 | 8 | 9 | 10 | 11 | 12;
  count: number;
  source: "published" | "reconstructed" | "rulebook";
  note: string;
}

export interface FateCard {
  id: string;
  subphase: "althing" | "exploration" | "harvest" | "movement";
  count: number;
  source: "published" | "reconstructed" | "rulebook";
  note: string;
}
