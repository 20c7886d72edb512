import { expect, it } from 'vitest';
import { byOpponent } from './results';

const RESULTS = [
  { game: 'pond', opponent: 'Ada', games: 2, better: 1 },
  { game: 'pond', opponent: 'Bo', games: 3, better: 3 },
  { game: 'hill', opponent: 'Ada', games: 2, better: 0 },
];

it('adds up what came of all games against each person', () => {
  const told = byOpponent(RESULTS).map(({ opponent, games, better }) => [opponent, games, better]);
  expect(told).toEqual([['Ada', 4, 1], ['Bo', 3, 3]]);
});

it('tells it of one game alone', () => {
  expect(byOpponent(RESULTS, 'hill')).toEqual([RESULTS[2]]);
});
