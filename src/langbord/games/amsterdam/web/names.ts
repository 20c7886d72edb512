/** What things on the table of Amsterdam are called. */
import type { Scene } from '$lib/games';
import type { Teller } from '$lib/teller';
import { blockName, spaceName, townOf, type AmsterdamView } from './types';

/** Phases in which the turntables have not been turned yet in this round (AM36). */
const BEFORE_TURNING = ['start_card', 'start_single', 'start_pair', 'remove', 'draft', 'overflow', 'dice', 'shift'];

export function nameOf(scene: Scene, thing: string, teller: Teller): string {
  const [town, view] = [townOf(scene.edition), scene.view as AmsterdamView];
  const [kind = '', what = ''] = thing.split(' ');
  if (kind === 'card') return `${town.typeName(what, teller)}. ${town.textOf('card', what, teller)}.`;
  if (kind === 'order') return `${teller.tell('amsterdam-score-order', { order: what })}. ${town.textOf('order', what, teller)}.`;
  if (kind === 'district') return teller.tell(`amsterdam-district-${what}`);
  if (kind === 'space') return spaceName(what, teller);
  if (kind === 'good') return teller.tell(`amsterdam-good-${what}`);
  if (kind === 'compartment') {
    const round = view.round + Number(what) - (BEFORE_TURNING.includes(view.phase) ? 1 : 0);
    return teller.tell('amsterdam-panel-compartment', { number: what, round });
  }
  if (kind === 'market') return view.market ? town.textOf('tile', view.market, teller) : '';
  if (kind !== 'block') return teller.tell(kind === 'dice' ? 'amsterdam-phase-dice' : 'amsterdam-column-amstel', { player: '' });
  const [block, tile, owner] = [town.blocks.get(what), view.tile[what], view.owner[what]];
  const name = `${blockName(what, teller)} (${block?.cost ?? ''})`;
  if (owner !== undefined) return `${name} · ${scene.names[owner] ?? teller.tell('amsterdam-tom')}`;
  return tile ? `${name} · ${teller.tell(`amsterdam-good-${tile}`)}` : name;
}
