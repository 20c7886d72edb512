/** What the last roll of the dice brought whom. */
import type { Event, Frame } from '$lib/wire';

const BROUGHT = ['landnam-harvested', 'landnam-kept', 'landnam-famine'];

export function rollOf(happened: readonly Frame[]): Event[] {
  const rolled = happened.findLastIndex((frame) => frame.events.some((event) => event.id === 'landnam-rolled'));
  const told = rolled < 0 ? [] : happened.slice(rolled).flatMap((frame) => frame.events);
  const dice = told.findLastIndex((event) => event.id === 'landnam-rolled');
  return told.slice(dice + 1).filter((event) => BROUGHT.includes(event.id));
}
