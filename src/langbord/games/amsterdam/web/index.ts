import type { CardSection, Fact, GameUi, Scene, Section } from '$lib/games';
import type { Teller } from '$lib/teller';
import Board from './Board.svelte';
import Everybody from './Everybody.svelte';
import Hand from './Hand.svelte';
import Panel from './Panel.svelte';
import Reader from './Reader.svelte';
import { face } from './faces';
import { nameOf } from './names';
import { blockName, isSeen, spaceName, STRIP, townOf, WHOLE, type AmsterdamView, type Counts } from './types';

function facts(scene: Scene, seat: number, teller: Teller): Fact[] {
  const player = (scene.view as AmsterdamView).seats[seat];
  if (!player) return [];
  return [
    { sign: 'points', name: teller.tell('amsterdam-column-points'), value: player.points },
    { sign: 'coin', name: teller.tell('amsterdam-column-guilders'), value: player.guilders },
    { sign: 'ship', name: teller.tell('amsterdam-column-amstel'), value: player.disc },
    { sign: 'penalty', name: teller.tell('amsterdam-column-penalties'), value: player.penalties },
  ];
}

function text(scene: Scene, teller: Teller): Section[] {
  const { seat, names } = scene;
  const [view, town] = [scene.view as AmsterdamView, townOf(scene.edition)];
  const counted = (counts: Counts, axis: string): string =>
    teller.join(
      Object.entries(counts).flatMap(([name, n]) =>
        Array<string>(n).fill(teller.tell(`amsterdam-${axis}-${name.replaceAll('_', '-')}`)),
      ),
    );
  const cardLine = (card: string): string => `${card} ${town.typeName(card, teller)}: ${town.textOf('card', card, teller)}`;
  const orderLine = (order: string): string => `${order}: ${town.textOf('order', order, teller)}`;
  const sections: Section[] = [
    {
      title: teller.tell('core-player'),
      lines: names.map((name, k) => {
        const player = view.seats[k];
        const numbers = facts(scene, k, teller).map((fact) => `${fact.name} ${fact.value}`);
        const supply = `${teller.tell('amsterdam-column-supply')} ${counted(player?.supply ?? {}, 'colour') || '–'}`;
        const ship = `${teller.tell('amsterdam-column-ship')} ${spaceName(player?.ship ?? '', teller)}`;
        return `${name}: ${[...numbers, supply, ship].join(', ')}`;
      }),
    },
    {
      title: teller.tell('amsterdam-round', { round: view.round }),
      lines: [
        ...(view.market ? [teller.tell('amsterdam-market-tile', { tile: view.market, text: town.textOf('tile', view.market, teller) })] : []),
        ...view.display.map(cardLine),
      ],
    },
    {
      title: teller.tell('amsterdam-blocks'),
      lines: [...town.blocks.values()].map((block) => {
        const owner = view.owner[block.id];
        const tile = view.tile[block.id];
        const what = owner === undefined ? (tile ? teller.tell(`amsterdam-good-${tile}`) : '–') : (names[owner] ?? teller.tell('amsterdam-tom'));
        return `${blockName(block.id, teller)} (${block.cost}): ${what}`;
      }),
    },
  ];
  const own = seat === null ? undefined : view.seats[seat];
  if (own) {
    const wheel = own.wheel.map((part, k) => `${k + 1}: ${counted(part, 'colour') || '–'}`);
    sections.push({ title: teller.tell('amsterdam-column-wheel'), lines: wheel });
    sections.push({ title: teller.tell('amsterdam-inactive'), lines: own.inactive.map(cardLine) });
    if (own.orders.length) sections.push({ title: teller.tell('amsterdam-your-orders'), lines: own.orders.map(orderLine) });
    sections.push({ title: teller.tell('amsterdam-active'), lines: Object.keys(own.active).map(cardLine) });
  }
  return sections;
}

/** In a game alone TOM plays along. */
function others(scene: Scene, teller: Teller): string[] {
  return scene.names.length === 1 ? [teller.tell('amsterdam-tom')] : [];
}

/** All cards, a section for each type. */
function cards(teller: Teller): CardSection[] {
  const town = townOf(null);
  return town.printed.type.map((type) => ({
    title: town.typeName(town.cardsOf(type)[0] ?? '', teller),
    cards: town.cardsOf(type).map((card) => ({
      id: `card-${card}`,
      name: card,
      text: `(${town.costOf(card, teller)}) ${town.textOf('card', card, teller)}`,
    })),
  }));
}

/** On a telephone the harbour lies beside the city, and the cards beside both. */
const strip = {
  ratio: STRIP.height / STRIP.width,
  parts: [
    { name: 'amsterdam-part-harbour', from: 0 },
    { name: 'amsterdam-part-city', from: 0.49 },
  ],
  own: 'amsterdam-part-own',
};

const STAR = 'M0-16 4.700-5 16-4.600 7.500 2.900 10 14 0 8-10 14-7.500 2.900-16-4.600-4.700-5z';
const marks = [{ meaning: 'amsterdam-mark-scored', path: STAR, fill: 'var(--ink)' }];

export const ui: GameUi = { Board, Panel, Everybody, isSeen, Reader, groups: {}, wide: true, ratio: WHOLE.height / WHOLE.width, legible: 730, strip, Hand, facts, text, face, nameOf, others, marks, cards, gallery: () => import('./gallery'), drawings: () => import('./Drawings.svelte') };
