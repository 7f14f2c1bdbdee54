/** What somebody has taken in a round, counted from the tricks that lie there. */
import { suitOf, valueOf } from "./cards";
import { type Counts, NO_CARDS, type RoundEntry } from "./companion";
import { ROLES, roleOf } from "./hand";
import type { CardCode, GameView, SeatNumber } from "./protocol.gen";
import { seatsAt } from "./seating";

type Played = Pick<GameView, "options" | "tricks" | "roles">;

/** The cards a seat has taken. */
export function taken({ tricks }: Pick<GameView, "tricks">, seat: SeatNumber): readonly CardCode[] {
  return tricks.filter(({ winner }) => winner === seat).flatMap(({ cards }) => cards);
}

/** The round as people would enter it: counts by role, and who holds the highest nix cards. */
export function entryOf(view: Played): RoundEntry {
  const seats = Array.from({ length: seatsAt(view.options.players) }, (_, seat) => seat);
  const highest = seats.toSorted((one, other) => highestNix(view, other) - highestNix(view, one));
  return { counts: seats.map((seat) => countsOf(view, seat)), highest };
}

function countsOf(view: Played, seat: SeatNumber): Counts {
  const cards = taken(view, seat);
  const count = (role: (typeof ROLES)[number]) =>
    cards.filter((card) => roleOf(suitOf(card), view.roles) === role).length;
  return { ...NO_CARDS, ...Object.fromEntries(ROLES.map((role) => [role, count(role)])) };
}

/** The highest nix card somebody has; 0 for none. */
export function highestNix(view: Played, seat: SeatNumber): number {
  const nix = taken(view, seat).filter((card) => roleOf(suitOf(card), view.roles) === "nix");
  return Math.max(0, ...nix.map(valueOf));
}
