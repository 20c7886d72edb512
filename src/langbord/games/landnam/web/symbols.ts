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

export const SHIP = 'M-17 4h34l-6 10h-22zM-1.500 2v-22h3v3q12 4 12 16-6 3-12 2v1z';
export const SETTLER = 'M-12 14c-1-8 0-13 4-16l-8-1-2-5 8-4 2-6 4 4c8 0 12 4 14 10l3 4-2 2-3-3-1 15h-4l-1-9h-8l-1 9z';
export const HOUSE = 'M0-12 11-2H8v11H-8V-2h-3z';
