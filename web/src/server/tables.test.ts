// @vitest-environment node
import { expect, test } from 'vitest';
import { cleanCode } from './session.svelte';
import { codeGroups } from './tables';

test('a code is shown in two groups, and one of five letters as it is', () => {
  expect(codeGroups('SRSHGBC')).toEqual(['SRS', 'HGBC']);
  expect(codeGroups('SRSHG')).toEqual(['SRSHG']);
});

test.each(['srs hgbc', 'SRS-HGBC', ' srshgbc ', 'SRS.HGBC'])('%j is typed for SRSHGBC', (typed) => {
  expect(cleanCode(typed)).toBe('SRSHGBC');
});
