/**
 * The board of a game that has none of its own: whatever its view holds, as tables, facts and lists with names.
 * The terminal shows the same by the same conventions (`src/langbord/cli/plain.py`):
 *
 * - a field is called by the message `<game>-field-<name>`, a word in it by `<game>-word-<word>`, actions that begin
 *   with a word by `<game>-kind-<word>`, where there are any; what many games have by `core-field-<name>`; else the name
 *   itself is made readable;
 * - `seats` lists the players; `turn`, `seat`, `owner`, `holder`, `bidder`, `dealer`, `starter`, `leader` and `winner` hold
 *   the number of one of them; `awaited`, `over` and `phase` are told elsewhere.
 */
import { readable, type Teller } from '$lib/teller';

const TOLD_ELSEWHERE = new Set(['awaited', 'over', 'phase']);
const SEATS = new Set(['turn', 'seat', 'owner', 'holder', 'bidder', 'dealer', 'starter', 'leader', 'winner']);
export const NOTHING = '–';

export interface Fact {
  label: string;
  chips: string[];
  place: string; // as moves call it: the way to it in the view
}

export interface Row {
  title: string;
  place: string;
  seat: number | null; // of the player whose row it is
  cells: string[][];
}

/** What stands under a heading, or on the first line where there is none. */
export type Part =
  | { kind: 'facts'; facts: Fact[] }
  | { kind: 'table'; label: string; head: string[]; columns: string[]; rows: Row[] }
  | { kind: 'group'; label: string; parts: Part[] };

type Fields = Record<string, unknown>;

function isFields(value: unknown): value is Fields {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

/** Does it fit on a line with others: a number, a word, a list or counts of such? */
function isShort(value: unknown): boolean {
  if (value === null || typeof value !== 'object') return true;
  return Object.values(value).every((part) => part === null || typeof part !== 'object');
}

export class Plain {
  constructor(
    private readonly game: string,
    private readonly teller: Teller,
    private readonly names: readonly string[],
  ) {}

  /** Facts first, then what needs room of its own. */
  parts(view: unknown, way: readonly string[] = []): Part[] {
    if (!isFields(view)) return [];
    const shown = Object.entries(view).filter(([name]) => !TOLD_ELSEWHERE.has(name));
    const facts = shown.filter(([, value]) => isShort(value)).map(([name, value]) => ({ label: this.label(name), chips: this.chips(name, value), place: [...way, name].join(' ') }));
    const roomy = shown.filter(([, value]) => !isShort(value)).map(([name, value]) => this.roomy(name, value, way));
    return facts.length ? [{ kind: 'facts', facts }, ...roomy] : roomy;
  }

  private roomy(name: string, value: unknown, before: readonly string[]): Part {
    const way = [...before, name === 'seats' && !before.length ? 'seat' : name];
    if (Array.isArray(value)) return this.table(name, way, value.map((row, number) => [String(number), row]));
    if (isFields(value) && Object.values(value).every(isFields)) return this.table(name, way, Object.entries(value));
    return { kind: 'group', label: this.label(name), parts: this.parts(value, way) };
  }

  /** A row for each; what they are made of stands at the top. */
  private table(name: string, way: readonly string[], rows: [string, unknown][]): Part {
    const columns = [...new Set(rows.flatMap(([, row]) => (isFields(row) ? Object.keys(row) : [])))];
    return {
      kind: 'table',
      label: this.label(name),
      head: columns.map((column) => this.label(column)),
      columns,
      rows: rows.map(([key, row]) => ({
        ...this.heading(name, key),
        place: [...way, key].join(' '),
        cells: isFields(row) ? columns.map((column) => this.chips(column, row[column])) : [this.chips(name, row)],
      })),
    };
  }

  private heading(name: string, key: string): { title: string; seat: number | null } {
    const number = /^\d+$/.test(key) ? Number(key) : null;
    const player = name === 'seats' && number !== null ? this.names[number] : undefined;
    if (player !== undefined) return { title: player, seat: number };
    return { title: number === null ? this.word(key) : String(number + 1), seat: null };
  }

  /** A value as pieces: one for a number or a word, one for each of a list or of counts. */
  private chips(name: string, value: unknown): string[] {
    if (Array.isArray(value)) return value.flatMap((part) => (isShort(part) ? this.chips(name, part) : [this.line(name, part)]));
    if (isFields(value)) return Object.entries(value).map(([key, part]) => this.entry(key, part));
    return [this.line(name, value)];
  }

  /** Something that has a name within something else; a number is how many there are. */
  private entry(key: string, value: unknown): string {
    const counted = typeof value === 'number' && !SEATS.has(key);
    return counted ? `${this.word(key)} ×${value}` : `${this.word(key)} ${this.line(key, value)}`;
  }

  private line(name: string, value: unknown): string {
    if (value === null || value === undefined || value === false) return NOTHING;
    if (value === true) return '✓';
    if (typeof value === 'object') return this.chips(name, value).join(', ') || NOTHING;
    if (typeof value === 'number') return (SEATS.has(name) ? this.names[value] : undefined) ?? String(value);
    return typeof value === 'string' ? this.word(value) : NOTHING;
  }

  /** What a field is called. */
  private label(name: string): string {
    const common = `core-field-${name}`;
    return this.told('field', name) ?? (this.teller.has(common) ? this.teller.tell(common) : readable(name));
  }

  /** What a word of the game is called. */
  private word(word: string): string {
    return this.told('word', word) ?? word.replaceAll('_', ' ');
  }

  /** What actions that begin with this word are called. */
  kind(word: string): string {
    return this.told('kind', word) ?? readable(word);
  }

  private told(what: string, name: string): string | null {
    const id = `${this.game}-${what}-${name.replaceAll('_', '-')}`;
    return this.teller.has(id) ? this.teller.tell(id) : null;
  }
}
