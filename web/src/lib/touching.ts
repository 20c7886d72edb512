/** A touch takes the nearest thing that can be chosen; where two are about as near, both are to be chosen from. */
export const REACH = 22; // pixels
const CLEAR = REACH / 2; // by which the nearest is nearer than the next, or it is not clear which was meant
const RINGS = 6;
const DIRECTIONS = 32;

/** The things about a point, the nearest first; only it, where it is clear. `hit` says what lies at a point. */
export function touched(x: number, y: number, hit: (x: number, y: number) => string | null): string[] {
  const distances = new Map<string, number>();
  for (let ring = 0; ring <= RINGS; ring++) {
    const distance = (REACH * ring) / RINGS;
    for (let k = 0; k < (ring ? DIRECTIONS : 1); k++) {
      const angle = (2 * Math.PI * k) / DIRECTIONS;
      const thing = hit(x + distance * Math.cos(angle), y + distance * Math.sin(angle));
      if (thing !== null && !distances.has(thing)) distances.set(thing, distance);
    }
  }
  const nearest = Math.min(...distances.values());
  return [...distances].filter(([, distance]) => distance < nearest + CLEAR).map(([thing]) => thing);
}

/** What can be chosen at a point of the page. */
function targetAt(part: HTMLElement, x: number, y: number): string | null {
  const found = document.elementFromPoint(x, y)?.closest<SVGElement>('.target');
  return found && part.contains(found) ? (found.dataset['about'] ?? null) : null;
}

export function touching(part: HTMLElement, take: (things: string[]) => void): { destroy: () => void } {
  let finger = { x: 0, y: 0 }; // where it came down: browsers move the click that follows onto something near
  function down(event: PointerEvent): void {
    finger = { x: event.clientX, y: event.clientY };
  }
  function click(event: MouseEvent): void {
    if ((event as PointerEvent).pointerType !== 'touch') return;
    const things = touched(finger.x, finger.y, (x, y) => targetAt(part, x, y));
    if (!things.length) return;
    event.stopPropagation();
    take(things);
  }
  part.addEventListener('pointerdown', down, { capture: true });
  part.addEventListener('click', click, { capture: true });
  return {
    destroy: () => {
      part.removeEventListener('pointerdown', down, { capture: true });
      part.removeEventListener('click', click, { capture: true });
    },
  };
}
