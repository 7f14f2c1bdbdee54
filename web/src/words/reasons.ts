/** Codes and contexts from the server as sentences: why something is refused. */
import { SUITS } from '../game/cards';
import type { Args, Say, Sentence } from './i18n.svelte';
import { listed, nameOf, ofCard } from './pieces';
import type { CardCode, Reason, SuitLetter } from '../wire/protocol.gen';
import type { Seen } from '../game/seen';

const SUIT_NAMES: readonly string[] = ['blue', 'brown', 'yellow', 'green', 'red'];

/** Why something was refused; a code nobody knows is told by the server's own message. */
export function refusalSentence(reason: Reason, t: Say, seen: Seen | null = null): Sentence {
  if (reason.code.startsWith('network/')) return { key: 'errors-network', args: {} };
  const key = `errors-${reason.code.replace('/', '-')}`;
  const args = refusalArgs(reason, t, seen);
  if (t({ key, args }) === key) return { key: 'errors-unknown', args: { message: reason.message } };
  return { key, args };
}

function refusalArgs({ code, context }: Reason, t: Say, seen: Seen | null): Args {
  switch (code) {
    case 'rule/must-follow-suit':
      return { led: letterOf(context.led), cards: heldCards(context.holding, t) };
    case 'rule/not-your-turn':
      return { who: turnName(context.turn, t, seen) };
    case 'rule/wrong-moment':
      return { phase: String(context.phase).replace(' ', '-') };
    case 'limit/too-many':
      return { seconds: Number(context.seconds ?? 0) };
    default:
      return plain(context);
  }
}

function letterOf(name: unknown): SuitLetter {
  return SUITS[SUIT_NAMES.indexOf(String(name))] ?? 'B';
}

function heldCards(cards: unknown, t: Say): string {
  const held = Array.isArray(cards) ? (cards as CardCode[]) : [];
  return listed(
    held.map((card) => t('card-value', ofCard(card))),
    t,
  );
}

function turnName(turn: unknown, t: Say, seen: Seen | null): string {
  const seat = typeof turn === 'number' ? turn : (seen?.now.turn ?? null);
  return seen === null || seat === null ? '?' : nameOf(seen, seat, t);
}

/** What a sentence can use as it is. */
function plain(context: Readonly<Record<string, unknown>>): Args {
  const usable = Object.entries(context).filter(([, value]) => ['string', 'number'].includes(typeof value));
  return Object.fromEntries(usable) as Args;
}
