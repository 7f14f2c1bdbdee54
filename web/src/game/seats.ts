/** Who sits left of whom. With two people the virtual player sits left of the dealer (R30). */
import type { SeatNumber } from '../wire/protocol.gen';

export const NOBODY = -1;
export const VIRTUAL: SeatNumber = 2;

export function seatsAt(players: number): number {
  return players === 2 ? 3 : players;
}

export function leftOf(seat: SeatNumber, dealer: SeatNumber, players: number): SeatNumber {
  if (players !== 2) return (seat + 1) % players;
  if (seat === VIRTUAL) return 1 - dealer;
  return seat === dealer ? VIRTUAL : dealer;
}

/** Clockwise, without the virtual player (R38). */
export function nextPicker(seat: SeatNumber, dealer: SeatNumber, players: number): SeatNumber {
  const left = leftOf(seat, dealer, players);
  return players === 2 && left === VIRTUAL ? leftOf(left, dealer, players) : left;
}

/** All seats clockwise, beginning with `first`: how the table stands before somebody's eyes. */
export function clockwiseFrom(first: SeatNumber, dealer: SeatNumber, players: number): SeatNumber[] {
  const seats = [first];
  while (seats.length < seatsAt(players)) {
    seats.push(leftOf(seats[seats.length - 1] as SeatNumber, dealer, players));
  }
  return seats;
}
