import { expect, it, vi } from 'vitest';

/** The texts of games, which come when `arrive` is called. */
const texts = vi.hoisted(() => {
  const come: Record<string, Promise<string>> = {};
  const deliver: Record<string, (text: string) => void> = {};
  const of = (game: string): Promise<string> => (come[game] ??= new Promise((given) => (deliver[game] = given)));
  const arrive = (game: string, text: string): void => {
    void of(game);
    deliver[game]?.(text);
  };
  return { of, arrive };
});
vi.mock('./gamefiles', () => ({ readFile: texts.of }));

const { i18n, t } = await import('./i18n.svelte');

it('waits for texts that somebody else needed first', async () => {
  const come: string[] = [];
  const both = ['first', 'second'].map((who) => i18n.need('pond').then(() => come.push(who)));
  await new Promise((passed) => setTimeout(passed));
  expect(come).toEqual([]);
  texts.arrive('pond', 'pond-frog = frog');
  await Promise.all(both);
  expect(t('pond-frog')).toBe('frog');
});

it('tells nothing while texts are on their way, wherever a message stands, and then the name of what has none', async () => {
  const needed = i18n.need('lake');
  expect(t('lake-pike')).toBe('');
  expect(i18n.teller.tell('lake-pike')).toBe('');
  expect(t('core-times', { count: 2, item: '@lake-pike' })).not.toContain('lake-pike');
  texts.arrive('lake', 'lake-perch = perch');
  await needed;
  expect(t('lake-perch')).toBe('perch');
  expect(t('lake-pike')).toBe('lake-pike');
});
