import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { paragraphs, ruleNumbers, search, sections, spans } from './markdown';

const TEXT = `# The game

Words
go on.

## Turns
- TR1  Two
  lines.
- **TR2** A rule [TRQ1]
  - (a) this;
  - (b) that,
    and more.

| id | question |
| --- | --- |
| TRQ1 | Why? See TR2. |

Last words.`;

describe('our Markdown', () => {
  it('is read section by section', () => {
    const [game, turns] = sections(TEXT);
    expect(game).toEqual({ id: 'section-1', level: 1, title: 'The game', blocks: [{ kind: 'text', text: 'Words go on.' }] });
    expect(turns?.blocks).toEqual([
      {
        kind: 'list',
        items: [
          { id: 'TR1', text: 'Two lines.', parts: [] },
          {
            id: 'TR2',
            text: 'A rule [TRQ1]',
            parts: [
              { id: null, text: '(a) this;', parts: [] },
              { id: null, text: '(b) that, and more.', parts: [] },
            ],
          },
        ],
      },
      { kind: 'table', head: ['id', 'question'], rows: [{ id: 'TRQ1', cells: ['TRQ1', 'Why? See TR2.'] }] },
      { kind: 'text', text: 'Last words.' },
    ]);
  });
  it('sets words apart and knows the numbers of rules', () => {
    const known = new Set(['LN9', 'card:007']);
    expect(spans('**one** of `a.toml`, *or* LN9–11, LN8, card:007', known)).toEqual([
      { kind: 'strong', text: 'one' },
      { kind: 'text', text: ' of ' },
      { kind: 'code', text: 'a.toml' },
      { kind: 'text', text: ', ' },
      { kind: 'em', text: 'or' },
      { kind: 'text', text: ' ' },
      { kind: 'rule', text: 'LN9' },
      { kind: 'text', text: '–11, LN8, ' },
      { kind: 'rule', text: 'card:007' },
    ]);
  });
  it('is searched rule by rule', () => {
    const found = search(sections(TEXT), 'WHÝ');
    expect(found.map((section) => section.title)).toEqual(['Turns']);
    expect(found[0]?.blocks).toEqual([
      { kind: 'table', head: ['id', 'question'], rows: [{ id: 'TRQ1', cells: ['TRQ1', 'Why? See TR2.'] }] },
    ]);
    expect(search(sections(TEXT), 'turns')[0]?.blocks).toHaveLength(3);
    expect(search(sections(TEXT), 'nothing like it')).toEqual([]);
  });
});

describe('the rules of the games', () => {
  const pages = globSync(`${import.meta.dirname}/../../../src/langbord/games/*/rulebook/*.md`);
  const read = (page: string) => sections(readFileSync(page, 'utf-8'));

  it.each(pages)('have the same numbers in every language: %s', (page) => {
    const numbers = ruleNumbers(read(page));
    expect(numbers.size).toBeGreaterThan(40);
    expect([...numbers]).toEqual([...ruleNumbers(read(page.replace(/[a-z]+\.md$/, 'en.md')))]);
  });
  it.each(pages)('have no table that is not whole: %s', (page) => {
    for (const { blocks } of read(page))
      for (const block of blocks)
        if (block.kind === 'table') expect(new Set(block.rows.map((row) => row.cells.length))).toEqual(new Set([block.head.length]));
  });
});

describe('rules in a nutshell', () => {
  it('are made paragraphs', () => {
    expect(paragraphs('You\nplay.\n\nDo:\n– this\n  or that\n– more')).toEqual(['You play.', 'Do:', '– this or that', '– more']);
  });
});
