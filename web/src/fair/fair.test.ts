import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hash, hex, isSigned, keyed, unhex, utf8 } from './bytes';
import { FalseRecord, parse, prove } from './record';
import { contradiction } from './witness';

const golden = globSync(`${import.meta.dirname}/../../../tests/*/golden/*.jsonl`).toSorted();
const record = (): string => readFileSync(golden[0] ?? '', 'utf-8');

function refused(text: string): [number, string] | null {
  try {
    prove(parse(text));
    return null;
  } catch (error) {
    if (!(error instanceof FalseRecord)) throw error;
    return [error.line, error.reason];
  }
}

describe('hashes and signatures', () => {
  it('are those of the standards', () => {
    expect(hex(hash(utf8('abc')))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    const rfc4231 = '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843';
    expect(hex(keyed(utf8('Jefe'), utf8('what do ya want for nothing?')))).toBe(rfc4231);
    const key = 'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a'; // RFC 8032, test 1
    const signature =
      'e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b';
    expect(isSigned(key, signature, utf8(''))).toBe(true);
    expect(isSigned(key, signature, utf8('x'))).toBe(false);
    expect(isSigned('', 'zz', utf8(''))).toBe(false);
    expect(unhex('xyz')).toHaveLength(0);
  });
});

describe('a record', () => {
  it.each(golden)('%s holds', (path) => {
    expect(refused(readFileSync(path, 'utf-8'))).toBeNull();
  });
  it('is refused with the first line that was changed', () => {
    const lines = record().split('\n');
    lines[4] = (lines[4] ?? '').replace(/"(deal|do)":"[a-z]+/, '"$1":"other');
    expect(refused(lines.join('\n'))).toEqual([5, 'check']);
    const key = record().replace(/"key":"[0-9a-f]+"/, `"key":"${'0'.repeat(64)}"`);
    expect(refused(key)?.[1]).toBe('key');
    expect(refused('{"langbord":"position","format":2}')).toEqual([1, 'form']);
    expect(refused(`${record()}nonsense`)?.[1]).toBe('form');
    expect(refused(`null\n${record()}`)).toEqual([1, 'form']);
  });
});

describe('a witness', () => {
  const { header, entries, end } = parse(record());
  const checks = entries.slice(3, 9).map((entry) => entry.check ?? '');
  const seen = { commitment: header.commitment ?? '', nonce: '', checks, at: 1 };
  it('knows the game again that it saw', () => {
    expect(contradiction(seen, { header, entries, end })).toBeNull();
    expect(contradiction({ ...seen, commitment: '' }, { header, entries, end })).toBeNull();
  });
  it('contradicts another one', () => {
    expect(contradiction({ ...seen, commitment: '00' }, { header, entries, end })).toBe('commitment');
    expect(contradiction({ ...seen, nonce: 'mine' }, { header, entries, end })).toBe('nonce');
    expect(contradiction({ ...seen, checks: [...checks, '0123456789abcdef'] }, { header, entries, end })).toBe('moves');
  });
});
