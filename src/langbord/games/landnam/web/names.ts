/** What things on the table of Landnám are called. */
import type { Scene } from '$lib/games';
import type { Teller } from '$lib/teller';
import { islandOf, type LandnamView } from './types';

/** A hex with its number, harbour and unit; a corner with whose building stands there; a fate card with its text. */
export function nameOf(scene: Scene, thing: string, teller: Teller): string {
  const view = scene.view as LandnamView;
  const card = /^fate (.*)/.exec(thing)?.[1];
  if (card !== undefined) {
    const id = `landnam-card-${card.replaceAll('_', '-')}`;
    return `${teller.tell(id)}. ${teller.attribute(id, 'text') ?? ''}`;
  }
  if (thing === 'outer') return teller.tell('landnam-outer-sea');
  const building = view.buildings[thing];
  if (building) {
    const id = building.houses > 1 ? 'landnam-score-village' : 'landnam-score-farm';
    return `${teller.tell(id, { corner: thing.toUpperCase() })} · ${scene.names[building.seat] ?? ''}`;
  }
  const island = islandOf(scene.edition);
  return island.cells.has(thing) ? hexName(scene, view, thing, teller) : [thing.toUpperCase(), ...yields(view, island.hexesAt(thing), teller)].join(' · ');
}

/** The hexes about a corner, with what they yield on which roll. */
function yields(view: LandnamView, hexes: string[], teller: Teller): string[] {
  return hexes.map((name) => {
    const hex = view.hexes[name];
    return [teller.tell(`landnam-terrain-${hex?.terrain ?? 'unknown'}`), hex?.number || ''].join(' ').trim();
  });
}

function hexName(scene: Scene, view: LandnamView, name: string, teller: Teller): string {
  const hex = view.hexes[name];
  const parts = [name.toUpperCase(), teller.tell(`landnam-terrain-${hex?.terrain ?? 'unknown'}`)];
  if (hex?.number) parts.push(String(hex.number));
  if (hex?.harbour) parts.push(teller.tell('landnam-board-harbour', { kind: `@landnam-kind-${hex.harbour}` }));
  const unit = view.units.find((one) => one.cell === name);
  if (unit) parts.push(`${teller.tell(`landnam-${unit.piece.split('_')[0] ?? ''}`)}, ${scene.names[unit.seat] ?? ''}`);
  return parts.join(' · ');
}
