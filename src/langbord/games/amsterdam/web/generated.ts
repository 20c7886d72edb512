// Made by tools/schema.py from the server's types. Do not edit.

export interface View {
  round: number;
  phase: string;
  turn: number | null;
  awaited: number[];
  over: boolean;
  track: number[];
  tile: Record<string, string>;
  owner: Record<string, number>;
  scored: string[];
  jetties: Record<string, Record<string, number>>;
  depot: Record<string, number>;
  stock: Record<string, number>;
  small: Record<string, string>;
  sold: string[];
  foreman: string | null;
  messenger: string | null;
  trader: string | null;
  market: string | null;
  tiles_seen: string[];
  dice: Record<string, number>;
  display: string[];
  discard: string[];
  decks: number[];
  seats: SeatView[];
  acts: TurnView;
}

/** What lies before a player; TOM has only some of it. */
export interface SeatView {
  points: number;
  earned: Record<string, number>;
  guilders: number;
  penalties: number;
  supply: Record<string, number>;
  wheel: (Record<string, number>)[];
  goods: Record<string, number>;
  cargo: Record<string, number>;
  crew: Record<string, number>;
  ship: string;
  disc: number;
  inactive: string[];
  active: Record<string, number>;
  secret_orders: number;
  orders: string[];
}

/** What has been done in this turn, and what must be done next. */
export interface TurnView {
  blocks_taken: number;
  amstel_bought: boolean;
  market_uses: number;
  ship_steps: number;
  free_steps: number;
  maps_used: Record<string, number>;
  debt: number;
  owed: number;
  sale: string | null;
  tile_steps: number;
  activations: number;
}

export interface Options {
  players: number;
  short: boolean;
  specialists: boolean;
  orders: "five" | "none" | "three";
  open_orders: "none" | "one" | "two";
  trading: boolean;
  tiles: "base" | "mixed" | "replaced";
  active_maps_count: boolean;
}

export interface Printed {
  reveal: Reveal[];
  start_cards: StartCards[];
  district_points: DistrictPoints[];
  rounds: Round[];
  scoring: Scoring;
  amstel: Amstel;
  amstel_bridge: AmstelBridge[];
  depot: Depot;
  tom: Tom;
  good: GoodPlace[];
  space: Space[];
  canal: Link[];
  district: District[];
  block: Block[];
  bridge: Link[];
  tile: Tile[];
  type: Type[];
  card: Card[];
  order: Order[];
  format: number;
  game: string;
  name: string;
  title: string;
}

export interface Reveal {
  players: number;
  odd: number[];
  even: number[];
  source: "published" | "reconstructed" | "rulebook";
  note: string;
}

export interface StartCards {
  players: number;
  craftsmen: number;
  buildings: number;
  source: "published" | "reconstructed" | "rulebook";
  note: string;
}

export interface DistrictPoints {
  players: number;
  points: number[];
  source: "published" | "reconstructed" | "rulebook";
  note: string;
}

export interface Round {
  round: number;
  turned_from: number;
  quick: number;
  source: "published" | "reconstructed" | "rulebook";
  note: string;
}

export interface Scoring {
  penalties: number[];
  group: number;
  leftovers: number;
  source: "published" | "reconstructed" | "rulebook";
  note: string;
}

export interface Amstel {
  spaces: number;
  mouth: number;
  course: ([number, number])[];
  source: "published" | "reconstructed" | "rulebook";
  note: string;
}

export interface AmstelBridge {
  after: number;
  points: number;
  source: "published" | "reconstructed" | "rulebook";
  note: string;
}

export interface Depot {
  points: number[];
  source: "published" | "reconstructed" | "rulebook";
  note: string;
}

export interface Tom {
  jetties: ("golden_yellow" | "light_blue" | "light_green" | "light_pink" | "reddish_brown" | "white")[];
  source: "published" | "reconstructed" | "rulebook";
  note: string;
}

export interface GoodPlace {
  id: "beer" | "cheese" | "coffee" | "crystal" | "furniture" | "genever" | "lace" | "tiles" | "tulips";
  column: number;
  row: number;
  source: "published" | "reconstructed" | "rulebook";
  note: string;
}

export interface Space {
  id: string;
  kind: "jetty" | "large" | "small" | "start" | "water";
  x: number;
  y: number;
  good: "beer" | "cheese" | "coffee" | "crystal" | "furniture" | "genever" | "lace" | "tiles" | "tulips" | null;
  roof: number[];
  worker: "golden_yellow" | "light_blue" | "light_green" | "light_pink" | "reddish_brown" | "white" | null;
  points: number;
  source: "published" | "reconstructed" | "rulebook";
  note: string;
}

export interface Link {
  ends: [string, string];
  source: "published" | "reconstructed" | "rulebook";
  note: string;
}

export interface District {
  id: string;
  colour: "black" | "brown" | "grey" | "orange" | "pink" | "purple";
  source: "published" | "reconstructed" | "rulebook";
  note: string;
}

export interface Block {
  id: string;
  district: string;
  cost: number;
  x: number;
  y: number;
  source: "published" | "reconstructed" | "rulebook";
  note: string;
}

export interface Tile {
  id: string;
  set: "A" | "B" | "CA" | "CB";
  price: number;
  points: number;
  amstel: number;
  choice: number;
  special: string;
  cards: number;
  source: "published" | "reconstructed" | "rulebook";
  note: string;
}

/** The cards of a type: from the first to the last, or one by one. */
export interface Type {
  id: string;
  first: number;
  last: number;
  cards: number[];
  source: "published" | "reconstructed" | "rulebook";
  note: string;
}

export interface Card {
  number: number;
  timing: "I" | "II" | "III" | "laurel" | "permanent";
  cost: Record<string, number>;
  cost_source: "published" | "reconstructed" | "rulebook";
  needs: Needs | null;
  price: Price;
  gives: Gives;
  per: Per | null;
  trait: string | null;
  delivery: "beer" | "cheese" | "coffee" | "crystal" | "furniture" | "genever" | "lace" | "tiles" | "tulips" | null;
  source: "published" | "reconstructed" | "rulebook";
  note: string;
}

export interface Needs {
  measure: string;
  which: string;
  least: number;
  most: number;
}

export interface Price {
  guilders: number;
  any: number;
  resource: "black" | "brown" | "grey" | "orange" | "pink" | "purple" | null;
}

export interface Gives {
  guilders: number;
  points: number;
  choice: number;
  resource: "black" | "brown" | "grey" | "orange" | "pink" | "purple" | null;
  amstel: number;
  sail: number;
}

export interface Per {
  measure: string;
  which: string;
  points: number;
  guilders: number;
}

export interface Order {
  number: number;
  needs: Needs | null;
  hand_in: string;
  worker: "golden_yellow" | "light_blue" | "light_green" | "light_pink" | "reddish_brown" | "white" | null;
  points: [number, number, number];
  one: [number, number, number];
  by_count: number[];
  source: "published" | "reconstructed" | "rulebook";
  note: string;
}
