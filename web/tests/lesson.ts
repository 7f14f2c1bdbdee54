/** The first lesson, as its script and the real server tell it. */
import type { Snapshot } from '../src/wire/protocol.gen';
import { type Script, scriptOf } from '../src/lesson/script';
import { golden } from './golden';

interface Told {
  readonly begun: readonly { readonly snapshot: Snapshot }[];
}

export const FIRST: Script = await scriptOf('first');
export const STEPS = FIRST.steps;

/** The table when each step begins, as the server shows it. */
export const BEGUN = golden<Told>('lesson.json.gz').begun.map(({ snapshot }) => snapshot);

/** The place of a step. */
export const place = (name: string): number => STEPS.findIndex((step) => step.name === name);
