// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { findPlace } from './places';

const SHOWN = { width: 10, height: 10 } as DOMRect;
const HIDDEN = { width: 0, height: 0 } as DOMRect;

describe('where a place is', () => {
  beforeEach(() => {
    document.body.innerHTML = `
      <ul><li id="seat" data-place="seat 1">Bo</li></ul>
      <div id="hand" data-place="seat 0 hand"></div>
      <div id="piles" data-place="pile discards"></div>
      <div id="display" data-place="display"><i id="card" data-about="card 031"></i></div>
      <svg><g id="route" data-about="route dam-waag"></g></svg>`;
    for (const element of document.querySelectorAll('*')) element.getBoundingClientRect = () => SHOWN;
  });
  const at = (place: string, thing = 'card'): string | undefined => findPlace(document, place, thing)?.id;

  it('is what says so', () => {
    expect(at('route dam-waag')).toBe('route');
    expect(at('seat 0 hand')).toBe('hand');
    expect(at('discards')).toBe('piles');
  });
  it('is the thing itself where it lies there', () => {
    expect(at('display', 'card 031')).toBe('card');
    expect(at('display', 'card 099')).toBe('display');
  });
  it('is with the player where nothing more exact is shown', () => {
    expect(at('seat 1 hand')).toBe('seat');
    expect(at('seat 3 hand')).toBeUndefined();
  });
  it('is nowhere where nothing of it is seen', () => {
    const hand = document.getElementById('hand');
    if (hand) hand.getBoundingClientRect = () => HIDDEN;
    expect(at('seat 0 hand')).toBeUndefined();
    expect(at('')).toBeUndefined();
  });
});
