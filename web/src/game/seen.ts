/** A table as somebody has seen it so far, brought forward by what the server tells. */
import { NOBODY, seatsAt } from './seats';
import { isPlayedOut, newView, played } from './view';
import type * as wire from '../wire/protocol.gen';

/** A table up to the event `seq`: what a snapshot shows. */
export interface Seen {
  readonly seq: number;
  /** When that event happened: after a restored backup, its number may be used again. */
  readonly stamp: number;
  readonly table: wire.TableView;
  readonly you: wire.You;
  readonly now: wire.Now;
}

/** What a snapshot shows. */
export function seenOf({ seq, stamp, table, you, now }: wire.Snapshot): Seen {
  return { seq, stamp, table, you, now };
}

const KNOWN: Readonly<Record<wire.AnyEvent['type'], true>> = {
  'table-created': true,
  'seat-taken': true,
  'seat-asked': true,
  'request-closed': true,
  'seat-left': true,
  'seat-planned': true,
  'host-passed': true,
  'settings-changed': true,
  'game-opened': true,
  'nonce-added': true,
  'proof-shown': true,
  'player-away': true,
  'player-back': true,
  'time-granted': true,
  said: true,
  'table-ended': true,
  dealt: true,
  'number-revealed': true,
  'starter-named': true,
  'designator-picked': true,
  'card-played': true,
  'suit-designated': true,
  'trick-taken': true,
  'card-uncovered': true,
  'round-scored': true,
  'game-ended': true,
};

/** Whether this page knows what an event means; a newer server may tell of others. */
export function isKnown({ type }: wire.AnyEvent): boolean {
  return Object.hasOwn(KNOWN, type);
}

/** Whether events are missing between what was seen and what was told: then ask again. */
export function isGap(seen: Seen, told: wire.Events): boolean {
  return told.first > seen.seq + 1;
}

/** Of these events those that are news. */
export function news(seen: Seen, told: wire.Events): readonly wire.AnyEvent[] {
  return told.events.slice(seen.seq + 1 - told.first);
}

/** The table after these events, if there is no gap; what was told before counts once. */
export function after(seen: Seen, told: wire.Events): Seen {
  const events = news(seen, told);
  if (told.events.length > 0 && events.length === 0) return seen;
  return { ...events.reduce(step, seen), stamp: told.stamp, now: told.now };
}

/** The table after one event. What it waits for is told only after the last one. */
export function step(seen: Seen, event: wire.AnyEvent): Seen {
  return { ...seen, seq: seen.seq + 1, table: changed(seen, event) };
}

/** Between two events somebody may be to act, but nobody is asked; over a full trick or without cards nobody is. */
export function onTheWay({ table }: Seen): wire.Now {
  const view = table.game?.view;
  const isFull = view?.trick.length === seatsAt(view?.options.players ?? 0);
  const turn = view && !isFull && !isPlayedOut(view) ? view.turn : NOBODY;
  return { turn: turn === NOBODY ? null : turn, deadline: null, prompt: null };
}

function changed({ table, you }: Seen, event: wire.AnyEvent): wire.TableView {
  switch (event.type) {
    case 'table-created':
      return { ...table, settings: event.settings, seats: event.seats };
    case 'seat-taken':
      return withSeat(table, event.seat, { kind: 'person', name: event.name, away: false });
    case 'seat-asked': {
      const { number, name, seat } = event;
      return { ...table, requests: [...table.requests, { number, name, seat }] };
    }
    case 'request-closed':
      return { ...table, requests: table.requests.filter(({ number }) => number !== event.number) };
    case 'seat-left': {
      const host = table.host === event.seat ? null : table.host;
      return { ...withSeat(table, event.seat, event.now), host };
    }
    case 'seat-planned':
      return withSeat(table, event.seat, event.now);
    case 'player-away':
      return marked(table, event.seat, true);
    case 'player-back':
      return marked(table, event.seat, false);
    case 'host-passed':
      return { ...table, host: event.seat };
    case 'settings-changed':
      return { ...table, settings: event.settings, seats: resized(table.seats, event.settings) };
    case 'table-ended':
      return { ...table, ended: true, requests: [] };
    case 'time-granted':
    case 'said':
      return table;
    case 'game-opened':
      return { ...table, game: opened(table, you, event) };
    default:
      return { ...table, game: table.game && gameAfter(table.game, event) };
  }
}

function withSeat(table: wire.TableView, seat: wire.SeatNumber, now: wire.SeatState): wire.TableView {
  return { ...table, seats: table.seats.with(seat, now) };
}

function marked(table: wire.TableView, seat: wire.SeatNumber, away: boolean): wire.TableView {
  const person = table.seats[seat];
  return person?.kind === 'person' ? withSeat(table, seat, { ...person, away }) : table;
}

/** Seats beyond the number of players go, new ones are open. */
function resized(seats: readonly wire.SeatState[], settings: wire.TableSettings): readonly wire.SeatState[] {
  const length = settings.options.players;
  return Array.from({ length }, (_, seat) => seats[seat] ?? { kind: 'open' });
}

function opened(table: wire.TableView, you: wire.You, event: wire.GameOpened): wire.Game {
  const { options } = table.settings;
  return {
    number: event.number,
    stage: 'nonces',
    commitment: event.commitment,
    last_played: event.last_played,
    nonces: Array.from({ length: options.players }, () => null),
    missing: [],
    secret: null,
    view: newView(options, you.seat),
  };
}

type GameChange = wire.GameEvent | wire.NonceAdded | wire.ProofShown;

function gameAfter(game: wire.Game, event: GameChange): wire.Game {
  const after = gameChanged(game, event);
  return { ...after, stage: stageOf(after) };
}

function gameChanged(game: wire.Game, event: GameChange): wire.Game {
  if (event.type === 'nonce-added') {
    const missing = event.missing ? [...(game.missing ?? []), event.seat].toSorted((a, b) => a - b) : game.missing;
    return { ...game, nonces: game.nonces.with(event.seat, event.nonce), missing };
  }
  if (event.type === 'proof-shown') return { ...game, secret: event.secret };
  return { ...game, view: played(game.view, event) };
}

function stageOf({ view, nonces }: wire.Game): wire.Game['stage'] {
  if (view.phase === 'over') return 'over';
  return nonces.includes(null) ? 'nonces' : 'running';
}
