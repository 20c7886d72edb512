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
  it('tells the two routes of a double of one colour apart', () => {
    const route = (ends: [string, string]): object => ({ ends, length: 2, colour: 'pink', cart: false });
    const double = [route(['dam', 'waag']), route(['waag', 'dam'])];
    const own = { place: [], contract: [], card: [], scoring: { route_points: [] }, route: double };
    expect(cityOf(own).routes.map((one) => one.name)).toEqual(['dam-waag/pink', 'dam-waag/pink2']);
  });
});
