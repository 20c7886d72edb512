/** The view of Tickets and its edition, as far as the board draws it. */
import type { View } from './generated';
import builtIn from '../edition.toml';
import { remember } from '$lib/remember';

export type TicketsView = View;

export interface Place {
  id: string;
  name: string;
  x: number;
  y: number;
}

interface PrintedRoute {
  ends: [string, string];
  length: number;
  colour: string;
  cart: boolean;
}

interface Printed {
  place: Place[];
  route: PrintedRoute[];
  card: { id: string; count: number }[];
  contract: { ends: [string, string]; value: number }[];
}

export interface Route extends PrintedRoute {
  name: string;
  a: Place;
  b: Place;
  side: number; // -1 or 1 of a double, 0 of a single route
}

export const WIDTH = 1290;
export const HEIGHT = 1000;
const PLACE: Place = { id: '', name: '', x: 0, y: 0 };

/** A city as an edition prints it, laid out for our drawing. */
export class City {
  readonly cards: string[];
  readonly places: Map<string, Place>;
  readonly routes: Route[];

  constructor(readonly printed: Printed) {
    this.cards = printed.card.map((card) => card.id);
    this.places = new Map(
      printed.place.map((place) => [place.id, { ...place, x: place.x * 1.24 + 20, y: place.y * 0.98 + 5 }]),
    );
    this.routes = this.tabulate(printed.route);
  }

  contractEnds(name: string): string {
    return name
      .split('-')
      .map((place) => this.places.get(place)?.name ?? place)
      .join(' – ');
  }

  /** Routes are named by their ends, those of a double by their colour too, and the second of a colour has a 2. */
  private tabulate(printed: PrintedRoute[]): Route[] {
    const between = new Map<string, PrintedRoute[]>();
    for (const route of printed) {
      const key = [...route.ends].sort().join();
      between.set(key, [...(between.get(key) ?? []), route]);
    }
    return printed.map((route) => {
      const both = between.get([...route.ends].sort().join()) ?? [];
      const second = both[0] !== route && both[0]?.colour === route.colour ? '2' : '';
      const [a, b] = route.ends;
      return {
        ...route,
        name: both.length > 1 ? `${both[0]?.ends.join('-')}/${route.colour}${second}` : route.ends.join('-'),
        a: this.places.get(a) ?? PLACE,
        b: this.places.get(b) ?? PLACE,
        side: both.length > 1 ? both.indexOf(route) * 2 - 1 : 0,
      };
    });
  }
}

const laidOut = remember((printed: Printed) => new City(printed));

/** The city of a table's edition; without one, of the built-in edition. */
export function cityOf(edition: unknown): City {
  return laidOut((edition ?? builtIn) as Printed);
}
