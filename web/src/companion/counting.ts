/** Changes of a round of a real game while it is being counted. */
import { type RoundEntry, SCORING, sheetOf, uncounted } from './companion';
import type { GameOptions, RoleName, SeatNumber } from '../wire/protocol.gen';

/** Those who have the same number of nix cards, and who of them was said to have the highest. */
export interface Tie {
  readonly tied: readonly SeatNumber[];
  readonly highest: SeatNumber | null;
}

/** Somebody has so many cards of a role; with other nix cards, what was said of ties holds no more. */
export function counted(entry: RoundEntry, seat: SeatNumber, role: RoleName, cards: number): RoundEntry {
  const counts = entry.counts.map((own, at) => (at === seat ? { ...own, [role]: cards } : own));
  return { counts, highest: role === 'nix' ? [] : entry.highest };
}

/** All cards that are left go to somebody. */
export function withRest(entry: RoundEntry, seat: SeatNumber, options: GameOptions): RoundEntry {
  return SCORING.reduce((now, role) => {
    const own = now.counts[seat]?.[role] ?? 0;
    return counted(now, seat, role, own + Math.max(0, uncounted(now, role, options)));
  }, entry);
}

/** Of those who tie, this one has the highest nix card. */
export function settled(entry: RoundEntry, tied: readonly SeatNumber[], highest: SeatNumber): RoundEntry {
  const others = entry.highest.filter((seat) => !tied.includes(seat));
  return { ...entry, highest: [...others, highest] };
}

/** The ties to ask about, in their order, as soon as all nix cards are counted. */
export function tiesOf(entry: RoundEntry, options: GameOptions): Tie[] {
  if (uncounted(entry, 'nix', options) !== 0) return [];
  const ties: Tie[] = [];
  const known: SeatNumber[] = [];
  for (;;) {
    const { tied } = sheetOf({ ...entry, highest: known }, options).nix;
    if (tied.length === 0) return ties;
    const highest = entry.highest.find((seat) => tied.includes(seat)) ?? null;
    ties.push({ tied, highest });
    if (highest === null) return ties;
    known.push(highest);
  }
}

/** The first role whose cards are not all counted, and how many are missing; less than 0 are too many. */
export function firstGap(entry: RoundEntry, options: GameOptions): { role: RoleName; cards: number } | null {
  const gaps = SCORING.map((role) => ({ role, cards: uncounted(entry, role, options) }));
  return gaps.find(({ cards }) => cards !== 0) ?? null;
}
