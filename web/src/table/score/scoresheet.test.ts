import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { OPTIONS, running, snapshot } from '../../../tests/tables';
import { i18n, t } from '../../words/i18n.svelte';
import type { RoundScored } from '../../wire/protocol.gen';
import { seenOf } from '../../game/seen';
import ScoreSheet from './ScoreSheet.svelte';

const ROLES = ['G', 'B', 'N', 'R', 'Y'] as const;
/** Anna took three plus cards and one for ebbes, Karl two for ebbes and nix, Elwe none of them. */
const TRICKS = [
  { leader: 0, cards: ['B1', 'B2', 'B3', 'N1'], winner: 0 },
  { leader: 1, cards: ['N2', 'N3', 'Y1'], winner: 1 },
];
const SCORED: RoundScored = { type: 'round-scored', points: [6, 0, 0], nix_winner: 1, chooser: 1 };

beforeEach(() => i18n.use('en'));

function show(
  totals: number[],
  last = false,
  call: { seconds: number | null } | null = null,
  onopen?: () => void,
): void {
  const game = running([], { phase: 'deal', roles: ROLES, tricks: TRICKS });
  const view = { ...game.view, score: { ...game.view.score, rounds: 1, totals } };
  const seen = seenOf(snapshot(10, { ...game, view }));
  render(ScoreSheet, { seen, round: { view, scored: SCORED }, last, call, ongo: () => undefined, onopen });
}

test('points are those the server counted, and what single cards leave over is for ebbes', () => {
  show([8, 0, 1]);
  const [anna] = document.querySelectorAll('main section.panel');
  expect(anna?.textContent).toMatch(/You.*\+6.*\+3.*3 cards.*\+3.*1, middle/s);
  screen.getByText('Karl wins nix');
});

test('one’s own row is the first, also in last place', () => {
  show([-8, 5, 1]);
  const names = [...document.querySelectorAll('main section.panel header b')].map((name) => name.textContent);
  expect(names).toEqual(['You', 'Karl', 'Elwe']);
});

test.each([
  [-15, -10, true],
  [-15, -9, false],
  [-30, -24, false],
  [-30, -25, true],
])('with a Dabbscheedel at %i the Saarland is in sight at %i: %s', (dabbscheedel, total, isNear) => {
  const game = running([], { phase: 'deal', roles: ROLES, tricks: TRICKS });
  const view = { ...game.view, score: { ...game.view.score, rounds: 1, totals: [total, 0, 1] } };
  const { table, ...told } = snapshot(10, { ...game, view });
  const settings = { ...table.settings, options: { ...OPTIONS, dabbscheedel } };
  const seen = seenOf({ ...told, table: { ...table, settings } });
  render(ScoreSheet, { seen, round: { view, scored: SCORED }, last: false, ongo: () => undefined });
  expect(screen.queryByText(t('score-tip-dabbscheedel')) !== null).toBe(isNear);
});

test('the players of the house are known by their faces', () => {
  show([8, 0, 1]);
  const faces = [...document.querySelectorAll('main section.panel header')].map(
    (row) => row.querySelector('img') !== null,
  );
  expect(faces).toEqual([false, true, true]);
});

test('the last trick and what can be said are one tap away', async () => {
  const onopen = vi.fn();
  show([8, 0, 1], false, null, onopen);
  for (const name of ['Last trick', 'Chatter']) await fireEvent.click(screen.getByRole('button', { name }));
  await vi.waitFor(() => expect(onopen.mock.calls).toEqual([['last'], ['chat']]));
});

test.each([
  [[8, 0, 1], 'You are in the lead.'],
  [[1, 3, 0], 'Karl is in the lead, with you close behind.'],
  [[6, 6, 0], 'You share the lead with Karl.'],
  [[0, 6, 6], 'Karl and Elwe share the lead.'],
])('with %j it is said who leads', (totals, told) => {
  show(totals);
  screen.getByText(told);
});

test('after the last round nobody has to lead, and the podium is next', () => {
  show([8, 0, 1], true);
  screen.getByRole('button', { name: 'To the podium' });
  screen.getByText(/Nobody needs to lead/);
});

test('who is called meanwhile is told so, with the seconds that are left', () => {
  show([8, 0, 1], false, { seconds: 21 });
  screen.getByText('Your turn');
  expect(screen.getByRole('timer').textContent).toContain('21');
});

test('without a clock only that one is called', () => {
  show([8, 0, 1], false, { seconds: null });
  screen.getByText('Your turn');
  expect(screen.queryByRole('timer')).toBeNull();
});

test('who is not called sees no word of a turn', () => {
  show([8, 0, 1]);
  expect(screen.queryByText('Your turn')).toBeNull();
});
