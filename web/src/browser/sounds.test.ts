import { expect, test, vi } from 'vitest';
import { Settings } from './settings.svelte';
import { type Sound, Sounds } from './sounds';

function heard(sounds: boolean): Sound[] {
  const made: Sound[] = [];
  const now = { ...new Settings().now, sounds };
  const { watch } = new Sounds(
    () => now,
    (sound) => made.push(sound),
  );
  watch({ type: 'card-played', seat: 0, card: 'G7' });
  watch({ type: 'suit-designated', role: 'trump', suit: 'G' });
  watch({ type: 'said', seat: 1, phrase: 'hello' });
  return made;
}

test('a table is silent until somebody wants to hear it', () => {
  expect(heard(false)).toEqual([]);
});

test('cards are paper, roles are wood, and talk makes no sound', () => {
  expect(heard(true).map(({ knock }) => knock !== null)).toEqual([false, true]);
});

test('where nobody looks, nothing sounds: there all that happened comes at once', () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  expect(heard(true)).toEqual([]);
  vi.restoreAllMocks();
});
