/** The little Markdown in which our rules are written: headings, lists, tables, paragraphs. */

export type Block =
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'item'; id: string | null; text: string }
  | { kind: 'row'; id: string | null; cells: string[] }
  | { kind: 'text'; text: string };

const RULE = /^([A-Z]{2}Q?\d+[a-z]?)\b/;

function idOf(text: string): string | null {
  return RULE.exec(text)?.[1] ?? null;
}

export function blocks(markdown: string): Block[] {
  const found: Block[] = [];
  for (const line of markdown.split('\n')) {
    const heading = /^(#+) (.*)/.exec(line);
    const last = found.at(-1);
    if (heading) found.push({ kind: 'heading', level: heading[1]?.length ?? 1, text: heading[2] ?? '' });
    else if (/^\| *-/.test(line)) continue;
    else if (line.startsWith('|')) {
      const cells = line.split('|').slice(1, -1).map((cell) => cell.trim());
      found.push({ kind: 'row', id: idOf(cells[0] ?? ''), cells });
    } else if (line.startsWith('- ')) {
      const text = line.slice(2).trim().replace(/^\*\*(\w+)\*\*/, '$1'); // a number in bold
      found.push({ kind: 'item', id: idOf(text), text });
    } else if (line.trim() && last && (last.kind === 'item' || last.kind === 'text')) last.text += ` ${line.trim()}`;
    else if (line.trim()) found.push({ kind: 'text', text: line.trim() });
    else found.push({ kind: 'text', text: '' });
  }
  return found.filter((block) => block.kind !== 'text' || block.text !== '');
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
