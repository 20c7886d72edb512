import { describe, expect, it } from 'vitest';
import type { Event, Frame } from '$lib/wire';
import { rollOf } from './roll';

function frame(...ids: string[]): Frame {
  const events = ids.map((id): Event => ({ id: `landnam-${id}`, args: {} }));
  return { sequence: 1, at: 0, by: null, events, moves: [], view: {} };
}
const ids = (...happened: Frame[]): string[] => rollOf(happened).map((event) => event.id);

describe('the last roll', () => {
  it('brought what was told after it, not what an earlier one did', () => {
    const earlier = frame('rolled', 'harvested', 'famine');
    expect(ids(earlier, frame('did-step', 'rolled', 'harvested', 'harvested'), frame('aged'))).toEqual(['landnam-harvested', 'landnam-harvested']);
    expect(ids(earlier, frame('rolled'))).toEqual([]);
  });
  it('may bring a famine, and what was kept all the same', () => {
    expect(ids(frame('rolled', 'famine'), frame('did-play', 'kept'))).toEqual(['landnam-famine', 'landnam-kept']);
  });
  it('is none before the first', () => {
    expect(ids()).toEqual([]);
    expect(ids(frame('starts'))).toEqual([]);
  });
});
