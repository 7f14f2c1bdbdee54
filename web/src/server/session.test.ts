import { afterEach, expect, test, vi } from 'vitest';
import { refuse, serve, visit } from '../../tests/server';
import { running, snapshot } from '../../tests/tables';
import { keepSeen, lastSeen } from './lastseen';
import { Refusal } from '../wire/refusal';
import { seenOf } from '../game/seen';
import { cleanCode, findTable, linkCode, publicTables, recordOf, Session, socketUrl } from './session.svelte';
import { lastAlone, rememberAlone } from './alone';
import { forgetWish, lastWish, rememberWish } from './wish';

const ANNA = { id: 'a1', name: 'Anna' };
const TABLE = { id: 't1', code: 'SRSHG', settings: {}, seats: [], playing: true, ended: false };
const nobody = () => visit(null);
const anna = () => visit(ANNA);

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  localStorage.clear();
});

test('somebody known is known again, with their tables', async () => {
  serve({
    'GET /api/visit': () =>
      visit(ANNA, [
        { ...TABLE, seat: null },
        { ...TABLE, id: 't2', seat: 1 },
      ]),
  });
  const session = new Session();
  await session.open();
  expect([session.me, session.tables.length, session.leftOpen?.id]).toEqual([ANNA, 2, 't2']);
});

test('nobody is nobody until they have a name', async () => {
  const asked = serve({ 'GET /api/visit': nobody, 'POST /api/me': () => [201, ANNA] });
  const session = new Session();
  expect(session.me).toBeUndefined();
  await session.open();
  expect(session.me).toBeNull();
  await session.arrive('Anna');
  expect(session.me).toEqual(ANNA);
  expect(asked.at(-1)?.body).toEqual({ name: 'Anna' });
});

test('whoever is known arrives as who they are', async () => {
  const asked = serve({ 'GET /api/visit': anna });
  const session = new Session();
  expect(await session.arrive('Guest')).toEqual(ANNA);
  await session.arrive('Guest');
  expect(asked.length).toBe(1);
});

test('a server that does not answer is not nobody', async () => {
  serve({});
  await expect(new Session().open()).rejects.toThrow('network/lost');
});

test('without a server the game seen last still offers itself, until somebody is forgotten', async () => {
  keepSeen(seenOf(snapshot(7, running(['B3']))));
  const session = new Session();
  serve({ 'DELETE /api/me': () => [204, null] });
  await session.open().catch(() => undefined);
  expect([session.me, session.leftOpen?.code, session.leftOpen?.seat]).toEqual([undefined, 'SRSHG', 0]);
  await session.leave();
  await session.open().catch(() => undefined);
  expect(session.leftOpen).toBeNull();
});

test('a name can be changed, and forgotten', async () => {
  serve({ 'PATCH /api/me': (body) => [200, { ...ANNA, ...(body as object) }], 'DELETE /api/me': () => [204, null] });
  const session = new Session();
  await session.rename('Anneliese');
  expect(session.me?.name).toBe('Anneliese');
  await session.leave();
  expect([session.me, session.tables]).toEqual([null, []]);
});

test('a table is made with oneself on the first seat', async () => {
  const asked = serve({ 'POST /api/tables': () => [201, TABLE] });
  const seats = [{ kind: 'bot', name: 'Karl', strength: 'strong' }] as const;
  const made = await new Session().createTable({ seats, settings: { clock: 'brisk' } });
  expect(made.code).toBe('SRSHG');
  expect(asked[0]?.body).toMatchObject({ seat: 0, seats: [{ kind: 'open' }, ...seats], settings: { clock: 'brisk' } });
});

test('a table is made once, even if the server has to be asked again', async () => {
  vi.useFakeTimers();
  let calls = 0;
  const asked = serve({
    'POST /api/tables': () => (++calls < 3 ? refuse(503, 'server/unavailable') : [201, TABLE]),
  });
  const made = new Session().createTable({});
  await vi.runAllTimersAsync();
  expect((await made).id).toBe('t1');
  expect(new Set(asked.map(({ body }) => JSON.stringify(body))).size).toBe(1);
});

test('a wish that is refused is not repeated', async () => {
  const asked = serve({ 'POST /api/tables': () => refuse(422, 'rule/bad-options') });
  await expect(new Session().createTable({})).rejects.toThrow(Refusal);
  expect(asked.length).toBe(1);
});

test('one tap makes a table like the last one', async () => {
  rememberAlone({ ...lastAlone(), players: 3 });
  const asked = serve({ 'GET /api/visit': anna, 'POST /api/tables': () => [201, TABLE] });
  expect((await new Session().playNow('Guest')).id).toBe('t1');
  expect(asked[1]?.body).toMatchObject({ settings: { options: { players: 3 } } });
});

test('a table for friends plays like the last one, with free seats; a wish of another time is forgotten', async () => {
  rememberWish({ settings: { clock: 'brisk' }, seats: [{ kind: 'bot', name: 'Karl', strength: 'strong' }] });
  let isNew = true;
  const asked = serve({ 'POST /api/tables': () => (isNew ? [201, { id: 't1' }] : refuse(422, 'rule/bad-options')) });
  await new Session().invite();
  expect(asked[0]?.body).toMatchObject({ settings: { clock: 'brisk' }, seats: [{ kind: 'open' }] });
  isNew = false;
  await expect(new Session().invite()).rejects.toThrow('rule/bad-options');
  expect(lastWish().settings).not.toHaveProperty('clock');
});

test('a wish of another time is forgotten', async () => {
  rememberAlone({ ...lastAlone(), players: 5 });
  let calls = 0;
  serve({
    'GET /api/visit': anna,
    'POST /api/tables': () => (++calls === 1 ? refuse(422, 'request/malformed') : [201, TABLE]),
  });
  expect((await new Session().playNow('Guest')).id).toBe('t1');
  expect(lastAlone().players).toBe(4);
});

test('another refusal stays one, and the wish is kept', async () => {
  rememberAlone({ ...lastAlone(), players: 3 });
  serve({ 'GET /api/visit': anna, 'POST /api/tables': () => refuse(429, 'limit/too-many') });
  await expect(new Session().playNow('Guest')).rejects.toThrow('limit/too-many');
  expect(lastAlone().players).toBe(3);
});

test('who refuses without a word is not there, or has something nobody knows', async () => {
  serve({ 'GET /api/tables': () => [502, null] });
  await expect(publicTables()).rejects.toMatchObject({ code: 'server/unavailable' });
  serve({ 'GET /api/tables': () => [413, null] });
  await expect(publicTables()).rejects.toMatchObject({
    code: 'server/unknown',
    message: 'status 413 [server/unknown]',
  });
});

test('a refusal brings its context', async () => {
  serve({ 'GET /api/tables': () => refuse(429, 'limit/too-many') });
  await expect(publicTables()).rejects.toMatchObject({ reason: { context: { seconds: 3 } } });
});

test('a table is found by the code people tell each other', async () => {
  serve({ 'GET /api/codes/SRSHG': () => [200, TABLE] });
  expect((await findTable(' srs-hg ')).id).toBe('t1');
  expect(cleanCode('s r s h g')).toBe('SRSHG');
});

test('a record is found by its number', async () => {
  serve({ 'GET /api/tables/t1/games/2': () => [200, { format: 'ebbes-record/1' }] });
  expect(await recordOf('t1', 2)).toEqual({ format: 'ebbes-record/1' });
});

test('a second device becomes the same person', async () => {
  const link = { code: 'x-1_y', url: 'https://here/#link=x-1_y', expires_at: 1 };
  const asked = serve({
    'POST /api/me/link': () => [201, link],
    'POST /api/link/look': () => [200, { name: 'Anna', you: false }],
    'POST /api/link': () => [200, ANNA],
    'GET /api/visit': anna,
  });
  expect(await new Session().linkDevice()).toEqual(link);
  const other = new Session();
  const code = String(linkCode('#link=x-1_y'));
  expect(await other.lookAtLink(code)).toEqual({ name: 'Anna', you: false });
  expect(other.me).toBeUndefined();
  await other.useLink(code);
  expect([other.me, asked[1]?.body, asked[2]?.body]).toEqual([ANNA, { code }, { code }]);
});

test('whoever goes back is who they were, and other tabs and the table seen last know', async () => {
  const ben = { id: 'b1', name: 'Ben' };
  const asked = serve({
    'GET /api/me/before': () => [200, [ANNA]],
    'POST /api/me/return': () => [200, ANNA],
    'GET /api/visit': anna,
  });
  keepSeen(seenOf(snapshot(7, running(['B3']))));
  const session = new Session();
  session.me = ben;
  expect(await session.before()).toEqual([ANNA]);
  await session.goBack('a1');
  expect([session.me, asked[1]?.body, lastSeen()]).toEqual([ANNA, { id: 'a1' }, null]);
  expect(localStorage.getItem('ebbes/person-changed')).not.toBeNull();
});

test.each(['', '#', '#link=', '#link=a b', '#rules'])('%j carries no link', (hash) => {
  expect(linkCode(hash)).toBeNull();
});

test("a table's socket is as safe as its page", () => {
  const at = (url: string) => socketUrl('t1', new URL(url) as unknown as Location);
  expect(at('https://ebbes.example/t/X')).toBe('wss://ebbes.example/api/tables/t1/socket');
  expect(at('http://localhost:8000/')).toBe('ws://localhost:8000/api/tables/t1/socket');
});

test('the last wish is remembered', () => {
  expect(lastWish()).toEqual({ settings: { options: { players: 4 } } });
  rememberWish({ settings: { options: { players: 2 } } });
  expect(lastWish().settings?.options?.players).toBe(2);
  forgetWish();
  expect(lastWish().settings?.options?.players).toBe(4);
});

test('who plays by one tap comes to the table to begin, once', async () => {
  serve({ 'GET /api/visit': anna, 'POST /api/tables': () => [201, TABLE] });
  const session = new Session();
  await session.playNow('Guest');
  expect(session.takeErrand('another')).toBeNull();
  expect(session.takeErrand('t1')?.todo).toBe('start');
  expect(session.takeErrand('t1')).toBeNull();
});
