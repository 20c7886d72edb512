// Made by tools/schema.py from the server's types. Do not edit.

/** Why something was refused. */
export interface Problem {
  id: string;
  args: Record<string, unknown>;
}

/** What a server allows. */
export interface About {
  version: string;
  registration: "closed" | "invited" | "open";
  guests: boolean;
  chat: boolean;
  mail: boolean;
  passkeys: boolean;
  notices: boolean;
}

/** The key by which a server signs, in hexadecimal, and its fingerprint; each earlier key signed the next one. */
export interface ServerKey {
  key: string;
  fingerprint: string;
  earlier: Link[];
}

/** An earlier key, and its signature of the next one. */
export interface Link {
  key: string;
  signature: string;
}

export interface Me {
  id: string;
  name: string;
  kind: "account" | "bot" | "guest";
  admin: boolean;
}

export interface NewGuest {
  name: string;
}

export interface Credentials {
  name: string;
  password: string;
}

/** A guest who asks for one keeps his games. A bot says that it is one. */
export interface NewAccount {
  name: string;
  password: string;
  bot?: boolean;
  invitation?: string | null;
}

export interface Rename {
  name: string;
}

export interface NewPassword {
  old: string;
  new: string;
}

/** Somebody not to be heard: by his name, if he has an account, or by where he sits. */
export interface Blocked {
  name?: string | null;
  table?: string | null;
  seat?: number | null;
}

/** Somebody whom you have blocked; the id is yours alone. */
export interface BlockedPerson {
  id: string;
  name: string;
}

export interface NewToken {
  label: string;
}

export interface Token {
  id: string;
  label: string;
  created: number;
  secret: string | null;
}

export interface Rating {
  game: string;
  value: number;
  mean: number;
  deviation: number;
  games: number;
}

/** An account in the leaderboard of a game. */
export interface Standing {
  rank: number;
  name: string;
  kind: "account" | "bot";
  value: number;
  games: number;
  wins: number;
}

export interface Leaderboard {
  game: string;
  total: number;
  standings: Standing[];
}

export interface PastGame {
  table: string;
  game: string;
  at: number;
  status: string;
  seats: string[];
  bots: (string | null)[];
  scores: number[] | null;
  places: number[] | null;
  seat: number;
}

/** What came of all games against somebody. */
export interface Result {
  game: string;
  opponent: string;
  games: number;
  better: number;
}

export interface Profile {
  name: string;
  kind: "account" | "bot";
  since: number;
  ratings: Rating[];
  results: Result[];
  games: PastGame[];
}

/** A line of chat. */
export interface Said {
  id: string;
  at: number;
  name: string;
  seat: number | null;
  text: string;
}

/** A game that can be played here. Its files lie under `/api/games/<name>/files/<digest>/`: `texts/en.ftl`, ... */
export interface GameInfo {
  name: string;
  players: number[];
  usual_players: number;
  editions: string[];
  options: Record<string, unknown>;
  bots: string[];
  digest: string;
  rulebooks: string[];
  lessons: boolean;
  picture: boolean;
  board: boolean;
}

/** An edition of one's own: the text of a TOML file. */
export interface NewEdition {
  game: string;
  text: string;
}

/** An edition that somebody entered; tables call it by its digest. */
export interface EditionInfo {
  digest: string;
  game: string;
  name: string;
  title: string;
  created: number;
}

/** An edition that has just been entered, with what its game thinks unlikely in it. */
export interface CheckedEdition {
  digest: string;
  game: string;
  name: string;
  title: string;
  created: number;
  doubts: string[];
}

export interface OwnEdition {
  digest: string;
  game: string;
  name: string;
  title: string;
  created: number;
  text: string;
  printed: unknown;
}

/** All that is kept about a person. */
export interface Export {
  me: Me;
  created: number;
  games: PastGame[];
  ratings: Rating[];
  tokens: Token[];
  blocked: string[];
  editions: EditionInfo[];
  said: Said[];
  likes: Record<string, unknown>;
  receivers: (Record<string, unknown>)[];
  passkeys: (Record<string, unknown>)[];
  sessions: (Record<string, unknown>)[];
  invited: string[];
  looked: string[];
  follows: string[];
  vacation: number[][];
  ahead: (Record<string, unknown>)[];
  curve: unknown[][];
  places: unknown[][];
  seeks: unknown[][];
}

export interface NewTable {
  game: string;
  players: number;
  options?: Record<string, boolean | number | string>;
  edition?: string;
  clock?: ClockRule | null;
  listed?: boolean;
  pace?: number;
  bots?: (string | null)[];
  seat?: number | null;
  sit?: boolean;
  start?: boolean;
  hints?: boolean;
  begins?: boolean;
  seek?: Seek | null;
}

/** A bank for the whole game, an increment after each turn, and the most that the bank may hold. A slow game has as much for each turn: bank, increment and most are the same number of days. */
export interface ClockRule {
  bank: number;
  increment?: number;
  most?: number | null;
  hours?: Hours | null;
}

/** The hours of the day in which clocks run, by the clock on a wall somewhere; at all others they stand. >>> evening = Hours(begin=18 * 60, end=22 * 60, zone="Europe/Oslo") >>> noon = 1_780_048_800_000 # in Oslo it is 12:00 >>> evening.ran(noon, noon + 7 * HOUR) == HOUR, evening.over(noon, 5 * HOUR) == noon + 31 * HOUR (True, True) */
export interface Hours {
  begin: number;
  end: number;
  zone?: string;
}

/** Whom a table is open to, as the lobby tells it. Who sits down agrees to the bots. */
export interface Seek {
  lowest?: number | null;
  highest?: number | null;
  language?: string | null;
  beginners?: boolean;
  bots_after?: number | null;
}

export interface Sit {
  seat?: number | null;
}

/** A player's own share in the shuffling, and the dealer's commitment that he was shown before he gave it. */
export interface Share {
  commitment: string;
  nonce: string;
}

export interface Kick {
  seat: number;
}

export interface SeatBot {
  seat: number;
  bot: string | null;
}

/** A record to go on from, at its end or after its entry `at`; `bots` play the seats they are named for. */
export interface NewStudy {
  record: string;
  at?: number | null;
  pace?: number;
  bots?: (string | null)[];
}

export interface SeatInfo {
  name: string | null;
  kind: "bot" | "free" | "person";
  bot: string | null;
  number: number;
  away: boolean;
  hints: number;
  shared: boolean;
  host: boolean;
  kept: boolean;
  you: boolean;
}

/** What all people at a table must agree to. */
export interface ProposalInfo {
  what: "abandon" | "draw" | "pause" | "retract";
  seat: number;
  agreed: number[];
}

export interface TableInfo {
  id: string;
  game: string;
  edition: string;
  edition_title: string;
  options: Record<string, unknown>;
  status: "closed" | "over" | "playing" | "waiting";
  seats: SeatInfo[];
  clock: ClockRule | null;
  listed: boolean;
  hints: boolean;
  study: boolean;
  commitment: string;
  key: string | null;
  signer: string | null;
  host: boolean;
  created: number;
  after: string | null;
  begins: boolean;
  seek: Seek | null;
  proposal: ProposalInfo | null;
  halted: number | null;
  why: string | null;
}

/** Something that a seat may do: what to send, and what it is called. */
export interface Choice {
  action: string;
  label: Event;
  about: string | null;
  rule: string | null;
}

/** Something that happened, as a message to be told in any language. */
export interface Event {
  id: string;
  args: Record<string, number | string | string[]>;
}

/** A choice that a bot thinks well of. */
export interface Idea {
  action: string;
  label: Event;
  about: string | null;
  rule: string | null;
  chance: number;
}

/** What a bot would do, knowing only what the seat may know. */
export interface Hint {
  sequence: number;
  seat: number;
  ideas: Idea[];
}

/** What you may come to be able to do when it is your turn, after the moves in advance that you have named. */
export interface Possibilities {
  choices: Choice[];
}

/** A move in advance: one of the possibilities, to be made as soon as it is your turn. */
export interface Plan {
  action: string;
}

/** Shall the server move for you where you can do one thing only? */
export interface Passing {
  passes: boolean;
}

/** Your moves in advance at a table, the next first; nobody else is told of them. */
export interface Planned {
  plans: PlannedMove[];
  passes: boolean;
  dropped: Event | null;
}

export interface PlannedMove {
  action: string;
  label: Event;
}

export interface ClockView {
  left: number[];
  running: number[];
  at: number;
  pauses: ([number, number])[];
}

/** What came of a game. With the key everybody can deal it again: `langbord verify`. */
export interface Ending {
  scores: number[];
  places: number[];
  sheet: ScoreLine[];
  key: string;
}

/** Why a seat has some of its points. */
export interface ScoreLine {
  seat: number;
  reason: Event;
  points: number;
}

/** What a player would have more or less of. */
export interface Change {
  what: Event;
  count: number;
}

/** What an action would come to before anything is dealt; nothing of it where it shows what was hidden. */
export interface Foreseen {
  rule: string | null;
  changes: Change[];
  view: unknown;
}

/** Why nothing can be done with a thing on the board: the rule that forbids it, and what is more particular. Neither where something can be done with it, or where no action is about it. */
export interface Why {
  rule: string | null;
  text: Event | null;
  now: Event[][][];
}

/** What each seat could expect of the win before an entry of the log; at the end what it got. */
export interface Chances {
  sequence: number;
  shares: number[];
}

/** A decision that cost something: what was done, what was better, and the mover's share in the win after each. */
export interface Judged {
  sequence: number;
  seat: number;
  done: Choice;
  expected: number;
  better: Choice;
  possible: number;
  doubt: number;
  changes: Change[];
  reason: Event[][][];
}

/** What the dealer dealt after a decision, and by how much it changed what each seat could expect. */
export interface Stroke {
  sequence: number;
  gains: number[];
}

/** What the dealer gave each seat and took from it in a whole game, beside what else could have been dealt. */
export interface Luck {
  totals: number[];
  doubts: number[];
  strokes: Stroke[];
}

/** What a bot thinks of a finished game, each decision judged by what its player could know. */
export interface Review {
  state: "ready" | "working";
  done: number;
  curve: Chances[];
  costly: Judged[];
  luck: Luck | null;
}

/** What the dealer dealt in a whole game: each outcome, how often, and how often one would expect it. */
export interface Draws {
  outcomes: Record<string, number>;
  expected: Record<string, number>;
  labels: Record<string, Event>;
}

/** One entry of a table's log as a seat saw it: what was told, and what went where. */
export interface Frame {
  sequence: number;
  at: number;
  by: number | null;
  events: Event[];
  moves: Move[];
  view: unknown;
}

/** So many of a thing go from one place to another. */
export interface Move {
  thing: string;
  from: string;
  to: string;
  count: number;
  face: "covered" | "down" | "revealed" | "up";
}

export interface History {
  table: string;
  seat: number | null;
  frames: Frame[];
}

/** What a seat did, in a sentence; the places on the board that it is about; whether it hit the reader. */
export interface RecapLine {
  text: Event;
  seat: number;
  places: string[];
  against: boolean;
}

/** What the others did since a seat last acted: at most three lines a seat, what hit it first. */
export interface Recap {
  seat: number | null;
  since: number;
  at: number;
  lines: RecapLine[];
}

export interface Lobby {
  tables: TableInfo[];
}

export interface NewTableId {
  id: string;
}

/** Tell me what happens at a table: a snapshot, or what came after `since`, and then every update. */
export interface Watch {
  type: "watch";
  table: string;
  since?: number | null;
}

export interface Unwatch {
  type: "unwatch";
  table: string;
}

export interface WatchLobby {
  type: "watch_lobby";
}

export interface UnwatchLobby {
  type: "unwatch_lobby";
}

/** Do something. `expected`: the last sequence that the client knew of; `id`: its own id of the action. */
export interface Act {
  type: "act";
  table: string;
  id: string;
  expected: number;
  action: string;
  seat?: number | null;
}

/** Take back so many of one's own last actions; without a number the whole turn. */
export interface Undo {
  type: "undo";
  table: string;
  id: string;
  expected: number;
  times?: number | null;
  seat?: number | null;
}

/** Let bots pause so many times as long as the table was opened with; for its only person. */
export interface Pace {
  type: "pace";
  table: string;
  id: string;
  factor: number;
}

/** Let bots move without a pause until you are waited for; for the only person at a table. */
export interface Skip {
  type: "skip";
  table: string;
  id: string;
}

export interface Say {
  type: "say";
  table: string;
  id: string;
  text: string;
}

export interface Ping {
  type: "ping";
  id: string;
}

export interface Welcome {
  type: "welcome";
  me: Me | null;
  at: number;
  version: string;
}

/** A table as it is now, for one viewer. */
export interface Snapshot {
  type: "snapshot";
  table: TableInfo;
  sequence: number;
  at: number;
  seat: number | null;
  awaited: number[];
  view: unknown;
  choices: Choice[];
  undo: number;
  clock: ClockView | null;
  present: number[];
  watching: number;
  chat: Said[];
  check: string;
  ending: Ending | null;
}

/** What one entry of the log changed, for one viewer. */
export interface Update {
  type: "update";
  table: string;
  sequence: number;
  at: number;
  seat: number | null;
  events: Event[];
  awaited: number[];
  view: unknown;
  choices: Choice[];
  undo: number;
  moves: Move[];
  by: number | null;
  undone: boolean;
  clock: ClockView | null;
  check: string;
  info: TableInfo | null;
  ending: Ending | null;
}

/** What was asked for under this id is stored for good, as that entry of the log. */
export interface Done {
  type: "done";
  id: string;
  sequence: number;
}

export interface NotDone {
  type: "refused";
  id: string | null;
  problem: Problem;
  snapshot: Snapshot | null;
}

export interface ChatLine {
  type: "chat";
  table: string;
  said: Said;
}

/** A moderator has hidden a line. */
export interface ChatHidden {
  type: "chat_hidden";
  table: string;
  id: string;
}

/** What a moderator has to say to you. */
export interface Notice {
  type: "notice";
  id: string;
  at: number;
  words: string;
}

/** Somebody offers a rematch; the seats of those who played are kept at that table. */
export interface Rematched {
  type: "rematched";
  table: string;
  next: string;
  name: string;
}

/** One of your moves in advance was made or dropped. */
export interface PlansChanged {
  type: "plans";
  table: string;
}

export interface Presence {
  type: "presence";
  table: string;
  present: number[];
  watching: number;
}

export interface LobbyList {
  type: "lobby";
  tables: TableInfo[];
}

/** A table that is new in the lobby or changed there; only its id when it has gone. */
export interface LobbyChange {
  type: "lobby_change";
  id: string;
  table: TableInfo | null;
}

/** The server stops; connect again in a moment. */
export interface Gone {
  type: "gone";
  retry: number;
}

export interface Pong {
  type: "pong";
  id: string;
  at: number;
}

/** Who has lost his password: the name of an account, or the mail address that it has. */
export interface Lost {
  who: string;
}

/** A new password, by the link that came by mail or from the owner. */
export interface Reset {
  token: string;
  password: string;
}

/** Somewhere that somebody is signed in. */
export interface SessionInfo {
  id: string;
  device: string;
  created: number;
  seen: number;
  here: boolean;
}

/** What a browser is to be asked for, as JSON of WebAuthn. */
export interface PasskeyOptions {
  public_key: Record<string, unknown>;
}

/** What a browser answered, as its `toJSON` gives it. */
export interface NewPasskey {
  credential: Record<string, unknown>;
  label?: string;
}

export interface UsedPasskey {
  credential: Record<string, unknown>;
}

export interface Passkey {
  id: string;
  label: string;
  created: number;
  used: number | null;
}

/** A complaint about who sits at a seat, or about a line of chat. */
export interface NewReport {
  table: string;
  seat?: number | null;
  said?: string | null;
  words?: string;
}

export interface Report {
  id: string;
  at: number;
  reporter: string;
  person: string;
  name: string;
  table: string;
  chat: string | null;
  said: string | null;
  words: string;
  status: "dismissed" | "done" | "open";
}

/** What a moderator does: to a person, a table or a line of chat; about a report. */
export interface NewDeed {
  kind: "ban" | "close" | "dismiss" | "hide" | "lift" | "mute" | "unmute" | "warn";
  person?: string | null;
  table?: string | null;
  said?: string | null;
  report?: string | null;
  hours?: number | null;
  address?: boolean;
  words?: string;
}

export interface Deed {
  at: number;
  actor: string;
  kind: string;
  subject: string;
  detail: string;
}

export interface NewInvitation {
  accounts?: number;
}

export interface Invitation {
  code: string;
  accounts: number;
}

/** A game under way, or over. */
export interface HomeGame {
  table: TableInfo;
  seat: number;
  awaited: number[];
  yours: boolean;
  deadline: number | null;
  changed: number;
}

export interface HomeInvitation {
  table: TableInfo;
  name: string;
  at: number;
}

export interface Home {
  turns: HomeGame[];
  playing: HomeGame[];
  waiting: TableInfo[];
  invitations: HomeInvitation[];
  unseen: HomeGame[];
}

/** I want to play this with people. Said again every few seconds, for as long as one waits. */
export interface NewSeeker {
  game: string;
  players: number;
  clock?: ClockRule | null;
  bots_after?: number | null;
}

/** Where one stands: at a table by now, or in the pool with so many others. */
export interface Sought {
  table: string | null;
  waited: number;
  others: number;
}

/** People who wait for the same game, with the same clock. */
export interface Pool {
  game: string;
  players: number;
  clock: ClockRule | null;
  waiting: number;
}

/** What all people at the table must agree to. */
export interface Propose {
  what: "abandon" | "draw" | "pause" | "retract";
}

export interface Answer {
  agrees: boolean;
}

export interface TakeVacation {
  days: number;
}

/** Days that one may still take off this year, and until when one is away. */
export interface Vacation {
  left: number;
  a_year: number;
  until: number | null;
}

export interface Invite {
  name: string;
}

/** Somebody with an account, by his name or by where he sits. */
export interface Follow {
  name?: string | null;
  table?: string | null;
  seat?: number | null;
}

/** Somebody whom one follows; whether he is on, and the listed tables where he sits. */
export interface Followed {
  name: string;
  on: boolean;
  tables: TableInfo[];
}

/** What a rating was after a game. */
export interface RatingPoint {
  game: string;
  at: number;
  value: number;
}

/** How somebody wants to be told things. Quiet hours and the hour of the daily notice are minutes of his day. */
export interface Likes {
  language?: string;
  zone?: string;
  notify?: "daily" | "never" | "now";
  quiet_from?: number;
  quiet_until?: number;
  daily_at?: number;
}

/** What a browser knows of its reader. */
export interface Locale {
  language: string;
  zone: string;
}

/** The same for one table; none: as for all others. */
export interface TableLikes {
  table: string;
  notify: "daily" | "never" | "now" | null;
}

export interface NewMail {
  address: string;
}

/** A browser's subscription, as `PushSubscription.toJSON` gives it. */
export interface NewPush {
  endpoint: string;
  p256dh: string;
  auth: string;
  label?: string;
}

/** A webhook in the shape of Discord or Slack, or of plain JSON that is signed with a key of its own. */
export interface NewHook {
  kind: "discord" | "json" | "slack";
  url: string;
}

/** Where notices go. Of a webhook only the host is told again, as the rest of its address is a secret. */
export interface Receiver {
  id: string;
  kind: "discord" | "json" | "mail" | "push" | "slack";
  label: string;
  created: number;
  verified: boolean;
  wanted: boolean;
  failing: number | null;
  secret: string | null;
}

export interface WantNotices {
  wanted: boolean;
}

/** All that somebody has said about notices, and what this server can send. */
export interface Noticed {
  likes: Likes;
  receivers: Receiver[];
  tables: Record<string, "daily" | "never" | "now">;
  calendar: boolean;
  mail: boolean;
  hooks: boolean;
  push_key: string;
}

/** The address of one's deadlines as a calendar; shown once, as it is a secret. */
export interface Calendar {
  url: string;
}

/** The end of a link from a mail. */
export interface Confirm {
  token: string;
}

export type FromClient =
  | Watch
  | Unwatch
  | WatchLobby
  | UnwatchLobby
  | Act
  | Undo
  | Pace
  | Skip
  | Say
  | Ping;

export type FromServer =
  | Welcome
  | Snapshot
  | Update
  | Done
  | NotDone
  | ChatLine
  | ChatHidden
  | Notice
  | Rematched
  | PlansChanged
  | Presence
  | LobbyList
  | LobbyChange
  | Gone
  | Pong;
