/** How the land looks: every terrain with light from the north-west, in a few layers of paths round (0, 0). */
import type { Cell } from './types';
import { SIDE } from './types';

export interface Layer {
  d: string;
  fill?: string;
  stroke?: string;
  width?: number;
  faint?: number; // opacity, where it is not whole
}

/** The ground of each terrain: where the light falls, and in the shade. */
export const GROUND: Record<string, [string, string]> = {
  sea: ['#86bccf', '#6ba6bd'],
  bog: ['#b79f7e', '#927655'],
  field: ['#ecd07c', '#d6ac48'],
  meadow: ['#b9d47e', '#8fb253'],
  forest: ['#7fa66c', '#4f7d4d'],
  mountain: ['#b9bdc2', '#85898f'],
  unknown: ['#e9e4d8', '#cfc8b8'],
};

const spread = (points: [number, number, number][], draw: (x: number, y: number, size: number) => string): string =>
  points.map(([x, y, size]) => draw(x, y, size)).join('');
const dot = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0 ${r} ${r} 0 1 0 ${-2 * r} 0z`;
const oval = (x: number, y: number, r: number, flat = 0.4): string =>
  `M${x - r} ${y}a${r} ${r * flat} 0 1 0 ${2 * r} 0 ${r} ${r * flat} 0 1 0 ${-2 * r} 0z`;

/** One side of a fir: -1 the lit one, 1 the other. */
const fir = (side: number) => (x: number, y: number, size: number): string => {
  const [w, h] = [side * size, size];
  return `M${x} ${y - 26 * h}l${7 * w} ${9 * h}h${-3 * w}l${6 * w} ${8 * h}h${-3 * w}l${6 * w} ${9 * h}H${x}z`;
};

function forest(trees: [number, number, number][]): Layer[] {
  return [
    { d: spread(trees, (x, y, size) => oval(x + 5 * size, y + 2, 14 * size)), fill: '#20351f', faint: 0.35 },
    { d: spread(trees, (x, y, size) => `M${x - 2 * size} ${y}h${4 * size}v${4 * size}h${-4 * size}z`), fill: '#5a3d26' },
    { d: spread(trees, fir(-1)), fill: '#4f8a4c' },
    { d: spread(trees, fir(1)), fill: '#2f6238' },
  ];
}

function meadow(sheep: [number, number, number][], flowers: [number, number, number][]): Layer[] {
  return [
    { d: 'M-51 2Q-30-16 0-8T51-14V29L0 58-51 29z', fill: '#9cc05f' },
    { d: 'M-51 24Q-24 6 6 18T51 12V29L0 58-51 29z', fill: '#86ab4c' },
    { d: 'M-40-6q3-6 1-10m1 10q2-5 6-8M30 8q3-6 1-10m1 10q2-5 6-8M-14 38q3-6 1-10m1 10q2-5 6-8M22-30q3-5 1-8m1 8q2-4 5-6', stroke: '#6a8d38', width: 1.6 },
    { d: spread(flowers, dot), fill: '#f6efc4' },
    { d: spread(sheep, (x, y, size) => oval(x + 2, y + 6 * size, 9 * size, 0.35)), fill: '#40591f', faint: 0.4 },
    { d: spread(sheep, (x, y, size) => `M${x - 5 * size} ${y}v${7 * size}m${9 * size}-${7 * size}v${7 * size}`), stroke: '#3d352b', width: 1.8 },
    { d: spread(sheep, (x, y, size) => oval(x, y, 8.5 * size, 0.7)), fill: '#fbf8ee' },
    { d: spread(sheep, (x, y, size) => oval(x - 8.5 * size, y - 1.5, 3.2 * size, 0.9)), fill: '#3d352b' },
  ];
}

function field(sheaves: [number, number, number][]): Layer[] {
  return [
    { d: 'M-51-12-34-40-51-30zM-51 14-8-54-22-47-51-4zM-44 33 22-47 8-55-51 24zM-22 46 46-33 32-41-32 40zM2 57 51-8V-30L-12 51zM22 46 51 12V-2L12 52z', fill: '#d9b04e', faint: 0.75 },
    { d: 'M-51 20-2-58M-38 37 14-51M-26 43 28-43M-6 54 40-36M8 52 51-20M30 42 51 20', stroke: '#b3862c', width: 1.2, faint: 0.6 },
    { d: spread(sheaves, (x, y, size) => oval(x + 4, y + 2, 10 * size, 0.35)), fill: '#6d4d12', faint: 0.4 },
    { d: spread(sheaves, (x, y, size) => `M${x - 7 * size} ${y}q${4 * size} ${-8 * size} ${2 * size} ${-13 * size}l${-5 * size} ${-7 * size}q${10 * size} ${-6 * size} ${20 * size} 0l${-5 * size} ${7 * size}q${-2 * size} ${5 * size} ${2 * size} ${13 * size}q${-7 * size} ${4 * size} ${-14 * size} 0z`), fill: '#f3d98a', stroke: '#a67c1c', width: 1.2 },
    { d: spread(sheaves, (x, y, size) => `M${x - 5 * size} ${y - 12 * size}h${10 * size}`), stroke: '#8c5f17', width: 2.6 },
  ];
}

function bog(ponds: [number, number, number][], reeds: [number, number, number][]): Layer[] {
  return [
    { d: spread(ponds, (x, y, r) => oval(x, y + 2, r + 2.5, 0.45)), fill: '#5f4a31' },
    { d: spread(ponds, (x, y, r) => oval(x, y, r, 0.42)), fill: '#4e7478' },
    { d: spread(ponds, (x, y, r) => `M${x - r * 0.6} ${y - 2}q${r * 0.5}-3 ${r} 0`), stroke: '#a9c9c4', width: 1.8 },
    { d: spread(reeds, (x, y, size) => `M${x} ${y}v${-16 * size}M${x - 4} ${y}q0-${8 * size}-3-${12 * size}M${x + 4} ${y}q0-${9 * size} 4-${13 * size}`), stroke: '#5d5a2c', width: 2 },
    { d: spread(reeds, (x, y, size) => `M${x - 1.7} ${y - 15 * size}h3.400v-7h-3.400z`), fill: '#4a2f1b' },
    { d: 'M-36 36q8-8 16 0zM12 44q9-9 18 0zM28-14q7-7 14 0zM-46-8q6-7 12 0z', fill: '#8a8149' },
  ];
}

const GLACIER: Layer[] = [
  { d: 'M-46 30-14-34 4-8 16-44 47 26 24 41 0 46-30 42z', fill: '#3f4a52', faint: 0.3 },
  { d: 'M-48 26-18-36 0-6-16 36z', fill: '#a8b0b7' },
  { d: 'M-18-36 2-4 10 34-16 38-12-2z', fill: '#6b747c' },
  { d: 'M-14 34 14-46 18-6 8 40z', fill: '#bcc3c9' },
  { d: 'M14-46 48 24 26 38 8 40 20 0z', fill: '#626b73' },
  { d: 'M-30-11-18-36-4-13-10-9-15-15-20-8-24-14zM3-15 14-46 32-9 25-12 21-4 16-13 10-7z', fill: '#fbfdff' },
  { d: 'M14-46 32-9 25-12 21-4 18-12zM-18-36-4-13-10-9-15-15z', fill: '#cfdde8' },
  { d: 'M-2-2Q4 12-8 22T-4 46L12 44Q2 30 12 20T6-4z', fill: '#d9eef7' },
  { d: 'M2 6q3 8-5 14m10 6q-6 6-2 13', stroke: '#92bed3', width: 1.8 },
];

const VOLCANO: Layer[] = [
  { d: 'M-48 32-12-22H14L48 30 20 44H-22z', fill: '#1f2326', faint: 0.35 },
  { d: 'M-48 28-13-26 0-20-6 40-26 42z', fill: '#6f6a6a' },
  { d: 'M-13-26 13-26 48 28 24 42-6 40z', fill: '#4a4647' },
  { d: 'M-13-26q13-7 26 0-13 8-26 0z', fill: '#f08a3c' },
  { d: 'M-6-23q-2 14-12 22t-8 24q4 6 8 0 0-14 9-22T4-22zM8-23q0 12 9 20t6 22q5 5 8 0-1-14-8-21T13-25z', fill: '#e2562a' },
  { d: 'M-3-22q-1 14-10 22M10-22q1 10 8 17', stroke: '#ffc66b', width: 2 },
  { d: `${dot(-2, -34, 7)}${dot(7, -41, 6)}${dot(15, -35, 5)}`, fill: '#e4e2df', faint: 0.75 },
];

const SEA: Layer[] = [
  { d: 'M-34-16q6-6 12 0t12 0M2 2q6-6 12 0t12 0M-26 24q6-6 12 0t12 0', stroke: '#b9dde8', width: 2.2 },
  { d: 'M8-30q5-5 10 0t10 0M-42 6q5-5 10 0t10 0M14 32q5-5 10 0', stroke: '#4d8aa3', width: 1.8, faint: 0.7 },
];

const VARIANTS: Record<string, Layer[][]> = {
  forest: [
    forest([[-30, 0, 0.9], [28, -2, 0.95], [-6, 4, 1], [14, 20, 1.05], [-34, 26, 1.05], [36, 26, 0.95], [-10, 36, 1.1], [16, 46, 1]]),
    forest([[-36, 4, 1], [32, 2, 1], [6, 10, 0.95], [-18, 22, 1.1], [28, 30, 1.1], [-38, 32, 0.9], [0, 44, 1.1], [22, 48, 0.8]]),
  ],
  meadow: [
    meadow([[-24, 10, 0.95], [22, 24, 1.1], [-6, 36, 0.9]], [[-36, 24, 2], [6, 8, 2], [34, -4, 2], [10, 44, 2], [-20, -28, 1.8], [40, 10, 1.8]]),
    meadow([[24, 6, 0.95], [-26, 28, 1.1], [14, 38, 0.85]], [[-30, 2, 2], [2, 22, 2], [36, 24, 2], [-8, 46, 2], [30, -22, 1.8], [-40, 14, 1.8]]),
  ],
  field: [field([[-30, 18, 1], [26, 26, 1.15], [-8, 44, 0.95]]), field([[30, 10, 1], [-28, 32, 1.15], [10, 46, 0.9]])],
  bog: [
    bog([[-22, 14, 17], [24, 28, 15], [26, -8, 11]], [[2, 18, 1], [-40, 24, 1], [40, 18, 0.9]]),
    bog([[22, 12, 17], [-24, 30, 16], [-30, -6, 11]], [[-2, 14, 1], [40, 28, 1], [-40, 16, 0.9]]),
  ],
  mountain: [GLACIER, VOLCANO],
  sea: [SEA],
};

/** Clouds over what nobody has seen yet. */
export const FOG = [[-26, 18, 19], [4, 26, 21], [28, 14, 18], [-14, -8, 20], [18, -14, 19], [-32, -4, 13], [36, -4, 12], [0, 4, 22]]
  .map(([x = 0, y = 0, r = 0]) => oval(x, y, r, 0.72))
  .join('');

/** The layers of a cell: neighbours of a kind need not look alike, and a cell always looks the same. */
export function layersOf(terrain: string, cell: Cell): Layer[] {
  const variants = VARIANTS[terrain] ?? [];
  return variants[Math.abs(Math.round(cell.x * 0.7 + cell.y * 1.3)) % (variants.length || 1)] ?? [];
}

/** Where land meets the sea: a stroke along every such edge. */
export function coastOf(cells: ReadonlyMap<string, Cell>, terrainAt: (name: string) => string | undefined): string {
  const key = (x: number, y: number): string => `${Math.round(x)}/${Math.round(y)}`;
  const byPlace = new Map([...cells.values()].map((cell) => [key(cell.x, cell.y), cell.name]));
  const isLand = (terrain: string | undefined): boolean => terrain !== undefined && terrain !== 'sea';
  return [...cells.values()]
    .filter((cell) => isLand(terrainAt(cell.name)))
    .flatMap((cell) =>
      [0, 1, 2, 3, 4, 5].map((k) => {
        const [out, from, to] = [-60 + 60 * k, -90 + 60 * k, -30 + 60 * k].map((angle) => (angle * Math.PI) / 180) as [number, number, number];
        const beside = byPlace.get(key(cell.x + Math.sqrt(3) * SIDE * Math.cos(out), cell.y + Math.sqrt(3) * SIDE * Math.sin(out)));
        if (beside === undefined || terrainAt(beside) !== 'sea') return '';
        const corner = (angle: number): string => `${cell.x + SIDE * Math.cos(angle)} ${cell.y + SIDE * Math.sin(angle)}`;
        return `M${corner(from)}L${corner(to)}`;
      }),
    )
    .join('');
}
