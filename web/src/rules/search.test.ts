import { fireEvent, render, screen } from '@testing-library/svelte';
import { describe, expect, test, vi } from 'vitest';
import { i18n } from '../words/i18n.svelte';
import { LANGUAGES } from '../words/languages';
import de from './de';
import en from './en';
import pfl from './pfl';
import { rulebookOf, textOf } from './rulebook';
import Rules from './Rules.svelte';
import { countOf, mentioning, piecesOf, wantedBy } from './search';
import { SYNONYMS } from './synonyms';

const BOOKS = { de, en, pfl };

function find(language: keyof typeof BOOKS, typed: string) {
  return mentioning(rulebookOf(BOOKS[language]).sections, wantedBy(typed, SYNONYMS[language]));
}

const rulesIn = (found: ReturnType<typeof find>) =>
  found.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'rule' ? [block.rule] : [])));

test('looking for words leaves the rules that have all of them', () => {
  const { sections } = rulebookOf(en);
  const found = find('en', 'led SUIT follow').flatMap((section) => section.blocks);
  expect(found).toContainEqual(expect.objectContaining({ kind: 'rule', rule: 12 }));
  expect(found.length).toBeLessThan(12);
  expect(find('en', 'R29')).toHaveLength(1);
  expect(countOf(find('en', 'poker'))).toBe(0);
  expect(find('en', '  ')).toEqual(sections);
});

test.each([
  ['de', 'unentschieden'],
  ['de', 'unents'],
  ['en', 'draw'],
  ['pfl', 'unentschieden'],
  ['pfl', 'Gleichstand'],
] as const)('in %s %s finds what the rules say about a tie', (language, typed) => {
  expect(rulesIn(find(language, typed))).toEqual(expect.arrayContaining([22, 25, 27]));
});

describe.each(LANGUAGES)('in %s', (language) => {
  const { lead, sections } = rulebookOf(BOOKS[language]);
  const text = [...lead, ...sections.flatMap(({ blocks }) => blocks)].map(textOf).join('\n').toLowerCase();

  test('every synonym leads to a word of the rules', () => {
    const lost = Object.values(SYNONYMS[language]).flat();
    expect(lost.filter((word) => !text.includes(word))).toEqual([]);
  });
});

test('what is found stands apart, whatever its letters, and signs are no patterns', () => {
  expect(piecesOf('Trump? A trump.', wantedBy('trump', {}))).toEqual([
    { text: 'Trump', found: true },
    { text: '? A ', found: false },
    { text: 'trump', found: true },
    { text: '.', found: false },
  ]);
  expect(piecesOf('1+1', wantedBy('+', {})).filter(({ found }) => found)).toEqual([{ text: '+', found: true }]);
  expect(piecesOf('all of it', [])).toEqual([{ text: 'all of it', found: false }]);
});

test('hits are marked and counted on the page, and come before everything else', async () => {
  await i18n.use('de');
  const { container } = render(Rules);
  const search = await screen.findByRole('searchbox');
  expect(container.querySelector('main')?.firstElementChild).toBe(search);
  await fireEvent.input(search, { target: { value: 'unentschieden' } });
  await vi.waitFor(() => expect(container.querySelectorAll('mark').length).toBeGreaterThan(3));
  expect(new Set([...container.querySelectorAll('mark')].map((mark) => mark.textContent.toLowerCase()))).toEqual(
    new Set(['gleichstand']),
  );
  expect(screen.queryByText('So geht ebbes')).toBeNull();
  expect(screen.getByRole('status').textContent).toMatch(/^\d+ Stellen$/);
});
