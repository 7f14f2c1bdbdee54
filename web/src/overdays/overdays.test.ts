import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serve, visit } from '../../tests/server';
import { i18n, t } from '../words/i18n.svelte';
import type { SlowTable } from '../wire/bodies.gen';
import OverDays from './OverDays.svelte';
import { timeLeft } from './overdays';
import { OVER_DAYS } from '../wire/facts.gen';
import { router } from '../browser/route.svelte';

const NOW = Date.UTC(2026, 10, 16, 12);
const SEATS = [
  { kind: 'person', name: 'Anna', away: false },
  { kind: 'person', name: 'Ben', away: false },
  { kind: 'bot', name: 'Elwe', strength: 'expert' },
] as const;

function slow(id: string, awaits: Partial<SlowTable['awaits']> | null): SlowTable {
  const settings = { options: { players: 3 }, over_days: OVER_DAYS, public: false } as unknown as SlowTable['settings'];
  const at = { rests: false, round: 3, trick: 6 };
  const waits = { seat: 0, you: true, since: NOW / 1000, until: NOW / 1000 + 14 * 3600, ...at, ...awaits };
  const table = { id, code: id.toUpperCase(), settings, seats: SEATS, playing: true, ended: false, seat: 0 };
  return { ...table, awaits: awaits && waits };
}

const TELLING = { how: 'daily', nights: true, key: 'BK', hooks: [], addresses: [] };
const HOLIDAYS = { holidays: [{ first: '2026-12-20', last: '2026-12-27' }], today: '2026-11-16', left: 22 };

beforeEach(async () => {
  vi.spyOn(Date, 'now').mockReturnValue(NOW);
  await i18n.use('de');
  await i18n.need(['overdays']);
});

afterEach(() => {
  router.replace('/');
  vi.restoreAllMocks();
});

test('the page tells of every game whose turn it is, and how long there is or that time rests', async () => {
  serve({
    'GET /api/visit': () => visit({ id: 'p', name: 'Anna' }),
    'GET /api/me/over-days': () => [
      200,
      [slow('a', {}), slow('b', { seat: 1, you: false }), slow('c', { rests: true })],
    ],
    'GET /api/me/telling': () => [200, TELLING],
    'GET /api/me/holidays': () => [200, HOLIDAYS],
  });
  render(OverDays);
  expect(await screen.findAllByText('du bist dran')).toHaveLength(2);
  screen.getByText('Ben ist dran');
  expect(screen.getAllByText('Runde 3, Stich 6 · noch 14 Stunden')).toHaveLength(2);
  screen.getByText('Runde 3, Stich 6 · Ruhezeit bis 8 Uhr');
  await screen.findByText('20. Dezember bis 27. Dezember');
});

test('one tap opens a table over days, as it was chosen', async () => {
  const asked = serve({
    'GET /api/visit': () => visit({ id: 'p', name: 'Anna' }),
    'GET /api/me/over-days': () => [200, []],
    'GET /api/me/telling': () => [200, TELLING],
    'GET /api/me/holidays': () => [200, HOLIDAYS],
    'POST /api/tables': () => [200, slow('c', null)],
  });
  render(OverDays);
  await fireEvent.click(await screen.findByRole('radio', { name: '3 Tage' }));
  await fireEvent.click(screen.getByRole('radio', { name: 'warten' }));
  await fireEvent.click(screen.getByRole('button', { name: 'Tisch aufmachen' }));
  await vi.waitFor(() => expect(router.here).toEqual({ page: 'Table', rest: 'C' }));
  const { body } = asked.find(({ path }) => path === '/api/tables') as unknown as { body: { settings: object } };
  expect(body.settings).toMatchObject({ over_days: { hours: 72, late: 'wait', nights: true, forced: true } });
});

test.each([
  [0, 'Zeit ist um'],
  [600, 'noch unter einer Stunde'],
  [3_600, 'noch 1 Stunde'],
  [47 * 3_600, 'noch 47 Stunden'],
  [3 * 86_400, 'noch 3 Tage'],
])('%s seconds are told as %s', (left, words) => {
  expect(timeLeft(NOW / 1000 + left, t)).toBe(words);
});
