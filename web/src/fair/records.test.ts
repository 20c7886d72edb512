/**
 * Whole records: those of a folder (LANGBORD_RECORDS), each as its name says, or else the golden ones. `true-….jsonl` must
 * hold, `false-<reason>-….jsonl` must be refused with that reason.
 */
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { dealAgain, dealsOf } from './deals';
import { FalseRecord, parse, prove } from './record';

const folder = process.env['LANGBORD_RECORDS'];
const records = globSync(folder ? `${folder}/*.jsonl` : `${import.meta.dirname}/../../../tests/*/golden/*.jsonl`).toSorted();

/** How many deals were dealt again, or why the record is refused. */
async function verdict(path: string): Promise<number | null | string> {
  try {
    const record = parse(readFileSync(path, 'utf-8'));
    prove(record);
    const deals = await dealsOf(record.header.game);
    return deals && dealAgain(record, deals, undefined);
  } catch (error) {
    if (!(error instanceof FalseRecord)) throw error;
    return error.reason;
  }
}

describe('records', () => {
  it.each(records)('%s', async (path) => {
    const [told, reason] = basename(path).split('-');
    if (told === 'false') expect(await verdict(path)).toBe(reason);
    else if (told === 'true') expect(await verdict(path)).toBeGreaterThan(0);
    else expect(await verdict(path)).not.toBeTypeOf('string');
  }, 60_000);
});
