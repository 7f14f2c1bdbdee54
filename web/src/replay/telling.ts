/** A review in words: who did what, what is thought of it, how a game went. */
import { CAST } from '../wire/facts.gen';
import type { CardReading } from '../wire/bodies.gen';
import type { CardCode, SeatNumber } from '../wire/protocol.gen';
import type { Say } from '../words/i18n.svelte';
import { listed, ofCard, yesNo } from '../words/pieces';
import type { Deed } from './deed';
import { figureOf, rangeOf, type Walk } from './figures';
import { bestOf, type Choice, type Decided, type Game, type Rates, type Review, type Verdict } from '../server/review';

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

/** For sentences about somebody: their name, and whether it is you. */
export function aboutOf(game: Game, seat: SeatNumber, t: Say): { readonly who: string; readonly you: 'yes' | 'no' } {
  return { who: whoOf(game, seat, t), you: yesNo(seat === game.seat) };
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

/** What somebody did, as it would be told at the table: who leads, trumps, throws away; which suit becomes what. */
export function deedOf(decided: Decided, deed: Deed | null, game: Game, t: Say): string {
  const who = whoOf(game, decided.seat, t);
  if (deed === null) return t('review-somebody', { who });
  const what = deed.card === null ? whoOf(game, deed.starter ?? 0, t) : t('card-short', ofCard(deed.card));
  const told = t('replay-deed', { way: deed.way, you: yesNo(game.seat === decided.seat), who, what });
  return deed.named ? t('replay-deed-named', { deed: told, ...deed.named }) : told;
}

/** Who took a trick, and what of it counts; nothing if nothing does. */
export function takenOf({ seat, ...counts }: NonNullable<Deed['taken']>, game: Game, t: Say): string {
  if (counts.plus + counts.ebbes + counts.minus === 0) return '';
  const holds = t('reasons-trick-holds', counts);
  return t('replay-deed-taken', { you: yesNo(seat === game.seat), who: whoOf(game, seat, t), holds });
}

/** There was no other choice. */
export function forcedOf(seat: SeatNumber, game: Game, t: Say): string {
  return t('replay-forced', { you: yesNo(seat === game.seat) });
}

/** A card that told less than this told nothing. */
const NOTHING = 0.05;

/** How many of the deals that were possible a card has left. */
export function toldByCard({ seat, card, bits }: NonNullable<CardReading['told']>, game: Game, t: Say): string {
  const what = t('card-short', ofCard(card));
  const move = t('review-move', { kind: 'play', ...aboutOf(game, seat, t), what });
  if (bits < NOTHING) return t('replay-reading-told-nothing', { move });
  return t('replay-reading-told', { move, times: t('decimal', { number: 2 ** bits }) });
}

/** What comes of a moment on average, and what came of it this time; both measured by the others. */
export function onAverage(seat: SeatNumber, mean: number, now: number, game: Game, t: Say): string {
  return t('replay-onward-mean', { ...aboutOf(game, seat, t), figure: figureOf(mean, t), now: figureOf(now, t) });
}

/** Well chosen, and then the cards. */
export function luckOf(luck: 'good' | 'bad', t: Say): string {
  return t('replay-luck', { luck });
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

/** What a choice made anew brings on average, beside the one made then; nothing if that was the same one. */
export function anewSentence(verdict: Verdict, first: CardCode | SeatNumber, game: Game, t: Say): string {
  const then = verdict.choices[verdict.chosen];
  const now = verdict.choices.find(({ card, starter }) => (card ?? starter) === first);
  if (!then || !now || then === now) return '';
  const more = now.worth - then.worth;
  const amount =
    verdict.unit === 'chance'
      ? t('replay-amount-chance', { percent: Math.round(Math.abs(more) * 100) })
      : t('replay-amount-points', { number: Math.abs(more) });
  const kind = now.as_good && then.as_good ? 'same' : more > 0 ? 'more' : 'less';
  return t('replay-onward-compare', { kind, now: thingOf(now, game, t), then: thingOf(then, game, t), amount });
}

/** The bots of these strengths, by name. */
export function botsOf(strengths: readonly string[]): readonly string[] {
  return strengths.map((strength) => CAST.find((bot) => bot.strength === strength)?.name ?? strength);
}

export function strengthOf(strengths: readonly string[], t: Say): string {
  const [first = '', second] = botsOf(strengths);
  return second === undefined ? t('replay-strong', { bots: first }) : t('replay-strong-between', { first, second });
}

/** Whom somebody may be as strong as besides, by how sure that is. */
export function alsoOf({ given_away, as_strong_as }: Rates, ladder: Review['ladder']): readonly string[] {
  const [least, most] = rangeOf(given_away);
  const near = ladder.filter(({ given_away: { mean } }) => mean >= least && mean <= most);
  return botsOf(near.map(({ strength }) => strength).filter((strength) => !as_strong_as.includes(strength)));
}

/** In which place somebody came, and behind whom. */
export function placeSentence(game: Game, t: Say): string {
  const { seat, totals, winners } = game;
  if (seat !== null && winners.includes(seat)) return wonSentence(game, seat, t);
  const own = seat === null ? Infinity : (totals[seat] ?? 0);
  const before = totals.map((total, other) => ({ total, other })).filter(({ total }) => total > own);
  const next = before.toSorted((one, two) => one.total - two.total)[0];
  if (next === undefined) return bestSentence(game, t);
  return t('replay-place', { place: before.length + 1, who: whoOf(game, next.other, t) });
}

function wonSentence(game: Game, seat: SeatNumber, t: Say): string {
  const others = game.winners.filter((winner) => winner !== seat).map((winner) => whoOf(game, winner, t));
  return others.length > 0 ? t('replay-won-with', { who: listed(others, t) }) : t('replay-won');
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

/** Tenths a round that are more than the usual, and that somebody keeps who gives away little. */
const MUCH = 3;
const LITTLE = -6;

/** Two sentences: what the game was decided by, for somebody who sat there, or about whoever won. */
export function toldOf(walk: Walk, rounds: number, you: boolean, who: string, t: Say): string {
  const kind = (tenths: number) => (tenths > MUCH * rounds ? 'good' : tenths < -MUCH * rounds ? 'bad' : 'even');
  const about = { you: yesNo(you), who };
  const luck = t('replay-told', { ...about, cards: kind(walk.cards), others: kind(walk.others) });
  const own = walk.own > LITTLE * rounds ? 'little' : 'much';
  const isMost = Math.abs(walk.own) > Math.max(Math.abs(walk.cards), Math.abs(walk.others));
  return `${luck} ${t('replay-told-own', { ...about, own: own === 'much' && isMost ? 'most' : own })}`;
}

/** What somebody gave away by round, in tenths; null where nothing was judged in points. */
export function givenByRound({ moments }: Review, seat: SeatNumber, rounds: number): readonly (number | null)[] {
  const given = Array.from({ length: rounds }, (): number | null => null);
  for (const { round, seat: whose, verdict } of moments) {
    if (whose === seat && verdict?.unit === 'points') given[round - 1] = (given[round - 1] ?? 0) + verdict.given_away;
  }
  return given.map((points) => (points === null ? null : Math.round(points * 10)));
}
