/** What is told about something on the table that is pointed at: what it is, why it does not react, and the rule. */
import type { GameUi, Scene } from './games';
import type { Teller } from './teller';
import type { Choice, Foreseen, Why } from './wire';

/** What is asked about: a thing on the table, or an action in the list. */
export type About = { thing: string } | { action: string };

export interface Told {
  name: string; // of the thing, or of that which an action is about
  reason: string; // why it does not react
  rule: string | null;
}

/** What can be done that is asked about. */
export function choicesAbout(choices: readonly Choice[], about: About): Choice[] {
  return choices.filter((choice) => ('action' in about ? choice.action === about.action : choice.about === about.thing));
}

/** The thing that is asked about, or that the action is about. */
export function thingOf(choices: readonly Choice[], about: About): string | null {
  return 'thing' in about ? about.thing : (choicesAbout(choices, about)[0]?.about ?? null);
}

/** `why`: what the engine says of something with which nothing can be done. */
export function explain(ui: GameUi, scene: Scene, about: About, why: Why | null, teller: Teller): Told {
  const thing = thingOf(scene.choices, about);
  const name = thing === null ? '' : (ui.nameOf?.(scene, thing, teller) ?? '');
  const [choice] = choicesAbout(scene.choices, about);
  if (choice) return { name, reason: '', rule: choice.rule };
  return { name, reason: why?.text ? teller.tell(why.text, {}, scene.names) : '', rule: why?.rule ?? null };
}

/** What several choices would all change alike: of a route that can be paid for in some ways, its points and carts. */
export function inCommon(foreseen: readonly Foreseen['changes'][]): Foreseen['changes'] {
  const [first = [], ...others] = foreseen;
  return first.filter(({ what, count }) => others.every((changes) => changes.some((one) => one.what.id === what.id && one.count === count)));
}
