/** The piles of Landnám: fate cards, terrain tiles, and dice whose faces depend on what lies on the board. */
import { copied, pileOf, type Deals, type Outcome } from '$fair/deals';
import type { Header } from '$fair/record';

interface Edition {
  island: { radius: number };
  terrain: { id: string; tiles: number; produces?: string }[];
  green: { terrains: string[] };
  red: { values: number[] };
  modifier: { mountain: number; land: number; most: number };
  fate: { id: string; subphase: string; count: number }[];
}

type Counts = Record<string, number>;

interface Table {
  edition: Edition;
  players: number;
  pile: Counts; // fate cards
  discard: Counts;
  tiles: Counts;
  terrain: Record<string, string>; // of the cells that are known
  target: string; // the cell that is explored
  card: string; // the Exploration card that was played on it
  finds: string[]; // with roll_twice
  broken: string[]; // cards by which the thing was broken off since anything else was done
}

const FACES = 10;
const PIPS = 6;
const TERRAINS = ['unknown', 'sea', 'bog', 'field', 'meadow', 'forest', 'mountain'];
const FOUND: Record<string, string> = { find_forest: 'forest', find_meadow: 'meadow', find_field: 'field', find_bog: 'bog' };
const ANSWERS = ['pass', 'pass thing', 'pass always', 'ask'];
const AROUND = [[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]] as const;
const MANY_RED = Array.from({ length: FACES }, (_, red) => red + 1);

export const deals: Deals<Table> = {
  rules: [2],

  begin(edition: unknown, { options }: Header): Table {
    const printed = edition as Edition;
    const { radius } = printed.island;
    const rim = cells(radius + 1).filter((cell) => distance(cell) === radius + 1);
    return {
      edition: printed,
      players: Number(options['players']),
      pile: Object.fromEntries(printed.fate.map((card) => [card.id, card.count])),
      discard: {},
      tiles: Object.fromEntries(printed.terrain.map((terrain) => [terrain.id, terrain.tiles])),
      terrain: { ...Object.fromEntries(rim.map((cell) => [cellName(cell, radius), 'sea'])), [cellName([0, 0], radius)]: 'mountain' },
      target: '',
      card: '',
      finds: [],
      broken: [],
    };
  },

  outcomes(table: Table, pile: string): Outcome[] {
    const { fate } = table.edition;
    const pips = Array.from({ length: PIPS }, (_, pip) => pip + 1);
    if (pile === 'starter') return Array.from({ length: table.players }, (_, seat) => [`starter ${seat}`, 1]);
    if (pile === 'dice') return pips.flatMap((a) => pips.map((b): Outcome => [`roll ${a} ${b}`, 1]));
    if (pile === 'exploration')
      return pileOf(table.pile, fate.filter((card) => card.subphase === 'exploration').map((card) => card.id));
    if (pile === 'fate') return pileOf(filled(table), fate.map((card) => card.id));
    return finds(table);
  },

  deal(table: Table, pile: string, outcome: string): void {
    table.broken = [];
    if (pile === 'fate' && isEmpty(table.pile)) [table.pile, table.discard] = [table.discard, {}];
    if (pile === 'fate' || pile === 'exploration') table.pile[outcome] = (table.pile[outcome] ?? 0) - 1;
    if (pile === 'find') find(table, outcome);
  },

  act(table: Table, _: number, action: string): Table[] {
    const [verb, ...words] = action.split(' ');
    if (verb === 'play' && words[0]?.startsWith('break_')) return broken(table, words[0]);
    if (!ANSWERS.includes(action)) table.broken = [];
    if (verb === 'play' || verb === 'swap') spend(table, words[0] ?? '');
    else if (verb === 'step') step(table, words[1] ?? '', words.slice(2));
    else if (verb === 'choose') discover(table, table.finds[Number(words[0]) - 1] ?? '');
    return [table];
  },
};

// --- Fate cards ------------------------------------------------------------------------------------------------------

function isEmpty(counts: Counts): boolean {
  return Object.values(counts).every((count) => count === 0);
}

/** An empty pile is made anew of the discards when somebody is to draw. */
function filled(table: Table): Counts {
  return isEmpty(table.pile) ? table.discard : table.pile;
}

function spend(table: Table, card: string, count = 1): void {
  table.discard[card] = (table.discard[card] ?? 0) + count;
}

/**
 * A card that breaks off. In a window all answer unseen, and of several such cards one counts, the others are kept; at
 * other times each counts. A line does not say which it was, so that all of it is held possible until the next deal.
 */
function broken(table: Table, card: string): Table[] {
  const counted = copied(table);
  counted.broken.push(card);
  spend(counted, card);
  const instead = table.broken.map((before) => {
    const other = copied(counted);
    spend(other, before, -1);
    return other;
  });
  return table.broken.length > 0 ? [counted, ...instead, table] : [counted];
}

// --- Exploring -------------------------------------------------------------------------------------------------------

/** All cards that are named with a step are spent; an unknown cell is explored. */
function step(table: Table, cell: string, cards: string[]): void {
  for (const card of cards) spend(table, card);
  if (cell === 'outer' || table.terrain[cell] !== undefined) return;
  table.target = cell;
  table.card = cards.find((card) => card in FOUND || card === 'roll_twice') ?? '';
  table.finds = [];
}

/** LN61 to LN63: a green face without a tile does not count; a card names the terrain. Green before red. */
function finds(table: Table): Outcome[] {
  const more = modifier(table);
  const tiles = (terrain: string): number => table.tiles[terrain] ?? 0;
  const named = FOUND[table.card];
  const faces = MANY_RED.map((face): Outcome => [`green ${face}`, named || tiles(green(table, face, more)) === 0 ? 0 : 1]);
  const none = faces.every(([, weight]) => weight === 0);
  const others = TERRAINS.map((terrain): Outcome => [terrain, named ? Number(terrain === named) : none ? tiles(terrain) : 0]);
  return [...faces, ...others].flatMap(([found, weight]) => MANY_RED.map((red): Outcome => [`${found} red ${red}`, weight]));
}

function green(table: Table, face: number, more: number): string {
  return table.edition.green.terrains[face + more - 1] ?? '';
}

/** LN62: what mountains and other land beside the cell add to the green die. */
function modifier(table: Table): number {
  const { modifier: adds, island } = table.edition;
  const cell = cells(island.radius).find((one) => cellName(one, island.radius) === table.target) ?? [0, 0];
  const near = AROUND.map(([a, b]) => table.terrain[cellName([cell[0] + a, cell[1] + b], island.radius)]);
  const sum = near.reduce((all, terrain) => {
    if (terrain === undefined || terrain === 'sea') return all;
    return all + (terrain === 'mountain' ? adds.mountain : adds.land);
  }, 0);
  return Math.min(sum, adds.most);
}

/** "green 3 red 7" or "forest red 2": the terrain, and the number where it has one. */
function read(table: Table, outcome: string): { terrain: string; number: number | null } {
  const words = outcome.split(' ');
  const terrain = words[0] === 'green' ? green(table, Number(words[1]), modifier(table)) : (words[0] ?? '');
  const produces = table.edition.terrain.find((one) => one.id === terrain)?.produces;
  return { terrain, number: produces === undefined ? null : (table.edition.red.values[Number(words.at(-1)) - 1] ?? null) };
}

/** With roll_twice the player chooses between two finds, unless they come to the same. */
function find(table: Table, outcome: string): void {
  if (table.card !== 'roll_twice') discover(table, outcome);
  else if (table.finds.length === 0) table.finds.push(outcome);
  else {
    const [first, second] = [read(table, table.finds[0] ?? ''), read(table, outcome)];
    if (first.terrain === second.terrain && first.number === second.number) discover(table, outcome);
    else table.finds.push(outcome);
  }
}

function discover(table: Table, outcome: string): void {
  const { terrain } = read(table, outcome);
  table.terrain[table.target] = terrain;
  table.tiles[terrain] = (table.tiles[terrain] ?? 0) - 1;
}

// --- The island ------------------------------------------------------------------------------------------------------

type Cell = readonly [column: number, row: number];

function distance([column, row]: Cell): number {
  return Math.max(Math.abs(column), Math.abs(row), Math.abs(column + row));
}

function cells(radius: number): Cell[] {
  const span = Array.from({ length: 2 * radius + 1 }, (_, k) => k - radius);
  return span.flatMap((row) => span.map((column): Cell => [column, row])).filter((cell) => distance(cell) <= radius);
}

/** Rows are lettered from the north, cells in a row numbered from the west; the rim is a ring more than the radius. */
function cellName([column, row]: Cell, radius: number): string {
  const reach = radius + 1;
  const west = Math.max(-reach, -reach - row);
  return `${String.fromCharCode('a'.charCodeAt(0) + row + reach)}${column - west + 1}`;
}
