/** What players of Landnám talk over, offers and cases: what there is of it, and an offer as the one act that the engine takes. */
import type { Scene, Talk } from '$lib/games';
import type { Teller } from '$lib/teller';
import type { Choice } from '$lib/wire';
import type { OfferView } from './generated';
import { KINDS, type LandnamView } from './types';

export type Counts = Readonly<Record<string, number>>;

/** An offer as somebody puts it together. */
export interface Draft {
  give: Counts;
  want: Counts;
  to: readonly number[]; // none named: all
}

export const EMPTY: Draft = { give: {}, want: {}, to: [] };
const STEPS = ['give', 'want', 'to', 'propose'];

/** The steps of an offer, which the trays put together (`compose` in actions.py). */
export function composes(action: string): boolean {
  return STEPS.includes(action.split(' ')[0] ?? '');
}

/** A case or an offer presses; that one could offer something does only in one's own turn. */
export function talkOf(scene: Scene, teller: Teller): ReturnType<Talk['about']> {
  const [view, { seat, choices, names }] = [scene.view as LandnamView, scene];
  const tell = (id: string, args = {}): string => teller.tell(`landnam-${id}`, args, names);
  if (view.case) {
    const args = { cell: view.case.cell.toUpperCase(), kind: `@landnam-kind-${view.case.kind}` };
    return { title: tell('panel-case', args), pressing: true };
  }
  if (view.offers.length) return { title: tell('talk-offer'), pressing: true };
  if (choices.some((choice) => composes(choice.action))) {
    return view.active === seat
      ? { title: tell('talk-trade'), pressing: true }
      : { title: tell('talk-unasked', { player: `#${view.active}` }), pressing: false };
  }
  return choices.some((choice) => choice.action === 'ask') ? { title: tell('talk-thing'), pressing: false } : null;
}

/** The same cards the other way, as far as one holds them: what a counter-offer begins with. */
export function counterTo(offer: OfferView, held: Counts): Draft {
  const give = Object.entries(offer.want).map(([kind, count]) => [kind, Math.min(count, held[kind] ?? 0)]);
  return { give: Object.fromEntries(give) as Counts, want: offer.give, to: [offer.maker] };
}

/** So many more cards of a kind on one side, within what there is; a kind goes one way only. */
export function laid(draft: Draft, side: 'give' | 'want', kind: string, more: number, most: number): Draft {
  const count = Math.max(0, Math.min(most, (draft[side][kind] ?? 0) + more));
  const other = side === 'give' ? 'want' : 'give';
  const kept = count ? { ...draft[other], [kind]: 0 } : draft[other];
  return { ...draft, [side]: { ...draft[side], [kind]: count }, [other]: kept };
}

/** The cards of a row, one by one. */
export function cards(counts: Counts): string[] {
  return KINDS.flatMap((kind) => Array<string>(counts[kind] ?? 0).fill(kind));
}

/** What is offered for what; null while a card is missing on either side. */
export function bargain({ give, want, to }: Draft, active: boolean): Choice | null {
  const [given, wanted] = [cards(give), cards(want)];
  if (!given.length || !wanted.length) return null;
  const words = [active ? 'offer' : 'counter', ...given, 'for', ...wanted, ...(active && to.length ? ['to', ...to] : [])];
  const named = (kinds: string[]): string[] => kinds.map((kind) => `@landnam-kind-${kind}`);
  const label = { id: 'landnam-do-propose', args: { give: named(given), want: named(wanted) } };
  return { action: words.join(' '), label, about: null, rule: 'LN74' };
}
