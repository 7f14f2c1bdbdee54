// Made from what the server reads over HTTP by `make protocol`.
import type { BotSeatInput, CardCode, CommandKey, GameOptionsInput, Phrase, SeatNumber, SeatPlan, Strength, TableSettingsInput } from "./protocol.gen";
import type { How, JsonValue, Kind, PlannedPlay } from "./bodies.gen";

/** A wish to play with whoever wants to. */
export interface Anybody {
  /** Your own id for this wish: sent twice, it counts once. */
  readonly id: CommandKey;
  readonly options?: GameOptionsInput;
}

/** A game that was played to its end on a device. */
export interface DeviceGame {
  /** With its certificate (`ebbes-record/1`). */
  readonly record: Readonly<Record<string, JsonValue>>;
  /** Those of the house, from seat 1 on. */
  readonly bots: readonly BotSeatInput[];
  /** Seconds since 1970. */
  readonly started_at: number;
  /** Seconds since 1970. */
  readonly ended_at: number;
}

/** What the learner did; what is left out, the lesson does by itself. */
export interface Done {
  readonly play?: CardCode | null;
  /** Who shall lead the next round, if it is asked. */
  readonly starter?: SeatNumber;
}

/** An error of a page: as in our own log only its kind and the places it passed. */
export interface Fault {
  /** The first part of its address. */
  readonly page: string;
  /** What sort of error it was. */
  readonly kind: string;
  /** The innermost first. */
  readonly places: readonly string[];
}

/** Whose knowledge, at which moment of a record. */
export interface FiledReading {
  readonly record: Readonly<Record<string, JsonValue>>;
  /** Counted from 1. */
  readonly round: number;
  /** Starters, picks and cards of the round so far. */
  readonly made: number;
  readonly seat: SeatNumber;
}

/** Which card is to be refuted beside the best, at which moment of a record. */
export interface FiledRefutation {
  readonly record: Readonly<Record<string, JsonValue>>;
  /** Counted from 1. */
  readonly round: number;
  /** Starters, picks and cards of the round so far. */
  readonly made: number;
  readonly best: CardCode;
  readonly wrong: CardCode;
}

/** From where in a record somebody wants to go on. */
export interface FiledWish {
  /** Counted from 1. */
  readonly round: number;
  /** Starters, picks and cards of the round so far. */
  readonly made: number;
  readonly seat: SeatNumber;
  /** Of everybody, in their order; your own comes last. */
  readonly choices?: readonly (CardCode | SeatNumber)[];
  readonly record: Readonly<Record<string, JsonValue>>;
}

/** Who a device wants to be again. */
export interface FormerPerson {
  readonly id: string;
}

/** An answer. */
export interface GivenCard {
  readonly card: CardCode;
}

/** The leader looks somewhere. */
export interface LeadTo {
  readonly type: "look";
  readonly place: string;
}

/** What a link carries. */
export interface LinkCode {
  readonly code: string;
}

/** Whether somebody lets everybody see the names. */
export interface NamesShown {
  readonly shown: boolean;
}

/** Where you want to be told, and in which words; only you are told in them. */
export interface NewAddress {
  readonly kind: Kind;
  readonly url: string;
  /** Of a browser: `p256dh`. */
  readonly key?: string | null;
  /** Of a browser: `auth`. */
  readonly auth?: string | null;
  /** What is said for one table. */
  readonly one: string;
  /** For several; `{tables}` stands for how many. */
  readonly many: string;
}

/** What somebody wants to open. */
export interface NewChallenge {
  /** Your own id for this wish: sent twice, it counts once. */
  readonly id: CommandKey;
  /** At most 24 visible characters, or none. */
  readonly name?: string;
  /** Rounds, a whole game, or an evening of people, at tables or with real cards. */
  readonly kind?: "rounds" | "game" | "evening" | "box";
  /** A whole game has five, whatever is said here. */
  readonly rounds?: number;
  /** Of the house. */
  readonly strength?: Strength;
  /** How long it is open. */
  readonly days?: number;
}

/** What a table made of real cards, as one of them counted it for all. */
export interface NewPoints {
  /** The round. */
  readonly number: number;
  /** By seat. */
  readonly points: readonly number[];
}

/** A table somebody wants to play at. */
export interface NewTable {
  /** Your own id for this wish: sent twice, it counts once. */
  readonly id: CommandKey;
  readonly settings?: TableSettingsInput;
  /** What the seats are for, the first ones first; the rest are open. */
  readonly seats?: readonly SeatPlan[];
  /** Where you sit. */
  readonly seat?: SeatNumber;
}

/** From where somebody wants to go on, in which seat, and what was chosen since. */
export interface OnwardWish {
  /** Counted from 1. */
  readonly round: number;
  /** Starters, picks and cards of the round so far. */
  readonly made: number;
  readonly seat: SeatNumber;
  /** Of everybody, in their order; your own comes last. */
  readonly choices?: readonly (CardCode | SeatNumber)[];
}

/** How somebody wants to be called. */
export interface OwnName {
  /** 1 to 24 visible characters. */
  readonly name: string;
}

/** The leader lets somebody else lead. */
export interface PassLead {
  readonly type: "pass";
  readonly to: number;
}

/** What a browser says for a passkey, as `PublicKeyCredential.toJSON()` has it. */
export interface PasskeyAnswer {
  readonly credential: Readonly<Record<string, JsonValue>>;
}

/** Somebody points at a card. */
export interface PointAt {
  readonly type: "point";
  readonly card: CardCode;
}

/** A wish to play a hand for oneself. */
export interface Practice {
  /** Your own id for this wish: sent twice, it counts once. */
  readonly id: CommandKey;
}

/** What the operators of the server should know. */
export interface Reporting {
  readonly why: Why;
}

/** A wish about puzzles that were missed. */
export interface Returns {
  /** Whether they come back after days. */
  readonly returns: boolean;
}

/** Somebody says a set phrase. */
export interface SayHere {
  readonly type: "say";
  readonly phrase: Phrase;
}

/** Somebody is still there. */
export interface StayHere {
  readonly type: "ping";
}

/** What a token is for. */
export interface TokenLabel {
  /** 1 to 24 visible characters. */
  readonly label: string;
}

/** How often, and whether not at night. */
export interface WantedTelling {
  readonly how: How;
  /** Whether nothing is told from 22 to 8 o'clock. */
  readonly nights: boolean;
}

/** Whether you want to be rated. */
export interface WantsRating {
  readonly wanted: boolean;
}

/** What somebody is reported for. */
export type Why = "name" | "talk" | "leaving" | "slowness" | "cheating";

/** What you want done while you are not there; nobody else hears of it. */
export interface Wishes {
  /** Whether forced cards play themselves; null as the table has it. */
  readonly forced?: boolean | null;
  /** For your next card: the first one that fits and is legal is played. */
  readonly plays?: readonly PlannedPlay[];
}

/** A code as somebody reads it off. */
export interface WrittenCode {
  /** Case, spaces and dashes do not matter. */
  readonly code: string;
}
