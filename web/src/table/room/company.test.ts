import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeSocket, useFakes } from '../../../tests/fakes';
import { snapshot } from '../../../tests/tables';
import { i18n } from '../../words/i18n.svelte';
import type { SeatRequest, You } from '../../wire/protocol.gen';
import { settings } from '../../browser/settings.svelte';
import { Moments } from '../screen/moments.svelte';
import { Table } from '../screen/table.svelte';
import Company from './Company.svelte';

const BERT: SeatRequest = { number: 3, name: 'Bert', seat: null };
const CARLA: SeatRequest = { number: 4, name: 'Carla', seat: 1 };
const HOST: You = { seat: 0, host: true, door: 'open', stands_in: false };

let table: Table;
let moments: Moments;

beforeEach(async () => {
  await i18n.use('en');
  useFakes();
});

afterEach(() => {
  table.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The notices at a table where these people ask for a seat. */
function company(requests: readonly SeatRequest[], you = HOST): FakeSocket {
  table = new Table('ws://x/socket', () => 'normal');
  moments = new Moments(i18n.t, () => settings.now);
  table.open();
  const told = snapshot();
  const socket = FakeSocket.last.accept();
  socket.tell({ ...told, table: { ...told.table, requests }, you });
  render(Company, { table, seen: table.seen!, moments });
  return socket;
}

const tap = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('the host is asked, and lets somebody in', async () => {
  const socket = company([BERT]);
  screen.getByRole('group', { name: 'Bert would like to play.' });
  await tap('Let in');
  expect(socket.command).toMatchObject({ type: 'let-in', number: 3 });
});

test('or turns them down', async () => {
  const socket = company([BERT]);
  await tap('No, sorry');
  expect(socket.command).toMatchObject({ type: 'turn-down', number: 3 });
});

test('of several who ask the first is answered first', () => {
  company([BERT, CARLA]);
  screen.getByRole('group', { name: 'Bert would like to play.' });
  screen.getByText('One more is waiting.');
  expect(screen.queryByText(/Carla/)).toBeNull();
});

test('nobody but the host answers', () => {
  company([BERT], { seat: 1, host: false, door: 'open', stands_in: false });
  expect(screen.queryByRole('group')).toBeNull();
});

test('what is news of the others shows for a moment', async () => {
  const socket = company([]);
  socket.tell({ type: 'watchers', count: 1 });
  await tick();
  screen.getByText('Somebody is watching.');
  vi.advanceTimersByTime(5_000);
  await tick();
  expect(screen.queryByText('Somebody is watching.')).toBeNull();
});
