// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import de from './de';
import en from './en';
import { PARTS } from './i18n.svelte';
import pfl from './pfl';

/** Who says the words of a part, besides their own folder; App's pages ask for them. */
const SAY: Record<(typeof PARTS)[number], readonly string[]> = {
  companion: ['companion', 'check'],
  day: ['day'],
  learn: ['lesson'],
  open: ['open', 'table'],
  me: ['me', 'table'],
  pocket: ['local'],
  puzzle: ['puzzle'],
  replay: ['replay'],
  same: ['challenge'],
  settings: ['settings'],
};

const SRC = join(import.meta.dirname, '..');

function sayers(part: string): string[] {
  const key = new RegExp(`['"\`]${part}-(?!changed|origin|designator)[a-z$]`); // an event, an address, a reason of a bot
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.(ts|svelte)$/.test(name) && !/\.(test|gen)\.ts$/.test(name),
  );
  return files
    .filter((name) => key.test(readFileSync(join(SRC, name), 'utf8')))
    .map((name) => name.split('/')[0] ?? '');
}

test.each([...PARTS])('words of %s are said by its own page only: others do not have them', (part) => {
  expect([...new Set(sayers(part))].sort()).toEqual([...SAY[part]].sort());
});

test.each([de, en, pfl])('the words for all hold none of a part, which would weigh on every page', (files) => {
  const names = Object.keys(files).map((path) => path.replace(/.*\/|\.ftl$/g, ''));
  expect(names.filter((name) => (PARTS as readonly string[]).includes(name))).toEqual([]);
});
