/** One's own games, on whatever page one is: how many wait, and which is next. */
import { api, refusal } from '../lib/api';
import { person } from '../lib/me.svelte';
import { router, tableLink } from '../lib/router.svelte';
import type { Home, HomeGame } from '../lib/wire';

const EVERY = 60_000; // milliseconds, while the page is looked at
const SOON = 1500; // after a move: the server writes down whom a table waits for when it falls quiet

class OwnGames {
  home = $state.raw<Home | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Games in which other people wait for us: bots wait for nobody. */
  get calling(): number {
    return this.home?.turns.filter(hasOthers).length ?? 0;
  }

  /** Look now and then from now on. */
  follow(): void {
    $effect(() => {
      if (person.me) void this.look();
      else this.home = null;
    });
    setInterval(() => {
      if (!document.hidden) void this.look();
    }, EVERY);
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) void this.look();
    });
    navigator.serviceWorker?.addEventListener('message', () => void this.look());
  }

  async look(): Promise<void> {
    if (!person.me) return;
    await refusal(async () => (this.home = await api.home()));
  }

  /** Look in a moment: something has just happened. */
  soon(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.look(), SOON);
  }

  /** Other games with people that wait for us, the most urgent first. */
  others(table: string): HomeGame[] {
    return (this.home?.turns ?? []).filter((game) => game.table.id !== table && hasOthers(game));
  }

  toNext(table: string): void {
    const [next] = this.others(table);
    if (next) router.go(tableLink(next.table.id));
  }
}

function hasOthers(game: HomeGame): boolean {
  return game.table.seats.some((seat, number) => seat.kind === 'person' && number !== game.seat);
}

export const ownGames = new OwnGames();
