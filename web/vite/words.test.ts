// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import { plain } from './words';

const LOCALES = join(import.meta.dirname, '../../locales');
const FILES = readdirSync(LOCALES, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ftl'));

test.each(FILES)('%s says the same without its comments', (name) => {
  const source = readFileSync(join(LOCALES, name), 'utf8');
  expect(new FluentResource(plain(source)).body).toEqual(new FluentResource(source).body);
  expect(plain(source)).not.toMatch(/^#/m);
});
