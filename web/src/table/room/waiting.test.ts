import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeSocket, useFakes } from '../../../tests/fakes';
import { serve, visit } from '../../../tests/server';
import { snapshot } from '../../../tests/tables';
import { i18n } from '../../words/i18n.svelte';
import type { Door, SeatState, Snapshot } from '../../wire/protocol.gen';
import { session } from '../../server/session.svelte';
import { Table } from '../screen/table.svelte';
import { lastWish } from '../../server/wish';
import Waiting from './Waiting.svelte';

const ANNA: SeatState = { kind: 'person', name: 'Anna', away: false };
const BERT: SeatState = { kind: 'person', name: 'Bert', away: false };
const KARL: SeatState = { kind: 'bot', name: 'Karl', strength: 'strong' };
const OPEN: SeatState = { kind: 'open' };

let table: Table;

beforeEach(async () => {
  await i18n.use('en');
  useFakes();
  session.me = { id: 'a1', name: 'Anna' };
});

afterEach(() => {
  table.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  session.me = undefined;
});

/** The room as somebody on this seat sees it; Anna on the first one is its host. */
function room(
  seats: readonly SeatState[],
  seat: number | null = 0,
  host: number | null = 0,
  onarrived = vi.fn(),
  door: Door = 'open',
  stands_in = false,
): FakeSocket {
  table = new Table('ws://x/socket', () => 'normal');
  table.open();
  const told: Snapshot = snapshot();
  const socket = FakeSocket.last.accept();
  socket.tell({
    ...told,
    table: { ...told.table, seats, host },
    you: { seat, host: seat !== null && seat === host, door, stands_in },
  });
  render(Waiting, { table, seen: table.seen!, onarrived });
  return socket;
}

const tap = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

test('the room says how others come in', async () => {
  room([ANNA, KARL, OPEN]);
  expect(screen.getByText('SRSHG')).toBeTruthy();
  expect(await screen.findByRole('img', { name: 'QR code with the link to this table' })).toBeTruthy();
});

test.each([
  ['localhost', true],
  ['127.0.0.1', true],
  ['[::1]', true],
  ['localhost.example', false],
  ['ebbes.example', false],
])('by the address %s others come in or not, and the room says so', (hostname, isHere) => {
  vi.stubGlobal('location', { ...location, hostname, origin: `http://${hostname}` });
  room([ANNA, KARL, OPEN]);
  expect(screen.queryByText('This link works on this computer only.') !== null).toBe(isHere);
});

test('the host starts, and the next game alone is like this one', async () => {
  const socket = room([ANNA, KARL, BERT]);
  await tap('Let’s go');
  expect(socket.command.type).toBe('start-game');
  expect(lastWish().seats).toEqual([KARL, OPEN]);
});

test('who steps in for a free seat is said before', () => {
  room([ANNA, KARL, OPEN]);
  expect(screen.getByText('If the seat stays free, Lisbeth steps in.')).toBeTruthy();
});

test('the host chooses a bot that nobody else is', async () => {
  const socket = room([ANNA, KARL, OPEN]);
  await tap('Seat a bot');
  expect(screen.queryByRole('button', { name: /Karl/ })).toBeNull();
  await tap(/Elwe/);
  expect(socket.command).toMatchObject({ type: 'plan-seat', seat: 2, now: { name: 'Elwe', strength: 'expert' } });
});

test('the host says how well a bot plays', async () => {
  const socket = room([ANNA, KARL, OPEN]);
  await fireEvent.click(screen.getByRole('radio', { name: 'easy' }));
  expect(socket.command).toMatchObject({ seat: 1, now: { name: 'Karl', strength: 'beginner' } });
});

test('a person is sent away only after a second thought', async () => {
  const socket = room([ANNA, BERT, KARL]);
  await tap('Send Bert away');
  expect(socket.command).toBeUndefined();
  await fireEvent.click(screen.getAllByRole('button', { name: 'Send Bert away' })[1]!);
  expect(socket.command).toMatchObject({ type: 'plan-seat', seat: 1, now: OPEN });
});

test('the table is given to somebody else only after a second thought', async () => {
  const socket = room([ANNA, BERT, KARL]);
  await tap('Make Bert the host');
  expect(socket.command).toBeUndefined();
  await fireEvent.click(screen.getAllByRole('button', { name: 'Make Bert the host' })[1]!);
  expect(socket.command).toMatchObject({ type: 'pass-host', seat: 1 });
});

test('the host changes how the table plays', async () => {
  const socket = room([ANNA, KARL, OPEN]);
  await fireEvent.click(screen.getByRole('radio', { name: '5' }));
  expect(socket.command).toMatchObject({ type: 'change-settings', settings: { options: { players: 5 }, chat: true } });
});

test('two changes of the host before an answer are both kept', async () => {
  const socket = room([ANNA, KARL, OPEN]);
  await fireEvent.click(screen.getByRole('radio', { name: '5' }));
  await fireEvent.click(screen.getByRole('switch', { name: /^Open tricks/ }));
  expect(socket.sent.at(-1)).toMatchObject({ settings: { options: { players: 5 }, open_tricks: true } });
});

test('the host says when there are hints, and everybody sees it', async () => {
  const socket = room([ANNA, KARL, OPEN]);
  await fireEvent.click(screen.getByRole('radio', { name: 'round 1' }));
  expect(socket.command).toMatchObject({ type: 'change-settings', settings: { hints: 'lessons' } });
  room([ANNA, BERT, KARL], 1);
  expect(screen.getAllByText('Hints').at(-1)?.parentElement?.parentElement?.textContent).toContain('always');
});

test('a host among others takes another name, and sits down by it where they are', async () => {
  serve({ 'PATCH /api/me': () => [200, { id: 'a1', name: 'Annegret' }] });
  const arrived = vi.fn();
  const socket = room([ANNA, BERT, KARL], 0, 0, arrived);
  await tap('Change name');
  await fireEvent.input(screen.getByLabelText('Your name at the table'), { target: { value: 'Annegret' } });
  await tap('That’s me');
  await waitFor(() => expect(arrived).toHaveBeenCalledOnce());
  expect([session.errand, socket.command]).toEqual([{ table: 't1', todo: 'sit', seat: 0 }, undefined]);
});

test('the room tells the seconds of the server it is on', async () => {
  serve({ 'GET /api/visit': () => [200, { me: null, tables: [], clocks: { none: 0, relaxed: 300, brisk: 60 } }] });
  await session.open();
  room([ANNA, KARL, OPEN]);
  screen.getByText(/300/);
});

test('two of one name are told apart', () => {
  room([ANNA, { ...BERT, name: 'anna' }, KARL], 2);
  screen.getByText('anna 2');
});

test('a number below zero has its sign, and one more brings it nearer to zero', async () => {
  const socket = room([ANNA, KARL, OPEN]);
  const told = snapshot();
  const options = { ...told.table.settings.options, pick_designators: true };
  socket.tell({ ...told, seq: 11, table: { ...told.table, settings: { ...told.table.settings, options } } });
  render(Waiting, { table, seen: table.seen!, onarrived: vi.fn() });
  const dabbscheedel = screen.getByRole('group', { name: 'Dabbscheedel at' });
  expect(dabbscheedel.textContent).toContain('−15');
  await fireEvent.click(within(dabbscheedel).getByRole('button', { name: 'More' }));
  expect(socket.command).toMatchObject({ type: 'change-settings', settings: { options: { dabbscheedel: -14 } } });
});

test('a guest sees how the table plays and can change nothing', () => {
  room([ANNA, BERT, KARL], 1);
  expect(screen.getByText('Anna starts when everyone is ready.')).toBeTruthy();
  expect([screen.queryByRole('switch'), screen.queryByRole('radio')]).toEqual([null, null]);
  expect(screen.getByText('Last trick stays visible').parentElement?.parentElement?.textContent).toContain('Yes');
  expect(screen.queryByRole('button', { name: 'Let’s go' })).toBeNull();
});

test('whoever stands takes a free seat, or that of a bot', async () => {
  const socket = room([BERT, KARL, OPEN], null);
  expect(screen.getByRole('button', { name: 'Sit here' })).toBeTruthy();
  await tap('Take Karl’s seat');
  expect(socket.command).toMatchObject({ type: 'take-seat', seat: 1 });
});

test('nobody says a name before they sit down, and comes back to do so', async () => {
  session.me = null;
  const arrived = vi.fn();
  serve({ 'GET /api/visit': () => visit(null), 'POST /api/me': (body) => [201, { id: 'c1', ...(body as object) }] });
  room([BERT, KARL, OPEN], null, 0, arrived);
  await tap('Sit here');
  await fireEvent.input(screen.getByLabelText('Your name at the table'), { target: { value: 'Carla' } });
  await tap('That’s me');
  await waitFor(() => expect(arrived).toHaveBeenCalledOnce());
  expect(session.takeErrand('t1')).toEqual({ table: 't1', todo: 'sit', seat: 2 });
});

test('somebody with a new name sits down once more where they are, as who they are now', async () => {
  const arrived = vi.fn();
  serve({ 'PATCH /api/me': (body) => [200, { id: 'a1', ...(body as object) }] });
  const socket = room([BERT, ANNA, KARL], 1, 0, arrived);
  await tap('Change name');
  await fireEvent.input(screen.getByLabelText('Your name at the table'), { target: { value: 'Anneliese' } });
  await tap('That’s me');
  await vi.waitFor(() => expect(arrived).toHaveBeenCalledOnce());
  expect(socket.command).toBeUndefined();
  expect(session.takeErrand('t1')).toEqual({ table: 't1', todo: 'sit', seat: 1 });
});

test('when the host is gone somebody can take over', async () => {
  const socket = room([{ ...ANNA, away: true }, BERT, KARL], 1);
  await tap('Become the host');
  expect(socket.command.type).toBe('claim-host');
});

test('who only stands in for the host sends nobody away and does not close the table', async () => {
  const socket = room([ANNA, BERT, OPEN], 1, 1, vi.fn(), 'open', true);
  expect(screen.queryByRole('button', { name: 'Send Anna away' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Close the table' })).toBeNull();
  await tap('Let’s go');
  expect(socket.command.type).toBe('start-game');
});

test('what was refused is set back at once, and what is tapped next stays where it is', async () => {
  const socket = room([ANNA, KARL, BERT]);
  const moreCards = () => screen.getByRole('switch', { name: /^More cards/ });
  const before = moreCards();
  await fireEvent.click(before);
  const reason = { code: 'table/not-now', message: 'a game is on', context: {}, rule: null };
  socket.tell({ type: 'refused', id: socket.command.id, reason });
  await vi.waitFor(() => expect(moreCards()).not.toBe(before));
  const next = moreCards();
  expect(next.getAttribute('aria-checked')).toBe('false');
  table.dismiss();
  await vi.advanceTimersByTimeAsync(100);
  expect(moreCards()).toBe(next);
});

test('what the server refuses is said', async () => {
  const socket = room([ANNA, KARL, OPEN]);
  await fireEvent.click(screen.getByRole('radio', { name: '2' }));
  const reason = { code: 'table/game-running', message: 'no', rule: null, context: {} };
  socket.tell({ type: 'refused', id: socket.command.id, reason });
  expect((await screen.findByRole('alert')).textContent).toBe('Not while a game is on.');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '3' }).checked).toBe(true);
});

test('a table is left, or closed for everyone', async () => {
  const socket = room([ANNA, KARL, OPEN]);
  await tap('Close the table');
  await fireEvent.click(screen.getAllByRole('button', { name: 'Close the table' })[1]!);
  expect(socket.command.type).toBe('end-table');
});

test('where the host is asked first a seat is asked for, and a bot’s too', async () => {
  const socket = room([ANNA, KARL, OPEN], null, 0, vi.fn(), 'ask');
  screen.getByText('Anna will be asked before you sit down.');
  await tap('Ask for this seat');
  expect(socket.command).toMatchObject({ type: 'take-seat', seat: 2 });
  screen.getByRole('button', { name: 'Take Karl’s seat' });
});

test('who has asked can only take it back', async () => {
  const socket = room([ANNA, KARL, OPEN], null, 0, vi.fn(), 'asked');
  screen.getByText('Anna has been asked. One moment …');
  expect(screen.queryByRole('button', { name: /seat/ })).toBeNull();
  await tap('Never mind');
  expect(socket.command.type).toBe('leave-seat');
});

test('who was turned down is told so, and may ask again', () => {
  room([ANNA, KARL, OPEN], null, 0, vi.fn(), 'turned-down');
  screen.getByText('Anna would rather not just now.');
  screen.getByRole('button', { name: 'Ask for this seat' });
});

test.each<[Door, string]>([
  ['removed', 'There’s no seat for you at this table. You’re welcome to watch.'],
  ['shut', 'Not this time, sorry. You’re welcome to watch.'],
])('to whom the door is %s nothing is offered that would be refused', (door, word) => {
  room([ANNA, KARL, OPEN], null, 0, vi.fn(), door);
  screen.getByText(word);
  expect(screen.queryByRole('button', { name: /seat/ })).toBeNull();
});

test('the host says whether they want to be asked', async () => {
  const socket = room([ANNA, KARL, OPEN]);
  await fireEvent.click(screen.getByRole('switch', { name: /Ask first/ }));
  expect(socket.command).toMatchObject({ type: 'change-settings', settings: { ask_first: true } });
});
