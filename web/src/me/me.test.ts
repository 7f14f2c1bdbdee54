import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeSocket } from '../../tests/fakes';
import { refuse, serve, visit } from '../../tests/server';
import { router } from '../browser/route.svelte';
import { session } from '../server/session.svelte';
import type { MyPlace } from '../wire/bodies.gen';
import { i18n } from '../words/i18n.svelte';
import Me from './Me.svelte';

const ANNA = { id: 'a1', name: 'Anna' };
const NEW: MyPlace = {
  is_whole: true,
  games: 0,
  since: null,
  enough: 30,
  strength: { rounds: 0, real: 0, given_away: null, as_strong_as: [] },
  ladder: [
    { strength: 'beginner', given_away: { mean: 3.2, error: 0.2 } },
    { strength: 'casual', given_away: { mean: 2.2, error: 0.1 } },
    { strength: 'expert', given_away: { mean: 0.2, error: 0.1 } },
  ],
  way: [],
  places: {},
  by_players: [],
  points: 0,
  luck: null,
  luck_rounds: 0,
  tricks: { few_rounds: 0, few: null, many_rounds: 0, many: null },
  missed: [],
  shows: { strength: false, games: false, results: true },
  rating: null,
};
const PLAYED: MyPlace = {
  ...NEW,
  games: 4,
  since: 1_790_000_000,
  places: { 1: 1, 3: 3 },
  points: 2.24,
  by_players: [{ players: 4, games: 4, rounds: 20, points: 2.24, given_away: { mean: 2.1, error: 0.3 } }],
};
const STRONG: MyPlace = {
  ...PLAYED,
  strength: { rounds: 20, real: 140, given_away: { mean: 2.1, error: 0.25 }, as_strong_as: ['casual'] },
  way: [
    { at: 1_790_000_000, given_away: { mean: 2.8, error: 0.4 } },
    { at: 1_791_000_000, given_away: { mean: 2.1, error: 0.4 } },
  ],
  luck: { mean: 0.7, error: 0.3 },
  tricks: { few_rounds: 9, few: { mean: 2, error: 0.3 }, many_rounds: 8, many: { mean: -1, error: 0.3 } },
  missed: [
    { code: 'takes-trick', times: 4, grade: 2.5 },
    { code: 'of-tomorrow', times: 3, grade: 1 },
  ],
};
const GAME = {
  id: 'g1',
  number: 1,
  table: 't',
  seat: 0,
  started_at: 1,
  ended_at: 1_791_000_000,
  finished: true,
  options: {},
  seats: [
    { kind: 'person', name: 'Anna', strength: null },
    { kind: 'bot', name: 'Karl', strength: 'strong' },
  ],
  points: [[3, 1]],
  totals: [3, 1],
  winners: [0],
  end: 'rounds',
  given_away: null,
  left: false,
  counts: true,
};

const known = (place: MyPlace, games: readonly object[] = [GAME]): Parameters<typeof serve>[0] => ({
  'GET /api/visit': () => visit(ANNA),
  'GET /api/me/place': () => [200, place],
  'GET /api/me/games?most=5': () => [200, { games, next: null }],
  'GET /api/me/recovery': () => [200, { made_at: null }],
});

beforeEach(async () => {
  await i18n.use('en');
  await i18n.need(['me']);
  router.here = { page: 'Me', rest: '' };
  FakeSocket.made = [];
  vi.stubGlobal('WebSocket', FakeSocket);
});

afterEach(() => {
  cleanup();
  session.me = undefined;
  localStorage.clear();
  vi.unstubAllGlobals();
});

const tap = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));

test('nobody sees the house on its hill, and may come back by a code', async () => {
  serve({ 'GET /api/visit': () => visit(null), 'GET /api/ladder': () => [200, NEW.ladder] });
  render(Me);
  await screen.findByRole('img', { name: /The way up: Gretel: 3.2, Kuno: 2.2/ });
  expect(screen.getByLabelText('Code')).toBeTruthy();
});

test('who has played nothing is told kindly that the place is free', async () => {
  serve(known(NEW, []));
  render(Me);
  await screen.findByRole('heading', { name: 'Your place is still free' });
});

test('a game one has left is on the list, without place and points', async () => {
  serve(known(PLAYED, [{ ...GAME, left: true }]));
  render(Me);
  const line = await screen.findByRole('link', { name: /left before the end/ });
  expect(line.textContent).toMatch(/^–.*–/s);
});

test('who has played single hands and no game yet is here since then', async () => {
  serve(known({ ...PLAYED, games: 0 }));
  render(Me);
  await screen.findByText(/^here since /);
});

test('who has only games of the device finds them, though the place is free', async () => {
  serve(known(NEW, [{ ...GAME, place: 'device' }]));
  render(Me);
  await screen.findByRole('heading', { name: 'Your place is still free' });
  await screen.findByRole('link', { name: /on the device/ });
});

test('what was judged meanwhile is looked at again', async () => {
  let told = PLAYED;
  serve({
    ...known(PLAYED),
    'GET /api/me/place': () => [200, told],
    'POST /api/games/g1/review': () => [202, null],
  });
  render(Me);
  await tap('Show Elwe my last games');
  await vi.waitFor(() => expect(FakeSocket.made).toHaveLength(1));
  FakeSocket.last.accept();
  told = STRONG;
  FakeSocket.last.tell({ type: 'review-done', table: 't', game: 'g1' } as never);
  await screen.findByRole('heading', { name: 'As strong as Kuno' });
});

test('games that can never count are not shown to the judge, however new they are', async () => {
  const idle = ['d1', 'd2', 'd3'].map((id) => ({ ...GAME, id, counts: false }));
  const asked = serve({ ...known(PLAYED, [...idle, GAME]), 'POST /api/games/g1/review': () => [202, null] });
  render(Me);
  await tap('Show Elwe my last games');
  await screen.findByText('Elwe is going through them. Come back later.');
  expect(asked.filter(({ path }) => path.includes('/review')).map(({ path }) => path)).toEqual([
    '/api/games/g1/review',
  ]);
});

test('who wants to be rated among people says so, and is told points with their doubt', async () => {
  let told: MyPlace = PLAYED;
  const asked = serve({
    ...known(PLAYED),
    'GET /api/me/place': () => [200, told],
    'PUT /api/me/place/rating': () => {
      told = { ...PLAYED, rating: { points: { mean: 0.42, error: 0.3 }, games: 7 } };
      return [204, null];
    },
  });
  render(Me);
  await fireEvent.click(await screen.findByRole('switch', { name: /Play rated/ }));
  await screen.findByText(/points per round more than Lisbeth, ± 0.3, after 7 games/);
  expect(asked.find(({ path }) => path === '/api/me/place/rating')?.body).toEqual({ wanted: true });
});

test('before there is enough, what is missing is said, and games can be shown to the judge', async () => {
  const asked = serve({ ...known(PLAYED), 'POST /api/games/g1/review': () => [202, null] });
  render(Me);
  await screen.findByRole('heading', { name: 'No decisions looked at yet' });
  await tap('Show Elwe my last games');
  await screen.findByText('Elwe is going through them. Come back later.');
  expect(asked.at(-1)).toMatchObject({ method: 'POST', path: '/api/games/g1/review' });
});

test('a hand that is still played elsewhere is shown to the judge another time', async () => {
  serve({ ...known(PLAYED), 'POST /api/games/g1/review': () => refuse(403, 'review/sealed') });
  render(Me);
  await tap('Show Elwe my last games');
  await screen.findByText('Elwe is going through them. Come back later.');
});

test('strength, luck, tricks and what was missed are told in words', async () => {
  serve(known(STRONG));
  render(Me);
  await screen.findByRole('heading', { name: 'As strong as Kuno' });
  await screen.findByText('You give away about 2.1 points per round; most likely between 1.7 and 2.5.');
  screen.getByRole('img', { name: 'Points given away per round: 2.8 at first, 2.1 now' });
  screen.getByText('You came first in 25 out of 100 games.');
  screen.getByText('Luck of the cards, per round: more than usual');
  screen.getByText('For you, yes: you scored more with few tricks.');
  screen.getByText('Taking a trick that pays');
  expect(screen.queryByText(/of-tomorrow/)).toBeNull();
});

test('each game leads to its review', async () => {
  serve(known(STRONG));
  render(Me);
  const link = await screen.findByRole('link', { name: /Karl/ });
  expect(link.getAttribute('href')).toBe('/g/g1');
  const file = screen.getByRole('link', { name: 'Look at a saved game' });
  expect(file.getAttribute('href')).toBe('/g/file');
  expect(link.textContent).toContain('1.');
});

test('what is counted in pieces is asked for until it is whole', async () => {
  let times = 0;
  serve({ ...known(STRONG), 'GET /api/me/place': () => [200, { ...STRONG, is_whole: ++times > 2 }] });
  render(Me);
  await screen.findByRole('heading', { name: 'As strong as Kuno' });
  await waitFor(() => expect(times).toBe(3));
});

test('what others see is chosen, and looks so to them', async () => {
  router.here = { page: 'Me', rest: 'shown' };
  const asked = serve({ ...known(STRONG), 'PUT /api/me/place/shows': () => [204, null] });
  render(Me);
  const strength = await screen.findByRole('switch', { name: /My place on the hill/ });
  expect(strength.getAttribute('aria-checked')).toBe('false');
  expect(screen.queryByText(/as strong as Kuno/)).toBeNull();
  await fireEvent.click(strength);
  await screen.findByText(/as strong as Kuno/);
  expect(asked.at(-1)?.body).toEqual({ strength: true, games: false, results: true });
});

test('a code is shown once, and asks before the old one is void', async () => {
  router.here = { page: 'Me', rest: 'shown' };
  let made = 0;
  serve({
    ...known(STRONG),
    'POST /api/me/recovery': () => [201, { code: `CODE-${++made}`, made_at: 1_791_000_000 }],
    'DELETE /api/me/recovery': () => [204, null],
  });
  render(Me);
  await tap('Make a code');
  await screen.findByText('CODE-1');
  await tap('Make a new code');
  expect(screen.getByText('The old code will stop working.')).toBeTruthy();
  expect(made).toBe(1);
  await fireEvent.click(screen.getAllByRole('button', { name: 'Make a new code' }).at(-1)!);
  await screen.findByText('CODE-2');
});

test('who comes back by a code is asked first, and then is that person', async () => {
  let me: object | null = null;
  const asked = serve({
    ...known(STRONG),
    'GET /api/visit': () => visit(me),
    'GET /api/ladder': () => [200, NEW.ladder],
    'POST /api/recovery/look': () => [200, { name: 'Anna', you: false }],
    'POST /api/recovery': () => [200, (me = ANNA)],
  });
  render(Me);
  await fireEvent.input(await screen.findByLabelText('Code'), { target: { value: 'abcde-fghjk-mnpqr-stvwx' } });
  await tap('Come back');
  await screen.findByRole('heading', { name: 'Are you Anna?' });
  expect(asked.some(({ path }) => path === '/api/recovery')).toBe(false);
  await tap(/^Yes/);
  await screen.findByRole('heading', { name: 'As strong as Kuno' });
});
