import { expect, test } from 'vitest';
import { isTaken, keyMeaning } from './keys';

const press = (key: string, more = {}) => keyMeaning({ key, ctrlKey: false, metaKey: false, altKey: false, ...more });

test('digits are places in the hand, and 0 is the tenth', () => {
  expect(press('3')).toEqual({ kind: 'place', place: 3 });
  expect(press('0')).toEqual({ kind: 'place', place: 10 });
});

test('the letters of the suits are suits', () => {
  expect(press('g')).toEqual({ kind: 'suit', suit: 'G' });
});

test('a question mark opens the list of keys', () => {
  expect(press('?')).toEqual({ kind: 'sheet', sheet: 'keys' });
});

test('keys of the browser stay its own', () => {
  expect(press('l', { ctrlKey: true })).toBeNull();
  expect(press('x')).toBeNull();
});

test('a sheet that is open has all keys to itself, so that Escape closes it', () => {
  document.body.innerHTML = '<dialog><button></button></dialog><button></button>';
  const taken = [...document.querySelectorAll('button')].map((target) => {
    const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true });
    target.dispatchEvent(event);
    return isTaken(event);
  });
  expect(taken).toEqual([true, false]);
});
