import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sorting } from './sorting';

const STEP = 50;
let hand: HTMLElement;
let moves: [number, number][];
let taps: string[];
let stop: () => void;

/** Three cards, each 50 pixels right of the one before. */
beforeEach(() => {
  hand = document.createElement('div');
  hand.innerHTML = '<ul>' + ['B1', 'G2', 'R3'].map((card) => `<li><button>${card}</button></li>`).join('') + '</ul>';
  document.body.append(hand);
  hand.setPointerCapture = () => undefined;
  hand.querySelectorAll('li').forEach((item, at) => {
    item.getBoundingClientRect = () => new DOMRect(STEP * at, 0, STEP, 70);
  });
  moves = [];
  taps = [];
  hand.addEventListener('click', ({ target }) => taps.push((target as HTMLElement).innerText));
  stop = sorting((from, to) => moves.push([from, to]))(hand);
});

afterEach(() => {
  stop();
  hand.remove();
});

const button = (at: number) => hand.querySelectorAll('button')[at]!;

function point(name: string, clientX: number, at = 0): void {
  button(at).dispatchEvent(new PointerEvent(name, { bubbles: true, clientX, clientY: 35, pointerId: 1 }));
}

function press(at: number, key: string, shiftKey = true): boolean {
  return button(at).dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true }));
}

test('a card is drawn to another place, and follows the pointer there', () => {
  point('pointerdown', 25);
  point('pointermove', 120);
  const { style } = button(0).parentElement!;
  expect(style.translate).toBe('95px 0px');
  point('pointerup', 120);
  expect([moves, style.translate]).toEqual([[[0, 2]], '']);
});

test('a card that was drawn is not tapped, one that was not is', async () => {
  point('pointerdown', 25);
  point('pointermove', 90);
  point('pointerup', 90);
  button(0).click();
  await new Promise((done) => setTimeout(done));
  point('pointerdown', 25);
  point('pointermove', 28);
  point('pointerup', 28);
  button(0).click();
  expect([moves, taps]).toEqual([[[0, 1]], ['B1']]);
});

test('a card that is let go where it was, or lost on the way, stays', () => {
  for (const end of ['pointerup', 'pointercancel']) {
    point('pointerdown', 25);
    point('pointermove', 90);
    point(end, 30);
    point('pointermove', 120);
  }
  expect([moves, button(0).parentElement!.style.translate]).toEqual([[], '']);
});

test('Shift and an arrow move a card, which keeps the focus; without Shift they mean something else', async () => {
  expect(press(1, 'ArrowRight')).toBe(false);
  await vi.waitFor(() => expect(document.activeElement).toBe(button(2)));
  expect(press(1, 'ArrowLeft')).toBe(false);
  press(0, 'ArrowLeft');
  expect(press(1, 'ArrowLeft', false)).toBe(true);
  expect(press(1, 'Home')).toBe(true);
  expect(moves).toEqual([
    [1, 2],
    [1, 0],
  ]);
});

test('who sorts by other orders moves nothing', () => {
  stop();
  press(1, 'ArrowRight');
  expect([moves, hand.style.touchAction]).toEqual([[], '']);
});
