/**
 * The form of a record's lines, as `docs/formats.md` has it: which fields there are and in what order, what each may hold,
 * and what is left out. However a line was written, it is hashed in this form.
 */

/** A value in its form; refuses one of another kind. */
type Reader = (value: unknown) => unknown;
type Fields = Record<string, Reader | [reader: Reader, otherwise: unknown]>; // what is left out is `otherwise`

/** A line that is none of a record. */
export class OtherForm extends Error {}

function refuse(): never {
  throw new OtherForm();
}

const text: Reader = (value) => (typeof value === 'string' ? value : refuse());
const whole: Reader = (value) => (Number.isInteger(value) ? value : refuse());
const flag: Reader = (value) => (typeof value === 'boolean' ? value : refuse());
const digits: Reader = (value) => (/^(?:[0-9a-f]{2})*$/.test(text(value) as string) ? value : refuse());
const mapping: Reader = (value) => (isObject(value) ? value : refuse());

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function list(of: Reader): Reader {
  return (value) => (Array.isArray(value) ? value.map((one: unknown) => of(one)) : refuse());
}

/** Fields in their order, without those that have their default; or with them, where all are written. */
function fields(declared: Fields, { all = false } = {}): Reader {
  return (value) => {
    if (!isObject(value) || Object.keys(value).some((name) => !Object.hasOwn(declared, name))) refuse();
    const formed: Record<string, unknown> = {};
    for (const [name, field] of Object.entries(declared)) {
      const [read, otherwise] = Array.isArray(field) ? field : [field, undefined];
      const told = Object.hasOwn(value, name) ? value[name] : otherwise;
      const isDefault = otherwise !== undefined && JSON.stringify(told) === JSON.stringify(otherwise);
      if (isDefault && !all) continue;
      formed[name] = isDefault ? told : read(told);
    }
    return formed;
  };
}

const LINK: Fields = { key: text, signature: text };
const signature = fields({ ...LINK, earlier: [list(fields(LINK)), []] });
const result = fields({ scores: list(whole), places: list(whole) });
const edition: Fields = { game: text, edition: text, edition_digest: text, rules: [whole, 0], options: mapping };
const position = fields({ langbord: [text, 'position'], format: [whole, 2], ...edition, state: mapping }, { all: true });

export const header = fields({
  langbord: text,
  format: whole,
  ...edition,
  seats: list(text),
  commitment: [text, null],
  nonces: [list(text), []],
  marks: [list(text), []],
  at: [whole, 0],
  start: [position, null],
  salts: [list(text), []],
  check: [text, ''],
  signed: [signature, null],
});

export const end = fields({ end: [result, null], key: [digits, null], check: [text, ''], signed: [signature, null] });

const either = fields({
  deal: [text, null],
  pile: [text, ''],
  seat: [whole, null],
  do: [text, null],
  undo: [whole, null],
  hint: [flag, false],
  check: [text, ''],
});

/** A deal, or a seat with one of what it does, takes back or is told. */
export const entry: Reader = (value) => {
  const formed = either(value) as Record<string, unknown>;
  const of = (...names: string[]): number => names.filter((name) => name in formed).length;
  const isDeal = of('deal') === 1 && of('seat', 'do', 'undo', 'hint') === 0;
  const isOfSeat = of('deal', 'pile') === 0 && of('seat') === 1 && of('do', 'undo', 'hint') === 1;
  return isDeal || isOfSeat ? formed : refuse();
};
