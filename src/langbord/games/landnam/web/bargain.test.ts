import { describe, expect, it } from 'vitest';
import { bargain } from './bargain';

describe('an offer', () => {
  it('is one act, with its cards in any order and to some players', () => {
    expect(bargain({ iron: 1, wood: 2 }, { grain: 1 }, [1, 2], true)?.action).toBe('offer wood wood iron for grain to 1 2');
  });
  it('is a counter-offer where another player is active, and goes to him', () => {
    expect(bargain({ wood: 1 }, { iron: 1 }, [1], false)?.action).toBe('counter wood for iron');
  });
  it('needs a card each way', () => {
    expect(bargain({ wood: 1 }, {}, [], true)).toBeNull();
    expect(bargain({}, { iron: 1 }, [], true)).toBeNull();
  });
});
