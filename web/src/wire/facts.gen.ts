// Made from what the server knows by `make protocol`.
import type { BotSeat, Clock, OverDays, Phrase, Strength } from "./protocol.gen";

/** Who fills a seat first comes first. */
export const CAST: readonly BotSeat[] = [
  {"kind": "bot", "name": "Lisbeth", "strength": "solid"},
  {"kind": "bot", "name": "Schorsch", "strength": "solid"},
  {"kind": "bot", "name": "Gretel", "strength": "beginner"},
  {"kind": "bot", "name": "Kuno", "strength": "casual"},
  {"kind": "bot", "name": "Karl", "strength": "strong"},
  {"kind": "bot", "name": "Elwe", "strength": "expert"},
];

/** The friendliest first. */
export const STRENGTHS: readonly Strength[] = [
  "beginner",
  "casual",
  "solid",
  "strong",
  "expert",
];

/** Seconds for a decision, unless a server is told otherwise; 0 for as long as you like. */
export const CLOCK_SECONDS: Readonly<Record<Clock, number>> = {
  none: 0,
  relaxed: 90,
  brisk: 25,
};

/** For a decision in a game over days. */
export const USUAL_HOURS = [
  6,
  24,
  72,
] as const;

/** A game over days as it is usual. */
export const OVER_DAYS: OverDays = {
  hours: 24,
  late: "house",
  nights: true,
  forced: true,
};

/** What somebody can be reported for. */
export const REPORTED_FOR = [
  "name",
  "talk",
  "leaving",
  "slowness",
  "cheating",
] as const;

/** What can be said. */
export const PHRASES: readonly Phrase[] = [
  "hello",
  "good-luck",
  "well-played",
  "oh-no",
  "sorry",
  "thanks",
  "your-turn",
  "take-your-time",
  "cheers",
  "one-more",
  "goodbye",
];

/** Characters of a name at most. */
export const LONGEST_NAME = 24 as const;

/** The numbers a game is made of: the least, the most, and what is usual (R26, R28). */
export const OPTIONS = {
  players: {"min": 2, "max": 5, "usual": 4},
  rounds: {"min": 5, "max": 30, "usual": 5},
  goal: {"min": 1, "max": 1000, "usual": 30},
  dabbscheedel: {"min": -1000, "max": -1, "usual": -15},
} as const;

/** The codes a socket is closed by. */
export const CLOSED_BY = {
  tryAgain: 1013,
  revoked: 4401,
  banned: 4403,
  noSuchTable: 4404,
  tooMany: 4429,
} as const;

/** The first parts of the addresses the server has a page for. */
export const PAGES = [
  "",
  "t",
  "g",
  "day",
  "open",
  "over-days",
  "puzzles",
  "me",
  "same",
  "learn",
  "companion",
  "rules",
  "settings",
  "check",
] as const;
