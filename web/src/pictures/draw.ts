/**
 * A board as one SVG, drawn without a browser: the server runs this by itself, to show what a link leads to.
 *
 * Whatever draws the SVG afterwards knows neither variables of CSS nor its newer selectors; they are resolved here.
 */
import type { Component } from 'svelte';
import { render } from 'svelte/server';
import sheet from '../app.css?raw';
import type { BoardProps, Scene } from '../lib/games';
import { i18n } from './i18n';
import { makeBundle, Teller } from '../lib/teller';
import { Styles } from './styles';

const BOARDS = import.meta.glob<Component<BoardProps>>('../../../src/langbord/games/*/web/Board.svelte', { eager: true, import: 'default' });
globalThis.matchMedia ??= (media) => ({ media, matches: true }) as MediaQueryList; // nothing moves here
const QUIET = { before: null, preview: null, choices: [], happened: [], hints: [], offer: () => undefined };

export interface Picture {
  scene: Pick<Scene, 'game' | 'edition' | 'view' | 'names'>;
  language: string;
  texts: string[];
  width: number;
  height: number;
}

/** Two SVGs as JSON: what lies still, and the things on it, which are to be laid over it. */
export function draw({ scene, language, texts, width, height }: Picture): string {
  const Board = BOARDS[`../../../src/langbord/games/${scene.game}/web/Board.svelte`];
  if (!Board) throw new Error(`${scene.game} has no board to draw`);
  i18n.teller = new Teller(language, [makeBundle(language, texts)]);
  const { head, body } = render(Board, { props: { ...QUIET, ...scene, seat: null } });
  const styles = [...head.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, text]) => text ?? '');
  const all = new Styles([sheet, ...styles]);
  const size = `width="${width}" height="${height}"`;
  const [ground = '', things = ''] = layers(all.resolved(body), size);
  const whole = (inside: string): string =>
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${width} ${height}"><style>${String(all)}</style>${inside}</svg>`;
  return JSON.stringify({ ground: whole(`<rect ${size} fill="${all.resolved('var(--water)')}"/>${ground}`), things: whole(things) });
}

/** The grounds and the things of a board, one over the other, each as large as the picture. */
function layers(body: string, size: string): string[] {
  return body
    .replace(/<!--[^]*?-->/g, '')
    .replace(/ style="transform: ?([^";]+);?"/g, ' transform="$1"')
    .replace(/<svg /g, `<svg ${size} overflow="visible" `)
    .split(/(?<=<\/svg>)/);
}
