/**
 * Where on the page a place of a move is: the thing itself, where it lies there; else what says in `data-about` or
 * `data-place` that it is the place; else what is called by its first words: `seat 1 hand` is with `seat 1`.
 */
export function findPlace(root: ParentNode, place: string, thing: string): Element | null {
  const words = place.split(' ');
  const fewest = words[0] === 'seat' ? 2 : 1;
  for (let count = words.length; count >= fewest; count--) {
    const name = CSS.escape(words.slice(0, count).join(' '));
    const found = [...root.querySelectorAll(`[data-place="${name}"], [data-place~="${name}"], [data-about="${name}"]`)].find(isShown);
    if (!found) continue;
    const itself = [...found.querySelectorAll(`[data-about="${CSS.escape(thing)}"]`)].find(isShown);
    return itself ?? found;
  }
  return null;
}

function isShown(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
}
