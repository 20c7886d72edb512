/** Every colour has its sign, the same as in the terminal. Paths round (0, 0), about 16 across. */
export const SIGNS: Record<string, string> = {
  pink: 'M0 7C-9 0-7-7-3.500-7-1.500-7 0-5.500 0-4 0-5.500 1.500-7 3.500-7 7-7 9 0 0 7z',
  blue: 'M-8-3.500q4-4 8 0t8 0v3q-4 4-8 0t-8 0zM-8 3.500q4-4 8 0t8 0v3q-4 4-8 0t-8 0z',
  green: 'M0-8 8 6.500H-8z',
  black: 'M-6.500-6.500h13v13h-13z',
  red: 'M-2.700-8h5.400v5.300H8v5.400H2.700V8h-5.400V2.700H-8v-5.400h5.300z',
  orange: 'M-7 0a7 7 0 1 0 14 0 7 7 0 1 0-14 0z',
  wild: 'M0-9 2.600-3 9-2.600 4.200 1.600 5.700 8 0 4.500-5.700 8-4.200 1.600-9-2.600-2.600-3z',
  grey: 'M-6.500 0a6.500 6.500 0 1 0 13 0 6.500 6.500 0 1 0-13 0zm3 0a3.500 3.500 0 1 1 7 0 3.500 3.500 0 1 1-7 0z',
};

export const COLOURS: Record<string, string> = {
  pink: '#e39ac0',
  blue: '#2b67a8',
  green: '#2f7a46',
  black: '#2b3036',
  red: '#b5342b',
  orange: '#e58f2a',
  wild: '#f3e7c6',
  grey: '#c9c3b5',
};

/** What can be read on that colour. */
export const INKS: Record<string, string> = {
  pink: '#4a1030',
  blue: '#ffffff',
  green: '#ffffff',
  black: '#ffffff',
  red: '#ffffff',
  orange: '#3a2000',
  wild: '#5a4300',
  grey: '#4a463d',
};

/** All colours, across a wild card. */
export const RAINBOW = ['#e39ac0', '#e58f2a', '#f0d264', '#7fc08f', '#7aa9d8', '#b79ad6'];

/** On a place where a contract ends; round (0, 0). */
export const FLAG = 'M-12 18V-18l28 9-24 9v18z';
