import { render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeSocket, useFakes } from '../../tests/fakes';
import { serve, visit } from '../../tests/server';
import { running, snapshot } from '../../tests/tables';
import { isNewcomer } from '../browser/newcomer';
import { i18n, t } from '../words/i18n.svelte';
import { router } from '../browser/route.svelte';
import { session, socketUrl } from '../server/session.svelte';
import Table from './Table.svelte';

const { table } = snapshot();

beforeEach(async () => {
  await i18n.use('en');
  await Promise.all([import('./play/Play.svelte'), import('./room/Welcome.svelte')]); // in files of their own
  useFakes();
  router.replace('/t/SRSHG');
});

afterEach(() => {
  router.replace('/');
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

async function opened(newest: number): Promise<void> {
  serve({
    'GET /api/codes/SRSHG': () => [200, { ...table, playing: false }],
    'GET /api/visit': () => [200, { me: null, tables: [], protocols: { oldest: newest, newest } }],
  });
  render(Table);
  await vi.advanceTimersByTimeAsync(0);
}

test('a page of another time than the server asks to be loaded again', async () => {
  await opened(2);
  expect(FakeSocket.last.url).toBe(`${socketUrl('t1')}?protocol=1`);
  FakeSocket.last.breakOff();
  await vi.advanceTimersByTimeAsync(0);
  expect(screen.getByRole('alert').textContent).toContain(t('errors-protocol-unsupported'));
  screen.getByRole('button', { name: t('update-now') });
});

test('a page that is turned away for another reason goes on trying', async () => {
  await opened(1);
  FakeSocket.last.breakOff();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(FakeSocket.made.length).toBeGreaterThan(1);
});

test('a line that does not open is told, with a way to try again and one home', async () => {
  await opened(1);
  await vi.advanceTimersByTimeAsync(1_000);
  screen.getByRole('heading', { name: t('table-connecting') });
  expect(screen.queryByText(t('table-connecting-long'))).toBeNull();
  await vi.advanceTimersByTimeAsync(8_000);
  screen.getByText(t('table-connecting-long'));
  screen.getByRole('button', { name: t('try-again') });
  expect(screen.getByRole('link', { name: t('to-home') }).getAttribute('href')).toBe('/');
});

test('who plays for the first time is offered the lesson once, beside the game', async () => {
  session.errand = { table: 't1', todo: 'start' };
  await opened(1);
  FakeSocket.last.accept().tell(snapshot(7));
  await vi.advanceTimersByTimeAsync(0);
  FakeSocket.last.tell(snapshot(8, running(['B1', 'B2'])));
  await vi.advanceTimersByTimeAsync(0);
  const offer = screen.getByRole('group', { name: t('table-welcome') });
  expect(within(offer).getByRole('link').getAttribute('href')).toBe('/learn');
  screen.getByRole('list', { name: t('play-hand') });
  within(offer)
    .getByRole('button', { name: t('close') })
    .click();
  await vi.advanceTimersByTimeAsync(100);
  expect([screen.queryByRole('group', { name: t('table-welcome') }), isNewcomer()]).toEqual([null, false]);
  screen.getAllByText(t('table-welcome-arches'));
});

test('from one table to another nothing of the first stays', async () => {
  const other = { ...table, id: 't2', code: 'BBBBB' };
  serve({
    'GET /api/codes/SRSHG': () => [200, { ...table, playing: true }],
    'GET /api/codes/BBBBB': () => [200, { ...other, playing: true }],
    'GET /api/visit': () => visit(null),
  });
  render(Table);
  await vi.advanceTimersByTimeAsync(0);
  FakeSocket.last.accept().tell(snapshot(8, running(['B1', 'B2'])));
  FakeSocket.last.tellEvents(9, [{ type: 'table-ended', reason: 'idle', operator: null }]);
  await vi.advanceTimersByTimeAsync(1_000);
  screen.getByRole('heading', { name: t('table-ended-idle') });
  router.go('/t/BBBBB');
  await vi.advanceTimersByTimeAsync(0);
  const told = snapshot(3);
  FakeSocket.last.accept().tell({ ...told, table: { ...told.table, id: 't2', code: 'BBBBB', ended: true } });
  await vi.advanceTimersByTimeAsync(1_000);
  screen.getByRole('heading', { name: t('errors-table-ended') });
});
