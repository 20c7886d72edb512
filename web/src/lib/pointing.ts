/**
 * What somebody points at, by mouse, key or finger: things on the table carry `data-about`, actions `data-does`.
 * A long press asks instead of acting.
 */
import type { About } from './explain';

const LINGER = 600; // milliseconds in which one can go on from a thing to what is told about it
const LONG_PRESS = 450;

export interface Pointed {
  about: About;
  low: boolean; // in the lower half of what is seen of the part
}

export function pointing(part: HTMLElement, tell: (pointed: Pointed | null) => void): { destroy: () => void } {
  let leaving: ReturnType<typeof setTimeout> | undefined;
  let pressing: ReturnType<typeof setTimeout> | undefined;
  let asked = false; // a long press was answered: the click that follows it does nothing

  function look(event: Event): void {
    clearTimeout(leaving);
    if ((event.target as Element).closest('[role=note]')) return;
    const found = thingOf(event);
    if (!found) return leave();
    const { about: thing, does: action } = found.dataset;
    tell({ about: action === undefined ? { thing: thing ?? '' } : { action }, low: isLow(found) });
  }
  function thingOf(event: Event): HTMLElement | SVGElement | null {
    return (event.target as Element).closest<HTMLElement | SVGElement>('[data-about], [data-does]');
  }
  function isLow(element: Element): boolean {
    const [own, whole] = [element.getBoundingClientRect(), part.getBoundingClientRect()];
    const [top, bottom] = [Math.max(whole.top, 0), Math.min(whole.bottom, innerHeight)];
    return own.top + own.height / 2 > (top + bottom) / 2;
  }
  /** Where there is nothing to tell, as on "Cancel", a finger presses however long it rests. */
  function press(event: PointerEvent): void {
    asked = false;
    if (event.pointerType !== 'touch' || !thingOf(event)) return;
    pressing = setTimeout(() => {
      asked = true;
      look(event);
    }, LONG_PRESS);
  }
  function release(): void {
    clearTimeout(pressing);
  }
  function click(event: MouseEvent): void {
    if (!asked) return look(event);
    asked = false;
    event.preventDefault();
    event.stopPropagation();
  }
  function leave(): void {
    clearTimeout(leaving);
    leaving = setTimeout(() => tell(null), LINGER);
  }
  /** A finger that is lifted leaves what it asked for to be read. */
  function goAway(event: PointerEvent): void {
    if (event.pointerType !== 'touch') leave();
  }
  function key(event: KeyboardEvent): void {
    if (event.key === 'Escape') tell(null);
  }

  const stop = new AbortController();
  const { signal } = stop;
  part.addEventListener('pointerover', look, { signal });
  part.addEventListener('focusin', look, { signal });
  part.addEventListener('pointerleave', goAway, { signal });
  part.addEventListener('keydown', key, { signal });
  part.addEventListener('pointerdown', press, { signal });
  for (const end of ['pointerup', 'pointercancel', 'pointermove'] as const) part.addEventListener(end, release, { signal });
  part.addEventListener('click', click, { signal, capture: true });
  return {
    destroy: () => {
      stop.abort();
      clearTimeout(leaving);
      clearTimeout(pressing);
    },
  };
}
