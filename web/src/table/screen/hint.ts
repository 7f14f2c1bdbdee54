/** What choices are compared by, and which one an opinion is about. */
import type { Hint, Opinion } from '../../server/hint';
import type { Choice } from './legal';

const MEASURES = ['points', 'lead', 'worth'] as const;
/** What choices are compared by: points, the lead over the others, or what they do for winning the game. */
export type Measure = (typeof MEASURES)[number];

export function measured(opinion: Opinion, measure: Measure): number {
  return measure === 'worth' ? opinion.worth : opinion[measure].mean;
}

/** The plainest measure by which the best choice is the best. */
export function measureOf({ choices }: Hint): Measure {
  const most = (measure: Measure) => Math.max(...choices.map((opinion) => measured(opinion, measure)));
  const [best] = choices;
  const fits = (measure: Measure) => best === undefined || measured(best, measure) === most(measure);
  return MEASURES.find(fits) ?? 'worth';
}

/** Which choice an opinion is about. */
export function choiceOf({ play, pick, starter }: Opinion): Choice {
  if (play !== null) return { kind: 'play-card', card: play };
  if (pick !== null) return { kind: 'pick-designator', card: pick };
  return { kind: 'name-starter', starter: starter ?? 0 };
}

/** Whether the first choice is hardly better than the second: within what chance explains. */
export function isClose({ choices }: Hint): boolean {
  const [first, second] = choices;
  if (first === undefined || second === undefined) return false;
  const error = Math.hypot(first.lead.error ?? 0, second.lead.error ?? 0);
  return first.worth - second.worth <= error;
}
