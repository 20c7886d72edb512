import type { CardSection, Fact, GameUi, Section } from '../../lib/games';
import type { Teller } from '../../lib/teller';
import Board from './Board.svelte';
import Panel from './Panel.svelte';
import { CARDS, CONTRACTS, contractEnds, isClosed, PILE, routes, type TicketsView } from './types';

function facts(given: unknown, seat: number, teller: Teller): Fact[] {
  const player = (given as TicketsView).seats[seat];
  if (!player) return [];
  return [
    { sign: 'points', name: teller.tell('tickets-column-points'), value: player.points },
    { sign: 'cart', name: teller.tell('tickets-column-carts'), value: player.carts },
    { sign: 'goods', name: teller.tell('tickets-column-merchandise'), value: player.bonus },
    { sign: 'contract', name: teller.tell('tickets-column-contracts'), value: player.contracts },
    { sign: 'cards', name: teller.tell('tickets-column-cards'), value: player.cards },
  ];
}

function text(given: unknown, seat: number | null, names: string[], teller: Teller): Section[] {
  const view = given as TicketsView;
  const cards = (counts: Record<string, number>): string =>
    teller.join(CARDS.flatMap((card) => Array<string>(counts[card] ?? 0).fill(teller.tell(`tickets-card-${card}`))));
  const sections: Section[] = [
    {
      title: teller.tell('core-player'),
      lines: names.map(
        (name, k) => `${name}: ${facts(view, k, teller).map((fact) => `${fact.name} ${fact.value}`).join(', ')}`,
      ),
    },
    {
      title: teller.tell('tickets-row'),
      lines: [
        view.row.map((card) => (card ? teller.tell(`tickets-card-${card}`) : '–')).join(', '),
        teller.tell('tickets-piles', { cards: view.pile, contracts: view.contract_pile, bonus: view.bonus_pile }),
      ],
    },
  ];
  if (view.own && seat !== null) {
    const contracts = (view.seats[seat]?.shown ?? []).map(
      (contract) =>
        `${contractEnds(contract.name)} (${contract.value}): ` +
        teller.tell(contract.completed ? 'tickets-contract-done' : 'tickets-contract-open'),
    );
    sections.push({ title: teller.tell('tickets-hand'), lines: [cards(view.own.hand) || '–'] });
    sections.push({ title: teller.tell('tickets-contracts'), lines: contracts });
  }
  sections.push({ title: teller.tell('web-board'), lines: routes.map((route) => routeLine(route, view, names, teller)) });
  return sections;
}

function routeLine(route: (typeof routes)[number], view: TicketsView, names: string[], teller: Teller): string {
  const colour = route.colour === 'grey' ? '@tickets-grey' : `@tickets-card-${route.colour}`;
  const line = teller.tell('tickets-score-route', { a: route.a.name, b: route.b.name, length: route.length, colour });
  const owner = view.claimed[route.name];
  const cart = route.cart ? `, ${teller.tell('tickets-with-cart')}` : '';
  if (owner !== undefined) return `${line}: ${names[owner] ?? ''}`;
  return isClosed(view, route) ? `${line}: ${teller.tell('tickets-closed')}` : line + cart;
}

function cards(teller: Teller): CardSection[] {
  const transport = PILE.map((card) => ({ id: `card-${card.id}`, name: teller.tell(`tickets-card-${card.id}`), text: `${card.count}×` }));
  const contracts = CONTRACTS.map((contract) => {
    const name = contract.ends.join('-');
    return { id: `contract-${name}`, name: contractEnds(name), text: teller.tell('rules-worth', { points: contract.value }) };
  });
  return [
    { title: teller.tell('rules-transport-cards'), cards: transport },
    { title: teller.tell('rules-contracts'), cards: contracts },
  ];
}

export const ui: GameUi = { Board, Panel, groups: { claim: 'tickets-claim-route' }, wide: false, facts, text, cards };
