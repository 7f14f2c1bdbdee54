/** What lists say about a table. */
import type { Say } from '../words/i18n.svelte';
import { listed } from '../words/pieces';
import type { SeatState, SeatPlan, SeatNumber, TableSettings } from '../wire/protocol.gen';
import type { TableCard } from '../wire/bodies.gen';
import type { TableWish } from './wish';

/** Where the page of a table is. */
export function tablePath(code: string): string {
  return `/t/${encodeURIComponent(code)}`;
}

/** The link its people send each other. */
export function tableLink(code: string, here: Location = location): string {
  return here.origin + tablePath(code);
}

/** A code in two groups, easier to read and to say; a short one is one group. */
export function codeGroups(code: string): readonly string[] {
  const middle = code.length > 5 ? Math.floor(code.length / 2) : code.length;
  return [code.slice(0, middle), code.slice(middle)].filter(Boolean);
}

export function freeSeats(seats: readonly SeatState[]): number {
  return seats.filter(({ kind }) => kind === 'open').length;
}

/** Everyone at the table but one: Anna, Karl and Elwe. */
export function sitting(seats: readonly SeatState[], but: SeatNumber | null, t: Say): string {
  const names = seats.flatMap((seat, at) => (seat.kind === 'open' || at === but ? [] : [seat.name]));
  return listed(names, t);
}

/** In a game, or how many seats are free. */
export function tableState({ playing, seats }: TableCard, t: Say): string {
  const state = t(playing ? 'home-table-playing' : 'home-table-waiting');
  return t('list-comma', { first: state, second: t('home-table-free', { seats: freeSeats(seats) }) });
}

/** A table like this one, to play again some day: for oneself, with bots where people sat. */
export function wishLike(settings: TableSettings, seats: readonly SeatState[], you: SeatNumber | null): TableWish {
  const others = seats.filter((_, at) => at !== you);
  return { settings: { ...settings, public: false, ask_first: false, fill_after: null }, seats: others.map(planned) };
}

function planned(seat: SeatState): SeatPlan {
  return seat.kind === 'bot' ? seat : { kind: 'open' };
}
