/** The piles of Tickets: cards that come back when they were spent, and contracts that do not. */
import { pileOf, type Deals, type Outcome } from '$fair/deals';
import type { Header } from '$fair/record';

interface Edition {
  material: { hand: number };
  card: { id: string; count: number }[];
  route: { ends: string[]; colour: string; length: number }[];
  contract: { ends: [string, string] }[];
}

interface Table {
  edition: Edition;
  players: number;
  pile: Record<string, number>;
  discards: Record<string, number>;
  row: string[];
  hands: number; // cards still to be dealt to hands before the row is laid out
  blind: boolean; // the next card was drawn from the pile, and is not for the row
  clearances: number; // of the row in succession
  contracts: string[]; // in the shuffled part of the pile
}

const ROW = 5;
const WILD = 'wild';
const MANY_WILDS = 3; // TR13: then the row is cleared
const MOST_CLEARANCES = 3; // TRQ1
const FEW_OTHERS = 3;

export const deals: Deals<Table> = {
  rules: [1],

  begin(edition: unknown, header: Header): Table {
    const printed = edition as Edition;
    const players = Number(header.options['players']);
    return {
      edition: printed,
      players,
      pile: Object.fromEntries(printed.card.map((card) => [card.id, card.count])),
      discards: {},
      row: [],
      hands: players * printed.material.hand,
      blind: false,
      clearances: 0,
      contracts: printed.contract.map((contract) => contract.ends.join('-')),
    };
  },

  outcomes(table: Table, pile: string): Outcome[] {
    if (pile === 'starter') return Array.from({ length: table.players }, (_, seat) => [`starter ${seat}`, 1]);
    if (pile === 'cards') return pileOf(table.pile, cardsOf(table));
    return table.contracts.map((contract) => [contract, 1]);
  },

  deal(table: Table, pile: string, outcome: string): void {
    if (pile === 'contracts') table.contracts = table.contracts.filter((contract) => contract !== outcome);
    if (pile !== 'cards') return;
    table.pile[outcome] = (table.pile[outcome] ?? 0) - 1;
    const toHand = table.hands > 0 || table.blind;
    if (!toHand) table.row.push(outcome);
    shuffleIfEmpty(table);
    if (!toHand && (table.row.length === ROW || size(table.pile) === 0)) testRow(table);
    table.hands = Math.max(0, table.hands - 1);
    table.blind = false;
  },

  act(table: Table, _: number, action: string): Table[] {
    const [verb, what = '', payment = ''] = action.split(' ');
    if (action === 'draw pile') table.blind = true;
    else if (verb === 'draw') table.row.splice(table.row.indexOf(what), 1);
    else if (verb === 'claim') claim(table, what, payment);
    return [table];
  },
};

function cardsOf(table: Table): string[] {
  return table.edition.card.map((card) => card.id);
}

function size(counts: Record<string, number>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** TR14: the moment the pile is empty the discards become the pile. */
function shuffleIfEmpty(table: Table): void {
  if (size(table.pile) === 0) [table.pile, table.discards] = [table.discards, {}];
}

function discard(table: Table, card: string, count: number): void {
  table.discards[card] = (table.discards[card] ?? 0) + count;
}

/** TR13, TRQ1: a row of many wilds is cleared, as long as there are cards enough that are none. */
function testRow(table: Table): void {
  const wilds = table.row.filter((card) => card === WILD).length;
  const others = (counts: Record<string, number>): number => size({ ...counts, [WILD]: 0 });
  const left = others(table.pile) + others(table.discards) + table.row.length - wilds;
  if (wilds < MANY_WILDS || table.clearances >= MOST_CLEARANCES || left < FEW_OTHERS) {
    table.clearances = 0;
    return;
  }
  table.clearances += 1;
  for (const card of table.row.splice(0)) discard(table, card, 1);
  shuffleIfEmpty(table);
}

/** TR17: a card for each space; "pink+1" is one wild among pink ones. */
function claim(table: Table, name: string, payment: string): void {
  const [card = '', wilds = '0'] = payment.split('+');
  const length = lengthOf(table.edition, name);
  discard(table, card, length - Number(wilds));
  discard(table, WILD, Number(wilds));
  shuffleIfEmpty(table);
}

/** A route is named by its ends; of a double, by those of the first one and its colour. */
function lengthOf(edition: Edition, name: string): number {
  const [ends = '', colour] = name.split('/');
  const [from, to] = ends.split('-');
  const between = edition.route.filter((route) => route.ends.includes(from ?? '') && route.ends.includes(to ?? ''));
  return between.find((route) => colour === undefined || colour.startsWith(route.colour))?.length ?? 0;
}
