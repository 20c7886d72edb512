/**
 * What this browser saw of a game, kept so that nobody can tell it otherwise afterwards: the commitment that was shown
 * before it gave its own number, that number, and the running check with every move.
 */
import { random } from '../lib/browser';
import { linesOf, type GameRecord } from './record';
import { storage } from '../lib/storage';

export interface Seen {
  commitment: string;
  nonce: string;
  checks: string[];
  at: number; // when something was last added
}

export type Contradiction = 'commitment' | 'nonce' | 'moves';

const STORED = 'langbord-seen-';
const MOST_TABLES = 50; // the last ones

export class Witness {
  private seen: Seen;

  constructor(private readonly table: string) {
    this.seen = stored(table);
  }

  /** Remember the commitment that is shown first; another one later is not what was promised. */
  shown(commitment: string): void {
    if (this.seen.commitment === '') this.keep({ commitment });
  }

  /** Our own number for the shuffling: the same however often it is asked for. */
  nonce(): string {
    if (this.seen.nonce === '') this.keep({ nonce: random() });
    return this.seen.nonce;
  }

  /** The running check after a move. */
  saw(check: string | undefined): void {
    if (check && !this.seen.checks.includes(check)) this.keep({ checks: [...this.seen.checks, check] });
  }

  get moves(): number {
    return this.seen.checks.length;
  }

  /** In what a record is not the game that was seen here; null where it is. */
  contradiction(record: GameRecord): Contradiction | null {
    return contradiction(this.seen, record);
  }

  private keep(news: Partial<Seen>): void {
    this.seen = { ...this.seen, ...news, at: Date.now() };
    try {
      storage.set(STORED + this.table, JSON.stringify(this.seen));
      forgetOldest();
    } catch {
      // a browser that keeps nothing: the page still remembers
    }
  }
}

/** Each check is bound to all lines before it: where all that were seen stand in a record, so does what was seen. */
export function contradiction(seen: Seen, record: GameRecord): Contradiction | null {
  const { header } = record;
  if (seen.commitment !== '' && seen.commitment !== header.commitment) return 'commitment';
  if (seen.nonce !== '' && !header.nonces?.includes(seen.nonce)) return 'nonce';
  const checks = new Set(linesOf(record).map((line) => line.check));
  return seen.checks.every((check) => checks.has(check)) ? null : 'moves';
}

function stored(table: string): Seen {
  const nothing = { commitment: '', nonce: '', checks: [], at: 0 };
  try {
    return { ...nothing, ...(JSON.parse(storage.get(STORED + table) ?? '{}') as Partial<Seen>) };
  } catch {
    return nothing;
  }
}

function forgetOldest(): void {
  const tables = storage.keys().filter((key) => key.startsWith(STORED));
  if (tables.length <= MOST_TABLES) return;
  const age = new Map(tables.map((key) => [key, stored(key.slice(STORED.length)).at]));
  const [oldest] = tables.toSorted((a, b) => (age.get(a) ?? 0) - (age.get(b) ?? 0));
  if (oldest !== undefined) storage.remove(oldest);
}
