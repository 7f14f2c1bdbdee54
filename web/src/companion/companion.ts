/**
 * Scores a real game, without a server: cards counted by player and role make points (R20-R28, R36).
 *
 * Of the rules the browser also has R14 (game/best.ts) and R32 (game/virtual.ts); golden files hold them all to the engine.
 */
import { suitSize } from '../game/cards';
import { ROLES } from '../game/roles';
import type { EndName, GameOptions, RoleName, SeatNumber } from '../wire/protocol.gen';
import type { Counts } from '../game/round';
import { seatsAt, VIRTUAL } from '../game/seats';

/** What people enter of a round. */
export interface RoundEntry {
  /** By seat; with two people the virtual player is the third. */
  readonly counts: readonly Counts[];
  /** Whoever is said to hold the highest nix card of those who tie, in the order asked. */
  readonly highest: readonly SeatNumber[];
}

export interface Sheet {
  readonly cardPoints: readonly number[];
  readonly ebbesPoints: readonly number[];
  readonly points: readonly number[];
  readonly nix: NixResult;
}

/** Who wins nix and names the next starter; while `tied` is not empty, ask who of them is highest. */
export interface NixResult {
  readonly winner: SeatNumber | null;
  /** `non-dealer`: nobody took nix cards but the virtual player (R36). */
  readonly chooser: SeatNumber | 'non-dealer' | null;
  readonly tied: readonly SeatNumber[];
}

export interface Ending {
  readonly end: EndName;
  readonly winners: readonly SeatNumber[];
}

/** The roles whose cards score; trump needs no counting. */
export const SCORING: readonly RoleName[] = ROLES.filter((role) => role !== 'trump');

export const NO_CARDS: Counts = { trump: 0, plus: 0, ebbes: 0, minus: 0, nix: 0 };

export function emptyEntry(players: number): RoundEntry {
  return { counts: Array.from({ length: seatsAt(players) }, () => NO_CARDS), highest: [] };
}

/** The cards of a role that are still to be counted. */
export function uncounted(entry: RoundEntry, role: RoleName, options: GameOptions): number {
  return suitSize(options) - total(entry.counts.map((own) => own[role]));
}

/** Whether all cards are counted and every tie that matters is settled. */
export function isComplete(entry: RoundEntry, options: GameOptions): boolean {
  const counted = SCORING.every((role) => uncounted(entry, role, options) === 0);
  return counted && nixResult(entry, options).tied.length === 0;
}

export function sheetOf(entry: RoundEntry, options: GameOptions): Sheet {
  const cardPoints = entry.counts.map((own) => own.plus - own.minus);
  const ebbesPoints = ebbesOf(entry.counts.map((own) => own.ebbes));
  const points = cardPoints.map((single, seat) => single + (ebbesPoints[seat] ?? 0));
  return { cardPoints, ebbesPoints, points, nix: nixResult(entry, options) };
}

/** Three for everyone who has neither the most nor the fewest (R21, R22). */
function ebbesOf(cards: readonly number[]): number[] {
  const most = Math.max(...cards);
  const fewest = Math.min(...cards);
  return cards.map((own) => (fewest < own && own < most ? 3 : 0));
}

/** The most nix cards, on a tie the highest of them (R25, R36). */
function nixResult(entry: RoundEntry, { players }: GameOptions): NixResult {
  const winner = leader(
    entry,
    entry.counts.map((_, seat) => seat),
  );
  if (Array.isArray(winner)) return { winner: null, chooser: null, tied: winner };
  if (players !== 2 || winner !== VIRTUAL) return { winner, chooser: winner, tied: [] };
  if (nixOf(entry, 0) + nixOf(entry, 1) === 0) return { winner, chooser: 'non-dealer', tied: [] };
  const chooser = leader(entry, [0, 1]);
  return Array.isArray(chooser) ? { winner, chooser: null, tied: chooser } : { winner, chooser, tied: [] };
}

/** Who of these seats has the most nix cards, or all who tie while nobody knows better. */
function leader(entry: RoundEntry, seats: readonly SeatNumber[]): SeatNumber | SeatNumber[] {
  const most = Math.max(...seats.map((seat) => nixOf(entry, seat)));
  const tied = seats.filter((seat) => nixOf(entry, seat) === most);
  const highest = entry.highest.find((seat) => tied.includes(seat)) ?? tied[0];
  const known = tied.length === 1 || entry.highest.includes(highest as SeatNumber);
  return known ? (highest as SeatNumber) : tied;
}

function nixOf(entry: RoundEntry, seat: SeatNumber): number {
  return entry.counts[seat]?.nix ?? 0;
}

/** The points of all after these rounds (R23). */
export function totalsOf(entries: readonly RoundEntry[], options: GameOptions): number[] {
  const sheets = entries.map((entry) => sheetOf(entry, options).points);
  return Array.from({ length: seatsAt(options.players) }, (_, seat) =>
    total(sheets.map((points) => points[seat] ?? 0)),
  );
}

/** Whether these rounds end the game, and who has won (R24, R27, R28). */
export function endingOf(entries: readonly RoundEntry[], options: GameOptions): Ending | null {
  const totals = totalsOf(entries, options);
  const end = endName(entries.length, totals, options);
  if (end === null) return null;
  const best = Math.max(...totals);
  return { end, winners: totals.flatMap((points, seat) => (points === best ? [seat] : [])) };
}

/** Why a game with these totals is over; null if it goes on (R24, R27, R28). */
function endName(played: number, totals: readonly number[], options: GameOptions): EndName | null {
  if (options.pick_designators && played > 0) {
    if (Math.max(...totals) >= options.goal) return 'goal';
    if (Math.min(...totals) <= options.dabbscheedel) return 'dabbscheedel';
  }
  return played >= options.rounds ? 'rounds' : null;
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
