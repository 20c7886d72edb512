/**
 * What is proven of a record without playing it: the key, every line, the names, the signatures. Written from
 * `docs/formats.md` alone, so that it is a second opinion on what the server says.
 */
import { hash, hex, isSigned, joined, keyed, unhex, utf8 } from './bytes';
import * as form from './form';

interface Link {
  key: string;
  signature: string;
}

interface Signature extends Link {
  earlier?: Link[];
}

export interface Header {
  langbord: string;
  format: number;
  game: string;
  edition: string;
  edition_digest: string;
  rules?: number;
  options: Record<string, unknown>;
  seats: string[];
  commitment?: string;
  nonces?: string[];
  marks?: string[];
  at?: number;
  start?: unknown;
  salts?: string[];
  check?: string;
  signed?: Signature;
}

export interface Entry {
  deal?: string;
  pile?: string;
  seat?: number;
  do?: string;
  undo?: number;
  hint?: boolean;
  check?: string;
}

interface End {
  end?: { scores: number[]; places: number[] };
  key?: string;
  check?: string;
  signed?: Signature;
}

type Line = Header | Entry | End;

export interface GameRecord {
  header: Header;
  entries: Entry[];
  end: End | null;
}

export type Reason = 'form' | 'key' | 'check' | 'name' | 'opening' | 'record' | 'signer' | 'deal';

/** A record that is not what it says, with the first line that is false. */
export class FalseRecord extends Error {
  constructor(
    readonly line: number,
    readonly reason: Reason,
  ) {
    super(`line ${line}: ${reason}`);
  }
}

const FORMATS = [1, 2];
const FORGOTTEN = '–';
const MOST_LINKS = 32;

export function parse(text: string): GameRecord {
  const [first, ...lines] = text.replaceAll('\r\n', '\n').replace(/\n$/, '').split('\n').map(json);
  const header = formed(form.header, first, 1) as Header;
  if (header.langbord !== 'record' || !FORMATS.includes(header.format)) throw new FalseRecord(1, 'form');
  const last = lines.at(-1);
  const ends = typeof last === 'object' && last !== null && ('key' in last || 'end' in last);
  const end = ends ? (formed(form.end, lines.pop(), lines.length + 2) as End) : null;
  return { header, entries: lines.map((line, number) => formed(form.entry, line, number + 2) as Entry), end };
}

function json(line: string, number: number): unknown {
  return orRefused(number + 1, () => JSON.parse(line) as unknown);
}

function formed(read: (line: unknown) => unknown, line: unknown, number: number): unknown {
  return orRefused(number, () => read(line));
}

/** What is no JSON, or of another form, names its line. */
function orRefused<Read>(number: number, read: () => Read): Read {
  try {
    return read();
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof form.OtherForm) throw new FalseRecord(number, 'form');
    throw error;
  }
}

/** A line as checks and signatures know it: without themselves, and without names that have marks. */
function covered(line: Line): Uint8Array {
  const bare: Record<string, unknown> = { ...line };
  delete bare['check'];
  delete bare['signed'];
  if (Array.isArray(bare['marks'])) {
    bare['seats'] = [];
    delete bare['salts'];
  }
  return utf8(JSON.stringify(bare));
}

export function linesOf(record: GameRecord): Line[] {
  return [record.header, ...record.entries, ...(record.end ? [record.end] : [])];
}

/** Refuse a record whose key, lines, names or signatures are false. */
export function prove(record: GameRecord): void {
  proveKey(record);
  proveLines(record);
  proveNames(record.header);
  proveSignatures(record);
}

function proveKey({ header, entries, end }: GameRecord): void {
  if (header.commitment === undefined) return;
  if (end?.key === undefined || hex(hash(unhex(end.key))) !== header.commitment) throw new FalseRecord(entries.length + 2, 'key');
}

function proveLines(record: GameRecord): void {
  const key = unhex(record.end?.key ?? '');
  let before = '';
  for (const [number, line] of linesOf(record).entries()) {
    const check = hex(keyed(key, joined(utf8(`langbord line 1\0${before}\0`), covered(line)))).slice(0, 16);
    if (check !== line.check) throw new FalseRecord(number + 1, 'check');
    before = check;
  }
}

function proveNames({ seats, marks = [], salts = [] }: Header): void {
  if (marks.length === 0 && salts.length === 0) return;
  if (marks.length !== seats.length || salts.length !== seats.length) throw new FalseRecord(1, 'name');
  for (const [seat, name] of seats.entries()) {
    const salt = salts[seat] ?? '';
    const forgotten = name === FORGOTTEN && salt === '';
    if (!forgotten && hex(hash(utf8(`langbord name 1\0${salt}\0${name}`))) !== marks[seat]) throw new FalseRecord(1, 'name');
  }
}

function proveSignatures(record: GameRecord): void {
  const opening = record.header.signed;
  const whole = record.end?.signed;
  const last = record.entries.length + 2;
  if (opening && !holds(opening, 'langbord opening 1\0', covered(record.header))) throw new FalseRecord(1, 'opening');
  const body = linesOf(record).flatMap((line) => [covered(line), utf8('\n')]);
  if (whole && !holds(whole, 'langbord record 1\0', hash(joined(...body)))) throw new FalseRecord(last, 'record');
  if (opening && whole && !knownAs(whole).includes(fingerprint(opening.key))) throw new FalseRecord(last, 'signer');
}

function holds(signature: Signature, purpose: string, message: Uint8Array): boolean {
  const { earlier = [] } = signature;
  const keys = [...earlier.map((link) => link.key), signature.key];
  const linked = earlier.every((link, k) =>
    isSigned(link.key, link.signature, joined(utf8('langbord next key 1\0'), unhex(keys[k + 1] ?? ''))),
  );
  return earlier.length <= MOST_LINKS && linked && isSigned(signature.key, signature.signature, joined(utf8(purpose), message));
}

/** What people compare instead of a server's key. */
function fingerprint(key: string): string {
  return grouped(hex(hash(unhex(key))).slice(0, 20));
}

/** Digits in groups of four, to be read aloud. */
export function grouped(digits: string): string {
  return (digits.match(/.{1,4}/g) ?? []).join('-');
}

/** The fingerprints by which a server may be known, that of today first. */
function knownAs(signature: Signature): string[] {
  return [signature.key, ...(signature.earlier ?? []).map((link) => link.key).toReversed()].map(fingerprint);
}

/** Who signed the whole record; null: nobody. */
export function signer(record: GameRecord): string | null {
  return record.end?.signed ? fingerprint(record.end.signed.key) : null;
}
