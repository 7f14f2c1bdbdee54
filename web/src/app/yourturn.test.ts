import { render, screen, fireEvent } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeSocket, useFakes } from '../../tests/fakes';
import { router } from '../browser/route.svelte';
import { session } from '../server/session.svelte';
import { i18n } from '../words/i18n.svelte';
import type { ServerMessage, Turn } from '../wire/protocol.gen';
import YourTurn from './YourTurn.svelte';

const TURN: Turn = { type: 'turn', table: 't1', seq: 5, stamp: 1, code: 'SRSHGBC', names: ['Anna', 'Karl', 'Elwe'] };

beforeEach(async () => {
  await i18n.use('en');
  useFakes();
  session.me = { id: 'p1', name: 'Anna' };
  document.title = 'Rules';
});

afterEach(() => {
  session.me = undefined;
  router.replace('/');
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function open(path: string): Promise<void> {
  router.replace(path);
  render(YourTurn);
  FakeSocket.last.accept().tell({ type: 'hello', protocol: 1, turns: [TURN] } as unknown as ServerMessage);
  await vi.advanceTimersByTimeAsync(0);
}

test('a game elsewhere that waits is told in the title and in a line that leads there', async () => {
  await open('/rules');
  expect(screen.getByRole('status').textContent).toContain('It’s your turn, at the table with Karl and Elwe.');
  expect(screen.getByRole('link', { name: 'Go to the table' }).getAttribute('href')).toBe('/t/SRSHGBC');
  expect(document.title).toBe('Your turn · Rules');
  FakeSocket.last.tell({ type: 'turn-over', table: 't1', seq: 6 } as unknown as ServerMessage);
  await vi.advanceTimersByTimeAsync(0);
  expect(screen.queryByRole('status')).toBeNull();
  expect(document.title).toBe('Rules');
});

test('at the table itself nobody is told', async () => {
  await open('/t/srshg-bc');
  expect(screen.queryByRole('status')).toBeNull();
  expect(document.title).toBe('Rules');
});

test.each([
  ['/t/bcdfghj', true],
  ['/puzzles/p1', true],
  ['/puzzles', false],
  ['/rules', false],
])('at %s the line lies above where cards are played, not over what is tapped next', async (path, isAbove) => {
  await open(path);
  expect(screen.getByRole('status').closest('.above') !== null).toBe(isAbove);
});

test('a line that was closed stays away until the next turn', async () => {
  await open('/rules');
  await fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await vi.advanceTimersByTimeAsync(100);
  expect(screen.queryByRole('status')).toBeNull();
  FakeSocket.last.tell({ ...TURN, seq: 9 } as unknown as ServerMessage);
  await vi.advanceTimersByTimeAsync(0);
  expect(screen.getByRole('status')).not.toBeNull();
});

test('whoever asks for a seat is told of, and who was let in, unless a game waits', async () => {
  await open('/rules');
  const wanted = { type: 'seat-wanted', table: 't2', seq: 3, code: 'BCDFGHJ', names: ['Karl'] };
  FakeSocket.last.tell(wanted as unknown as ServerMessage);
  await vi.advanceTimersByTimeAsync(0);
  expect(screen.getByRole('status').textContent).toContain('It’s your turn');
  FakeSocket.last.tell({ type: 'turn-over', table: 't1', seq: 6 } as unknown as ServerMessage);
  await vi.advanceTimersByTimeAsync(0);
  expect(screen.getByRole('status').textContent).toContain('Karl would like a seat at your table.');
  expect(screen.getByRole('link', { name: 'Go to the table' }).getAttribute('href')).toBe('/t/BCDFGHJ');
  const given = { type: 'seat-given', table: 't2', seq: 4, code: 'BCDFGHJ', names: ['Anna', 'Elwe'] };
  FakeSocket.last.tell(given as unknown as ServerMessage);
  await vi.advanceTimersByTimeAsync(0);
  expect(screen.getByRole('status').textContent).toContain('You have a seat, at the table with Elwe.');
  router.replace('/t/BCDFGHJ');
  await vi.advanceTimersByTimeAsync(0);
  router.replace('/rules');
  await vi.advanceTimersByTimeAsync(0);
  expect(screen.queryByRole('status')).toBeNull();
});

test('the app’s icon wears the number of games that wait', async () => {
  const shown: number[] = [];
  vi.stubGlobal('navigator', {
    ...navigator,
    setAppBadge: async (count: number) => void shown.push(count),
    clearAppBadge: async () => void shown.push(0),
  });
  await open('/rules');
  expect(shown).toEqual([0, 1]);
});
