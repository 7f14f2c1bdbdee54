/** Whose phrases somebody does not want to hear, by table and seat, until the page is left. */
import { SvelteSet } from 'svelte/reactivity';
import type { SeatNumber } from '../../wire/protocol.gen';

const seats = new SvelteSet<string>();

export function isMuted(table: string, seat: SeatNumber): boolean {
  return seats.has(`${table} ${seat}`);
}

export function mute(table: string, seat: SeatNumber, muted: boolean): void {
  if (muted) seats.add(`${table} ${seat}`);
  else seats.delete(`${table} ${seat}`);
}
