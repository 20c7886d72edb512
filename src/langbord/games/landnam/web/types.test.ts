import { describe, expect, it } from 'vitest';
import { islandOf } from './types';

describe('the board of Landnám', () => {
  const island = islandOf(undefined);
  it('names the cells of the island as the rules do', () => {
    expect(island.cells.size).toBe(61);
    expect(island.cells.get('e5')).toMatchObject({ x: 0, y: 0, rim: false });
    expect(island.cells.get('a1')?.rim).toBe(true);
    expect(island.cornerAt('e5n')).toEqual({ x: 0, y: -60 });
    expect(island.cornerAt('e5')).toBeNull();
    expect(island.hexesAt('e5n').sort()).toEqual(['d4', 'd5', 'e5']);
    expect(island.hexesAt('e5')).toEqual([]);
  });
});
