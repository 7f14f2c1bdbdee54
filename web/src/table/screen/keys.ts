/** What a key means at the table (`?` lists them). */
import { SUITS } from '../../game/cards';
import type { SuitLetter } from '../../wire/protocol.gen';
import { type Deed, deedOf, type Desk } from './actions';

export type KeyMeaning =
  { readonly kind: 'place'; readonly place: number } | { readonly kind: 'suit'; readonly suit: SuitLetter } | Deed;

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

type LetterOf = (suit: SuitLetter) => string;

/**
 * Null for a key that means nothing here; `single`: keys of one sign mean something at all; `letterOf`: what is printed
 * on the suits.
 */
export function keyMeaning(
  pressed: Pressed,
  single = true,
  letterOf: LetterOf = (suit) => suit,
  desk: Desk = 'table',
): KeyMeaning | null {
  const { key, ctrlKey, metaKey, altKey } = pressed;
  if (ctrlKey || metaKey || altKey || (key.length === 1 && !single)) return null;
  const place = placeOf(pressed);
  if (place !== null) return { kind: 'place', place };
  const suit = SUITS.find((suit) => letterOf(suit) === key.toUpperCase());
  return suit === undefined ? deedOf(key, desk) : { kind: 'suit', suit };
}

/** The place in the hand the key of a digit means, whatever sign a keyboard makes of it; with shift ten further on. */
function placeOf({ key, code, shiftKey }: Pressed): number | null {
  const digit = /^[0-9]$/.test(key) ? key : /^Digit([0-9])$/.exec(code)?.[1];
  if (digit === undefined) return null;
  return (digit === '0' ? 10 : Number(digit)) + (shiftKey ? 10 : 0);
}

/** Whether something on the page needs a key itself. */
export function isTaken({ target, key }: KeyboardEvent, desk: Desk = 'table'): boolean {
  if (document.querySelector('dialog[open]') !== null) return true;
  if (!(target instanceof HTMLElement)) return false;
  if (target.matches('input, select, textarea') || target.closest('dialog')) return true;
  return (desk === 'replay' ? /^ $/ : /^(Enter|Arrow)/).test(key) && target.matches('button, a');
}
