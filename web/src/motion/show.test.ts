// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import type { Move } from '../lib/wire';
import { plainFace } from './faces';
import { framesOf, showOn } from './show';

const [HERE, THERE] = [{ x: 100, y: 100 }, { x: 300, y: 200 }];

function move(thing: string, face: Move['face'] = 'up'): Move {
  return { thing, from: 'a', to: 'b', count: 1, face };
}
const transforms = (frames: Keyframe[]): unknown[] => frames.map((frame) => frame['transform']);

describe('how a thing goes', () => {
  it('is from where it was to where it will be', () => {
    expect(new Set(transforms(framesOf(move('cube pink'), HERE, THERE, false))).size).toBe(2);
  });
  it.each(['revealed', 'covered'] as const)('is turning over on the way: %s', (face) => {
    const frames = framesOf(move('card 031', face), HERE, THERE, false);
    expect(frames).toHaveLength(3);
    expect(frames[1]?.['transform']).toContain('scaleX(0.02)');
  });
  it('is rolling, of dice that are thrown', () => {
    const [first, last] = transforms(framesOf(move('die pink 4'), null, THERE, false));
    expect(first).toContain('rotate');
    expect(last).not.toContain('rotate');
    expect(transforms(framesOf(move('die pink 4'), HERE, null, false)).join()).not.toContain('rotate');
  });
  it.each([
    [HERE, THERE, [0, 1]],
    [null, THERE, [0, 1]],
    [HERE, null, [1, 0]],
  ])('is fading alone, where nothing is to move', (from, to, shown) => {
    for (const thing of ['cube pink', 'die 4']) {
      const frames = framesOf(move(thing, 'revealed'), from, to, true);
      expect(new Set(transforms(frames)).size).toBe(1);
      expect(frames.map((frame) => frame['opacity'])).toEqual(shown);
    }
  });
  it('is nowhere, where neither place is seen', () => {
    expect(framesOf(move('cube pink'), null, null, false)).toEqual([]);
  });
});

describe('what is seen of it', () => {
  let layer: HTMLElement;
  beforeEach(() => {
    document.body.innerHTML = '<i data-place="a"></i><i data-place="b"></i><div id="layer"></div>';
    for (const place of document.querySelectorAll('i')) place.getBoundingClientRect = () => ({ left: 0, top: 0, width: 9, height: 9 }) as DOMRect;
    Element.prototype.animate = () => ({ cancel: () => undefined }) as unknown as Animation;
    layer = document.getElementById('layer') as HTMLElement;
  });
  const sides = (face: Move['face']): (string | null)[] => {
    showOn(layer, (thing) => ({ ...plainFace(thing), text: thing }), () => false)(move('card 031', face), 320);
    return [...layer.querySelectorAll('[data-ghost] > svg')].map((side) => side.querySelector('text')?.textContent ?? null);
  };
  it('are both sides of what turns over, the back first where it is revealed', () => {
    expect(sides('revealed')).toEqual([null, 'card 031']);
  });
  it('is the front last, and then the back, where it is covered', () => {
    expect(sides('covered')).toEqual(['card 031', null]);
  });
  it('is one side of what does not turn', () => {
    expect(sides('up')).toEqual(['card 031']);
  });
});
