import { describe, expect, it } from 'vitest';
import { timeLeft } from '../table/clock';
import { lineOf } from './edition';
import { explain, inCommon } from './explain';
import { byKind, menu } from './menu';
import { entryOf } from './record';
import type { GameUi } from './games';
import { sentences } from './rules';
import { targetsOf } from './targets';
import { makeBundle, Teller } from './teller';
import type { Choice, Foreseen, Frame } from './wire';

const choice = (action: string): Choice => ({ action, label: { id: action.split(' ')[0] ?? '', args: { n: action } }, about: null, rule: null });

describe('a menu', () => {
  it('puts actions of a group together that differ in their last word', () => {
    const found = menu([choice('claim a pink'), choice('pass'), choice('claim a blue'), choice('claim b red')], {
      claim: 'group',
    });
    expect(found.map((entry) => [entry.label.id, entry.choices.length])).toEqual([
      ['pass', 1],
      ['group', 2],
      ['claim', 1],
    ]);
  });
  it('can be read kind by kind', () => {
    const kinds = byKind(menu([choice('bid 1'), choice('doubt'), choice('bid 2')], {}), (action) => action.split(' ')[0] ?? '');
    expect(kinds.map(({ title, entries }) => [title, entries.length])).toEqual([
      ['bid', 2],
      ['doubt', 1],
    ]);
  });
});

describe('a clock', () => {
  it('is read as minutes, hours or days', () => {
    expect(timeLeft(65_000)).toEqual({ text: '01:05' });
    expect(timeLeft(3_725_000)).toEqual({ text: '1:02:05' });
    expect(timeLeft(200_000_000)).toEqual({ days: 2, hours: 7 });
    expect(timeLeft(-5)).toEqual({ text: '00:00' });
  });
});

describe('an edition', () => {
  const text = 'format = 1\nplace = [\n  # two\n  { id = "a" },\n  { id = "b" },\n]\n';
  it('is shown where it is wrong', () => {
    expect(lineOf(text, 'is not TOML: Invalid value (at line 5, column 10)')).toBe(5);
    expect(lineOf(text, 'the edition: place 2, x: Expected `int`, got `str`')).toBe(5);
    expect(lineOf(text, 'the edition: place: Object missing required field')).toBe(2);
    expect(lineOf(text, 'place 1 has no name')).toBe(4);
    expect(lineOf(text, 'two places have the same id')).toBeNull();
  });
});

describe('explanations', () => {
  const ui = { nameOf: (_: unknown, thing: string) => `the ${thing}` } as unknown as GameUi;
  const scene = { game: 'pond', view: {}, names: ['Anna'], seat: 0, choices: [{ ...choice('hop a'), about: 'stone a', rule: 'PO1' }] };
  const teller = new Teller('en', [makeBundle('en', ['pond-full = { $player } sits there'])]);
  it('tell the rule of what can be done', () => {
    expect(explain(ui, scene, { thing: 'stone a' }, null, teller)).toEqual({ name: 'the stone a', reason: '', rule: 'PO1' });
    expect(explain(ui, scene, { action: 'hop a' }, null, teller)).toEqual({ name: 'the stone a', reason: '', rule: 'PO1' });
  });
  it('tell what several choices would change alike', () => {
    const change = (id: string, count: number): { what: { id: string; args: object }; count: number } => ({ what: { id, args: {} }, count });
    const [points, pink, blue] = [change('points', 4), change('pink', -2), change('blue', -2)];
    const told = [[points, pink], [points, blue]] as Foreseen['changes'][];
    expect(inCommon(told)).toEqual([points]);
    expect(inCommon(told.slice(1))).toEqual([points, blue]);
    expect(inCommon([])).toEqual([]);
  });
  it('tell what the engine says of what cannot', () => {
    const why = { rule: 'PO2', text: { id: 'pond-full', args: { player: '#0' } }, now: [] };
    expect(explain(ui, scene, { thing: 'stone b' }, why, teller)).toEqual({ name: 'the stone b', reason: 'Anna sits there', rule: 'PO2' });
    expect(explain(ui, scene, { thing: 'stone b' }, null, teller)).toEqual({ name: 'the stone b', reason: '', rule: null });
  });
});

describe('targets', () => {
  it('are the things that choices are about', () => {
    const choices = [{ ...choice('hop a'), about: 'stone a' }, { ...choice('jump a'), about: 'stone a' }, choice('pass')];
    const found = targetsOf({ game: 'pond', view: {}, before: null, names: [], seat: 0, choices, preview: 'jump a', hints: ['pass'], offer: () => undefined });
    expect(Object.keys(found.offered)).toEqual(['stone a']);
    expect(found.offered['stone a']).toHaveLength(2);
    expect([found.pointed, found.hinted.has('stone a')]).toEqual(['stone a', false]);
  });
});

describe('rules', () => {
  it('are sentences by their number', () => {
    const found = sentences('- **LN52** A settler may\n  - (a) not swim. [LNQ38]\n- AM42. Once. [AMQ16, AMQ34]\n- TR9  The *youngest*.');
    expect([...found]).toEqual([
      ['LN52', 'A settler may (a) not swim.'],
      ['AM42', 'Once.'],
      ['TR9', 'The youngest.'],
    ]);
  });
  it('are answers where they stand in a table', () => {
    const found = sentences('| id | question | answer |\n| --- | --- | --- |\n| LNQ38 | Can it swim? | No, *never*. |');
    expect([...found]).toEqual([['LNQ38', 'No, never.']]);
  });
});

describe('moments and entries', () => {
  const frame = (sequence: number, view: unknown, ...ids: string[]): Frame => ({
    sequence,
    at: 0,
    view,
    events: ids.map((id) => ({ id, args: {} })),
    moves: [],
    by: null,
  });
  const record = ['{"langbord":"record"}', '{"deal":"a"}', '{"seat":0,"do":"x"}', '{"deal":"b"}', '{"seat":1,"do":"y"}', '{"end":{}}'].join('\n');
  const frames = [frame(1, null, 'server-sat'), frame(2, {}, 'server-started'), frame(3, {}), frame(4, {}, 'server-left'), frame(5, {}, 'g-y')];
  it('belong together', () => {
    expect(entryOf(record, frames, 1)).toBe(1);
    expect(entryOf(record, frames, 2)).toBe(3);
    expect(entryOf(record, frames, 3)).toBe(3);
    expect(entryOf(record, frames, 4)).toBe(4);
    expect(entryOf(record, frames, null)).toBeNull();
  });
});
