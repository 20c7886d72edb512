/** What is told about something on the table that is pointed at: what it is, why it does not react, and the rule. */
import type { Explanation, GameUi, Holding, Scene } from './games';
import type { Teller } from './teller';

/** What is asked about: a thing on the table, or an action in the list. */
export type About = { thing: string } | { action: string };

export interface Told {
  name: string; // of the thing; of an action it stands in the list
  reason: string; // why it does not react
  rule: string | null;
}

export function explain(ui: GameUi, scene: Scene, about: About, teller: Teller): Told {
  if ('action' in about) return { name: '', reason: '', rule: ui.ruleOf?.(scene, about.action).rule ?? null };
  const choice = scene.choices.find((one) => ui.thingOf?.(scene, one.action) === about.thing);
  const name = ui.nameOf?.(scene, about.thing, teller) ?? '';
  if (choice) return { name, reason: '', rule: ui.ruleOf?.(scene, choice.action).rule ?? null };
  const why = refusal(ui, scene, about.thing, teller);
  return { name, reason: why?.text ? teller.tell(why.text) : '', rule: why?.rule ?? null };
}

function refusal(ui: GameUi, scene: Scene, thing: string, teller: Teller): Explanation | null {
  const { awaited, over } = scene.view as { awaited: number[]; over: boolean };
  if (over || scene.seat === null) return null;
  if (!awaited.includes(scene.seat)) return { rule: null, text: { id: 'web-not-your-turn' } };
  return ui.whyNot?.(scene, thing, teller) ?? null;
}

/** What there is more or less of afterwards. */
export function changes(before: readonly Holding[], after: readonly Holding[]): Holding[] {
  const names = new Set([...before, ...after].map((one) => one.name));
  const count = (list: readonly Holding[], name: string): number => list.find((one) => one.name === name)?.count ?? 0;
  return [...names]
    .map((name) => ({ name, count: count(after, name) - count(before, name) }))
    .filter((one) => one.count !== 0);
}
