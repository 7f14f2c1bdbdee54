import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { serve } from '../../../tests/server';
import { snapshot } from '../../../tests/tables';
import { seenOf } from '../../game/seen';
import { i18n } from '../../words/i18n.svelte';
import { isMuted, mute } from '../screen/muted';
import { Table } from '../screen/table.svelte';
import People from './People.svelte';

afterEach(() => {
  mute('t1', 1, false);
  vi.unstubAllGlobals();
});

async function shown(): Promise<void> {
  await i18n.use('en');
  await i18n.need(['open']);
  const told = snapshot();
  const seats = told.table.seats.with(1, { kind: 'person', name: 'Bert', away: false });
  const table = new Table('ws://here/socket', () => 'normal');
  table.recall(seenOf({ ...told, table: { ...told.table, seats } }));
  render(People, { table });
}

const tap = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

test('somebody is avoided by one tap, and the sheet says so', async () => {
  const asked = serve({
    'GET /api/tables/t1/blocked': () => [200, []],
    'POST /api/tables/t1/seats/1/block': () => [204, null],
  });
  await shown();
  await waitFor(() => expect(asked).toHaveLength(1));
  await tap('Avoid');
  await screen.findByText('Bert is avoided');
  expect(screen.queryByRole('button', { name: 'Avoid' })).toBeNull();
});

test('somebody can be muted alone, and who is avoided is', async () => {
  serve({
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
    'GET /api/tables/t1/blocked': () => [200, [1]],
    'POST /api/tables/t1/seats/1/report': () => [204, null],
  });
  await shown();
  await screen.findByText('Bert is avoided');
  await tap('Report');
  await tap('Walks out of games');
  await screen.findByText('Reported, thank you.');
  expect(asked.at(-1)?.body).toEqual({ why: 'leaving' });
});
