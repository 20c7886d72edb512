import { beforeEach, describe, expect, it } from 'vitest';
import type { Move } from '../lib/wire';
import { APART, BEHIND, MOVE, Queue, TURN, type Clock, type Speed } from './queue';

/** A clock that is turned by hand. */
class Hands implements Clock {
  private time = 0;
  private alarms: { at: number; then: () => void }[] = [];
  now(): number {
    return this.time;
  }
  after(milliseconds: number, then: () => void): () => void {
    const alarm = { at: this.time + milliseconds, then };
    this.alarms.push(alarm);
    return () => (this.alarms = this.alarms.filter((one) => one !== alarm));
  }
  turn(milliseconds: number): void {
    const until = this.time + milliseconds;
    for (;;) {
      const next = this.alarms.filter((one) => one.at <= until).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.alarms = this.alarms.filter((one) => one !== next);
      this.time = Math.max(this.time, next.at);
      next.then();
    }
    this.time = until;
  }
}

function moves(count: number, thing = 'card'): Move[] {
  return Array.from({ length: count }, (_, k) => ({ thing: `${thing} ${k}`, from: 'pile', to: 'hand', count: 1, face: 'up' as const }));
}

describe('the queue of a table', () => {
  let clock: Hands;
  let shown: { thing: string; begun: number; long: number; ended: number | null }[];
  let speed: Speed;
  let queue: Queue;

  beforeEach(() => {
    [clock, shown, speed] = [new Hands(), [], 'normal'];
    queue = new Queue(
      (move, long) => {
        const one = { thing: move.thing, begun: clock.now(), long, ended: null as number | null };
        shown.push(one);
        return () => (one.ended ??= clock.now());
      },
      clock,
      () => speed,
    );
  });

  it('shows the moves of an entry overlapping, each for its time', () => {
    queue.add(1, moves(3));
    clock.turn(10_000);
    expect(shown.map((one) => one.begun)).toEqual([0, APART, 2 * APART]);
    expect(shown.map((one) => one.ended)).toEqual([MOVE, APART + MOVE, 2 * APART + MOVE]);
    expect(MOVE).toBeGreaterThanOrEqual(250);
    expect(MOVE).toBeLessThanOrEqual(400);
    expect(queue.busy).toBe(false);
  });

  it('shows entries one after another', () => {
    queue.add(1, moves(1, 'first'));
    queue.add(2, moves(1, 'second'));
    clock.turn(10_000);
    expect(shown.map((one) => one.begun)).toEqual([0, MOVE]);
  });

  it.each([
    [60, 1],
    [7, 12],
  ])('takes at most two and a half seconds for a turn: %i moves in each of %i entries', (count, entries) => {
    for (let k = 0; k < entries; k++) queue.add(1, moves(count));
    clock.turn(20_000);
    expect(shown).toHaveLength(count * entries);
    expect(Math.max(...shown.map((one) => one.ended ?? Infinity))).toBeLessThanOrEqual(TURN);
    expect(shown.every((one) => one.long === MOVE)).toBe(true);
  });

  it.each([
    ['slow', 2],
    ['fast', 0.5],
  ] as const)('is %s where that is wished', (wished, factor) => {
    speed = wished;
    queue.add(1, moves(60));
    clock.turn(20_000);
    expect(shown[0]?.long).toBe(MOVE * factor);
    expect(Math.max(...shown.map((one) => one.ended ?? Infinity))).toBeLessThanOrEqual(TURN * factor + 0.001);
  });

  it('shows nothing where that is wished', () => {
    speed = 'off';
    expect(queue.add(1, moves(3))).toBe(true);
    expect(queue.busy).toBe(false);
  });

  it('ends everything at once when it is told to', () => {
    queue.add(1, moves(3));
    clock.turn(APART);
    queue.finish();
    expect(shown.map((one) => one.ended)).toEqual([APART, APART]);
    clock.turn(10_000);
    expect(shown).toHaveLength(2);
    queue.add(2, moves(1));
    expect(queue.busy).toBe(true);
  });

  it('gives up when it falls more than five seconds behind', () => {
    const taken = Array.from({ length: 5 }, (_, seat) => queue.add(seat, moves(60)));
    expect(taken).toEqual([true, true, true, false, true]);
    expect(2 * TURN).toBeLessThanOrEqual(BEHIND);
    clock.turn(20_000);
    expect(Math.max(...shown.map((one) => one.ended ?? Infinity))).toBeLessThanOrEqual(BEHIND + TURN);
  });

  it('is patient where somebody wants to see it all again', () => {
    for (let seat = 0; seat < 5; seat++) expect(queue.add(seat, moves(60), true)).toBe(true);
    clock.turn(20_000);
    expect(shown).toHaveLength(300);
  });
});
