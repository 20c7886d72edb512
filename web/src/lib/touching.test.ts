import { describe, expect, it } from 'vitest';
import { REACH, touched } from './touching';

/** Squares by the middle and half the side. */
function squares(...all: { name: string; x: number; half: number }[]): (x: number, y: number) => string | null {
  return (x, y) => all.find((one) => Math.abs(x - one.x) <= one.half && Math.abs(y) <= one.half)?.name ?? null;
}

describe('a touch', () => {
  it('takes what lies under it, where nothing else is near', () => {
    expect(touched(0, 0, squares({ name: 'a', x: 0, half: 15 }, { name: 'b', x: 40, half: 15 }))).toEqual(['a']);
  });
  it('takes the nearest thing beside it', () => {
    expect(touched(0, 0, squares({ name: 'a', x: 20, half: 5 }))).toEqual(['a']);
    expect(touched(0, 0, squares({ name: 'a', x: -9, half: 5 }, { name: 'b', x: 27, half: 5 }))).toEqual(['a']);
  });
  it('takes nothing that is farther than a finger reaches', () => {
    expect(touched(0, 0, squares({ name: 'a', x: REACH + 6, half: 5 }))).toEqual([]);
  });
  it('leaves the choice where two are about as near', () => {
    expect(touched(0, 0, squares({ name: 'a', x: -12, half: 5 }, { name: 'b', x: 14, half: 5 })).sort()).toEqual(['a', 'b']);
  });
});
