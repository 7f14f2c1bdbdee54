/** What a screen reader hears: sentences for each event, in the chosen language. */
import { suitOf } from '../game/cards';
import { trickSeats } from '../game/view';
import { ROLES } from '../game/roles';
import type { Args, Say } from './i18n.svelte';
import { about, listed, nameOf, ofCard, signed, whole, yesNo } from './pieces';
import type * as wire from '../wire/protocol.gen';
import type { Seen } from '../game/seen';

/** Events that only those hear who want to hear every card. */
const DETAILS: readonly wire.AnyEvent['type'][] = [
  'card-played',
  'card-uncovered',
  'nonce-added',
  'seat-planned',
  'designator-picked',
];

/** What an event changed from one table to the next, in sentences. */
export function announce(
  event: wire.AnyEvent,
  before: Seen,
  after: Seen,
  t: Say,
  level: 'all' | 'less' = 'all',
): string[] {
  if (event.type === 'nonce-added' && event.missing) return [t('announce-nonce-missing', about(after, event.seat, t))];
  if (level === 'less' && DETAILS.includes(event.type)) return [];
  const say = (args: Args = {}) => [t({ key: `announce-${event.type}`, args })];
  switch (event.type) {
    case 'table-created':
    case 'settings-changed':
    case 'proof-shown':
      return say();
    case 'game-opened':
      return say({ number: event.number });
    case 'table-ended':
      return say({ reason: event.operator ? 'operator' : event.reason });
    case 'number-revealed':
      return say({ value: event.value });
    case 'suit-designated':
      return say({ suit: event.suit, role: event.role });
    case 'seat-taken':
    case 'host-passed':
    case 'player-back':
    case 'trick-taken':
      return say(about(after, event.seat, t));
    case 'time-granted':
      return say({ ...about(after, event.seat, t), rest: yesNo(!!event.rest) });
    case 'player-away':
      return say({ ...about(after, event.seat, t), reason: event.reason });
    case 'nonce-added':
      return after.table.seats[event.seat]?.kind === 'person' ? say(about(after, event.seat, t)) : [];
    case 'seat-asked':
      return say({ who: event.name });
    case 'request-closed': {
      const who = before.table.requests.find(({ number }) => number === event.number)?.name ?? '?';
      return event.answer === 'let-in' ? [] : say({ who, answer: event.answer });
    }
    case 'seat-left':
      return say({ who: nameOf(before, event.seat, t), removed: yesNo(event.removed) });
    case 'seat-planned':
      return say({ who: nameOf(after, event.seat, t), kind: event.now.kind, seat: event.seat + 1 });
    case 'said':
      return say({ who: nameOf(after, event.seat, t), phrase: t(`table-phrase-${event.phrase}`) });
    case 'dealt':
      return [...say(about(after, event.dealer, t)), ...handSentence(after, t)];
    case 'starter-named':
      return say(about(after, event.starter, t));
    case 'designator-picked':
    case 'card-played':
      return say({ ...about(after, event.seat, t), ...ofCard(event.card) });
    case 'card-uncovered':
      return say({ column: event.column + 1, ...ofCard(event.card) });
    case 'round-scored':
      return [...say(scored(event, after, t)), ...pointsOf(event, after, t)];
    case 'game-ended':
      return say(ended(event, after, t));
  }
}

function handSentence({ table }: Seen, t: Say): string[] {
  const view = table.game?.view;
  const hand = view && view.seat !== null ? view.hands[view.seat] : undefined;
  return hand ? [t('announce-hand', { cards: hand.length })] : [];
}

function scored(event: wire.RoundScored, after: Seen, t: Say) {
  return { ...about(after, event.nix_winner, t), round: after.table.game?.view.score.rounds ?? 0 };
}

function pointsOf({ points }: wire.RoundScored, after: Seen, t: Say): string[] {
  const totals = after.table.game?.view.score.totals ?? [];
  return points.map((own, seat) =>
    t('announce-round-points', {
      ...about(after, seat, t),
      signed: signed(own),
      total: whole(totals[seat] ?? 0),
    }),
  );
}

function ended({ winners }: wire.GameEnded, after: Seen, t: Say) {
  const names = winners.map((seat) => nameOf(after, seat, t));
  const you = after.you.seat !== null && winners.includes(after.you.seat);
  return { you: yesNo(you), who: listed(names, t), winners: winners.length };
}

/** What somebody who is to decide has to know. */
export function announceTurn({ now, table }: Seen, t: Say): string[] {
  const { prompt } = now;
  if (prompt === null) return [];
  const choices = prompt.kind === 'name-starter' ? prompt.seats.length : prompt.cards.length;
  const led = table.game?.view.trick[0];
  const follow = led === undefined ? [] : [t('announce-follow', { led: suitOf(led) })];
  return [...follow, t('announce-your-turn', { kind: prompt.kind, choices })];
}

/** All roles so far, for whoever asks. */
export function announceRoles({ table }: Seen, t: Say): string[] {
  const roles = table.game?.view.roles ?? [];
  if (roles.length === 0) return [t('announce-roles-none')];
  return roles.map((suit, at) => t('announce-role', { suit, role: ROLES[at] as wire.RoleName }));
}

/** All cards in the trick, for whoever asks. */
export function announceTrick(seen: Seen, t: Say): string[] {
  const view = seen.table.game?.view;
  if (view === undefined || view.trick.length === 0) return [t('announce-trick-none')];
  return trickSeats(view).map((seat, at) =>
    t('play-trick-card', { ...about(seen, seat, t), ...ofCard(view.trick[at] ?? ''), best: 'no' }),
  );
}
