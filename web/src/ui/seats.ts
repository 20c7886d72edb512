/** A player's shape, so that his colour is never alone: paths round (0, 0) with a radius of about 10. */
export const SEAT_SHAPES = [
  'M-9-9H9V9H-9z',
  'M0-11 11 0 0 11-11 0z',
  'M-10 0a10 10 0 1 0 20 0 10 10 0 1 0-20 0z',
  'M0-11 10.500 8.500H-10.500z',
  'M-5.500-10H5.500L11 0 5.500 10H-5.500L-11 0z',
];

export function seatShape(seat: number): string {
  return SEAT_SHAPES[seat % SEAT_SHAPES.length] ?? '';
}

export function seatColour(seat: number): string {
  return `var(--seat-${seat % SEAT_SHAPES.length})`;
}
