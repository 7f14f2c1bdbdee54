// @vitest-environment node
import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { type Budget, weigh, weighed } from './weight';

const TABLE = ['src/table/Table.svelte'];
const asset = (source: string) => ({ type: 'asset', source });

function chunk(fileName: string, from: string, imports: string[] = [], assets: string[] = [], css: string[] = []) {
  const viteMetadata = { importedAssets: new Set(assets), importedCss: new Set(css) };
  return { type: 'chunk', fileName, code: fileName, moduleIds: [`/web/${from}`], imports, viteMetadata };
}

function bundle(more: Record<string, object> = {}): Rolldown.OutputBundle {
  const chunks = [
    chunk('app.js', 'src/main.ts', ['shared.js'], [], ['app.css']),
    chunk('table.js', 'src/table/Table.svelte', ['shared.js'], ['face.svg'], ['table.css']),
    chunk('shared.js', 'src/words/shared.ts'),
    chunk('de.js', 'src/words/de.ts'),
    chunk('en.js', 'src/words/en.ts'),
    chunk('pfl.js', 'src/words/pfl.ts'),
    chunk('rules.js', 'src/rules/Rules.svelte', [], [], ['rules.css']),
  ];
  const assets = ['index.html', 'app.css', 'table.css', 'rules.css', 'face.svg'].map((name) => [name, asset('')]);
  const all = { ...Object.fromEntries(chunks.map((each) => [each.fileName, each])), ...Object.fromEntries(assets) };
  return { ...all, ...more } as unknown as Rolldown.OutputBundle;
}

const light = weigh(bundle(), TABLE);
/** Nothing packs smaller than it is: what the page gains by a text of so many bytes of chance. */
const noise = (bytes: number) =>
  Array.from({ length: bytes }, (_, at) => String.fromCharCode(33 + ((at * at * 7919 + at * 31) % 90))).join('');

test.each(['index.html', 'app.css', 'table.css', 'face.svg'])('%s counts', (name) => {
  expect(weigh(bundle({ [name]: asset(noise(500)) }), TABLE)).toBeGreaterThan(light + 50);
});

test('what another page needs counts nothing, and of the languages only the wordiest', () => {
  expect(weigh(bundle({ 'rules.css': asset(noise(500)) }), TABLE)).toBe(light);
  const wordy = (name: string, bytes: number) => ({
    ...chunk(name, `src/words/${name.replace('js', 'ts')}`),
    code: noise(bytes),
  });
  const one = weigh(bundle({ 'de.js': wordy('de.js', 500) }), TABLE);
  expect(one).toBeGreaterThan(light + 50);
  expect(weigh(bundle({ 'de.js': wordy('de.js', 500), 'en.js': wordy('en.js', 400) }), TABLE)).toBe(one);
});

test('a page over its budget is told by its name, and so are all fonts', () => {
  const budgets: Record<string, Budget> = {
    table: { modules: TABLE, most: 0.1 },
    rules: { modules: ['src/rules/Rules.svelte'], most: 1 },
  };
  const told = weighed(bundle({ 'table.css': asset(noise(900)), 'a.woff2': asset('a'.repeat(200_000)) }), budgets);
  expect(told.map(({ isOver }) => isOver)).toEqual([true, false, true]);
  expect(told[0]?.text).toMatch(/^table 0\.\d of 0\.1 kB$/);
  expect(told[2]?.text).toMatch(/^all fonts 200\.0 of \d+ kB$/);
});

test('a page that is not in the bundle is an error', () => {
  expect(() => weigh(bundle(), ['src/nowhere.ts'])).toThrow('no src/nowhere.ts in the bundle');
});
