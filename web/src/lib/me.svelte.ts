/** Who sits before the page. */
import { api, refusal } from './api';
import { i18n, t } from './i18n.svelte';
import { line } from './line.svelte';
import { settings } from './settings.svelte';
import type { Me } from './wire';
import { storage } from './storage';

const TOLD = 'langbord-locale';

/** The server keeps our language and time zone with us: notices come in these. */
export async function tellLocale(id: string): Promise<void> {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const known = `${id} ${i18n.language} ${zone}`;
  if (storage.get(TOLD) === known) return;
  if (!(await refusal(() => api.locale(i18n.language, zone)))) storage.set(TOLD, known);
}

class Person {
  me = $state.raw<Me | null>(null);

  async find(): Promise<void> {
    if (await refusal(async () => (this.me = await api.me()))) this.me = null;
    if (this.me) void tellLocale(this.me.id);
  }

  /** Be somebody: a guest, if nothing else. */
  async ensure(): Promise<Me> {
    if (!this.me) await this.find();
    if (!this.me) {
      this.me = await api.guest(settings.name || t('web-guest-name'));
      line.reopen();
      void tellLocale(this.me.id);
    }
    return this.me;
  }
}

export const person = new Person();
