/** A game on this device as it is kept, and as a file that others can check: `ebbes-record/1`. */
import type { Deal, Move } from '../kernel';
import type {
  BotSeat,
  CardCode,
  GameEvent,
  GameOptions,
  Hex32,
  Pick as Picked,
  SeatNumber,
} from '../wire/protocol.gen';
import { OPTIONS } from '../wire/facts.gen';
import type { FiledReading } from '../wire/questions.gen';

/** A game as `ebbes-record/1`. */
export type GameRecord = FiledReading['record'];

/** Somebody plays here, and the rest is the house. */
export const ME: SeatNumber = 0;

export interface KeptRound {
  readonly dealer: SeatNumber;
  readonly starter?: SeatNumber;
  readonly chooser?: SeatNumber;
  readonly value?: number;
  readonly designators?: readonly Picked[];
  readonly hands: readonly (readonly CardCode[])[];
  readonly plays: readonly CardCode[];
}

/** How games are kept now. */
export const FORMAT = 1;

/** All it takes to go on with a game, or to play it again. */
export interface KeptGame {
  /** How it is kept; those that do not say so are kept the first way. */
  readonly format?: number;
  readonly number: number;
  /** When it began, in milliseconds since 1970. */
  readonly begun: number;
  readonly options: GameOptions;
  /** Who sits at seat 0. */
  readonly name: string;
  /** Those of the house, from seat 1 on. */
  readonly bots: readonly BotSeat[];
  readonly secret: Hex32;
  readonly commitment: Hex32;
  readonly nonces: readonly Hex32[];
  readonly rounds: readonly KeptRound[];
  readonly isOver: boolean;
  /** Points by seat after the rounds that are over; none before the first. */
  readonly totals: readonly number[];
  readonly winners: readonly SeatNumber[];
  /** When it was over, in milliseconds since 1970. */
  readonly ended?: number;
  /** Its id in one's list of games, once it was given there. */
  readonly given?: string;
}

/** Whether a newer version kept a game, in a way that is not understood here. */
export function isNewer({ format = 1 }: KeptGame): boolean {
  return format > FORMAT;
}

const VIRTUAL_NAME = 'virtual player';

/** A round as it begins. */
export function dealtRound({ dealer, hands, value }: Deal, options: GameOptions): KeptRound {
  const round = { dealer, ...(value === null ? {} : { value }) };
  return { ...round, ...(options.pick_designators ? { designators: [] } : {}), hands, plays: [] };
}

/** A round after what happened. */
export function roundAfter(round: KeptRound, events: readonly GameEvent[]): KeptRound {
  return events.reduce(added, round);
}

/** What a game stands at after what happened. */
export function standingAfter(
  { totals, winners }: Pick<KeptGame, 'totals' | 'winners'>,
  events: readonly GameEvent[],
): Pick<KeptGame, 'totals' | 'winners'> {
  const scored = events.find((event) => event.type === 'round-scored');
  const ended = events.find((event) => event.type === 'game-ended');
  return {
    totals: scored ? scored.points.map((points, seat) => points + (totals[seat] ?? 0)) : totals,
    winners: ended?.winners ?? winners,
  };
}

function added(round: KeptRound, event: GameEvent): KeptRound {
  switch (event.type) {
    case 'starter-named':
      return { ...round, starter: event.starter, ...(event.chooser === null ? {} : { chooser: event.chooser }) };
    case 'designator-picked':
      return { ...round, designators: [...(round.designators ?? []), { seat: event.seat, card: event.card }] };
    case 'card-played':
      return { ...round, plays: [...round.plays, event.card] };
    default:
      return round;
  }
}

/** The deal of a round that was kept; only in the first one it names the starter. */
export function dealOf(round: KeptRound, at: number): Deal {
  const { dealer, hands, value = null, starter = null } = round;
  return { dealer, hands, value, starter: at === 0 ? starter : null };
}

/** The move that comes next in a round of which so much has been played again; null at its end. */
export function nextMove(round: KeptRound, again: KeptRound): Move | null {
  if (again.starter === undefined) {
    return round.starter === undefined ? null : { kind: 'name-starter', starter: round.starter };
  }
  const pick = round.designators?.[again.designators?.length ?? 0];
  if (pick !== undefined) return { kind: 'pick-designator', card: pick.card };
  const card = round.plays[again.plays.length];
  return card === undefined ? null : { kind: 'play-card', card };
}

/** All it takes to play a record again that keeps the rules. */
export function playedIn({ options, rounds }: GameRecord): Pick<KeptGame, 'options' | 'rounds'> {
  const ends = { goal: OPTIONS.goal.usual, dabbscheedel: OPTIONS.dabbscheedel.usual };
  return {
    options: { ...ends, ...(options as unknown as GameOptions) },
    rounds: rounds as unknown as readonly KeptRound[],
  };
}

/** The file. The secret is in it only when the game is over. */
export function recordOf(game: KeptGame): GameRecord {
  const { options, name, bots, secret, commitment, nonces, rounds } = game;
  const { goal, dabbscheedel, ...others } = options;
  const names = [name, ...bots.map((bot) => bot.name), ...(options.players === 2 ? [VIRTUAL_NAME] : [])];
  const record = {
    format: 'ebbes-record/1',
    options: options.pick_designators ? { ...others, goal, dabbscheedel } : others,
    names,
    rounds,
    place: 'device',
    ...(game.isOver ? { certificate: { commitment, secret, nonces, starter: 'lot' } } : {}),
  };
  return record as unknown as GameRecord;
}
