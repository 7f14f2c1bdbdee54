/** Whose phrases somebody does not want to hear, by table and seat, until the page is left. */
import type { SeatNumber } from '../../wire/protocol.gen';

let seats = $state.raw<readonly string[]>([]);

export function isMuted(table: string, seat: SeatNumber): boolean {
  return seats.includes(`${table} ${seat}`);
}

export function mute(table: string, seat: SeatNumber, muted: boolean): void {
  const others = seats.filter((other) => other !== `${table} ${seat}`);
  seats = muted ? [...others, `${table} ${seat}`] : others;
}
