/** What happened, turn by turn: the last so many of them, so that an entry costs no more late in a game than early. */
import type { Message } from './teller';
import type { Frame } from './wire';

export interface Told {
  number: number; // of the moment
  events: Message[];
}

export interface Turn {
  key: number; // by its first entry, of its own
  seat: number | null; // whose it is; null: what happened at the table
  told: Told[];
  gains: { seat: number; points: number }[];
}

/** What one entry tells of one turn. */
interface Part {
  seat: number | null;
  key: number;
  events: Message[];
  begins: boolean; // a turn begins with it
}

/**
 * The last `most` turns, oldest first: entries in a row by which the same seat acted. What is dealt when a seat's turn
 * begins is told of that turn, whoever ended the one before. What tells nothing is left out.
 */
export function lastTurns(frames: readonly Frame[], most: number): Turn[] {
  const turns: Turn[] = [];
  let begun = true; // by what was looked at last: what is older is of another turn
  for (let number = frames.length - 1; number >= 0; number--) {
    const frame = frames[number];
    if (!frame) break;
    for (const { seat, key, events, begins } of partsOf(frame)) {
      let turn = turns.at(-1);
      if (!turn || begun || turn.seat !== seat) {
        if (turns.length === most) return readable(turns);
        turn = { key, seat, told: [], gains: [] };
        turns.push(turn);
      }
      turn.key = key;
      if (!begins) addGains(turn, frame);
      if (events.length) turn.told.unshift({ number, events });
      begun = begins;
    }
  }
  return readable(turns);
}

function readable(turns: Turn[]): Turn[] {
  return turns.reverse().filter((turn) => turn.told.length > 0);
}

/**
 * An entry, its end first: what follows a message called `<game>-turn` is of the turn of its player, what follows
 * `<game>-round` of nobody's. Whose turn it is stands above what is told of it.
 */
function partsOf({ sequence, by, events }: Frame): Part[] {
  const from = events.findLastIndex(({ id }) => /^[^-]+-(turn|round)$/.test(id));
  if (from < 0) return [{ seat: by, key: sequence, events, begins: false }];
  const player = /^#(\d+)$/.exec(String(events[from]?.args?.player))?.[1];
  const seat = player === undefined ? null : Number(player);
  const later = events.slice(seat === null ? from : from + 1);
  return [
    { seat, key: sequence + 0.5, events: later, begins: true },
    { seat: by, key: sequence, events: events.slice(0, from), begins: false },
  ];
}

/** What is told, a line for each kind: six dice that were rolled stand in a row. */
export function alike(events: readonly Message[]): Message[][] {
  const rows: Message[][] = [];
  for (const event of events) {
    const row = rows.at(-1);
    if (row?.[0]?.id === event.id) row.push(event);
    else rows.push([event]);
  }
  return rows;
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
