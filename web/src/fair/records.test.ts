/**
 * Whole records: those of a folder (LANGBORD_RECORDS), each as its name says, or else the golden ones. `true-….jsonl` must
 * hold, `false-<reason>-….jsonl` must be refused with that reason, and of `unknown-<what>-….jsonl` that is not known.
 */
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hash, hex, utf8 } from './bytes';
import { dealAgain, ifPrinted } from './deals';
import { FalseRecord, parse, prove, type Header } from './record';

const folder = process.env['LANGBORD_RECORDS'];
const records = globSync(folder ? `${folder}/*.jsonl` : `${import.meta.dirname}/../../../tests/*/golden/*.jsonl`).toSorted();

/** How many deals were dealt again, why they could not be, or why the record is refused. */
async function verdict(path: string): Promise<number | string> {
  try {
    const record = parse(readFileSync(path, 'utf-8'));
    prove(record);
    const dealt = await dealAgain(record);
    return typeof dealt === 'number' ? dealt : `unknown-${dealt}`;
  } catch (error) {
    if (!(error instanceof FalseRecord)) throw error;
    return `false-${error.reason}`;
  }
}

describe('records', () => {
  it.each(records)('%s', async (path) => {
    const [told, reason] = basename(path).split('-');
    const found = await verdict(path);
    if (told === 'false' || told === 'unknown') expect(found).toBe(`${told}-${reason}`);
    else if (told === 'true') expect(found).toBeGreaterThan(0);
    else expect(String(found)).not.toMatch(/^false/);
  }, 60_000);
});

describe('editions', () => {
  const printed = { format: 1, name: 'house' };
  const header = { edition_digest: hex(hash(utf8(JSON.stringify(printed)))) } as Header;
  it('is what its digest says, whatever texts come with it', () => {
    expect(ifPrinted({ ...printed, texts: { card: {} } }, header)).toEqual(printed);
  });
  it('is nothing where somebody tells of another one', () => {
    expect(ifPrinted({ ...printed, name: 'other' }, header)).toBeUndefined();
  });
});
