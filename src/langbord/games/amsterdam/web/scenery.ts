/** Canal houses, warehouses and districts as our drawing has them. */
import type { Town } from './types';

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** The island on which the blocks of a district stand. */
export function districtBox(town: Town, id: string): Box {
  const own = town.printed.block.filter((block) => block.district === id).map((block) => town.at(block));
  const [xs, ys] = [own.map((point) => point.x), own.map((point) => point.y)];
  const [x, y] = [Math.min(...xs) - 41, Math.min(...ys) - 51];
  return { x, y, w: Math.max(...xs) + 41 - x, h: Math.max(...ys) + 42 - y };
}

const WIDE = 17; // a house
/** Gables, from the lower left corner of a house and back to it: steps, a neck, a bell, a spout. */
const GABLES = [
  'v-20h2.500v-5h3v-5h2v-4h2v4h2v5h3v5h2.500v20z',
  'v-18h3q2-2 2-8v-6l3.500-4 3.500 4v6q0 6 2 8h3v18z',
  'v-17q4-1 4.500-8t4-7q3.500 0 4 7t4.500 8v17z',
  'v-20l6-11h5l6 11v20z',
];
const BRICKS = ['#a9533a', '#c58a55', '#8a6a5a', '#b9694a', '#7d7f7a', '#d3a76c'];

export interface Facades {
  walls: { fill: string; d: string }[];
  windows: string;
}

/** Four houses stand on every block, no two blocks the same; all of a colour are one path, which is quickly painted. */
export function facadesOf(town: Town): Facades {
  const walls = BRICKS.map((fill) => ({ fill, d: '' }));
  let windows = '';
  for (const [number, block] of town.printed.block.entries()) {
    const { x, y } = town.at(block);
    for (let k = 0; k < 4; k += 1) {
      const [left, foot] = [x - 2 * WIDE + k * WIDE, y - 10];
      const wall = walls[(number * 5 + k * 2 + (number >> 2)) % BRICKS.length];
      if (wall) wall.d += `M${left} ${foot}${GABLES[(number + k * 3 + (number >> 1)) % GABLES.length]}`;
      for (const row of [-16, -9]) windows += `M${left + 3.5} ${foot + row}h3.500v5h-3.500zM${left + 10} ${foot + row}h3.500v5h-3.500z`;
      windows += `M${left + 7} ${foot - 24}h3v4h-3z`;
    }
  }
  return { walls, windows };
}

/** A warehouse: its front, what is white on it, what is dark; it stands on y = 30. */
export const WAREHOUSES: Record<string, { wall: string; trim: string; dark: string; fill: string }> = {
  large: {
    fill: '#a5523a',
    wall: 'M-35 30V-10h6v-7h7v-7h7v-7h7v-7h16v7h7v7h7v7h7v7h6v40z',
    trim: 'M-36-11h8v2.500h-8zM-29-18h8v2.500h-8zM-22-25h8v2.500h-8zM-15-32h8v2.500h-8zM-9-40h18v3h-18zM7-32h8v2.500h-8zM14-25h8v2.500h-8zM21-18h8v2.500h-8zM28-11h8v2.500h-8zM-35 27h70v3h-70z',
    dark: 'M-31 24V2h9v22zM22 24V2h9v22zM-1.500-37h3v-6h-3zM0-45h9v3h-9z',
  },
  small: {
    fill: '#c08a52',
    wall: 'M-25 26V-8q8-1 10-11t8-12h14q6 2 8 12t10 11v34z',
    trim: 'M-26-9h9v2.500h-9zM17-9h9v2.500h-9zM-8-33h16v3h-16zM-25 23h50v3h-50z',
    dark: 'M-22 20V2h7v18zM15 20V2h7v18z',
  },
};

/** A fluyt: hull, sails and masts apart. */
export const FLUYT = {
  hull: 'M-20 1q6 3 20 3t18-5l3-4-1 9q-1 8-6 9h-24q-8-1-10-12z',
  sails: 'M-11-17H-1q2 8 0 16h-10q2-8 0-16zM2-21h11q2 9 0 19H2q2-9 0-19z',
  masts: 'M-6.500-21h1.500V2h-1.500zM7-26h1.500V2H7z',
  flag: 'M8-26l8 2.500-8 2.500z',
};

/** A pawn on (0, 0): overseers and workers. */
export const PAWN = 'M0-13a5 5 0 0 1 3.500 8.500Q8-1 8 10H-8Q-8-1-3.500-4.500A5 5 0 0 1 0-13z';
