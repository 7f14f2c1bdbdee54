// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { Linter } from 'eslint';
import { expect, test } from 'vitest';
import { folderRules, forbidden, MAY_IMPORT } from '../folders.js';

const SOURCES = 'src';
const PAGE = '../CONTRIBUTING.md';
const CORE = ['wire', 'kernel', 'game', 'words', 'browser', 'server', 'draw', 'parts', 'local'];

/** Whether a module of a folder may import from an address. */
const mayImport = (folder: string, address: string) => !new RegExp(forbidden(folder)).test(address);

/** What each folder may import, as the page says. */
function table(): Record<string, readonly string[]> {
  const rows = [...readFileSync(PAGE, 'utf-8').matchAll(/^\| `src\/(\w+)\/` \|.*\| ([^|]*)\|$/gm)];
  const named = (may: string) => Array.from(may.matchAll(/`([\w/]+)`/g), ([, name]) => name!);
  const allowed = (may: string) => [...(may.startsWith('the core') ? CORE : []), ...named(may)];
  return Object.fromEntries(rows.map(([, folder, may]) => [folder!, allowed(may!)]));
}

test('every folder has a contract, but the one that puts all together', () => {
  const folders = readdirSync(SOURCES, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).sort()).toEqual([...Object.keys(MAY_IMPORT), 'app'].sort());
});

test('CONTRIBUTING says what the linter checks', () => {
  expect(table()).toEqual({ ...MAY_IMPORT, app: [] });
});

test.each(['../home/Home.svelte', '../app/App.svelte', '../../table/screen/seen', '../server/api'])(
  'a drawing does not import %s',
  (address) => expect(mayImport('draw', address)).toBe(false),
);

test.each(['./card', '../wire/protocol.gen', '../../game/cards', '../browser/press', 'svelte'])(
  'a drawing may import %s',
  (address) => expect(mayImport('draw', address)).toBe(true),
);

test('features do not import each other, but a lesson is at a table', () => {
  expect(mayImport('home', '../lesson/Learn.svelte')).toBe(false);
  expect(mayImport('table', '../lesson/lesson.svelte')).toBe(false);
  expect(mayImport('lesson', '../table/screen/drawn')).toBe(true);
});

test('a folder that may import nothing imports nothing of ours', () => {
  expect(mayImport('wire', '../game/cards')).toBe(false);
  expect(mayImport('wire', './refusal')).toBe(true);
});

test.each([
  ["import Home from '../home/Home.svelte';", 1],
  ["import('../home/Home.svelte');", 1],
  ["import('../../home/Home.svelte');", 1],
  ["import('../browser/press');", 0],
  ["import('./faces/elwe');", 0],
  ['await 0;', 1],
])('the linter finds in `%s` of a drawing so many faults: %i', (code, faults) => {
  const awaited = { selector: 'AwaitExpression', message: 'no module awaits' };
  expect(new Linter().verify(code, folderRules([awaited]), 'src/draw/card.js')).toHaveLength(faults);
});
