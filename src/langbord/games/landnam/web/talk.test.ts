import { describe, expect, it } from 'vitest';
import { bargain, composes, counterTo, EMPTY, laid } from './talk';

describe('an offer', () => {
  it('is one act, with its cards in any order and to some players', () => {
    expect(bargain({ give: { iron: 1, wood: 2 }, want: { grain: 1 }, to: [1, 2] }, true)?.action).toBe(
      'offer wood wood iron for grain to 1 2',
    );
  });
  it('is a counter-offer where another player is active, and goes to him', () => {
    expect(bargain({ give: { wood: 1 }, want: { iron: 1 }, to: [1] }, false)?.action).toBe('counter wood for iron');
  });
  it('needs a card each way', () => {
    expect(bargain({ ...EMPTY, give: { wood: 1 } }, true)).toBeNull();
    expect(bargain({ ...EMPTY, want: { iron: 1 } }, true)).toBeNull();
  });
  it('is put together card by card, of what there is, and each kind one way only', () => {
    const wood = laid(EMPTY, 'give', 'wood', 1, 1);
    expect(laid(wood, 'give', 'wood', 1, 1).give).toEqual({ wood: 1 });
    expect(laid(wood, 'give', 'wood', -1, 1).give).toEqual({ wood: 0 });
    expect(laid(EMPTY, 'give', 'wood', -1, 1).give).toEqual({ wood: 0 });
    expect(laid(wood, 'want', 'wood', 1, 24)).toEqual({ give: { wood: 0 }, want: { wood: 1 }, to: [] });
  });
  it('is answered with the same cards the other way, as far as one holds them', () => {
    const offer = { maker: 2, give: { wood: 2 }, want: { iron: 3, grain: 1 }, to: [0], complete: true };
    expect(counterTo(offer, { iron: 1, grain: 4 })).toEqual({ give: { iron: 1, grain: 1 }, want: { wood: 2 }, to: [2] });
  });
  it('has steps that stand in no list', () => {
    expect(['give wood', 'want iron', 'to 1', 'propose'].every(composes)).toBe(true);
    expect(['accept', 'decline', 'withdraw', 'exchange wood iron', 'done'].some(composes)).toBe(false);
  });
});
