/** The numbered rules of a game in the language of the page, as sentences to be shown beside what they are about. */
import { gameInfo, readFile } from './gamefiles';
import { sections, type Block } from './markdown';
import { RELATIVES, type Language } from './languages';

export interface RuleBook {
  language: Language; // the one that it is written in
  rules: ReadonlyMap<string, string>;
}

/** The page of a game's numbered rules, in the language or its nearest relative; null where nobody wrote one. */
export async function readRulebook(game: string, language: Language): Promise<{ language: Language; text: string } | null> {
  const written = (await gameInfo(game))?.rulebooks ?? [];
  const nearest = RELATIVES[language].find((relative) => written.includes(relative));
  const text = nearest && (await readFile(game, `rulebook/${nearest}.md`));
  return nearest && text ? { language: nearest, text } : null;
}

export async function readRules(game: string, language: Language): Promise<RuleBook> {
  const page = await readRulebook(game, language);
  return page ? { language: page.language, rules: sentences(page.text) } : { language, rules: new Map() };
}

/** Rules by their number, and answers to questions by theirs, without the marks of the page and what they refer to. */
export function sentences(markdown: string): Map<string, string> {
  return new Map(sections(markdown).flatMap((section) => section.blocks.flatMap(numbered)));
}

function numbered(block: Block): [string, string][] {
  if (block.kind === 'text') return [];
  const told: [string | null, string][] =
    block.kind === 'list'
      ? block.items.map((item) => [item.id, [item, ...item.parts].map((part) => part.text).join(' ')])
      : block.rows.map((row) => [row.id, row.cells.at(-1) ?? '']); // the question, and at last its answer
  return told.flatMap(([id, text]) => (id === null ? [] : [[id, plain(text)]]));
}

function plain(text: string): string {
  return text.replaceAll(/[*†]|\s*\[[A-Z]+Q[^\]]*\]/g, '').trim();
}
