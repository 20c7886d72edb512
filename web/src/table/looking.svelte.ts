/** What somebody at a table points at and has clicked, in the list of actions or on the board; gone with every move. */
import type { About } from '../lib/explain';
import type { Pointed } from '../lib/pointing';
import type { Choice } from '../lib/wire';

export class Looking {
  focus = $state.raw<Choice[] | null>(null); // the list is narrowed to these
  asked = $state.raw<Choice[] | null>(null); // clicked on the board, to be confirmed or chosen from
  pointed = $state<string | null>(null); // an action
  about = $state.raw<About | null>(null); // what is asked about
  low = $state(false); // that lies in the lower half of the board: what is asked and told goes to the upper

  /** A question stays where it is, and with what it is about, whatever is passed over on the way to it. */
  look(found: Pointed | null): void {
    if (this.asked && (!found || 'thing' in found.about)) return;
    this.about = found?.about ?? null;
    if (!this.asked) this.low = found?.low ?? false;
  }

  ask(choices: Choice[]): void {
    this.asked = choices;
  }

  /** Something was chosen. */
  chosen(): void {
    this.asked = null;
    this.focus = null;
  }

  forget(): void {
    this.chosen();
    this.pointed = null;
    this.about = null;
  }
}
