/** Every contract and every card before a player, for the gallery. */
import type { Gallery, Scene } from '$lib/games';
import { cityOf, type TicketsView } from './types';

const TOGETHER = 6; // contracts

export function gallery(): Gallery {
  const city = cityOf(null);
  const contracts = city.printed.contract.map(({ ends, value }, k) => ({ name: ends.join('-'), value, completed: k % 2 === 1 }));
  const hand = Object.fromEntries(city.cards.map((card) => [card, 8]));
  const scenes = Array.from({ length: Math.ceil(contracts.length / TOGETHER) }, (_, k): Scene => {
    const shown = contracts.slice(k * TOGETHER, (k + 1) * TOGETHER);
    const view = { row: city.cards.slice(0, 5), pile: 44, contract_pile: 24, bonus_pile: 16, turns_left: 3, claimed: {}, closed: [], seats: [{ shown }], own: { hand, offered: [] } };
    const choices = ['draw pile', 'contracts'].map((action) => ({ action, label: { id: 'tickets-name', args: {} }, about: null, rule: null }));
    return { game: 'tickets', view: view as unknown as TicketsView, names: ['Wilhelmina'], seat: 0, choices: k % 2 ? choices : [] };
  });
  return { scenes, read: [] };
}
