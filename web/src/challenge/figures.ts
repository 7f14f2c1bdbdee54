/** Figures of a challenge as people read them, and where they lie on a line. */
import type { ChallengeStanding, PlayedRound } from '../wire/bodies.gen';

const HOUR = 3_600;
const DAY = 24 * HOUR;
/** Minutes a round takes. */
const MINUTES = 4;

/** How far from the measure a round was. */
export function aboveOf(round: PlayedRound): number {
  return round.points - round.measure;
}

/** The round that went best, if any went better than the measure. */
export function bestOf(rounds: readonly PlayedRound[]): PlayedRound | null {
  const [first] = [...rounds].sort((one, other) => aboveOf(other) - aboveOf(one));
  return first !== undefined && aboveOf(first) >= 0.1 ? first : null;
}

/** A place on the line that all rounds share, in per cent. */
export function placeOn(rounds: readonly PlayedRound[]): (points: number) => number {
  const all = rounds.flatMap(({ points, measure, others }) => [points, measure, ...others.map((each) => each.points)]);
  const least = Math.min(...all);
  const length = Math.max(...all) - least;
  return (points) => (length === 0 ? 50 : ((points - least) / length) * 100);
}

/** A bar that begins in the middle, in per cent: where, and how wide. */
export function barOf(standing: ChallengeStanding, all: readonly ChallengeStanding[]): { left: number; width: number } {
  const most = Math.max(1, ...all.map(({ above }) => Math.abs(above)));
  const width = (Math.abs(standing.above) / most) * 48;
  return { left: standing.above < 0 ? 50 - width : 50, width };
}

/** How much time is left, in the unit one would say it in. */
export function timeLeft(seconds: number): { unit: 'days' | 'hours'; number: number } {
  if (seconds > 2 * DAY) return { unit: 'days', number: Math.round(seconds / DAY) };
  return { unit: 'hours', number: Math.max(1, Math.ceil(seconds / HOUR)) };
}

/** About how long it takes. */
export function minutesFor(rounds: number): number {
  return rounds * MINUTES;
}
