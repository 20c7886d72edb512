/** Shows a move over the page by the Web Animations API: nothing of the board itself is touched, so nothing can be left astray. */
import type { Move } from '../lib/wire';
import type { Face } from './faces';
import { findPlace } from './places';
import type { Player } from './queue';

const SVG = 'http://www.w3.org/2000/svg';
const SIZE = 34; // pixels
const SHAPES: Record<Face['shape'], Record<string, string>> = {
  card: { x: '-12', y: '-17', width: '24', height: '34', rx: '4' },
  cube: { x: '-13', y: '-13', width: '26', height: '26', rx: '4' },
  disc: { x: '-14', y: '-14', width: '28', height: '28', rx: '14' },
};

/** `still`: nothing flies; it appears where it goes, and fades. */
export function showOn(layer: HTMLElement, faceOf: (thing: string) => Face, still: () => boolean): Player {
  return (move, milliseconds) => {
    const [from, to] = [move.from, move.to].map((place) => middle(findPlace(document, place, move.thing)));
    const end = to ?? from;
    if (!end) return () => undefined;
    const ghost = draw(faceOf(move.thing), move);
    layer.append(ghost);
    const flies = from && to && !still();
    const way = flies ? [put(from, 0.8), put(to, 1)] : [put(end, 1), put(end, 1)];
    const shown = flies ? [1, 1] : from && !to ? [1, 0] : [0, 1];
    const animation = ghost.animate(
      way.map((transform, k) => ({ transform, opacity: shown[k] ?? 1 })),
      { duration: milliseconds, easing: 'ease-in-out', fill: 'forwards' },
    );
    return () => {
      animation.cancel();
      ghost.remove();
    };
  };
}

function middle(element: Element | null): { x: number; y: number } | null {
  if (!element) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

function put({ x, y }: { x: number; y: number }, scale: number): string {
  return `translate(${x - SIZE / 2}px, ${y - SIZE / 2}px) scale(${scale})`;
}

function draw(face: Face, move: Move): HTMLElement {
  const ghost = document.createElement('div');
  ghost.dataset['ghost'] = move.thing;
  const picture = part('svg', { viewBox: '-20 -20 40 40', width: String(SIZE), height: String(SIZE) });
  picture.append(part('rect', { ...SHAPES[face.shape], fill: face.fill, stroke: '#2a2118', 'stroke-width': '1.500' }));
  if (face.sign) picture.append(part('path', { d: face.sign, fill: face.ink ?? '#2a2118' }));
  const text = face.text ?? (move.count > 1 ? `×${move.count}` : '');
  if (text) {
    const words = part('text', { y: '5', 'text-anchor': 'middle', 'font-size': '14', 'font-weight': '700', fill: face.sign ? '#000' : (face.ink ?? '#2a2118') });
    words.textContent = text;
    picture.append(words);
  }
  ghost.append(picture);
  return ghost;
}

function part(name: string, attributes: Record<string, string>): Element {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}
