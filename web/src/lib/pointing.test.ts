// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pointing, type Pointed } from './pointing';

describe('a finger that rests', () => {
  let told: (Pointed | null)[];
  let pressed: string[];
  beforeEach(() => {
    vi.useFakeTimers();
    [told, pressed] = [[], []];
    document.body.innerHTML = '<main><button id="claim" data-does="claim a">Claim</button><button id="cancel">Cancel</button></main>';
    for (const button of document.querySelectorAll('button')) button.addEventListener('click', () => pressed.push(button.id));
    pointing(document.querySelector('main') as HTMLElement, (found) => told.push(found));
  });
  afterEach(() => vi.useRealTimers());
  function rest(id: string, milliseconds: number): void {
    const button = document.getElementById(id);
    const touch = (type: string): Event => Object.assign(new Event(type, { bubbles: true }), { pointerType: 'touch' });
    button?.dispatchEvent(touch('pointerdown'));
    vi.advanceTimersByTime(milliseconds);
    button?.dispatchEvent(touch('pointerup'));
    button?.dispatchEvent(new Event('click', { bubbles: true, cancelable: true }));
  }
  it('asks about what it rests on, and does nothing', () => {
    rest('claim', 600);
    expect(told.at(-1)?.about).toEqual({ action: 'claim a' });
    expect(pressed).toEqual([]);
  });
  it('acts where it is soon lifted', () => {
    rest('claim', 200);
    expect(pressed).toEqual(['claim']);
  });
  it('presses what has nothing to tell, however long it rests', () => {
    rest('cancel', 600);
    expect(pressed).toEqual(['cancel']);
  });
});
