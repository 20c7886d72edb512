/** It is your turn: in the page's title, by a soft sound, and by a notification if that is wanted. */
import { speaker } from '../sounds/speaker';
import { canNotify } from './browser';

/** What stands before the page's title, if anything. */
export function attention(text: string | null): void {
  const title = document.title.replace(/^● [^·]*· /, '');
  document.title = text === null ? title : `● ${text} · ${title}`;
}

export function callAttention(text: string, notify: boolean): void {
  speaker.play('turn');
  if (notify && canNotify() && document.hidden && Notification.permission === 'granted') new Notification('Langbord', { body: text });
}
