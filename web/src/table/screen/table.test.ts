import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeSocket, useFakes } from '../../../tests/fakes';
import { serve } from '../../../tests/server';
import { running, snapshot, yourTurn } from '../../../tests/tables';
import { save } from '../../browser/storage';
import { rememberCost } from '../../browser/quick';
import type { AnyEvent, CardCode, Now, Reason } from '../../wire/protocol.gen';
import { Table } from './table.svelte';

const AGES = 60_000;
const HAND = ['B3', 'R1', 'R5'];
const KARLS: Now = { turn: 1, deadline: null, prompt: null };
const MUST_FOLLOW: Reason = {
  code: 'rule/must-follow-suit',
  message: '',
  rule: 'R12',
  context: { led: 'red', card: 'B3', holding: ['R1', 'R5'] },
};

let table: Table;
let socket: FakeSocket;

function played(seat: number, card: CardCode): AnyEvent {
  return { type: 'card-played', seat, card };
}

function sit(hand: readonly CardCode[], now: Now): void {
  socket.tell(snapshot(10, running(hand, { turn: now.turn ?? -1 }), now));
}

async function answered(): Promise<void> {
  await vi.advanceTimersByTimeAsync(0);
}

beforeEach(() => {
  useFakes();
  table = new Table('ws://here/socket', () => 'normal');
  table.open();
  socket = FakeSocket.last.accept();
});

afterEach(() => {
  table.close();
  localStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a table is empty before the server's first word", () => {
  expect([table.seen, table.prompt, table.hand, table.link]).toEqual([null, null, [], 'connecting']);
});

test('a legal card is sent with the number of the last event seen', () => {
  sit(HAND, yourTurn('R1', 'R5'));
  table.decision.choose({ kind: 'play-card', card: 'R5' });
  expect(socket.command).toMatchObject({ type: 'play-card', card: 'R5', at: 10 });
});

test('where numbers begin anew, nobody waits for what a choice has led to before', async () => {
  sit(HAND, yourTurn('R1', 'R5'));
  table.decision.choose({ kind: 'play-card', card: 'R5' });
  socket.tell({ type: 'accepted', id: socket.command.id, seq: 11 });
  await answered();
  expect(table.prompt).toBeNull();
  socket.tell(snapshot(4, running(HAND), yourTurn('R1', 'R5')));
  expect([table.seen?.seq, table.decision.sent, table.prompt?.kind]).toEqual([4, null, 'play-card']);
});

test('nothing more can be decided until the answer is there', async () => {
  sit(HAND, yourTurn('R1', 'R5'));
  table.decision.choose({ kind: 'play-card', card: 'R5' });
  expect([table.prompt, table.decision.sent]).toEqual([null, { kind: 'play-card', card: 'R5' }]);
  table.decision.choose({ kind: 'play-card', card: 'R1' });
  expect(socket.sent.length).toBe(1);
  socket.tellEvents(11, [played(0, 'R5')], KARLS);
  socket.tell({ type: 'accepted', id: socket.command.id, seq: 11 });
  await answered();
  expect([table.decision.sent, table.hand, table.decision.ahead]).toEqual([null, ['B3', 'R1'], null]);
});

test('a choice that was carried out is over when the screen has come there', async () => {
  sit(HAND, KARLS);
  const named: AnyEvent = { type: 'suit-designated', role: 'trump', suit: 'R' };
  socket.tellEvents(11, [named], yourTurn('R1', 'R5'));
  table.decision.choose({ kind: 'play-card', card: 'R5' });
  socket.tellEvents(12, [played(0, 'R5'), played(1, 'R2')], KARLS);
  socket.tell({ type: 'accepted', id: socket.command.id, seq: 12 });
  await answered();
  expect([table.prompt, table.hand, table.decision.sent?.kind]).toEqual([null, HAND, 'play-card']);
  await vi.advanceTimersByTimeAsync(AGES);
  expect([table.hand, table.decision.sent]).toEqual([['B3', 'R1'], null]);
});

test('the last card plays itself as soon as the one before it is answered', async () => {
  sit(['R1', 'R5'], yourTurn('R1', 'R5'));
  table.decision.choose({ kind: 'play-card', card: 'R5' });
  socket.tellEvents(11, [played(0, 'R5')], yourTurn('R1'));
  expect(socket.sent.length).toBe(1);
  socket.tell({ type: 'accepted', id: socket.command.id, seq: 11 });
  await answered();
  expect(socket.sent[1]).toMatchObject({ type: 'play-card', card: 'R1', at: 11 });
});

test('a card lies on the table only when the server says so', () => {
  sit(HAND, yourTurn('R1', 'R5'));
  table.decision.choose({ kind: 'play-card', card: 'R5' });
  expect(table.hand).toEqual(HAND);
});

test('an illegal card is answered with the reason, and not sent', () => {
  const prompt = { kind: 'play-card', cards: ['R1', 'R5'], why_not: MUST_FOLLOW } as const;
  sit(HAND, { turn: 0, deadline: null, prompt });
  table.decision.choose({ kind: 'play-card', card: 'B3' });
  expect(table.refusal?.code).toBe('rule/must-follow-suit');
  expect(socket.sent).toEqual([]);
  table.decision.choose({ kind: 'play-card', card: 'R5' });
  expect(table.refusal).toBeNull();
});

test('a card chosen ahead is played when its turn comes', () => {
  sit(HAND, KARLS);
  table.decision.choose({ kind: 'play-card', card: 'R5' });
  expect([table.decision.ahead, socket.sent]).toEqual(['R5', []]);
  socket.tellEvents(11, [played(1, 'R2')], yourTurn('R1', 'R5'));
  expect(socket.command).toMatchObject({ type: 'play-card', card: 'R5', at: 11 });
  expect(table.decision.ahead).toBeNull();
});

test('a card chosen ahead is dropped if it has become illegal', () => {
  sit(HAND, KARLS);
  table.decision.choose({ kind: 'play-card', card: 'B3' });
  const prompt = { kind: 'play-card', cards: ['R1', 'R5'], why_not: MUST_FOLLOW } as const;
  socket.tellEvents(11, [played(1, 'R2')], { turn: 0, deadline: null, prompt });
  expect([table.decision.now, socket.sent]).toMatchObject([{ is: 'refused', card: 'B3', wasAhead: true }, []]);
  expect(table.refusal?.code).toBe('rule/must-follow-suit');
});

test('a card chosen twice is not chosen', () => {
  sit(HAND, KARLS);
  table.decision.choose({ kind: 'play-card', card: 'R5' });
  table.decision.choose({ kind: 'play-card', card: 'R5' });
  expect(table.decision.ahead).toBeNull();
});

test('only cards of the own hand can be chosen ahead', () => {
  sit(HAND, KARLS);
  table.decision.choose({ kind: 'play-card', card: 'G7' });
  table.decision.choose({ kind: 'name-starter', starter: 1 });
  expect(table.decision.ahead).toBeNull();
});

test('a card chosen ahead is forgotten with the hand it was in', () => {
  sit(HAND, KARLS);
  table.decision.choose({ kind: 'play-card', card: 'R5' });
  const hands = [
    ['G1', 'G2'],
    ['??', '??'],
    ['??', '??'],
  ];
  socket.tellEvents(11, [{ type: 'dealt', dealer: 0, hands, virtual: null }], KARLS);
  expect(table.decision.ahead).toBeNull();
});

test('the last card plays itself', () => {
  sit(['R5'], yourTurn('R5'));
  expect(socket.command).toMatchObject({ type: 'play-card', card: 'R5' });
});

test('nobody decides before the screen has come there', () => {
  sit(HAND, KARLS);
  socket.tellEvents(11, [played(1, 'R2'), played(2, 'R6')], yourTurn('R1', 'R5'));
  expect(table.prompt).toBeNull();
  table.decision.choose({ kind: 'play-card', card: 'R5' });
  expect([table.decision.ahead, socket.sent]).toEqual(['R5', []]);
  vi.advanceTimersByTime(320);
  expect(socket.command).toMatchObject({ card: 'R5', at: 12 });
});

test('whoever watches hears each event when it comes to the screen', () => {
  const heard: string[] = [];
  const stop = table.screen.watch((event) => heard.push(event.type));
  sit(HAND, KARLS);
  socket.tellEvents(11, [played(1, 'R2'), played(2, 'R6')], yourTurn('R1', 'R5'));
  expect(heard).toEqual(['card-played']);
  table.screen.tap();
  expect(heard.length).toBe(2);
  stop();
  socket.tellEvents(13, [{ type: 'said', seat: 1, phrase: 'cheers' }], yourTurn('R1', 'R5'));
  vi.advanceTimersByTime(1000);
  expect(heard.length).toBe(2);
});

test('a finished round waits for a tap, and what comes then is known', () => {
  sit(HAND, KARLS);
  const scored: AnyEvent = { type: 'round-scored', points: [1, 2, 3], nix_winner: 2, chooser: 2 };
  socket.tellEvents(11, [scored, { type: 'game-ended', end: 'rounds', winners: [2] }]);
  expect(table.screen.awaited?.type).toBe('game-ended');
  table.screen.tap();
  expect([table.screen.awaited, table.seen?.seq]).toEqual([null, 12]);
});

test('the clock is told while a score is read, and with little time left the screen goes on to the turn', () => {
  sit(HAND, KARLS);
  const scored: AnyEvent = { type: 'round-scored', points: [1, 2, 3], nix_winner: 2, chooser: 0 };
  const dealt: AnyEvent = { type: 'dealt', dealer: 0, hands: [HAND, ['??'], ['??']], virtual: null };
  const now = { turn: 0, deadline: Date.now() + 25_000, prompt: { kind: 'name-starter', seats: [0, 1, 2] } } as const;
  socket.tellEvents(11, [scored, dealt], now);
  expect([table.isCalled, table.secondsLeft, table.prompt]).toEqual([true, 25, null]);
  vi.advanceTimersByTime(14_000);
  expect([table.secondsLeft, table.screen.awaited?.type]).toEqual([11, 'dealt']);
  vi.advanceTimersByTime(1_000);
  expect([table.isCalled, table.screen.awaited, table.prompt?.kind]).toEqual([false, null, 'name-starter']);
});

test('who looks back is asked nothing, until little time is left', () => {
  sit(HAND, KARLS);
  socket.tellEvents(11, [played(1, 'R2')], { ...yourTurn('R1', 'R5'), deadline: Date.now() + 25_000 });
  table.screen.back();
  expect([table.prompt, table.isCalled]).toEqual([null, true]);
  vi.advanceTimersByTime(15_000);
  expect(table.prompt?.kind).toBe('play-card');
});

test('a reason to a wish leaves a card chosen ahead where it is', async () => {
  sit(HAND, KARLS);
  table.decision.choose({ kind: 'play-card', card: 'R5' });
  void table.do({ type: 'ask-time' });
  const reason = { code: 'table/no-more-time', message: '', rule: null, context: {} };
  socket.tell({ type: 'refused', id: socket.command.id, reason });
  await answered();
  expect([table.refusal, table.decision.ahead]).toEqual([reason, 'R5']);
});

test('right after a card was played none is chosen ahead', async () => {
  sit(HAND, yourTurn('R1', 'R5'));
  table.decision.choose({ kind: 'play-card', card: 'R5' });
  socket.tellEvents(11, [played(0, 'R5')], KARLS);
  socket.tell({ type: 'accepted', id: socket.command.id, seq: 11 });
  await answered();
  table.decision.choose({ kind: 'play-card', card: 'R1' });
  expect(table.decision.now.is).toBe('nothing');
  vi.advanceTimersByTime(300);
  table.decision.choose({ kind: 'play-card', card: 'R1' });
  expect(table.decision.ahead).toBe('R1');
});

test('whatever else is refused shows its reason, until the next thing is tried', async () => {
  sit(HAND, KARLS);
  const done = table.do({ type: 'ask-time' });
  const reason = { code: 'table/no-more-time', message: '', rule: null, context: {} };
  socket.tell({ type: 'refused', id: socket.command.id, reason });
  expect(await done).toBe(false);
  expect(table.refusal).toEqual(reason);
  void table.do({ type: 'say', phrase: 'sorry' });
  expect(table.refusal).toBeNull();
});

test('a choice the game was faster than says nothing, and can be made again', async () => {
  sit(HAND, yourTurn('R1', 'R5'));
  table.decision.choose({ kind: 'play-card', card: 'R5' });
  const reason = { code: 'table/stale', message: '', rule: null, context: {} };
  socket.tell({ type: 'refused', id: socket.command.id, reason });
  await answered();
  expect([table.refusal, table.prompt?.kind]).toEqual([null, 'play-card']);
});

test('what is done is told', async () => {
  sit(HAND, KARLS);
  const done = table.do({ type: 'ask-time' });
  socket.tell({ type: 'accepted', id: socket.command.id, seq: 11 });
  expect(await done).toBe(true);
});

test('the seconds left go by', () => {
  sit(HAND, { ...KARLS, deadline: Date.now() + 25_000 });
  expect(table.secondsLeft).toBe(25);
  socket.tellEvents(11, [], { ...KARLS, deadline: Date.now() + 25_000 });
  vi.advanceTimersByTime(4_000);
  expect(table.secondsLeft).toBe(21);
  sit(HAND, KARLS);
  expect(table.secondsLeft).toBeNull();
});

test('a connection is lost only if it does not come back at once', async () => {
  sit(HAND, KARLS);
  socket.breakOff();
  await vi.advanceTimersByTimeAsync(400);
  FakeSocket.last.accept().tellEvents(11, [], KARLS);
  await vi.advanceTimersByTimeAsync(AGES / 10);
  expect(table.link).toBe('open');
  FakeSocket.last.breakOff();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(table.link).toBe('lost');
});

test('a spectator holds no cards', () => {
  const game = running(HAND);
  const seen = snapshot(10, { ...game, view: { ...game.view, seat: null } }, KARLS);
  socket.tell({ ...seen, you: { seat: null, host: false, door: 'open', stands_in: false } });
  expect(table.hand).toEqual([]);
});

test('a table that is left asks nothing any more', () => {
  sit(HAND, KARLS);
  table.close();
  vi.advanceTimersByTime(AGES);
  expect([table.link, FakeSocket.made.length, socket.sent]).toEqual(['closed', 1, []]);
});

test('a busy server asks only a device that is able to reckon a hint itself', async () => {
  const asked = serve({ 'POST /api/tables/t1/hint': () => [200, { seq: 10, choices: [] }] });
  sit(HAND, yourTurn('R1', 'R5'));
  expect(await table.hint()).toEqual({ seq: 10, choices: [] });
  save('taken-along', {});
  rememberCost(1);
  await expect(table.hint()).rejects.toThrow('network/lost');
  expect(asked.map(({ path }) => path)).toEqual(['/api/tables/t1/hint', '/api/tables/t1/hint?able=true']);
});
