// @vitest-environment node
import { expect, test } from 'vitest';
import { roleOf } from './roles';

test('a suit has the role of its place among the roles, or none yet', () => {
  expect(roleOf('R', ['G', 'R'])).toBe('plus');
  expect(roleOf('B', ['G', 'R'])).toBeNull();
});
