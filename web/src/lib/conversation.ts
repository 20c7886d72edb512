/**
 * What a client says to the server, and in what order it believes the answers. Pure: no socket, no page.
 *
 * - Every wish carries an id of its own; until the server has answered it, it is said again after each reconnection,
 *   and the server does it once.
 * - Updates of a table are taken in sequence. One that was seen is passed over; on a gap the table is asked for again.
 */
import type { FromClient, FromServer, Snapshot, Update } from './wire';

export interface Listener {
  snapshot?(snapshot: Snapshot): void;
  update?(update: Update): void;
  other?(message: FromServer): void;
}

type Wish = Extract<FromClient, { id: string }>;

export class Conversation {
  private readonly sequences = new Map<string, number | null>();
  private readonly pending = new Map<string, Wish>();
  private lobby = false;
  private online = false;

  constructor(
    private readonly send: (message: FromClient) => void,
    private readonly listener: Listener,
  ) {}

  /** The line is open (again): say what we want to hear of and what has not been answered. */
  opened(): void {
    this.online = true;
    for (const table of this.sequences.keys()) this.askFor(table);
    if (this.lobby) this.send({ type: 'watch_lobby' });
    for (const wish of this.pending.values()) this.send(wish);
  }

  closed(): void {
    this.online = false;
  }

  watch(table: string): void {
    this.sequences.set(table, null);
    if (this.online) this.askFor(table);
  }

  unwatch(table: string): void {
    this.sequences.delete(table);
    if (this.online) this.send({ type: 'unwatch', table });
  }

  watchLobby(on: boolean): void {
    this.lobby = on;
    if (this.online) this.send({ type: on ? 'watch_lobby' : 'unwatch_lobby' });
  }

  wish(wish: Wish): void {
    this.pending.set(wish.id, wish);
    if (this.online) this.send(wish);
  }

  /** Are wishes of ours unanswered? */
  get waiting(): boolean {
    return this.pending.size > 0;
  }

  receive(message: FromServer): void {
    switch (message.type) {
      case 'snapshot':
        this.take(message);
        break;
      case 'update':
        this.follow(message);
        break;
      case 'done':
        this.pending.delete(message.id);
        this.listener.other?.(message);
        break;
      case 'refused':
        if (message.id !== null) this.pending.delete(message.id);
        if (message.snapshot) this.take(message.snapshot);
        this.listener.other?.(message);
        break;
      default:
        this.listener.other?.(message);
    }
  }

  private take(snapshot: Snapshot): void {
    if (!this.sequences.has(snapshot.table.id)) return;
    this.sequences.set(snapshot.table.id, snapshot.sequence);
    this.listener.snapshot?.(snapshot);
  }

  private follow(update: Update): void {
    const known = this.sequences.get(update.table);
    if (known === undefined || known === null || update.sequence <= known) return;
    if (update.sequence > known + 1) {
      this.sequences.set(update.table, null);
      this.askFor(update.table);
      return;
    }
    this.sequences.set(update.table, update.sequence);
    this.listener.update?.(update);
  }

  private askFor(table: string): void {
    const since = this.sequences.get(table);
    this.send(typeof since === 'number' ? { type: 'watch', table, since } : { type: 'watch', table });
  }
}
