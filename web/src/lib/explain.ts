/** What is told about something on the table that is pointed at: what it is, why it does not react, and the rule. */
import type { GameUi, Scene } from './games';
import type { Teller } from './teller';
import type { Choice, Why } from './wire';

/** What is asked about: a thing on the table, or an action in the list. */
export type About = { thing: string } | { action: string };

export interface Told {
  name: string; // of the thing; of an action it stands in the list
  reason: string; // why it does not react
  rule: string | null;
}

/** What can be done that is asked about. */
export function choicesAbout(choices: readonly Choice[], about: About): Choice[] {
  return choices.filter((choice) => ('action' in about ? choice.action === about.action : choice.about === about.thing));
}

/** `why`: what the engine says of something with which nothing can be done. */
export function explain(ui: GameUi, scene: Scene, about: About, why: Why | null, teller: Teller): Told {
  const name = 'thing' in about ? (ui.nameOf?.(scene, about.thing, teller) ?? '') : '';
  const [choice] = choicesAbout(scene.choices, about);
  if (choice) return { name, reason: '', rule: choice.rule };
  return { name, reason: why?.text ? teller.tell(why.text, {}, scene.names) : '', rule: why?.rule ?? null };
}
