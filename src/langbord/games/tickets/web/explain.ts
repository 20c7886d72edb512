/** What things and actions of Tickets are about, and the rule behind each. */
import type { Explanation, Holding, Scene } from '$lib/games';
import type { Teller } from '$lib/teller';
import { cityOf, isClosed, type Route, type TicketsView } from './types';

export function thingOf(_: Scene, action: string): string | null {
  const [verb, what = ''] = action.split(' ');
  if (verb === 'claim') return `route ${what}`;
  if (verb === 'draw') return what === 'pile' ? 'pile' : `row ${what}`;
  return verb === 'contracts' ? 'contracts' : null;
}

export function nameOf(scene: Scene, thing: string, teller: Teller): string {
  const [kind = '', what = ''] = thing.split(' ');
  if (kind === 'row') return teller.tell(`tickets-card-${what}`);
  if (kind !== 'route') return teller.tell(kind === 'pile' ? 'tickets-do-draw-pile' : 'tickets-do-contracts');
  const route = cityOf(scene.edition).routes.find((one) => one.name === what);
  return route ? routeName(route, teller) : what;
}

export function routeName(route: Route, teller: Teller): string {
  const colour = route.colour === 'grey' ? '@tickets-grey' : `@tickets-card-${route.colour}`;
  const name = teller.tell('tickets-score-route', { a: route.a.name, b: route.b.name, length: route.length, colour });
  return route.cart ? `${name}, ${teller.tell('tickets-with-cart')}` : name;
}

const RULES: Record<string, string> = { draw: 'TR10', contracts: 'TR25', claim: 'TR17', pass: 'TRQ4' };

export function ruleOf(scene: Scene, action: string): Explanation {
  const [verb = '', what = ''] = action.split(' ');
  if (verb === 'draw' && what === 'wild') return { rule: 'TR11' };
  if (verb === 'keep') return { rule: 'TR30' };
  const route = cityOf(scene.edition).routes.find((one) => one.name === what);
  return { rule: route?.colour === 'grey' ? 'TR18' : (RULES[verb] ?? null) };
}

export function whyNot(scene: Scene, thing: string, teller: Teller): Explanation | null {
  const view = scene.view as TicketsView;
  const [kind, what] = thing.split(' ');
  if (view.phase === 'second_card') {
    return kind === 'row' ? { rule: 'TR11' } : { rule: 'TR10', text: { id: 'web-not-now' } };
  }
  if (view.phase !== 'turn') return { rule: 'TR25', text: { id: 'web-not-now' } };
  if (kind === 'contracts') return { rule: 'TR27' };
  const route = cityOf(scene.edition).routes.find((one) => one.name === what);
  return route ? whyNotClaim(scene, view, route, teller) : null;
}

function whyNotClaim(scene: Scene, view: TicketsView, route: Route, teller: Teller): Explanation {
  const [seat, owner] = [scene.seat ?? 0, view.claimed[route.name]];
  if (owner !== undefined) return { rule: 'TR19', text: { id: 'web-not-free', args: { player: scene.names[owner] ?? '' } } };
  if (isClosed(view, route)) return { rule: 'TR22' };
  if (route.twin !== null && view.claimed[route.twin] === seat) return { rule: 'TR21' };
  const carts = view.seats[seat]?.carts ?? 0;
  if (carts < route.length) {
    return { rule: 'TR20', text: { id: 'web-not-enough', args: { have: carts, need: route.length, what: teller.tell('tickets-column-carts') } } };
  }
  const hand = view.own?.hand ?? {};
  const colours = route.colour === 'grey' ? Object.keys(hand).filter((card) => card !== 'wild') : [route.colour];
  const have = (hand['wild'] ?? 0) + Math.max(0, ...colours.map((colour) => hand[colour] ?? 0));
  const what = teller.tell(route.colour === 'grey' ? 'tickets-any-colour' : `tickets-card-${route.colour}`);
  return { rule: 'TR18', text: { id: 'web-not-enough', args: { have, need: route.length, what } } };
}

export function holdings(given: unknown, seat: number, teller: Teller): Holding[] {
  const view = given as TicketsView;
  const player = view.seats[seat];
  if (!player) return [];
  return [
    ...Object.entries(view.own?.hand ?? {}).map(([card, count]) => ({ name: teller.tell(`tickets-card-${card}`), count })),
    { name: teller.tell('tickets-column-points'), count: player.points },
    { name: teller.tell('tickets-column-carts'), count: player.carts },
    { name: teller.tell('tickets-column-merchandise'), count: player.bonus },
    { name: teller.tell('tickets-column-contracts'), count: player.contracts },
  ];
}
