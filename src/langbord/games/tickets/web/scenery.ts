/** The old city as our drawing has it: half-moons of canals round the mouth of the Amstel, and what stands at its places. */
import type { City } from './types';

export interface Point {
  x: number;
  y: number;
}

export const RINGS = [330, 520, 700, 880]; // how far the canals lie from the middle
const MIDDLE = { x: 645, y: 60 };
const FLAT = 0.98; // how much lower than wide a half-moon is

export const RIVER = 'M640 40Q670 330 640 560T720 1000Q752 1090 740 1900';
export const DITCHES = ['M645 420 300 250', 'M645 560 330 760', 'M700 560 1000 330', 'M700 640 1010 720'];

export function ring(r: number): string {
  return `M${MIDDLE.x - r} 10V${MIDDLE.y}A${r} ${r * FLAT} 0 0 0 ${MIDDLE.x + r} ${MIDDLE.y}V10`;
}

interface Water {
  course: Point[];
  width: number;
}

export interface Bridge extends Point {
  angle: number; // of the way that it carries
  long: number;
  wide: number;
}

/** Where ways cross water. */
export function bridgesOf(city: City): Bridge[] {
  const ways = city.routes.filter((route) => route.side < 1);
  return ways.flatMap(({ a, b, side }) =>
    waters().flatMap(({ course, width }) =>
      crossings(a, b, course).map(({ x, y, sine }) => ({
        x,
        y,
        angle: (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI,
        long: width / Math.max(sine, 0.5) + 16,
        wide: side ? 66 : 38,
      })),
    ),
  );
}

function waters(): Water[] {
  const half = Array.from({ length: 61 }, (_, k) => (k * Math.PI) / 60);
  return [
    ...RINGS.map((r) => ({
      course: half.map((angle) => ({ x: MIDDLE.x - r * Math.cos(angle), y: MIDDLE.y + r * FLAT * Math.sin(angle) })),
      width: 24,
    })),
    { course: [...curve([640, 40], [670, 330], [640, 560]), ...curve([640, 560], [610, 790], [720, 1000])], width: 44 },
  ];
}

function curve([ax, ay]: number[], [bx, by]: number[], [cx, cy]: number[]): Point[] {
  const between = (t: number, a = 0, b = 0, c = 0): number => (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c;
  return Array.from({ length: 13 }, (_, k) => ({ x: between(k / 12, ax, bx, cx), y: between(k / 12, ay, by, cy) }));
}

/** Where a straight way crosses a course, and how squarely: 1 at a right angle. */
function crossings(a: Point, b: Point, course: Point[]): (Point & { sine: number })[] {
  return course.slice(1).flatMap((to, k) => {
    const from = course[k] ?? to;
    const [wx, wy, cx, cy] = [b.x - a.x, b.y - a.y, to.x - from.x, to.y - from.y];
    const across = wx * cy - wy * cx;
    const along = ((from.x - a.x) * cy - (from.y - a.y) * cx) / across;
    const beside = ((from.x - a.x) * wy - (from.y - a.y) * wx) / across;
    if (!(along > 0.06 && along < 0.94 && beside >= 0 && beside < 1)) return [];
    return [{ x: a.x + along * wx, y: a.y + along * wy, sine: Math.abs(across) / (Math.hypot(wx, wy) * Math.hypot(cx, cy)) }];
  });
}

/** A landmark in three tones, standing on y = 14, about 36 wide and 46 high. */
export interface Landmark {
  wall: string;
  roof: string;
  dark: string;
}

const HOUSE: Landmark = {
  wall: 'M-11 14V-6h3v-4h3v-4h3v-4h4v4h3v4h3v4h3V14z',
  roof: 'M-3-18h6v-3h-6z',
  dark: 'M-3 14V6h6v8zM-7 2v-5h4v5zM3 2v-5h4v5zM-2-7v-4h4v4z',
};

export const LANDMARKS: Record<string, Landmark> = {
  haringpakkerstoren: {
    wall: 'M-9 14V-6H9V14zM-5-11H5v-6H-5z',
    roof: 'M-11-6h22l-5-5H-6zM-6-17H6q-4-2-4-7l-2-8-2 8q0 5-4 7z',
    dark: 'M-3 14V7a3 3 0 0 1 6 0v7zM-3 1a3 3 0 1 1 6 0 3 3 0 1 1-6 0zM-2-11v-4h4v4z',
  },
  montelbaanstoren: {
    wall: 'M-10 14V-3H10V14zM-6-3V-12H6V-3zM-3-17H3v-4H-3z',
    roof: 'M-8-12H8l-3-5H-5zM-4-21H4L1-26 0-33-1-26zM-11-3h22l-3-3H-8z',
    dark: 'M-3 14V8h6v6zM-7 5V0h4v5zM3 5V0h4v5zM-3.500-8a3 3 0 1 1 7 0 3 3 0 1 1-7 0z',
  },
  jan_roodenpoortstoren: {
    wall: 'M-9 14V-8H9V14zM-4-15H4v-5H-4z',
    roof: 'M-10-8h20L5-15H-5zM-5-20H5L0-32z',
    dark: 'M-4 14V8a4 4 0 0 1 8 0v6zM-6 1v-5h4v5zM2 1v-5h4v5z',
  },
  munttoren: {
    wall: 'M-17 14V2H-8v12zM-8 14V-8H8V14zM-4-12H4v-7H-4z',
    roof: 'M-19 2h11v-3h-9zM-9-8H9L4-12H-4zM-5-19H5L2-24 0-34-2-24z',
    dark: 'M-3 14V8a3 3 0 0 1 6 0v6zM-3.500-1a3.500 3.500 0 1 1 7 0 3.500 3.500 0 1 1-7 0zM-15 10V6h4v4zM-1-13v-4h2v4z',
  },
  westermarkt: {
    wall: 'M-7 14V-10H7V14zM-5-12H5v-7H-5zM7 14V2H18V14z',
    roof: 'M-8-10H8l-2-3H-6zM-6-19H6l-3-5H-3zM-3-24H3l-1-4 1-3H-3l1 3zM6 2 12-5l7 7z',
    dark: 'M-2.500 14V8h5v6zM-3-1a3 3 0 1 1 6 0 3 3 0 1 1-6 0zM-2-13v-4h4v4zM11 11V6h3v5z',
  },
  oude_kerk: {
    wall: 'M-18 14V0H10V14zM8 14V-10H18V14z',
    roof: 'M-19 0-14-9H8v9zM7-10H19L15-17 13-31 11-17z',
    dark: 'M-15 11V5a2 2 0 0 1 4 0v6zM-8 11V5a2 2 0 0 1 4 0v6zM-1 11V5a2 2 0 0 1 4 0v6zM11 14V9h4v5zM11-1a2 2 0 1 1 4 0 2 2 0 1 1-4 0z',
  },
  waag: {
    wall: 'M-18 14V-4h8v18zM10 14V-4h8v18zM-10 14V-8H10V14z',
    roof: 'M-20-4-14-18-8-4zM8-4 14-18 20-4zM-11-8-6-16H6l5 8zM-2-16 0-26l2 10z',
    dark: 'M-4 14V8a4 4 0 0 1 8 0v6zM-15 4V-1h2v5zM13 4V-1h2v5zM-6 1v-5h4v5zM2 1v-5h4v5z',
  },
  dam: {
    wall: 'M-20 14V-5H20V14zM-7-5V-11H7v6zM-4-17H4v-4H-4z',
    roof: 'M-21-5-17-10H17l4 5zM-9-5 0-12 9-5zM-6-17q0-6 6-6t6 6zM-.800-23v-8h1.600v8z',
    dark: 'M-17 10V5h3v5zM-12 10V5h3v5zM-7 10V5h3v5zM4 10V5h3v5zM9 10V5h3v5zM14 10V5h3v5zM-17 2v-4h3v4zM-12 2v-4h3v4zM9 2v-4h3v4zM14 2v-4h3v4zM-2.500 14V7h5v7z',
  },
  oost_indisch_huis: {
    wall: 'M-19 14V-7H19V14zM-7-7v-6h3v-5h8v5h3v6z',
    roof: 'M-20-7-16-12H-7v5zM20-7 16-12H7v5zM-4-18 0-23l4 5z',
    dark: 'M-16 9V4h3v5zM-10 9V4h3v5zM7 9V4h3v5zM13 9V4h3v5zM-16 0v-4h3v4zM-10 0v-4h3v4zM7 0v-4h3v4zM13 0v-4h3v4zM-4 14V5h8v9zM-2-9v-4h4v4z',
  },
  jordaan: {
    wall: 'M-19 14V-8h3v-4h3v-4h3v4h3v4h1V14zM-6 14V-4l6-8 6 8V14zM6 14V-9q4-1 4-5h5q0 4 4 5V14z',
    roof: 'M-13-16h3v-3h-3zM-7-4 0-13 7-4l-2 2-5-7-5 7zM10-14h5v-3h-5z',
    dark: 'M-16 9V4h3v5zM-11 9V4h3v5zM-13-3v-4h3v4zM-2 14V7h4v7zM-1.500 1v-4h3v4zM9 9V4h3v5zM14 9V4h3v5zM11-3v-4h4v4z',
  },
  noordermarkt: {
    wall: 'M-16 14V-2h3v16zM13 14V-2h3v16zM-13 14V6H13v8z',
    roof: 'M-19-2Q-15-13 0-15 15-13 19-2q-3 5-6.300 0-3.200 5-6.300 0-3.200 5-6.400 0-3.200 5-6.400 0-3.100 5-6.300 0-3.300 5-6.300 0zM-1-15v-9l8 3-7 3z',
    dark: 'M-11 6a3 3 0 0 1 6 0zM-3 6a3 3 0 0 1 6 0zM5 6a3 3 0 0 1 6 0z',
  },
  de_drie_hendricken: {
    wall: 'M-8 14-5-12H5L8 14z',
    roof: 'M-6-12q0-6 6-6t6 6zM-1-15-18-26l2-3L0-17 16-29l2 3L2-14 18-1l-2 3L0-11-16 2l-2-3z',
    dark: 'M-2.500 14V8h5v6zM-1.500 2v-4h3v4zM-1.500-13a1.500 1.500 0 1 1 3 0 1.500 1.500 0 1 1-3 0z',
  },
  begijnhof: {
    wall: 'M-12 14V0L-4-10 4 0V14zM-6-12h4v-6h-4zM4 14V4H17V14z',
    roof: 'M-14 1-4-12 6 1 4 3-4-8-12 3zM-7-18h6l-3-10zM3 4 6-2h9l3 6z',
    dark: 'M-6 14V7a2 2 0 0 1 4 0v7zM-5.500-2a1.500 1.500 0 1 1 3 0 1.500 1.500 0 1 1-3 0zM7 11V7h3v4zM12 11V7h3v4z',
  },
  korenmetershuisje: {
    wall: 'M-13 14V-2H13V14zM-5-2v-6l5-5 5 5v6z',
    roof: 'M-15-2-11-9H11l4 7zM-6-8 0-16l6 8-2 1-4-6-4 6zM9-9v-8h4v8z',
    dark: 'M-3 14V5h6v9zM-10 9V3h4v6zM6 9V3h4v6zM-1.500-4v-4h3v4z',
  },
  blauwbrug: {
    wall: 'M-21 12V2Q0-10 21 2V12h-4a5 6 0 0 0-10 0h-3a4 7 0 0 0-8 0h-3a5 6 0 0 0-10 0z',
    roof: 'M-21 2Q0-10 21 2v-4Q0-14-21-2zM-13-6h3v-9h-3zM10-6h3v-9h-3zM-14-15h5l-2.500-5zM9-15h5l-2.500-5z',
    dark: 'M-17 12a5 6 0 0 1 10 0zM-4 12a4 7 0 0 1 8 0zM7 12a5 6 0 0 1 10 0z',
  },
  nieuwe_waal: {
    wall: 'M-3 6V-26h2V6zM6 6V-16h2V6z',
    roof: 'M-18 3 18 1q-1 9-6 12H-11Q-17 10-18 3zM-1-24Q10-18 9-6L-1-8zM-4-22q-11 5-12 15l12 1z',
    dark: 'M-12 8h23v1.500h-23zM-3-26l-7-3 7-3z',
  },
  oude_waal: {
    wall: 'M-1-2V-27H1V-2zM-12 3V-14h1.600V3zM11 2V-16h1.600V2z',
    roof: 'M-19 0Q0 6 19-3 17 9 11 13H-12Q-18 8-19 0zM-8-20H8Q5-12 8-5H-8q2-7 0-15zM1-27l8 2-8 3z',
    dark: 'M-13 7q13 3 25-1v2q-13 4-25 1zM-5-16H6v1.500H-5zM-16-10h8v6h-8zM8-12h8v6H8z',
  },
};

export function landmarkAt(place: string): Landmark {
  return LANDMARKS[place] ?? HOUSE;
}
