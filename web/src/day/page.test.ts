import { cleanup, render, screen } from '@testing-library/svelte';
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
