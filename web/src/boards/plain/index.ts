/** A game without a board of its own: its view as it is. */
import type { GameUi, Section } from '../../lib/games';
import Plain from './Plain.svelte';

function lines(node: unknown, path: string): string[] {
  if (node === null || typeof node !== 'object') return [`${path}: ${String(node)}`];
  return Object.entries(node).flatMap(([key, part]) => lines(part, path ? `${path}.${key}` : key));
}

export function text(view: unknown): Section[] {
  return [{ title: '', lines: lines(view, '') }];
}

export const ui: GameUi = { Board: Plain, Panel: Plain, groups: {}, wide: false, facts: () => [], text, cards: () => [] };
