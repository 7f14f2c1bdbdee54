/** The letter beside the mark of a suit, which is that of a word in the language spoken. */
import { getContext, setContext } from 'svelte';
import type { SuitLetter } from '../wire/protocol.gen';

export type LetterOf = (suit: SuitLetter) => string;

const KEY = Symbol('letters');

/** All drawings inside a component print these letters from now on. */
export function printLetters(letterOf: LetterOf): void {
  setContext(KEY, letterOf);
}

/** What is printed here; those of the records where nobody said anything else. */
export function lettersHere(): LetterOf {
  return getContext<LetterOf | undefined>(KEY) ?? ((suit) => suit);
}
