import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeSocket, useFakes } from '../../tests/fakes';
import { serveReplay } from '../../tests/replay';
import { refuse } from '../../tests/server';
import { Again, answerTo, promptOf } from './again.svelte';
import { isKeptInShort, type Judged, worthATry } from './tries';
import { leadOf } from './figures';
import { hashOf, spotOf } from './spot';
import { Recorded } from './recorded.svelte';
import type { Choice, Review, Verdict } from '../server/review';
import { studiesOf } from './studies';
import { Together } from './together.svelte';

const bar = (card: string, worth: number, as_good = false): Choice => ({
  card,
  starter: null,
  worth,
  error: 0.1,
  as_good,
  reasons: [],
});
const VERDICT: Verdict = {
  unit: 'points',
  chosen: 0,
  given_away: 1.6,
  mark: 'grave',
  real: true,
  of: 3,
  choices: [bar('B1', 0), bar('B2', 1.6, true), bar('B3', 1.5, true)],
};
const MOMENT: Judged = { round: 1, number: 3, seat: 0, expected: null, verdict: VERDICT };

test.each(['', '#4', '#4.13', '#4.13.0', '#again', '#4.13.again', '#4.13.2.on', '#study'])(
  'the place %s is told as it is read',
  (hash) => {
    expect(hashOf(spotOf(hash))).toBe(hash);
  },
);

test.each(['#x', '#4.', '#on', '#4.on', '#4.13.0.7', '#again.on'])('%s is no place', (hash) => {
  expect(hashOf(spotOf(hash))).toBe('');
});

test('the lead of a seat is measured by the mean of the others', () => {
  expect([leadOf([4, 1, 0, -1], 0), leadOf([4, 1, 0, -1], 3), leadOf([2, 2], 0)]).toEqual([40, -27, 0]);
});

describe('own moments', () => {
  test('are tried again where much was given away, and all choices are known', () => {
    const small: Judged = { ...MOMENT, number: 4, verdict: { ...VERDICT, mark: 'small' } };
    const shortened: Judged = { ...MOMENT, number: 6, verdict: { ...VERDICT, of: 5 } };
    const others: Judged = { ...MOMENT, number: 5, seat: 1 };
    const review = { moments: [MOMENT, small, others, shortened] } as unknown as Review;
    expect(worthATry(review, 0)).toEqual([MOMENT]);
    expect(isKeptInShort(review, 0)).toBe(false);
  });

  test('of a game that is kept in short are not tried again, and it is known why', () => {
    const shortened: Judged = { ...MOMENT, verdict: { ...VERDICT, of: 5 } };
    const small: Judged = { ...shortened, verdict: { ...VERDICT, mark: 'small' } };
    const of = (...moments: readonly Judged[]) => ({ moments }) as unknown as Review;
    expect([of(shortened), of(small), of()].map((review) => isKeptInShort(review, 0))).toEqual([true, false, false]);
    expect(worthATry(of(shortened), 0)).toEqual([]);
  });

  test('have one right answer, and others as good', () => {
    expect(VERDICT.choices.map((choice) => answerTo(VERDICT, choice))).toEqual(['not-yet', 'right', 'as-good']);
  });

  test('ask what was asked then', () => {
    expect(promptOf(VERDICT, false)).toEqual({ kind: 'play-card', cards: ['B1', 'B2', 'B3'], why_not: null });
    expect(promptOf(VERDICT, true).kind).toBe('pick-designator');
    const named = { ...VERDICT, choices: [0, 1].map((starter) => ({ ...bar('', 0), card: null, starter })) };
    expect(promptOf(named, false)).toEqual({ kind: 'name-starter', seats: [0, 1] });
  });

  test('are solved, at once or later, or are shown', async () => {
    let isBusy = true;
    const asked = serveReplay({
      'GET /api/games/g1/refutation?round=1&made=3&best=B2&wrong=B1': () =>
        isBusy ? refuse(503, 'study/nobody') : [200, { refutation: null }],
    });
    const recorded = new Recorded('g1', () => 'tap');
    await recorded.lookAs(0);
    const seen = recorded.screen.moments[5]!.seen;
    const now = { turn: 0, deadline: null, prompt: promptOf(VERDICT, false) };
    const again = new Again(
      studiesOf({ id: 'g1', brought: null }),
      [MOMENT, MOMENT, MOMENT],
      () => ({ ...seen, now }),
      () => 'tap',
    );
    again.open();
    again.decision.choose({ kind: 'play-card', card: 'B2' });
    await vi.waitFor(() => expect([again.isSolved, again.decision.isOnItsWay]).toEqual([true, false]));
    again.goTo(1);
    again.decision.choose({ kind: 'play-card', card: 'B1' });
    await vi.waitFor(() => expect([again.tried?.answer, again.decision.isOnItsWay]).toEqual(['not-yet', false]));
    await again.refute();
    expect([again.refutation, again.refusal?.code]).toEqual([undefined, 'study/nobody']);
    isBusy = false;
    await again.refute();
    expect([again.refutation, again.refusal]).toEqual([null, null]);
    expect(asked.at(-1)?.path).toContain('best=B2&wrong=B1');
    again.chooseAnew();
    again.decision.choose({ kind: 'play-card', card: 'B3' });
    await vi.waitFor(() => expect(again.tried?.answer).toBe('as-good'));
    again.goTo(2);
    again.show();
    expect(again.marks).toEqual(['at-once', 'later', 'shown']);
    vi.unstubAllGlobals();
  });
});

describe('together', () => {
  beforeEach(() => useFakes());
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  const company = (leader: number, place = '') => ({
    type: 'company',
    you: 1,
    leader,
    place,
    people: [
      { number: 1, seat: 0 },
      { number: 2, seat: null },
    ],
  });
  const tell = (words: object) => FakeSocket.last.onmessage?.({ data: JSON.stringify(words) });

  test('who leads takes the others along', () => {
    const together = new Together('g1', () => expect.unreachable());
    together.open();
    FakeSocket.last.accept();
    tell(company(1));
    together.look('4.13');
    together.look('4.13');
    expect(FakeSocket.last.sent).toEqual([{ type: 'look', place: '4.13' }]);
    together.close();
  });

  test('who follows goes along, and may look around', () => {
    const places: string[] = [];
    const together = new Together('g1', (place) => places.push(place));
    together.open();
    FakeSocket.last.accept();
    tell(company(2, '1'));
    tell({ type: 'looked', place: '2' });
    together.follow(false);
    tell({ type: 'looked', place: '3' });
    together.look('4');
    expect([places, FakeSocket.last.sent]).toEqual([['1', '2'], []]);
    together.follow(true);
    expect(places.at(-1)).toBe('3');
    together.close();
  });

  test('words pass, and a lost line is found again', () => {
    const together = new Together('g1', () => undefined);
    together.open();
    FakeSocket.last.accept();
    tell(company(2));
    tell({ type: 'said', who: 2, phrase: 'hello' });
    expect(together.passing).toMatchObject({ phrase: 'hello' });
    vi.advanceTimersByTime(5_000);
    expect(together.passing).toBeNull();
    FakeSocket.last.breakOff();
    vi.advanceTimersByTime(5_000);
    expect(FakeSocket.made).toHaveLength(2);
    together.close();
  });
});
