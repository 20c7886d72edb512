/** How long is left, in the reader's words: "in 2 days". */
const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

export function timeLeft(deadline: number, language: string, now = Date.now()): string {
  const left = Math.max(0, deadline - now);
  const [unit, size] = UNITS.find(([, each]) => left >= 2 * each) ?? (['minute', 60_000] as const);
  return new Intl.RelativeTimeFormat(language, { numeric: 'always' }).format(Math.floor(left / size), unit);
}
