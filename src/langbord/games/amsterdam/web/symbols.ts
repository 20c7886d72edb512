/** Resources, goods and workers: every colour with a sign of its own. Paths round (0, 0), about 16 across. */
export const CUBES: Record<string, { fill: string; ink: string; sign: string }> = {
  black: { fill: '#2b3036', ink: '#fff', sign: 'M-5-5h10v10h-10z' },
  brown: { fill: '#7a4a26', ink: '#fff', sign: 'M-6-5h12L0 6z' },
  purple: { fill: '#6d3a94', ink: '#fff', sign: 'M0-7 6 0 0 7-6 0z' },
  pink: { fill: '#e39ac0', ink: '#4a1030', sign: 'M0 6C-8 0-6-6-3-6-1.500-6 0-4.500 0-3.500 0-4.500 1.500-6 3-6 6-6 8 0 0 6z' },
  orange: { fill: '#e58f2a', ink: '#3a2000', sign: 'M-5.500 0a5.500 5.500 0 1 0 11 0 5.500 5.500 0 1 0-11 0z' },
  grey: { fill: '#b9b6ae', ink: '#33312b', sign: 'M-6 0a6 6 0 1 0 12 0 6 6 0 1 0-12 0zm3 0a3 3 0 1 1 6 0 3 3 0 1 1-6 0z' },
};

export const GOODS: Record<string, string> = {
  beer: 'M-7-7H3v2h3q3 0 3 5t-5 5H3v3H-7zM3-2v4h2q1 0 1-2t-1-2z',
  tulips: 'M-1 10V1q-6 0-6-9l3.500 3L0-10l3.500 5L7-8q0 9-6 9v9zM1 8q5 0 6-4-5 0-6 4z',
  cheese: 'M-9 3-1-7q8 1 10 10v5H-9zM-5 4a1.500 1.500 0 1 0 .01 0zM3 3a2 2 0 1 0 .01 0z',
  furniture: 'M-7-10h3V0H6v10H3V4h-7v6h-3z',
  genever: 'M-2-10h4v5q3 2 3 5v10H-5V0q0-3 3-5zM-3 1v4h6V1z',
  tiles: 'M-8-8h7v7h-7zM1-8h7v7H1zM-8 1h7v7h-7zM1 1h7v7H1z',
  lace: 'M0-10l3 4 5-1-1 5 4 2-4 3 1 5-5-1-3 4-3-4-5 1 1-5-4-3 4-2-1-5 5 1zM0-3a3 3 0 1 0 .01 0z',
  coffee: 'M-8-6H4v1h2q3 0 3 4T5 3H4q-1 5-6 5t-6-6zM4-2v2h1q1 0 1-1t-1-1zM-5-10l2 3M0-10l2 3',
  crystal: 'M-5-9H5l5 6L0 10-10-3zM-5-9l5 6 5-6',
};

export const WORKERS: Record<string, { fill: string; sign: string }> = {
  light_blue: { fill: '#8fc1e6', sign: 'M-4-4h8v8h-8z' },
  reddish_brown: { fill: '#a9573d', sign: 'M0-5 5 4H-5z' },
  white: { fill: '#fbfaf5', sign: 'M-4.500 0a4.500 4.500 0 1 0 9 0 4.500 4.500 0 1 0-9 0z' },
  golden_yellow: { fill: '#ecc033', sign: 'M0-6l1.800 4 4 .3-3 2.800 1 4.200L0 3l-3.800 2.300 1-4.200-3-2.800 4-.3z' },
  light_pink: { fill: '#f0b7c9', sign: 'M0-5.500 5.500 0 0 5.500-5.500 0z' },
  light_green: { fill: '#a7d59a', sign: 'M-1.800-5h3.600v3.200H5v3.600H1.800V5h-3.600V1.800H-5v-3.600h3.200z' },
};

export const SHIP = 'M-15 3h30l-5 9h-20zM-1.500 1v-20h3v2q11 4 11 15-5 3-11 2v1z';
