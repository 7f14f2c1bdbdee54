/** A hand that is played without a live table around it: taps, digits, and reasons that pass. */
import { settings } from '../../browser/settings.svelte';
import type { CardCode } from '../../wire/protocol.gen';
import type { Decision } from './decision.svelte';
import { isTaken, keyMeaning } from './keys';
import { passing } from './passing.svelte';

export interface PlayedHand {
  /** A card is tapped. */
  tap(card: CardCode, isSecond?: boolean): void;
  /** A key is pressed: a digit taps the card at its place. */
  press(event: KeyboardEvent): void;
}

/** To be called where effects may be. */
export function playedHand(decision: () => Decision | null, cards: () => readonly CardCode[]): PlayedHand {
  passing(decision);
  const tap = (card: CardCode, isSecond = false) => decision()?.tap(card, isSecond, settings.now);
  return {
    tap,
    press(event) {
      const meaning = keyMeaning(event, settings.now.shortcuts, undefined, 'hand');
      if (meaning?.kind !== 'place' || isTaken(event)) return;
      const card = cards()[meaning.place - 1];
      if (card !== undefined) tap(card);
    },
  };
}
