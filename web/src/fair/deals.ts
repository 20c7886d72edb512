/**
 * Dealing a recorded game again, without a server and without playing it: the piles are kept, and every deal must be the
 * one that the dealer's stream gives. What a pile holds is a game's own business: `web/deals.ts` in its folder.
 */
import { chacha20 } from '@noble/ciphers/chacha.js';
import { hash, hex, keyed, unhex, utf8 } from './bytes';
import { FalseRecord, type Entry, type GameRecord, type Header } from './record';

/** What the dealer may deal, and its weight; in the order of the game. */
export type Outcome = readonly [text: string, weight: number];

/** What a game remembers of its piles: plain data, and what is printed, which does not change. */
export interface Piles {
  edition: unknown;
}

/** How a game's piles change. A state is copied before it is changed. */
export interface Deals<State extends Piles> {
  rules: readonly number[]; // the versions of the rules by which it deals
  begin(edition: unknown, header: Header): State;
  outcomes(state: State, pile: string): Outcome[];
  deal(state: State, pile: string, outcome: string): void;
  /** What a seat did: the state after it, or where its line alone does not say what came of it every one that may be. */
  act(state: State, seat: number, action: string): State[];
}

const WORD = 8;
const VALUES = 1n << 64n;
const CHUNK = 64 * 64; // bytes: whole blocks

/** The numbers that deals are made of. */
class Stream {
  private bytes = new Uint8Array();
  private readonly key: Uint8Array;

  constructor(key: string, nonces: readonly string[]) {
    this.key = keyed(unhex(key), utf8(`langbord deal 1\0${ascii(JSON.stringify(nonces))}`));
  }

  word(number: number): bigint {
    while (this.bytes.length < (number + 1) * WORD) {
      const more = chacha20(this.key, new Uint8Array(12), new Uint8Array(CHUNK), undefined, this.bytes.length / 64);
      this.bytes = Uint8Array.from([...this.bytes, ...more]);
    }
    return new DataView(this.bytes.buffer).getBigUint64(number * WORD, true);
  }

  /** The outcome at a place of the stream, and the place after it. */
  draw(outcomes: readonly Outcome[], place: number): [string | undefined, number] {
    const total = BigInt(outcomes.reduce((sum, [, weight]) => sum + weight, 0));
    if (total === 0n) return [undefined, place];
    const fair = VALUES - (VALUES % total);
    while (this.word(place) >= fair) place += 1;
    let left = this.word(place) % total;
    const found = outcomes.find(([, weight]) => (left -= BigInt(weight)) < 0n);
    return [found?.[0], place + 1];
  }
}

/** As JSON is written where all characters beyond ASCII are escaped. */
function ascii(json: string): string {
  return json.replace(/[\u0080-\uffff]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** A state that the lines so far may have led to, and the place in the stream. */
interface World<State> {
  state: State;
  place: number;
}

/** What is not known here of what the deals of a record follow from: its piles, beginning or key; its rules; its edition. */
export type Unknown = 'deals' | 'rules' | 'edition';

/** How many deals of a record were dealt again, or why they could not be. */
export async function dealAgain(record: GameRecord, editionOf: EditionOf = known): Promise<number | Unknown> {
  const { header, end } = record;
  const game = await dealsOf(header.game);
  if (!game || header.format < 2 || header.start !== undefined || header.commitment === undefined || end?.key === undefined)
    return 'deals';
  if (!game.rules.includes(header.rules ?? 0)) return 'rules';
  const edition = await editionOf(header);
  return edition === undefined ? 'edition' : dealt(record, game, edition, new Stream(end.key, header.nonces ?? []));
}

/** How many deals there were, all of them as the dealer's stream gives them. */
function dealt<State extends Piles>({ header, entries }: GameRecord, game: Deals<State>, edition: unknown, stream: Stream): number {
  let worlds: World<State>[] = [{ state: game.begin(edition, header), place: 0 }];
  let past: World<State>[][] = []; // before each action since the last deal
  for (const [number, entry] of entries.entries()) {
    if (entry.deal !== undefined) {
      worlds = after(worlds, entry, game, stream);
      past = [];
    } else if (entry.undo !== undefined) {
      worlds = past.splice(-entry.undo)[0] ?? [];
    } else if (entry.do !== undefined) {
      past.push(worlds);
      worlds = worlds.flatMap((world) => acted(world, entry, game));
    }
    if (worlds.length === 0) throw new FalseRecord(number + 2, 'deal');
  }
  return entries.filter((entry) => entry.deal !== undefined).length;
}

/** Those worlds in which the stream gives just this deal. */
function after<State extends Piles>(worlds: World<State>[], { deal = '', pile = '' }: Entry, game: Deals<State>, stream: Stream): World<State>[] {
  return worlds.flatMap(({ state, place }) => {
    const [outcome, next] = stream.draw(game.outcomes(state, pile), place);
    if (outcome !== deal) return [];
    const one = copied(state);
    game.deal(one, pile, deal);
    return [{ state: one, place: next }];
  });
}

function acted<State extends Piles>({ state, place }: World<State>, { seat = 0, do: action = '' }: Entry, game: Deals<State>): World<State>[] {
  return game.act(copied(state), seat, action).map((one) => ({ state: one, place }));
}

export function copied<State extends Piles>(state: State): State {
  const { edition, ...piles } = state;
  return { ...structuredClone(piles), edition } as State;
}

/** Each of a pile's things with how many are left, in the order of the box. */
export function pileOf(counts: Record<string, number>, order: readonly string[]): Outcome[] {
  return order.map((thing) => [thing, counts[thing] ?? 0]);
}

const BUILT = import.meta.glob<{ deals: Deals<Piles> }>('../../../src/langbord/games/*/web/deals.ts');

/** How a game deals, if it came with the page. */
async function dealsOf(game: string): Promise<Deals<Piles> | null> {
  const built = BUILT[`../../../src/langbord/games/${game}/web/deals.ts`];
  return built ? (await built()).deals : null;
}

/** What is printed in the edition that a record names; nothing where that is not known. */
export type EditionOf = (header: Header) => Promise<unknown>;

const FILES = import.meta.glob<unknown>('../../../src/langbord/games/*/{edition,editions/*}.toml', { import: 'default' });
const RELEASED = import.meta.glob<Record<string, string>>('../../../src/langbord/games/*/web/released.json', { import: 'default' });

/** An edition of this or an earlier release, by its digest. */
export async function known({ game, edition_digest: digest }: Header): Promise<unknown> {
  const folder = `../../../src/langbord/games/${game}`;
  const file = (await RELEASED[`${folder}/web/released.json`]?.())?.[digest];
  return file === undefined ? undefined : FILES[`${folder}/${file}`]?.();
}

/** What somebody says is printed in an edition, if its digest is the one that a record names; `texts` are not printed. */
export function ifPrinted(told: object, { edition_digest: digest }: Header): unknown {
  const printed = JSON.stringify({ ...told, texts: undefined });
  return hex(hash(utf8(printed))) === digest ? JSON.parse(printed) : undefined;
}
