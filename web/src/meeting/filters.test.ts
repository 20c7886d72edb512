import { expect, it } from 'vitest';
import type { Profile, TableInfo } from '../lib/wire';
import { ANY, fits } from './filters';

const OPEN = { game: 'pond', clock: null, seek: null, seats: [{ kind: 'person' }, { kind: 'free' }] } as unknown as TableInfo;
const asking = (lowest: number | null, highest: number | null): TableInfo => ({ ...OPEN, seek: { lowest, highest } as TableInfo['seek'] });
const rated = (value: number): Profile['ratings'] => [{ game: 'pond', value, mean: value, deviation: 1, games: 9 }];

it('takes any table where nothing is asked for', () => {
  expect(fits(OPEN, ANY, [])).toBe(true);
});

it('knows where a rating is welcome, as the server does', () => {
  const wish = { ...ANY, rating: true };
  expect([900, 1000, 1500, 1501].map((value) => fits(asking(1000, 1500), wish, rated(value)))).toEqual([false, true, true, false]);
  expect(fits(asking(1000, null), wish, [])).toBe(false);
  expect(fits(asking(null, 1500), wish, [])).toBe(true);
  expect(fits(asking(1000, null), ANY, [])).toBe(true);
});

it('keeps to the number of players and to seats that are free', () => {
  expect([2, 3].map((players) => fits(OPEN, { ...ANY, players }, []))).toEqual([true, false]);
  const kept = { ...OPEN, seats: [{ kind: 'person' }, { kind: 'free', kept: true }] } as unknown as TableInfo;
  expect(fits(kept, { ...ANY, seats: true }, [])).toBe(false);
});
