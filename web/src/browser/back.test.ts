import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeOnBack } from './back';
import { router } from './route.svelte';

const stops: (() => void)[] = [];

/** A history of one's own: that of the test's browser keeps no states. */
let states: unknown[];

beforeEach(() => {
  vi.useFakeTimers();
  states = [null];
  vi.stubGlobal('history', {
    get state() {
      return states.at(-1);
    },
    pushState: (state: unknown) => states.push(state),
    replaceState: (state: unknown) => states.splice(-1, 1, state),
    back: () => {
      states.pop();
      dispatchEvent(new Event('popstate'));
    },
  });
});

afterEach(() => {
  stops.splice(0).forEach((stop) => stop());
  vi.runAllTimers();
  vi.useRealTimers();
});

function open(): { close: ReturnType<typeof vi.fn>; stop: () => void } {
  const close = vi.fn();
  const stop = closeOnBack(close);
  stops.push(stop);
  return { close, stop };
}

test('back closes what is open, and stays on the page', () => {
  const { close } = open();
  history.back();
  expect(close).toHaveBeenCalledOnce();
  expect(states).toEqual([null]);
});

test('what is closed by a tap leaves no step behind', () => {
  const { close, stop } = open();
  stop();
  vi.runAllTimers();
  expect(states).toEqual([null]);
  expect(close).not.toHaveBeenCalled();
});

test('a sheet that opens from another one shares its step', () => {
  const menu = open();
  const chat = open();
  menu.stop();
  vi.runAllTimers();
  expect(states.length).toBe(2);
  history.back();
  expect([menu.close.mock.calls.length, chat.close.mock.calls.length]).toEqual([0, 1]);
});

test('whoever goes to another page from a sheet is back at the table by one step', () => {
  const { stop } = open();
  router.go('/rules');
  stop();
  vi.runAllTimers();
  expect(states).toEqual([null, null]);
  history.back();
  expect(states).toEqual([null]);
});

test('what opens while the step of another is being taken back stays open', () => {
  const goBack = history.back;
  history.back = () => setTimeout(goBack, 10);
  open().stop();
  vi.advanceTimersByTime(5);
  const { close } = open();
  vi.runAllTimers();
  expect(close).not.toHaveBeenCalled();
  expect(states).toEqual([null, { over: true }]);
  goBack();
  expect(close).toHaveBeenCalledOnce();
});
