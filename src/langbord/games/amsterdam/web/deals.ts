/** The piles of Amsterdam: nothing that was dealt comes back into one. */
import { pileOf, type Deals, type Outcome } from '$fair/deals';
import type { Header } from '$fair/record';

interface Edition {
  good: { id: string }[];
  district: { id: string; colour: string }[];
  tile: { id: string; set: string }[];
  card: { number: number }[];
  order: { number: number }[];
}

interface Table {
  edition: Edition;
  players: number;
  replaced: boolean; // all C tiles are shuffled instead of B
  mixed: boolean; // C tiles are shuffled among A and B
  dealt: Record<string, string[]>; // of each pile, in sequence
  left: Record<string, number>; // tiles of each set still to come
}

const COPIES = 4; // of each goods tile
const SIDES = 6;
const DECKS: Record<string, [first: number, last: number]> = { craftsman: [1, 54], building: [55, 108], map: [109, 132] };
const WORKERS = ['light_blue', 'reddish_brown', 'white', 'golden_yellow', 'light_pink', 'light_green'];

export const deals: Deals<Table> = {
  rules: [1],

  begin(edition: unknown, { options }: Header): Table {
    const tiles = options['tiles'];
    const [replaced, mixed] = [tiles === 'replaced', tiles === 'mixed'];
    return {
      edition: edition as Edition,
      players: Number(options['players']),
      replaced,
      mixed,
      dealt: {},
      left: tilesLeft(options['short'] === true, replaced, mixed),
    };
  },

  outcomes(table: Table, pile: string): Outcome[] {
    const { edition } = table;
    const dealt = table.dealt[pile] ?? [];
    const once = (things: string[]): Outcome[] => things.map((thing) => [thing, dealt.includes(thing) ? 0 : 1]);
    if (pile === 'dice') {
      const colour = edition.district[dealt.length % SIDES]?.colour ?? '';
      return Array.from({ length: SIDES }, (_, face) => [`${colour} ${face + 1}`, 1]);
    }
    if (pile === 'goods') {
      const goods = edition.good.map((good) => good.id);
      return pileOf(Object.fromEntries(goods.map((good) => [good, COPIES - count(dealt, good)])), goods);
    }
    if (pile === 'workers') return workers(dealt, table.players === 1 ? 1 : 2);
    if (pile === 'districts') return once(edition.district.map((district) => district.id));
    if (pile === 'market') return market(table, dealt);
    if (pile === 'discs') return once(Array.from({ length: Math.max(2, table.players) }, (_, seat) => `seat_${seat}`));
    if (pile === 'orders') return once(edition.order.map((order) => `order ${order.number}`));
    const [first, last] = DECKS[pile] ?? [1, 0];
    return once(edition.card.slice(first - 1, last).map((card) => String(card.number).padStart(3, '0')));
  },

  deal(table: Table, pile: string, outcome: string): void {
    table.dealt[pile] = [...(table.dealt[pile] ?? []), outcome];
    if (pile !== 'market') return;
    const set = setOf(table, table.edition.tile.find((tile) => tile.id.toLowerCase() === outcome)?.set ?? '');
    table.left[set] = (table.left[set] ?? 0) - 1;
  },

  act(table: Table): Table[] {
    return [table]; // no action puts anything into a pile
  },
};

function count(things: readonly string[], thing: string): number {
  return things.filter((one) => one === thing).length;
}

// --- Market tiles ----------------------------------------------------------------------------------------------------

/** AM19, AM20, AM79, AM80: how many of each set the pile has. */
function tilesLeft(short: boolean, replaced: boolean, mixed: boolean): Record<string, number> {
  const half = short ? 5 : 6;
  if (replaced) return { A: half, CA: half };
  return mixed ? { A: 3, B: 3, CA: short ? 2 : 3, CB: short ? 2 : 3 } : { A: half, B: half };
}

/** Instead of B all C tiles are shuffled together. */
function setOf(table: Table, set: string): string {
  return table.replaced && set === 'CB' ? 'CA' : set;
}

/** A before B, each mixed with its C tiles or followed by them: a set's share is how many of it are to come. */
function market(table: Table, dealt: readonly string[]): Outcome[] {
  const { tile } = table.edition;
  const left = (set: string): number => table.left[set] ?? 0;
  const unseen = tile.filter((one) => !dealt.includes(one.id.toLowerCase()));
  const size = (set: string): number => unseen.filter((one) => setOf(table, one.set) === set).length;
  const sets = table.mixed ? [['A', 'CA'], ['B', 'CB']] : [['A'], ['B'], ['CA'], ['CB']];
  const next = sets.find((some) => some.some((set) => left(set) > 0)) ?? [];
  return tile.map((one) => {
    const set = setOf(table, one.set);
    const [other] = next.filter((some) => some !== set);
    const weight = unseen.includes(one) && next.includes(set) ? left(set) * Math.max(1, other ? size(other) : 0) : 0;
    return [one.id.toLowerCase(), weight];
  });
}

// --- Workers ---------------------------------------------------------------------------------------------------------

/** AM16: so many for each jetty, none of its own colour; weighed by how many arrangements of the others follow. */
function workers(dealt: readonly string[], each: number): Outcome[] {
  const left = WORKERS.map((worker) => each - count(dealt.flatMap((pair) => pair.split(' ')), worker));
  const jetty = dealt.length;
  return choices(each).map((chosen) => [
    chosen.map((worker) => WORKERS[worker]).join(' '),
    fits(chosen, jetty, left) ? arrangements(jetty + 1, without(left, chosen), each) : 0,
  ]);
}

function choices(each: number): number[][] {
  const all = WORKERS.map((_, worker) => worker);
  return each === 1 ? all.map((one) => [one]) : all.flatMap((one) => all.slice(one + 1).map((other) => [one, other]));
}

function fits(chosen: readonly number[], jetty: number, left: readonly number[]): boolean {
  return chosen.every((worker) => worker !== jetty && (left[worker] ?? 0) > 0);
}

function without(left: readonly number[], chosen: readonly number[]): number[] {
  return left.map((number, worker) => number - Number(chosen.includes(worker)));
}

/** In how many ways the jetties from this one on can be filled. */
function arrangements(jetty: number, left: readonly number[], each: number): number {
  if (jetty === WORKERS.length) return 1;
  return choices(each)
    .filter((chosen) => fits(chosen, jetty, left))
    .reduce((sum, chosen) => sum + arrangements(jetty + 1, without(left, chosen), each), 0);
}
