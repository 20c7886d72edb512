import type { CardSection, Fact, GameUi, Scene, Section } from '$lib/games';
import type { Teller } from '$lib/teller';
import Board from './Board.svelte';
import Panel from './Panel.svelte';
import { face } from './faces';
import { nameOf, routeFacts } from './names';
import { FLAG } from './symbols';
import { cityOf, HEIGHT, WIDTH, type TicketsView } from './types';

function facts(scene: Scene, seat: number, teller: Teller): Fact[] {
  const player = (scene.view as TicketsView).seats[seat];
  if (!player) return [];
  return [
    { sign: 'points', name: teller.tell('tickets-column-points'), value: player.points },
    { sign: 'cart', name: teller.tell('tickets-column-carts'), value: player.carts },
    { sign: 'goods', name: teller.tell('tickets-column-merchandise'), value: player.bonus },
    { sign: 'contract', name: teller.tell('tickets-column-contracts'), value: player.contracts },
    { sign: 'cards', name: teller.tell('tickets-column-cards'), value: player.cards },
  ];
}

function text(scene: Scene, teller: Teller): Section[] {
  const { seat, names } = scene;
  const [view, city] = [scene.view as TicketsView, cityOf(scene.edition)];
  const cards = (counts: Record<string, number>): string =>
    teller.join(city.cards.flatMap((card) => Array<string>(counts[card] ?? 0).fill(teller.tell(`tickets-card-${card}`))));
  const sections: Section[] = [
    {
      title: teller.tell('core-player'),
      lines: names.map(
        (name, k) => `${name}: ${facts(scene, k, teller).map((fact) => `${fact.name} ${fact.value}`).join(', ')}`,
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
        `${city.contractEnds(contract.name)} (${contract.value}): ` +
        teller.tell(contract.completed ? 'tickets-contract-done' : 'tickets-contract-open'),
    );
    sections.push({ title: teller.tell('tickets-hand'), lines: [cards(view.own.hand) || '–'] });
    sections.push({ title: teller.tell('tickets-contracts'), lines: contracts });
  }
  sections.push({ title: teller.tell('web-board'), lines: city.routes.map((route) => routeFacts(route, view, names, teller)) });
  return sections;
}

function cards(teller: Teller): CardSection[] {
  const city = cityOf(null);
  const transport = city.printed.card.map((card) => ({ id: `card-${card.id}`, name: teller.tell(`tickets-card-${card.id}`), text: `${card.count}×` }));
  const contracts = city.printed.contract.map((contract) => {
    const name = contract.ends.join('-');
    return { id: `contract-${name}`, name: city.contractEnds(name), text: teller.tell('tickets-cards-worth', { points: contract.value }) };
  });
  return [
    { title: teller.tell('tickets-cards-transport'), cards: transport },
    { title: teller.tell('tickets-cards-contracts'), cards: contracts },
  ];
}

const marks = [{ meaning: 'tickets-mark-end', path: FLAG, fill: 'var(--accent)' }];

export const ui: GameUi = { Board, Panel, groups: { claim: 'tickets-claim-route' }, wide: false, ratio: HEIGHT / WIDTH, legible: 650, facts, text, face, marks, cards, gallery: () => import('./gallery'), drawings: () => import('./Drawings.svelte'), nameOf };
