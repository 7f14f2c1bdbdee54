// @vitest-environment node
import { expect, test } from 'vitest';
import { figureOf } from './figures';
import { LANGUAGES } from '../words/languages';
import { type Block, rulebookOf } from './rulebook';
import de from './de';
import en from './en';
import pfl from './pfl';

const BOOKS = { de, en, pfl };

function codesOf(id: string): string[] {
  const figure = figureOf(id);
  return figure?.kind === 'cards' ? figure.groups.flat().map(({ code }) => code) : [];
}

test.each(LANGUAGES)('the picture of an example shows cards its text in %s speaks of', (language) => {
  const blocks: Block[] = rulebookOf(BOOKS[language]).sections.flatMap((section) => [...section.blocks]);
  const examples = blocks.filter((block) => block.kind === 'example');
  for (const { id, blocks } of examples) {
    const told = [...JSON.stringify(blocks).matchAll(/"card":"(\w+)"/g)].map(([, code]) => code);
    expect(told, id).toEqual(expect.arrayContaining(codesOf(id)));
  }
  expect(examples.filter(({ id }) => figureOf(id) !== null)).toHaveLength(4);
});

test('most rules need no picture', () => {
  expect([figureOf('R13')?.kind, figureOf('R16')?.kind, figureOf('R40')]).toEqual(['cards', 'roles', null]);
});
