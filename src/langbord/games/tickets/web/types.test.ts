import { describe, expect, it } from 'vitest';
import { cityOf } from './types';

describe('the board of Tickets', () => {
  const { routes } = cityOf(undefined);
  it('names routes as the rules do', () => {
    expect(routes).toHaveLength(44);
    expect(routes.map((route) => route.name)).toContain('oude_kerk-dam/pink');
    expect(routes.filter((route) => route.twin !== null)).toHaveLength(2 * routes.filter((route) => route.side === 1).length);
  });
});
