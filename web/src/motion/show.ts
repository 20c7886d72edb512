/** Shows a move over the page by the Web Animations API: nothing of the board itself is touched, so nothing can be left astray. */
import type { Move } from '../lib/wire';
import { plainFace, type Face } from './faces';
import { findPlace } from './places';
import type { Player } from './queue';

const SVG = 'http://www.w3.org/2000/svg';
const SIZE = 34; // pixels
const ROLL = 60; // so far dice roll
const SHAPES: Record<Face['shape'], Record<string, string>> = {
  card: { x: '-12', y: '-17', width: '24', height: '34', rx: '4' },
  cube: { x: '-13', y: '-13', width: '26', height: '26', rx: '4' },
  disc: { x: '-14', y: '-14', width: '28', height: '28', rx: '14' },
};

/** `still`: nothing flies; it appears where it goes, and fades. */
export function showOn(layer: HTMLElement, faceOf: (thing: string) => Face, still: () => boolean): Player {
  return (move, milliseconds) => {
    const [from, to] = [move.from, move.to].map((place) => middle(findPlace(document, place, move.thing)));
    const frames = framesOf(move, from ?? null, to ?? null, still());
    if (!frames.length) return () => undefined;
    const ghost = document.createElement('div');
    ghost.dataset['ghost'] = move.thing;
    const timing = { duration: milliseconds, easing: 'ease-in-out', fill: 'forwards' } as const;
    const sides = sidesOf(move, faceOf).map((face) => draw(face, move));
    ghost.append(...sides);
    layer.append(ghost);
    const animation = ghost.animate(frames, timing);
    if (sides.length > 1) sides.forEach((side, k) => side.animate(TURN[k] ?? [], timing));
    return () => {
      animation.cancel();
      ghost.remove();
    };
  };
}

/** Of a thing that turns over: first the one side is seen, from the middle of the way on the other. */
const TURN: Keyframe[][] = [
  [1, 0],
  [0, 1],
].map(([one = 0, other = 0]) => [one, one, other, other].map((opacity, k) => ({ opacity, offset: k < 2 ? k / 2 : (k - 1) / 2 })));

/** How a thing goes: it flies, turns over on the way where its other side comes up, and dice roll where they are thrown. */
export function framesOf(move: Move, from: Point | null, to: Point | null, still: boolean): Keyframe[] {
  const end = to ?? from;
  if (!end) return [];
  const fades = from && !to ? [1, 0] : [0, 1];
  if (still || !from || !to) {
    const thrown = !still && !from && move.thing.startsWith('die ');
    return fades.map((opacity, k) => ({ opacity, transform: thrown && !k ? rolling(end) : put(end, 1) }));
  }
  const half = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const between = turns(move) ? [{ transform: `${put(half, 0.9)} scaleX(0.02)`, opacity: 1 }] : [];
  return [{ transform: put(from, 0.8), opacity: 1 }, ...between, { transform: put(to, 1), opacity: 1 }];
}

function turns(move: Move): boolean {
  return move.face === 'revealed' || move.face === 'covered';
}

/** What is seen of it: of what turns over first the one side, then the other; of what lies face down the back. */
function sidesOf(move: Move, faceOf: (thing: string) => Face): Face[] {
  const [front, back] = [faceOf(move.thing), plainFace(move.thing.split(' ')[0] ?? '')];
  if (!turns(move)) return [front];
  return move.face === 'revealed' ? [back, front] : [front, back];
}

interface Point {
  x: number;
  y: number;
}

function rolling({ x, y }: Point): string {
  return `${put({ x: x - ROLL, y: y - ROLL / 2 }, 1.2)} rotate(-540deg)`;
}

function middle(element: Element | null): Point | null {
  if (!element) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

function put({ x, y }: Point, scale: number): string {
  return `translate(${x - SIZE / 2}px, ${y - SIZE / 2}px) scale(${scale})`;
}

function draw(face: Face, move: Move): Element {
  const picture = part('svg', { viewBox: '-20 -20 40 40', width: String(SIZE), height: String(SIZE) });
  picture.append(part('rect', { ...SHAPES[face.shape], fill: face.fill, stroke: '#2a2118', 'stroke-width': '1.500' }));
  if (face.sign) picture.append(part('path', { d: face.sign, fill: face.ink ?? '#2a2118' }));
  const text = face.text ?? (move.count > 1 ? `×${move.count}` : '');
  if (text) {
    const words = part('text', { y: '5', 'text-anchor': 'middle', 'font-size': '14', 'font-weight': '700', fill: face.sign ? '#000' : (face.ink ?? '#2a2118') });
    words.textContent = text;
    picture.append(words);
  }
  return picture;
}

function part(name: string, attributes: Record<string, string>): Element {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}
