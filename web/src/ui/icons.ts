/** Small signs, as paths in a square of 24. */
export const ICONS: Record<string, string> = {
  points: 'M12 2l3 7 7.500.5-5.800 4.800L18.500 22 12 17.800 5.500 22l1.800-7.700L1.500 9.500 9 9z',
  cart: 'M2 6h13v9H2zM15 9h4l3 4v2h-7zM6 22a3 3 0 1 1 .01 0zm11 0a3 3 0 1 1 .01 0z',
  goods: 'M12 2l9 5v10l-9 5-9-5V7zm0 2.800L6.200 8 12 11.200 17.800 8z',
  contract: 'M5 2h11l4 4v16H5zm3 7v2h9V9zm0 5v2h9v-2z',
  cards: 'M3 5l11-3 4 15-11 3zM20 8l2 .5-3 12-6 1.200 5-2z',
  coin: 'M12 2a10 10 0 1 0 .01 0zm0 3.500a6.500 6.500 0 1 1-.01 0zM11 8h2v8h-2z',
  house: 'M12 3l9 8h-3v9H6v-9H3z',
  ship: 'M11 2v12H3l3 7h12l3-7h-8V12h6C19 7 16 4 13 2z',
  settler: 'M4 21c0-7 1-10 4-12l-1-5 3 2c5 0 8 3 9 6l-3 2-4-1c1 3 2 5 2 8z',
  token: 'M12 3a9 9 0 1 0 .01 0zm0 4a5 5 0 1 1-.01 0z',
  fate: 'M4 2h16v20H4zm8 4l-4 6 4 6 4-6z',
  penalty: 'M12 2l10 19H2zm-1 7v6h2V9zm0 8v2h2v-2z',
  worker: 'M12 2a4 4 0 1 1-.01 0zM5 22c0-8 3-11 7-11s7 3 7 11z',
  cube: 'M12 2l9 5v10l-9 5-9-5V7z',
  order: 'M6 2h12v20l-6-4-6 4z',
};
