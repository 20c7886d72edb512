/** What happened, turn by turn: the last so many of them, so that an entry costs no more late in a game than early. */
import type { Message } from './teller';
import type { Frame } from './wire';

export interface Told {
  number: number; // of the moment
  events: Message[];
}

export interface Turn {
  key: number; // the sequence of its first entry
  seat: number | null; // whose it is; null: what happened at the table
  told: Told[];
  gains: { seat: number; points: number }[];
}

/** The last `most` turns, oldest first: entries in a row by which the same seat acted. What tells nothing is left out. */
export function lastTurns(frames: readonly Frame[], most: number): Turn[] {
  const turns: Turn[] = [];
  for (let number = frames.length - 1; number >= 0; number--) {
    const frame = frames[number];
    if (!frame) break;
    let turn = turns.at(-1);
    if (!turn || turn.seat !== frame.by) {
      if (turns.length === most) break;
      turn = { key: frame.sequence, seat: frame.by, told: [], gains: [] };
      turns.push(turn);
    }
    turn.key = frame.sequence;
    addGains(turn, frame);
    if (frame.events.length) turn.told.unshift({ number, events: frame.events });
  }
  return turns.reverse().filter((turn) => turn.told.length > 0);
}

/** What the entries after one of them tell, all of it: several may come at once. */
export function toldSince(frames: readonly Frame[], sequence: number): Message[] {
  let first = frames.length;
  while (first > 0 && (frames[first - 1]?.sequence ?? 0) > sequence) first--;
  return frames.slice(first).flatMap((frame) => frame.events);
}

/** Points that moved to somebody, or away from him. */
function addGains(turn: Turn, frame: Frame): void {
  for (const move of frame.moves) {
    if (move.thing !== 'point') continue;
    for (const [place, sign] of [[move.to, 1], [move.from, -1]] as const) {
      const seat = /^seat (\d+) /.exec(place)?.[1];
      if (seat === undefined) continue;
      const known = turn.gains.find((gain) => gain.seat === Number(seat));
      if (known) known.points += sign * move.count;
      else turn.gains.push({ seat: Number(seat), points: sign * move.count });
    }
  }
}
