/** What things on the table of Tickets are called. */
import type { Scene } from '$lib/games';
import type { Teller } from '$lib/teller';
import { cityOf, type Route } from './types';

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
