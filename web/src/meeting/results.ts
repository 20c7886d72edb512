/** What came of somebody's games, by whom he played with. */
import type { Result } from '../lib/wire';

/** In one game, or in all of them taken together; those he played with most first. */
export function byOpponent(results: readonly Result[], game = ''): Result[] {
  const found = new Map<string, Result>();
  for (const result of results) {
    if (game !== '' && result.game !== game) continue;
    const known = found.get(result.opponent);
    const games = (known?.games ?? 0) + result.games;
    found.set(result.opponent, { ...result, games, better: (known?.better ?? 0) + result.better });
  }
  return [...found.values()].sort((one, other) => other.games - one.games || one.opponent.localeCompare(other.opponent));
}
