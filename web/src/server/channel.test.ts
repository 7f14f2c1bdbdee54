import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeSocket, useFakes } from '../../tests/fakes';
import type { PersonMessage, ServerMessage, Turn } from '../wire/protocol.gen';
import { invitationsAfter, PersonChannel, turnsAfter } from './channel.svelte';

const turn = (table: string, seq = 5): Turn => ({ type: 'turn', table, seq, stamp: 1, code: table, names: ['Anna'] });
const hello = (...turns: Turn[]): PersonMessage => ({ type: 'hello', protocol: 1, turns });

let channel: PersonChannel;
let stop: () => void;
const say = (message: PersonMessage) => FakeSocket.last.tell(message as ServerMessage);

function look(visibility: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  useFakes();
  channel = new PersonChannel();
  stop = channel.listen();
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('however many listen, there is one line, and none when nobody does', () => {
  const [first] = FakeSocket.made;
  const stopToo = channel.listen();
  stop();
  expect(FakeSocket.made).toHaveLength(1);
  stopToo();
  expect(first?.readyState).toBe(FakeSocket.CLOSED);
});

test('whoever listens hears what is done, and whose turn it is is kept', () => {
  const heard: string[] = [];
  const stopToo = channel.listen(({ type }) => heard.push(type));
  FakeSocket.last.accept();
  say(hello(turn('t1')));
  say({ type: 'review-done', table: 't1', game: 'g1' });
  stopToo();
  say(turn('t2', 7));
  expect(heard).toEqual(['hello', 'review-done']);
  expect(channel.turns.map(({ table }) => table)).toEqual(['t2', 't1']);
});

test.each<[string, PersonMessage, readonly string[]]>([
  ['a turn that is over goes', { type: 'turn-over', table: 't1', seq: 6 }, ['t2']],
  ['what was said before is not heeded', { type: 'turn-over', table: 't1', seq: 4 }, ['t1', 't2']],
  ['a game that is over waits for nobody', { type: 'game-over', table: 't2', seq: 9, code: 'X', game: 1 }, ['t1']],
  ['one table waits once', turn('t2', 8), ['t2', 't1']],
  ['what is new to this page changes nothing', { type: 'dance' } as unknown as PersonMessage, ['t1', 't2']],
])('%s', (_, message, left) => {
  expect(turnsAfter([turn('t1'), turn('t2')], message).map(({ table }) => table)).toEqual(left);
});

const asks = (table: string, ...names: string[]): PersonMessage => ({
  type: 'seat-wanted',
  table,
  seq: 1,
  code: 'X',
  names,
});

test.each<[string, PersonMessage, readonly string[]]>([
  ['who asks at another table comes first', asks('t2', 'Karl'), ['t2', 't1']],
  ['a table asks once', asks('t1', 'Karl', 'Elwe'), ['t1']],
  ['where nobody asks any more nothing waits', asks('t1'), []],
  ['other news change nothing', turn('t1'), ['t1']],
])('%s', (_, message, left) => {
  const known = invitationsAfter([], asks('t1', 'Karl'));
  expect(invitationsAfter(known, message).map(({ table }) => table)).toEqual(left);
});

test('a line that is lost comes back, and one nobody opens is tried ever more seldom', () => {
  FakeSocket.last.accept();
  say(hello());
  FakeSocket.last.breakOff();
  vi.advanceTimersByTime(200);
  expect(FakeSocket.made).toHaveLength(2);
  for (let tries = 0; tries < 9; tries++) {
    const made = FakeSocket.made.length;
    FakeSocket.last.breakOff();
    while (FakeSocket.made.length === made) vi.advanceTimersByTime(1_000);
  }
  const before = FakeSocket.made.length;
  FakeSocket.last.breakOff();
  vi.advanceTimersByTime(25_000);
  expect(FakeSocket.made).toHaveLength(before);
});

test('who is nobody any more is not asked for again', () => {
  FakeSocket.last.accept();
  say(hello(turn('t1')));
  FakeSocket.last.breakOff(4401);
  vi.advanceTimersByTime(1_000_000);
  expect(FakeSocket.made).toHaveLength(1);
  expect(channel.turns).toEqual([]);
});

test('a page nobody looks at sleeps while no game runs, and wakes when it is looked at', () => {
  FakeSocket.last.accept();
  say(hello());
  look('hidden');
  expect(FakeSocket.last.readyState).toBe(FakeSocket.CLOSED);
  look('visible');
  expect(FakeSocket.made).toHaveLength(2);
});

test('a page with a game that waits stays awake', () => {
  FakeSocket.last.accept();
  say(hello(turn('t1')));
  look('hidden');
  expect(FakeSocket.last.readyState).toBe(FakeSocket.OPEN);
});
