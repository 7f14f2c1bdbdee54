import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { place, serveLesson, STEPS } from '../../tests/lesson';
import { visit } from '../../tests/server';
import { snapshot } from '../../tests/tables';
import { i18n, t } from '../lib/i18n.svelte';
import { session } from '../lib/session.svelte';
import { save } from '../lib/storage';
import Learn from './Learn.svelte';

beforeEach(async () => {
  vi.useFakeTimers();
  localStorage.clear();
  await i18n.use('en');
});

afterEach(() => {
  session.me = undefined;
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
});

/** The words of a step are on the screen, and nothing moves any more. */
async function reads(name: string): Promise<void> {
  await vi.waitFor(() => {
    vi.advanceTimersByTime(500);
    expect(document.querySelector('.words:not(.quiet)')?.textContent).toContain(t(`learn-${name}-text`));
  });
}

async function learnFrom(name: string): Promise<void> {
  save('lesson', place(name));
  render(Learn);
  await reads(name);
}

const press = (key: string) => fireEvent.keyDown(window, { key });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const tap = (name: string | RegExp) => fireEvent.click(button(name));

test('the whole lesson can be tapped through, to a game', async () => {
  const { id, code } = snapshot().table;
  serveLesson({
    'GET /api/visit': () => visit({ id: 'a1', name: 'Anna' }),
    'POST /api/tables': () => [201, { id, code }],
  });
  render(Learn);
  for (const { name, tap: card } of STEPS.slice(0, -1)) {
    await reads(name);
    if (name === 'starter') {
      await tap(/Gretel/);
      await tap('Gretel leads');
    } else if (name === 'score') await tap('On to round 2');
    else await tap(card === null ? 'Next' : /tap here/);
  }
  await reads('done');
  await tap('Play now');
  await vi.waitFor(() => expect(location.pathname).toBe(`/t/${code}`));
});

test('the whole lesson can be learnt by keys alone', async () => {
  serveLesson();
  render(Learn);
  for (const { name, tap: card } of STEPS.slice(0, -1)) {
    await reads(name);
    const cards = [...document.querySelectorAll('footer li button')];
    if (name === 'starter') {
      await tap('Myself you begin');
      await press('Enter');
    } else if (card === null) await press('Enter');
    else await press(String((cards.findIndex((one) => one.matches('.target')) + 1) % 10));
  }
  await reads('done');
});

test('Enter leaves alone what is to be tapped', async () => {
  serveLesson();
  await learnFrom('follow');
  await press('Enter');
  vi.advanceTimersByTime(5_000);
  await reads('follow');
});

test('a card that may not be played is explained, until that has been read', async () => {
  serveLesson();
  await learnFrom('follow');
  await tap(/^green four/);
  const link = await screen.findByRole('link', { name: 'Rule 12' });
  expect([link.getAttribute('href'), link.parentElement?.textContent]).toEqual([
    '/rules#R12',
    expect.stringContaining('Blue is led, and you still have blue'),
  ]);
  vi.advanceTimersByTime(4_000);
  await reads('follow');
});

test('roles and trick are read aloud for whoever asks', async () => {
  serveLesson();
  await learnFrom('plus');
  await press('o');
  await press('t');
  const log = await screen.findByRole('log');
  await vi.waitFor(() => expect(log.textContent).toMatch(/Green is trump.*red four/s));
});

test('who ends the lesson begins at its beginning the next time', async () => {
  serveLesson();
  await learnFrom('duck');
  await fireEvent.click(screen.getByRole('link', { name: 'End the lesson' }));
  expect(localStorage.getItem('ebbes/lesson')).toBe('0');
});

test('without a network there is a second try', async () => {
  vi.useRealTimers();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  render(Learn);
  await screen.findByText('No network just now.');
  serveLesson();
  await tap('Try again');
  await reads('cards');
});
