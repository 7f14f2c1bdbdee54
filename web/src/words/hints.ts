/** Codes and contexts from the server as sentences: why a card is good. */
import type { Args, Say, Sentence } from './i18n.svelte';
import { nameOf, ofCard } from './pieces';
import type { Seen } from '../game/seen';

/** One reason of a hint: its code, and the context beside it (docs/bots.md). */
export type HintReason = { readonly code: string } & Readonly<Record<string, string | number>>;

/** Why a choice is good. */
export function hintSentence(reason: HintReason, t: Say, seen: Seen): Sentence {
  const { code, card, seat, chance, ...context } = reason;
  const args: Args = {
    ...context,
    ...(card === undefined ? {} : ofCard(String(card))),
    ...(seat === undefined ? {} : { who: nameOf(seen, Number(seat), t) }),
    ...(chance === undefined ? {} : { percent: Math.round(100 * Number(chance)) }),
  };
  return { key: `reasons-${code}`, args };
}
