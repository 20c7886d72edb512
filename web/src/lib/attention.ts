/** It is your turn: in the page's title, by a soft sound, and by a notification if that is wanted. */
import { speaker } from '../sounds/speaker';
import { notify } from './push';

/** What stands before the page's title, if anything. */
export function attention(text: string | null): void {
  const title = document.title.replace(/^\(\d+\) /, '').replace(/^● [^·]*· /, ''); // without the badge, which comes back by itself
  document.title = text === null ? title : `● ${text} · ${title}`;
}

export function callAttention(text: string, wanted: boolean, table: string): void {
  speaker.play('turn');
  if (wanted && document.hidden) void notify(text, table);
}
