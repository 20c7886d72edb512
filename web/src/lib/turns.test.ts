import { describe, expect, it } from 'vitest';
import { alike, lastTurns, toldSince } from './turns';
import type { Frame, Move } from './wire';

function told(...ids: string[]): Frame['events'] {
  return ids.map((id) => ({ id, args: {} }));
}
function frame(sequence: number, by: number | null, ids: string[], moves: Move[] = []): Frame {
  return { sequence, at: 0, by, events: told(...ids), moves, view: {} };
}
function points(seat: number, count: number): Move {
  return { thing: 'point', from: '', to: `seat ${seat} points`, count, face: 'up' };
}

describe('turns', () => {
  it('are entries in a row by which one seat acted', () => {
    const turns = lastTurns([frame(3, null, ['begun']), frame(4, 0, ['a']), frame(5, 0, ['b', 'c']), frame(6, 1, ['d']), frame(7, 0, ['e'])], 10);
    expect(turns.map((turn) => [turn.key, turn.seat, turn.told.map((told) => [told.number, told.events.length])])).toEqual([
      [3, null, [[0, 1]]],
      [4, 0, [[1, 1], [2, 2]]],
      [6, 1, [[3, 1]]],
      [7, 0, [[4, 1]]],
    ]);
  });
  it('begin with what is dealt in them, whoever ended the one before', () => {
    const ended: Frame = { ...frame(2, 0, []), events: [...told('some-done'), { id: 'some-turn', args: { player: '#1' } }, ...told('some-rolled')] };
    const turns = lastTurns([frame(1, 0, ['a']), ended, frame(3, 1, ['b']), frame(4, 2, ['c']), frame(5, 1, ['d'])], 10);
    expect(turns.map((turn) => [turn.seat, turn.told.map((told) => [told.number, told.events.map((event) => event.id)])])).toEqual([
      [0, [[0, ['a']], [1, ['some-done']]]],
      [1, [[1, ['some-rolled']], [2, ['b']]]],
      [2, [[3, ['c']]]],
      [1, [[4, ['d']]]],
    ]);
    expect(new Set(turns.map((turn) => turn.key)).size).toBe(turns.length);
  });
  it('are nobody\'s where a round begins, and apart where one seat has two in a row', () => {
    const round: Frame = { ...frame(2, 1, []), events: told('some-did', 'some-round', 'some-rolled') };
    const again: Frame = { ...frame(4, 1, []), events: [{ id: 'some-turn', args: { player: '#1' } }, ...told('some-rolled')] };
    const last = frame(5, 1, ['some-last-round']); // is announced, and begins nothing
    const turns = lastTurns([round, frame(3, 1, ['e']), again, last], 10);
    expect(turns.map((turn) => [turn.seat, turn.told.flatMap((told) => told.events.map((event) => event.id))])).toEqual([
      [1, ['some-did']],
      [null, ['some-round', 'some-rolled']],
      [1, ['e']],
      [1, ['some-rolled', 'some-last-round']],
    ]);
  });
  it('leave out what tells nothing', () => {
    const turns = lastTurns([frame(1, 0, ['a']), frame(2, 0, []), frame(3, 1, [])], 10);
    expect(turns.map((turn) => turn.told.length)).toEqual([1]);
  });
  it('say what points they brought, and to whom', () => {
    const turns = lastTurns([frame(1, 0, ['a'], [points(0, 4)]), frame(2, 0, ['b'], [points(0, 3), points(1, 2)])], 10);
    expect(turns[0]?.gains).toEqual([
      { seat: 0, points: 7 },
      { seat: 1, points: 2 },
    ]);
  });
  it('are looked for from the end: of a long game only the last are read', () => {
    let read = 0;
    const long = Array.from({ length: 2000 }, (_, k) => frame(k, k % 2, ['a']));
    const counted = new Proxy(long, {
      get: (target, name) => {
        if (typeof name === 'string' && /^\d+$/.test(name)) read++;
        return Reflect.get(target, name) as unknown;
      },
    });
    expect(lastTurns(counted, 40)).toHaveLength(40);
    expect(read).toBe(41);
  });
});

describe('what is told of one act', () => {
  it('has a line for each kind, as long as nothing else comes between', () => {
    const rows = alike(told('took', 'rolled', 'rolled', 'rolled', 'scored', 'rolled'));
    expect(rows.map((row) => row.map((event) => event.id))).toEqual([['took'], ['rolled', 'rolled', 'rolled'], ['scored'], ['rolled']]);
    expect(alike([])).toEqual([]);
  });
});

describe('what is new', () => {
  const frames = [frame(3, 0, ['a']), frame(4, 1, ['b', 'c']), frame(5, 2, []), frame(7, 2, ['d'])];
  it('is what all entries since then tell', () => {
    expect(toldSince(frames, 3).map((event) => event.id)).toEqual(['b', 'c', 'd']);
    expect(toldSince(frames, 0)).toHaveLength(4);
    expect(toldSince(frames, 7)).toEqual([]);
  });
});
