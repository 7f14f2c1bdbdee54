// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const SRC = new URL('../src/', import.meta.url);
const COMPONENTS = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.svelte'));
const styleOf = (name: string) => /<style>[^]*<\/style>/.exec(readFileSync(new URL(name, SRC), 'utf8'))?.[0] ?? '';

/** What is no inside of another: a question what there is, and a mark on an own element. */
const OWN = [/:has\((?:[^()]|\([^()]*\))*\)/g, /(?<=[\w)]):global\(\[data-[a-z]+\]\)/g];

/** Who styles what it did not write, and why. */
const REASONS: Record<string, string> = {
  'draw/Dots.svelte': 'the document says whether anything moves',
  'draw/ScoreMap.svelte': 'the drawing of the map is a file',
  'replay/TogetherPart.svelte': 'the document has less height for tables',
  'replay/Study.svelte': 'the document is printed in light colours',
};

const reaches = (name: string) => OWN.reduce((css, own) => css.replace(own, ''), styleOf(name)).includes(':global');

test('no component styles the inside of another: it sets what the other reads', () => {
  expect(COMPONENTS.filter((name) => reaches(name) && !(name in REASONS))).toEqual([]);
});

test('whoever may do so has its reason still', () => {
  expect(Object.keys(REASONS).filter((name) => !COMPONENTS.includes(name) || !reaches(name))).toEqual([]);
});
