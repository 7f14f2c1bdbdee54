import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refuse, serve, visit } from '../../tests/server';
import { snapshot } from '../../tests/tables';
import { i18n } from '../words/i18n.svelte';
import { offline } from '../browser/offline.svelte';
import { save } from '../browser/storage';
import { rememberUnfinished } from '../browser/taken';
import { session } from '../server/session.svelte';
import { rememberWish } from '../server/wish';
import Home from './Home.svelte';

const ANNA = { id: 'a1', name: 'Anna' };
const { id, code, settings, seats } = snapshot().table;
const TABLE = { id, code, settings, seats, playing: true, ended: false };
const somebody = { 'GET /api/visit': () => visit(ANNA) };
const nobody = { 'GET /api/visit': () => visit(null) };
const quiet = { 'GET /api/tables': () => [200, []] as [number, unknown] };
const made = { 'POST /api/tables': () => [201, TABLE] as [number, unknown] };

beforeEach(() => i18n.use('en'));

afterEach(() => {
  session.me = undefined;
  session.tables = [];
  session.maintenance = false;
  session.errand = null;
  history.replaceState(null, '', '/');
  localStorage.clear();
  vi.unstubAllGlobals();
});

const tap = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const here = () => location.pathname + location.hash;

test('one tap is enough to play, also for nobody', async () => {
  const asked = serve({ ...nobody, ...quiet, ...made, 'POST /api/me': () => [201, ANNA] });
  render(Home);
  await tap(/Play now/);
  await waitFor(() => expect(here()).toBe('/t/SRSHG'));
  expect(session.takeErrand('t1')?.todo).toBe('start');
  expect(asked.find(({ path, method }) => path === '/api/me' && method === 'POST')?.body).toEqual({ name: 'Guest' });
});

test('whoever likes it differently chooses, and the big button says so from then on', async () => {
  const asked = serve({ ...somebody, ...quiet, ...made });
  render(Home);
  await screen.findByText('against three bots');
  await tap('Change how you play');
  await fireEvent.click(await screen.findByRole('radio', { name: /Gretel/ }));
  await fireEvent.click(screen.getByRole('radio', { name: '2' }));
  await fireEvent.click(screen.getByRole('switch', { name: /More cards/ }));
  await tap('Close');
  await screen.findByText('against one bot · easy · More cards');
  await tap(/Play now/);
  await waitFor(() => expect(here()).toBe('/t/SRSHG'));
  expect(asked.at(-1)?.body).toMatchObject({
    seats: [{ kind: 'open' }, { kind: 'bot', name: 'Gretel', strength: 'beginner' }],
    settings: { options: { players: 2, more_cards: true } },
  });
});

test('a table with friends changes nothing about the game alone', async () => {
  rememberWish({ settings: { options: { players: 5 } } });
  serve({ ...somebody, ...quiet });
  render(Home);
  await screen.findByText('against three bots');
});

test('what was packed is told as soon as the sheet is closed', async () => {
  serve({ ...nobody, ...quiet });
  render(Home);
  await tap(/For the road/);
  save('taken-along', {});
  await tap('Close');
  await screen.findByText('Packed: plays without a network, too');
});

test('before a break it is said that nothing new begins', async () => {
  serve({ ...quiet, 'GET /api/visit': () => [200, { me: ANNA, tables: [], maintenance: true }] });
  render(Home);
  expect((await screen.findByRole('status')).textContent).toContain('Your games go on');
});

test('a game left open offers itself first', async () => {
  serve({ ...quiet, 'GET /api/visit': () => visit(ANNA, [{ ...TABLE, seat: 0 }]) });
  render(Home);
  const link = await screen.findByRole('link', { name: /Play on/ });
  expect([link.getAttribute('href'), link.textContent]).toEqual([
    '/t/SRSHG',
    expect.stringContaining('with Karl and Elwe'),
  ]);
});

test('a game of this device that is not over offers itself, by its number', async () => {
  rememberUnfinished({ number: 2, others: ['Lisbeth', 'Karl'], round: 3 });
  serve({ ...nobody, ...quiet });
  render(Home);
  const link = await screen.findByRole('link', { name: /Play on/ });
  expect([link.getAttribute('href'), link.textContent]).toEqual(['/t/-2', expect.stringContaining('Lisbeth and Karl')]);
});

test('a table for friends has free seats, and begins when its host says so', async () => {
  const asked = serve({ ...somebody, ...quiet, ...made });
  render(Home);
  await tap('With friends');
  await waitFor(() => expect(here()).toBe('/t/SRSHG'));
  expect(session.takeErrand('t1')).toBeNull();
  expect(asked.at(-1)?.body).toMatchObject({ seats: [{ kind: 'open' }] });
});

test('nobody says a name before friends come', async () => {
  serve({ ...nobody, ...quiet, ...made, 'POST /api/me': (body) => [201, { ...ANNA, ...(body as object) }] });
  render(Home);
  await tap('With friends');
  await fireEvent.input(await screen.findByLabelText('Your name at the table'), { target: { value: ' Bert ' } });
  await tap('That’s me');
  await waitFor(() => expect(here()).toBe('/t/SRSHG'));
  expect(session.me?.name).toBe('Bert');
});

test('a code leads to its table, to sit down there', async () => {
  serve({ ...somebody, ...quiet, 'GET /api/codes/SRSHG': () => [200, TABLE] });
  render(Home);
  await tap('All');
  await tap(/^Join with a code/);
  await fireEvent.input(await screen.findByLabelText('Code'), { target: { value: 'srs hg' } });
  await tap('Sit down');
  await waitFor(() => expect(here()).toBe('/t/SRSHG'));
  expect(session.takeErrand('t1')?.todo).toBe('sit');
});

test('a code nobody has is said to be none', async () => {
  serve({ ...nobody, ...quiet, 'GET /api/codes/XXXXX': () => refuse(404, 'table/no-such-table') });
  render(Home);
  await tap('Join with a code');
  await fireEvent.input(await screen.findByLabelText('Code'), { target: { value: 'xxxxx' } });
  await tap('Just watch');
  expect((await screen.findByRole('alert')).textContent).toBe('There’s no such table. Is the code right?');
});

test('who has a name finds the tables that are open to everyone, and behind one more tap all there is', async () => {
  serve({ ...somebody, ...quiet });
  render(Home);
  const link = await screen.findByRole('link', { name: 'Open tables' });
  expect(link.getAttribute('href')).toBe('/open');
  expect(screen.queryByText('Same cards')).toBeNull();
  await tap('All');
  const same = await screen.findByRole('link', { name: /^Same cards/ });
  expect(same.getAttribute('href')).toBe('/same');
});

test('who is new sees four doors, and one line to all the rest', async () => {
  serve({ ...nobody, ...quiet });
  render(Home);
  for (const name of ['With friends', 'Join with a code']) await screen.findByRole('button', { name });
  for (const name of ['Learn in 3 minutes', /real game/i]) await screen.findByRole('link', { name });
  expect(screen.queryByText('Puzzles')).toBeNull();
  await tap(/^Also here/);
  const day = await screen.findByRole('link', { name: /^Hand of the day/ });
  expect(day.getAttribute('href')).toBe('/day');
});

test('who was here before finds the page as it was, before the server has told who they are', async () => {
  serve({ ...somebody, ...quiet });
  render(Home);
  await screen.findByRole('link', { name: 'Puzzles' });
  cleanup();
  session.me = undefined;
  render(Home);
  expect(screen.getByRole('link', { name: 'Puzzles' })).toBeTruthy();
});

test('who has no name any more is new again, once the server has said so', async () => {
  localStorage.setItem('ebbes/home', JSON.stringify({ known: true }));
  serve({ ...nobody, ...quiet });
  render(Home);
  await screen.findByRole('link', { name: 'Learn in 3 minutes' });
  expect(screen.queryByRole('link', { name: 'Puzzles' })).toBeNull();
});

/** A device that is one person, and becomes Anna when it uses the link. */
function linked(me: object | null, you = false) {
  let now = me;
  history.replaceState(null, '', '/#link=abc');
  return serve({
    ...quiet,
    'GET /api/visit': () => visit(now),
    'POST /api/link/look': () => [200, { name: 'Anna', you }],
    'POST /api/link': () => {
      now = ANNA;
      return [200, ANNA];
    },
  });
}
const BEN = { id: 'b1', name: 'Ben' };
const sent = (asked: ReturnType<typeof serve>) =>
  asked.filter(({ path }) => path === '/api/link').map(({ body }) => body);

test('a link that holds no more says so', async () => {
  history.replaceState(null, '', '/#link=abc');
  serve({ ...somebody, ...quiet, 'POST /api/link/look': () => refuse(404, 'link/not-valid') });
  render(Home);
  expect((await screen.findByRole('alert')).textContent).toContain('link');
  expect([here(), session.me]).toEqual(['/', ANNA]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('whoever is nobody yet becomes the person of a link after a simple question', async () => {
  const asked = linked(null);
  render(Home);
  const dialog = await screen.findByRole('dialog', { name: 'Are you Anna?' });
  expect(dialog.textContent).not.toContain('here now');
  expect([sent(asked), here()]).toEqual([[], '/']);
  await tap('Yes, I am Anna');
  await screen.findByText('You are Anna here now.');
  expect([sent(asked), session.me]).toEqual([[{ code: 'abc' }], ANNA]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('whoever is somebody else hears who is left behind, and stays it unless they say yes', async () => {
  const asked = linked(BEN);
  render(Home);
  await screen.findByText(/^You are Ben here now/);
  await tap('No, I stay Ben');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect([sent(asked), session.me]).toEqual([[], BEN]);
  history.replaceState(null, '', '/#link=abc');
  await fireEvent(window, new Event('hashchange'));
  await tap('Yes, I am Anna');
  await waitFor(() => expect(session.me).toEqual(ANNA));
});

test('a link of one’s own is left for the other device', async () => {
  const asked = linked(ANNA, true);
  render(Home);
  const dialog = await screen.findByRole('dialog', { name: 'You are Anna already' });
  expect(dialog.textContent).toContain('Open the link on your other device');
  await fireEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1)!);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent(asked)).toEqual([]);
});

test('a link that is used up meanwhile changes nothing', async () => {
  linked(BEN);
  render(Home);
  await screen.findByRole('dialog');
  serve({ ...quiet, 'POST /api/link': () => refuse(404, 'link/not-valid') });
  await tap('Yes, I am Anna');
  await screen.findByRole('alert');
  expect(session.me).toEqual(BEN);
});

test('a link is asked about as soon as the network is back', async () => {
  history.replaceState(null, '', '/#link=abc');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  render(Home);
  await screen.findByText('No network just now.');
  expect(here()).toBe('/');
  serve({ ...nobody, ...quiet, 'POST /api/link/look': () => [200, { name: 'Anna', you: false }] });
  await fireEvent(window, new Event('online'));
  await screen.findByRole('dialog', { name: 'Are you Anna?' });
});

test('the language changes at once', async () => {
  serve({ ...somebody, ...quiet });
  render(Home);
  await tap('Pälzisch');
  await screen.findByRole('button', { name: /Alla hopp, schbiele!/ });
  expect(document.documentElement.lang).toBe('pfl');
});

test('without a network home says what works, until the network is back', async () => {
  offline.ready = true;
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  render(Home);
  await screen.findByText(/still work/);
  serve({ ...somebody, ...quiet });
  await fireEvent(window, new Event('online'));
  await waitFor(() => expect(screen.queryByText(/No network/)).toBeNull());
  offline.ready = false;
});

test('where nothing lies on the device, home promises nothing', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  render(Home);
  await screen.findByText('No network just now.');
});

test.each([
  ['the server', nobody, 'POST /api/me', /server hasn’t answered/],
  ['the table', somebody, 'POST /api/tables', /table is still being set/],
])('whoever waits for %s is told so after a few seconds', async (_, known, silent, told) => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  serve({ ...known, ...quiet });
  const others = fetch;
  vi.stubGlobal('fetch', (path: string, given: RequestInit) =>
    `${given.method} ${path}` === silent ? new Promise(() => undefined) : others(path, given),
  );
  render(Home);
  await tap(/Play now/);
  expect(screen.queryByText(told)).toBeNull();
  await vi.advanceTimersByTimeAsync(4_000);
  expect(screen.getByText(told).role).toBe('status');
  vi.useRealTimers();
});
