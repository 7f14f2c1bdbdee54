// @vitest-environment node
import { expect, test } from 'vitest';
import { SHAPES, withShapes } from '../shapes.js';

test('a shape is put where a style names it, alone or with more', () => {
  expect(withShapes('@media (--desk) and (max-width: 1199px) { a { b: c } }')).toBe(
    `@media ${SHAPES.desk} and (max-width: 1199px) { a { b: c } }`,
  );
  expect(withShapes('@media (not (--low)) {}')).toBe(`@media (not ${SHAPES.low}) {}`);
  expect(withShapes('@media (--desk), (--lying) {}')).toBe(`@media ${SHAPES.desk}, ${SHAPES.lying} {}`);
});

test('a shape nobody knows is an error, and what is no media query is left alone', () => {
  expect(() => withShapes('@media (--watch) {}')).toThrow('no such shape: watch');
  expect(withShapes('a { width: var(--desk) }')).toBe('a { width: var(--desk) }');
});
