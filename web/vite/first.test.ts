// @vitest-environment node
import { expect, test } from 'vitest';
import { PAGES } from '../src/wire/facts.gen';
import { FIRST, stylesLast } from './first';

test('styles stand behind the first picture, so that it is painted before they come', () => {
  const page = '<head><link rel="stylesheet" crossorigin href="/a.css"></head><svg></svg><div id="app"></div>';
  expect(stylesLast(page)).toBe(
    '<head></head><svg></svg><link rel="stylesheet" crossorigin href="/a.css"><div id="app"></div>',
  );
});

test('every page there is has its files asked for first', () => {
  expect(Object.keys(FIRST).sort()).toEqual([...PAGES].sort());
});
