/** How moments of a table and lines of its record belong together. */
import type { Frame } from './wire';

/** Did the game itself move on here, or was it somebody sitting down, leaving, coming back? */
function isOfTheGame(frame: Frame): boolean {
  const others = frame.events.filter((event) => event.id.startsWith('server-') && event.id !== 'server-undone');
  return others.length === 0 || others.length < frame.events.length;
}

/** The last moment at which a seat still had something to choose; null where it never had. */
export function lastChoice(frames: readonly Frame[], seat: number): number | null {
  const last = frames.findLastIndex((frame) => frame.by === seat && isOfTheGame(frame));
  return last > 0 ? last - 1 : null;
}

/** How many entries of a record lie behind a moment; null for all of them. */
export function entryOf(record: string, frames: readonly Frame[], moment: number | null): number | null {
  if (moment === null) return null;
  const begun = frames.findIndex((frame) => frame.view !== null && frame.view !== undefined);
  const acts = frames.slice(begun + 1, moment + 1).filter(isOfTheGame).length;
  const lines = record.trimEnd().split('\n').slice(1);
  let seen = 0;
  for (const [number, line] of lines.entries()) {
    if (line.startsWith('{"deal"') || line.includes('"hint":true')) continue;
    if (seen === acts || line.includes('"end"')) return number;
    seen += 1;
  }
  return null;
}
