/** The turning points of a round, ready to be told. */
import type { Moment } from '../table/screen/screen.svelte';
import type { AnyEvent } from '../wire/protocol.gen';
import type { Say } from '../words/i18n.svelte';
import { hintSentence } from '../words/hints';
import { momentAt, type Shape, type Stand, trickOf } from './course';
import { type Deed, deedAt } from './deed';
import { tenthsOf } from './figures';
import { bestOf, type Decided, type Game, type Review, type RoundReview } from '../server/review';
import { calledOf, deedOf, forcedOf, luckOf, takenOf, thoughtOf } from './telling';

export type Luck = 'good' | 'bad';

export interface Turning {
  readonly decided: Decided;
  readonly deed: Deed | null;
  readonly trick: number;
  /** What somebody did, and what there is to say about it. */
  readonly move: string;
  readonly thoughts: readonly string[];
  /** Whom it moved: you, else whom it moved most; and by how many tenths. */
  readonly seat: number;
  readonly whom: string;
  readonly tenths: number;
  /** Whether it was the cards, and nobody's choice, that moved who chose. */
  readonly luck: Luck | null;
}

/** A game as it went, moment by moment. */
export interface Course {
  readonly moments: readonly Moment[];
  readonly stands: readonly Stand[];
}

/** What kind of choice somebody had. */
export function kindOf(event: AnyEvent | null | undefined): 'play' | 'pick' | 'starter' {
  if (event?.type === 'designator-picked') return 'pick';
  return event?.type === 'starter-named' ? 'starter' : 'play';
}

/** In the order of the round. */
export function turningsOf(
  review: Review,
  round: RoundReview,
  game: Game,
  course: Course,
  shape: Shape,
  t: Say,
): readonly Turning[] {
  return round.turning_points
    .flatMap(({ number, moved }) => {
      const decided = review.moments.find((each) => each.round === round.round && each.number === number);
      if (decided === undefined) return [];
      const seat = mover(moved, game.seat);
      const at = momentAt(course.stands, round.round, number + 1);
      const deed = deedAt(course.moments, at);
      const luck = luckIn(decided, moved[decided.seat] ?? 0, review.grains);
      return [
        {
          decided,
          deed,
          trick: trickOf(number, shape),
          move: deedOf(decided, deed, game, t),
          thoughts: thoughtsOn(decided, deed, luck, game, course.moments[at - 1], t),
          seat,
          whom: calledOf(game, seat, t),
          tenths: tenthsOf(moved[seat] ?? 0, review.grains),
          luck,
        },
      ];
    })
    .toSorted((one, other) => one.decided.number - other.decided.number);
}

/** The one that moved most. */
export function greatestOf(turnings: readonly Turning[]): Turning | null {
  return turnings.toSorted((one, other) => Math.abs(other.tenths) - Math.abs(one.tenths))[0] ?? null;
}

/** Half a point that came to who chose as well as anybody could have: that is the cards. */
function luckIn({ verdict }: Decided, moved: number, grains: number): Luck | null {
  if (verdict === null || verdict.mark !== null || Math.abs(moved) < grains / 2) return null;
  return moved < 0 ? 'bad' : 'good';
}

function thoughtsOn(
  decided: Decided,
  deed: Deed | null,
  luck: Luck | null,
  game: Game,
  before: Moment | undefined,
  t: Say,
): readonly string[] {
  const { seat, verdict } = decided;
  const told = deed?.taken ? takenOf(deed.taken, game, t) : '';
  const thought = verdict === null ? '' : verdict.of === 1 ? forcedOf(seat, game, t) : thoughtOf(verdict, game, t);
  const fate = luck && verdict?.of !== 1 ? luckOf(luck, t) : '';
  const [reason] = verdict?.mark && seat === game.seat ? bestOf(verdict).reasons : [];
  const why = reason && before ? t(hintSentence(reason, t, before.seen)) : '';
  return [told, fate || thought, why].filter(Boolean);
}

/** Your own seat if it was moved by a third of the most, else whose was moved most. */
function mover(moved: readonly number[], own: number | null): number {
  const most = Math.max(...moved.map(Math.abs));
  if (own !== null && Math.abs(moved[own] ?? 0) >= most / 3) return own;
  return moved.findIndex((by) => Math.abs(by) === most);
}
