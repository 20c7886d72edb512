/** The arrows go over a board from thing to thing, also to those with which nothing can be done: keys can ask about all of them. */
export interface Spot {
  x: number;
  y: number;
}

const WAYS: Record<string, Spot> = { ArrowLeft: { x: -1, y: 0 }, ArrowRight: { x: 1, y: 0 }, ArrowUp: { x: 0, y: -1 }, ArrowDown: { x: 0, y: 1 } };
const ASIDE = 2; // how much worse it is to lie a step aside than a step further on

/** Which of some spots is the next that way; -1: there is none. */
export function nextThatWay(from: Spot, way: Spot, spots: readonly Spot[]): number {
  let [found, least] = [-1, Infinity];
  for (const [k, { x, y }] of spots.entries()) {
    const [along, aside] = [(x - from.x) * way.x + (y - from.y) * way.y, Math.abs((x - from.x) * way.y) + Math.abs((y - from.y) * way.x)];
    const far = along + ASIDE * aside;
    if (along >= 1 && far < least) [found, least] = [k, far];
  }
  return found;
}

export interface Roaming {
  /** What a thing is called, for ears. */
  nameOf: (thing: string) => string;
}

export function roaming(board: HTMLElement, { nameOf }: Roaming): { destroy: () => void } {
  /** One element for each thing that is seen: that which can be chosen, where there is one. */
  function things(): (HTMLElement | SVGElement)[] {
    const found = new Map<string, HTMLElement | SVGElement>();
    for (const one of board.querySelectorAll<HTMLElement | SVGElement>('[data-about]')) {
      const { about = '' } = one.dataset;
      const { width } = one.getBoundingClientRect();
      if (width && (!found.has(about) || one.matches('.target'))) found.set(about, one);
    }
    return [...found.values()];
  }
  function reach(element: HTMLElement | SVGElement): void {
    if (element.tabIndex < 0) {
      const lent = { tabindex: '-1', role: 'img', 'aria-label': nameOf(element.dataset['about'] ?? '') };
      for (const [name, value] of Object.entries(lent)) element.setAttribute(name, value);
      element.addEventListener('blur', () => Object.keys(lent).forEach((name) => element.removeAttribute(name)), { once: true });
    }
    element.focus();
  }
  function key(event: KeyboardEvent): void {
    const way = WAYS[event.key];
    if (!way || event.ctrlKey || event.metaKey || event.altKey) return;
    const all = things();
    const now = document.activeElement?.closest('[data-about]');
    const next = all[nextThatWay(middle(now && board.contains(now) ? now : board), way, all.map(middle))];
    if (next) reach(next);
    event.preventDefault(); // neither the list of actions nor the moments of the game are meant
    event.stopPropagation();
  }
  board.addEventListener('keydown', key);
  return { destroy: () => board.removeEventListener('keydown', key) };
}

function middle(element: Element): Spot {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
