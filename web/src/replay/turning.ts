/** The turning points of a round, ready to be listed. */
import type { AnyEvent } from '../wire/protocol.gen';
import type { Say } from '../words/i18n.svelte';
import { type Shape, trickOf } from './course';
import { tenthsOf } from './figures';
import type { Decided, Game, Review, RoundReview } from './review';
import { calledOf, moveOf, thoughtOf } from './telling';

export interface Turning {
  readonly decided: Decided;
  readonly trick: number;
  /** What somebody did, and what is thought of it. */
  readonly move: string;
  readonly thought: string;
  /** Whom it moved: you, else whom it moved most; and by how many tenths. */
  readonly seat: number;
  readonly whom: string;
  readonly tenths: number;
}

/** What kind of choice somebody had. */
export function kindOf(event: AnyEvent | null | undefined): 'play' | 'pick' | 'starter' {
  if (event?.type === 'designator-picked') return 'pick';
  return event?.type === 'starter-named' ? 'starter' : 'play';
}

/** In the order of the round. */
export function turningsOf(review: Review, round: RoundReview, game: Game, shape: Shape, t: Say): readonly Turning[] {
  return round.turning_points
    .flatMap(({ number, moved }) => {
      const decided = review.moments.find((each) => each.round === round.round && each.number === number);
      if (decided === undefined) return [];
      const seat = mover(moved, game.seat);
      return [
        {
          decided,
          trick: trickOf(number, shape),
          move: moveOf(decided, number < shape.opening ? openingKind(decided) : 'play', game, t),
          thought: decided.verdict ? thoughtOf(decided.verdict, game, t) : '',
          seat,
          whom: calledOf(game, seat, t),
          tenths: tenthsOf(moved[seat] ?? 0, review.grains),
        },
      ];
    })
    .toSorted((one, other) => one.decided.number - other.decided.number);
}

/** Before the first card there are starters and designators. */
function openingKind({ verdict }: Decided): 'pick' | 'starter' {
  return verdict?.choices[0]?.starter === null ? 'pick' : 'starter';
}

/** Your own seat if it was moved by a tenth of the most, else whose was moved most. */
function mover(moved: readonly number[], own: number | null): number {
  const most = Math.max(...moved.map(Math.abs));
  if (own !== null && Math.abs(moved[own] ?? 0) >= most / 3) return own;
  return moved.findIndex((by) => Math.abs(by) === most);
}
