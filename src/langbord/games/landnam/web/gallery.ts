/** All fate cards in a hand, for the gallery. */
import type { Gallery } from '$lib/games';
import { islandOf, type LandnamView } from './types';

export function gallery(): Gallery {
  const fate = Object.fromEntries(islandOf(null).fates.map(({ id }) => [id, 2]));
  const hand = { wood: 12, sheep: 12, grain: 12, iron: 12 };
  const view = {
    ...{ dice: [6, 6], exhausted: ['wood', 'sheep', 'grain', 'iron'], hexes: {}, units: [], buildings: {}, offers: [] },
    ...{ seats: [{ hand, tokens: {} }], own: { fate, answer: null, standing: null } },
  } as unknown as LandnamView;
  const choices = Object.keys(fate).map((card) => ({ action: `play ${card}`, label: { id: 'landnam-name', args: {} }, about: `fate ${card}`, rule: null }));
  const scene = { game: 'landnam', view, names: ['Wilhelmina'], seat: 0 };
  return { scenes: [{ ...scene, choices: [] }, { ...scene, choices }], read: [] };
}
