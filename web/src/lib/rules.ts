/** The numbered rules of a game in the language of the page, as sentences to be shown beside what they are about. */
import { gameInfo, readFile } from './gamefiles';
import { sections, type Item } from './markdown';
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

/** Rules by their number, without the marks of the page and the questions that it refers to. */
export function sentences(markdown: string): Map<string, string> {
  const lists = sections(markdown).flatMap((section) => section.blocks.filter((block) => block.kind === 'list'));
  const items = lists.flatMap((list) => list.items);
  return new Map(items.flatMap((item) => (item.id === null ? [] : [[item.id, plain(item)] as const])));
}

function plain(item: Item): string {
  const text = [item, ...item.parts].map((part) => part.text).join(' ');
  return text.replaceAll(/[*†]|\s*\[[A-Z]+Q[^\]]*\]/g, '').trim();
}
