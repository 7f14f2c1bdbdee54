import { render, screen } from '@testing-library/svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { i18n } from '../words/i18n.svelte';
import Problem from './Signpost.svelte';
import Later from './Later.svelte';
import { fetchWhenIdle, Lazy } from './lazy.svelte';

const there = () => Promise.resolve({ default: Problem });

beforeEach(() => i18n.use('en'));

test('a part comes when it is shown, with what it is given', async () => {
  const load = vi.fn(there);
  const part = new Lazy(load);
  expect(load).not.toHaveBeenCalled();
  render(Later<{ title: string }>, { of: part, given: { title: 'Here it is' } });
  await screen.findByRole('heading', { name: 'Here it is' });
  expect(load).toHaveBeenCalledOnce();
});

test('a part that was fetched before is there at once', async () => {
  const part = new Lazy(there);
  await part.fetch();
  render(Later<{ title: string }>, { of: part, given: { title: 'Here it is' } });
  screen.getByRole('heading', { name: 'Here it is' });
});

test('a page that cannot be fetched says so, and is asked for again when it is wanted again', async () => {
  const load = vi.fn(there).mockRejectedValueOnce(new TypeError('no network'));
  const part = new Lazy(load);
  render(Later<{ title: string }>, { of: part, given: { title: 'Here it is' }, page: true });
  await screen.findByRole('button', { name: 'Try again' });
  await part.fetch();
  await screen.findByRole('heading', { name: 'Here it is' });
});

test('what is waited for says so after a blink, also where it is no page', async () => {
  vi.useFakeTimers();
  const never = new Lazy<{ title: string }>(() => new Promise(() => undefined));
  render(Later<{ title: string }>, { of: never, given: { title: 'Here it is' }, needed: true });
  expect(screen.queryByRole('status')).toBeNull();
  await vi.advanceTimersByTimeAsync(300);
  expect(screen.getByRole('status').textContent).toContain('One moment …');
  await vi.advanceTimersByTimeAsync(8_000);
  screen.getByRole('button', { name: 'Try again' });
  vi.useRealTimers();
});

test('a part that cannot be fetched says so, and comes when it is asked for again or the network is back', async () => {
  for (const again of [
    () => screen.getByRole('button', { name: 'Try again' }).click(),
    () => dispatchEvent(new Event('online')),
  ]) {
    const load = vi.fn(there).mockRejectedValueOnce(new TypeError('no network'));
    const { unmount } = render(Later<{ title: string }>, { of: new Lazy(load), given: { title: 'Here it is' } });
    await screen.findByRole('button', { name: 'Try again' });
    again();
    await screen.findByRole('heading', { name: 'Here it is' });
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    unmount();
  }
});

test('what nobody waits for is fetched when the browser is idle', async () => {
  const work: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (todo: () => void) => work.push(todo));
  const load = vi.fn(there);
  fetchWhenIdle([new Lazy(load)]);
  expect(load).not.toHaveBeenCalled();
  work.forEach((todo) => todo());
  expect(load).toHaveBeenCalledOnce();
});
