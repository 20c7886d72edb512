/** What a thing looks like while it moves: small, and the same in all games but for colour and sign. */
import type { Sound } from '../sounds/sounds';
import { seatColour } from '../ui/seats';

export interface Face {
  shape: 'card' | 'cube' | 'disc';
  fill: string;
  ink?: string | undefined;
  sign?: string | undefined; // a path round (0, 0), about 16 across
  text?: string | undefined;
  sound?: Sound | undefined; // else by its kind and shape
}

const BACK: Face = { shape: 'card', fill: '#7a6a55', ink: '#f4ead6', sign: 'M-6-8h12v16h-12zm2 2v12h8v-12z' };
const PLAIN: Face = { shape: 'disc', fill: '#f4ead6', ink: '#3b3326' };
const STAR = 'M0-9 2.600-3 9-2.600 4.200 1.600 5.700 8 0 4.500-5.700 8-4.200 1.600-9-2.600-2.600-3z';

/** A piece of a player, `cart 1`, has his colour and number; a die its pips; other things are plain, cards face down backs. */
export function plainFace(thing: string): Face {
  const [kind = '', which] = thing.split(' ');
  if (kind === 'die') return { shape: 'cube', fill: '#fffaf0', ink: '#2a241a', text: thing.split(' ').at(-1) };
  if (kind === 'point') return { ...PLAIN, sign: STAR };
  if (which !== undefined && /^\d$/.test(which)) {
    return { shape: 'disc', fill: seatColour(Number(which)), ink: '#fff', text: String(Number(which) + 1) };
  }
  return ['card', 'fate', 'contract', 'order', 'resource'].includes(kind) ? BACK : PLAIN;
}
