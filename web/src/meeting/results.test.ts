import { expect, it } from 'vitest';
import type { PastGame } from '../lib/wire';
import { byOpponent } from './results';

function game(seats: string[], places: number[] | null, bots: (string | null)[] = []): PastGame {
  return { table: 't', game: 'g', at: 0, status: 'over', seats, bots: seats.map((_, seat) => bots[seat] ?? null), scores: places, places, seat: 0 };
}

it('counts games and wins against each person, and no bots', () => {
  const games = [game(['me', 'Ada'], [1, 2]), game(['me', 'Ada', 'greedy'], [2, 1, 3], [null, null, 'greedy']), game(['me', 'Bo'], [1, 2]), game(['me', 'Bo'], null)];
  expect(byOpponent(games)).toEqual([
    { opponent: 'Ada', games: 2, better: 1 },
    { opponent: 'Bo', games: 1, better: 1 },
  ]);
});
