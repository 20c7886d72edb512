/** What things on the table of Tickets are called. */
import type { Scene } from '$lib/games';
import type { Teller } from '$lib/teller';
import { cityOf, type Route, type TicketsView } from './types';

export function nameOf(scene: Scene, thing: string, teller: Teller): string {
  const [kind = '', what = ''] = thing.split(' ');
  if (kind === 'row') return teller.tell(`tickets-card-${what}`);
  if (kind !== 'route') return teller.tell(kind === 'pile' ? 'tickets-do-draw-pile' : 'tickets-do-contracts');
  const route = cityOf(scene.edition).routes.find((one) => one.name === what);
  return route ? routeFacts(route, scene.view as TicketsView, scene.names, teller) : what;
}

/** A route with whose it is, or that nobody can have it any more. */
export function routeFacts(route: Route, view: TicketsView, names: string[], teller: Teller): string {
  const [name, owner] = [routeName(route, teller), view.claimed[route.name]];
  if (owner !== undefined) return `${name}: ${names[owner] ?? ''}`;
  return view.closed.includes(route.name) ? `${name}: ${teller.tell('tickets-closed')}` : name;
}

export function routeName(route: Route, teller: Teller): string {
  const colour = route.colour === 'grey' ? '@tickets-grey' : `@tickets-card-${route.colour}`;
  const name = teller.tell('tickets-score-route', { a: route.a.name, b: route.b.name, length: route.length, colour });
  return route.cart ? `${name}, ${teller.tell('tickets-with-cart')}` : name;
}
