import { fireEvent } from '@testing-library/dom';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { isSecondTap, watchPresses } from './press';

const seconds: boolean[] = [];
let button: HTMLButtonElement;

beforeAll(watchPresses);

beforeEach(() => {
  document.body.innerHTML = '<button><span>Play</span></button><p>Text</p>';
  button = document.querySelector('button')!;
  button.onclick = () => seconds.push(isSecondTap());
  seconds.length = 0;
});

afterEach(() => {
  vi.useRealTimers();
});

/** A finger comes down at a time and a place; the browser does not count its taps. */
function tap(timeStamp: number, clientX = 100): void {
  const down = new PointerEvent('pointerdown', { pointerType: 'touch', clientX, bubbles: true });
  Object.defineProperty(down, 'timeStamp', { value: timeStamp });
  button.dispatchEvent(down);
  fireEvent.click(button, { detail: 1 });
}

test('a button looks pressed for a moment, wherever it was tapped', () => {
  vi.useFakeTimers();
  const looks = () => document.querySelectorAll('button[data-pressed]').length;
  document.querySelector('p')!.click();
  expect(looks()).toBe(0);
  document.querySelector('span')!.click();
  expect(looks()).toBe(1);
  vi.runAllTimers();
  expect(looks()).toBe(0);
});

test('every second of quick taps in one place belongs to the one before', () => {
  for (const at of [1000, 1150, 1300, 1450]) tap(at);
  expect(seconds).toEqual([false, true, false, true]);
});

test('taps with time or with room between them are wishes of their own', () => {
  tap(3000);
  tap(3400);
  tap(3500, 200);
  expect(seconds).toEqual([false, false, false]);
});

test('a mouse is believed what it counts', () => {
  for (const detail of [1, 2, 3, 4]) fireEvent.click(button, { detail });
  expect(seconds).toEqual([false, true, false, true]);
});

test('keys are never a double tap', () => {
  tap(5000);
  tap(5100);
  fireEvent.click(button, { detail: 0 });
  expect(seconds).toEqual([false, true, false]);
});
