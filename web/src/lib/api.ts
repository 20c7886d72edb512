/** The server's HTTP interface. A refusal is an `ApiProblem`, which carries the message to tell. */
import type { Message } from './teller';
import type { About, CheckedEdition, Deed, Draws, EditionInfo, Foreseen, GameInfo, Hint, History, Invitation, Leaderboard, Me, NewDeed, NewReport, NewTable, OwnEdition, PastGame, Profile, Recap, Report, Review, TableInfo, Token, Why } from './wire';

class ApiProblem extends Error {
  constructor(
    readonly problem: Message,
    readonly status: number,
  ) {
    super(problem.id);
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await fetch(`/api${path}`, {
    method,
    credentials: 'same-origin',
    headers: {
      'x-langbord': '1',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
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
  profile: (name: string) => ask<Profile>('GET', `/people/${encodeURIComponent(name)}`),
  leaderboard: (game: string, first: number, count: number) =>
    ask<Leaderboard>('GET', `/leaderboard/${game}?first=${first}&count=${count}`),
  report: (report: NewReport) => ask<unknown>('POST', '/reports', report),
  noticeSeen: (notice: string) => ask<unknown>('POST', `/me/notices/${notice}`),
  reports: () => ask<Report[]>('GET', '/admin/reports'),
  deeds: () => ask<Deed[]>('GET', '/admin/deeds'),
  act: (deed: NewDeed) => ask<unknown>('POST', '/admin/deeds', deed),
  invite: (accounts: number) => ask<Invitation>('POST', '/admin/invitations', { accounts }),
  myGames: () => ask<PastGame[]>('GET', '/me/games'),
};
