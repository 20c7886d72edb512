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

export interface Profile {
  name: string;
  kind: "account" | "bot";
  since: number;
  ratings: Rating[];
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
}

/** A bank for the whole game, an increment after each turn, and the most that the bank may hold. A slow game has as much for each turn: bank, increment and most are the same number of days. */
export interface ClockRule {
  bank: number;
  increment?: number;
  most?: number | null;
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
  you: boolean;
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

export interface ClockView {
  left: number[];
  running: number[];
  at: number;
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
}

/** What a bot thinks of a finished game, each decision judged by what its player could know. */
export interface Review {
  state: "ready" | "working";
  done: number;
  curve: Chances[];
  costly: Judged[];
}

/** What the dealer dealt in a whole game: each outcome, how often, and how often one would expect it. */
export interface Draws {
  outcomes: Record<string, number>;
  expected: Record<string, number>;
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
  | Presence
  | LobbyList
  | LobbyChange
  | Gone
  | Pong;
