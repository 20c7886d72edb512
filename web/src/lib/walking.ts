/** The arrows to the left and right go along a list of buttons, rather than through the moments of the game. */
export function walking(list: HTMLElement): { destroy: () => void } {
  function walk(event: KeyboardEvent): void {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined) return;
    const buttons = [...list.querySelectorAll('button')];
    const now = buttons.indexOf(document.activeElement as HTMLButtonElement);
    buttons[(now + step + buttons.length) % buttons.length]?.focus();
    event.preventDefault();
    event.stopPropagation();
  }
  list.addEventListener('keydown', walk);
  return { destroy: () => list.removeEventListener('keydown', walk) };
}
