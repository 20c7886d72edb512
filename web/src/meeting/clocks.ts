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

/** Minutes after midnight as a clock shows them, and back. */
export function wall(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
export function minutesOf(shown: string): number {
  const [hours = 0, minutes = 0] = shown.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Is it played over days? */
export function isSlow(rule: ClockRule | null): boolean {
  return (rule?.increment ?? 0) >= 3600;
}

function same(one: ClockRule | null, other: ClockRule | null): boolean {
  return one?.bank === other?.bank && (one?.increment ?? 0) === (other?.increment ?? 0) && (one?.most ?? null) === (other?.most ?? null);
}

export function clockName(rule: ClockRule | null): string {
  const kind = Object.keys(CLOCKS).find((name) => same(CLOCKS[name] ?? null, rule));
  const clock = kind === undefined ? t('web-clock-other', { minutes: Math.round((rule?.bank ?? 0) / 60) }) : t(`web-clock-${kind}`);
  const hours = rule?.hours;
  return hours ? t('web-clock-hours', { clock, from: wall(hours.begin), until: wall(hours.end), zone: hours.zone ?? 'UTC' }) : clock;
}
