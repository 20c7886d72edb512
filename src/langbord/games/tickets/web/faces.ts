/** What the things of the game look like while they move. */
import type { Face } from '$lib/games';
import { COLOURS, INKS, SIGNS } from './symbols';

export function face(thing: string): Face | null {
  const [kind, which = ''] = thing.split(' ');
  if (kind !== 'card' || !COLOURS[which]) return null;
  return { shape: 'card', fill: COLOURS[which], ink: INKS[which], sign: SIGNS[which] };
}
