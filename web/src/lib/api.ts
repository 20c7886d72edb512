/** The server's HTTP interface. A refusal is an `ApiProblem`, which carries the message to tell. */
import { EMBEDDED } from './browser';
import type { Message } from './teller';
import type { About, BlockedPerson, Calendar, CheckedEdition, Deed, Draws, EditionInfo, Followed, Foreseen, GameInfo, Hint, History, Home, Invitation, Leaderboard, Likes, Me, NewDeed, NewHook, NewPush, NewReport, NewSeeker, NewTable, Noticed, OwnEdition, Passkey, PasskeyOptions, PastGame, Planned, Pool, Possibilities, Profile, Propose, RatingPoint, Recap, Receiver, Report, Review, SessionInfo, Sought, TableInfo, TableLikes, Token, Vacation, Why } from './wire';

type Proposal = Propose['what'];

class ApiProblem extends Error {
  constructor(
    readonly problem: Message,
    readonly status: number,
  ) {
    super(problem.id);
  }
}

const OUTLIVES = 15_000; // letters of a wish that arrives even where its page is left at once: browsers hold 64 KiB for these

async function ask<T>(method: string, path: string, body?: unknown, root = '/api'): Promise<T> {
  const words = body === undefined ? '' : JSON.stringify(body);
  const response = await fetch(`${root}${path}`, {
    method,
    keepalive: method !== 'GET' && words.length < OUTLIVES,
    credentials: EMBEDDED ? 'omit' : 'same-origin',
    headers: {
      'x-langbord': '1',
      ...(words ? { 'content-type': 'application/json' } : {}),
    },
    ...(words ? { body: words } : {}),
  }).catch(() => {
    throw new ApiProblem({ id: 'web-no-connection' }, 0);
  });
  const text = await response.text();
  const json = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  if (!response.ok) throw problemOf(response.status, json && text ? (JSON.parse(text) as unknown) : null);
  return (json && text ? JSON.parse(text) : text) as T;
}

function problemOf(status: number, body: unknown): ApiProblem {
  if (body !== null && typeof body === 'object' && 'id' in body) return new ApiProblem(body as Message, status);
  return new ApiProblem({ id: 'web-went-wrong', args: { status } }, status);
}

/** What the server has against a wish; null where it was granted. */
export async function refusal(wish: () => Promise<unknown>): Promise<Message | null> {
  try {
    await wish();
    return null;
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    return error.problem;
  }
}

export const api = {
  me: () => ask<Me>('GET', '/me'),
  rename: (name: string) => ask<Me>('PATCH', '/me', { name }),
  guest: (name: string) => ask<Me>('POST', '/guests', { name }),
  about: () => ask<About>('GET', '/about'),
  register: (name: string, password: string, invitation = '') =>
    ask<Me>('POST', '/accounts', { name, password, ...(invitation ? { invitation } : {}) }),
  logIn: (name: string, password: string) => ask<Me>('POST', '/session', { name, password }),
  logOut: (everywhere = false) => ask<unknown>('DELETE', everywhere ? '/session?everywhere=true' : '/session'),
  changePassword: (old: string, fresh: string) => ask<Me>('PUT', '/me/password', { old, new: fresh }),
  forgetMe: () => ask<unknown>('DELETE', '/me'),
  tokens: () => ask<Token[]>('GET', '/me/tokens'),
  newToken: (label: string) => ask<Token>('POST', '/me/tokens', { label }),
  dropToken: (token: string) => ask<unknown>('DELETE', `/me/tokens/${token}`),
  games: () => ask<GameInfo[]>('GET', '/games'),
  newTable: (table: NewTable) => ask<TableInfo>('POST', '/tables', table),
  sit: (table: string, seat: number | null) => ask<TableInfo>('POST', `/tables/${table}/sit`, seat === null ? {} : { seat }),
  /** Our share in the shuffling, for the commitment that we were shown. */
  share: (table: string, commitment: string, nonce: string) =>
    ask<TableInfo>('POST', `/tables/${table}/share`, { commitment, nonce }),
  leave: (table: string) => ask<unknown>('POST', `/tables/${table}/leave`),
  start: (table: string) => ask<unknown>('POST', `/tables/${table}/start`),
  setBot: (table: string, seat: number, bot: string | null) =>
    ask<unknown>('POST', `/tables/${table}/bot`, { seat, bot }),
  draw: (table: string) => ask<unknown>('POST', `/tables/${table}/draw`),
  rematch: (table: string) => ask<TableInfo>('POST', `/tables/${table}/rematch`),
  /** Moves in advance. */
  plans: (table: string) => ask<Planned>('GET', `/tables/${table}/plans`),
  possibilities: (table: string) => ask<Possibilities>('GET', `/tables/${table}/possibilities`),
  plan: (table: string, action: string) => ask<Planned>('POST', `/tables/${table}/plans`, { action }),
  unplan: (table: string) => ask<Planned>('DELETE', `/tables/${table}/plans`),
  letPass: (table: string, passes: boolean) => ask<Planned>('PUT', `/tables/${table}/passing`, { passes }),
  hint: (table: string) => ask<Hint>('POST', `/tables/${table}/hint`),
  foreseen: (table: string, action: string) =>
    ask<Foreseen>('GET', `/tables/${table}/foreseen?action=${encodeURIComponent(action)}`),
  /** `at`: the entry after which that was, now without it; `seat`: through whose eyes, one's own without it. */
  why: (table: string, thing: string, at: number | null, seat: number | null) => {
    const when = `${at === null ? '' : `&at=${at}`}${seat === null ? '' : `&seat=${seat}`}`;
    return ask<Why>('GET', `/tables/${table}/why?thing=${encodeURIComponent(thing)}${when}`);
  },
  history: (table: string, seat: number | null, since: number, until: number) =>
    ask<History>('GET', `/tables/${table}/history?views=true&since=${since}&until=${until}${seat === null ? '' : `&seat=${seat}`}`),
  recap: (table: string) => ask<Recap>('GET', `/tables/${table}/recap`),
  draws: (table: string) => ask<Draws>('GET', `/tables/${table}/draws`),
  review: (table: string) => ask<Review>('GET', `/tables/${table}/review`),
  record: (table: string) => ask<string>('GET', `/tables/${table}/record`),
  edition: (game: string, edition: string) => ask<unknown>('GET', `/games/${game}/editions/${encodeURIComponent(edition)}`),
  newEdition: (game: string, text: string) => ask<CheckedEdition>('POST', '/editions', { game, text }),
  ownEdition: (digest: string) => ask<OwnEdition>('GET', `/editions/${digest}`),
  myEditions: () => ask<EditionInfo[]>('GET', '/me/editions'),
  study: (record: string, at: number | null, bots: (string | null)[], pace = 1) =>
    ask<TableInfo>('POST', '/studies', { record, ...(at === null ? {} : { at }), bots, pace }),
  /** The last games of somebody: of one game, with one opponent, or any. */
  gamesOf: (name: string, game: string, opponent: string) => ask<PastGame[]>('GET', `/people/${encodeURIComponent(name)}/games?${new URLSearchParams({ game, opponent })}`),
  profile: (name: string) => ask<Profile>('GET', `/people/${encodeURIComponent(name)}`),
  leaderboard: (game: string, first: number, count: number) =>
    ask<Leaderboard>('GET', `/leaderboard/${game}?first=${first}&count=${count}`),
  report: (report: NewReport) => ask<unknown>('POST', '/reports', report),
  noticeSeen: (notice: string) => ask<unknown>('POST', `/me/notices/${notice}`),
  reports: () => ask<Report[]>('GET', '/admin/reports'),
  deeds: () => ask<Deed[]>('GET', '/admin/deeds'),
  act: (deed: NewDeed) => ask<unknown>('POST', '/admin/deeds', deed),
  invite: (accounts: number) => ask<Invitation>('POST', '/admin/invitations', { accounts }),
  /** Finding people. */
  pools: () => ask<Pool[]>('GET', '/pool'),
  seek: (wish: NewSeeker) => ask<Sought>('POST', '/pool', wish),
  stopSeeking: () => ask<unknown>('DELETE', '/pool'),
  inviteTo: (table: string, name: string) => ask<unknown>('POST', `/tables/${table}/invite`, { name }),
  decline: (table: string) => ask<unknown>('POST', `/tables/${table}/decline`),
  kick: (table: string, seat: number) => ask<unknown>('POST', `/tables/${table}/kick`, { seat }),
  block: (table: string, seat: number) => ask<unknown>('POST', '/me/blocks', { table, seat }),
  blocks: () => ask<BlockedPerson[]>('GET', '/me/blocks'),
  dropBlock: (id: string) => ask<unknown>('DELETE', `/me/blocks/${id}`),
  blockName: (name: string) => ask<unknown>('POST', '/me/blocks', { name }),
  propose: (table: string, what: Proposal) => ask<unknown>('POST', `/tables/${table}/propose`, { what }),
  answer: (table: string, agrees: boolean) => ask<unknown>('POST', `/tables/${table}/answer`, { agrees }),
  resume: (table: string) => ask<unknown>('POST', `/tables/${table}/resume`),
  vacation: () => ask<Vacation>('GET', '/me/vacation'),
  takeVacation: (days: number) => ask<Vacation>('POST', '/me/vacation', { days }),
  follows: () => ask<Followed[]>('GET', '/me/follows'),
  follow: (name: string) => ask<unknown>('POST', '/me/follows', { name }),
  unfollow: (name: string) => ask<unknown>('DELETE', `/me/follows/${encodeURIComponent(name)}`),
  curve: (name: string) => ask<RatingPoint[]>('GET', `/people/${encodeURIComponent(name)}/curve`),
  home: () => ask<Home>('GET', '/me/home'),
  lookedAt: (table: string) => ask<unknown>('POST', `/tables/${table}/looked`),
  /** Getting in and out of the account. */
  lost: (who: string) => ask<unknown>('POST', '/lost', { who }),
  reset: (token: string, password: string) => ask<Me>('POST', '/reset', { token, password }),
  sessions: () => ask<SessionInfo[]>('GET', '/me/sessions'),
  endSession: (session: string) => ask<unknown>('DELETE', `/me/sessions/${session}`),
  passkeys: () => ask<Passkey[]>('GET', '/me/passkeys'),
  beginPasskey: () => ask<PasskeyOptions>('POST', '/me/passkeys/begin'),
  newPasskey: (credential: unknown, label: string) => ask<unknown>('POST', '/me/passkeys', { credential, label }),
  dropPasskey: (passkey: string) => ask<unknown>('DELETE', `/me/passkeys/${passkey}`),
  askPasskey: () => ask<PasskeyOptions>('POST', '/passkeys/begin'),
  logInByPasskey: (credential: unknown) => ask<Me>('POST', '/passkeys/session', { credential }),
  /** What one is told, and where. */
  noticed: () => ask<Noticed>('GET', '/me/likes'),
  like: (likes: Likes) => ask<unknown>('PUT', '/me/likes', likes),
  locale: (language: string, zone: string) => ask<unknown>('PUT', '/me/locale', { language, zone }),
  likeTable: (wish: TableLikes) => ask<unknown>('PUT', '/me/likes/table', wish),
  newMail: (address: string) => ask<Receiver>('POST', '/me/mail', { address }),
  newPush: (push: NewPush) => ask<Receiver>('POST', '/me/push', push),
  newHook: (hook: NewHook) => ask<Receiver>('POST', '/me/hooks', hook),
  wantNotices: (receiver: string, wanted: boolean) => ask<unknown>('PATCH', `/me/receivers/${receiver}`, { wanted }),
  dropReceiver: (receiver: string) => ask<unknown>('DELETE', `/me/receivers/${receiver}`),
  newCalendar: () => ask<Calendar>('POST', '/me/calendar'),
  dropCalendar: () => ask<unknown>('DELETE', '/me/calendar'),
  confirm: (token: string) => ask<unknown>('POST', '/confirm', { token }),
  unsubscribe: (token: string) => ask<unknown>('POST', `/unsubscribe/${token}`, undefined, ''),
  myGames: () => ask<PastGame[]>('GET', '/me/games'),
};
