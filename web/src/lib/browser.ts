/** What browsers give only to pages over TLS or on one's own machine, done so that a table at home works without. */

/** Are we a board in a page of somebody else's? Then we are nobody: no cookie is sent, and nothing is kept. */
export const EMBEDDED = location.pathname.startsWith('/embed/');

/** Something that nobody else will think of, in hexadecimal. */
export function random(bytes = 16): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Copy a text, or show it to be copied by hand. */
export async function copyText(text: string): Promise<void> {
  if (isSecureContext) await navigator.clipboard.writeText(text);
  else prompt('', text);
}

export function canNotify(): boolean {
  return 'Notification' in window;
}

/** How many seconds a bot takes for a move, where the address of the page does not say. */
const PACE = 0.8;

export function wishedPace(): number {
  return Number(new URLSearchParams(location.search).get('pace') ?? PACE);
}
