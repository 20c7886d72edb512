/** A game without a board of its own: its view as it is. */
import type { GameUi, Scene, Section } from '../../lib/games';
import Plain from './Plain.svelte';

function lines(node: unknown, path: string): string[] {
  if (node === null || typeof node !== 'object') return [`${path}: ${String(node)}`];
  return Object.entries(node).flatMap(([key, part]) => lines(part, path ? `${path}.${key}` : key));
}

export function text(scene: Scene): Section[] {
  return [{ title: '', lines: lines(scene.view, '') }];
}

export const ui: GameUi = { Board: Plain, Panel: Plain, groups: {}, wide: false, ratio: 1, facts: () => [], text, cards: () => [] };
