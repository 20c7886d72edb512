/** The view of Landnám, and its island as geometry (`games/landnam/geometry.py`). */
import type { View } from './generated';
import builtIn from '../edition.toml';
import { remember } from '$lib/remember';

export type LandnamView = View;

interface Printed {
  island: { radius: number };
  cost: ({ id: string } & Record<string, string | number>)[];
  resource: { id: string; count: number }[];
  fate: { id: string; count: number }[];
}

export interface Cell {
  name: string;
  x: number;
  y: number;
  rim: boolean;
}

export const KINDS = ['wood', 'sheep', 'grain', 'iron'];
export const SIDE = 60;

/** The island as an edition prints it. */
export class Island {
  readonly cells: Map<string, Cell>;
  readonly width: number;
  readonly height: number;
  readonly costs: { id: string; pays: Record<string, number> }[];
  readonly stock: Readonly<Record<string, number>>; // cards of each kind
  readonly fates: { id: string; count: number }[];

  constructor(printed: Printed) {
    const reach = printed.island.radius + 1;
    this.cells = new Map(layOut(reach).map((cell) => [cell.name, cell]));
    this.width = Math.sqrt(3) * SIDE * (2 * reach + 1) + 190;
    this.height = SIDE * (3 * reach + 2) + 24;
    this.costs = printed.cost.map((cost) => ({
      id: cost.id,
      pays: Object.fromEntries(KINDS.map((kind) => [kind, Number(cost[kind] ?? 0)])),
    }));
    this.stock = Object.fromEntries(printed.resource.map(({ id, count }) => [id, count]));
    this.fates = printed.fate;
  }

  /** The hexes that meet at a corner. */
  hexesAt(name: string): string[] {
    const corner = this.cornerAt(name);
    const near = ({ x, y }: Cell): boolean => corner !== null && Math.hypot(x - corner.x, y - corner.y) < SIDE * 1.1;
    return [...this.cells.values()].filter((cell) => near(cell)).map((cell) => cell.name);
  }

  /** Where a corner lies: the northern or southern tip of the cell that it is named after. */
  cornerAt(name: string): { x: number; y: number } | null {
    const cell = this.cells.get(name.slice(0, -1));
    if (!cell || !/[ns]$/.test(name)) return null;
    return { x: cell.x, y: cell.y + (name.endsWith('n') ? -SIDE : SIDE) };
  }
}

/** Rows are lettered from the north, cells in a row numbered from the west. */
function layOut(reach: number): Cell[] {
  const found: Cell[] = [];
  for (let row = -reach; row <= reach; row += 1) {
    const west = Math.max(-reach, -reach - row);
    for (let column = west; column <= Math.min(reach, reach - row); column += 1) {
      found.push({
        name: `${String.fromCharCode(97 + row + reach)}${column - west + 1}`,
        x: Math.sqrt(3) * SIDE * (column + row / 2),
        y: 1.5 * SIDE * row,
        rim: Math.max(Math.abs(column), Math.abs(row), Math.abs(column + row)) === reach,
      });
    }
  }
  return found;
}

const laidOut = remember((printed: Printed) => new Island(printed));

/** The island of a table's edition; without one, of the built-in edition. */
export function islandOf(edition: unknown): Island {
  return laidOut((edition ?? builtIn) as Printed);
}

export function hexPath(x: number, y: number, side = SIDE): string {
  const [w, h] = [(Math.sqrt(3) / 2) * side, side / 2];
  return `M${x} ${y - side}l${w} ${h}v${side}l${-w} ${h}l${-w} ${-h}v${-side}z`;
}
