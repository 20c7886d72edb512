/** Terrains and kinds: each colour with its own drawing. Paths round (0, 0). */
export const LAND: Record<string, string> = {
  sea: '#8fbccd',
  bog: '#a88f74',
  field: '#e3c065',
  meadow: '#a8c46c',
  forest: '#5d8a5c',
  mountain: '#a9abae',
  unknown: 'var(--land)',
};

export const LAND_INK: Record<string, string> = {
  sea: '#4c88a0',
  bog: '#5e4730',
  field: '#a67c1c',
  meadow: '#5f7d2c',
  forest: '#2c4f2f',
  mountain: '#5f6367',
  unknown: '#b5ab97',
};

/** What is drawn in a hex of that terrain, round its middle. */
export const MOTIFS: Record<string, string> = {
  sea: 'M-30-8q7.500-7 15 0t15 0 15 0 15 0M-22 8q7.500-7 15 0t15 0 15 0',
  bog: 'M-26 8v-12m-5 12 2-9m8 9-2-9M6-4v-12M1-4l2-9m8 9-2-9M24 12V0m-5 12 2-9m8 9-2-9',
  field: 'M-30 10 -8-22M-18 16 10-24M-4 18 24-20M10 18 34-12',
  meadow: 'M-24-8a3 3 0 1 0 .01 0zM-2-20a3 3 0 1 0 .01 0zM20-6a3 3 0 1 0 .01 0zM-12 12a3 3 0 1 0 .01 0zM12 14a3 3 0 1 0 .01 0z',
  forest: 'M-24 8v-6m-8 0h16l-8-16zM0-4v-6m-8 0H8L0-26zM24 8v-6m-8 0h16l-8-16z',
  mountain: 'M-34 14-14-18-4-4 8-24 34 14zM-18-11l4 5 4-4M3-16l5 6 5-6',
  unknown: '',
};

export const KIND_SIGNS: Record<string, string> = {
  wood: 'M0-9 7 2H3l5 6H2v3h-4V8h-6l5-6h-4z',
  sheep: 'M-7-3a4 4 0 0 1 7-3 4 4 0 0 1 7 3 4 4 0 0 1-1 6v5H3V4h-6v4h-3V3a4 4 0 0 1-1-6z',
  grain: 'M-1 10V-9h2V10zM-7-6l5 4v3l-5-4zM7-6 2-2v3l5-4zM-7 0l5 4v3l-5-4zM7 0 2 4v3l5-4z',
  iron: 'M-9-4h18l-4 4H3v5h4v4H-7V5h4V0q-4 0-6-4z',
};

export const KIND_COLOURS: Record<string, string> = {
  wood: '#3d6a40',
  sheep: '#587222',
  grain: '#8c6512',
  iron: '#5f4a70',
};

export const SHIP = 'M-24 1q-4-8 0-14-1 8 4 12l6 1.500 12 .700v-5q-6 0-12 1.800-3-10 0-20 6-2.500 13-2.800V-27h2.200v1.300q7 .300 13 2.700 3 10 0 20-6-1.800-12-1.800v5l12-.700 6-1.500q5-4 4-12 4 6 0 14-2 11-12 12h-24q-10-1-12-12z';
export const SETTLER = 'M-5.500-17a5.500 5.500 0 1 1 11 0q0 4-2 5.500 8 4 9.500 26.500h-26q1.500-22.500 9.500-26.500-2-1.500-2-5.500z';
export const HOUSE = 'M-15 10V-1h-2L-6-13l3-.500q6-.500 12 1.500l9 10h-2v12z';
