// Made from what the server answers over HTTP by `make protocol`.
import type { CardCode, Events, GameOptions, Phrase, Replay, SeatNumber, SeatPlan, SeatState, Snapshot, Strength, TableSettings } from "./protocol.gen";

/** A puzzle before the answer. */
export interface AskedPuzzle {
  readonly id: string;
  readonly snapshot: Snapshot;
}

/** For whom a table waits. */
export interface Awaits {
  readonly seat: SeatNumber;
  readonly you: boolean;
  /** Seconds since 1970. */
  readonly since: number;
  /** When their time is up. */
  readonly until: number | null;
  /** Whether no time runs now, as it is night on the server. */
  readonly rests: boolean;
  readonly round: number;
  readonly trick: number;
}

/** Somebody you do not want to sit with. */
export interface Blocked {
  readonly id: number;
  /** What they were called when you blocked them. */
  readonly name: string;
  /** Seconds since 1970. */
  readonly since: number;
}

/** Your share in a round with real cards. */
export interface BoxRound {
  /** From 1. */
  readonly table: number;
  readonly seat: SeatNumber;
  /** Who sits at your table, by seat. */
  readonly people: readonly string[];
  /** What is played. */
  readonly options: GameOptions;
  /** What you take from the sorted deck. */
  readonly cards: readonly CardCode[];
  readonly starter: SeatNumber;
  /** The number of the round. */
  readonly value: number;
}

/** Who may hold what, from all a seat could know. */
export interface CardReading {
  /** The deals that agree are this power of two. */
  readonly bits: number;
  /** How many equal samples the weighted ones are worth. */
  readonly effective: number;
  readonly cards: readonly HiddenCard[];
  /** The last card of the round. */
  readonly told: CardTold | null;
}

/** How much a card told. */
export interface CardTold {
  readonly seat: number;
  readonly card: CardCode;
  /** The deals became fewer by this power of two. */
  readonly bits: number;
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
  /** If who made it has gone, it is theirs who came first. */
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
  /** By which they can be taken off an evening; told to who may do so. */
  readonly key: string | null;
  readonly is_you: boolean;
  /** Rounds. */
  readonly played: number;
  /** Points above what the others made of the same cards. */
  readonly above: number;
  /** Rounds the house played as they never came; not counted. */
  readonly by_house: number;
}

/** Where a round is played. */
export interface ChallengeTable {
  readonly code: string;
}

/** How your next turn may come about, and the cards you may play then. */
export interface Chance {
  readonly when: "B" | "N" | "Y" | "G" | "R" | "lead" | "any";
  readonly cards: readonly CardCode[];
}

/** Who is there, who leads, and where the leader looks. */
export interface Company {
  readonly type: "company";
  readonly you: number;
  readonly leader: number | null;
  readonly place: string;
  readonly people: readonly Member[];
}

/** The hand of one day. */
export interface DayHand {
  readonly day: string;
  readonly is_today: boolean;
  /** Whether some may still play it, and count: till then sealed. */
  readonly counts: boolean;
  /** The day it is on this server. */
  readonly today: string;
  /** The first day that has a hand. */
  readonly first: string;
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

/** With what points of a day are compared, however few have played it. */
export interface DayYardstick {
  /** What the judge expects; null if nobody can judge it. */
  readonly par: number | null;
  /** What the expert has made of it; likewise. */
  readonly expert: number | null;
}

/** A link that works once. */
export interface DeviceLink {
  readonly code: string;
  /** To open on the other device; servers do not see the code in it. */
  readonly url: string;
  /** Seconds since 1970. */
  readonly expires_at: number;
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

/** What a game was, and all that happened in it. */
export interface FiledGame {
  readonly game: OneGame;
  readonly replay: Replay;
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

/** Where the game is found from now on. */
export interface GivenGame {
  readonly id: string;
}

/** How it goes on until it is your turn, or the round is over. */
export interface GoneOn {
  /** Where it began; only without any choice. */
  readonly snapshot: Snapshot | null;
  readonly events: Events;
  /** All that was chosen so far, by everybody. */
  readonly choices: readonly (CardCode | SeatNumber)[];
  readonly over: boolean;
  /** At the end: the lead of each seat to be expected where it began, in grains. */
  readonly mean: readonly number[] | null;
  /** At the end: the game as a record. */
  readonly record: Readonly<Record<string, JsonValue>> | null;
}

/** A mean, and its standard error. */
export interface Guess {
  readonly mean: number;
  readonly error: number | null;
}

/** How likely each seat holds a card, the virtual player face down. */
export interface HiddenCard {
  readonly card: CardCode;
  /** By seat, if all deals are equally likely: exact. */
  readonly uniform: readonly number[];
  /** By seat, if all played sensibly: by samples. */
  readonly weighted: readonly number[];
}

/** All you may do in your turn, the best first. */
export interface Hint {
  /** The last event it takes into account. */
  readonly seq: number;
  readonly choices: readonly Opinion[];
}

/** Days on which no time runs for you, the last one included. */
export interface HolidayTime {
  readonly first: string;
  readonly last: string;
}

/** All there are, and how many more there may be. */
export interface Holidays {
  readonly holidays: readonly HolidayTime[];
  /** Where the server stands. */
  readonly today: string;
  /** Days that are left this year. */
  readonly left: number;
}

/** How often somebody wants to be told. */
export type How = "off" | "daily" | "each";

export type JsonValue = unknown;

/** What is at an address. */
export type Kind = "push" | "ntfy" | "hook";

/** An address of yours. */
export interface KnownAddress {
  readonly id: string;
  readonly kind: Kind;
  readonly host: string;
  /** Whether it is this very browser. */
  readonly here: boolean;
}

/** What bots of a strength give away a round, measured by the same judge. */
export interface LadderRung {
  readonly strength: string;
  readonly given_away: Mean;
}

/** Somebody who got up from a table. */
export interface Left {
  /** By which they are blocked or reported. */
  readonly number: number;
  readonly name: string;
  /** Whether you block them. */
  readonly blocked: boolean;
}

/** The leader looks somewhere else. */
export interface Looked {
  readonly type: "looked";
  readonly place: string;
}

/** Somebody, as they see themselves. */
export interface Me {
  readonly id: string;
  readonly name: string;
  /** Seconds since 1970. */
  readonly created_at: number;
}

/** A mean, and its standard error. */
export interface Mean {
  readonly mean: number;
  readonly error: number;
}

/** Somebody who is there; who did not sit at the table is only counted. */
export interface Member {
  readonly number: number;
  readonly seat: SeatNumber | null;
}

/** A reason for a better choice that you did not make. */
export interface MissedReason {
  /** Of docs/bots.md. */
  readonly code: string;
  readonly times: number;
  /** The mean mark: 1 small, 2 clear, 3 grave. */
  readonly grade: number;
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
  /** `device` if it was played without a server: it counts for nothing. */
  readonly place: "device" | null;
  /** The id of the table it was played at; null if it was on a device. */
  readonly table: string | null;
  /** Where you sat. */
  readonly seat: SeatNumber;
  /** Whether you left before its end: it counts for nothing. */
  readonly left: boolean;
  /** Whether a review of it can count for how strong you are. */
  readonly counts: boolean;
  /** Points a round, if it was reviewed and counted by `/api/me/place`. */
  readonly given_away: number | null;
}

/** A page of your games, the newest first. */
export interface MyGames {
  readonly games: readonly MyGame[];
  /** Asks for the next page as `before`; null if there is none. */
  readonly next: string | null;
}

/** All there is to say of your games. */
export interface MyPlace {
  /** Whether all games are counted; else ask again. */
  readonly is_whole: boolean;
  /** Whole games. */
  readonly games: number;
  /** When the first one ended, in seconds since 1970. */
  readonly since: number | null;
  /** Real decisions from which on your strength is told. */
  readonly enough: number;
  readonly strength: MyStrength;
  /** The weakest first. */
  readonly ladder: readonly LadderRung[];
  /** The oldest first; each tells of games of its own. */
  readonly way: readonly WayStep[];
  /** How often you came in which place. */
  readonly places: Readonly<Record<string, number>>;
  readonly by_players: readonly WithPlayers[];
  /** A round, over all games. */
  readonly points: number;
  /** What the cards brought a round, in reviewed games. */
  readonly luck: Mean | null;
  readonly luck_rounds: number;
  readonly tricks: Tricks;
  /** What matters most first. */
  readonly missed: readonly MissedReason[];
  readonly shows: Shows;
  /** Null unless you want one. */
  readonly rating: MyRating | null;
}

/** How well you play among people, by games at open tables since you wanted to know it. */
export interface MyRating {
  /** Points a round over the bot `solid`. */
  readonly points: Mean;
  readonly games: number;
}

/** How strong you play now, in games of four by the basic rules: there bots are measured. */
export interface MyStrength {
  /** The rounds this is told by, the last hundred at the most. */
  readonly rounds: number;
  /** Real decisions in them. */
  readonly real: number;
  /** Points a round; null while there is too little. */
  readonly given_away: Mean | null;
  /** Strengths of bots: the nearest, or between which. */
  readonly as_strong_as: readonly string[];
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

/** A code, shown this once. */
export interface NewRecovery {
  readonly code: string;
  readonly made_at: number;
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
  /** `device` if it was played without a server: it counts for nothing. */
  readonly place: "device" | null;
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
  /** Likewise: whether the house played it for them. */
  readonly by_house: boolean;
}

/** What an answer was: the right card, the next best one, or another. */
export type Outcome = "right" | "second" | "other";

/** How far you have come with a hand that counts. */
export interface OwnHand {
  /** Of the table at which you play it. */
  readonly code: string;
  /** Null until you have played it. */
  readonly points: number | null;
  /** The id of the game, once it is over. */
  readonly game: string | null;
}

/** What you have done with puzzles. */
export interface OwnPuzzles {
  readonly rating: PuzzleRating;
  readonly answered: number;
  /** Solved at the first go. */
  readonly right: number;
  /** The last ones, the newest last. */
  readonly last: readonly PuzzleMark[];
  /** Whether those you missed come back after days. */
  readonly returns: boolean;
  /** How many have come back by now. */
  readonly due: number;
}

/** Whose link or code it is. */
export interface Owner {
  readonly name: string;
  /** Whether this device is that person already. */
  readonly you: boolean;
}

/** A passkey of yours. */
export interface PasskeyShown {
  readonly id: string;
  /** Seconds since 1970. */
  readonly made_at: number;
  readonly used_at: number | null;
}

/** A card of yours for when that suit is led, when you lead, or whatever happens. */
export interface PlannedPlay {
  readonly when: "B" | "N" | "Y" | "G" | "R" | "lead" | "any";
  readonly card: CardCode;
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

/** Somebody points at a card. */
export interface Pointed {
  readonly type: "pointed";
  readonly who: number;
  readonly card: CardCode;
}

/** Which versions of the protocol are spoken at tables. */
export interface Protocols {
  readonly oldest: number;
  readonly newest: number;
}

/** A puzzle, and what is told after each of its cards. */
export interface PuzzleAlong {
  readonly id: string;
  readonly level: 1 | 2 | 3 | 4;
  readonly themes: readonly ("trump" | "take" | "leave" | "shed" | "designate")[];
  readonly snapshot: Snapshot;
  /** By the code of the card. */
  readonly answers: Readonly<Record<string, ToldAnswer>>;
}

/** What was right, why, and what that says about you. */
export interface PuzzleAnswer {
  readonly outcome: Outcome;
  readonly right: readonly CardCode[];
  /** Every card, in the order of the hand. */
  readonly choices: readonly PuzzleChoice[];
  readonly level: 1 | 2 | 3 | 4;
  readonly themes: readonly ("trump" | "take" | "leave" | "shed" | "designate")[];
  /** Your card on the table. */
  readonly played: Events;
  /** Of a card that is not right. */
  readonly refutation: PuzzleRefutation | null;
  /** Near the end of a round. */
  readonly proof: PuzzleProof | null;
  /** Whether it was your first answer to this puzzle. */
  readonly counts: boolean;
  readonly before: PuzzleRating;
  readonly after: PuzzleRating;
}

/** A card, and what it is worth. */
export interface PuzzleChoice {
  readonly card: CardCode;
  /** The expected lead. */
  readonly worth: number;
  /** Its standard error. */
  readonly error: number;
  /** Of the best and the one played. */
  readonly reasons: readonly (Readonly<Record<string, JsonValue>>)[];
}

/** How hard puzzles can be. */
export interface PuzzleLevel {
  readonly level: 1 | 2 | 3 | 4;
  readonly count: number;
}

/** A puzzle, and what became of your last answer to it. */
export interface PuzzleMark {
  readonly id: string;
  readonly outcome: Outcome;
}

/** In how many of all deals that agree the right card is best, with open cards afterwards. */
export interface PuzzleProof {
  readonly best: number;
  readonly deals: number;
}

/** How strong you are at puzzles: Glicko-2, around 1500. */
export interface PuzzleRating {
  readonly rating: number;
  readonly deviation: number;
  /** Whether it says anything yet. */
  readonly settled: boolean;
}

/** A likely deal in which your card costs what it costs on the whole, played to its end. */
export interface PuzzleRefutation {
  readonly snapshot: Snapshot;
  readonly events: Events;
  readonly cost: number;
}

/** Some puzzles in a row. */
export interface PuzzleRun {
  /** Their ids, the easiest first. */
  readonly puzzles: readonly string[];
}

/** All there is. */
export interface PuzzleShelf {
  readonly count: number;
  readonly themes: readonly PuzzleTheme[];
  readonly levels: readonly PuzzleLevel[];
  readonly own: OwnPuzzles | null;
}

/** What puzzles can be about. */
export interface PuzzleTheme {
  readonly theme: "trump" | "take" | "leave" | "shed" | "designate";
  /** How many there are. */
  readonly count: number;
  /** To how many you have answered. */
  readonly answered: number;
  /** How many of these you solved at the first go. */
  readonly right: number;
}

/** Puzzles that need no server any more: what is answered to them counts for nothing. */
export interface PuzzlesAlong {
  /** The easiest first. */
  readonly puzzles: readonly PuzzleAlong[];
}

/** Whether you have a code. */
export interface Recovery {
  /** Seconds since 1970; null without a code. */
  readonly made_at: number | null;
}

/** A likely deal in which a card costs what it costs on the whole, played to its end. */
export interface Refutation {
  readonly snapshot: Snapshot;
  readonly events: Events;
  readonly cost: number;
}

/** A refutation, if a likely deal shows one. */
export interface Refuted {
  readonly refutation: Refutation | null;
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
  readonly state: "none" | "waiting" | "running" | "done" | "failed";
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
  /** Real decisions from which on it is told how strong they are. */
  readonly enough: number;
  /** In the base game of four; the weakest first. */
  readonly ladder: readonly LadderRung[];
}

/** A choice somebody had; `card` or `starter` says which. */
export interface ReviewChoice {
  readonly card: CardCode | null;
  readonly starter: SeatNumber | null;
  /** The expected lead, or the chance to win and place, as `unit` says. */
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
  /** The lead of every seat, in grains; of long games told once a trick. */
  readonly expected: readonly number[] | null;
  readonly verdict: ReviewVerdict | null;
}

/** A review as a page that needs no network. */
export interface ReviewPage {
  /** HTML, as `ebbes review --html` writes it. */
  readonly page: string;
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
  /** How many choices there were; of long games some are left out. */
  readonly of: number;
  readonly choices: readonly ReviewChoice[];
}

/** What somebody lets you see of them. */
export interface Shown {
  /** Null if they keep it to themselves. */
  readonly as_strong_as: readonly string[] | null;
  /** When they came here first. */
  readonly since: number | null;
  readonly games: readonly ShownGame[] | null;
}

/** A game somebody lets others see: not with whom. */
export interface ShownGame {
  readonly ended_at: number;
  readonly players: number;
  readonly place: number;
  readonly points: number;
}

/** What others may see of you. */
export interface Shows {
  /** Who sits at a table with you: how strong you play. */
  readonly strength: boolean;
  /** The same people: how your last games went. */
  readonly games: boolean;
  /** All, without your name: hands of the day. */
  readonly results: boolean;
}

/** A table of yours that plays over days. */
export interface SlowTable {
  readonly id: string;
  /** What you tell your friends. */
  readonly code: string;
  readonly settings: TableSettings;
  readonly seats: readonly SeatState[];
  readonly playing: boolean;
  readonly ended: boolean;
  readonly seat: SeatNumber | null;
  /** Null while no game waits for anybody. */
  readonly awaits: Awaits | null;
}

/** Somebody says a set phrase. */
export interface Spoken {
  readonly type: "said";
  readonly who: number;
  readonly phrase: Phrase;
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

/** All about it. */
export interface TellingNow {
  readonly how: How;
  /** Whether nothing is told from 22 to 8 o'clock. */
  readonly nights: boolean;
  /** The server's key, for `PushManager.subscribe`. */
  readonly key: string;
  /** Web addresses that are allowed besides browsers. */
  readonly hooks: readonly string[];
  readonly addresses: readonly KnownAddress[];
}

/** A token, without its secret. */
export interface TokenShown {
  readonly id: string;
  readonly label: string;
  /** Seconds since 1970. */
  readonly created_at: number;
}

/** What was right, and why. */
export interface ToldAnswer {
  readonly outcome: Outcome;
  readonly right: readonly CardCode[];
  /** Every card, in the order of the hand. */
  readonly choices: readonly PuzzleChoice[];
  readonly level: 1 | 2 | 3 | 4;
  readonly themes: readonly ("trump" | "take" | "leave" | "shed" | "designate")[];
  /** Your card on the table. */
  readonly played: Events;
  /** Of a card that is not right. */
  readonly refutation: PuzzleRefutation | null;
  /** Near the end of a round. */
  readonly proof: PuzzleProof | null;
}

/** What your rounds with few tricks brought over the others, and those with many. */
export interface Tricks {
  /** With fewer than everybody's share. */
  readonly few_rounds: number;
  readonly few: Mean | null;
  readonly many_rounds: number;
  readonly many: Mean | null;
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
  /** Seconds for a decision by each clock; 0 for as long as you like. */
  readonly clocks: Readonly<Record<string, number>>;
  /** Where people reach the server, if not where it listens. */
  readonly public_url: string | null;
}

/** How strong you were at some time. */
export interface WayStep {
  /** Seconds since 1970. */
  readonly at: number;
  readonly given_away: Mean;
}

/** Your wishes, and what plans can be made for. */
export interface Wished {
  /** Whether forced cards play themselves; null as the table has it. */
  readonly forced: boolean | null;
  /** For your next card: the first one that fits and is legal is played. */
  readonly plays: readonly PlannedPlay[];
  /** None while it is your turn, or nobody's. */
  readonly chances: readonly Chance[];
}

/** What you want done while you are not there; nobody else hears of it. */
export interface Wishes {
  /** Whether forced cards play themselves; null as the table has it. */
  readonly forced: boolean | null;
  /** For your next card: the first one that fits and is legal is played. */
  readonly plays: readonly PlannedPlay[];
}

/** Your games with so many at the table. */
export interface WithPlayers {
  readonly players: number;
  /** Whole games. */
  readonly games: number;
  readonly rounds: number;
  /** A round; 0 without rounds. */
  readonly points: number;
  /** A round, in the games that were reviewed. */
  readonly given_away: Mean | null;
}
