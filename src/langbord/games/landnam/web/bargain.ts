/** An offer as the one act that the engine takes (`compose` in actions.py). */
import type { Choice } from '$lib/wire';
import { KINDS } from './types';

type Counts = Readonly<Record<string, number>>;

function cards(counts: Counts): string[] {
  return KINDS.flatMap((kind) => Array<string>(counts[kind] ?? 0).fill(kind));
}

/** What is offered for what, to some or (none named) to all; null while a card is missing on either side. */
export function bargain(give: Counts, want: Counts, to: readonly number[], active: boolean): Choice | null {
  const [given, wanted] = [cards(give), cards(want)];
  if (!given.length || !wanted.length) return null;
  const words = [active ? 'offer' : 'counter', ...given, 'for', ...wanted, ...(active && to.length ? ['to', ...to] : [])];
  const named = (kinds: string[]): string[] => kinds.map((kind) => `@landnam-kind-${kind}`);
  const label = { id: 'landnam-do-propose', args: { give: named(given), want: named(wanted) } };
  return { action: words.join(' '), label, about: null, rule: 'LN74' };
}
