/** The games that the server has, and what it gives of their folders: texts, rules, lessons, a picture, a board. */
import { api } from './api';
import type { GameInfo } from './wire';
import { storage } from './storage';

const STORED = 'langbord-games';
let asked: Promise<GameInfo[]> | null = null;

/** What can be played here, in the order of the start page; asked for once. */
export function allGames(): Promise<GameInfo[]> {
  asked ??= ask().catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

async function ask(): Promise<GameInfo[]> {
  const games = await api.games();
  storage.set(STORED, JSON.stringify(games));
  return games;
}

/** What there was when there was a line: the start page and rules that were read once can be read without one. */
export function knownGames(): GameInfo[] {
  try {
    return JSON.parse(storage.get(STORED) ?? '[]') as GameInfo[];
  } catch {
    return [];
  }
}

export async function gameInfo(game: string): Promise<GameInfo | null> {
  return (await allGames().catch(knownGames)).find((one) => one.name === game) ?? null;
}

/** Where a file of a game's folder lies. */
export function fileAddress(game: GameInfo, name: string): string {
  return `/api/games/${game.name}/files/${game.digest}/${name}`;
}

/** A file of a game's folder; null where there is none, or no line to the server. */
export async function readFile(game: string, name: string): Promise<string | null> {
  try {
    const info = await gameInfo(game);
    const answer = info && (await fetch(fileAddress(info, name)));
    return answer?.ok ? await answer.text() : null;
  } catch {
    return null;
  }
}
