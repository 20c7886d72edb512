import { describe, expect, it } from 'vitest';
import { makeBundle, Teller } from '$lib/teller';
import { plainUi } from '.';
import { Plain, type Part } from './parts';

const TELLER = new Teller('en', [makeBundle('en', ['pond-field-frogs-left = Frogs left\npond-word-green = green ones\npond-kind-hop = Hops'])]);
const VIEW = {
  phase: 'hop',
  awaited: [0],
  over: false,
  turn: 1,
  frogs_left: { green: 2, light_brown: 1 },
  stones: ['wet', 'dry'],
  lily: null,
  seats: [
    { points: 3, out: false, frogs: { green: 1 } },
    { points: 0, out: true, frogs: {} },
  ],
  pond: { depth: 4, banks: [{ side: 'left' }] },
  places: { a1: { owner: 0 }, b2: { owner: null } },
};
const parts = new Plain('pond', TELLER, ['Anna', 'Bo']).parts(VIEW);

describe('a plain board', () => {
  it('tells facts, words and counts by their names, and what is told elsewhere not at all', () => {
    expect(parts[0]).toEqual({
      kind: 'facts',
      facts: [
        { label: 'Turn', chips: ['Bo'], place: 'turn' },
        { label: 'Frogs left', chips: ['green ones ×2', 'light brown ×1'], place: 'frogs_left' },
        { label: 'Stones', chips: ['wet', 'dry'], place: 'stones' },
        { label: 'Lily', chips: ['–'], place: 'lily' },
      ],
    });
  });
  it('shows lists of things as tables, players by their names', () => {
    expect(parts[1]).toEqual({
      kind: 'table',
      label: 'Seats',
      head: ['Points', 'Out', 'Frogs'],
      columns: ['points', 'out', 'frogs'],
      rows: [
        { title: 'Anna', seat: 0, place: 'seat 0', cells: [['3'], ['–'], ['green ones ×1']] },
        { title: 'Bo', seat: 1, place: 'seat 1', cells: [['0'], ['✓'], []] },
      ],
    });
  });
  it('shows things within things under their own heading, and things by name as rows', () => {
    expect(parts[2]).toMatchObject({ kind: 'group', label: 'Pond', parts: [{ kind: 'facts' }, { kind: 'table', label: 'Banks' }] });
    const places = parts[3] as Extract<Part, { kind: 'table' }>;
    expect(places.rows.map((row) => [row.title, row.cells])).toEqual([
      ['a1', [['Anna']]],
      ['b2', [['–']]],
    ]);
  });
  it('can be read aloud', () => {
    const ui = plainUi('pond');
    const told = ui.text({ game: 'pond', view: VIEW, names: ['Anna', 'Bo'], seat: 0, choices: [] }, TELLER);
    expect(told.map((section) => section.title)).toEqual(['', 'Seats', 'Pond', 'Banks', 'Places']);
    expect(told[1]?.lines[1]).toBe('Bo – Points: 0; Out: ✓; Frogs: –');
  });
  it('puts actions under the name of their kind', () => {
    const kindOf = plainUi('pond').kindOf;
    expect([kindOf?.('hop a1', TELLER), kindOf?.('sit_still', TELLER)]).toEqual(['Hops', 'Sit still']);
  });
});
