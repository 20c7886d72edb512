/** Who sits before the page. */
import { api, refusal } from './api';
import { t } from './i18n.svelte';
import { line } from './line.svelte';
import { settings } from './settings.svelte';
import type { Me } from './wire';

class Person {
  me = $state.raw<Me | null>(null);

  async find(): Promise<void> {
    if (await refusal(async () => (this.me = await api.me()))) this.me = null;
  }

  /** Be somebody: a guest, if nothing else. */
  async ensure(): Promise<Me> {
    if (!this.me) await this.find();
    if (!this.me) {
      this.me = await api.guest(settings.name || t('web-guest-name'));
      line.reopen();
    }
    return this.me;
  }
}

export const person = new Person();
