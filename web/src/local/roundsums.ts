/** The sums over a round as they are told: what a ledger comes to, and whom each turning point moved. */
import type { Ledger, RoundReview } from '../server/review';
import type { KeptMoment, KeptRoundReview, SeatLedger } from './judging';

export function ledgerOf({ seat, deal, decisions, lie, others }: SeatLedger): Ledger {
  return { seat, deal, decisions, lie, others, result: deal + decisions + lie + others };
}

export function turningPoints(
  { round, end, turning }: KeptRoundReview,
  moments: readonly KeptMoment[],
): RoundReview['turning_points'] {
  const own = moments.filter((each) => each.round === round);
  return turning.map((place) => {
    const before = own[place]?.expected ?? end;
    const after = own[place + 1]?.expected ?? end;
    return { number: own[place]?.number ?? 0, moved: after.map((lead, seat) => lead - (before[seat] ?? 0)) };
  });
}
