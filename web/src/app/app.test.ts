import { render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refuse, serve, visit } from '../../tests/server';
import App from './App.svelte';
import { SUITS } from '../game/cards';
import { i18n, t } from '../words/i18n.svelte';
import { router } from '../browser/route.svelte';

beforeEach(() => i18n.use('en'));

afterEach(() => {
  router.replace('/');
  vi.restoreAllMocks();
  vi.doUnmock('../rules/Rules.svelte');
  vi.doUnmock('../check/Check.svelte');
  vi.doUnmock('../settings/Settings.svelte');
});

test('who leaves a table asks for no other', async () => {
  await import('../table/Table.svelte'); // takes its time, on a busy machine
  const asked = serve({
    'GET /api/visit': () => visit(null),
    'GET /api/codes/SRSHG': () => refuse(404, 'table/no-such-table'),
  });
  router.replace('/t/SRSHG');
  render(App);
  await screen.findByText('There’s no such table. Is the code right?');
  router.go('/nowhere');
  await screen.findByRole('heading', { name: 'There’s nothing here.' });
  expect(asked.map(({ path }) => path).sort()).toEqual(['/api/codes/SRSHG', '/api/visit']);
});

test('an address without a page gets the one that says so', async () => {
  router.replace('/nowhere');
  render(App);
  await screen.findByRole('heading', { name: 'There’s nothing here.' });
});

test.each([
  ['de', 'E'],
  ['en', 'Y'],
  ['pfl', 'E'],
] as const)('in %s yellow cards bear a letter of their word, and no other suit bears it', async (language, yellow) => {
  await i18n.use(language);
  const words = SUITS.map((suit) => t('suit', { suit }).toUpperCase());
  const letters = SUITS.map((suit) => t('suit-letter', { suit }));
  expect(words.every((word, at) => word.includes(letters[at]!)) && new Set(letters).size).toBe(5);
  await Promise.all([import('../rules/Rules.svelte'), import('../rules/de')]); // take their time, on a busy machine
  router.replace('/rules');
  const { container } = render(App);
  const seen = () => [...container.querySelectorAll('.Y .l')].map((letter) => letter.textContent.trim());
  await vi.waitFor(() => expect(new Set(seen())).toEqual(new Set([yellow])), 5_000);
});

test('a page that does not load says so, and the next one comes all the same', async () => {
  vi.doMock('../rules/Rules.svelte', () => Promise.reject(new TypeError('no network')));
  router.replace('/rules');
  render(App);
  expect((await screen.findByRole('alert')).textContent).toContain('Reload it');
  screen.getByRole('button', { name: 'Try again' });
  router.go('/nowhere');
  await screen.findByRole('heading', { name: 'There’s nothing here.' });
});

test('a page that is on its way says so after a blink, and offers a way out at last', async () => {
  vi.useFakeTimers();
  vi.doMock('../settings/Settings.svelte', () => new Promise(() => undefined));
  router.replace('/settings');
  render(App);
  await vi.advanceTimersByTimeAsync(0);
  expect(screen.queryByRole('heading')).toBeNull();
  await vi.advanceTimersByTimeAsync(300);
  screen.getByRole('heading', { name: 'One moment …' });
  expect(screen.queryByRole('button')).toBeNull();
  await vi.advanceTimersByTimeAsync(8_000);
  screen.getByRole('button', { name: 'Try again' });
  vi.useRealTimers();
});

test('a page that breaks says so, and what broke is told to those who look', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const broken = new Error('broken');
  const page = () => {
    throw broken;
  };
  vi.doMock('../check/Check.svelte', () => ({ default: page }));
  router.replace('/check');
  render(App);
  await screen.findByRole('button', { name: 'Try again' });
  expect(told.mock.calls[0]?.[0]).toBe(broken);
});
