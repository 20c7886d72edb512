/** What the things of the game look like while they move. */
import type { Face } from '$lib/games';
import { seatColour } from '$ui/seats';
import { HOUSE, KIND_COLOURS, KIND_SIGNS, LAND, LAND_INK, MOTIFS, SETTLER, SHIP } from './symbols';

const PIECES: Record<string, string> = { settler: SETTLER, ship: SHIP, house: HOUSE };
const TOKENS: Record<string, string> = { white: '#fbfaf5', red: '#b3202c', black: '#2b3036' };

export function face(thing: string): Face | null {
  const [kind = '', which = ''] = thing.split(' ');
  const fill = KIND_COLOURS[which];
  if ((kind === 'resource' || kind === 'harbour') && fill) {
    return { shape: kind === 'resource' ? 'card' : 'disc', fill, ink: '#fff', sign: KIND_SIGNS[which] };
  }
  if (PIECES[kind]) return { shape: 'disc', fill: seatColour(Number(which)), ink: '#fff', sign: PIECES[kind] };
  if (kind === 'tile') return { shape: 'cube', fill: LAND[which] ?? '#ccc', ink: LAND_INK[which], sign: MOTIFS[which] };
  if (kind === 'number') return { shape: 'disc', fill: '#fffaf0', ink: '#2a241a', text: which };
  if (kind === 'token' || kind === 'red') return { shape: 'disc', fill: TOKENS[kind === 'red' ? 'red' : which] ?? '#ccc', sound: 'coin' };
  return null;
}
