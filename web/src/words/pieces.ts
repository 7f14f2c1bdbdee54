/** Small parts of sentences: names, cards, lists, signed numbers. */
import { suitOf, valueOf } from '../game/cards';
import type { Say } from './i18n.svelte';
import type { CardCode, SeatNumber, SeatState, SuitLetter } from '../wire/protocol.gen';
import type { Seen } from '../game/seen';
import { VIRTUAL } from '../game/seats';

export function yesNo(truth: boolean): 'yes' | 'no' {
  return truth ? 'yes' : 'no';
}

/** Whoever sits there, by name. */
export function nameOf(seen: Seen, seat: SeatNumber, t: Say): string {
  if (isVirtual(seen, seat)) return t('virtual-player');
  const sitting = seen.table.seats[seat];
  if (sitting === undefined || sitting.kind === 'open') return '?';
  const before = seen.table.seats.slice(0, seat).filter((other) => isNamesake(other, sitting.name)).length;
  return before === 0 ? sitting.name : `${sitting.name} ${before + 1}`;
}

/** Two of one name are told apart by a number, in the order of their seats. */
function isNamesake(seat: SeatState, name: string): boolean {
  return seat.kind !== 'open' && seat.name.toLowerCase() === name.toLowerCase();
}

/** Whoever sits there, by name, in a narrow place. */
export function narrowName(seen: Seen, seat: SeatNumber, t: Say): string {
  return isVirtual(seen, seat) ? t('virtual-player-narrow') : nameOf(seen, seat, t);
}

function isVirtual({ table }: Seen, seat: SeatNumber): boolean {
  const players = table.game?.view.options.players ?? table.settings.options.players;
  return players === 2 && seat === VIRTUAL;
}

/** For sentences about somebody: their name, and whether it is you. */
export function about(seen: Seen, seat: SeatNumber, t: Say): { readonly who: string; readonly you: 'yes' | 'no' } {
  return { who: nameOf(seen, seat, t), you: yesNo(seen.you.seat === seat) };
}

/** For sentences about a card. */
export function ofCard(card: CardCode): { readonly suit: SuitLetter; readonly value: number } {
  return { suit: suitOf(card), value: valueOf(card) };
}

/** Several things in a row: one, two and three. */
export function listed(things: readonly string[], t: Say): string {
  const [last, ...before] = [...things].reverse();
  if (last === undefined) return '';
  const first = before.reverse();
  if (first.length === 0) return last;
  const commas = first.reduce((list, next) => t('list-comma', { first: list, second: next }));
  return t('list-and', { first: commas, second: last });
}

/** Points with their sign, as printed: +3, −2, 0. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : whole(points);
}

/** Points with a true minus. */
export function whole(points: number): string {
  return String(points).replace('-', '−');
}

/** With its sign, to a tenth: +2.2, −0.4, 0.0. */
export function signedTenths(value: number, t: Say): string {
  const tenths = Math.round(value * 10) || 0;
  const number = t('tenths', { number: Math.abs(tenths) / 10 });
  return (tenths < 0 ? '−' : tenths > 0 ? '+' : '') + number;
}
