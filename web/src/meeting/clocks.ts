/** The clocks that are offered, and what others are called. */
import { t } from '../lib/i18n.svelte';
import type { ClockRule } from '../lib/wire';

const DAY = 86_400;

export const CLOCKS: Record<string, ClockRule | null> = {
  none: null,
  live: { bank: 600, increment: 20 },
  fast: { bank: 180, increment: 10 },
  day: { bank: DAY, increment: DAY, most: DAY },
  slow: { bank: 3 * DAY, increment: 3 * DAY, most: 3 * DAY },
  week: { bank: 7 * DAY, increment: 7 * DAY, most: 7 * DAY },
};

/** Is it played over days? */
export function isSlow(rule: ClockRule | null): boolean {
  return (rule?.increment ?? 0) >= 3600;
}

function same(one: ClockRule | null, other: ClockRule | null): boolean {
  return one?.bank === other?.bank && (one?.increment ?? 0) === (other?.increment ?? 0) && (one?.most ?? null) === (other?.most ?? null);
}

export function clockName(rule: ClockRule | null): string {
  const kind = Object.keys(CLOCKS).find((name) => same(CLOCKS[name] ?? null, rule));
  return kind === undefined ? t('web-clock-other', { minutes: Math.round((rule?.bank ?? 0) / 60) }) : t(`web-clock-${kind}`);
}
