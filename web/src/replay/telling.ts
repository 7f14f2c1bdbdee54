/** A review in words: who did what, what is thought of it, how a game went. */
import { CAST } from '../wire/facts.gen';
import type { SeatNumber } from '../wire/protocol.gen';
import type { Say } from '../words/i18n.svelte';
import { listed, ofCard, yesNo } from '../words/pieces';
import type { Walk } from './figures';
import { bestOf, type Choice, type Decided, type Game, type Review, type Verdict } from './review';

/** Whoever sat there, by name; whose name is not shown, by the seat. */
export function whoOf(game: Game, seat: SeatNumber, t: Say): string {
  const sitting = game.seats[seat];
  if (sitting === undefined) return t('virtual-player');
  return isNameless(sitting, seat) ? t('replay-player', { number: seat + 1 }) : sitting.name;
}

/** Whether the name of somebody is not told to who looks. */
export function isNameless(sitting: { readonly kind: string; readonly name?: string }, seat: SeatNumber): boolean {
  return sitting.kind === 'person' && sitting.name === `Player ${seat + 1}`;
}

/** The same, but you are spoken to. */
export function calledOf(game: Game, seat: SeatNumber, t: Say): string {
  return seat === game.seat ? t('you') : whoOf(game, seat, t);
}

/** A choice in a word. */
export function thingOf({ card, starter }: Choice, game: Game, t: Say): string {
  return card === null ? whoOf(game, starter ?? 0, t) : t('card-short', ofCard(card));
}

/** What somebody did. */
export function moveOf({ seat, verdict }: Decided, kind: string, game: Game, t: Say): string {
  const choice = verdict?.choices[verdict.chosen];
  const who = whoOf(game, seat, t);
  if (!choice) return t('review-somebody', { who });
  return t('review-move', { kind, you: yesNo(game.seat === seat), who, what: thingOf(choice, game, t) });
}

/** What is thought of a choice, in a few words. */
export function thoughtOf(verdict: Verdict, game: Game, t: Say): string {
  if (verdict.mark !== null) return t('replay-instead', { what: thingOf(bestOf(verdict), game, t) });
  return t(verdict.choices[verdict.chosen]?.as_good ? 'review-good' : 'review-near');
}

/** How much less a choice brought than the best: −0.8 points, or −12 %. */
export function lessOf({ unit, given_away }: Verdict, t: Say): string {
  if (unit === 'chance') return `−${Math.round(given_away * 100)} %`;
  return `−${t('replay-number', { number: given_away })}`;
}

/** How much less a choice brings than the best one, in words. */
export function lessSentence(verdict: Verdict, choice: Choice, t: Say): string {
  const less = bestOf(verdict).worth - choice.worth;
  if (verdict.unit === 'chance') return t('replay-again-less-chance', { percent: Math.round(less * 100) });
  return t('replay-again-less-points', { number: less });
}

/** The bots of these strengths, by name. */
export function botsOf(strengths: readonly string[]): readonly string[] {
  return strengths.map((strength) => CAST.find((bot) => bot.strength === strength)?.name ?? strength);
}

export function strengthOf(strengths: readonly string[], t: Say): string {
  const [first = '', second] = botsOf(strengths);
  return second === undefined ? t('replay-strong', { bots: first }) : t('replay-strong-between', { first, second });
}

/** In which place somebody came, and behind whom. */
export function placeSentence(game: Game, t: Say): string {
  const { seat, totals, winners } = game;
  if (seat !== null && winners.includes(seat)) return t('replay-won');
  const own = seat === null ? Infinity : (totals[seat] ?? 0);
  const before = totals.map((total, other) => ({ total, other })).filter(({ total }) => total > own);
  const next = before.toSorted((one, two) => one.total - two.total)[0];
  if (next === undefined) return bestSentence(game, t);
  return t('replay-place', { place: before.length + 1, who: whoOf(game, next.other, t) });
}

/** Who has won; of a game that was not played to its end, who was in front. */
function bestSentence(game: Game, t: Say): string {
  const { seat, totals, winners } = game;
  const most = Math.max(...totals);
  const first = winners.length > 0 ? winners : totals.flatMap((total, at) => (total === most ? [at] : []));
  const names = first.map((at) => whoOf(game, at, t));
  const who = { who: listed(names, t), count: first.length };
  if (winners.length > 0) return t('replay-winner', who);
  if (first.length === totals.length) return t('replay-level');
  return t('replay-front', { ...who, you: yesNo(seat !== null && first.length === 1) });
}

/** One or two sentences: what the game was decided by, for somebody who sat there. */
export function toldOf(walk: Walk, rounds: number, t: Say): string {
  const kind = (tenths: number) => (tenths > 3 * rounds ? 'good' : tenths < -3 * rounds ? 'bad' : 'even');
  return t('replay-told', { cards: kind(walk.cards), others: kind(walk.others) });
}

/** What somebody gave away by round, in tenths; null where nothing was judged in points. */
export function givenByRound({ moments }: Review, seat: SeatNumber, rounds: number): readonly (number | null)[] {
  const given = Array.from({ length: rounds }, (): number | null => null);
  for (const { round, seat: whose, verdict } of moments) {
    if (whose === seat && verdict?.unit === 'points') given[round - 1] = (given[round - 1] ?? 0) + verdict.given_away;
  }
  return given.map((points) => (points === null ? null : Math.round(points * 10)));
}
