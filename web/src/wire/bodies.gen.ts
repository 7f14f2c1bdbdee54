// Made from what the server answers over HTTP by `make protocol`.
import type { CardCode, SeatNumber, SeatPlan, SeatState, Strength, TableSettings } from "./protocol.gen";

/** Your share in a round with real cards. */
export interface BoxRound {
  /** From 1. */
  readonly table: number;
  readonly seat: SeatNumber;
  /** What you take from the sorted deck. */
  readonly cards: readonly CardCode[];
  readonly starter: SeatNumber;
  /** The number of the round. */
  readonly value: number;
}

/** A challenge, as you may know it. */
export interface Challenge {
  readonly code: string;
  readonly name: string;
  readonly kind: "rounds" | "game" | "evening" | "box";
  readonly rounds: number;
  readonly strength: Strength;
  /** Who of the house plays along. */
  readonly company: readonly string[];
  /** Null if they have gone. */
  readonly made_by: string | null;
  readonly is_yours: boolean;
  /** Seconds since 1970. */
  readonly until: number;
  readonly is_over: boolean;
  /** By which all deals are bound: docs/deals.md. */
  readonly head: string;
  /** What they follow from; told when it is over. */
  readonly root: string | null;
  /** How many take part. */
  readonly people: number;
  /** How many of them have played all rounds. */
  readonly finished: number;
  /** Whether you take part. */
  readonly is_in: boolean;
  /** Whether an evening has begun; others always have. */
  readonly has_begun: boolean;
  /** The round that waits for you, from 1. */
  readonly next: number | null;
  /** The code of the table at which you are playing. */
  readonly table: string | null;
  /** With real cards: what you play now. */
  readonly box: BoxRound | null;
  /** At an evening: how many still play this round. */
  readonly waiting: number;
  /** The best first. */
  readonly standings: readonly ChallengeStanding[];
  readonly played: readonly PlayedRound[];
}

/** By which a challenge is known. */
export interface ChallengeCode {
  readonly code: string;
}

/** How somebody stands. */
export interface ChallengeStanding {
  readonly name: string;
  readonly is_you: boolean;
  /** Rounds. */
  readonly played: number;
  /** Points above what the others made of the same cards. */
  readonly above: number;
}

/** Where a round is played. */
export interface ChallengeTable {
  readonly code: string;
}

/** The hand of one day. */
export interface DayHand {
  readonly day: string;
  readonly is_today: boolean;
  /** By which the deals of its year are bound: docs/deals.md. */
  readonly head: string;
  /** By which those of the coming year are. */
  readonly next_head: string;
  /** Where everybody sits. */
  readonly seat: SeatNumber;
  /** Who sits there; yours is open. */
  readonly seats: readonly SeatPlan[];
  readonly dealer: SeatNumber;
  readonly starter: SeatNumber;
  /** The number of the round. */
  readonly value: number;
  /** Your hand. */
  readonly cards: readonly string[];
  /** How many people have played it. */
  readonly played: number;
  readonly own: OwnHand | null;
  /** How many days in a row you have played. */
  readonly row: number;
  /** Told once you have played, or the day is over. */
  readonly results: Results | null;
}

/** Where a hand is played. */
export interface DayTable {
  readonly code: string;
}

/** A browser that is you. */
export interface DeviceShown {
  readonly id: string;
  /** What it is, in English. */
  readonly label: string;
  readonly browser: string | null;
  readonly system: string | null;
  /** Seconds since 1970. */
  readonly created_at: number;
  /** When it was last used, to the day. */
  readonly used_at: number;
  /** Whether it is the one that asks. */
  readonly here: boolean;
}

/** By which a game is known. */
export interface GameId {
  readonly id: string;
}

/** Who sat there. */
export interface GameSeat {
  readonly kind: string;
  readonly name: string;
  readonly strength: string | null;
}

/** A mean, and its standard error. */
export interface Guess {
  readonly mean: number;
  readonly error: number | null;
}

/** All you may do in your turn, the best first. */
export interface Hint {
  /** The last event it takes into account. */
  readonly seq: number;
  readonly choices: readonly Opinion[];
}

export type JsonValue = unknown;

/** A link that works once. */
export interface Link {
  readonly code: string;
  /** To open on the other device; servers do not see the code in it. */
  readonly url: string;
  /** Seconds since 1970. */
  readonly expires_at: number;
}

/** Somebody, as they see themselves. */
export interface Me {
  readonly id: string;
  readonly name: string;
  /** Seconds since 1970. */
  readonly created_at: number;
}

/** A challenge on your list. */
export interface MyChallenge {
  readonly code: string;
  readonly name: string;
  readonly kind: "rounds" | "game" | "evening" | "box";
  readonly rounds: number;
  readonly played: number;
  readonly until: number;
  readonly is_over: boolean;
}

/** A day on your calendar. */
export interface MyDay {
  readonly day: string;
  readonly points: number | null;
}

/** A game you have played. */
export interface MyGame {
  readonly id: string;
  /** Which of that table's games it was. */
  readonly number: number;
  /** Seconds since 1970. */
  readonly started_at: number;
  readonly ended_at: number;
  /** Whether it was played to its end. */
  readonly finished: boolean;
  /** As records write them. */
  readonly options: Readonly<Record<string, JsonValue>>;
  readonly seats: readonly GameSeat[];
  /** By round and seat. */
  readonly points: readonly (readonly number[])[];
  readonly totals: readonly number[];
  readonly winners: readonly number[];
  /** What ended it; null if it was broken off. */
  readonly end: string | null;
  /** The id of the table it was played at. */
  readonly table: string;
  /** Where you sat. */
  readonly seat: SeatNumber;
}

/** A page of your games, the newest first. */
export interface MyGames {
  readonly games: readonly MyGame[];
  /** Asks for the next page as `before`; null if there is none. */
  readonly next: string | null;
}

/** A table you have been at. */
export interface MyTable {
  readonly id: string;
  /** What you tell your friends. */
  readonly code: string;
  readonly settings: TableSettings;
  readonly seats: readonly SeatState[];
  readonly playing: boolean;
  readonly ended: boolean;
  readonly seat: SeatNumber | null;
}

/** A token when it is made; its secret is never shown again. */
export interface NewToken {
  readonly id: string;
  readonly label: string;
  /** Seconds since 1970. */
  readonly created_at: number;
  /** To be sent as `Authorization: Bearer ...`. */
  readonly token: string;
}

/** A game, and what you are to it. */
export interface OneGame {
  readonly id: string;
  /** Which of that table's games it was. */
  readonly number: number;
  /** Seconds since 1970. */
  readonly started_at: number;
  readonly ended_at: number;
  /** Whether it was played to its end. */
  readonly finished: boolean;
  /** As records write them. */
  readonly options: Readonly<Record<string, JsonValue>>;
  readonly seats: readonly GameSeat[];
  /** By round and seat. */
  readonly points: readonly (readonly number[])[];
  readonly totals: readonly number[];
  readonly winners: readonly number[];
  /** What ended it; null if it was broken off. */
  readonly end: string | null;
  /** The id of the table, if you sat there. */
  readonly table: string | null;
  /** Where you sat, if you did. */
  readonly seat: SeatNumber | null;
  /** Whether you let everybody see the names. */
  readonly shows_name: boolean;
  /** Whether all who played do. */
  readonly names_shown: boolean;
}

/** What is thought of one choice; `play`, `pick` or `starter` says which. */
export interface Opinion {
  readonly play: CardCode | null;
  readonly pick: CardCode | null;
  readonly starter: SeatNumber | null;
  /** Your points of this round. */
  readonly points: Guess;
  /** Your points less the mean of the others'. */
  readonly lead: Guess;
  /** What decides: the lead, near the end win and place. */
  readonly worth: number;
  /** Codes with context, see the bots. */
  readonly reasons: readonly (Readonly<Record<string, JsonValue>>)[];
}

/** What somebody else made of the same cards in the same seat. */
export interface OtherRound {
  readonly points: number;
  /** Told when the challenge is over. */
  readonly name: string | null;
  /** Likewise: the id of their game. */
  readonly game: string | null;
}

/** How far you have come with a hand that counts. */
export interface OwnHand {
  /** Of the table at which you play it. */
  readonly code: string;
  /** Null until you have played it. */
  readonly points: number | null;
  /** The id of the game, once it is over. */
  readonly game: string | null;
}

/** Who made a link. */
export interface Owner {
  readonly name: string;
  /** Whether this device is that person already. */
  readonly you: boolean;
}

/** A round you have played, beside others. */
export interface PlayedRound {
  readonly number: number;
  readonly seat: SeatNumber;
  readonly points: number;
  /** Null if it was played with real cards. */
  readonly game: string | null;
  /** With what points are compared. */
  readonly measure: number;
  /** Whether that is par, as few have played it; else the mean. */
  readonly by_par: boolean;
  readonly others: readonly OtherRound[];
}

/** Which versions of the protocol are spoken at tables. */
export interface Protocols {
  readonly oldest: number;
  readonly newest: number;
}

/** How everybody has played a day. */
export interface Results {
  /** How many people have how many points. */
  readonly points: Readonly<Record<string, number>>;
  /** Of a hundred others, how many you have passed; null while there are few. */
  readonly better_than: number | null;
}

/** A review, as far as it has come; the words are those of `ebbes-review/1`. */
export interface Review {
  readonly state: "none" | "waiting" | "running" | "done";
  /** Whether you may ask for it. */
  readonly may_ask: boolean;
  /** By what is judged. */
  readonly fingerprint: Readonly<Record<string, JsonValue>> | null;
  /** Grains in a point. */
  readonly grains: number;
  readonly done: number;
  readonly of: number;
  readonly moments: readonly ReviewMoment[];
  readonly rounds: readonly ReviewRound[];
  readonly rates: readonly ReviewRates[];
}

/** A choice somebody had; `card` or `starter` says which. */
export interface ReviewChoice {
  readonly card: CardCode | null;
  readonly starter: SeatNumber | null;
  /** The expected lead, or the chance to win, as `unit` says. */
  readonly worth: number;
  /** Its standard error; of a chance, that of the difference. */
  readonly error: number;
  /** Whether it is as good as the best. */
  readonly as_good: boolean;
  /** Of the best and the one made. */
  readonly reasons: readonly (Readonly<Record<string, JsonValue>>)[];
}

/** Where the lead of a seat came from, in grains; the parts sum to the result. */
export interface ReviewLedger {
  readonly seat: number;
  readonly deal: number;
  readonly decisions: number;
  readonly lie: number;
  readonly others: number;
  readonly result: number;
}

/** A decision; `number` counts starters, picks and cards of the round before it. */
export interface ReviewMoment {
  readonly round: number;
  readonly number: number;
  readonly seat: SeatNumber;
  /** The lead of every seat, in grains. */
  readonly expected: readonly number[] | null;
  readonly verdict: ReviewVerdict | null;
}

/** How well a seat played. */
export interface ReviewRates {
  readonly seat: number;
  readonly rounds: number;
  /** Real decisions. */
  readonly real: number;
  /** Points a round, with the error. */
  readonly given_away: Readonly<Record<string, number>>;
  /** Null while too little. */
  readonly yield: Readonly<Record<string, number>> | null;
  readonly chance_given_away: number;
  /** Bots; none while there is too little to tell. */
  readonly as_strong_as: readonly string[];
}

/** A round whose course is known. */
export interface ReviewRound {
  readonly round: number;
  readonly points: readonly number[] | null;
  readonly par: readonly number[];
  readonly end: readonly number[];
  readonly ledger: readonly ReviewLedger[];
  readonly turning_points: readonly TurningPoint[];
}

/** What is thought of a decision. */
export interface ReviewVerdict {
  readonly unit: "points" | "chance";
  /** The place of the choice made. */
  readonly chosen: number;
  readonly given_away: number;
  readonly mark: "small" | "clear" | "grave" | null;
  readonly real: boolean;
  readonly choices: readonly ReviewChoice[];
}

/** A table as the list of tables shows it. */
export interface TableCard {
  readonly id: string;
  /** What you tell your friends. */
  readonly code: string;
  readonly settings: TableSettings;
  readonly seats: readonly SeatState[];
  readonly playing: boolean;
  readonly ended: boolean;
}

/** A token, without its secret. */
export interface TokenShown {
  readonly id: string;
  readonly label: string;
  /** Seconds since 1970. */
  readonly created_at: number;
}

/** A decision that moved somebody's expected lead. */
export interface TurningPoint {
  readonly number: number;
  readonly moved: readonly number[];
}

/** Who came, where they can play on, and in which words. */
export interface Visit {
  /** Nobody, before they have given a name. */
  readonly me: Me | null;
  /** Open tables they have been at, the newest first. */
  readonly tables: readonly MyTable[];
  readonly protocols: Protocols;
  /** Whether games go on, but nothing new begins. */
  readonly maintenance: boolean;
}
