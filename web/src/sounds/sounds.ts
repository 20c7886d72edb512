/** Which sound is heard when: by what moves and what happens, in any game. Pure: nothing sounds here. */
import type { Face } from '../motion/faces';
import type { Update } from '../lib/wire';

export type Sound = 'card' | 'wood' | 'dice' | 'coin' | 'turn' | 'clock' | 'last' | 'end';

const KINDS: Record<string, Sound> = { die: 'dice', point: 'coin', coin: 'coin', guilder: 'coin' };
const SHAPES: Record<Face['shape'], Sound> = { card: 'card', cube: 'wood', disc: 'wood' };
const LAST_ROUND = /-last-round$/; // what a game calls the message that there is only one more
export const APART = 70; // milliseconds: twenty cards that fly at once rustle, they do not roar
export const LOW = 30_000; // milliseconds on one's own clock

/** What a thing sounds like that moves: as its game says, else by what it is and looks like. */
export function soundOf(thing: string, face: Face): Sound {
  return face.sound ?? KINDS[thing.split(' ')[0] ?? ''] ?? SHAPES[face.shape];
}

/** What an entry of the log sounds like beside what moves by it. */
export function occasion(entry: { events: Update['events']; ending?: Update['ending'] | undefined }): Sound | null {
  if (entry.ending) return 'end';
  return entry.events.some((event) => LAST_ROUND.test(event.id)) ? 'last' : null;
}

/** Does a clock run low between two looks at it? */
export function runsLow(before: number, left: number): boolean {
  return before >= LOW && left < LOW && left > 0;
}

export interface Wishes {
  sound: boolean;
  volume: number; // 0 to 100
}

/** Says what is to be heard, as loud as that is wished, and nothing twice at once. */
export class Speaker {
  private readonly last = new Map<Sound, number>();

  constructor(
    private readonly strike: (sound: Sound, volume: number) => void,
    private readonly wishes: () => Wishes,
    private readonly now: () => number,
  ) {}

  play(sound: Sound | null): void {
    const { sound: on, volume } = this.wishes();
    if (sound === null || !on || volume <= 0) return;
    if (this.now() - (this.last.get(sound) ?? -Infinity) < APART) return;
    this.last.set(sound, this.now());
    this.strike(sound, Math.min(volume, 100) / 100);
  }
}
