import { describe, expect, it } from 'vitest';
import { Styles } from './styles';

describe('styles for a program that knows little', () => {
  const styles = new Styles([
    ':root { --ink: #102030; --paper: var(--light); --light: #fff; }',
    "[data-theme='dark'] svg { --ink: #ffffff; } @media (width < 9px) { .a { fill: red; } }",
    '.a:where(.b) { fill: var(--ink); stroke: rgb(20 25 30 / 0.75); transform: translate(-1.5px, 2px); }',
  ]);

  it('puts variables in, those of the day, also one within another', () => {
    expect(styles.resolved('var(--ink) var(--paper)')).toBe('#102030 #fff');
  });
  it('mixes colours', () => {
    expect(styles.resolved('color-mix(in srgb, #ff0000 25%, #0000ff)')).toBe('rgba(64, 0, 191, 1)');
    expect(styles.resolved('color-mix(in srgb, var(--paper) 45%, transparent)')).toBe('rgba(255, 255, 255, 0.45)');
  });
  it('writes what is new as it was written before', () => {
    const text = String(styles);
    expect(text).toContain('.a.b { fill: #102030; stroke: rgba(20, 25, 30, 0.75); transform: translate(-1.5 2); }');
    expect(text).not.toMatch(/@media|--/);
  });
});
