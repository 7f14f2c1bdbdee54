import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeSocket, useFakes } from '../../../tests/fakes';
import { refuse, serve, visit } from '../../../tests/server';
import { running, snapshot } from '../../../tests/tables';
import { totalsOf } from '../score/totals';
import { seenOf } from '../../game/seen';
import { session } from '../../server/session.svelte';
import { keyMeaning } from './keys';
import { TablePage } from './tablepage.svelte';

const ANNA = { id: 'a1', name: 'Anna' };
const { table } = snapshot();
const there: Parameters<typeof serve>[0] = {
  'GET /api/codes/SRSHG': () => [200, { ...table, playing: false }],
  'GET /api/visit': () => visit(ANNA),
};
const AGES = 60_000;

let page: TablePage;

beforeEach(() => {
  useFakes();
  page = new TablePage();
});

afterEach(() => {
  page.close();
  session.me = undefined;
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** Somebody was here before, and saw this. */
async function seeBefore(): Promise<void> {
  page.keep(seenOf(snapshot(7)));
  await vi.advanceTimersByTimeAsync(AGES);
}

test('a table is found by its code, and followed', async () => {
  serve(there);
  await page.open('srs-hg');
  FakeSocket.last.accept().tell(snapshot(10));
  expect([page.opened?.table.seen?.seq, session.me, page.problem]).toEqual([10, ANNA, null]);
});

test('without a network a table is shown as it was seen last, and as it is as soon as there is one', async () => {
  await seeBefore();
  serve({});
  await page.open('srshg');
  expect([page.opened?.table.seen?.seq, page.problem]).toEqual([7, null]);
  const [socket] = FakeSocket.made;
  socket?.accept().tell(snapshot(12));
  expect(page.opened?.table.seen?.seq).toBe(12);
});

test('who somebody is, is asked again until the server answers, without a second connection', async () => {
  await seeBefore();
  serve({});
  await page.open('SRSHG');
  FakeSocket.last.accept().tell(snapshot(12));
  expect(session.me).toBeUndefined();
  serve(there);
  await vi.advanceTimersByTimeAsync(4_000);
  expect([session.me, FakeSocket.made.length]).toEqual([ANNA, 1]);
});

test('a table never seen before says that there is no network, and comes by itself when there is', async () => {
  serve({});
  await page.open('SRSHG');
  expect([page.opened, page.problem?.code]).toEqual([null, 'network/lost']);
  serve(there);
  await vi.advanceTimersByTimeAsync(4_000);
  FakeSocket.last.accept().tell(snapshot(10));
  expect([page.opened?.table.seen?.seq, page.problem]).toEqual([10, null]);
});

test('points are remembered from whatever is seen, also by who was away when they were counted', async () => {
  const game = running(['R1']);
  const score = { ...game.view.score, rounds: 1, totals: [1, -2, 3] };
  const seen = seenOf(snapshot(10, { ...game, view: { ...game.view, score } }));
  page.keep(seen);
  await vi.advanceTimersByTimeAsync(AGES);
  expect(totalsOf(seen)).toEqual({ 1: [1, -2, 3] });
});

test('a table that is not there is not asked for again', async () => {
  const asked = serve({ ...there, 'GET /api/codes/SRSHG': () => refuse(404, 'table/no-such-table') });
  await page.open('SRSHG');
  expect(page.problem?.code).toBe('table/no-such-table');
  const before = asked.length;
  await vi.advanceTimersByTimeAsync(AGES);
  expect(asked.length).toBe(before);
});

test('a server that is about to be back is asked again, whoever says so', async () => {
  const away = ['server/stopping', 'server/unavailable'].map((code) => () => refuse(503, code));
  for (const answer of [...away, (): [number, unknown] => [502, null]]) {
    serve({ ...there, 'GET /api/codes/SRSHG': answer });
    await page.open('SRSHG');
    expect(page.opened).toBeNull();
    serve(there);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(page.opened).not.toBeNull();
    page.close();
  }
});

test('who leaves before the table is found is not connected to it, and asks no more', async () => {
  for (const answers of [there, {}]) {
    const asked = serve(answers);
    const opening = page.open('SRSHG');
    page.close();
    await opening;
    await vi.advanceTimersByTimeAsync(AGES);
    expect([asked.length, FakeSocket.made.length, page.problem]).toEqual([2, 0, null]);
  }
});

test('the last trick stays hidden from the keys where the host shows none', async () => {
  serve(there);
  await page.open('SRSHG');
  const told = snapshot(10, running(['R1']));
  for (const last_trick of [false, true]) {
    FakeSocket.last
      .accept()
      .tell({ ...told, table: { ...told.table, settings: { ...told.table.settings, last_trick } } });
    const meaning = keyMeaning(new KeyboardEvent('keydown', { key: 'l' }))!;
    expect([page.press(meaning), page.sheet]).toEqual(last_trick ? [true, 'last'] : [false, null]);
  }
});

test('a spectator who is nobody yet says a name, and sits down as somebody', async () => {
  serve({ ...there, 'GET /api/visit': () => visit(null), 'POST /api/me': () => [200, ANNA] });
  await page.open('SRSHG');
  page.sheet = 'join';
  await Promise.race([page.takeSeat(1, 'Anna'), vi.advanceTimersByTimeAsync(0)]);
  FakeSocket.last.accept();
  expect([session.me, page.sheet, FakeSocket.made.length]).toEqual([ANNA, null, 2]);
  expect(FakeSocket.last.command).toMatchObject({ type: 'take-seat', seat: 1 });
});

test('a name that is refused says so, and the sheet stays open', async () => {
  serve({ ...there, 'GET /api/visit': () => visit(null), 'POST /api/me': () => refuse(422, 'person/no-name') });
  await page.open('SRSHG');
  page.sheet = 'join';
  await expect(page.takeSeat(1, '')).rejects.toThrow('person/no-name');
  expect([page.sheet, FakeSocket.made.length]).toEqual(['join', 1]);
});
