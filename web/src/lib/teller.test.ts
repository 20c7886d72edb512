import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { chooseLanguage, LANGUAGES, type Language } from './languages';
import { BracketTeller, makeBundle, Teller } from './teller';

const FOLDER = new URL('../../../src/langbord/locales/', `file://${import.meta.dirname}/`);

function text(language: Language, file: string): string {
  return readFileSync(new URL(`${language}/${file}`, FOLDER), 'utf-8');
}
function teller(language: Language): Teller {
  const files = readdirSync(new URL(language, FOLDER)).filter((file) => file.endsWith('.ftl'));
  return new Teller(language, [makeBundle(language, files.map((file) => text(language, file)))]);
}
const ENGLISH = teller('en');

describe('a teller', () => {
  it('names players and other messages', () => {
    const told = ENGLISH.tell('tickets-took', { player: '#1', card: '@tickets-card-pink' }, ['Anna', 'Bo']);
    expect(told).toBe('Bo takes pink from the row.');
  });
  it('counts equal things of a list', () => {
    expect(ENGLISH.join(['pink', 'wild', 'pink'])).toBe('2× pink and wild');
    expect(ENGLISH.join(['a', 'b', 'c'])).toBe('a, b and c');
    expect(ENGLISH.join([])).toBe('');
  });
  it('inflects by the attributes of what is named', () => {
    const finnish = teller('fi');
    const args = { player: '#0', a: 'Dam', b: 'Waag', length: 2, colour: '@tickets-card-pink', cart: 0, cards: [] };
    expect(finnish.attribute('tickets-card-pink', 'genitive')).not.toBeNull();
    expect(finnish.tell('tickets-took', { ...args, card: '@tickets-card-pink' }, ['Aino'])).not.toMatch(/[{}$@#]/);
  });
  it('chooses plurals', () => {
    expect(ENGLISH.tell('tickets-kept', { player: '#0', count: 1 }, ['A'])).toBe('A keeps one contract.');
    expect(ENGLISH.tell('tickets-kept', { player: '#0', count: 2 }, ['A'])).toBe('A keeps 2 contracts.');
  });
  it('gives the id of a message that it lacks', () => {
    expect(ENGLISH.tell('nowhere')).toBe('nowhere');
  });
  it('takes a missing text from a relative', () => {
    const both = new Teller('nn', [makeBundle('nn', ['a = ja']), makeBundle('nb', ['a = nei\nb = bokmål'])]);
    expect([both.tell('a'), both.tell('b')]).toEqual(['ja', 'bokmål']);
  });
  it('can show what is told and what is not', () => {
    expect(new BracketTeller('en', [makeBundle('en', ['a = yes'])]).tell('a')).toBe('⟦yes⟧');
  });
});

describe('languages', () => {
  it('are chosen from what a browser wants', () => {
    expect(chooseLanguage(['pt', 'no-NO'])).toBe('nb');
    expect(chooseLanguage(['nn-NO', 'en'])).toBe('nn');
    expect(chooseLanguage(['xx'])).toBe('en');
  });
});

/** Ids that the client's sources speak of; those put together end with a hyphen. */
function spoken(): Set<string> {
  const files = readdirSync(new URL('../', `file://${import.meta.dirname}/`), { recursive: true, encoding: 'utf-8' });
  const found = new Set<string>();
  for (const file of files.filter((name) => /\.(svelte|ts)$/.test(name) && !name.includes('.test.'))) {
    const source = readFileSync(`${import.meta.dirname}/../${file}`, 'utf-8');
    for (const [, id] of source.matchAll(/['"`]((?:web|lessons|rules)-[a-z-]+)/g)) found.add(id ?? '');
  }
  return found;
}

/** Texts of lessons: `tests/web/test_lessons.py` holds them against the steps. */
const OF_A_STEP = /^lessons-(tickets|landnam|amsterdam)-/;

describe.each(['web', 'lessons', 'rules'])('the texts of the client: %s', (file) => {
  const read = (language: Language): string[] =>
    [...text(language, `${file}.ftl`).matchAll(/^([a-z-]+) =/gm)].map(([, id]) => id ?? '');
  const ids = read('en');

  it.each(Object.keys(LANGUAGES) as Language[])('are whole in %s', (language) => {
    expect(read(language)).toEqual(ids);
  });
  it('are all used, and all that is used exists', () => {
    const used = [...spoken()].filter((id) => id.startsWith(`${file}-`));
    const stems = used.filter((id) => id.endsWith('-'));
    const unused = ids.filter((id) => !used.includes(id) && !stems.some((stem) => id.startsWith(stem)));
    expect(unused.filter((id) => !OF_A_STEP.test(id))).toEqual([]);
    expect(used.filter((id) => !id.endsWith('-') && !ids.includes(id))).toEqual([]);
  });
});
