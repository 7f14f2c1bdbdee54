/** A game as somebody sees it, brought forward event by event (docs/protocol.md). */
import { bySuit, HIDDEN, SUITS, suitOf, valueOf } from './cards';
import type * as wire from '../wire/protocol.gen';
import { clockwiseFrom, leftOf, nextPicker, NOBODY, seatsAt, VIRTUAL } from './seats';

type View = wire.GameView;

/** Why a game is over, by the number a view has for it. */
export const ENDS: readonly (wire.EndName | null)[] = [null, 'goal', 'dabbscheedel', 'rounds'];

const NO_SETUP: wire.Setup = {
  dealer: NOBODY,
  chooser: null,
  starter: NOBODY,
  numbers: [],
  picks: [],
  designators: SUITS.map(() => 0),
};

/** A table before its first deal. */
export function newView(options: wire.GameOptions, seat: wire.SeatNumber | null): View {
  return {
    format: 'ebbes-view/1',
    seat,
    options: viewOptions(options),
    score: {
      totals: Array<number>(seatsAt(options.players)).fill(0),
      rounds: 0,
      chooser: null,
      end: 0,
      winners: [],
    },
    setup: NO_SETUP,
    phase: 'deal',
    turn: NOBODY,
    hands: Array.from({ length: options.players }, () => []),
    virtual: null,
    tricks: [],
    trick: [],
    roles: [],
  };
}

function viewOptions(options: wire.GameOptions): wire.ViewOptions {
  const { players, more_cards, rounds, goal, dabbscheedel } = options;
  return options.pick_designators
    ? { players, more_cards, pick_designators: true, rounds, goal, dabbscheedel }
    : { players, more_cards, pick_designators: false, rounds };
}

/** Who has played each card of the trick on the table. */
export function trickSeats({ tricks, trick, setup, options }: View): wire.SeatNumber[] {
  const leader = tricks.at(-1)?.winner ?? setup.starter;
  return clockwiseFrom(leader, setup.dealer, options.players).slice(0, trick.length);
}

/** Whether all cards of the round have been played and taken. */
export function isPlayedOut({ phase, hands, trick }: View): boolean {
  return phase === 'play' && trick.length === 0 && hands.every((hand) => hand.length === 0);
}

/** The view after an event. */
export function played(view: View, event: wire.GameEvent): View {
  switch (event.type) {
    case 'dealt':
      return dealt(view, event);
    case 'number-revealed':
      return numberRevealed(view, event.value);
    case 'starter-named':
      return starterNamed(view, event.starter);
    case 'designator-picked':
      return designatorPicked(view, event);
    case 'card-played':
      return cardPlayed(view, event);
    case 'suit-designated':
      return { ...view, roles: [...view.roles, event.suit] };
    case 'trick-taken':
      return trickTaken(view, event.seat);
    case 'card-uncovered':
      return { ...view, virtual: uncovered(view.virtual, event) };
    case 'round-scored':
      return roundScored(view, event);
    case 'game-ended':
      return gameEnded(view, event);
  }
}

/** In the first round nobody names the starter: the deal does (R8). */
function dealt(view: View, event: wire.Dealt): View {
  const chooser = view.score.chooser;
  return {
    ...view,
    setup: { ...NO_SETUP, dealer: event.dealer, chooser, numbers: view.setup.numbers },
    phase: chooser === null ? 'deal' : 'name starter',
    turn: chooser ?? NOBODY,
    hands: event.hands.map(sorted),
    virtual: event.virtual,
    tricks: [],
    roles: [],
  };
}

function sorted(hand: readonly wire.CardCode[]): readonly wire.CardCode[] {
  return hand.includes(HIDDEN) ? hand : [...hand].sort(bySuit);
}

function numberRevealed(view: View, value: number): View {
  const numbers = [...view.setup.numbers, value];
  return { ...view, setup: { ...view.setup, numbers, designators: SUITS.map(() => value) } };
}

function starterNamed(view: View, starter: wire.SeatNumber): View {
  const setup = { ...view.setup, starter };
  const { players, pick_designators } = view.options;
  if (!pick_designators) return { ...view, setup, phase: 'play', turn: starter };
  return { ...view, setup, phase: 'pick', turn: nextPicker(starter, setup.dealer, players) };
}

function designatorPicked(view: View, { seat, card }: wire.DesignatorPicked): View {
  const picks = [...view.setup.picks, { seat, card }];
  const designators = view.setup.designators.with(SUITS.indexOf(suitOf(card)), valueOf(card));
  const setup = { ...view.setup, picks, designators };
  if (picks.length === SUITS.length) return { ...view, setup, phase: 'play', turn: setup.starter };
  return { ...view, setup, turn: nextPicker(seat, setup.dealer, view.options.players) };
}

function cardPlayed(view: View, { seat, card }: wire.CardPlayed): View {
  const turn = leftOf(seat, view.setup.dealer, view.options.players);
  const lying = { ...view, turn, trick: [...view.trick, card] };
  const { virtual } = view;
  if (virtual !== null && seat === VIRTUAL) {
    const face_up = virtual.face_up.map((other) => (other === card ? HIDDEN : other));
    return { ...lying, virtual: { ...virtual, face_up } };
  }
  return { ...lying, hands: view.hands.with(seat, without(view.hands[seat] ?? [], card)) };
}

/** A hand after playing a card; from a hidden one any card goes. */
function without(hand: readonly wire.CardCode[], card: wire.CardCode): readonly wire.CardCode[] {
  return hand.toSpliced(Math.max(0, hand.indexOf(card)), 1);
}

/** The turn has come round to the leader of the full trick, and goes on to its winner (R14). */
function trickTaken(view: View, winner: wire.SeatNumber): View {
  const taken = { leader: view.turn, cards: view.trick, winner };
  return { ...view, turn: winner, tricks: [...view.tricks, taken], trick: [] };
}

function uncovered(virtual: wire.VirtualCards | null, { column, card }: wire.CardUncovered): wire.VirtualCards | null {
  if (virtual === null) return null;
  const pile = virtual.face_down[column] ?? [];
  return {
    face_up: virtual.face_up.with(column, card),
    face_down: virtual.face_down.with(column, pile.slice(0, -1)),
  };
}

function roundScored(view: View, { points, chooser }: wire.RoundScored): View {
  const totals = view.score.totals.map((total, seat) => total + (points[seat] ?? 0));
  const score = { ...view.score, totals, rounds: view.score.rounds + 1, chooser };
  return { ...view, score, phase: 'deal', turn: NOBODY, virtual: null };
}

function gameEnded(view: View, { end, winners }: wire.GameEnded): View {
  return { ...view, score: { ...view.score, end: ENDS.indexOf(end), winners }, phase: 'over' };
}
