import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { chooseLanguage, LANGUAGES, type Language } from './languages';
import { BracketTeller, makeBundle, Teller } from './teller';

const ROOT = `${import.meta.dirname}/../../..`;
const FOLDER = `${ROOT}/src/langbord/locales`;

function text(language: Language, file: string): string {
  return readFileSync(`${FOLDER}/${language}/${file}`, 'utf-8');
}
function teller(language: Language, ...more: string[]): Teller {
  return new Teller(language, [makeBundle(language, [text(language, 'core.ftl'), ...more])]);
}
const ENGLISH = teller(
  'en',
  `pond-took = { $player } takes { $thing } from the pond.
pond-frog = a frog
pond-kept = { $player } keeps { $count ->
    [one] one frog
   *[other] { $count } frogs
}.
`,
);

describe('a teller', () => {
  it('names players and other messages', () => {
    expect(ENGLISH.tell('pond-took', { player: '#1', thing: '@pond-frog' }, ['Anna', 'Bo'])).toBe('Bo takes a frog from the pond.');
  });
  it('counts equal things of a list', () => {
    expect(ENGLISH.join(['pink', 'wild', 'pink'])).toBe('2× pink and wild');
    expect(ENGLISH.join(['a', 'b', 'c'])).toBe('a, b and c');
    expect(ENGLISH.join([])).toBe('');
  });
  it('inflects by the attributes of what is named', () => {
    const finnish = teller('fi', 'pond-frog = sammakko\n    .genitive = sammakon\npond-took = { $player } ottaa { $thing-genitive }.');
    expect(finnish.attribute('pond-frog', 'genitive')).toBe('sammakon');
    expect(finnish.tell('pond-took', { player: '#0', thing: '@pond-frog' }, ['Aino'])).toBe('Aino ottaa sammakon.');
  });
  it('chooses plurals', () => {
    expect(ENGLISH.tell('pond-kept', { player: '#0', count: 1 }, ['A'])).toBe('A keeps one frog.');
    expect(ENGLISH.tell('pond-kept', { player: '#0', count: 2 }, ['A'])).toBe('A keeps 2 frogs.');
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
    const joining = new BracketTeller('en', [makeBundle('en', ['a = yes\nb = no\ncore-and = {$first} and {$last}'])]);
    expect(joining.phrase([[[{ id: 'a' }, { id: 'b' }]]])).toBe('⟦⟦yes⟧ and ⟦no⟧⟧');
  });
});

describe('languages', () => {
  it('are chosen from what a browser wants', () => {
    expect(chooseLanguage(['pt', 'no-NO'])).toBe('nb');
    expect(chooseLanguage(['nn-NO', 'en'])).toBe('nn');
    expect(chooseLanguage(['xx'])).toBe('en');
  });
});

/** Ids that sources speak of, those that begin with one of these words; those put together end with a hyphen. */
function spoken(pattern: string, prefixes: readonly string[]): Set<string> {
  const found = new Set<string>();
  const ids = new RegExp(`['"\`]@?((?:${prefixes.join('|')})-[a-z0-9-]+)`, 'g');
  for (const file of globSync(`${ROOT}/${pattern}`).filter((name) => /\.(svelte|ts)$/.test(name) && !name.includes('.test.'))) {
    for (const [, id] of readFileSync(file, 'utf-8').matchAll(ids)) found.add(id ?? '');
  }
  return found;
}
function idsIn(ftl: string): string[] {
  return [...ftl.matchAll(/^([a-z0-9-]+) =/gm)].map(([, id]) => id ?? '');
}

describe.each(['web', 'account', 'fair', 'lessons', 'rules'])('the texts of the client: %s', (file) => {
  const ids = idsIn(text('en', `${file}.ftl`));

  it.each(Object.keys(LANGUAGES) as Language[])('are whole in %s', (language) => {
    expect(idsIn(text(language, `${file}.ftl`))).toEqual(ids);
  });
  it('are all used, and all that is used exists', () => {
    const used = [...spoken('{web/src,src/langbord/games/*/web}/**/*', [file])];
    const stems = used.filter((id) => id.endsWith('-'));
    const unused = ids.filter((id) => !used.includes(id) && !stems.some((stem) => id.startsWith(stem)));
    expect(unused).toEqual([]);
    expect(used.filter((id) => !id.endsWith('-') && !ids.includes(id))).toEqual([]);
  });
});

describe.each(globSync(`${ROOT}/src/langbord/games/*/web/index.ts`))('the board %s', (index) => {
  const folder = index.replace(/\/web\/index\.ts$/, '');
  const game = folder.replace(/.*\//, '');
  it('says only what the game has texts for', () => {
    const ids = new Set(globSync(`${folder}/texts/en/*.ftl`).flatMap((file) => idsIn(readFileSync(file, 'utf-8'))));
    const used = [...spoken(`src/langbord/games/${game}/web/*`, [game])].filter((id) => !id.endsWith('-'));
    expect(used.length).toBeGreaterThan(0);
    expect(used.filter((id) => !ids.has(id))).toEqual([]);
  });
});
