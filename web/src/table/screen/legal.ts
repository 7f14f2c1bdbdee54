/** What somebody may do now, as the server's prompt says; there are no rules in here. */
import type { Wish } from '../../server/connection';
import type { CardCode, Prompt, Reason, SeatNumber } from '../../wire/protocol.gen';

export type Choice =
  | { readonly kind: 'play-card'; readonly card: CardCode }
  | { readonly kind: 'pick-designator'; readonly card: CardCode }
  | { readonly kind: 'name-starter'; readonly starter: SeatNumber };

export function allows(prompt: Prompt | null, choice: Choice): boolean {
  if (prompt?.kind !== choice.kind) return false;
  if (choice.kind === 'name-starter') {
    return prompt.kind === 'name-starter' && prompt.seats.includes(choice.starter);
  }
  return prompt.kind !== 'name-starter' && prompt.cards.includes(choice.card);
}

/** The cards of the hand that may be played; null while nobody is asked for one. */
export function playable(prompt: Prompt | null): ReadonlySet<CardCode> | null {
  return prompt?.kind === 'play-card' ? new Set(prompt.cards) : null;
}

/** Why a card of the hand may not be played, told for this very card. */
export function whyNot(prompt: Prompt | null, card: CardCode): Reason | null {
  if (prompt?.kind !== 'play-card' || prompt.cards.includes(card)) return null;
  return prompt.why_not && { ...prompt.why_not, context: { ...prompt.why_not.context, card } };
}

/** The numbers and the colours that can still be picked, each with the other. */
export function free(prompt: Prompt | null): readonly CardCode[] {
  return prompt?.kind === 'pick-designator' ? prompt.cards : [];
}

export function commandOf(choice: Choice, at: number): Wish {
  if (choice.kind === 'name-starter') return { type: choice.kind, at, starter: choice.starter };
  return { type: choice.kind, at, card: choice.card };
}

/** Refusals nobody needs to read: the game moved on, and shows so itself. */
const SILENT: readonly string[] = ['table/stale', 'network/closed'];

export function isSilent({ code }: Reason): boolean {
  return SILENT.includes(code);
}
