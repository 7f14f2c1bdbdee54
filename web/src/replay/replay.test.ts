import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeSocket } from '../../tests/fakes';
import { OPEN, serveReplay } from '../../tests/replay';
import { voices } from '../../tests/words';
import { router } from '../browser/route.svelte';
import { i18n, t } from '../words/i18n.svelte';
import { captionOf } from './caption';
import { Recorded } from './recorded.svelte';
import Replay from './Replay.svelte';

beforeEach(async () => {
  vi.useFakeTimers();
  localStorage.clear();
  await i18n.use('en');
  serveReplay();
  router.replace('/g/g1#0.0');
});

afterEach(() => {
  router.replace('/');
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function opened(): Promise<void> {
  render(Replay);
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(0);
}

const press = (key: string) => fireEvent.keyDown(document.body, { key });
async function lead(hash: string): Promise<void> {
  history.pushState(null, '', location.pathname + hash);
  await fireEvent.popState(window);
  await vi.advanceTimersByTimeAsync(0);
}

const heard = () => screen.getByRole('log').textContent;
const slider = () => screen.getByRole<HTMLInputElement>('slider');

test('a game is gone through by keys, and each step is read aloud', async () => {
  await opened();
  expect(heard()).toContain('Before the first deal');
  await press('ArrowRight');
  expect(slider().getAttribute('aria-valuetext')).toBe(`Round 1, step 1 of ${OPEN.events.length}`);
  expect(heard()).toMatch(/dealt|deals/);
  await press('End');
  expect(heard()).toMatch(/wins|won/);
  await press('ArrowLeft');
  expect(slider().value).toBe(String(OPEN.events.length - 1));
});

test('it is gone through by taps too, two quick ones being two steps', async () => {
  await opened();
  const on = screen.getByRole('button', { name: 'Forward a step' });
  await fireEvent.click(on, { detail: 1 });
  await fireEvent.click(on, { detail: 2 });
  expect(slider().value).toBe('2');
  await fireEvent.click(screen.getByRole('button', { name: 'Forward a round' }));
  await fireEvent.click(screen.getByRole('button', { name: 'Back a step' }));
  await fireEvent.input(slider(), { target: { value: '7' } });
  expect(slider().getAttribute('aria-valuetext')).toContain('step 7');
});

test('it plays on, and stops', async () => {
  await opened();
  await fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(Number(slider().value)).toBeGreaterThan(2);
  await fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
  const { value } = slider();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(slider().value).toBe(value);
});

test('all hands are open, or it is seen as somebody saw it', async () => {
  await opened();
  await press('PageDown');
  const hands = screen.getByRole('list', { name: 'Everyone’s cards' });
  expect(hands.textContent).toMatch(/Anna holds .*Bert holds /s);
  await fireEvent.change(screen.getByRole('combobox'), { target: { value: '0' } });
  await vi.advanceTimersByTimeAsync(0);
  expect(screen.queryByRole('list', { name: 'Everyone’s cards' })).toBeNull();
  expect(screen.getByRole('list', { name: t('play-hand') }).querySelectorAll('button').length).toBeGreaterThan(5);
});

test('a link to other eyes is followed, also back', async () => {
  await opened();
  const eyes = () => screen.getByRole<HTMLSelectElement>('combobox').value;
  await lead('#1.3.0');
  expect([eyes(), location.hash]).toEqual(['0', '#1.3.0']);
  await lead('#1.4');
  expect([eyes(), location.hash]).toEqual(['', '#1.4']);
});

test('where the address may not change so often, it is stepped through all the same, and told later', async () => {
  await opened();
  const told = vi.spyOn(history, 'replaceState').mockImplementation(() => {
    throw new DOMException('more than 100 times per 10 seconds', 'SecurityError');
  });
  await press('PageDown');
  await press('End');
  expect(slider().value).toBe(slider().max);
  expect(location.hash).toBe('#0.0');
  told.mockRestore();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(location.hash).toMatch(/^#\d+\.\d\d$/);
});

test('that the link is copied is told for a while, each time', async () => {
  router.replace('/g/g1');
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: () => Promise.resolve() } });
  await opened();
  for (let time = 0; time < 2; time++) {
    await fireEvent.click(screen.getByRole('button', { name: t('replay-share') }));
    await vi.advanceTimersByTimeAsync(0);
    screen.getByText(t('replay-copied'));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(screen.queryByText(t('replay-copied'))).toBeNull();
  }
});

test('while a sheet is open, the table behind it stands still', async () => {
  await opened();
  await fireEvent.click(screen.getByRole('button', { name: t('replay-more-title') }));
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(0);
  screen.getByRole('dialog');
  await press('ArrowRight');
  expect(slider().value).toBe('0');
});

test('who goes on from a sheet is back at the moment by one step', async () => {
  router.replace('/g/g1#1.3');
  const states: unknown[] = [null];
  vi.stubGlobal('history', {
    get state() {
      return states.at(-1);
    },
    pushState: (state: unknown) => states.push(state),
    replaceState: (state: unknown) => states.splice(-1, 1, state),
  });
  await opened();
  await fireEvent.click(screen.getByRole('button', { name: t('replay-more-title') }));
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(0);
  expect(states).toEqual([null, { over: true }]);
  const ways = screen.getByRole('region', { name: t('replay-onward-go') });
  await fireEvent.click(within(ways).getAllByRole('button')[0]!);
  await vi.advanceTimersByTimeAsync(100);
  expect(states).toEqual([null, null]);
});

test('a game that is not there says so', async () => {
  router.replace('/g/g2');
  await opened();
  screen.getByText(t('replay-none'));
});

test.each(await voices())('every step is told in $language', async ({ t: say, faults }) => {
  const recorded = new Recorded('g1', () => 'normal');
  await recorded.lookAs(0);
  const { moments } = recorded.screen;
  for (const at of moments.keys()) expect(captionOf({ moments, at }, say)).not.toBe('');
  expect(faults).toEqual([]);
});

test('a card somebody points at is marked where it lies', async () => {
  FakeSocket.made = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  router.replace('/g/g1');
  await opened();
  await fireEvent.click(screen.getByRole('button', { name: t('replay-together-title') }));
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(0);
  await lead('#1.3');
  await vi.dynamicImportSettled();
  await press('ArrowLeft');
  FakeSocket.last.accept();
  const people = [{ number: 1, seat: 0 }];
  FakeSocket.last.tell({ type: 'company', place: '1.3', leader: 1, you: 1, people } as never);
  const marked = () => [...document.querySelectorAll('i.pointed')].map(({ textContent }) => textContent);
  expect(marked()).toEqual([]);
  const [card] = OPEN.events.flatMap((event) => (event.type === 'dealt' ? event.hands.flat().slice(-1) : []));
  FakeSocket.last.tell({ type: 'pointed', who: 1, card } as never);
  await vi.advanceTimersByTimeAsync(0);
  expect(marked()).toEqual([card?.slice(1)]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(marked()).toEqual([]);
});
