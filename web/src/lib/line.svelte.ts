/** The one WebSocket of a page: opens, and opens again when it breaks. */
import { EMBEDDED } from './browser';
import { Conversation, type Listener } from './conversation';
import type { FromServer, Snapshot, Update } from './wire';

const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 8000;

class Line {
  online = $state(false);
  private readonly listeners = new Set<Listener>();
  private socket: WebSocket | null = null;
  private pause = FIRST_PAUSE;
  private timer: ReturnType<typeof setTimeout> | undefined;

  readonly conversation = new Conversation((message) => this.socket?.send(JSON.stringify(message)), {
    snapshot: (snapshot: Snapshot) => this.tell((listener) => listener.snapshot?.(snapshot)),
    update: (update: Update) => this.tell((listener) => listener.update?.(update)),
    other: (message: FromServer) => this.tell((listener) => listener.other?.(message)),
  });

  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    this.open();
    return () => this.listeners.delete(listener);
  }

  /** Open it anew, as another person. */
  reopen(): void {
    const old = this.socket;
    this.socket = null;
    old?.close();
    this.lost(0);
  }

  private open(): void {
    if (this.socket) return;
    clearTimeout(this.timer);
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/socket${EMBEDDED ? '?spectator=true' : ''}`);
    this.socket = socket;
    socket.onopen = () => {
      this.online = true;
      this.pause = FIRST_PAUSE;
      this.conversation.opened();
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.conversation.receive(JSON.parse(event.data) as FromServer);
    };
    socket.onclose = () => {
      if (this.socket === socket) this.lost(this.pause);
    };
  }

  private lost(pause: number): void {
    this.online = false;
    this.socket = null;
    this.conversation.closed();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.open(), pause);
    this.pause = Math.min(LONGEST_PAUSE, this.pause * 2);
  }

  private tell(tell: (listener: Listener) => void): void {
    for (const listener of this.listeners) tell(listener);
  }
}

export const line = new Line();
