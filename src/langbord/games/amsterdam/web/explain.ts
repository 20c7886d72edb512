/** What things and actions of Amsterdam are about, and the rule behind each. */
import type { Explanation, Holding, Scene } from '$lib/games';
import type { Teller } from '$lib/teller';
import { blockName, spaceName, targetOf, townOf, type AmsterdamView, type Counts, type Town } from './types';

export function thingOf(scene: Scene, action: string): string | null {
  return targetOf(action, scene.view as AmsterdamView, scene.seat);
}

/** Phases in which the turntables have not been turned yet in this round (AM36). */
const BEFORE_TURNING = ['start_card', 'start_single', 'start_pair', 'remove', 'draft', 'overflow', 'dice', 'shift'];

export function nameOf(scene: Scene, thing: string, teller: Teller): string {
  const [town, view] = [townOf(scene.edition), scene.view as AmsterdamView];
  const [kind = '', what = ''] = thing.split(' ');
  if (kind === 'card') return `${town.typeName(what, teller)}. ${town.effectOf(what, teller)}.`;
  if (kind === 'space') return spaceName(what, teller);
  if (kind === 'good') return teller.tell(`amsterdam-good-${what}`);
  if (kind === 'compartment') {
    const round = view.round + Number(what) - (BEFORE_TURNING.includes(view.phase) ? 1 : 0);
    return teller.tell('amsterdam-panel-compartment', { number: what, round });
  }
  if (kind === 'market') return view.market ? teller.tell(town.tileText(view.market)) : '';
  if (kind !== 'block') return teller.tell(kind === 'dice' ? 'amsterdam-phase-dice' : 'amsterdam-column-amstel', { player: '' });
  const [block, tile, owner] = [town.blocks.get(what), view.tile[what], view.owner[what]];
  const name = `${blockName(what, teller)} (${block?.cost ?? ''})`;
  if (owner !== undefined) return `${name} · ${scene.names[owner] ?? teller.tell('amsterdam-tom')}`;
  return tile ? `${name} · ${teller.tell(`amsterdam-good-${tile}`)}` : name;
}

const RULES: Record<string, string> = {
  take: 'AM30',
  one: 'AM25',
  two: 'AM25',
  remove: 'AM82',
  discard: 'AM31',
  dice: 'AM35',
  later: 'AM38',
  sooner: 'AM38',
  activate: 'AM40',
  use: 'AM41',
  drop: 'AM41',
  block: 'AM42',
  store: 'AM43',
  load: 'AM45',
  sail: 'AM46',
  anchor: 'AM46',
  board: 'AM47',
  hand_over: 'AM48',
  deliver: 'AM49',
  amstel: 'AM53',
  sell: 'AM57',
  market: 'AM58',
  keep: 'AM59',
  pass: 'AM39',
};
const RULES_OF_PHASES: Record<string, string> = {
  place_foreman: 'AM69',
  place_messenger: 'AM69',
  place_trader: 'AM76',
  start_card: 'AM24',
  shift: 'AM38',
  advance: 'AM53',
  swap_out: 'AM58',
  swap_in: 'AM58',
  free_card: 'AM58',
  move_foreman: 'AM71',
  move_messenger: 'AM73',
  move_trader: 'AM78',
};

export function ruleOf(scene: Scene, action: string): Explanation {
  const [view, verb = ''] = [scene.view as AmsterdamView, action.split(' ')[0]];
  const rule = RULES_OF_PHASES[view.phase] ?? RULES[verb] ?? 'AM41';
  const ship = scene.seat === null ? undefined : view.seats[scene.seat]?.ship;
  return { rule: verb === 'deliver' && ship?.startsWith('small') ? 'AM50' : rule };
}

export function whyNot(scene: Scene, thing: string, teller: Teller): Explanation | null {
  const [town, view] = [townOf(scene.edition), scene.view as AmsterdamView];
  const [kind, what = ''] = thing.split(' ');
  if (view.phase !== 'turn') {
    const asked = scene.choices[0];
    return { rule: asked ? ruleOf(scene, asked.action).rule : null, text: { id: 'web-not-now' } };
  }
  if (kind === 'compartment') return { rule: 'AM36' };
  const again = { id: 'web-not-again' };
  if (kind === 'block') return whyNotBlock(scene, view, town, what, teller);
  if (kind === 'card') return whyNotCard(scene, view, town, what, teller);
  if (kind === 'space') return { rule: 'AM46', text: { id: isNear(scene, view, town, what) ? 'web-not-there' : 'web-not-near' } };
  if (kind === 'market') {
    return { rule: 'AM58', ...(view.acts.market_uses > 0 ? { text: again } : {}) };
  }
  if (kind === 'amstel') return { rule: 'AM53', ...(view.acts.amstel_bought ? { text: again } : {}) };
  return kind === 'good' ? { rule: 'AM57' } : null;
}

function whyNotBlock(scene: Scene, view: AmsterdamView, town: Town, id: string, teller: Teller): Explanation {
  const [block, owner] = [town.blocks.get(id), view.owner[id]];
  if (owner !== undefined) {
    return { rule: 'AM44', text: { id: 'web-not-free', args: { player: scene.names[owner] ?? teller.tell('amsterdam-tom') } } };
  }
  if (view.acts.blocks_taken > 0) return { rule: 'AM42', text: { id: 'web-not-again' } };
  const colour = town.districts.get(block?.district ?? '')?.colour ?? '';
  return lacking('AM42', scene, view, { [colour]: block?.cost ?? 0 }, teller);
}

function whyNotCard(scene: Scene, view: AmsterdamView, town: Town, card: string, teller: Teller): Explanation {
  const player = view.seats[scene.seat ?? 0];
  if (player?.inactive.includes(card)) return lacking('AM40', scene, view, town.card(card)?.cost ?? {}, teller);
  if ((player?.active[card] ?? 0) > 0) return { rule: 'AM41', text: { id: 'web-not-again' } };
  return { rule: 'AM28' };
}

/** The first colour of which there is too little. */
function lacking(rule: string, scene: Scene, view: AmsterdamView, cost: Counts, teller: Teller): Explanation {
  const supply = view.seats[scene.seat ?? 0]?.supply ?? {};
  for (const [colour, need] of Object.entries(cost)) {
    const have = supply[colour] ?? 0;
    if (have < need) return { rule, text: { id: 'web-not-enough', args: { have, need, what: teller.tell(`amsterdam-colour-${colour}`) } } };
  }
  return { rule };
}

function isNear(scene: Scene, view: AmsterdamView, town: Town, space: string): boolean {
  const ship = view.seats[scene.seat ?? 0]?.ship ?? '';
  return space === ship || town.printed.canal.some(({ ends }) => ends.includes(ship) && ends.includes(space));
}

export function holdings(given: unknown, seat: number, teller: Teller): Holding[] {
  const player = (given as AmsterdamView).seats[seat];
  if (!player) return [];
  const counted = (axis: string, counts: Counts): Holding[] =>
    Object.entries(counts).map(([what, count]) => ({ name: teller.tell(`amsterdam-${axis}-${what.replaceAll('_', '-')}`), count }));
  const waiting = Object.fromEntries(
    Object.keys({ ...player.supply, ...Object.assign({}, ...player.wheel) }).map((colour) => [
      colour,
      (player.supply[colour] ?? 0) + player.wheel.reduce((sum, part) => sum + (part[colour] ?? 0), 0),
    ]),
  );
  return [
    ...counted('colour', waiting),
    ...counted('good', player.goods),
    { name: teller.tell('amsterdam-column-guilders'), count: player.guilders },
    { name: teller.tell('amsterdam-column-points'), count: player.points },
    { name: teller.tell('amsterdam-column-penalties'), count: player.penalties },
    { name: teller.tell('amsterdam-column-amstel'), count: player.disc },
  ];
}
