/**
 * When the moves of a table are shown. One queue a table; pure but for its clock and its player.
 *
 * A move takes a third of a second, those of one entry overlap, and a turn takes at most two and a half seconds at normal
 * speed. Whoever does not want to wait ends it all at once; what comes more than five seconds late is not shown any more.
 */
import type { Move } from '../lib/wire';

export const SPEEDS = ['slow', 'normal', 'fast', 'off'] as const;
export type Speed = (typeof SPEEDS)[number];

export const FACTORS: Record<Speed, number> = { slow: 2, normal: 1, fast: 0.5, off: 0 };
export const MOVE = 320; // milliseconds, at normal speed
export const APART = 90; // between the beginnings of two moves
export const TURN = 2500; // the longest that one turn is shown
export const BEHIND = 5000; // the longest that anything waits to be shown

/** Begins to show a move; what it gives back ends that at once. */
export type Player = (move: Move, milliseconds: number) => () => void;

export interface Clock {
  now(): number;
  /** Do something after so long; what it gives back prevents it. */
  after(milliseconds: number, then: () => void): () => void;
}

export class Queue {
  private ends = 0; // when all that is planned has been shown
  private turn: { seat: number | null; latest: number } = { seat: null, latest: 0 };
  private readonly waiting = new Set<() => void>();

  constructor(
    private readonly play: Player,
    private readonly clock: Clock,
    private readonly speed: () => Speed,
  ) {}

  get busy(): boolean {
    return this.waiting.size > 0;
  }

  /** How long until all that is planned has been shown, in milliseconds. */
  get left(): number {
    return Math.max(0, this.ends - this.clock.now());
  }

  /** Show the moves of an entry when those before it have been shown; false: too much waits, and all is given up. */
  add(seat: number | null, moves: readonly Move[], patient = false): boolean {
    const [factor, now] = [FACTORS[this.speed()], this.clock.now()];
    if (!factor || !moves.length) return true;
    const long = MOVE * factor;
    let begin = Math.max(now, this.ends);
    if (seat !== this.turn.seat || begin === now) this.turn = { seat, latest: begin + TURN * factor };
    else begin = Math.max(now, Math.min(begin, this.turn.latest - long));
    if (begin - now > BEHIND && !patient) {
      this.finish();
      return false;
    }
    const apart = Math.max(0, Math.min(APART * factor, (this.turn.latest - long - begin) / (moves.length - 1 || 1)));
    moves.forEach((move, k) => this.plan(begin + k * apart - now, move, long));
    this.ends = begin + (moves.length - 1) * apart + long;
    return true;
  }

  /** Nothing more to see: whatever moves is where it goes. */
  finish(): void {
    for (const end of [...this.waiting]) end();
    this.waiting.clear();
    this.ends = 0;
  }

  private plan(wait: number, move: Move, long: number): void {
    let stop = this.clock.after(wait, () => {
      const end = this.play(move, long);
      const prevent = this.clock.after(long, () => {
        this.waiting.delete(drop);
        end();
      });
      stop = () => {
        prevent();
        end();
      };
    });
    const drop = (): void => stop();
    this.waiting.add(drop);
  }
}

export const realClock: Clock = {
  now: () => performance.now(),
  after: (milliseconds, then) => {
    const timer = setTimeout(then, milliseconds);
    return () => clearTimeout(timer);
  },
};
