import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refuse, serve, visit } from '../../tests/server';
import { snapshot } from '../../tests/tables';
import type { TableCard } from '../wire/bodies.gen';
import { OVER_DAYS } from '../wire/facts.gen';
import type { SeatState } from '../wire/protocol.gen';
import { session } from '../server/session.svelte';
import { i18n } from '../words/i18n.svelte';
import Open from './Open.svelte';
import { played, sorted } from './open';

const ANNA = { id: 'a1', name: 'Anna' };
const { settings } = snapshot().table;
const OPEN: SeatState = { kind: 'open' };
const person = (name: string): SeatState => ({ kind: 'person', name, away: false });

function card(id: string, seats: SeatState[], playing = false): TableCard {
  return { id, code: `CODE${id}`, settings: { ...settings, public: true }, seats, playing, ended: false };
}
const WAITING = card('w', [person('Bert'), OPEN, OPEN]);
const PLAYING = card('p', [person('Carla'), person('Dora'), OPEN], true);
const FULL = card('f', [person('Emil')]);
const somebody = { 'GET /api/visit': () => visit(ANNA), 'GET /api/me/blocks': () => [200, []] as [number, unknown] };
const listed = (...tables: TableCard[]) => ({ 'GET /api/tables': () => [200, tables] as [number, unknown] });

beforeEach(async () => {
  await i18n.use('en');
  await i18n.need(['open']);
  session.me = ANNA;
});

afterEach(() => {
  session.me = undefined;
  session.errand = null;
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
});

const tap = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));

test('where there is room comes first, and only there somebody sits down', () => {
  expect(sorted([FULL, PLAYING, WAITING], 'all')).toEqual([WAITING, FULL, PLAYING]);
  expect(sorted([FULL, PLAYING, WAITING], 'free')).toEqual([WAITING]);
  expect(sorted([FULL, PLAYING, WAITING], 'watch')).toEqual([FULL, PLAYING]);
});

test('games over days are found among the others, first where there is room', () => {
  const slow = (table: TableCard): TableCard => ({ ...table, settings: { ...table.settings, over_days: OVER_DAYS } });
  const [free, begun] = [slow(WAITING), slow(PLAYING)];
  expect(sorted([begun, FULL, free, WAITING], 'days')).toEqual([free, begun]);
  expect(played(free, i18n.t)).toBe('three players · a day a card');
});

test('a table says what is played there', () => {
  const options = { ...settings.options, more_cards: true, pick_designators: true };
  const table: TableCard = { ...WAITING, settings: { ...settings, options, clock: 'brisk', ask_first: true } };
  expect(played(table, i18n.t)).toBe('three players · More cards · Pick designators · a short clock · Ask first');
  expect(played(WAITING, i18n.t)).toBe('three players');
});

test('a tap leads to a seat, or to where one watches', async () => {
  serve({ ...somebody, ...listed(WAITING, PLAYING) });
  render(Open);
  await tap('Sit down with Bert');
  await waitFor(() => expect(location.pathname).toBe('/t/CODEw'));
  expect(session.takeErrand('w')?.todo).toBe('sit');
  await tap('Watch Carla and Dora');
  expect(location.pathname).toBe('/t/CODEp');
  expect(session.errand).toBeNull();
});

test('with anybody: one tap leads to a seat at the table the server names', async () => {
  const asked = serve({ ...somebody, ...listed(), 'POST /api/anybody': () => [200, WAITING] });
  render(Open);
  await tap('Play with anybody');
  await waitFor(() => expect(location.pathname).toBe('/t/CODEw'));
  expect(session.takeErrand('w')?.todo).toBe('sit');
  expect(asked.at(-1)?.body).toEqual({ id: expect.any(String) });
});

test('whoever has no name says it first', async () => {
  session.me = undefined;
  serve({ ...listed(WAITING), 'GET /api/visit': () => visit(null), 'POST /api/me': () => [201, ANNA] });
  render(Open);
  await tap('Sit down with Bert');
  await fireEvent.input(await screen.findByRole('textbox'), { target: { value: 'Anna' } });
  await fireEvent.submit(screen.getByRole('textbox').closest('form')!);
  await waitFor(() => expect(location.pathname).toBe('/t/CODEw'));
});

test.each([
  ['Open to everyone', { public: true, fill_after: 180 }],
  ['By code only', {}],
])('%s: a table of one’s own', async (name, change) => {
  const asked = serve({ ...somebody, ...listed(), 'POST /api/tables': () => [201, WAITING] });
  render(Open);
  await tap(name);
  await waitFor(() => expect(location.pathname).toBe('/t/CODEw'));
  const { settings: wished } = asked.at(-1)?.body as { settings: object };
  expect(wished).toMatchObject(change);
  if (name === 'By code only') expect(wished).not.toHaveProperty('fill_after');
});

test('nothing open is said kindly, and so is what cannot be asked', async () => {
  let isThere = false;
  serve({ ...somebody, 'GET /api/tables': () => (isThere ? [200, []] : refuse(503, 'server/unavailable')) });
  render(Open);
  await screen.findByRole('alert');
  isThere = true;
  await tap('Look again');
  await screen.findByText(/No table is open right now/);
});

test('whom one avoids is told, and can be allowed again', async () => {
  const asked = serve({
    ...somebody,
    ...listed(),
    'GET /api/me/blocks': () => [200, [{ id: 7, name: 'Bert', since: 1 }]],
    'DELETE /api/me/blocks/7': () => [204, null],
  });
  render(Open);
  await screen.findByText('People you avoid');
  await tap('Allow again');
  await waitFor(() => expect(screen.queryByText('Bert')).toBeNull());
  expect(asked.at(-1)?.method).toBe('DELETE');
});
