/** What boards ask for their words, where there is no page: in place of `lib/i18n.svelte`. */
import { Teller, type Args, type Message } from '../lib/teller';

export const i18n = { teller: new Teller('en', []) };

export function t(message: Message | string, args: Args = {}, seats: readonly string[] = []): string {
  return i18n.teller.tell(message, args, seats);
}
