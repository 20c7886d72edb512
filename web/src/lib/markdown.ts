/** The little Markdown in which our rules are written: headings, lists, tables, paragraphs; bold, slanted, code. */

export interface Span {
  kind: 'text' | 'strong' | 'em' | 'code' | 'rule'; // a rule: the number of another rule, to be followed
  text: string;
}

export interface Item {
  id: string | null; // the number of the rule
  text: string;
  parts: Item[]; // (a), (b), (c) of a rule
}

export interface Row {
  id: string | null;
  cells: string[];
}

export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: Item[] }
  | { kind: 'table'; head: string[]; rows: Row[] };

/** What stands under one heading, up to the next. */
export interface Section {
  id: string; // the same in every language
  level: number;
  title: string;
  blocks: Block[];
}

const RULE = String.raw`[A-Z]{1,6}\d+|[a-z]+:\w+`; // TR17, or card:012
const NUMBERED = new RegExp(String.raw`^\**(${RULE})\**\.?(?:\s+|$)`);
const SPANS = new RegExp(String.raw`\*\*(.+?)\*\*|\*(.+?)\*|${'`'}(.+?)${'`'}|\b(${RULE})\b`, 'g');

function numbered(text: string): { id: string | null; text: string } {
  const found = NUMBERED.exec(text);
  return found ? { id: found[1] ?? null, text: text.slice(found[0].length) } : { id: null, text };
}

function cellsOf(line: string): string[] {
  return line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
}

/** The document, section by section; what stands before the first heading has none. */
export function sections(markdown: string): Section[] {
  const found: Section[] = [{ id: 'section-0', level: 0, title: '', blocks: [] }];
  let open = false; // does the next line go on with the last one?
  for (const line of markdown.split('\n')) {
    const heading = /^(#+) (.*)/.exec(line);
    const section = found.at(-1);
    if (heading) {
      const [, marks = '', title = ''] = heading;
      found.push({ id: `section-${found.length}`, level: marks.length, title, blocks: [] });
    } else if (section) add(section.blocks, line, open);
    open = line.trim() !== '' && !heading;
  }
  return found.filter((section) => section.title || section.blocks.length);
}

function add(blocks: Block[], line: string, open: boolean): void {
  const last = blocks.at(-1);
  if (line.startsWith('|')) addRow(blocks, line, open);
  else if (line.startsWith('- ')) {
    const item = { ...numbered(line.slice(2).trim()), parts: [] };
    if (last?.kind === 'list') last.items.push(item);
    else blocks.push({ kind: 'list', items: [item] });
  } else if (/^ +- /.test(line) && last?.kind === 'list') {
    last.items.at(-1)?.parts.push({ id: null, text: line.trim().slice(2), parts: [] });
  } else if (line.trim() && open && last?.kind === 'list') {
    const item = last.items.at(-1);
    const part = item?.parts.at(-1) ?? item;
    if (part) part.text += ` ${line.trim()}`;
  } else if (line.trim() && open && last?.kind === 'text') last.text += ` ${line.trim()}`;
  else if (line.trim()) blocks.push({ kind: 'text', text: line.trim() });
}

function addRow(blocks: Block[], line: string, open: boolean): void {
  const last = blocks.at(-1);
  const cells = cellsOf(line);
  if (cells.every((cell) => /^:?-+:?$/.test(cell))) return; // the line under the head
  if (!open || last?.kind !== 'table') blocks.push({ kind: 'table', head: cells, rows: [] });
  else last.rows.push({ id: numbered(cells[0] ?? '').id, cells });
}

/** A text in pieces: what is set apart, and the numbers of rules that are known. */
export function spans(text: string, known: ReadonlySet<string>): Span[] {
  const found: Span[] = [];
  let at = 0;
  for (const match of text.matchAll(SPANS)) {
    const [all, strong, em, code, rule] = match;
    if (rule !== undefined && !known.has(rule)) continue;
    if (match.index > at) found.push({ kind: 'text', text: text.slice(at, match.index) });
    if (strong !== undefined) found.push({ kind: 'strong', text: strong });
    else if (em !== undefined) found.push({ kind: 'em', text: em });
    else if (code !== undefined) found.push({ kind: 'code', text: code });
    else found.push({ kind: 'rule', text: rule ?? '' });
    at = match.index + all.length;
  }
  if (at < text.length) found.push({ kind: 'text', text: text.slice(at) });
  return found;
}

/** The numbers of all rules of a document. */
export function ruleNumbers(document: readonly Section[]): Set<string> {
  return new Set(document.flatMap((section) => section.blocks.flatMap((block) => numbersIn(block))));
}

function numbersIn(block: Block): string[] {
  if (block.kind === 'text') return [];
  const things: readonly { id: string | null }[] = block.kind === 'list' ? block.items : block.rows;
  return things.flatMap((thing) => thing.id ?? []);
}

/** What of a document speaks of something: rules, rows and paragraphs that hold it, under their headings. */
export function search(document: readonly Section[], wanted: string): Section[] {
  const holds = (text: string): boolean => folded(text).includes(folded(wanted));
  const narrowed = (block: Block): Block[] => {
    if (block.kind === 'text') return holds(block.text) ? [block] : [];
    if (block.kind === 'table') {
      const rows = block.rows.filter((row) => holds(row.cells.join(' ')));
      return rows.length ? [{ ...block, rows }] : [];
    }
    const items = block.items.filter((item) => holds([item.id, item.text, ...item.parts.map((part) => part.text)].join(' ')));
    return items.length ? [{ ...block, items }] : [];
  };
  return document
    .map((section) => (holds(section.title) ? section : { ...section, blocks: section.blocks.flatMap(narrowed) }))
    .filter((section) => section.blocks.length);
}

/** Without capitals and marks on letters. */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Text laid out by hand for a terminal as paragraphs: an empty line, a dash or a number begins a new one. */
export function paragraphs(text: string): string[] {
  const found: string[] = [];
  for (const line of text.split('\n')) {
    if (line.trim() === '' || found.length === 0 || /^\s*([–-]|\d+\.) /.test(line)) found.push(line.trim());
    else found.push(`${found.pop() ?? ''} ${line.trim()}`.trim());
  }
  return found.filter(Boolean);
}
