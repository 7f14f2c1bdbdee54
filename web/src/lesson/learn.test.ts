import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { place, STEPS } from '../../tests/lesson';
import { serve, visit } from '../../tests/server';
import { snapshot } from '../../tests/tables';
import { i18n, t } from '../words/i18n.svelte';
import { watchPresses } from '../browser/press';
import { session } from '../server/session.svelte';
import { save } from '../browser/storage';
import Learn from './Learn.svelte';
import * as script from './script';

/** Time for many steps on a busy machine. */
const LONG = 60_000;

beforeEach(async () => {
  vi.useFakeTimers();
  localStorage.clear();
  await i18n.use('en');
  await import('../table/score/ScoreSheet.svelte'); // which comes in a file of its own
  await import('../table/play/StarterAsk.svelte'); // likewise
});

afterEach(() => {
  session.me = undefined;
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The words of a step are on the screen, and nothing moves any more. */
async function reads(name: string): Promise<void> {
  const words = () => document.querySelector('.words:not(.quiet)')?.textContent ?? '';
  const text = t({ key: `learn-${name}-text` });
  await Promise.all(script.LESSONS.map(script.scriptOf)); // each comes in a file of its own
  for (let waited = 0; !words().includes(text) && waited < 40; waited += 1) await vi.advanceTimersByTimeAsync(500);
  expect(words()).toContain(text);
}

async function learnFrom(name: string): Promise<void> {
  save('lesson', place(name));
  render(Learn);
  await reads(name);
}

const press = (key: string) => fireEvent.keyDown(window, { key });
/** By its words; asking for roles takes long among so many drawings. */
async function tap(words: string): Promise<void> {
  const buttons = [...document.querySelectorAll('button')];
  await fireEvent.click(buttons.find(({ textContent }) => textContent.includes(words))!);
}

test(
  'the lesson can be tapped through to its end, and on to a game',
  async () => {
    const { id, code } = snapshot().table;
    serve({
      'GET /api/visit': () => visit({ id: 'a1', name: 'Anna' }),
      'POST /api/tables': () => [201, { id, code }],
    });
    await learnFrom('duck');
    for (const { name, tap: card } of STEPS.slice(place('duck'), -1)) {
      await reads(name);
      if (name === 'starter') {
        await tap('Gretel');
        await tap('Gretel leads');
      } else if (name === 'score') await tap('On to round 2');
      else await tap(card === null ? 'Next' : 'tap here');
    }
    await reads('done');
    await tap('Play now');
    await vi.advanceTimersByTimeAsync(100);
    expect(location.pathname).toBe(`/t/${code}`);
  },
  LONG,
);

test(
  'in flight mode the game that was taken along follows the lesson',
  async () => {
    save('taken-along', {});
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await learnFrom('done');
    await tap('Play now');
    await vi.advanceTimersByTimeAsync(100);
    expect(location.pathname).toBe('/t/-');
    expect(session.takeErrand('device')?.todo).toBe('start');
  },
  LONG,
);

test(
  'where the server does not answer, a game on the device is offered after the lesson',
  async () => {
    save('taken-along', {});
    serve({});
    await learnFrom('done');
    await tap('Play now');
    await vi.advanceTimersByTimeAsync(100);
    await tap('Play here without a network');
    await vi.advanceTimersByTimeAsync(100);
    expect(location.pathname).toBe('/t/-');
  },
  LONG,
);

test(
  'keys are enough',
  async () => {
    render(Learn);
    for (const { name, tap: card } of STEPS.slice(0, place('plus'))) {
      await reads(name);
      const cards = [...document.querySelectorAll('footer li button')];
      const target = cards.findIndex((one) => one.matches('.target')) + 1;
      await press(card === null ? 'Enter' : String(target));
    }
    await reads('plus');
  },
  LONG,
);

test.each(['.on', 'footer li button'])(
  'a double tap on %s is one step',
  async (where) => {
    watchPresses();
    await learnFrom('cards');
    await fireEvent.click(document.querySelector(where)!, { detail: 1 });
    await reads('number');
    await fireEvent.click(document.querySelector(where)!, { detail: 2 });
    await vi.advanceTimersByTimeAsync(500);
    await reads('number');
  },
  LONG,
);

test('Enter names the starter who was chosen', async () => {
  await learnFrom('starter');
  await press('Enter');
  await reads('starter');
  await tap('Myself');
  await press('Enter');
  await reads('done');
});

test('Enter leaves alone what is to be tapped', async () => {
  await learnFrom('follow');
  await press('Enter');
  await vi.advanceTimersByTimeAsync(5_000);
  await reads('follow');
});

test('a card that may not be played is explained, until that has been read', async () => {
  await learnFrom('follow');
  await tap('green four');
  const link = screen.getByRole('link', { name: 'Rule 12' });
  expect([link.getAttribute('href'), link.parentElement?.textContent]).toEqual([
    '/rules#R12',
    expect.stringContaining('Blue is led, and you still have blue'),
  ]);
  await vi.advanceTimersByTimeAsync(4_000);
  await reads('follow');
});

test('roles and trick are read aloud for whoever asks', async () => {
  await learnFrom('plus');
  await press('o');
  await press('t');
  expect(screen.getByRole('log').textContent).toMatch(/Trump: green.*red four/s);
});

test('who ends the lesson begins at its beginning the next time', async () => {
  await learnFrom('duck');
  await fireEvent.click(screen.getByRole('link', { name: 'Leave the lesson' }));
  expect(localStorage.getItem('ebbes/lesson')).toBe('0');
});

function goTo(hash: string): void {
  history.replaceState(null, '', `/learn${hash}`);
  window.dispatchEvent(new Event('hashchange'));
}

test('the first lesson leads to the second, and the others stand in a list from then on', async () => {
  await learnFrom('done');
  expect(screen.getByRole('link', { name: 'Next: Halfway through a trick' }).getAttribute('href')).toBe(
    '/learn#middle',
  );
  goTo('#middle');
  await reads('atonce');
  goTo('#all');
  await vi.advanceTimersByTimeAsync(100);
  const lessons = screen.getAllByRole('link').filter((link) => link.getAttribute('href')?.startsWith('/learn#'));
  expect(lessons.map((link) => link.getAttribute('href'))).toEqual(script.LESSONS.map((name) => `/learn#${name}`));
  expect(screen.getAllByRole('img', { name: 'done' })).toHaveLength(1);
});

test('a designator is picked on the wall, and the words say which', async () => {
  await import('../table/play/Picking.svelte'); // which comes in a file of its own
  history.replaceState(null, '', '/learn#variants');
  save('lesson-variants', 2);
  render(Learn);
  await vi.waitFor(() => screen.getByRole('heading', { name: 'Take 6 and green' }));
  await fireEvent.click(screen.getByRole('button', { name: 'Number 6' }));
  await fireEvent.click(screen.getByRole('button', { name: 'Green, forest' }));
  await tap('Take Green 6');
  await reads('chosen');
});

test('a lesson that is not on the device yet says so, and there is a second try', async () => {
  vi.spyOn(script, 'scriptOf').mockRejectedValueOnce(new TypeError('no network'));
  render(Learn);
  await vi.advanceTimersByTimeAsync(100);
  screen.getByText('No network just now.');
  await tap('Try again');
  await reads('cards');
});
