import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serve, visit } from '../../tests/server';
import { i18n } from '../words/i18n.svelte';
import { session } from '../server/session.svelte';
import { settings } from '../browser/settings.svelte';
import Settings from './Settings.svelte';

const ANNA = { id: 'a1', name: 'Anna' };
const known: Parameters<typeof serve>[0] = {
  'GET /api/visit': () => visit(ANNA),
  'GET /api/me/tokens': () => [200, []],
  'GET /api/me/devices': () => [200, []],
  'GET /api/me/before': () => [200, []],
};
const device = (id: string, browser: string | null, system: string | null, here = false) => ({
  id,
  browser,
  system,
  used_at: 1_760_011_200,
  here,
});

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
  const asked = serve({ 'GET /api/visit': () => visit(null), 'GET /api/me/before': () => [200, []] });
  render(Settings);
  await waitFor(() => expect(asked.length).toBe(2));
  expect(screen.queryByRole('button', { name: 'Forget me' })).toBeNull();
});

test('a name can be changed', async () => {
  serve({ ...known, 'PATCH /api/me': (body) => [200, { ...ANNA, ...(body as object) }] });
  render(Settings);
  await tap('What’s your name?');
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
  await screen.findByText('You’re forgotten. Come back any time.');
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
  serve({
    ...known,
    'POST /api/me/link': () => [201, { code: 'abc', url: 'https://ebbes.example/#link=abc', expires_at: 0 }],
  });
  render(Settings);
  await tap('Make a link');
  await screen.findByText('https://ebbes.example/#link=abc');
  expect(await screen.findByRole('img', { name: 'Play on another device, too' })).toBeTruthy();
});

/** A server that knows some devices of Anna's. */
function serveDevices(...devices: ReturnType<typeof device>[]) {
  let kept = devices;
  const gone = Object.fromEntries(
    devices.map(({ id }) => [
      `DELETE /api/me/devices/${id}`,
      (): [number, unknown] => {
        kept = kept.filter((each) => each.id !== id);
        return [204, null];
      },
    ]),
  );
  return serve({
    ...known,
    ...gone,
    'GET /api/me/devices': () => [200, [...kept]],
    'DELETE /api/me/devices': () => {
      kept = kept.filter(({ here }) => here);
      return [204, null];
    },
  });
}

test('devices are told in plain words, this one first', async () => {
  serveDevices(
    device('p', 'Safari', 'iPhone'),
    device('c', 'Firefox', 'Linux', true),
    device('x', null, null),
    device('y', null, 'Android'),
  );
  render(Settings);
  const section = (await screen.findByRole('heading', { name: 'Your devices' })).parentElement!;
  await screen.findByText('Firefox on Linux');
  const told = [...section.querySelectorAll('b')].map(({ textContent }) => textContent);
  expect(told).toEqual(['Firefox on Linux', 'Safari on an iPhone', 'A device', 'Android']);
  expect(section.textContent).toContain('this one');
  expect(section.textContent).toContain('last used: Oct 9, 2025');
  expect(screen.queryByRole('button', { name: 'Sign out Firefox on Linux' })).toBeNull();
});

test('another device is signed out after a question', async () => {
  const asked = serveDevices(device('c', 'Firefox', 'Linux', true), device('p', 'Safari', 'iPhone'));
  render(Settings);
  await tap('Sign out Safari on an iPhone');
  const [, yes] = await screen.findAllByRole('button', { name: 'Sign out Safari on an iPhone' });
  expect(asked.some(({ method }) => method === 'DELETE')).toBe(false);
  expect(screen.queryByRole('button', { name: 'Sign out all others' })).toBeNull();
  await fireEvent.click(yes!);
  await waitFor(() => expect(screen.queryByText('Safari on an iPhone')).toBeNull());
});

test('all other devices are signed out at once, if there are several', async () => {
  serveDevices(
    device('c', 'Firefox', 'Linux', true),
    device('p', 'Safari', 'iPhone'),
    device('t', 'Chrome', 'Android'),
  );
  render(Settings);
  await tap('Sign out all others');
  const [, yes] = await screen.findAllByRole('button', { name: 'Sign out all others' });
  await fireEvent.click(yes!);
  await waitFor(() => expect(screen.queryByText('Chrome on Android')).toBeNull());
  await screen.findByText('Firefox on Linux');
});

test('whoever this device was before, it can be again', async () => {
  const BEN = { id: 'b1', name: 'Ben' };
  let [now, before] = [ANNA, BEN];
  const asked = serve({
    ...known,
    'GET /api/visit': () => visit(now),
    'GET /api/me/before': () => [200, [before]],
    'POST /api/me/return': () => {
      [now, before] = [before, now];
      return [200, now];
    },
  });
  render(Settings);
  await tap('Be Ben again');
  await screen.findByRole('button', { name: 'Be Anna again' });
  expect(asked.find(({ path }) => path === '/api/me/return')?.body).toEqual({ id: 'b1' });
  expect(session.me).toEqual(BEN);
});
