/** How long clocks ran between two moments, but for the hours in which they stand. */
export function ran(pauses: readonly (readonly [number, number])[], since: number, at: number): number {
  const stood = pauses.reduce((sum, [begin, end]) => sum + Math.max(0, Math.min(end, at) - Math.max(begin, since)), 0);
  return Math.max(0, at - since - stood);
}

/** Time left, as a player reads it: days and hours, or minutes and seconds. */
export function timeLeft(milliseconds: number): { days: number; hours: number } | { text: string } {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const hours = Math.floor(seconds / 3600);
  if (hours >= 24) return { days: Math.floor(hours / 24), hours: hours % 24 };
  const two = (number: number): string => String(number).padStart(2, '0');
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return { text: hours ? `${hours}:${rest}` : rest };
}
