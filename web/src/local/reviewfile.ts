/** A review made on this device as a file: `ebbes-review/1`, as `ebbes review --json` writes it. */
import { ENOUGH, GRAINS } from '../kernel/layout.gen';
import type { Judged } from '../kernel';
import type { KeptMoment, KeptReview, KeptRoundReview, Played, SeatRates } from './judging';
import { ledgerOf, turningPoints } from './roundsums';

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
export type ReviewFile = Readonly<Record<string, Json>>;

/** What a review knows a round of its record by. */
const KNOWN_BY = ['dealer', 'starter', 'chooser', 'value', 'designators', 'hands', 'plays'] as const;

export async function reviewFile(game: Played, review: KeptReview): Promise<ReviewFile> {
  const { fingerprint, seats, of, moments, rounds, rates } = review;
  return {
    format: 'ebbes-review/1',
    record: await recordHash(game),
    fingerprint,
    grains: GRAINS,
    seats,
    done: moments.length,
    of,
    moments: moments.map(momentOf),
    rounds: rounds.map((each) => roundOf(each, moments)),
    rates: (rates ?? []).map(ratesOf),
  };
}

/** The hash of options and rounds, whatever the names; Python writes what is hashed, keys in their order. */
async function recordHash({ options, rounds }: Played): Promise<string> {
  const { goal, dabbscheedel, ...others } = options;
  const game = {
    options: options.pick_designators ? { ...others, goal, dabbscheedel } : others,
    rounds: rounds.map((round) =>
      Object.fromEntries(KNOWN_BY.flatMap((key) => (key in round ? [[key, round[key]]] : []))),
    ),
  };
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(written(game as Json)));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function written(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(written).join(', ')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `{${entries.map(([key, each]) => `${JSON.stringify(key)}: ${written(each)}`).join(', ')}}`;
}

function momentOf({ judged, ...where }: KeptMoment): Json {
  return { ...where, verdict: judged && verdictOf(judged) };
}

function verdictOf({ verdict, values }: Judged): Json {
  const { unit, chosen, given_away, mark, real, choices } = verdict;
  const told = values.map(({ choice, reasons, ...numbers }, place) => {
    return { ...choice, ...numbers, as_good: choices[place]?.as_good ?? false, reasons };
  });
  return { unit, chosen, given_away, mark, real, choices: told };
}

function roundOf(found: KeptRoundReview, moments: readonly KeptMoment[]): Json {
  const { round, points, par, end, ledgers } = found;
  const turning_points = turningPoints(found, moments).map(({ number, moved }) => ({ number, moved }));
  return { round, points, par, end, ledger: ledgers.map((each) => ({ ...ledgerOf(each) })), turning_points };
}

function ratesOf({ seat, rounds, real, given_away, kept, chance_given_away }: SeatRates): Json {
  const told = { mean: kept.mean, error: kept.error };
  const { mean, error } = given_away;
  return { seat, rounds, real, given_away: { mean, error }, yield: real < ENOUGH ? null : told, chance_given_away };
}
