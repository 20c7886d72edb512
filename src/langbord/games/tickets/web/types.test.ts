import { describe, expect, it } from 'vitest';
import { cityOf } from './types';

describe('the board of Tickets', () => {
  const { routes } = cityOf(undefined);
  it('names routes as the rules do', () => {
    expect(routes).toHaveLength(44);
    expect(routes.map((route) => route.name)).toContain('oude_kerk-dam/pink');
    const beside = (side: number): number => routes.filter((route) => route.side === side).length;
    expect(beside(-1)).toBe(beside(1)); // the two of each double
  });
});
