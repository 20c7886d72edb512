/** It is your turn: in the page's title, by a soft sound, and by a notification if that is wanted. */
import { canNotify } from './browser';

/** What stands before the page's title, if anything. */
export function attention(text: string | null): void {
  const title = document.title.replace(/^● [^·]*· /, '');
  document.title = text === null ? title : `● ${text} · ${title}`;
}

let sounds: AudioContext | undefined;

export function callAttention(text: string, sound: boolean, notify: boolean): void {
  if (sound && navigator.userActivation?.hasBeenActive) chime();
  if (notify && canNotify() && document.hidden && Notification.permission === 'granted') new Notification('Langbord', { body: text });
}

/** Two soft notes. */
function chime(): void {
  sounds ??= new AudioContext();
  for (const [start, pitch] of [
    [0, 523],
    [0.14, 659],
  ] as const) {
    const at = sounds.currentTime + start;
    const voice = sounds.createOscillator();
    const volume = sounds.createGain();
    voice.frequency.value = pitch;
    volume.gain.setValueAtTime(0.05, at);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.35);
    voice.connect(volume).connect(sounds.destination);
    voice.start(at);
    voice.stop(at + 0.4);
  }
}
