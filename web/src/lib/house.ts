/** The six of the house, and how well they play unless told otherwise; who fills a seat first comes first. */
import type { BotSeat, Seat, Strength } from "./protocol.gen";

export const STRENGTHS: readonly Strength[] = ["beginner", "casual", "solid", "strong", "expert"];

export const HOUSE: readonly BotSeat[] = [
  { kind: "bot", name: "Lisbeth", strength: "solid" },
  { kind: "bot", name: "Schorsch", strength: "solid" },
  { kind: "bot", name: "Gretel", strength: "beginner" },
  { kind: "bot", name: "Kuno", strength: "casual" },
  { kind: "bot", name: "Karl", strength: "strong" },
  { kind: "bot", name: "Elwe", strength: "expert" },
];

/** Those whose name nobody at the table has. */
export function freeBots(seats: readonly Seat[]): readonly BotSeat[] {
  const taken = seats.map((seat) => (seat.kind === "open" ? null : seat.name));
  return HOUSE.filter(({ name }) => !taken.includes(name));
}

/** The end of the key of a bot's words; null for one of another house. */
export function botKey(name: string): string | null {
  return HOUSE.some((bot) => bot.name === name) ? name.toLowerCase() : null;
}
