import { render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeSocket, useFakes } from '../../tests/fakes';
import { serve } from '../../tests/server';
import { snapshot } from '../../tests/tables';
import { i18n, t } from '../words/i18n.svelte';
import { router } from '../browser/route.svelte';
import { socketUrl } from '../server/session.svelte';
import Table from './Table.svelte';

const { table } = snapshot();

beforeEach(() => {
  useFakes();
  i18n.use('en');
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
