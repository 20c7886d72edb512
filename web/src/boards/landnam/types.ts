/** The view of Landnám (`games/landnam/view.py`), and its island as geometry (`games/landnam/geometry.py`). */
import printed from '../../../../src/langbord/games/landnam/edition.toml';

type Counts = Record<string, number>;

export interface LandnamView {
  phase: string;
  active: number | null;
  turn: number;
  dice: number[];
  hexes: Record<string, { terrain: string; number: number | null; harbour: string | null }>;
  units: { seat: number; piece: string; cell: string; red: number[]; far: number[] }[];
  buildings: Record<string, { seat: number; houses: number }>;
  tiles: Counts;
  exhausted: string[];
  pile: number;
  case: {
    cell: string;
    kind: string;
    prosecution: number[];
    defence: number[];
    staked: [Counts, Counts];
    answering: string;
    offered_to: number | null;
  } | null;
  possible_cases: Record<string, number[]>;
  moving: string | null;
  steps_left: number;
  exploring: string | null;
  offers: { maker: number; give: Counts; want: Counts; complete: boolean }[];
  orders: string[];
  seats: {
    points: number;
    resources: number;
    fate_cards: number;
    hand: Counts | null;
    tokens: Counts;
    houses: number;
    settlers: number;
    ships: number;
  }[];
  own: { fate: Counts; answer: string | null } | null;
}

const edition = printed as {
  island: { radius: number };
  cost: ({ id: string; source: string } & Record<string, string | number>)[];
};

export const KINDS = ['wood', 'sheep', 'grain', 'iron'];
export const COSTS = edition.cost.map((cost) => ({
  id: cost.id,
  pays: KINDS.flatMap((kind) => Array<string>(Number(cost[kind] ?? 0)).fill(kind)),
}));

const REACH = edition.island.radius + 1;
export const SIDE = 60;

export interface Cell {
  name: string;
  x: number;
  y: number;
  rim: boolean;
}

/** Rows are lettered from the north, cells in a row numbered from the west. */
function layOut(): Cell[] {
  const found: Cell[] = [];
  for (let row = -REACH; row <= REACH; row += 1) {
    const west = Math.max(-REACH, -REACH - row);
    for (let column = west; column <= Math.min(REACH, REACH - row); column += 1) {
      found.push({
        name: `${String.fromCharCode(97 + row + REACH)}${column - west + 1}`,
        x: Math.sqrt(3) * SIDE * (column + row / 2),
        y: 1.5 * SIDE * row,
        rim: Math.max(Math.abs(column), Math.abs(row), Math.abs(column + row)) === REACH,
      });
    }
  }
  return found;
}

export const cells = new Map(layOut().map((cell) => [cell.name, cell]));
export const WIDTH = Math.sqrt(3) * SIDE * (2 * REACH + 1) + 190;
export const HEIGHT = SIDE * (3 * REACH + 2) + 24;

/** Where a corner lies: the northern or southern tip of the cell that it is named after. */
export function cornerAt(name: string): { x: number; y: number } | null {
  const cell = cells.get(name.slice(0, -1));
  if (!cell || !/[ns]$/.test(name)) return null;
  return { x: cell.x, y: cell.y + (name.endsWith('n') ? -SIDE : SIDE) };
}

export function hexPath(x: number, y: number, side = SIDE): string {
  const [w, h] = [(Math.sqrt(3) / 2) * side, side / 2];
  return `M${x} ${y - side}l${w} ${h}v${side}l${-w} ${h}l${-w} ${-h}v${-side}z`;
}

/** The cell or corner that an action is about. */
export function targetOf(action: string, view: LandnamView, seat: number | null): string | null {
  const words = action.split(' ');
  const verb = words[0] ?? '';
  if (verb === 'build') return words[2] ?? null;
  if (verb === 'village') return words[1] ?? null;
  if (verb === 'farm') return words[2] ?? null;
  if (verb === 'harbour' || verb === 'till') return placeOf(words[1] ?? '', view, seat);
  if (verb === 'step') return words[2] ?? null;
  return words.slice(1).find((word) => cells.has(word) || word === 'outer') ?? null;
}

function placeOf(piece: string, view: LandnamView, seat: number | null): string | null {
  return view.units.find((unit) => unit.seat === seat && unit.piece === piece)?.cell ?? null;
}
