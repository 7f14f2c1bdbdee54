/** A table as the drawings want it: who sits where, what lies where, and how it is read aloud. */
import { type BoardWords, isDesignator } from '../../draw/board';
import type { CardState, DrawnCard, HandCard } from '../../draw/card';
import type { Column } from '../../draw/columns';
import { type DiscColour, discOf } from '../../draw/discs';
import type { PlacedSeat, SeatState } from '../../draw/seat';
import { type Place, placesOf } from '../../draw/places';
import type { Lying, Slot } from '../../draw/trick';
import { HIDDEN, suitOf } from '../../game/cards';
import { isPlayedOut, trickSeats } from '../../game/view';
import { roleOf, ROLES } from '../../game/roles';
import type { Say } from '../../words/i18n.svelte';
import { leading } from '../../game/best';
import { playable } from './legal';
import { about, nameOf, narrowName, ofCard, yesNo } from '../../words/pieces';
import type { CardCode, GameView, Phrase, Prompt, SeatNumber } from '../../wire/protocol.gen';
import type { Seen } from '../../game/seen';
import { clockwiseFrom, seatsAt, VIRTUAL } from '../../game/seats';
import { answerOf } from '../../game/virtual';

type Speech = ReadonlyMap<SeatNumber, Phrase>;

/** Somebody by name where there is little room, oneself as "you". */
export function callName(seen: Seen, seat: SeatNumber, t: Say): string {
  return seat === seen.you.seat ? t('you') : narrowName(seen, seat, t);
}

/** As a portrait shows somebody: bots have a face, everybody has a disc. */
export interface Face {
  readonly name: string;
  readonly bot: boolean;
  readonly disc: DiscColour;
}

export function faceOf(seen: Seen, seat: SeatNumber, t: Say): Face {
  return { name: nameOf(seen, seat, t), bot: seen.table.seats[seat]?.kind === 'bot', disc: discOf(seat) };
}

/** The seat in the south: one's own, or for a spectator the first. */
export function southOf({ you }: Seen): SeatNumber {
  return you.seat ?? 0;
}

/** All seats clockwise as they stand before one's eyes, oneself first. */
export function seatsInOrder(seen: Seen, view: GameView): SeatNumber[] {
  return clockwiseFrom(southOf(seen), Math.max(0, view.setup.dealer), view.options.players);
}

/** The place of each seat. */
export function placesFor(seen: Seen, view: GameView): ReadonlyMap<SeatNumber, Place> {
  const around = placesOf(seatsAt(view.options.players));
  return new Map(seatsInOrder(seen, view).map((seat, at) => [seat, around[at] as Place]));
}

/** What shows beside the table itself: what somebody says, and who has gone. */
export interface Aside {
  readonly said: Speech;
  readonly absent: readonly SeatNumber[];
}

/** Somebody's plate. */
export function plateOf(seen: Seen, view: GameView, seat: SeatNumber, { said, absent }: Aside, t: Say): SeatState {
  const sitting = seen.table.seats[seat];
  const tricks = view.tricks.filter(({ winner }) => winner === seat).length;
  const phrase = said.get(seat);
  const turn = seen.now.turn === seat;
  const isAway = sitting?.kind === 'person' && sitting.away;
  const isAbsent = !isAway && absent.includes(seat);
  const name = callName(seen, seat, t);
  const deals = view.setup.dealer === seat;
  return {
    name,
    disc: discOf(seat),
    face: sitting?.kind === 'bot' ? sitting.name : null,
    tricks,
    label: t('table-seat', { who: name, tricks, dealer: yesNo(deals), turn: yesNo(turn) }),
    dealer: deals ? t('table-deals') : null,
    turn,
    thinking: turn && !isAbsent ? t('table-thinking', { who: nameOf(seen, seat, t) }) : null,
    away: isAway ? t('table-away') : isAbsent ? t('table-absent') : null,
    says: phrase === undefined ? null : t(`table-phrase-${phrase}`),
  };
}

/** The plates of all but the one in the south. */
export function platesAround(seen: Seen, view: GameView, aside: Aside, t: Say): PlacedSeat[] {
  return [...placesFor(seen, view)]
    .filter(([, place]) => place !== 's')
    .map(([seat, place]) => ({ place, ...plateOf(seen, view, seat, aside, t) }));
}

/** A card with its role and its stone. */
export function drawnCard(card: CardCode, view: GameView, t: Say): DrawnCard {
  if (card === HIDDEN) return { code: card, label: t('card-hidden') };
  return {
    code: card,
    role: roleOf(suitOf(card), view.roles),
    designator: isDesignator(card, view.setup.designators),
    label: t('card', ofCard(card)),
  };
}

/** The cards of the trick, each towards who played it. */
export function lyingCards(seen: Seen, view: GameView, pulse: CardCode | null, t: Say): Lying[] {
  const places = placesFor(seen, view);
  const best = leading(view.trick, view.roles);
  return trickSeats(view).map((seat, at) => {
    const card = view.trick[at] as CardCode;
    const label = t('play-trick-card', {
      ...about(seen, seat, t),
      ...ofCard(card),
      best: yesNo(card === best),
    });
    const place = places.get(seat) as Place;
    return { ...drawnCard(card, view, t), place, label, best: card === best, pulse: card === pulse };
  });
}

/** Where the cards that are still to come will land. */
export function emptyPlaces(seen: Seen, view: GameView, t: Say): Slot[] {
  if (view.phase !== 'play' || isPlayedOut(view)) return [];
  const lying = trickSeats(view);
  return [...placesFor(seen, view)]
    .filter(([seat]) => !lying.includes(seat))
    .map(([seat, place]) =>
      seat === seen.you.seat
        ? { place, text: t('table-you'), label: t('play-trick-place') }
        : { place, text: narrowName(seen, seat, t) },
    );
}

/** One's own cards; `chosen` is raised. */
export function handCards(
  cards: readonly CardCode[],
  view: GameView,
  prompt: Prompt | null,
  chosen: CardCode | null,
  t: Say,
): HandCard[] {
  const able = playable(prompt);
  return cards.map((card) => {
    const drawn = drawnCard(card, view, t);
    const state = stateOf(card, able, chosen);
    const words = { role: drawn.role ?? 'none', designator: yesNo(drawn.designator ?? false) };
    const label = t('play-hand-card', { ...ofCard(card), ...words, state: STATES[state] });
    return { ...drawn, state, label };
  });
}

const STATES: Readonly<Record<CardState, string>> = {
  normal: 'waiting',
  playable: 'playable',
  dimmed: 'blocked',
  selected: 'chosen',
};

function stateOf(card: CardCode, able: ReadonlySet<CardCode> | null, chosen: CardCode | null): CardState {
  if (card === chosen) return 'selected';
  if (able === null) return 'normal';
  return able.has(card) ? 'playable' : 'dimmed';
}

/** The virtual player's columns. */
export function columnsOf(view: GameView, t: Say): Column[] {
  const { virtual } = view;
  if (virtual === null) return [];
  const answer = answerOf(view);
  return virtual.face_up.map((card, column) => {
    const below = virtual.face_down[column]?.length ?? 0;
    if (card === HIDDEN) {
      return { card: null, covered: below > 0, label: t('table-virtual-column-empty', { column: column + 1 }) };
    }
    const label = t('table-virtual-column', { column: column + 1, ...ofCard(card), below });
    return { card: { ...drawnCard(card, view, t), label }, covered: below > 0, next: card === answer };
  });
}

/** What the virtual player has led or will answer, in a sentence; nothing while that is open. */
export function answerSentence(view: GameView, t: Say): string {
  const answer = answerOf(view);
  const [first] = view.trick;
  if (first === undefined) return '';
  if (view.virtual !== null && trickSeats(view)[0] === VIRTUAL) return t('table-virtual-leads', ofCard(first));
  if (answer === null) return '';
  const led = suitOf(first);
  return t(suitOf(answer) === led ? 'table-virtual-follows' : 'table-virtual-throws', { led, ...ofCard(answer) });
}

/** The words on the role board. */
export function boardWords(seen: Seen, t: Say): BoardWords {
  return {
    board: t('table-roles'),
    number: t('table-number'),
    out: (cards) => outWord(cards, seen.table.game?.view.roles.length ?? 0, t),
    shelf: t('play-picks'),
    role: (role) => t('role', { role }),
    arch: ({ role, suit }) => (suit ? t('roles-arch', { role, suit }) : t('roles-arch-open', { role })),
    card: (card) => t('card-short', ofCard(card)),
    stillOut: (card) => t('roles-out-card', ofCard(card)),
    stone: ({ code, seat, role }) =>
      role
        ? t('roles-stone-fallen', { ...ofCard(code), role })
        : t('roles-stone', { ...ofCard(code), ...about(seen, seat, t) }),
    seat: (seat) => callName(seen, seat, t),
  };
}

/** What stands before the designator cards that are out; with all of them there is little room. */
function outWord(cards: number, known: number, t: Say): string {
  if (cards === 0) return known === ROLES.length ? t('roles-out', { cards }) : '';
  return t(cards < 5 ? 'table-still-out' : 'table-still-out-short');
}

/** The line above the hand while a card is to be played. */
export function turnSentence(view: GameView, prompt: Prompt, t: Say): string {
  if (prompt.kind !== 'play-card') return '';
  const [first] = view.trick;
  if (first === undefined) return t('play-lead');
  const led = suitOf(first);
  return t(prompt.cards.some((card) => suitOf(card) === led) ? 'play-follow' : 'play-free', { led });
}
