import type { CardSection, Fact, GameUi, Scene, Section } from '$lib/games';
import type { Teller } from '$lib/teller';
import Board from './Board.svelte';
import Panel from './Panel.svelte';
import Talk from './Talk.svelte';
import { face } from './faces';
import { nameOf } from './names';
import { composes, talkOf } from './talk';
import { hexPath, islandOf, type LandnamView } from './types';

function facts(scene: Scene, seat: number, teller: Teller): Fact[] {
  const player = (scene.view as LandnamView).seats[seat];
  if (!player) return [];
  const token = (colour: string): number => player.tokens[colour] ?? 0;
  return [
    { sign: 'points', name: teller.tell('landnam-board-points'), value: player.points },
    { sign: 'cards', name: teller.tell('landnam-board-cards'), value: player.resources },
    { sign: 'fate', name: teller.tell('landnam-board-fate'), value: player.fate_cards },
    { sign: 'house', name: teller.tell('landnam-board-houses'), value: player.houses },
    {
      sign: 'token',
      name: `${teller.tell('landnam-board-tokens')} ${['white', 'red', 'black'].map(token).join('/')}`,
      value: ['white', 'red', 'black'].map(token).reduce((sum, count) => sum + count, 0),
    },
  ];
}

function text(scene: Scene, teller: Teller): Section[] {
  const { seat, names } = scene;
  const [view, island] = [scene.view as LandnamView, islandOf(scene.edition)];
  const cards = (counts: Record<string, number>): string =>
    teller.join(Object.entries(counts).flatMap(([kind, n]) => Array<string>(n).fill(teller.tell(`landnam-kind-${kind}`))));
  const hexes = Object.entries(view.hexes)
    .filter(([name]) => island.cells.get(name)?.rim === false)
    .map(([name, hex]) => {
      const harbour = hex.harbour
        ? `, ${teller.tell('landnam-board-harbour', { kind: `@landnam-kind-${hex.harbour}` })}`
        : '';
      const number = hex.number === null ? '' : ` ${hex.number}`;
      return `${name.toUpperCase()}: ${teller.tell(`landnam-terrain-${hex.terrain}`)}${number}${harbour}`;
    });
  const units = view.units.map((unit) => {
    const cell = unit.cell === 'outer' ? teller.tell('landnam-outer-sea') : unit.cell.toUpperCase();
    const outlaw = unit.red.length + unit.far.length ? `, ${teller.tell('landnam-board-outlaw')}` : '';
    return `${cell}: ${teller.tell(`landnam-${unit.piece.split('_')[0] ?? ''}`)}, ${names[unit.seat] ?? ''}${outlaw}`;
  });
  const buildings = Object.entries(view.buildings).map(([corner, building]) => {
    const id = building.houses > 1 ? 'landnam-score-village' : 'landnam-score-farm';
    return `${teller.tell(id, { corner: corner.toUpperCase() })}: ${names[building.seat] ?? ''}`;
  });
  const sections: Section[] = [
    {
      title: teller.tell('core-player'),
      lines: names.map((name, k) => {
        const told = facts(scene, k, teller).map((fact) => (fact.sign === 'token' ? fact.name : `${fact.name} ${fact.value}`));
        return `${name}: ${told.join(', ')}`;
      }),
    },
    { title: teller.tell('web-board'), lines: [...hexes, ...units, ...buildings] },
  ];
  const hand = seat === null ? null : view.seats[seat]?.hand;
  if (hand) {
    const fate = Object.entries(view.own?.fate ?? {}).map(([card, count]) =>
      teller.tell('landnam-board-fate-card', { card: `@landnam-card-${card.replaceAll('_', '-')}`, count }),
    );
    sections.push({
      title: names[seat ?? 0] ?? '',
      lines: [teller.tell('landnam-board-hand', { cards: cards(hand) || teller.tell('landnam-board-none') }), ...fate],
    });
  }
  return sections;
}

function cards(teller: Teller): CardSection[] {
  const all = islandOf(null).fates.map((fate) => {
    const id = `landnam-card-${fate.id.replaceAll('_', '-')}`;
    return { id: `card-${fate.id}`, name: `${teller.tell(id)} (${fate.count}×)`, text: teller.attribute(id, 'text') ?? '' };
  });
  return [{ title: teller.tell('landnam-board-fate'), cards: all }];
}

const groups = Object.fromEntries(['summon', 'farm', 'swap', 'harbour'].map((word) => [word, `landnam-group-${word}`]));

const marks = [
  { meaning: 'landnam-mark-case', path: hexPath(0, 0, 20), fill: 'none', stroke: 'var(--bad)', dashes: '22 6' },
  { meaning: 'landnam-mark-outlaw', path: 'M-10 0a10 10 0 1 0 20 0 10 10 0 1 0-20 0z', fill: '#b3202c' },
];

const talk = { Window: Talk, about: talkOf, composes };

export const ui: GameUi = { Board, Panel, talk, groups, wide: false, ratio: 0.85, legible: 780, facts, text, face, nameOf, marks, cards, gallery: () => import('./gallery'), drawings: () => import('./Drawings.svelte') };
