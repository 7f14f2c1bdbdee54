/** The lessons: fixed scripts made by the server's own engine (`make protocol`), which come with the page. */
import { after, type Seen, seenOf } from '../game/seen';
import { load, save } from '../browser/storage';
import type { CardCode, Events, SeatNumber, Snapshot } from '../wire/protocol.gen';

/** In the order they are offered. */
export const LESSONS = ['first', 'middle', 'variants', 'two'] as const;
export type LessonName = (typeof LESSONS)[number];

/** One thing to read or to do. */
export interface Step {
  /** By which its words are found. */
  readonly name: string;
  readonly chapter: number;
  /** The card to play or to pick; null if the step is read. */
  readonly tap: CardCode | null;
}

export interface Script {
  readonly steps: readonly Step[];
  readonly snapshot: Snapshot;
  /** What happens when a step is taken, by the seat that is named where one is. */
  readonly taken: readonly (readonly Events[])[];
}

const FILES: Readonly<Record<LessonName, () => Promise<{ default: unknown }>>> = {
  first: () => import('./scripts/first.gen.json'),
  middle: () => import('./scripts/middle.gen.json'),
  variants: () => import('./scripts/variants.gen.json'),
  two: () => import('./scripts/two.gen.json'),
};

export async function scriptOf(name: LessonName): Promise<Script> {
  return (await FILES[name]()).default as Script;
}

/** What happens when a step is taken. */
export function takenBy(script: Script, at: number, starter: SeatNumber = 0): Events {
  return script.taken[at]![starter]!;
}

/** The table when a step begins. */
export function seenAt(script: Script, at: number): Seen {
  const before = Array.from({ length: at }, (_, step) => takenBy(script, step));
  return before.reduce(after, seenOf(script.snapshot));
}

const DONE = 'lessons';

/** The lessons somebody has come to the end of. */
export function lessonsDone(): readonly LessonName[] {
  const done = load(DONE);
  return Array.isArray(done) ? LESSONS.filter((name) => done.includes(name)) : [];
}

export function finish(name: LessonName): void {
  save(DONE, [...new Set([...lessonsDone(), name])]);
}

/** The lesson that comes after another, if one does. */
export function lessonAfter(name: LessonName): LessonName | null {
  return LESSONS[LESSONS.indexOf(name) + 1] ?? null;
}

/** Which lesson an address means; null for the list of them, which is there once the first is known. */
export function lessonIn(hash: string): LessonName | null {
  const named = LESSONS.find((name) => hash === `#${name}`);
  return named ?? (lessonsDone().length === 0 ? 'first' : null);
}
