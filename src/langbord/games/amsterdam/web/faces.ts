/** What the things of the game look like while they move. */
import type { Face } from '$lib/games';
import { seatColour } from '$ui/seats';
import { CUBES, GOODS, SHIP, WORKERS } from './symbols';

export function face(thing: string): Face | null {
  const [kind = '', which = '', pips] = thing.split(' ');
  const cube = CUBES[which];
  if (kind === 'cube' && cube) return { shape: 'cube', ...cube };
  if (kind === 'die' && cube) return { shape: 'cube', fill: cube.fill, ink: cube.ink, text: pips };
  if (kind === 'good') return { shape: 'disc', fill: '#f7ecd2', ink: '#4a3520', sign: GOODS[which] };
  const worker = WORKERS[which];
  if (kind === 'worker' && worker) return { shape: 'disc', fill: worker.fill, ink: '#2a2118', sign: worker.sign };
  if (kind === 'ship') return { shape: 'disc', fill: seatColour(Number(which)), ink: '#fff', sign: SHIP };
  if (kind === 'card' && which) return { shape: 'card', fill: '#f2e3c4', ink: '#4a3520', text: which };
  if (kind === 'guilder') return { shape: 'disc', fill: '#ecc033', ink: '#3a2000', text: 'ƒ' };
  return null;
}
