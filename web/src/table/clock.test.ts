import { expect, it } from 'vitest';
import { minutesOf, wall } from '../meeting/clocks';
import { ran } from './clock';

it('does not count the hours in which clocks stand', () => {
  expect(ran([], 100, 150)).toBe(50);
  expect(ran([[120, 140], [200, 300]], 100, 150)).toBe(30);
  expect(ran([[50, 130]], 100, 120)).toBe(0);
  expect(ran([], 100, 90)).toBe(0);
});

it('shows minutes as a clock on a wall does', () => {
  expect([wall(485), minutesOf('08:05')]).toEqual(['08:05', 485]);
});
