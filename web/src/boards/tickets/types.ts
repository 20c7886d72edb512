/** The view of Tickets and its edition, as far as the board draws it. */
import type { View } from '../../generated/tickets';
import printed from '../../../../src/langbord/games/tickets/edition.toml';

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

const edition = printed as {
  place: Place[];
  route: PrintedRoute[];
  card: { id: string; count: number }[];
  contract: { ends: [string, string]; value: number }[];
};

export const { card: PILE, contract: CONTRACTS } = edition;

export const CARDS = edition.card.map((card) => card.id);
export const WIDTH = 1290;
export const HEIGHT = 1000;

export const places = new Map(
  edition.place.map((place) => [place.id, { ...place, x: place.x * 1.24 + 20, y: place.y * 0.98 + 5 }]),
);

export interface Route extends PrintedRoute {
  name: string;
  a: Place;
  b: Place;
  side: number; // -1 or 1 of a double, 0 of a single route
  twin: string | null;
}

const PLACE: Place = { id: '', name: '', x: 0, y: 0 };

/** Routes are named by their ends, those of a double by their colour too: "oude_kerk-dam/pink". */
function tabulate(): Route[] {
  const between = new Map<string, PrintedRoute[]>();
  for (const route of edition.route) {
    const key = [...route.ends].sort().join();
    between.set(key, [...(between.get(key) ?? []), route]);
  }
  return edition.route.map((route) => {
    const both = between.get([...route.ends].sort().join()) ?? [];
    const called = (one: PrintedRoute): string => one.ends.join('-') + (both.length > 1 ? `/${one.colour}` : '');
    const other = both.find((one) => one !== route);
    const [a, b] = route.ends;
    return {
      ...route,
      name: called(route),
      a: places.get(a) ?? PLACE,
      b: places.get(b) ?? PLACE,
      side: both.length > 1 ? both.indexOf(route) * 2 - 1 : 0,
      twin: other ? called(other) : null,
    };
  });
}

export const routes = tabulate();

/** With two players the other one of a claimed double is closed (TR22). */
export function isClosed(view: TicketsView, route: Route): boolean {
  return view.seats.length === 2 && route.twin !== null && route.twin in view.claimed;
}

export function contractEnds(name: string): string {
  return name
    .split('-')
    .map((place) => places.get(place)?.name ?? place)
    .join(' – ');
}
