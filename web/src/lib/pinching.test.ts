// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { pinching } from './pinching';

describe('two fingers', () => {
  let part: HTMLElement;
  let zoomed: number[][];
  let stopped: boolean;
  beforeEach(() => {
    part = document.createElement('div');
    part.getBoundingClientRect = () => ({ left: 10, top: 20 }) as DOMRect;
    [zoomed, stopped] = [[], false];
    pinching(part, (...args) => zoomed.push(args));
  });
  function fingers(type: string, ...points: [number, number][]): void {
    const event = new Event(type, { cancelable: true });
    Object.assign(event, { touches: points.map(([clientX, clientY]) => ({ clientX, clientY })) });
    part.dispatchEvent(event);
    stopped = event.defaultPrevented;
  }
  it('that move apart bring nearer what lies between them', () => {
    fingers('touchmove', [100, 100], [200, 100]);
    fingers('touchmove', [50, 100], [250, 100]);
    expect(zoomed).toEqual([[2, 140, 80]]);
    expect(stopped).toBe(true); // the page does not scroll
  });
  it('that are lifted begin anew', () => {
    fingers('touchmove', [100, 100], [200, 100]);
    fingers('touchend');
    fingers('touchmove', [0, 100], [400, 100]);
    expect(zoomed).toEqual([]);
  });
  it('are not one, which drags', () => {
    fingers('touchmove', [100, 100]);
    fingers('touchmove', [150, 100]);
    expect([zoomed, stopped]).toEqual([[], false]);
  });
});
