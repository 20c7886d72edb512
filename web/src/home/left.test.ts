import { describe, expect, it } from 'vitest';
import { badged } from './badge';
import { timeLeft } from './left';

describe('what is left of a turn', () => {
  it('is told in the largest unit of which there are two', () => {
    const hour = 3_600_000;
    expect(timeLeft(72 * hour, 'en', 0)).toBe('in 3 days');
    expect(timeLeft(47 * hour, 'en', 0)).toBe('in 47 hours');
    expect(timeLeft(hour, 'nl', 0)).toBe('over 60 minuten');
    expect(timeLeft(0, 'en', hour)).toBe('in 0 minutes');
  });
});

describe('the badge on the icon', () => {
  it('stands in the picture, and never grows wider than two signs', () => {
    const svg = '<svg viewBox="0 0 64 64"><path d="M0 0"/></svg>';
    expect(badged(svg, 3)).toContain('>3</text></svg>');
    expect(badged(svg, 12)).toContain('>9+</text></svg>');
  });
});
