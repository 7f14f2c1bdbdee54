import { render } from '@testing-library/svelte';
import { beforeAll, expect, test } from 'vitest';
import { GAME, serveReplay } from '../../tests/replay';
import { voices } from '../../tests/words';
import type { Moment } from '../table/screen/screen.svelte';
import type { Choice, Decided, Review, RoundReview, Verdict } from '../server/review';
import { shapeOf, standsOf } from './course';
import { type Deed, deedAt } from './deed';
import MomentList from './MomentList.svelte';
import { Recorded } from './recorded.svelte';
import { roundTitle, roundTold } from './story';
import { deedOf, takenOf, toldOf } from './telling';
import { greatestOf, type Turning, turningsOf } from './turning';

const POINT = 12_000;
const all = await voices();
const english = all.find(({ language }) => language === 'en')!.t;
let moments: readonly Moment[];
let deeds: readonly (Deed | null)[];

beforeAll(async () => {
  serveReplay();
  const recorded = new Recorded('g1', () => 'tap');
  await recorded.lookAs(null);
  moments = recorded.screen.moments;
  deeds = moments.map((_, at) => deedAt(moments, at));
});

const bar = (card: string, worth: number): Choice => ({
  card,
  starter: null,
  worth,
  error: 0,
  as_good: true,
  reasons: [],
});
const verdict = (mark: Verdict['mark'], ...cards: string[]): Verdict => ({
  unit: 'points',
  chosen: 0,
  given_away: mark ? 1 : 0,
  mark,
  real: true,
  of: cards.length,
  choices: cards.map((card, at) => bar(card, mark ? at : 0)),
});
const decided = (number: number, seat: number, thought: Verdict): Decided => ({
  round: 1,
  number,
  seat,
  expected: [0, 0, 0],
  verdict: thought,
});

test('whatever was chosen is told as a deed, and nothing else is', () => {
  for (const [at, { event }] of moments.entries()) {
    const isChoice = ['card-played', 'designator-picked'].includes(String(event?.type));
    if (isChoice) expect(deeds[at]).not.toBeNull();
    if (event?.type === 'trick-taken' || event?.type === 'dealt') expect(deeds[at]).toBeNull();
  }
});

test('who plays to an empty trick leads; who has the suit follows; who has not trumps or throws away', () => {
  for (const [at, deed] of deeds.entries()) {
    if (!deed?.card || deed.way === 'pick') continue;
    const { trick } = moments[at - 1]!.seen.table.game!.view;
    const isSame = trick[0]?.charAt(0) === deed.card.charAt(0);
    expect([deed.way === 'lead', deed.way === 'follow']).toEqual([trick.length === 0, trick.length > 0 && isSame]);
  }
  expect(new Set(deeds.flatMap((deed) => deed?.way ?? []))).toContain('discard');
});

test('roles that are named, and tricks that are taken, belong to the card that did it', () => {
  const of = (type: string) => moments.filter(({ event }) => event?.type === type).length;
  expect(deeds.filter((deed) => deed?.taken).length).toBe(of('trick-taken'));
  expect(deeds.filter((deed) => deed?.named).length).toBeGreaterThan(0);
});

test.each(all)('every deed is told in $language', ({ t, faults }) => {
  for (const deed of deeds) {
    if (deed === null) continue;
    expect(deedOf(decided(0, 0, verdict(null, 'B1')), deed, GAME, t)).not.toBe('');
    if (deed.taken) takenOf(deed.taken, GAME, t);
  }
  expect(faults).toEqual([]);
});

/** The turning points of the first round, if these were its choices, and moved Anna so. */
function turnings(t: typeof english, ...points: readonly (readonly [Decided, number])[]): readonly Turning[] {
  const round: RoundReview = {
    round: 1,
    points: [1, 0, 0],
    par: [],
    end: [0, 0, 0],
    ledger: [],
    turning_points: points.map(([{ number }, by]) => ({ number, moved: [by * POINT, -by * POINT, 0] })),
  };
  const review = { moments: points.map(([each]) => each), grains: POINT } as unknown as Review;
  const stands = standsOf(moments);
  return turningsOf(review, round, GAME, { moments, stands }, shapeOf(stands, 1, 3), t);
}

test('what nobody could have chosen better is luck, and what was the only choice was none', () => {
  const [bad, forced, better] = turnings(
    english,
    [decided(3, 0, verdict(null, 'B1', 'B2')), -2],
    [decided(6, 0, verdict(null, 'B1')), -1],
    [decided(9, 0, verdict('clear', 'B1', 'B2')), -1],
  );
  expect([bad?.luck, bad?.thoughts.join()]).toEqual(['bad', expect.stringContaining('bad luck')]);
  expect(forced?.thoughts.join()).toContain('You had to');
  expect([better?.luck, better?.thoughts.join()]).toEqual([null, expect.stringContaining('Better')]);
});

test('luck stands beside the figure of who had it, not beside that of others', () => {
  const [own, others] = turnings(
    english,
    [decided(3, 0, verdict(null, 'B1', 'B2')), -2],
    [decided(6, 1, verdict(null, 'B1', 'B2')), 2],
  );
  const { container } = render(MomentList, { turnings: [own!, others!], onopen: () => undefined });
  const beside = [...container.querySelectorAll('.moved')].map(({ childElementCount }) => childElementCount);
  expect(beside).toEqual([3, 2]);
});

test.each(all)('a round has a title and is told in $language, a quiet one too', ({ t, faults }) => {
  const found = turnings(t, [decided(3, 0, verdict('grave', 'B1', 'B2')), -2], [decided(9, 1, verdict(null, 'B1')), 1]);
  expect(roundTitle(greatestOf(found), GAME, t)).not.toBe('');
  expect(roundTold(found, [1, 0, 0], GAME, t)).toContain(greatestOf(found)!.move);
  expect(roundTitle(null, GAME, t)).not.toBe('');
  expect(roundTold([], [1, 0, 0], GAME, t)).not.toBe('');
  expect(faults).toEqual([]);
});

test('what decided a game names the own choices, and strangers hear of who won', () => {
  const walk = { cards: 10, own: -98, others: 20, sum: -68 };
  expect(toldOf(walk, 5, true, 'Anna', english)).toContain('Your own choices mattered most');
  expect(toldOf({ ...walk, own: -10 }, 5, true, 'Anna', english)).toContain('You left little');
  expect(toldOf(walk, 5, false, 'Bert', english)).toContain('Bert had average cards');
});
