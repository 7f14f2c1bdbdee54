// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SHAPES, withShapes } from '../shapes.js';

const SRC = new URL('../src/', import.meta.url);
const STYLED = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(svelte|css)$/.test(name));
const MEDIA = /@media[^{]*/g;

test('the shapes of a screen are decided in one place: no style asks for pixels itself', () => {
  const asked = STYLED.flatMap((name) =>
    [...readFileSync(new URL(name, SRC), 'utf8').matchAll(MEDIA)].map(([query]) => `${name}: ${query}`),
  );
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((query) => /\d(px|r?em)/.test(query))).toEqual([]);
});

test('what is made only where it is seen asks for the same shapes', () => {
  const scripts = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(svelte|ts)$/.test(name));
  const asking = scripts.filter((name) => readFileSync(new URL(name, SRC), 'utf8').includes('new MediaQuery('));
  expect(asking).toEqual(['draw/shape.ts']);
});

test('every shape is used, and one that nobody has named is refused', () => {
  const styles = STYLED.map((name) => readFileSync(new URL(name, SRC), 'utf8')).join('');
  expect(Object.keys(SHAPES).filter((name) => !styles.includes(`(--${name})`))).toEqual([]);
  expect(() => withShapes('@media (--round) {}')).toThrow('no such shape: round');
});
