/** The lesson as the real server tells it, from the golden file. */
import type { Step } from '../src/lesson/lesson.svelte';
import type { Events, Snapshot } from '../src/wire/protocol.gen';
import { golden } from './golden';
import { refuse, type Request, serve } from './server';

interface Told {
  readonly begun: readonly { readonly steps: readonly Step[]; readonly snapshot: Snapshot }[];
  readonly taken: readonly Events[];
}

const { begun, taken } = golden<Told>('lesson.json.gz');
export const STEPS = begun[0]!.steps;

/** The place of a step. */
export const place = (name: string): number => STEPS.findIndex((step) => step.name === name);

/** A server that knows the lesson, and perhaps more. */
export function serveLesson(more: Parameters<typeof serve>[0] = {}): Request[] {
  const looks = begun.map((told, at) => [`GET /api/lesson/${at}`, () => [200, told]] as const);
  const goes = taken.map((told, at) => [`POST /api/lesson/${at}`, () => [200, told]] as const);
  const beyond = { 'GET /api/lesson/99': () => refuse(422, 'request/malformed') };
  return serve({ ...Object.fromEntries([...looks, ...goes]), ...beyond, ...more } as Parameters<typeof serve>[0]);
}
