/** A round that was counted: what lies in everyone's tricks, and what the server says it was worth. */
import { suitOf, valueOf } from './cards';
import { ROLES, roleOf } from './roles';
import type { CardCode, GameView, RoleName, RoundScored, SeatNumber } from '../wire/protocol.gen';
import { seatsAt } from './seats';

/** How many cards of each role somebody took. */
export type Counts = Readonly<Record<RoleName, number>>;

export interface CountedRound {
  /** The game after its points were added; the tricks lie there until the next deal. */
  readonly view: GameView;
  readonly scored: RoundScored;
}

type Played = Pick<GameView, 'options' | 'tricks' | 'roles'>;

/** The cards of each role that everyone took, by seat. */
export function countsOf(view: Played): Counts[] {
  return Array.from({ length: seatsAt(view.options.players) }, (_, seat) => countsAt(view, seat));
}

function countsAt(view: Played, seat: SeatNumber): Counts {
  const roles = taken(view, seat).map((card) => roleOf(suitOf(card), view.roles));
  const count = (role: RoleName) => roles.filter((own) => own === role).length;
  return Object.fromEntries(ROLES.map((role) => [role, count(role)])) as Counts;
}

/** The cards a seat has taken. */
function taken({ tricks }: Played, seat: SeatNumber): readonly CardCode[] {
  return tricks.filter(({ winner }) => winner === seat).flatMap(({ cards }) => cards);
}

/** What is left of everyone's points when their single cards are taken away (R20). */
export function ebbesPoints({ view, scored }: CountedRound): number[] {
  return countsOf(view).map(({ plus, minus }, seat) => (scored.points[seat] ?? 0) - plus + minus);
}

/** The highest nix card somebody has; 0 for none. */
export function highestNix(view: Played, seat: SeatNumber): number {
  const nix = taken(view, seat).filter((card) => roleOf(suitOf(card), view.roles) === 'nix');
  return Math.max(0, ...nix.map(valueOf));
}
