// @vitest-environment node
import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { weigh } from './weight';

const asset = (source: string) => ({ type: 'asset', source });

function chunk(fileName: string, from: string, imports: string[] = [], assets: string[] = []) {
  const viteMetadata = { importedAssets: new Set(assets) };
  return {
    type: 'chunk',
    fileName,
    code: fileName,
    facadeModuleId: `/web/${from}`,
    isEntry: from === 'index.html',
    imports,
    viteMetadata,
  };
}

function bundle(more: Record<string, object> = {}): Rolldown.OutputBundle {
  const chunks = [
    chunk('app.js', 'index.html', ['shared.js']),
    chunk('table.js', 'src/table/Table.svelte', ['shared.js'], ['face.svg']),
    chunk('shared.js', 'src/words/shared.ts'),
    chunk('de.js', 'src/words/de.ts'),
    chunk('en.js', 'src/words/en.ts'),
    chunk('rules.js', 'src/rules/Rules.svelte'),
  ];
  const assets = { 'index.html': asset(''), 'app.css': asset(''), 'face.svg': asset('') };
  const all = { ...Object.fromEntries(chunks.map((each) => [each.fileName, each])), ...assets, ...more };
  return all as unknown as Rolldown.OutputBundle;
}

const light = weigh(bundle());
/** Nothing packs smaller than it is: what the page gains by a text of so many bytes of chance. */
const noise = (bytes: number) =>
  Array.from({ length: bytes }, (_, at) => String.fromCharCode(33 + ((at * at * 7919 + at * 31) % 90))).join('');

test.each(['index.html', 'app.css', 'face.svg'])('%s counts', (name) => {
  expect(weigh(bundle({ [name]: asset(noise(500)) })).bare).toBeGreaterThan(light.bare + 50);
});

test('a page nobody looks at counts nothing, and of the languages only the wordiest', () => {
  expect(weigh(bundle({ 'rules.js': { ...chunk('rules.js', 'src/rules/Rules.svelte'), code: noise(500) } }))).toEqual(
    light,
  );
  const wordy = (name: string, bytes: number) => ({
    ...chunk(name, `src/words/${name.replace('js', 'ts')}`),
    code: noise(bytes),
  });
  const one = weigh(bundle({ 'de.js': wordy('de.js', 500) }));
  expect(one.bare).toBeGreaterThan(light.bare + 50);
  expect(weigh(bundle({ 'de.js': wordy('de.js', 500), 'en.js': wordy('en.js', 400) }))).toEqual(one);
});

test('fonts count apart, as they are', () => {
  const { bare, fonts } = weigh(bundle({ 'grenze.woff2': asset('a'.repeat(99)) }));
  expect([bare, fonts]).toEqual([light.bare, light.bare + 99]);
});

test('a bundle without a table is none', () => {
  expect(() => weigh({})).toThrow('no app');
});
