/** What somebody did, and what came of it at once: led, followed, trumped; a role was named, a trick was taken. */
import { suitOf } from '../game/cards';
import { roleOf } from '../game/roles';
import type { Moment } from '../table/screen/screen.svelte';
import type { CardCode, GameView, RoleName, SeatNumber, SuitLetter } from '../wire/protocol.gen';
import { isChoice } from './course';

export type Way = 'lead' | 'follow' | 'trump' | 'discard' | 'pick' | 'starter';

export interface Deed {
  readonly way: Way;
  /** What was played or picked; of a starter, who it is. */
  readonly card: CardCode | null;
  readonly starter: SeatNumber | null;
  /** The first role that was named by it. */
  readonly named: { readonly suit: SuitLetter; readonly role: RoleName } | null;
  /** Who took the trick if it was full, and how many cards in it count. */
  readonly taken: {
    readonly seat: SeatNumber;
    readonly plus: number;
    readonly ebbes: number;
    readonly minus: number;
  } | null;
}

/** The choice that a moment shows; null if it shows none. */
export function deedAt(moments: readonly Moment[], at: number): Deed | null {
  const event = moments[at]?.event ?? null;
  if (event === null || !isChoice(event)) return null;
  const until = moments.findIndex((moment, later) => later > at && isNext(moment));
  const after = moments.slice(at + 1, until < 0 ? undefined : until);
  const card = event.type === 'card-played' || event.type === 'designator-picked' ? event.card : null;
  const roles = (after.at(-1) ?? moments[at])?.seen.table.game?.view.roles ?? [];
  return {
    way: wayOf(event.type, card, moments[at - 1]?.seen.table.game?.view.trick ?? [], roles),
    card,
    starter: event.type === 'starter-named' ? event.starter : null,
    named: namedIn(after),
    taken: takenIn(after),
  };
}

function isNext({ event }: Moment): boolean {
  return event !== null && (isChoice(event) || event.type === 'dealt');
}

function wayOf(type: string, card: CardCode | null, trick: readonly CardCode[], roles: GameView['roles']): Way {
  if (type === 'starter-named' || card === null) return 'starter';
  if (type === 'designator-picked') return 'pick';
  if (trick[0] === undefined) return 'lead';
  if (suitOf(card) === suitOf(trick[0])) return 'follow';
  return roleOf(suitOf(card), roles) === 'trump' ? 'trump' : 'discard';
}

function namedIn(moments: readonly Moment[]): Deed['named'] {
  for (const { event } of moments) if (event?.type === 'suit-designated') return { suit: event.suit, role: event.role };
  return null;
}

function takenIn(moments: readonly Moment[]): Deed['taken'] {
  const found = moments.find(({ event }) => event?.type === 'trick-taken');
  const view = found?.seen.table.game?.view;
  const trick = view?.tricks.at(-1);
  if (found?.event?.type !== 'trick-taken' || !view || !trick) return null;
  const count = (role: RoleName) => trick.cards.filter((card) => roleOf(suitOf(card), view.roles) === role).length;
  return { seat: found.event.seat, plus: count('plus'), ebbes: count('ebbes'), minus: count('minus') };
}
