/** What can be chosen on a board: legal actions by the thing that they are about. */
import type { BoardProps } from './games';
import type { Choice } from './wire';

export interface Targets {
  offered: Readonly<Record<string, Choice[]>>;
  pointed: string | null; // the thing that the action pointed at in the menu is about
  hinted: ReadonlySet<string | null>; // what was recommended
}

export function targetsOf({ choices, preview, hints = [] }: BoardProps): Targets {
  const offered: Record<string, Choice[]> = {};
  for (const choice of choices) {
    if (choice.about !== null) (offered[choice.about] ??= []).push(choice);
  }
  const thingOf = (action: string | null): string | null => choices.find((choice) => choice.action === action)?.about ?? null;
  return { offered, pointed: thingOf(preview), hinted: new Set(hints.map(thingOf)) };
}
