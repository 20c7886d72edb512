/** Two fingers that move apart: by how much, and round which point of the part. */
export function pinching(part: HTMLElement, zoom: (factor: number, x: number, y: number) => void): { destroy: () => void } {
  let apart = 0; // at the last movement

  function move(event: TouchEvent): void {
    const [one, other] = event.touches;
    if (!one || !other) return;
    event.preventDefault();
    const now = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
    const { left, top } = part.getBoundingClientRect();
    if (apart) zoom(now / apart, (one.clientX + other.clientX) / 2 - left, (one.clientY + other.clientY) / 2 - top);
    apart = now;
  }
  function lift(): void {
    apart = 0;
  }
  const stop = new AbortController();
  part.addEventListener('touchmove', move, { signal: stop.signal, passive: false });
  for (const end of ['touchend', 'touchcancel'] as const) part.addEventListener(end, lift, { signal: stop.signal });
  return { destroy: () => stop.abort() };
}
