import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serve } from '../../../tests/server';
import { OPTIONS, running, snapshot } from '../../../tests/tables';
import { router } from '../../browser/route.svelte';
import { ENDS } from '../../game/view';
import { i18n } from '../../words/i18n.svelte';
import type { EndName } from '../../wire/protocol.gen';
import { seenOf } from '../../game/seen';
import { Table, type Way } from '../screen/table.svelte';
import End from './End.svelte';

beforeEach(() => i18n.use('en'));
afterEach(() => router.replace('/'));

function show(
  end: EndName,
  totals: number[],
  rounds = 5,
  pick = true,
  way: Way = 'ws://here/socket',
  onopen = vi.fn(),
): string {
  const game = running([], { phase: 'over' });
  const best = Math.max(...totals);
  const winners = totals.flatMap((total, seat) => (total === best ? [seat] : []));
  const score = { totals, rounds, chooser: null, end: ENDS.indexOf(end), winners };
  const options = pick ? { ...OPTIONS, pick_designators: true as const } : game.view.options;
  const over = { ...game, stage: 'over' as const, view: { ...game.view, options, score } };
  const table = new Table(way, () => 'normal');
  render(End, {
    table,
    seen: seenOf(snapshot(10, over)),
    game: over,
    onroom: () => undefined,
    onopen,
  });
  return screen.getByRole('heading', { level: 1 }).nextElementSibling?.textContent ?? '';
}

test.each([
  ['goal', [3, 31, 9], 1, true, 'You: 3 points in 1 round. Next time, then. Karl has reached the goal.'],
  ['goal', [3, 31, 31], 4, true, 'You: 3 points in 4 rounds. Next time, then. Karl and Elwe have reached the goal.'],
  [
    'dabbscheedel',
    [9, -15, 2],
    4,
    true,
    'You: 9 points in 4 rounds. That was ebbes. Karl has landed on the Dabbscheedel space. The game is over for everyone.',
  ],
  ['rounds', [9, 12, 2], 5, true, 'You: 9 points in 5 rounds. Not bad at all. All rounds are played.'],
  ['rounds', [9, 12, 2], 5, false, 'You: 9 points in 5 rounds. Not bad at all. '],
] as const)(
  'a game that is over by %s with %j tells why, where there is more than one way',
  (end, totals, rounds, pick, told) => {
    expect(show(end, [...totals], rounds, pick)).toBe(told);
  },
);

test('a game that is over can be looked back at', async () => {
  show('rounds', [9, 12, 2]);
  serve({ 'GET /api/tables/t1/games/1/id': () => [200, { id: 'aGame' }] });
  await fireEvent.click(screen.getByRole('button', { name: 'Look back' }));
  await vi.waitFor(() => expect(router.here).toEqual({ page: 'Replay', rest: 'aGame' }));
});

test('a game on this device can be looked back at as well, by its number', async () => {
  const here = () => ({ open: () => undefined, close: () => undefined, send: () => Promise.resolve(0) });
  show('rounds', [9, 12, 2], 5, true, here);
  await fireEvent.click(screen.getByRole('button', { name: 'Look back' }));
  await vi.waitFor(() => expect(router.here).toEqual({ page: 'Replay', rest: '-1' }));
});

test('the boldest line of points is one’s own, and it lies over the others', () => {
  show('rounds', [9, 12, 2]);
  const lines = screen.getByRole('img', { name: 'Points after each round' }).querySelectorAll('g');
  expect([...lines].map(({ classList }) => classList.contains('own'))).toEqual([false, false, true]);
  expect(lines[2]?.classList.contains('disc-orange')).toBe(true);
});

test('what can be said is one tap away on the podium too', async () => {
  const onopen = vi.fn();
  show('rounds', [9, 12, 2], 5, true, 'ws://here/socket', onopen);
  await fireEvent.click(screen.getByRole('button', { name: 'Chatter' }));
  await vi.waitFor(() => expect(onopen.mock.calls).toEqual([['chat']]));
});

test('a record that cannot be fetched says why', async () => {
  show('rounds', [9, 12, 2]);
  serve({});
  await fireEvent.click(screen.getByRole('button', { name: 'Save the game' }));
  expect((await screen.findByRole('alert')).textContent).toBe('No network just now.');
});
