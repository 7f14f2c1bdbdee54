/** What a key means at the table (`?` lists them). */
import { SUITS } from '../../game/cards';
import type { SuitLetter } from '../../wire/protocol.gen';

export type SheetName =
  'menu' | 'map' | 'last' | 'chat' | 'keys' | 'seal' | 'join' | 'invite' | 'roles' | 'counter' | 'tricks' | 'leave';

export type KeyMeaning =
  | { readonly kind: 'place'; readonly place: number }
  | { readonly kind: 'suit'; readonly suit: SuitLetter }
  | { readonly kind: 'sheet'; readonly sheet: SheetName }
  | { readonly kind: 'hint' | 'roles' | 'trick' | 'on' | 'hand' | 'back' };

const LETTERS: Readonly<Record<string, KeyMeaning>> = {
  h: { kind: 'hint' },
  l: { kind: 'sheet', sheet: 'last' },
  m: { kind: 'sheet', sheet: 'map' },
  c: { kind: 'sheet', sheet: 'chat' },
  '?': { kind: 'sheet', sheet: 'keys' },
  o: { kind: 'roles' },
  t: { kind: 'trick' },
  enter: { kind: 'on' },
  escape: { kind: 'back' },
  arrowleft: { kind: 'hand' },
  arrowright: { kind: 'hand' },
};

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** Null for a key that means nothing here. */
export function keyMeaning({ key, ctrlKey, metaKey, altKey }: Pressed): KeyMeaning | null {
  if (ctrlKey || metaKey || altKey) return null;
  if (/^[0-9]$/.test(key)) return { kind: 'place', place: key === '0' ? 10 : Number(key) };
  const suit = SUITS.find((letter) => letter === key.toUpperCase());
  return suit === undefined ? (LETTERS[key.toLowerCase()] ?? null) : { kind: 'suit', suit };
}

/** Whether something on the page needs a key itself. */
export function isTaken({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.matches('input, select, textarea') || target.closest('dialog')) return true;
  return /^(Enter|Arrow)/.test(key) && target.matches('button, a');
}
