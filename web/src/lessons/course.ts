/** A lesson as data, and how a learner walks through a chapter of it. Nothing here knows of pages or servers. */

export interface Step {
  id: string;
  do?: string; // what is asked for: a pattern of whole actions; without it the step is only read
  free?: boolean; // any fitting action will do, not only the one of the prepared game
  show?: string; // what to look at on the page: selectors
}

export interface Chapter {
  id: string;
  step: Step[];
}

export interface Course {
  chapter: Chapter[];
}

/** The game in which a lesson is played, and the moments of it at which the chapters begin (`tools/lessons.py`). */
export interface Prepared {
  seat: number; // the learner's
  moments: Record<string, number>;
  record: string[];
}

interface Entry {
  seat?: number;
  do?: string;
}

/** What the learner's seat did in the prepared game from an entry on. */
export function deedsSince(prepared: Prepared, at: number): string[] {
  return prepared.record
    .slice(1 + at)
    .map((line) => JSON.parse(line) as Entry)
    .flatMap((entry) => (entry.seat === prepared.seat && entry.do !== undefined ? [entry.do] : []));
}

/** The record of the prepared game with the learner's own name in it. */
export function recordFor(prepared: Prepared, name: string): string {
  const [first = '{}', ...entries] = prepared.record;
  const header = JSON.parse(first) as { seats: string[] };
  const seats = header.seats.map((other, seat) => (seat === prepared.seat ? name : other));
  return [JSON.stringify({ ...header, seats }), ...entries].join('\n');
}

function fits(step: Step, action: string): boolean {
  return step.do !== undefined && new RegExp(`^(?:${step.do})$`).test(action);
}

/**
 * One way through a chapter. The learner reads a step, or does what it asks for. Who does something else has gone
 * astray: he may take it back, which leads to where he left the way, begin the chapter anew, or just play on.
 */
export class Walk {
  /** `deeds`: what was done in the prepared game; `left`: choices from which something was chosen, and the step then. */
  constructor(
    readonly steps: readonly Step[],
    private readonly deeds: readonly string[],
    readonly at = 0,
    readonly astray = false,
    private readonly left: ReadonlyMap<string, number> = new Map(),
  ) {}

  get step(): Step | null {
    return this.astray ? null : (this.steps[this.at] ?? null);
  }

  get finished(): boolean {
    return !this.astray && this.at >= this.steps.length;
  }

  /** Which of these actions the present step asks for. */
  asked(actions: readonly string[]): string[] {
    const step = this.step;
    if (!step) return [];
    const fitting = actions.filter((action) => fits(step, action));
    const done = this.deeds[this.steps.slice(0, this.at).filter((one) => one.do !== undefined).length];
    const same = step.free ? [] : fitting.filter((action) => action === done);
    return same.length ? same : fitting;
  }

  /** A step has been read. */
  next(): Walk {
    return this.to(this.at + 1);
  }

  /** The learner chose one of these actions. */
  chose(actions: readonly string[], action: string): Walk {
    const way = this.steps.findIndex((step, k) => k >= this.at && step.do !== undefined);
    const step = this.steps[way];
    const left = new Map(this.left).set(signature(actions), this.at);
    const astray = this.astray || (step !== undefined && !fits(step, action));
    return new Walk(this.steps, this.deeds, astray || way < 0 ? this.at : way + 1, astray, left);
  }

  /** The learner may choose among these now: a step that asks for what is not possible is passed over. */
  offered(actions: readonly string[]): Walk {
    const step = this.step;
    if (step?.do === undefined || actions.some((action) => fits(step, action))) return this;
    return this.next().offered(actions);
  }

  /** Something was taken back, and these are the choices again. */
  undone(actions: readonly string[]): Walk {
    const at = this.left.get(signature(actions));
    return at === undefined ? this : this.to(at);
  }

  /** On the way, at that step. */
  private to(at: number): Walk {
    return new Walk(this.steps, this.deeds, at, false, this.left);
  }
}

function signature(actions: readonly string[]): string {
  return actions.join('\n');
}
