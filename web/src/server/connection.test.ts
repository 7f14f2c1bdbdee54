import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeSocket, useFakes } from '../../tests/fakes';
import { snapshot, stampOf } from '../../tests/tables';
import { LONGEST_PAUSE } from './backoff';
import { Connection, type LinkState } from './connection';
import { PATIENCE, QUIET, SHORT_PATIENCE } from './line';
import type { AddNonce, AnyEvent, ServerMessage, Snapshot } from '../wire/protocol.gen';
import { Refusal } from '../wire/refusal';
import type { Seen } from '../game/seen';
import { witnessOf } from './witness';

const URL = 'ws://here/socket';
const hello: AnyEvent = { type: 'said', seat: 0, phrase: 'hello' };
const dance = { type: 'dance-begun', who: 1 } as unknown as AnyEvent;
const AGES = 60_000;

class Ear {
  readonly links: LinkState[] = [];
  readonly watchers: number[] = [];
  readonly absent: (readonly number[])[] = [];
  readonly heard: (Seen | readonly AnyEvent[])[] = [];
  shown(seen: Seen): void {
    this.heard.push(seen);
  }
  happened(events: readonly AnyEvent[]): void {
    this.heard.push(events);
  }
  linked(link: LinkState): void {
    this.links.push(link);
  }
  watched(count: number): void {
    this.watchers.push(count);
  }
  missed(seats: readonly number[]): void {
    this.absent.push(seats);
  }
}

let ear: Ear;
let connection: Connection;
let isSpoken: boolean;

function connected(): FakeSocket {
  return FakeSocket.last.accept().tell(snapshot(10));
}

/** The socket of one more tab at the same table. */
function anotherTab(): FakeSocket {
  new Connection(URL, new Ear(), async () => true).open();
  return connected();
}

beforeEach(() => {
  useFakes();
  ear = new Ear();
  isSpoken = true;
  connection = new Connection(URL, ear, async () => isSpoken);
  connection.open();
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('whoever comes back as somebody else sees the table anew, and sends nothing of before', async () => {
  const first = connected();
  const sent = connection.send({ type: 'leave-seat' }).catch((why: Refusal) => why.code);
  first.breakOff(4401);
  vi.advanceTimersByTime(AGES);
  connected();
  expect(await sent).toBe('network/lost');
  expect(FakeSocket.last).not.toBe(first);
  expect([FakeSocket.last.url, FakeSocket.last.command]).toEqual([`${URL}?protocol=1`, undefined]);
});

test('the first connection asks for the whole table', () => {
  connected();
  expect(FakeSocket.last.url).toBe(`${URL}?protocol=1`);
  expect(connection.seen?.seq).toBe(10);
  expect(ear.links).toEqual(['open']);
});

test('a lost connection is made again, from the last event seen', () => {
  connected().tellEvents(11, [hello, hello]).breakOff();
  expect(connection.link).toBe('lost');
  vi.advanceTimersByTime(LONGEST_PAUSE * 2);
  expect(FakeSocket.last.url).toBe(`${URL}?protocol=1&since=12&stamp=${stampOf(12)}`);
  FakeSocket.last.accept().tellEvents(13, []);
  expect(ear.links).toEqual(['open', 'lost', 'open']);
});

test('attempts become rarer, but never rarer than every few seconds', () => {
  for (let attempt = 0; attempt < 20; attempt++) {
    FakeSocket.last.breakOff();
    const made = FakeSocket.made.length;
    vi.advanceTimersByTime(LONGEST_PAUSE * 1.5);
    expect(FakeSocket.made.length).toBe(made + 1);
  }
});

test('a gap in the numbers makes it connect again', () => {
  connected().tellEvents(13, [hello]);
  expect(connection.link).toBe('lost');
  vi.advanceTimersByTime(LONGEST_PAUSE);
  expect(FakeSocket.last.url).toBe(`${URL}?protocol=1&since=10&stamp=${stampOf(10)}`);
});

test('events that were told before are not told again', () => {
  connected().tellEvents(11, [hello]).tellEvents(11, [hello, hello]);
  expect(ear.heard.slice(1)).toEqual([[hello], [hello]]);
});

test('an event nobody knows makes it ask for the whole table, and show that', () => {
  const socket = connected().tellEvents(11, [hello, dance]);
  expect(socket.sent).toEqual([{ type: 'look' }]);
  socket.tell(snapshot(12)).tellEvents(13, [hello]);
  expect(ear.heard.map((heard) => ('seq' in heard ? heard.seq : heard))).toEqual([10, 12, [hello]]);
  expect([connection.seen?.seq, connection.link, FakeSocket.made.length]).toEqual([13, 'open', 1]);
});

test('what is told before the whole table comes is in it', () => {
  const socket = connected().tellEvents(11, [dance]).tellEvents(12, [hello]).tellEvents(13, [dance]);
  expect([connection.seen?.seq, connection.link, socket.sent.length]).toEqual([10, 'open', 1]);
  socket.tell(snapshot(13)).tellEvents(14, [dance]);
  expect(socket.sent).toEqual([{ type: 'look' }, { type: 'look' }]);
});

test('a server that does not let it look is asked by a new connection', () => {
  const socket = connected().tellEvents(11, [dance]);
  const reason = { code: 'limit/too-many', message: '', rule: null, context: {} };
  socket.tell({ type: 'refused', id: null, reason });
  vi.advanceTimersByTime(LONGEST_PAUSE);
  expect(FakeSocket.made.length).toBe(2);
  FakeSocket.last.accept().tellEvents(11, [hello]);
  expect(connection.seen?.seq).toBe(11);
});

test('messages and keys nobody knows are left aside', () => {
  const socket = connected().tell({ type: 'weather', sunny: true } as unknown as ServerMessage);
  const loud = { ...hello, loudly: true } as AnyEvent;
  socket.tellEvents(11, [loud]).tell({ ...snapshot(12), mood: 'good' } as Snapshot);
  expect([connection.seen?.seq, connection.link, socket.sent]).toEqual([12, 'open', []]);
});

test('a whole table may be older than what was seen: a backup was restored', () => {
  connected().breakOff();
  vi.advanceTimersByTime(LONGEST_PAUSE);
  FakeSocket.last.accept().tell(snapshot(4)).tellEvents(5, [hello]);
  expect(connection.seen?.seq).toBe(5);
});

test('a server that tells no stamps is asked without one it could know', () => {
  const { stamp: _, ...old } = snapshot(10);
  FakeSocket.last
    .accept()
    .tell(old as Snapshot)
    .breakOff();
  vi.advanceTimersByTime(LONGEST_PAUSE);
  expect(FakeSocket.last.url).toBe(`${URL}?protocol=1&since=10&stamp=0`);
});

test('a page whose protocol is spoken no more says so, and tries no longer', async () => {
  isSpoken = false;
  const answer = connection.send({ type: 'leave-seat' });
  FakeSocket.last.breakOff();
  await expect(answer).rejects.toThrow('network/closed');
  vi.advanceTimersByTime(AGES);
  expect([ear.links, FakeSocket.made.length]).toEqual([['lost', 'outdated'], 1]);
});

test('a page that was let in is not asked again which protocol it speaks', async () => {
  connected();
  isSpoken = false;
  FakeSocket.last.breakOff();
  await vi.advanceTimersByTimeAsync(0);
  expect(connection.link).toBe('lost');
});

test('a command is answered with the last event it led to', async () => {
  const socket = connected();
  const answer = connection.send({ type: 'start-game' });
  const { command } = socket;
  expect(command.type).toBe('start-game');
  socket.tell({ type: 'accepted', id: command.id, seq: 17 });
  await expect(answer).resolves.toBe(17);
});

test('a refused command fails with the reason', async () => {
  const socket = connected();
  const answer = connection.send({ type: 'start-game' });
  const reason = { code: 'table/not-host', message: 'no', rule: null, context: {} };
  const { command } = socket;
  socket.tell({ type: 'refused', id: command.id, reason });
  await expect(answer).rejects.toThrow(Refusal);
});

test('a command without an answer is sent again under the same id', async () => {
  const first = connected();
  const answer = connection.send({ type: 'leave-seat' });
  first.breakOff(1012);
  vi.advanceTimersByTime(LONGEST_PAUSE);
  const second = FakeSocket.last.accept();
  expect(second.sent).toEqual(first.sent);
  const { command } = second;
  second.tell({ type: 'accepted', id: command.id, seq: 11 });
  await expect(answer).resolves.toBe(11);
});

test('a command sent while there is no connection goes out with the next one', () => {
  connected().breakOff();
  void connection.send({ type: 'leave-seat' }).catch(() => undefined);
  vi.advanceTimersByTime(LONGEST_PAUSE);
  expect(FakeSocket.last.accept().sent).toMatchObject([{ type: 'leave-seat' }]);
});

test.each(['server/unavailable', 'limit/too-many'])('after %s the same command is sent again', (code) => {
  const socket = connected();
  void connection.send({ type: 'leave-seat' }).catch(() => undefined);
  const { command } = socket;
  socket.tell({ type: 'refused', id: command.id, reason: { code, message: '', rule: null, context: {} } });
  vi.advanceTimersByTime(2000);
  expect(socket.sent).toEqual([command, command]);
});

test('a table that is not there is given up, and so are its commands', async () => {
  const answer = connection.send({ type: 'leave-seat' });
  FakeSocket.last.accept().breakOff(4404);
  await expect(answer).rejects.toThrow('network/closed');
  expect(connection.link).toBe('gone');
  vi.advanceTimersByTime(AGES);
  expect(FakeSocket.made.length).toBe(1);
  await expect(connection.send({ type: 'leave-seat' })).rejects.toThrow('network/closed');
});

test('a server that had enough of this client is left alone', () => {
  connected().breakOff(4429);
  vi.advanceTimersByTime(AGES);
  expect([connection.link, FakeSocket.made.length]).toEqual(['refused', 1]);
});

test('who is turned away does not knock again', () => {
  connected().breakOff(4403);
  vi.advanceTimersByTime(AGES);
  expect([connection.link, FakeSocket.made.length]).toEqual(['banned', 1]);
});

test('a server without its database is given a while', () => {
  connected().breakOff(1013);
  vi.advanceTimersByTime(900);
  expect(FakeSocket.made.length).toBe(1);
  vi.advanceTimersByTime(2200);
  expect(FakeSocket.made.length).toBe(2);
});

test('a message that was too large is not sent again', async () => {
  const socket = connected();
  const answer = connection.send({ type: 'leave-seat' });
  socket.breakOff(1009);
  await expect(answer).rejects.toThrow('network/lost');
  vi.advanceTimersByTime(LONGEST_PAUSE);
  expect(FakeSocket.last.accept().sent).toEqual([]);
});

test('a quiet server is asked whether it is there, and left if it is not', () => {
  const socket = connected();
  vi.advanceTimersByTime(QUIET);
  expect(socket.sent).toEqual([{ type: 'ping' }]);
  vi.advanceTimersByTime(PATIENCE);
  expect(connection.link).toBe('lost');
});

test('a quiet server that answers is kept', () => {
  const socket = connected();
  for (let round = 0; round < 5; round++) {
    vi.advanceTimersByTime(QUIET);
    socket.tell({ type: 'pong' });
  }
  expect([connection.link, FakeSocket.made.length]).toEqual(['open', 1]);
});

test('a socket that never opens is given up', () => {
  vi.advanceTimersByTime(PATIENCE + LONGEST_PAUSE);
  expect(FakeSocket.made.length).toBe(2);
});

test('when the network is back nobody waits for the next attempt', () => {
  connected().breakOff(1013);
  dispatchEvent(new Event('online'));
  expect(FakeSocket.made.length).toBe(2);
});

test('whoever looks at the page again soon knows whether the server is there', () => {
  const socket = connected();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(socket.sent).toEqual([{ type: 'ping' }]);
  vi.advanceTimersByTime(SHORT_PATIENCE);
  expect(connection.link).toBe('lost');
});

test('a network that says it is gone is looked after at once', () => {
  const socket = connected();
  dispatchEvent(new Event('offline'));
  expect(socket.sent).toEqual([{ type: 'ping' }]);
});

test('a closed connection stays closed', () => {
  connected();
  connection.close();
  dispatchEvent(new Event('online'));
  vi.advanceTimersByTime(AGES);
  expect([connection.link, FakeSocket.made.length]).toEqual(['closed', 1]);
});

const COMMITMENT = 'ab'.repeat(32);
const OPENED = { type: 'game-opened', number: 1, commitment: COMMITMENT, last_played: null } as const;

test('a nonce is added by itself, once, and kept with the commitment', () => {
  const socket = connected();
  socket.tellEvents(11, [OPENED]);
  socket.tellEvents(12, [{ type: 'nonce-added', seat: 1, nonce: '00'.repeat(32), missing: null }]);
  const { nonce, ...command } = socket.command as AddNonce;
  expect(socket.sent).toEqual([{ nonce, ...command }]);
  expect(command).toMatchObject({ type: 'add-nonce', number: 1 });
  expect(nonce).toMatch(/^[0-9a-f]{64}$/);
  socket.tellEvents(13, [{ type: 'nonce-added', seat: 0, nonce, missing: null }]);
  const expected = { table: 't1', number: 1, commitment: COMMITMENT, seat: 0, drawn: [nonce], told: nonce };
  expect(witnessOf('t1', 1)).toEqual(expected);
});

test('a nonce that is refused because another tab was faster does not displace the one that was taken', () => {
  const [one, other] = [connected(), anotherTab()];
  for (const socket of [one, other]) socket.tellEvents(11, [OPENED]);
  const [taken, refused] = [one, other].map((socket) => (socket.command as AddNonce).nonce) as [string, string];
  for (const socket of [one, other])
    socket.tellEvents(12, [{ type: 'nonce-added', seat: 0, nonce: taken, missing: null }]);
  expect(witnessOf('t1', 1)).toMatchObject({ drawn: [taken, refused], told: taken });
});

test('a nonce that was taken is kept again where another tab wrote at the same moment', () => {
  const socket = connected();
  const before = localStorage.getItem('ebbes/witnesses');
  socket.tellEvents(11, [OPENED]);
  const { nonce } = socket.command as AddNonce;
  localStorage.setItem('ebbes/witnesses', before ?? '[]');
  socket.tellEvents(12, [{ type: 'nonce-added', seat: 0, nonce, missing: null }]);
  localStorage.setItem('ebbes/witnesses', before ?? '[]');
  socket.tellEvents(13, [{ type: 'nonce-added', seat: 1, nonce: '00'.repeat(32), missing: null }]);
  expect(witnessOf('t1', 1)?.drawn).toEqual([nonce]);
});

test('what a table tells after its nonce is no longer what it told before', () => {
  const socket = connected();
  socket.tellEvents(11, [OPENED]);
  const { nonce } = socket.command as AddNonce;
  socket.tellEvents(12, [{ type: 'nonce-added', seat: 0, nonce, missing: null }]);
  anotherTab().tellEvents(11, [OPENED, { type: 'nonce-added', seat: 0, nonce: 'ff'.repeat(32), missing: null }]);
  expect(witnessOf('t1', 1)?.told).toBe(nonce);
});

test('who watches is told, and forgotten with the connection', () => {
  connected()
    .tell({ type: 'watchers', count: 2 })
    .tell({ type: 'absent', seats: [2] });
  expect([ear.watchers, ear.absent]).toEqual([
    [0, 2],
    [[], [2]],
  ]);
  FakeSocket.last.close();
  vi.advanceTimersByTime(30_000);
  connected();
  expect(ear.watchers).toEqual([0, 2, 0]);
});
