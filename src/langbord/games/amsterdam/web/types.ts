/** The view of Amsterdam and its edition, as far as the table shows them. */
import type { View } from './generated';
import builtIn from '../edition.toml';
import { remember } from '$lib/remember';
import type { Teller, Wording } from '$lib/teller';
import type { Choice } from '$lib/wire';
import builtInTexts from './texts.json';

export type Counts = Record<string, number>;

export type AmsterdamView = View;

interface PrintedCard {
  number: number;
  timing: string;
  cost: Counts;
}

/** Points stand for two, three and four players. */
interface PrintedOrder {
  number: number;
  points?: number[];
  one?: number[];
  by_count?: number[];
}

interface Printed {
  amstel: { spaces: number; mouth: number; course: [number, number][] };
  amstel_bridge: { after: number; points: number }[];
  space: { id: string; kind: string; x: number; y: number; good?: string; worker?: string; roof?: number[]; points?: number }[];
  canal: { ends: [string, string] }[];
  good: { id: string; column: number; row: number }[];
  district: { id: string; colour: string }[];
  block: { id: string; district: string; cost: number; x: number; y: number }[];
  bridge: { ends: [string, string] }[];
  type: { id: string; first?: number; last?: number; cards?: number[] }[];
  card: PrintedCard[];
  order: PrintedOrder[];
  district_points: { players: number; points: number[] }[];
  texts?: Texts;
}

/** What is printed on things, in words: the server composes it for an edition. */
type Texts = Record<'card' | 'kind' | 'when' | 'order' | 'tile', Record<string, Wording>>;

const SHORE = 390; // in the edition's drawing the harbour lies north of it, the city south
const WIDTH = 1030;

/** How large the drawing is: the harbour north of the city, or for a narrow screen west of it. */
export const WHOLE = { width: WIDTH, height: 985 };
export const STRIP = { width: 2 * WIDTH + 60, height: 640 };

/** City, harbour and cards as an edition prints them. */
export class Town {
  readonly colours: string[];
  readonly blocks: Map<string, Printed['block'][number]>;
  readonly spaces: Map<string, Printed['space'][number]>;
  readonly districts: Map<string, Printed['district'][number]>;
  private readonly cards: Map<string, PrintedCard>;
  private readonly texts: Texts;

  constructor(
    readonly printed: Printed,
    readonly strip: boolean,
  ) {
    this.texts = printed.texts ?? (builtInTexts as Texts);
    this.colours = printed.district.map((district) => district.colour);
    this.blocks = new Map(printed.block.map((block) => [block.id, block]));
    this.spaces = new Map(printed.space.map((space) => [space.id, space]));
    this.districts = new Map(printed.district.map((district) => [district.id, district]));
    this.cards = new Map(printed.card.map((card) => [String(card.number).padStart(3, '0'), card]));
  }

  card(name: string): PrintedCard | undefined {
    return this.cards.get(name);
  }

  /** The cards of a type stand from the first to the last, or one by one. */
  cardsOf({ first = 1, last = 0, cards = [] }: Printed['type'][number]): string[] {
    const span = Array.from({ length: Math.max(0, last - first + 1) }, (_, k) => first + k);
    return [...span, ...cards].map((number) => String(number).padStart(3, '0'));
  }

  typeName(name: string, teller: Teller): string {
    const type = this.printed.type.find((one) => this.cardsOf(one).includes(name))?.id ?? '';
    return teller.tell(`amsterdam-type-${type.replaceAll('_', '-')}`);
  }

  /** What is printed on a thing, as the edition composes it: what a card does, what a market tile costs and gives, … */
  textOf(part: keyof Texts, name: string, teller: Teller): string {
    return teller.phrase(this.texts[part][name] ?? []);
  }

  /** What a card costs, in words. */
  costOf(name: string, teller: Teller): string {
    return cubesInWords(this.card(name)?.cost ?? {}, teller);
  }

  order(name: string): PrintedOrder | undefined {
    return this.printed.order.find((order) => String(order.number) === name);
  }

  /** What the places in a district that is scored are worth. */
  districtPoints(players: number): number[] {
    const row = this.printed.district_points.find((one) => one.players === players);
    return (row?.points ?? []).filter((points) => points > 0);
  }

  get size(): { width: number; height: number } {
    return this.strip ? STRIP : WHOLE;
  }

  /** From the edition's drawing to ours, which has some more room along the shore. */
  at(point: { x: number; y: number }): { x: number; y: number } {
    const harbour = point.y < SHORE;
    if (this.strip) return harbour ? { x: point.x + 12, y: point.y * 1.5 + 40 } : { x: point.x + WIDTH + 62, y: point.y * 0.93 - 302 };
    return { x: point.x + 12, y: harbour ? point.y * 0.82 + 28 : point.y * 0.93 + 54 };
  }

  /** Where the discs stand along the Amstel. */
  amstelAt(space: number): { x: number; y: number } {
    const { course: drawn, spaces } = this.printed.amstel;
    const course = drawn.map(([x, y]) => this.at({ x, y }));
    const lengths = course.slice(1).map((to, k) => Math.hypot(to.x - (course[k]?.x ?? 0), to.y - (course[k]?.y ?? 0)));
    const whole = lengths.reduce((sum, length) => sum + length, 0);
    let left = (Math.min(space, spaces - 1) / (spaces - 1)) * whole;
    for (const [k, length] of lengths.entries()) {
      const [from, to] = [course[k], course[k + 1]];
      if (from && to && (left <= length || k === lengths.length - 1)) {
        const share = left / length;
        return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
      }
      left -= length;
    }
    return { x: 0, y: 0 };
  }
}

const laidOut = remember((printed: Printed) => new Town(printed, false));
const laidLong = remember((printed: Printed) => new Town(printed, true));

/** The town of a table's edition; without one, of the built-in edition. */
export function townOf(edition: unknown, strip = false): Town {
  return (strip ? laidLong : laidOut)((edition ?? builtIn) as Printed);
}

export function cubesInWords(cubes: Counts, teller: Teller): string {
  const names = Object.entries(cubes).flatMap(([colour, n]) => Array<string>(n).fill(teller.tell(`amsterdam-colour-${colour}`)));
  return teller.join(names);
}

/** Cards show all that there is to choose by. */
export function isSeen(choice: Choice): boolean {
  return choice.about?.startsWith('card ') ?? false;
}

export function spaceName(id: string, teller: Teller): string {
  const dashed = id.replaceAll('_', '-');
  const known = [`amsterdam-${dashed}`, `amsterdam-warehouse-${dashed}`].find((message) => teller.has(message));
  return known ? teller.tell(known) : id.replaceAll('_', ' ');
}

export function blockName(id: string, teller: Teller): string {
  const [district, number] = id.split('_');
  return `${teller.tell(`amsterdam-district-${district ?? ''}`)} ${number ?? ''}`;
}
