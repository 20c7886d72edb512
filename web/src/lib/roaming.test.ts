// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { nextThatWay, roaming } from './roaming';

describe('the next thing that way', () => {
  const from = { x: 0, y: 0 };
  it('is the nearest, and rather ahead than aside', () => {
    const spots = [from, { x: 30, y: 0 }, { x: 10, y: 15 }, { x: -5, y: 0 }];
    expect(nextThatWay(from, { x: 1, y: 0 }, spots)).toBe(1);
    expect(nextThatWay(from, { x: -1, y: 0 }, spots)).toBe(3);
    expect(nextThatWay(from, { x: 0, y: 1 }, spots)).toBe(2);
  });
  it('is none where nothing lies there', () => {
    expect(nextThatWay(from, { x: 0, y: -1 }, [from, { x: 0, y: 9 }])).toBe(-1);
  });
});

describe('roaming over a board', () => {
  let board: HTMLElement;
  const press = (key: string): void => {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  };
  beforeEach(() => {
    document.body.innerHTML = `<div id="board" tabindex="0"><svg>
      <g data-about="route a"></g><g data-about="hex"></g><g class="target" tabindex="0" role="button" data-about="hex"></g>
    </svg></div>`;
    board = document.getElementById('board') as HTMLElement;
    const places: Record<string, number> = { 'route a': 20, hex: 40 };
    for (const element of document.querySelectorAll<HTMLElement>('*')) {
      const left = places[element.dataset?.['about'] ?? ''] ?? 0;
      element.getBoundingClientRect = () => ({ left, top: 0, width: 2, height: 2 }) as DOMRect;
    }
    roaming(board, { nameOf: (thing) => `named ${thing}` });
    board.focus();
  });
  it('reaches what cannot be chosen, by its name, for as long as one stays there', () => {
    press('ArrowRight');
    const route = document.querySelector('[data-about="route a"]');
    expect(document.activeElement).toBe(route);
    expect(route?.getAttribute('aria-label')).toBe('named route a');
    press('ArrowRight');
    expect(document.activeElement?.className).toBe('target');
    expect(route?.hasAttribute('tabindex')).toBe(false);
  });
  it('keeps the arrows from the list of actions', () => {
    let heard = 0;
    const hear = (): number => (heard += 1);
    window.addEventListener('keydown', hear);
    press('ArrowDown');
    press('x');
    window.removeEventListener('keydown', hear);
    expect(heard).toBe(1);
  });
});
