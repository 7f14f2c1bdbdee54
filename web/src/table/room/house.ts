/** The six of the house, and how well they play unless told otherwise; who fills a seat first comes first. */
import { CAST } from '../../wire/facts.gen';
import type { BotSeat, SeatState } from '../../wire/protocol.gen';

/** Those whose name nobody at the table has. */
export function freeBots(seats: readonly SeatState[]): readonly BotSeat[] {
  const taken = seats.map((seat) => (seat.kind === 'open' ? null : seat.name));
  return CAST.filter(({ name }) => !taken.includes(name));
}

/** The end of the key of a bot's words; null for one of another house. */
export function botKey(name: string): string | null {
  return CAST.some((bot) => bot.name === name) ? name.toLowerCase() : null;
}
