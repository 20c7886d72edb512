/** What can be chosen on a board: legal actions by the thing that they are about. */
import type { BoardProps, GameUi } from './games';
import type { Choice } from './wire';

export interface Targets {
  offered: Readonly<Record<string, Choice[]>>;
  pointed: string | null; // the thing that the action pointed at in the menu is about
  hinted: ReadonlySet<string | null>; // what was recommended
}

export function targetsOf(props: BoardProps, thingOf: NonNullable<GameUi['thingOf']>): Targets {
  const offered: Record<string, Choice[]> = {};
  for (const choice of props.choices) {
    const thing = thingOf(props, choice.action);
    if (thing !== null) (offered[thing] ??= []).push(choice);
  }
  return {
    offered,
    pointed: props.preview === null ? null : thingOf(props, props.preview),
    hinted: new Set((props.hints ?? []).map((action) => thingOf(props, action))),
  };
}
