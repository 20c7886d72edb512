/** The numbered rules of a game in the language of the page, as sentences to be shown beside what they are about. */
import { sections, type Item } from './markdown';
import { RELATIVES, type Language } from './languages';

const FILES = import.meta.glob<string>('../../../docs/rules/*/*.md', { query: '?raw', import: 'default' });

export interface RuleBook {
  language: Language; // the one that it is written in
  rules: ReadonlyMap<string, string>;
}

export async function readRules(game: string, language: Language): Promise<RuleBook> {
  for (const relative of RELATIVES[language]) {
    const text = await FILES[`../../../docs/rules/${relative}/${game}.md`]?.();
    if (text !== undefined) return { language: relative, rules: sentences(text) };
  }
  return { language, rules: new Map() };
}

/** Rules by their number, without the marks of the page and the questions that it refers to. */
export function sentences(markdown: string): Map<string, string> {
  const lists = sections(markdown).flatMap((section) => section.blocks.filter((block) => block.kind === 'list'));
  const items = lists.flatMap((list) => list.items);
  return new Map(items.flatMap((item) => (item.id === null ? [] : [[item.id, plain(item)] as const])));
}

function plain(item: Item): string {
  const text = [item, ...item.parts].map((part) => part.text).join(' ');
  return text.replaceAll(/[*†]|\s*\[[A-Z]{2}Q[^\]]*\]/g, '').trim();
}
