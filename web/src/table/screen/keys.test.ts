import { expect, test } from 'vitest';
import { isTaken, keyMeaning } from './keys';

const PLAIN = { code: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
const press = (key: string, more = {}, single = true) => keyMeaning({ key, ...PLAIN, ...more }, single);

test('digits are places in the hand, and 0 is the tenth', () => {
  expect(press('3')).toEqual({ kind: 'place', place: 3 });
  expect(press('0')).toEqual({ kind: 'place', place: 10 });
});

test('with shift digits reach the cards beyond the tenth, whatever sign the keyboard makes of them', () => {
  expect(press('!', { code: 'Digit1', shiftKey: true })).toEqual({ kind: 'place', place: 11 });
  expect(press('5', { code: 'Digit5', shiftKey: true })).toEqual({ kind: 'place', place: 15 });
  expect(press('?', { code: 'Minus', shiftKey: true })).toEqual({ kind: 'sheet', sheet: 'keys' });
});

test('where digits need shift their keys mean the same places', () => {
  expect(press('&', { code: 'Digit1' })).toEqual({ kind: 'place', place: 1 });
  expect(press('à', { code: 'Digit0' })).toEqual({ kind: 'place', place: 10 });
  expect(press('1', { code: 'Digit1', shiftKey: true })).toEqual({ kind: 'place', place: 11 });
  expect(press('&', { code: 'Digit1' }, false)).toBeNull();
});

test('keys of one sign can be switched off, the others stay', () => {
  expect([press('h', {}, false), press('3', {}, false), press('?', {}, false)]).toEqual([null, null, null]);
  expect(press('Enter', {}, false)).toEqual({ kind: 'on' });
  expect(press('ArrowLeft', {}, false)).toEqual({ kind: 'hand' });
});

test('the letters of the suits are suits', () => {
  expect(press('g')).toEqual({ kind: 'suit', suit: 'G' });
});

test('the letters of the suits are those of the language that is spoken', () => {
  const german = (key: string) => keyMeaning({ key, ...PLAIN }, true, (suit) => (suit === 'Y' ? 'E' : suit));
  expect(german('e')).toEqual({ kind: 'suit', suit: 'Y' });
  expect(german('y')).toBeNull();
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
