/** The view of Landnám, and its island as geometry (`games/landnam/geometry.py`). */
import type { View } from '../../generated/landnam';
import printed from '../../../../src/langbord/games/landnam/edition.toml';

export type LandnamView = View;

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
