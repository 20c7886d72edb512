import { beforeEach, describe, expect, it } from 'vitest';
import { plainFace } from '../motion/faces';
import { APART, LOW, occasion, runsLow, soundOf, Speaker, type Sound, type Wishes } from './sounds';

describe('the sound of what moves', () => {
  it.each([
    ['card pink', 'card'],
    ['contract', 'card'],
    ['cart 1', 'wood'],
    ['anything else', 'wood'],
    ['die 4', 'dice'],
    ['point', 'coin'],
  ])('%s: %s, in any game', (thing, sound) => {
    expect(soundOf(thing, plainFace(thing))).toBe(sound);
  });
  it('is dice however a game draws its dice', () => {
    expect(soundOf('die green 3', { shape: 'disc', fill: '#000' })).toBe('dice');
  });
  it('is what its game says', () => {
    expect(soundOf('die 4', { shape: 'card', fill: '#000', sound: 'coin' })).toBe('coin');
  });
});

describe('the sound of what happens', () => {
  const ending = { scores: [1], places: [1], sheet: [], key: '' };
  const told = (id: string): { id: string; args: Record<string, never> }[] => [{ id, args: {} }];

  it('is that of the last round, the end, or none', () => {
    expect(occasion({ events: told('pebbles-last-round') })).toBe('last');
    expect(occasion({ events: told('pebbles-last-round'), ending })).toBe('end');
    expect(occasion({ events: told('pebbles-draws') })).toBeNull();
  });
  it('is a clock once, when it runs low', () => {
    expect(runsLow(LOW + 250, LOW - 1)).toBe(true);
    expect(runsLow(LOW - 1, LOW - 250)).toBe(false);
    expect(runsLow(LOW + 250, LOW)).toBe(false);
  });
});

describe('the speaker', () => {
  let heard: [Sound, number][];
  let wishes: Wishes;
  let now: number;
  let speaker: Speaker;
  beforeEach(() => {
    [heard, wishes, now] = [[], { sound: true, volume: 50 }, 0];
    speaker = new Speaker((sound, volume) => heard.push([sound, volume]), () => wishes, () => now);
  });

  it('is as loud as it is wished', () => {
    speaker.play('card');
    wishes.volume = 100;
    speaker.play('coin');
    expect(heard).toEqual([
      ['card', 0.5],
      ['coin', 1],
    ]);
  });
  it.each([
    { sound: false, volume: 50 },
    { sound: true, volume: 0 },
  ])('is silent where that is wished: %o', (silent) => {
    wishes = silent;
    speaker.play('turn');
    expect(heard).toEqual([]);
  });
  it('has nothing to say where nothing sounds', () => {
    speaker.play(null);
    expect(heard).toEqual([]);
  });
  it('says the same once at a time, and different things together', () => {
    for (const sound of ['card', 'card', 'wood'] as const) speaker.play(sound);
    now += APART;
    speaker.play('card');
    expect(heard.map(([sound]) => sound)).toEqual(['card', 'wood', 'card']);
  });
});
