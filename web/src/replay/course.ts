/** How a game went, by its moments: which round, how far it had come, and what could be expected. */
import type { Moment } from '../table/screen/screen.svelte';
import type { AnyEvent } from '../wire/protocol.gen';
import type { Decided, RoundReview } from '../server/review';

/** Where a moment of the screen stands in its game. */
export interface Stand {
  /** The round, from 1; 0 before the first deal. */
  readonly round: number;
  /** How many starters, picks and cards of the round have been. */
  readonly made: number;
  /** How many of these were cards. */
  readonly cards: number;
}

/** Whether somebody chose: a starter, a designator, a card. */
export function isChoice(event: AnyEvent): boolean {
  if (event.type === 'starter-named') return event.chooser !== null;
  return event.type === 'card-played' || event.type === 'designator-picked';
}

/** Where each moment stands. */
export function standsOf(moments: readonly Moment[]): readonly Stand[] {
  let stand: Stand = { round: 0, made: 0, cards: 0 };
  return moments.map(({ event }) => {
    if (event?.type === 'dealt') stand = { round: stand.round + 1, made: 0, cards: 0 };
    else if (event && isChoice(event)) {
      const cards = stand.cards + (event.type === 'card-played' ? 1 : 0);
      stand = { round: stand.round, made: stand.made + 1, cards };
    }
    return stand;
  });
}

/** The first moment that stands there; the last one of the game if there is none. */
export function momentAt(stands: readonly Stand[], round: number, made: number): number {
  const found = stands.findIndex((stand) => stand.round === round && stand.made >= made);
  return found < 0 ? stands.length - 1 : found;
}

/** How many choices of a round came before its first card, and how many cards a trick has. */
export interface Shape {
  readonly opening: number;
  readonly seats: number;
  readonly tricks: number;
}

export function shapeOf(stands: readonly Stand[], round: number, seats: number): Shape {
  const own = stands.filter((stand) => stand.round === round);
  const opening = own.find(({ cards }) => cards === 1)?.made ?? 1;
  return { opening: opening - 1, seats, tricks: Math.ceil(Math.max(0, ...own.map(({ cards }) => cards)) / seats) };
}

/** The trick in which a choice was made, from 1. */
export function trickOf(number: number, { opening, seats }: Shape): number {
  return Math.max(1, Math.floor((number - opening) / seats) + 1);
}

/** What everyone could expect before the first trick and after each one, in grains; null where nobody knows yet. */
export function courseOf(
  decided: readonly Decided[],
  round: RoundReview,
  shape: Shape,
): readonly (readonly number[] | null)[] {
  const own = decided.filter((each) => each.round === round.round);
  const after = Array.from({ length: shape.tricks }, (_, trick) => {
    const from = shape.opening + trick * shape.seats;
    const next = trick === 0 ? own[0] : own.find(({ number }) => number >= from);
    return next === undefined ? round.end : next.expected;
  });
  return [...after, round.end];
}
