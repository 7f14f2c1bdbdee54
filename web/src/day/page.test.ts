import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serve, visit } from '../../tests/server';
import { router } from '../browser/route.svelte';
import { session } from '../server/session.svelte';
import type { DayHand } from '../wire/bodies.gen';
import { i18n } from '../words/i18n.svelte';
import Day from './Day.svelte';

const TODAY: DayHand = {
  day: '2028-02-29',
  is_today: true,
  counts: true,
  today: '2028-02-29',
  first: '2028-01-01',
  head: 'ab'.repeat(32),
  next_head: 'cd'.repeat(32),
  seat: 0,
  seats: [{ kind: 'open' }],
  dealer: 0,
  starter: 0,
  value: 4,
  cards: ['G7'],
  played: 0,
  own: null,
  row: 0,
  results: null,
};

beforeEach(async () => {
  await i18n.use('en');
  await i18n.need(['day']);
});

afterEach(() => {
  cleanup();
  session.me = undefined;
  router.replace('/');
  localStorage.clear();
  vi.unstubAllGlobals();
});

test('the server is asked for the hand of the day once', async () => {
  router.replace('/day');
  const asked = serve({ 'GET /api/visit': () => visit(null), 'GET /api/days/today': () => [200, TODAY] });
  render(Day);
  await screen.findByText('Play today’s round');
  await new Promise((done) => setTimeout(done));
  expect(asked.filter(({ path }) => path === '/api/days/today')).toHaveLength(1);
});

const OWN = { code: 'ABC', points: 4, game: 'g1' };
const FEW: DayHand = {
  ...TODAY,
  played: 2,
  own: OWN,
  row: 7,
  results: { points: { '4': 1, '1': 1 }, better_than: null },
};
const ANNA = { id: 'a1', name: 'Anna' };

function open(hand: DayHand, more: Parameters<typeof serve>[0] = {}): ReturnType<typeof serve> {
  router.replace(`/day/${hand.day}`);
  const asked = serve({
    'GET /api/visit': () => visit(ANNA),
    [`GET /api/days/${hand.day}`]: () => [200, hand],
    [`GET /api/days/${hand.day}/yardstick`]: () => [200, { par: 1.2, expert: 6 }],
    'GET /api/me/days/2028/02': () => [200, [{ day: '2028-02-29', points: 4 }]],
    'GET /api/me/days/2028/01': () => [200, []],
    ...more,
  });
  render(Day);
  return asked;
}

test('with few results a hand stands beside par and the expert', async () => {
  open(FEW);
  await screen.findByRole('heading', { name: 'More than you could expect.' });
  expect(screen.getByText(/Elwe gets \+6 from this hand\.\s+You could expect \+1\.2\./)).toBeTruthy();
  expect(screen.getByText(/\+6 points: nobody Elwe/)).toBeTruthy();
  expect(screen.getByText('A whole bunch.')).toBeTruthy();
});

test('with many one is better than so many, and the expert stands among them', async () => {
  open({ ...FEW, played: 30, results: { points: { '4': 1, '1': 29 }, better_than: 74 } });
  await screen.findByRole('heading', { name: 'Better than 74 out of 100.' });
  expect(await screen.findByText('Elwe gets +6 from this hand.')).toBeTruthy();
});

test('a sentence is shared first, and signs only by choice', async () => {
  open({ ...FEW, played: 30, results: { points: { '4': 1, '1': 29 }, better_than: 74 } });
  await screen.findByText('+4 points. Better than 74 out of 100.');
  expect(screen.queryByText(/🍇/)).toBeNull();
  await fireEvent.click(screen.getByRole('switch', { name: /With grapes/ }));
  expect(screen.getByText('🍇🍇🍇🍇🍇🍇🍇⬜⬜⬜')).toBeTruthy();
});

test('what was begun and not finished in time can only be practised', async () => {
  open({ ...TODAY, is_today: false, counts: false, today: '2028-03-02', own: { ...OWN, points: null, game: null } });
  await screen.findByRole('button', { name: 'Play it for practice' });
});

test('what was begun can be gone on with while it counts', async () => {
  open({ ...TODAY, is_today: false, today: '2028-03-01', own: { ...OWN, points: null, game: null } });
  await screen.findByRole('button', { name: 'Carry on' });
});

test('the review opens when nobody plays the hand any more', async () => {
  open(FEW);
  await screen.findByText('The review opens tomorrow');
  cleanup();
  open({ ...FEW, counts: false, is_today: false, today: '2028-03-01' });
  await screen.findByRole('link', { name: 'Review' });
});

test('of another day nothing is said about today', async () => {
  const today = '2028-03-01';
  open({ ...TODAY, is_today: false, counts: false, today, row: 1 });
  await screen.findByRole('heading', { name: 'One day in a row' });
  expect(screen.queryByText('Today makes it 2.')).toBeNull();
  cleanup();
  open({ ...FEW, is_today: false, counts: false, today, row: 2 });
  await screen.findByRole('heading', { name: '2 days in a row' });
  expect(screen.queryByText('Today counts.')).toBeNull();
});

test('the archive turns to months before, and has links to all their days', async () => {
  open({ ...FEW, today: '2028-02-29' });
  await screen.findByText('1 of 29 days, +4.0 on average');
  expect(screen.getByRole('button', { name: 'Next month' })).toHaveProperty('disabled', true);
  await fireEvent.click(screen.getByRole('button', { name: 'Previous month' }));
  await screen.findByRole('heading', { name: 'January 2028' });
  expect(within(screen.getByRole('table')).getAllByRole('link')).toHaveLength(31);
  expect(screen.getByRole('button', { name: 'Previous month' })).toHaveProperty('disabled', true);
});

test('by what the year is bound stands on the page, and the next one', async () => {
  open(TODAY);
  expect(await screen.findByText('ab'.repeat(32))).toBeTruthy();
  expect(screen.getByText('cd'.repeat(32))).toBeTruthy();
});

test('a seal that is another one than before is told, and the same one is not', async () => {
  open(TODAY);
  await screen.findByText('Seal for 2028');
  cleanup();
  open(TODAY);
  await screen.findByText('Seal for 2028');
  expect(screen.queryByText(/shown before/)).toBeNull();
  cleanup();
  open({ ...TODAY, head: 'ef'.repeat(32) });
  await screen.findByText(/The seal for 2028 isn’t the one this browser was shown before/);
  expect(screen.queryByText(/The seal for 2029 isn’t/)).toBeNull();
});
