/** What somebody at a table points at and has clicked, in the list of actions or on the board; gone with every move. */
import type { About } from '../lib/explain';
import type { Pointed } from '../lib/pointing';
import type { Choice } from '../lib/wire';

export class Looking {
  focus = $state.raw<Choice[] | null>(null); // the list is narrowed to these
  asked = $state.raw<Choice[] | null>(null); // clicked on the board, to be confirmed or chosen from
  pointed = $state<string | null>(null); // an action
  about = $state.raw<About | null>(null); // what is asked about
  low = $state(false); // that lies in the lower half of the board

  look(found: Pointed | null): void {
    this.about = found?.about ?? null;
    this.low = found?.low ?? false;
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
