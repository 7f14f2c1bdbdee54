/** Looking for something in the rules: which of them mention it, and where. */
import { type Block, type Section, textOf } from './rulebook';
import type { Synonyms } from './synonyms';

/** Each word that is wanted, with everything that counts as it, in small letters. */
export type Wanted = readonly (readonly string[])[];

/** A piece of a text, found or not. */
export interface Piece {
  readonly text: string;
  readonly found: boolean;
}

/** As many letters tell which word it will be. */
const TELLING = 4;

export function wantedBy(typed: string, synonyms: Synonyms): Wanted {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return words.map((word) => [word, ...synonymsOf(word, synonyms)]);
}

function synonymsOf(word: string, synonyms: Synonyms): string[] {
  const begun = ([known]: readonly [string, unknown]) =>
    known === word || (word.length >= TELLING && known.startsWith(word));
  return Object.entries(synonyms)
    .filter(begun)
    .flatMap(([, ours]) => ours);
}

/** The sections with only the rules and examples that mention everything; all of them for nothing. */
export function mentioning(sections: readonly Section[], wanted: Wanted): Section[] {
  if (wanted.length === 0) return [...sections];
  const has = (block: Block) => {
    const text = textOf(block).toLowerCase();
    return wanted.every((same) => same.some((word) => text.includes(word)));
  };
  const found = sections.map((section) => ({ ...section, blocks: section.blocks.filter(has) }));
  return found.filter(({ blocks }) => blocks.length > 0);
}

/** How many rules, examples and other pieces were found. */
export function countOf(sections: readonly Section[]): number {
  return sections.reduce((sum, { blocks }) => sum + blocks.length, 0);
}

/** A text in pieces, those that are wanted apart. */
export function piecesOf(text: string, wanted: Wanted): Piece[] {
  const words = wanted.flat().toSorted((one, other) => other.length - one.length);
  if (words.length === 0) return [{ text, found: false }];
  const parts = text.split(new RegExp(`(${words.map(escaped).join('|')})`, 'i'));
  return parts.map((part, at) => ({ text: part, found: at % 2 === 1 })).filter(({ text: part }) => part !== '');
}

function escaped(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
