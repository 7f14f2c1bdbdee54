/** Small tables for tests. */
import { newView } from '../src/game/view';
import type * as wire from '../src/wire/protocol.gen';

export const OPTIONS: wire.GameOptions = {
  players: 3,
  more_cards: false,
  pick_designators: false,
  rounds: 5,
  goal: 30,
  dabbscheedel: -15,
};

const SETTINGS: wire.TableSettings = {
  options: OPTIONS,
  public: false,
  clock: 'none',
  last_trick: true,
  open_tricks: false,
  card_counter: false,
  chat: true,
  ask_first: false,
  hints: 'on',
  fill_after: null,
  over_days: null,
};

export const IDLE: wire.Now = { turn: null, deadline: null, prompt: null };

/** When the event with a number happened. */
export const stampOf = (seq: number): number => 1_000_000 + seq;

/** A table for three at which Anna sits with two bots, before its first game. */
export function snapshot(seq = 10, game: wire.Game | null = null, now = IDLE): wire.Snapshot {
  const seats: readonly wire.SeatState[] = [
    { kind: 'person', name: 'Anna', away: false },
    { kind: 'bot', name: 'Karl', strength: 'strong' },
    { kind: 'bot', name: 'Elwe', strength: 'expert' },
  ];
  const table = {
    id: 't1',
    code: 'SRSHG',
    settings: SETTINGS,
    seats,
    host: 0,
    requests: [],
    game,
    ended: false,
    deal: null,
  };
  return {
    type: 'snapshot',
    protocol: 1,
    seq,
    stamp: stampOf(seq),
    table,
    you: { seat: 0, host: true, door: 'open', stands_in: false },
    now,
  };
}

/** A game in which Anna holds these cards and leads. */
export function running(hand: readonly wire.CardCode[], change: Partial<wire.GameView> = {}): wire.Game {
  const hidden = hand.map(() => '??');
  const view = newView(OPTIONS, 0);
  return {
    number: 1,
    stage: 'running',
    commitment: 'c0'.repeat(32),
    last_played: null,
    nonces: Array.from({ length: 3 }, () => '00'.repeat(32)),
    missing: [],
    secret: null,
    view: {
      ...view,
      setup: { ...view.setup, dealer: 2, starter: 0, numbers: [3], designators: [3, 3, 3, 3, 3] },
      phase: 'play',
      turn: 0,
      hands: [hand, hidden, hidden],
      ...change,
    },
  };
}

export function yourTurn(...cards: wire.CardCode[]): wire.Now {
  return { turn: 0, deadline: null, prompt: { kind: 'play-card', cards, why_not: null } };
}
