/** Lessons at real tables: a chapter is a study from a moment of a prepared game; how far one is stays in the browser. */
import { api } from '../lib/api';
import { wishedPace } from '../lib/browser';
import { readFile } from '../lib/gamefiles';
import { person } from '../lib/me.svelte';
import { router, tableLink } from '../lib/router.svelte';
import type { Choice } from '../lib/wire';
import { deedsSince, recordFor, Walk, type Chapter, type Course, type Prepared } from './course';
import { storage } from '../lib/storage';

const STORED = 'langbord-lessons';
const BOT = 'greedy';

/** How far somebody is in the lesson of a game. */
export interface Progress {
  done: string[]; // chapters
  table: string | null; // at which one is being played
  chapter: number;
  step: number;
}

const NOTHING: Progress = { done: [], table: null, chapter: 0, step: 0 };

function stored(): Record<string, Progress> {
  try {
    return JSON.parse(storage.get(STORED) ?? '{}') as Record<string, Progress>;
  } catch {
    return {};
  }
}

export function progressOf(game: string): Progress {
  return { ...NOTHING, ...stored()[game] };
}

function keep(game: string, news: Partial<Progress>): void {
  storage.set(STORED, JSON.stringify({ ...stored(), [game]: { ...progressOf(game), ...news } }));
}

/** The lesson of a game, and the game that it is played in; null where there is none. */
export async function courseOf(game: string): Promise<(Course & Prepared) | null> {
  const text = await readFile(game, 'lessons.json');
  return text === null ? null : (JSON.parse(text) as Course & Prepared);
}

/** Open a table at the moment where a chapter begins, and go there. */
export async function openChapter(game: string, number: number): Promise<void> {
  const course = await courseOf(game);
  const chapter = course?.chapter[number];
  if (!course || !chapter) return;
  const me = await person.ensure();
  const header = JSON.parse(course.record[0] ?? '{}') as { seats: string[] };
  const bots = header.seats.map((_, seat) => (seat === course.seat ? null : BOT));
  const table = await api.study(recordFor(course, me.name), course.moments[chapter.id] ?? 0, bots, wishedPace());
  keep(game, { table: table.id, chapter: number, step: 0 });
  router.go(tableLink(table.id));
}

/** The lesson that is being played at this table, if one is. */
export async function lessonAt(table: string): Promise<Lesson | null> {
  const found = Object.entries(stored()).find(([, progress]) => progress.table === table);
  if (!found) return null;
  const [game, progress] = found;
  const course = await courseOf(game);
  return course && new Lesson(game, course, progress);
}

export class Lesson {
  readonly chapter: Chapter;
  readonly number: number;
  private walk = $state.raw<Walk>(new Walk([], []));
  private left = -1; // the last sequence at which something was chosen

  constructor(
    readonly game: string,
    readonly course: Course & Prepared,
    progress: Progress,
  ) {
    this.number = Math.min(progress.chapter, course.chapter.length - 1);
    this.chapter = course.chapter[this.number] ?? { id: '', step: [] };
    const deeds = deedsSince(course, course.moments[this.chapter.id] ?? 0);
    this.walk = new Walk(this.chapter.step, deeds, progress.step);
  }

  get step() {
    return this.walk.step;
  }
  get astray(): boolean {
    return this.walk.astray;
  }
  get finished(): boolean {
    return this.walk.finished;
  }
  get last(): boolean {
    return this.number === this.course.chapter.length - 1;
  }
  /** Steps of this chapter that lie behind, of all. */
  get share(): number {
    return this.walk.at / Math.max(1, this.chapter.step.length);
  }

  /** Of what is possible, that which the lesson asks for; all of it for who has gone astray or is through. */
  bright(choices: Choice[]): Choice[] {
    if (this.astray || this.finished) return choices;
    const asked = this.walk.asked(choices.map((choice) => choice.action));
    return choices.filter((choice) => asked.includes(choice.action));
  }

  next(): void {
    this.move(this.walk.next());
  }
  /** Something was chosen at the table as it was at that sequence. */
  chose(sequence: number, choices: readonly Choice[], choice: Choice): void {
    this.left = sequence;
    this.move(this.walk.chose(actions(choices), choice.action));
  }
  refused(choices: readonly Choice[]): void {
    this.move(this.walk.undone(actions(choices)));
  }
  /** The learner may choose now; what he has chosen from already is no news. */
  follow(sequence: number, choices: readonly Choice[], undone: boolean): void {
    if (sequence <= this.left) return;
    this.move(undone ? this.walk.undone(actions(choices)) : this.walk.offered(actions(choices)));
  }

  /** Play on without it. */
  leave(): void {
    keep(this.game, { table: null });
  }

  private move(walk: Walk): void {
    if (walk === this.walk) return;
    this.walk = walk;
    const done = progressOf(this.game).done.filter((id) => id !== this.chapter.id);
    keep(this.game, { step: walk.at, ...(walk.finished ? { done: [...done, this.chapter.id] } : {}) });
  }
}

function actions(choices: readonly Choice[]): string[] {
  return choices.map((choice) => choice.action);
}
