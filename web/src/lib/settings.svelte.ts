/** What a person likes, kept in the browser. */
import type { Speed } from '../motion/queue';
import { storage } from './storage';

const STORED = 'langbord-settings';

interface Likes {
  theme: 'auto' | 'light' | 'dark';
  grey: boolean; // look at the table without colours
  sound: boolean;
  volume: number; // of it, 0 to 100
  notify: boolean;
  confirm: boolean; // ask once before a click on the board acts
  guide: boolean; // a word on what is asked
  motion: Speed; // how quickly moves are shown
  name: string;
}

function defaults(): Likes {
  const touch = matchMedia('(pointer: coarse)').matches;
  return { theme: 'auto', grey: false, sound: true, volume: 50, notify: false, confirm: touch, guide: true, motion: 'normal', name: '' };
}

function stored(): Likes {
  try {
    return { ...defaults(), ...(JSON.parse(storage.get(STORED) ?? '{}') as Partial<Likes>) };
  } catch {
    return defaults();
  }
}

export const settings = $state<Likes>(stored());

/** Keep the settings and show them on the page, now and whenever they change. */
export function applySettings(): void {
  $effect(() => {
    storage.set(STORED, JSON.stringify(settings));
    const dark = settings.theme === 'dark' || (settings.theme === 'auto' && prefersDark());
    document.documentElement.dataset['theme'] = dark ? 'dark' : 'light';
    document.documentElement.dataset['grey'] = String(settings.grey);
  });
}

function prefersDark(): boolean {
  return matchMedia('(prefers-color-scheme: dark)').matches;
}
