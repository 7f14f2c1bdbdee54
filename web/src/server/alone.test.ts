import { afterEach, expect, test } from 'vitest';
import { faceOf, forgetAlone, lastAlone, rememberAlone, tableFor } from './alone';

afterEach(() => localStorage.clear());

const bot = (name: string, strength: 'strong' | 'expert') => ({ kind: 'bot', name, strength }) as const;

test('at first four play, and each bot as it usually does', () => {
  expect(tableFor(lastAlone())).toEqual({
    settings: { ask_first: true, options: { players: 4, more_cards: false, pick_designators: false } },
  });
});

test('against a strength its own player sits down first, and the others play as well', () => {
  rememberAlone({ players: 3, strength: 'strong', more_cards: true, pick_designators: false });
  expect(tableFor(lastAlone()).seats).toEqual([bot('Karl', 'strong'), bot('Lisbeth', 'strong')]);
  expect(faceOf('strong')).toBe('Karl');
});

test('what was kept by another version is as usual', () => {
  localStorage.setItem('ebbes/alone', '{"players": 9, "strength": "divine", "more_cards": "yes"}');
  expect(lastAlone()).toEqual({ players: 4, strength: null, more_cards: false, pick_designators: false });
  forgetAlone();
  expect(lastAlone().players).toBe(4);
});
