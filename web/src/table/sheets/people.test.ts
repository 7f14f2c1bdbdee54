import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { serve } from '../../../tests/server';
import { snapshot } from '../../../tests/tables';
import { seenOf } from '../../game/seen';
import { i18n } from '../../words/i18n.svelte';
import type { SeatState } from '../../wire/protocol.gen';
import { isMuted, mute } from '../screen/muted.svelte';
import { Table } from '../screen/table.svelte';
import People from './People.svelte';

afterEach(() => {
  mute('t1', 1, false);
  vi.unstubAllGlobals();
});

const BERT: SeatState = { kind: 'person', name: 'Bert', away: false };
const CAESAR: SeatState = { kind: 'bot', name: 'Cäsar', strength: 'solid' };

async function shown(other: SeatState = BERT): Promise<void> {
  await i18n.use('en');
  await i18n.need(['open']);
  const told = snapshot();
  const seats = told.table.seats.with(1, other);
  const table = new Table('ws://here/socket', () => 'normal');
  table.recall(seenOf({ ...told, table: { ...told.table, seats } }));
  render(People, { table });
}

const tap = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

test('somebody is avoided by one tap, and the sheet says so', async () => {
  const asked = serve({
    'GET /api/tables/t1/leavers': () => [200, []],
    'GET /api/tables/t1/blocked': () => [200, []],
    'POST /api/tables/t1/seats/1/block': () => [204, null],
  });
  await shown();
  await waitFor(() => expect(asked).toHaveLength(2));
  await tap('Avoid');
  await screen.findByText('You’re avoiding Bert');
  expect(screen.queryByRole('button', { name: 'Avoid' })).toBeNull();
});

test('somebody can be muted alone, and who is avoided is', async () => {
  serve({
    'GET /api/tables/t1/leavers': () => [200, []],
    'GET /api/tables/t1/blocked': () => [200, []],
    'POST /api/tables/t1/seats/1/block': () => [204, null],
  });
  await shown();
  await tap('Mute');
  expect(isMuted('t1', 1)).toBe(true);
  await tap('Unmute');
  expect(isMuted('t1', 1)).toBe(false);
  await tap('Avoid');
  await waitFor(() => expect(isMuted('t1', 1)).toBe(true));
});

test('a report says why', async () => {
  const asked = serve({
    'GET /api/tables/t1/leavers': () => [200, []],
    'GET /api/tables/t1/blocked': () => [200, [1]],
    'POST /api/tables/t1/seats/1/report': () => [204, null],
  });
  await shown();
  await screen.findByText('You’re avoiding Bert');
  await tap('Report');
  await tap('Walks out of games');
  await screen.findByText('Reported, thank you.');
  expect(asked.at(-1)?.body).toEqual({ why: 'leaving' });
});

test('who walked out of the game is avoided and reported as well', async () => {
  const asked = serve({
    'GET /api/tables/t1/blocked': () => [200, []],
    'GET /api/tables/t1/leavers': () => [200, [{ number: 7, name: 'Dora', blocked: false }]],
    'POST /api/tables/t1/leavers/7/block': () => [204, null],
    'POST /api/tables/t1/leavers/7/report': () => [204, null],
  });
  await shown(CAESAR);
  await screen.findByText('Dora (has left)');
  expect(screen.queryByRole('button', { name: 'Mute' })).toBeNull();
  await tap('Avoid');
  await screen.findByText('You’re avoiding Dora');
  await tap('Report');
  await tap('Walks out of games');
  await screen.findByText('Reported, thank you.');
  expect(asked.at(-1)?.body).toEqual({ why: 'leaving' });
});
