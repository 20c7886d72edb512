/** Every card, order and tile in every place where it can lie, for the gallery. */
import type { Scene, Gallery } from '$lib/games';
import texts from './texts.json';
import { townOf, type AmsterdamView } from './types';

const TOGETHER = 6; // cards in a place at once, as many as ever lie there

export function gallery(): Gallery {
  const town = townOf(null);
  const [cards, orders, tiles] = [Object.keys(texts.card), Object.keys(texts.order), Object.keys(texts.tile)];
  const part = (things: string[], k: number, count: number): string[] => Array.from({ length: count }, (_, n) => things[(k * count + n) % things.length] ?? '');
  const scenes = Array.from({ length: Math.ceil(cards.length / TOGETHER) }, (_, k): Scene => {
    const shown = part(cards, k, TOGETHER);
    const seat = {
      ...{ points: 0, earned: {}, guilders: 0, penalties: 0, supply: Object.fromEntries(town.colours.map((colour) => [colour, 3])) },
      ...{ wheel: Array.from({ length: 6 }, () => ({})), goods: { beer: 2, furniture: 1 }, cargo: { genever: 1, crystal: 1 }, crew: { light_blue: 2 } },
      ...{ ship: 'start', disc: 0, secret_orders: 0, inactive: shown, active: Object.fromEntries(shown.map((card) => [card, 1])), orders: part(orders, k, 2) },
    };
    const view: AmsterdamView = {
      ...{ round: 12, phase: '', turn: 0, awaited: [], over: false, track: [], tile: {}, owner: {}, jetties: {}, depot: {}, stock: {}, small: {} },
      ...{ sold: [], foreman: null, messenger: null, trader: null, tiles_seen: [], decks: [], acts: {} as AmsterdamView['acts'] },
      ...{ scored: town.printed.district.slice(0, 3).map(({ id }) => id), market: tiles[k % tiles.length] ?? null },
      ...{ dice: Object.fromEntries(town.colours.map((colour) => [colour, 6])), display: shown, discard: shown, seats: [seat, seat] },
    };
    const choices = k % 2 ? shown.map((card) => ({ action: card, label: { id: 'amsterdam-name', args: {} }, about: `card ${card}`, rule: null })) : [];
    return { game: 'amsterdam', view, names: ['Wilhelmina', 'Bartholomeus'], seat: 0, choices };
  });
  const read = [...cards.map((card) => `card ${card}`), ...orders.map((order) => `order ${order}`), ...town.printed.district.map(({ id }) => `district ${id}`)];
  return { scenes, read };
}
