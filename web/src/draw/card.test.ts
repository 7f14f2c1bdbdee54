// @vitest-environment node
import { expect, test } from 'vitest';
import { faceOf } from './card';

test('a code shows suit and value', () => {
  expect(faceOf('G7')).toEqual({ suit: 'G', value: 7 });
  expect(faceOf('N15')).toEqual({ suit: 'N', value: 15 });
});

test('a card one may not see has no face', () => {
  expect(faceOf('??')).toBeNull();
});
