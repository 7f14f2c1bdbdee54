import { afterEach, expect, test } from 'vitest';
import { beaten, rememberBeaten } from './beaten';

afterEach(() => localStorage.clear());

const bot = (name: string, strength: 'strong' | 'expert') => ({ kind: 'bot', name, strength }) as const;

test('a strength is beaten where all others played with it', () => {
  rememberBeaten([bot('Karl', 'strong'), bot('Elwe', 'expert')]);
  rememberBeaten([{ kind: 'person', name: 'Anna', away: false }]);
  expect(beaten()).toEqual([]);
  rememberBeaten([bot('Karl', 'strong'), bot('Elwe', 'strong')]);
  rememberBeaten([bot('Karl', 'strong')]);
  expect(beaten()).toEqual(['strong']);
});
