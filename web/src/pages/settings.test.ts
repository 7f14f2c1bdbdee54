import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serve, visit } from '../../tests/server';
import { i18n } from '../lib/i18n.svelte';
import { session } from '../lib/session.svelte';
import { settings } from '../lib/settings.svelte';
import Settings from './Settings.svelte';

const ANNA = { id: 'a1', name: 'Anna' };
const known: Parameters<typeof serve>[0] = {
  'GET /api/visit': () => visit(ANNA),
  'GET /api/me/tokens': () => [200, []],
};

beforeEach(() => i18n.use('en'));

afterEach(() => {
  session.me = undefined;
  localStorage.clear();
  vi.unstubAllGlobals();
});

const tap = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

test('a setting holds as soon as it is chosen', async () => {
  serve({ 'GET /api/visit': () => visit(null) });
  render(Settings);
  await fireEvent.click(screen.getByRole('radio', { name: 'Wine cellar' }));
  await fireEvent.click(screen.getByRole('switch', { name: /Letters on the cards/ }));
  const { dataset } = document.documentElement;
  expect([dataset.theme, dataset.letters]).toEqual(['dark', 'off']);
  expect(settings.now).toMatchObject({ theme: 'dark', letters: false });
});

test('nobody has nothing to forget', async () => {
  const asked = serve({ 'GET /api/visit': () => visit(null) });
  render(Settings);
  await waitFor(() => expect(asked.length).toBe(1));
  expect(screen.queryByRole('button', { name: 'Forget me' })).toBeNull();
});

test('a name can be changed', async () => {
  serve({ ...known, 'PATCH /api/me': (body) => [200, { ...ANNA, ...(body as object) }] });
  render(Settings);
  await tap('What is your name?');
  await fireEvent.input(screen.getByLabelText('Your name at the table'), { target: { value: 'Anneliese' } });
  await tap('That’s me');
  await screen.findByText('Anneliese');
});

test('whoever wants to be forgotten is asked once more, and then is', async () => {
  const asked = serve({ ...known, 'DELETE /api/me': () => [204, null] });
  render(Settings);
  await tap('Forget me');
  const [, again] = await screen.findAllByRole('button', { name: 'Forget me' });
  expect(asked.some(({ method }) => method === 'DELETE')).toBe(false);
  await fireEvent.click(again!);
  await screen.findByText('You are forgotten. Come back whenever you like.');
});

test('a key for a bot is shown once, and can be removed', async () => {
  const kept: object[] = [];
  serve({
    ...known,
    'GET /api/me/tokens': () => [200, [...kept]],
    'POST /api/me/tokens': (body) => {
      kept.push({ id: 'f0', ...(body as object) });
      return [201, { ...kept[0], token: 'secret' }];
    },
    'DELETE /api/me/tokens/f0': () => {
      kept.pop();
      return [204, null];
    },
  });
  render(Settings);
  await fireEvent.input(await screen.findByLabelText('What is it for?'), { target: { value: 'my bot' } });
  await tap('Make a key');
  await screen.findByText('secret');
  await tap('Remove my bot');
  await waitFor(() => expect(screen.queryByText('secret')).toBeNull());
});

test('a link for another device is shown as text and as a code for cameras', async () => {
  serve({ ...known, 'POST /api/me/link': () => [201, { code: 'abc', url: 'https://ebbes.example/#link=abc', expires_at: 0 }] });
  render(Settings);
  await tap('Make a link');
  await screen.findByText('https://ebbes.example/#link=abc');
  expect(screen.getByRole('img', { name: 'Play on another device too' })).toBeTruthy();
});
