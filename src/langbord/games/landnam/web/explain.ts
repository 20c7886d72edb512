/** What things and actions of Landnám are about, and the rule behind each. */
import type { Explanation, Holding, Scene } from '$lib/games';
import type { Teller } from '$lib/teller';
import { islandOf, type LandnamView } from './types';

export function thingOf(scene: Scene, action: string): string | null {
  return islandOf(scene.edition).targetOf(action, scene.view as LandnamView, scene.seat);
}

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
  return islandOf(scene.edition).cells.has(thing) ? hexName(scene, view, thing, teller) : thing.toUpperCase();
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

const RULES: Record<string, string> = {
  starve: 'LN17',
  none: 'LN24',
  play: 'LN10',
  age: 'LN19',
  first: 'LN29',
  summon: 'LN33',
  lay: 'LN34',
  enough: 'LN34',
  nothing: 'LN35',
  handover: 'LN36',
  swap: 'LN46',
  stay: 'LN46',
  stop: 'LN46',
  choose: 'LN69',
  retreat: 'LN55',
  exchange: 'LN70',
  give: 'LN73',
  want: 'LN73',
  propose: 'LN74',
  to: 'LN74',
  farm: 'LN80',
  village: 'LN83',
  harbour: 'LN84',
  till: 'LN86',
};
const RULES_OF_PHASES: Record<string, string> = {
  famine: 'LN17',
  bounty: 'LN24',
  ageing: 'LN19',
  order: 'LN29',
  plaintiff: 'LN30',
  answer: 'LN34',
  handover: 'LN37',
  verdict: 'LN44',
  closing: 'LN45',
  move: 'LN46',
  enter: 'LN59',
  flee: 'LN55',
  choose_find: 'LN69',
  trade: 'LN72',
  offer: 'LN74',
  counter: 'LN74',
  build: 'LN87',
};

export function ruleOf(scene: Scene, action: string): Explanation {
  const view = scene.view as LandnamView;
  const [verb = '', piece = '', cell = ''] = action.split(' ');
  if (verb === 'step') return { rule: ruleOfStep(view, piece, cell) };
  if (verb === 'build') return { rule: cell === 'outer' ? 'LN79' : 'LN76' };
  return { rule: RULES[verb] ?? RULES_OF_PHASES[view.phase] ?? null };
}

function ruleOfStep(view: LandnamView, piece: string, cell: string): string {
  if (cell === 'outer') return 'LN49';
  if (!view.hexes[cell]) return 'LN60';
  return piece.startsWith('ship') ? 'LN47' : 'LN52';
}

export function whyNot(scene: Scene, thing: string): Explanation | null {
  const view = scene.view as LandnamView;
  if (thing.startsWith('fate ')) return { rule: 'LN10' };
  if (view.phase === 'move') {
    const sea = thing === 'outer' || view.hexes[thing]?.terrain === 'sea';
    return { rule: sea ? 'LN47' : 'LN52', text: { id: 'web-not-there' } };
  }
  if (view.phase === 'build') {
    const rule = islandOf(scene.edition).cells.has(thing) ? 'LN76' : view.buildings[thing] ? 'LN83' : 'LN80';
    return { rule, text: { id: 'web-not-there' } };
  }
  return { rule: RULES_OF_PHASES[view.phase] ?? null, text: { id: 'web-not-now' } };
}

export function holdings(given: unknown, seat: number, teller: Teller): Holding[] {
  const player = (given as LandnamView).seats[seat];
  if (!player) return [];
  return [
    ...Object.entries(player.hand ?? {}).map(([kind, count]) => ({ name: teller.tell(`landnam-kind-${kind}`), count })),
    { name: teller.tell('landnam-board-points'), count: player.points },
    { name: teller.tell('landnam-board-fate'), count: player.fate_cards },
  ];
}
