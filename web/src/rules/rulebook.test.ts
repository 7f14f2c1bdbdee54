// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../words/languages';
import { type Block, type Rulebook, rulebookOf } from './rulebook';
import de from './de';
import en from './en';
import pfl from './pfl';

const BOOKS = { de, en, pfl };
const ALL = Array.from({ length: 40 }, (_, at) => at + 1);

function blocks(book: Rulebook): Block[] {
  return book.sections.flatMap((section) => [...section.blocks]);
}

function rules(book: Rulebook) {
  return blocks(book).filter((block) => block.kind === 'rule');
}

describe.each(LANGUAGES)('the rules in %s', (language) => {
  const book = rulebookOf(BOOKS[language]);

  test('hold every rule once, in its order', () => {
    expect(rules(book).map(({ rule }) => rule)).toEqual(ALL);
  });

  test('mark the same rulings as the English ones', () => {
    const rulings = (other: Rulebook) => rules(other).flatMap(({ rule, ruling }) => (ruling ? [rule] : []));
    expect(rulings(book)).toEqual(rulings(rulebookOf(en)));
    expect(rulings(book)).toContain(18);
  });

  test('have the same sections and examples at the same addresses', () => {
    const addresses = (other: Rulebook) => [
      ...other.sections.map(({ id }) => id),
      ...blocks(other).flatMap((block) => (block.kind === 'example' ? [block.id] : [])),
    ];
    expect(addresses(book)).toEqual(addresses(rulebookOf(en)));
    expect(addresses(book)).toContain('ebbes-tie');
  });

  test('leave no mark of Markdown unread', () => {
    expect(JSON.stringify(book)).not.toMatch(/\*|`|<!--|\|/);
  });
});

test("a rule's mark becomes a flag, its cards and other rules become more than text", () => {
  const [section] = rulebookOf('# T\n\n## S\n\n- **R7** Play `G10` (R12) *(ruling)*.\n').sections;
  expect(section?.blocks).toEqual([
    {
      kind: 'rule',
      rule: 7,
      ruling: true,
      spans: [
        { kind: 'text', text: 'Play ' },
        { kind: 'card', card: 'G10' },
        { kind: 'text', text: ' (' },
        { kind: 'link', rule: 12 },
        { kind: 'text', text: ').' },
      ],
    },
  ]);
});

test('tables and numbered steps keep their parts', () => {
  const [section] = rulebookOf('# T\n\n## S\n\n| a | b |\n|---|---|\n| 1 | *c* |\n\n1. one\n2. two\n').sections;
  const text = (words: string) => [{ kind: 'text', text: words }];
  expect(section?.blocks).toEqual([
    { kind: 'table', head: [text('a'), text('b')], rows: [[text('1'), [{ kind: 'em', text: 'c' }]]] },
    { kind: 'steps', steps: [text('one'), text('two')] },
  ]);
});

test('the lead speaks of the mark of our rulings as it is shown', () => {
  const { lead } = rulebookOf('# T\n\n> Marked *(ruling)*.\n\n## S\n');
  expect(lead).toEqual([
    { kind: 'quote', spans: [{ kind: 'text', text: 'Marked ' }, { kind: 'ruling' }, { kind: 'text', text: '.' }] },
  ]);
});
