import { expect, test } from 'vitest';
import { Swipe } from './swipe';

const touch = (x: number, y = 0) => ({ clientX: x, clientY: y }) as Touch;
const down = (target: Element, ...touches: Touch[]) => ({ target, touches }) as unknown as TouchEvent;
const up = (...changedTouches: Touch[]) => ({ changedTouches }) as unknown as TouchEvent;
const felt = document.createElement('div');

/** By how many steps a finger goes on that begins somewhere. */
function swiped(target: Element, from: Touch, to: Touch): number {
  const swipe = new Swipe();
  swipe.begin(down(target, from));
  return swipe.end(up(to));
}

test('a swipe to the left is a step on, one to the right a step back', () => {
  expect([swiped(felt, touch(200), touch(100)), swiped(felt, touch(100), touch(200))]).toEqual([1, -1]);
});

test('a tap, and what goes up or down, is no swipe', () => {
  expect([swiped(felt, touch(100), touch(120)), swiped(felt, touch(200), touch(100, 90))]).toEqual([0, 0]);
});

test('two fingers are no swipe', () => {
  const swipe = new Swipe();
  swipe.begin(down(felt, touch(0), touch(50)));
  expect(swipe.end(up(touch(200)))).toBe(0);
});

test('who drags the rail moves the rail alone', () => {
  const rail = document.createElement('input');
  felt.append(rail);
  expect(swiped(rail, touch(100), touch(300))).toBe(0);
});
