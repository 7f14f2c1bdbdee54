// @vitest-environment node
import { expect, test } from 'vitest';
import { editionOf, sizesOf } from './edition';

const read = (files: [string, string][], home = '/') =>
  JSON.parse(editionOf(home, files)) as { name: string; home: string; files: string[] };

test('a version keeps what pages need, in a fixed order, but neither the worker nor large pictures', () => {
  const { files } = read([
    ['sw.js', ''],
    ['icon.svg', ''],
    ['assets/a.js', ''],
    ['icon-512.png', ''],
    ['index.html', ''],
  ]);
  expect(files).toEqual(['/assets/a.js', '/icon.svg']);
});

test('a version below a path of its host knows where its files lie', () => {
  const { home, files } = read([['assets/a.js', '']], '/ebbes/');
  expect([home, files]).toEqual(['/ebbes/', ['/ebbes/assets/a.js']]);
});

test('a version tells the size of every file it keeps, the page itself among them', () => {
  const files = [
    ['sw.js', 'worker'],
    ['index.html', 'page'],
    ['assets/a.js', 'ü'],
    ['assets/a.wasm', 'module'],
  ] as const;
  expect(JSON.parse(sizesOf('/ebbes/', files))).toEqual({ '/ebbes/': 4, '/ebbes/assets/a.js': 2 });
});

test('a version has another name as soon as a file changes, and only then', () => {
  const { name } = read([
    ['assets/a.js', '1'],
    ['icon.svg', 'x'],
  ]);
  expect(
    read([
      ['icon.svg', 'x'],
      ['assets/a.js', '1'],
    ]).name,
  ).toBe(name);
  expect(
    read([
      ['assets/a.js', '1'],
      ['icon.svg', 'y'],
    ]).name,
  ).not.toBe(name);
});
