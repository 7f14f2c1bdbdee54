import { render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeSocket, useFakes } from '../../../tests/fakes';
import { serve, visit } from '../../../tests/server';
import { running, snapshot } from '../../../tests/tables';
import { router } from '../../browser/route.svelte';
import { i18n, t } from '../../words/i18n.svelte';
import type { GameView, Prompt } from '../../wire/protocol.gen';
import Table from '../Table.svelte';

const { table } = snapshot();
const PLAY: Prompt = { kind: 'play-card', cards: ['B1', 'B2'], why_not: null };
const ASKED: readonly [name: string, prompt: Prompt, change: Partial<GameView>][] = [
  ['a card', PLAY, {}],
  ['who leads', { kind: 'name-starter', seats: [0, 1, 2] }, { phase: 'name starter' }],
  ['a designator', { kind: 'pick-designator', cards: ['B1', 'B2', 'G5'] }, { phase: 'pick' }],
];

beforeEach(async () => {
  await i18n.use('en');
  // In files of their own.
  await Promise.all([
    ...[import('./Play.svelte'), import('./Tip.svelte')],
    ...[import('./Picking.svelte'), import('./StarterAsk.svelte')],
  ]);
  useFakes();
  router.replace('/t/SRSHG');
});

afterEach(() => {
  router.replace('/');
  vi.useRealTimers();
  localStorage.clear();
});

/** Something is asked, and there are so many seconds for it, if there is a clock. */
async function asked(prompt: Prompt, change: Partial<GameView>, seconds: number | null): Promise<void> {
  const now = { turn: 0, deadline: seconds && Date.now() + seconds * 1_000, prompt };
  render(Table);
  await vi.advanceTimersByTimeAsync(0);
  FakeSocket.last.accept().tell(snapshot(8, running(['B1', 'B2'], change), now));
  await vi.advanceTimersByTimeAsync(100);
}

async function press(name: 'play-hint' | 'table-more-time'): Promise<void> {
  screen.getByRole('button', { name: t(name) }).click();
  await vi.advanceTimersByTimeAsync(100);
}

function served(hinted: () => Promise<Response>): void {
  serve({
    'GET /api/codes/SRSHG': () => [200, { ...table, playing: true }],
    'GET /api/visit': () => visit(null),
  });
  const rest = fetch;
  vi.stubGlobal('fetch', (path: string, given: RequestInit) => (path.includes('/hint') ? hinted() : rest(path, given)));
}

const thinking = (): Promise<Response> => new Promise(() => undefined);

const GUESS = { mean: 1, error: null };
const OPINION = { play: null, pick: null, starter: null, points: GUESS, lead: GUESS, worth: 1, reasons: [] };

const BEST = { 'play-card': { play: 'B1' }, 'name-starter': { starter: 1 }, 'pick-designator': { pick: 'B1' } };

function given({ kind }: Prompt): Promise<Response> {
  return Promise.resolve(new Response(JSON.stringify({ seq: 8, choices: [{ ...OPINION, ...BEST[kind] }] })));
}

test.each(ASKED)('whoever is asked for %s sees how long, and may have more time', async (_, prompt, change) => {
  served(thinking);
  await asked(prompt, change, 20);
  expect(screen.getByRole('timer').getAttribute('aria-label')).toBe(t('table-clock-you', { seconds: 20 }));
  await press('table-more-time');
  expect(FakeSocket.last.command).toMatchObject({ type: 'ask-time' });
  expect(screen.queryByRole('button', { name: t('table-more-time') })).toBeNull();
  screen.getByRole('timer');
});

test.each(ASKED)('so does whoever is asked for %s and waits for a hint', async (_, prompt, change) => {
  served(thinking);
  await asked(prompt, change, 20);
  await press('play-hint');
  screen.getByText(t('play-hint-thinking'));
  screen.getByRole('timer');
  screen.getByRole('button', { name: t('table-more-time') });
});

test.each(ASKED)('so does whoever is asked for %s and reads a hint', async (_, prompt, change) => {
  served(() => given(prompt));
  await asked(prompt, change, 20);
  await press('play-hint');
  screen.getByRole('list', { name: t('play-hint-chart-points') });
  screen.getByRole('timer');
  screen.getByRole('button', { name: t('table-more-time') });
});

test('a role that is named is read aloud in one place', async () => {
  served(thinking);
  await asked(PLAY, {}, null);
  FakeSocket.last.tellEvents(9, [
    { type: 'card-played', seat: 0, card: 'B2' },
    { type: 'suit-designated', role: 'trump', suit: 'B' },
  ]);
  await vi.advanceTimersByTimeAsync(1_000);
  screen.getByText(t('roles-named', { suit: 'B', role: 'trump' }));
  const live = document.querySelectorAll('[role=log], [role=status], [role=alert], [aria-live], output');
  expect([...live].filter(({ textContent }) => /trump/i.test(textContent))).toEqual([screen.getByRole('log')]);
});

test.each(ASKED)('without a clock no time is told to whoever is asked for %s', async (_, prompt, change) => {
  served(thinking);
  await asked(prompt, change, null);
  screen.getByRole('button', { name: t('play-hint') });
  expect(screen.queryByRole('timer')).toBeNull();
});
