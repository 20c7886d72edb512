/** One table as this page knows it: the present, and every moment since it began. */
import { share } from '../fair/share';
import { Witness } from '../fair/witness';
import { api, refusal } from './api';
import { random } from './browser';
import type { Listener } from './conversation';
import { line } from './line.svelte';
import { distinct, seatName } from './names';
import type { Message } from './teller';
import type { Choice, ClockView, Ending, FromServer, Frame, Hint, Planned, Rematched, Said, Snapshot, TableInfo, Update } from './wire';

const PAGE = 500; // entries of the history that are asked for at once

export class Table implements Listener {
  info = $state.raw<TableInfo | null>(null);
  sequence = $state(0);
  seat = $state<number | null>(null);
  awaited = $state.raw<number[]>([]);
  view = $state.raw<unknown>(null);
  choices = $state.raw<Choice[]>([]);
  undoable = $state(0);
  clock = $state.raw<ClockView | null>(null);
  present = $state.raw<number[]>([]);
  watching = $state(0);
  chat = $state.raw<Said[]>([]);
  ending = $state.raw<Ending | null>(null);
  endsNow = $state(false); // before our eyes
  frames = $state.raw<Frame[]>([]); // what happened, oldest first
  moment = $state<number | null>(null); // the frame that is looked at, instead of the present
  playing = $state(false); // one moment after another is looked at
  eyes = $state<number | null>(null); // in a finished game: through whose eyes it is looked at
  problem = $state.raw<Message | null>(null);
  offered = $state.raw<Rematched | null>(null); // somebody wants to play again
  planned = $state.raw<Planned | null>(null); // moves in advance, where one can make some
  busy = $state(false);
  thinking = $state(false); // a hint was asked for
  skipping = $state(false); // bots play on without a pause until it is our move
  private hinted = $state.raw<Hint | null>(null);
  private complete = false; // what happened before we came has been read
  private followed = false; // a link to a moment was followed
  heard: (entry: Update) => void = () => undefined; // what is to be done with an entry that has just come
  offset = 0; // of the server's time from ours, in milliseconds
  readonly witness: Witness;
  check = $state(''); // of the record's last line
  private stop: () => void = () => undefined;

  constructor(readonly id: string) {
    this.witness = new Witness(id);
  }

  open(): void {
    this.stop = line.listen(this);
    line.conversation.watch(this.id);
  }

  close(): void {
    line.conversation.unwatch(this.id);
    this.stop();
  }

  get names(): string[] {
    return distinct((this.info?.seats ?? []).map((seat, number) => seatName(seat) ?? String(number + 1)));
  }

  /** The view that is looked at: of now, or of a past moment. */
  get shown(): unknown {
    const frame = this.moment === null ? this.frames.at(-1) : this.frames[this.moment];
    const live = this.moment === null && this.eyes === null;
    return live ? this.view : (frame?.view ?? this.view);
  }

  /** The last entry before which we know everything. */
  private get newest(): number {
    return this.complete ? (this.frames.at(-1)?.sequence ?? 0) : 0;
  }

  get myMove(): boolean {
    return this.seat !== null && this.awaited.includes(this.seat) && this.info?.status === 'playing';
  }

  /** Does nobody else wait for the bots? */
  get alone(): boolean {
    const seats = this.info?.seats ?? [];
    const others = seats.filter((seat) => !seat.you);
    return this.info?.status === 'playing' && others.length > 0 && others.length < seats.length && others.every((seat) => seat.kind === 'bot');
  }

  get canSkip(): boolean {
    return this.alone && !this.myMove && !this.skipping && this.moment === null;
  }

  /** What a bot would do now, if that was asked for. */
  get hint(): Hint | null {
    return this.hinted?.sequence === this.sequence && this.moment === null ? this.hinted : null;
  }

  /** Ask the server for something; what it has against it is shown. */
  async attempt(wish: () => Promise<unknown>): Promise<void> {
    this.problem = null;
    this.problem = await refusal(wish);
  }

  /** Change our moves in advance. */
  async plan(wish: () => Promise<Planned>): Promise<void> {
    await this.attempt(async () => (this.planned = await wish()));
  }

  /** Who plays with people may name moves in advance. */
  private async readPlans(): Promise<void> {
    const people = this.info?.seats.filter((seat) => seat.kind === 'person') ?? [];
    const may = this.info?.status === 'playing' && !this.info.study && people.length > 1;
    if (!may || !people.some((seat) => seat.you && !seat.away)) this.planned = null;
    else this.problem = (await refusal(async () => (this.planned = await api.plans(this.id)))) ?? this.problem;
  }

  async askHint(): Promise<void> {
    this.thinking = true;
    await this.attempt(async () => (this.hinted = await api.hint(this.id)));
    this.thinking = false;
  }

  act(action: string): void {
    this.problem = null;
    this.busy = true;
    line.conversation.wish({ type: 'act', table: this.id, id: random(), expected: this.sequence, action });
  }

  /** Take back one action, or all of the turn. */
  undo(all: boolean): void {
    this.problem = null;
    const wish = { type: 'undo', table: this.id, id: random(), expected: this.sequence } as const;
    line.conversation.wish(all ? wish : { ...wish, times: 1 });
  }

  /** Let bots pause so many times as long as they would. */
  pace(factor: number): void {
    line.conversation.wish({ type: 'pace', table: this.id, id: random(), factor });
  }

  skip(): void {
    this.skipping = true;
    line.conversation.wish({ type: 'skip', table: this.id, id: random() });
  }

  say(text: string): void {
    line.conversation.wish({ type: 'say', table: this.id, id: random(), text });
  }

  snapshot(snapshot: Snapshot): void {
    if (snapshot.table.id !== this.id) return;
    this.know(snapshot.table);
    this.skipping = false; // what was wished over the line that broke may be forgotten
    this.offset = snapshot.at - Date.now();
    this.chat = snapshot.chat;
    this.present = snapshot.present;
    this.watching = snapshot.watching;
    this.take(snapshot);
    this.clock = snapshot.clock;
    this.ending = snapshot.ending ?? null;
    void this.readPlans();
    if (this.newest < snapshot.sequence) void this.readHistory();
  }

  update(update: Update): void {
    if (update.table !== this.id) return;
    if (update.info) {
      this.know(update.info);
      void this.readPlans();
    }
    this.take(update);
    if (update.clock !== undefined) this.clock = update.clock;
    if (update.ending) [this.ending, this.endsNow] = [update.ending, true];
    this.heard(update);
    if (update.view !== null) this.frames = [...this.frames, update]; // else of before the beginning, or missed: see below
  }

  other(message: FromServer): void {
    if (message.type === 'chat' && message.table === this.id) this.chat = [...this.chat, message.said];
    else if (message.type === 'chat_hidden' && message.table === this.id)
      this.chat = this.chat.filter((said) => said.id !== message.id);
    else if (message.type === 'presence' && message.table === this.id) {
      this.present = message.present;
      this.watching = message.watching;
    } else if (message.type === 'plans' && message.table === this.id) void this.readPlans();
    else if (message.type === 'rematched' && message.table === this.id) {
      if (message.name !== this.info?.seats.find((seat) => seat.you)?.name) this.offered = message;
    } else if (message.type === 'refused') {
      this.problem = message.problem as Message;
      this.busy = this.skipping = false;
    } else if (message.type === 'done') this.busy = false;
  }

  private know(info: TableInfo): void {
    this.info = info;
    this.witness.shown(info.commitment);
    void share(info, this.witness);
  }

  private take(news: Snapshot | Update): void {
    this.check = news.check ?? '';
    this.witness.saw(news.check);
    this.sequence = news.sequence;
    this.seat = news.seat;
    this.awaited = news.awaited;
    if (this.myMove) this.skipping = false;
    if (news.view !== null) this.view = news.view;
    this.choices = news.choices;
    this.undoable = news.undo;
    this.busy = false;
  }

  /** Look at a finished game through the eyes of that seat. */
  async lookAs(seat: number): Promise<void> {
    this.eyes = seat;
    await this.readHistory(seat, 0);
  }

  /** What happened before we came, or while we were away. */
  async readHistory(seat: number | null = this.seat, since = this.newest): Promise<void> {
    if (this.info?.status === 'waiting') return;
    const problem = await refusal(async () => {
      for (; since < this.sequence; since += PAGE) await this.readPage(seat, since);
      this.complete = true;
      const asked = Number(/[?&]moment=(\d+)/.exec(location.search)?.[1]);
      if (asked && !this.followed) this.moment = Math.min(asked, this.frames.length - 1);
      this.followed = true;
    });
    if (problem) this.problem = problem;
  }

  private async readPage(seat: number | null, since: number): Promise<void> {
    const history = await api.history(this.id, seat, since, since + PAGE);
    const read = history.frames.filter((frame) => frame.view !== null); // null: before the beginning
    const last = history.frames.at(-1)?.sequence ?? since;
    const [earlier, later] = [
      this.frames.filter((frame) => frame.sequence <= since),
      this.frames.filter((frame) => frame.sequence > last),
    ];
    this.frames = [...earlier, ...read, ...later];
  }
}
