// Made from docs/protocol.schema.json by `make protocol`; docs/protocol.md tells what it means.

/** The version of the protocol these types are of. */
export const PROTOCOL = 1;

/** Who has a seat and is connected by nothing just now; told when that changes. */
export interface Absent {
  readonly type: "absent";
  readonly seats: readonly SeatNumber[];
}

/** A command was carried out, with the events up to `seq`. */
export interface Accepted {
  readonly type: "accepted";
  readonly id: string;
  readonly seq: number;
}

/** Add a share to the deals of the game with this number. */
export interface AddNonce {
  readonly id: CommandKey;
  readonly type: "add-nonce";
  readonly number: number;
  readonly nonce: Hex32;
}

export type AnyEvent =
  | TableCreated
  | SeatTaken
  | SeatAsked
  | RequestClosed
  | SeatLeft
  | SeatPlanned
  | HostPassed
  | SettingsChanged
  | GameOpened
  | NonceAdded
  | ProofShown
  | PlayerAway
  | PlayerBack
  | TimeGranted
  | Said
  | TableEnded
  | Dealt
  | NumberRevealed
  | StarterNamed
  | DesignatorPicked
  | CardPlayed
  | SuitDesignated
  | TrickTaken
  | CardUncovered
  | RoundScored
  | GameEnded;

/** A little more time for this decision. */
export interface AskTime {
  readonly id: CommandKey;
  readonly type: "ask-time";
}

export type AwayReason = "gone" | "clock";

/** A bot sits here, until a person takes the seat. */
export interface BotSeat {
  readonly kind: "bot";
  readonly name: Name;
  readonly strength: Strength;
}

/** A bot sits here, until a person takes the seat. */
export interface BotSeatInput {
  readonly kind: "bot";
  readonly name: Name;
  readonly strength: Strength;
}

/** A card as records write it; `??` for one that may not be seen (R3, R39). */
export type CardCode = string;

/** A card lies on the table (R11). */
export interface CardPlayed {
  readonly type: "card-played";
  readonly seat: SeatNumber;
  readonly card: CardCode;
}

/** It is your turn to play one of these cards; why no other one will do (R11, R12). */
export interface CardPrompt {
  readonly kind: "play-card";
  readonly cards: readonly CardCode[];
  readonly why_not: Reason | null;
}

/** A card of the virtual player is turned up (R33). */
export interface CardUncovered {
  readonly type: "card-uncovered";
  readonly column: SeatNumber;
  readonly card: CardCode;
}

/** Something has happened at an evening you take part in, or have opened. */
export interface ChallengeMoved {
  readonly type: "challenge-moved";
  /** Its code. */
  readonly challenge: string;
  /** What it was last. */
  readonly what: "joined" | "left" | "begun" | "seated" | "played";
}

/** The host changes how the table plays, between games. */
export interface ChangeSettings {
  readonly id: CommandKey;
  readonly type: "change-settings";
  readonly settings: TableSettingsInput;
}

/** Somebody takes over the powers of a host who is gone. */
export interface ClaimHost {
  readonly id: CommandKey;
  readonly type: "claim-host";
}

export type ClientMessage =
  | PlayCard
  | PickDesignator
  | NameStarter
  | AddNonce
  | TakeSeat
  | LeaveSeat
  | LetIn
  | TurnDown
  | PlanSeat
  | PassHost
  | ClaimHost
  | ChangeSettings
  | StartGame
  | ComeBack
  | AskTime
  | Say
  | EndTable
  | Ping
  | Look;

/** How long a decision may take; the server's settings say how many seconds that is. */
export type Clock = "none" | "relaxed" | "brisk";

/** Somebody a bot plays for wants to play again. */
export interface ComeBack {
  readonly id: CommandKey;
  readonly type: "come-back";
}

/** The sender's own id for a command: sent twice, it counts once. */
export type CommandKey = string;

/** A round begins; hands in the order dealt, other people's cards are `??` (R6). */
export interface Dealt {
  readonly type: "dealt";
  readonly dealer: SeatNumber;
  readonly hands: readonly (readonly CardCode[])[];
  readonly virtual: VirtualCards | null;
}

/** One of the five designator cards of the round (R26). */
export interface DesignatorPicked {
  readonly type: "designator-picked";
  readonly seat: SeatNumber;
  readonly card: CardCode;
}

/** What happens if somebody wants to sit down. */
export type Door = "open" | "ask" | "asked" | "turned-down" | "shut" | "removed";

export type EndName = "goal" | "dabbscheedel" | "rounds";

/** The host closes the table. */
export interface EndTable {
  readonly id: CommandKey;
  readonly type: "end-table";
}

/**
 * What has happened: the first event has the number `first`, the next one more.
 *
 * Who sits down or leaves gets a snapshot instead, as they see other cards from then on.
 */
export interface Events {
  readonly type: "events";
  readonly first: number;
  /** When the last event so far happened, in milliseconds since 1970. */
  readonly stamp: number;
  readonly events: readonly AnyEvent[];
  readonly now: Now;
}

/** The game on the table, or the one just finished. */
export interface Game {
  readonly number: number;
  readonly stage: "nonces" | "running" | "over";
  readonly commitment: Hex32;
  readonly last_played: SeatNumber | null;
  /** By person; null for one that is still missing. */
  readonly nonces: readonly (Hex32 | null)[];
  /** People whose nonce did not come: theirs is zeros. */
  readonly missing: readonly SeatNumber[];
  /** Shown when the game is over, null before. */
  readonly secret: Hex32 | null;
  readonly view: GameView;
}

/** Why the game is over, and who won; winners share (R27, R28). */
export interface GameEnded {
  readonly type: "game-ended";
  readonly end: EndName;
  readonly winners: readonly SeatNumber[];
}

export type GameEvent =
  | Dealt
  | NumberRevealed
  | StarterNamed
  | DesignatorPicked
  | CardPlayed
  | SuitDesignated
  | TrickTaken
  | CardUncovered
  | RoundScored
  | GameEnded;

/** A game is about to begin: the server is bound to a secret, now people add their nonces. */
export interface GameOpened {
  readonly type: "game-opened";
  readonly number: number;
  readonly commitment: Hex32;
  /** Who finished a game last, and so starts; null for a lot (R8). */
  readonly last_played: SeatNumber | null;
}

/** One of the sixteen games, with its ends, as records write it. */
export interface GameOptions {
  readonly players: number;
  readonly more_cards: boolean;
  readonly pick_designators: boolean;
  readonly rounds: number;
  readonly goal: number;
  readonly dabbscheedel: number;
}

/** One of the sixteen games, with its ends, as records write it. */
export interface GameOptionsInput {
  readonly players?: number;
  readonly more_cards?: boolean;
  readonly pick_designators?: boolean;
  readonly rounds?: number;
  readonly goal?: number;
  readonly dabbscheedel?: number;
}

/** A game at which you sat is over. */
export interface GameOver {
  readonly type: "game-over";
  readonly table: string;
  readonly seq: number;
  readonly code: string;
  /** Its number at the table. */
  readonly game: number;
}

/** A game as a seat, or for null a spectator, sees it; a turn of -1 is nobody's. */
export interface GameView {
  readonly format: "ebbes-view/1";
  readonly seat: SeatNumber | null;
  readonly options: ViewOptions;
  readonly score: Score;
  readonly setup: Setup;
  readonly phase: "deal" | "name starter" | "pick" | "play" | "over";
  readonly turn: number;
  readonly hands: readonly (readonly CardCode[])[];
  readonly virtual: VirtualCards | null;
  readonly tricks: readonly Trick[];
  readonly trick: readonly CardCode[];
  readonly roles: readonly SuitLetter[];
}

/**
 * What is played here, and with the same cards at other tables.
 *
 * A hand of the day and a challenge are for one person and bots, an evening is for people.
 */
export interface GivenDeal {
  readonly kind: "day" | "challenge" | "evening";
  /** Which deal it is; of a hand of the day, the date; else the code of the challenge. */
  readonly name: string;
  /** Which deal of the challenge. */
  readonly number: number;
  /** After how many rounds the game goes no further. */
  readonly rounds: number;
  /** Whether the result stands beside those of others; else it is for practice. */
  readonly counts: boolean;
  readonly head: Hex32;
}

/** Comes first: where games wait for you now. */
export interface Hello {
  readonly type: "hello";
  /** The version that is spoken. */
  readonly protocol: number;
  /** The newest table first. */
  readonly turns: readonly Turn[];
}

/** Thirty-two bytes in hexadecimal. */
export type Hex32 = string;

/** When a person may ask what a strong bot would do. */
export type Hints = "on" | "lessons" | "off";

/** Who has the host's powers from now on. */
export interface HostPassed {
  readonly type: "host-passed";
  readonly seat: SeatNumber;
  /** Whether they only stand in for a host who is gone, until that one is back. */
  readonly claimed: true | null;
}

/** What becomes of a decision whose time is up, in a game over days. */
export type Late = "house" | "wait";

/** Leave; in a running game a bot takes over. Who has asked for a seat asks no more. */
export interface LeaveSeat {
  readonly id: CommandKey;
  readonly type: "leave-seat";
}

/** The host lets somebody sit down who has asked. */
export interface LetIn {
  readonly id: CommandKey;
  readonly type: "let-in";
  readonly number: RequestNumber;
}

/** Asks for the whole table: somebody has met an event they do not know. */
export interface Look {
  readonly type: "look";
}

/** What somebody is called. */
export type Name = string;

/** Name who leads (R10). */
export interface NameStarter {
  readonly id: CommandKey;
  readonly at: number;
  readonly type: "name-starter";
  readonly starter: SeatNumber;
}

/** A person's share in the deals; zeros if there is nobody to add one. */
export interface NonceAdded {
  readonly type: "nonce-added";
  readonly seat: SeatNumber;
  readonly nonce: Hex32;
  /** Why a person's is zeros: they are away, or it did not come in time. */
  readonly missing: "away" | "late" | null;
}

/** What the table is waiting for. */
export interface Now {
  readonly turn: SeatNumber | null;
  /**
   * When a bot will play instead, in milliseconds since 1970; where everybody waits for who is
   * late, when they are.
   */
  readonly deadline: number | null;
  /** What you may do, if it is your turn. */
  readonly prompt: Prompt | null;
}

/** The number designator of the round (R9). */
export interface NumberRevealed {
  readonly type: "number-revealed";
  readonly value: number;
}

/** Nobody sits here. */
export interface OpenSeat {
  readonly kind: "open";
}

/** Nobody sits here. */
export interface OpenSeatInput {
  readonly kind: "open";
}

/** A game people come back to when they have time; no other clock runs in it. */
export interface OverDays {
  /** For a decision. */
  readonly hours: number;
  readonly late: Late;
  /** Whether no time runs at night, by the server's own clock. */
  readonly nights: boolean;
  /** Whether what cannot be decided otherwise plays itself, unless somebody wants it not to. */
  readonly forced: boolean;
}

/** A game people come back to when they have time; no other clock runs in it. */
export interface OverDaysInput {
  /** For a decision. */
  readonly hours?: number;
  readonly late?: Late;
  /** Whether no time runs at night, by the server's own clock. */
  readonly nights?: boolean;
  /** Whether what cannot be decided otherwise plays itself, unless somebody wants it not to. */
  readonly forced?: boolean;
}

/** The host passes the powers on to the person in a seat. */
export interface PassHost {
  readonly id: CommandKey;
  readonly type: "pass-host";
  readonly seat: SeatNumber;
}

export type PersonMessage =
  | Hello
  | Turn
  | TurnOver
  | GameOver
  | SeatWanted
  | SeatGiven
  | ReviewGrew
  | ReviewDone
  | ReviewFailed
  | ChallengeMoved
  | Refused
  | Pong;

/** A person sits here; while they are away a bot plays for them. */
export interface PersonSeat {
  readonly kind: "person";
  readonly name: Name;
  readonly away: boolean;
}

/** A set phrase. */
export type Phrase =
  | "hello"
  | "good-luck"
  | "well-played"
  | "oh-no"
  | "sorry"
  | "thanks"
  | "your-turn"
  | "take-your-time"
  | "cheers"
  | "one-more"
  | "goodbye";

/** A designator card and who picked it (R26). */
export interface Pick {
  readonly seat: SeatNumber;
  readonly card: CardCode;
}

/** Pick a number and a colour (R26). */
export interface PickDesignator {
  readonly id: CommandKey;
  readonly at: number;
  readonly type: "pick-designator";
  readonly card: CardCode;
}

/** A game whose designators are picked: it may end early (R26, R28). */
export interface PickOptions {
  readonly players: number;
  readonly more_cards: boolean;
  readonly pick_designators: true;
  readonly rounds: number;
  readonly goal: number;
  readonly dabbscheedel: number;
}

/** It is your turn to pick one of these designators (R26). */
export interface PickPrompt {
  readonly kind: "pick-designator";
  readonly cards: readonly CardCode[];
}

/** Asks whether the server is there. */
export interface Ping {
  readonly type: "ping";
}

/** A game whose numbers are revealed: it ends after its rounds, and only then (R9). */
export interface PlainOptions {
  readonly players: number;
  readonly more_cards: boolean;
  readonly pick_designators: false;
  readonly rounds: number;
}

/** The host puts a bot on a seat or opens it; a person who sat there has to leave. */
export interface PlanSeat {
  readonly id: CommandKey;
  readonly type: "plan-seat";
  readonly seat: SeatNumber;
  /** What a seat that no person has is meant for. */
  readonly now: OpenSeatInput | BotSeatInput;
}

/** Play a card (R11). */
export interface PlayCard {
  readonly id: CommandKey;
  readonly at: number;
  readonly type: "play-card";
  readonly card: CardCode;
}

/** A bot plays for a person who is gone, or whose time ran out. */
export interface PlayerAway {
  readonly type: "player-away";
  readonly seat: SeatNumber;
  readonly reason: AwayReason;
}

/** A person plays again. */
export interface PlayerBack {
  readonly type: "player-back";
  readonly seat: SeatNumber;
}

/** The server is there. */
export interface Pong {
  readonly type: "pong";
}

export type Prompt = CardPrompt | PickPrompt | StarterPrompt;

/** The secret of a game that is over: now anyone can check its deals. */
export interface ProofShown {
  readonly type: "proof-shown";
  readonly secret: Hex32;
}

/** A code, the rule it rests on if it is one of the game, and what it is about. */
export interface Reason {
  readonly code: string;
  /** In English, for people who write clients. */
  readonly message: string;
  readonly rule: string | null;
  readonly context: Readonly<Record<string, number | string | readonly number[] | readonly string[]>>;
}

/** A command, or a message without an id, was refused; nothing has changed. */
export interface Refused {
  readonly type: "refused";
  readonly id: string | null;
  readonly reason: Reason;
}

/** A game that is over: as one seat saw it, or with all hands open. */
export interface Replay {
  /** The table before the first deal. */
  readonly snapshot: Snapshot;
  /** All that happened in the game, in the order in which it did. */
  readonly events: readonly GameEvent[];
}

export type RequestAnswer = "let-in" | "turned-down" | "withdrawn";

/** A request for a seat was answered by the host, or taken back; who was let in sits down. */
export interface RequestClosed {
  readonly type: "request-closed";
  readonly number: RequestNumber;
  readonly answer: RequestAnswer;
}

/** A request for a seat, counted from 1 at each table. */
export type RequestNumber = number;

/** A while in which no time runs, in milliseconds since 1970. */
export interface Rest {
  readonly since: number;
  readonly until: number;
}

/** A review you asked for is done. */
export interface ReviewDone {
  readonly type: "review-done";
  /** The id of the table at which the game was played. */
  readonly table: string;
  /** The id of the game. */
  readonly game: string;
}

/** A review you asked for was given up: it failed each time. */
export interface ReviewFailed {
  readonly type: "review-failed";
  readonly table: string;
  readonly game: string;
}

/** A review you asked for has come further. */
export interface ReviewGrew {
  readonly type: "review-grew";
  readonly table: string;
  readonly game: string;
  /** How many of its parts are done. */
  readonly done: number;
  /** How many there are. */
  readonly of: number;
}

export type RoleName = "trump" | "plus" | "ebbes" | "minus" | "nix";

/** Points by seat, the nix winner, and who names the next starter (R20-R25, R36). */
export interface RoundScored {
  readonly type: "round-scored";
  readonly points: readonly number[];
  readonly nix_winner: SeatNumber;
  readonly chooser: SeatNumber;
}

/** A set phrase. */
export interface Said {
  readonly type: "said";
  readonly seat: SeatNumber;
  readonly phrase: Phrase;
}

/** Say a set phrase. */
export interface Say {
  readonly id: CommandKey;
  readonly type: "say";
  readonly phrase: Phrase;
}

/** What stands between rounds. */
export interface Score {
  readonly totals: readonly number[];
  readonly rounds: number;
  readonly chooser: SeatNumber | null;
  readonly end: number;
  readonly winners: readonly SeatNumber[];
}

/** Somebody asks for a seat: that one, or any. */
export interface SeatAsked {
  readonly type: "seat-asked";
  readonly number: RequestNumber;
  readonly name: Name;
  readonly seat: SeatNumber | null;
}

/** You have the seat you asked for. */
export interface SeatGiven {
  readonly type: "seat-given";
  readonly table: string;
  readonly seq: number;
  readonly code: string;
  /** Everyone at the table who has a name, by seat. */
  readonly names: readonly Name[];
}

/** A person has left, or was removed by the host; what is in the seat now. */
export interface SeatLeft {
  readonly type: "seat-left";
  readonly seat: SeatNumber;
  readonly now: SeatPlan;
  readonly removed: boolean;
}

/** A seat, clockwise from 0. */
export type SeatNumber = number;

/** What a seat that no person has is meant for. */
export type SeatPlan = OpenSeat | BotSeat;

/** The host put a bot on a seat nobody has, or took it away. */
export interface SeatPlanned {
  readonly type: "seat-planned";
  readonly seat: SeatNumber;
  readonly now: SeatPlan;
}

/** Somebody who asks for a seat, and has no answer yet. */
export interface SeatRequest {
  readonly number: RequestNumber;
  readonly name: Name;
  /** The seat they would like; null for any. */
  readonly seat: SeatNumber | null;
}

export type SeatState = OpenSeat | BotSeat | PersonSeat;

/** A person sits down, on an open seat or in place of a bot. */
export interface SeatTaken {
  readonly type: "seat-taken";
  readonly seat: SeatNumber;
  readonly name: Name;
}

/** Who asks for a seat at a table of which you are the host. */
export interface SeatWanted {
  readonly type: "seat-wanted";
  readonly table: string;
  readonly seq: number;
  readonly code: string;
  /** All who wait for an answer now; none if nobody does any more. */
  readonly names: readonly Name[];
}

export type ServerMessage = Snapshot | Events | Accepted | Refused | Pong | Watchers | Absent;

/** The table plays differently from the next game on. */
export interface SettingsChanged {
  readonly type: "settings-changed";
  readonly settings: TableSettings;
}

/** What is settled before the first card of a round; a seat of -1 is nobody's. */
export interface Setup {
  readonly dealer: number;
  readonly chooser: SeatNumber | null;
  readonly starter: number;
  readonly numbers: readonly number[];
  readonly picks: readonly Pick[];
  readonly designators: readonly number[];
}

/** The whole table, up to the event `seq`. */
export interface Snapshot {
  readonly type: "snapshot";
  /** The version that is spoken. */
  readonly protocol: number;
  readonly seq: number;
  /** When the event `seq` happened, in milliseconds since 1970. */
  readonly stamp: number;
  readonly table: TableView;
  readonly you: You;
  readonly now: Now;
}

/** The host starts the first game, or one more. */
export interface StartGame {
  readonly id: CommandKey;
  readonly type: "start-game";
}

/** Who leads, and who said so; in the first round nobody did (R8, R10). */
export interface StarterNamed {
  readonly type: "starter-named";
  readonly starter: SeatNumber;
  readonly chooser: SeatNumber | null;
}

/** You name who leads (R10). */
export interface StarterPrompt {
  readonly kind: "name-starter";
  readonly seats: readonly SeatNumber[];
}

/** The bots a person can choose from, the friendliest first. */
export type Strength = "beginner" | "casual" | "solid" | "strong" | "expert";

/** A suit has got its role (R16). */
export interface SuitDesignated {
  readonly type: "suit-designated";
  readonly role: RoleName;
  readonly suit: SuitLetter;
}

/** Blue, brown, yellow, green or red (R3). */
export type SuitLetter = "B" | "N" | "Y" | "G" | "R";

export type TableCommand =
  | PlayCard
  | PickDesignator
  | NameStarter
  | AddNonce
  | TakeSeat
  | LeaveSeat
  | LetIn
  | TurnDown
  | PlanSeat
  | PassHost
  | ClaimHost
  | ChangeSettings
  | StartGame
  | ComeBack
  | AskTime
  | Say
  | EndTable;

/** A new table. */
export interface TableCreated {
  readonly type: "table-created";
  readonly settings: TableSettings;
  readonly seats: readonly SeatPlan[];
  /** If cards are played here that others play elsewhere. */
  readonly deal: GivenDeal | null;
}

/** The table is closed: by its host, because nobody came, or with the end of a given deal. */
export interface TableEnded {
  readonly type: "table-ended";
  readonly reason: "host" | "idle" | "played";
  /** Whether who runs the server has closed it, in the host's place. */
  readonly operator: true | null;
}

export type TableEvent =
  | TableCreated
  | SeatTaken
  | SeatAsked
  | RequestClosed
  | SeatLeft
  | SeatPlanned
  | HostPassed
  | SettingsChanged
  | GameOpened
  | NonceAdded
  | ProofShown
  | PlayerAway
  | PlayerBack
  | TimeGranted
  | Said
  | TableEnded;

/** How a table plays, and what it shows (R40). */
export interface TableSettings {
  readonly options: GameOptions;
  /** Whether the table is on the list that everyone sees. */
  readonly public: boolean;
  readonly clock: Clock;
  readonly last_trick: boolean;
  readonly open_tricks: boolean;
  readonly card_counter: boolean;
  readonly chat: boolean;
  /** Whether the host is asked before somebody sits down. */
  readonly ask_first: boolean;
  readonly hints: Hints;
  /** Seconds after somebody sat down last until bots take the open seats and the game begins. */
  readonly fill_after: number | null;
  /** If the game is played over days. */
  readonly over_days: OverDays | null;
}

/** How a table plays, and what it shows (R40). */
export interface TableSettingsInput {
  readonly options?: GameOptionsInput;
  /** Whether the table is on the list that everyone sees. */
  readonly public?: boolean;
  readonly clock?: Clock;
  readonly last_trick?: boolean;
  readonly open_tricks?: boolean;
  readonly card_counter?: boolean;
  readonly chat?: boolean;
  /** Whether the host is asked before somebody sits down. */
  readonly ask_first?: boolean;
  readonly hints?: Hints;
  /** Seconds after somebody sat down last until bots take the open seats and the game begins. */
  readonly fill_after?: number | null;
  /** If the game is played over days. */
  readonly over_days?: OverDaysInput | null;
}

/** A table. */
export interface TableView {
  readonly id: string;
  readonly code: string;
  readonly settings: TableSettings;
  readonly seats: readonly SeatState[];
  readonly host: SeatNumber | null;
  readonly requests: readonly SeatRequest[];
  readonly game: Game | null;
  readonly ended: boolean;
  /** If cards are played here that others play elsewhere. */
  readonly deal: GivenDeal | null;
}

/** Sit down, on that seat or on any that is free; or ask the host, where that comes first. */
export interface TakeSeat {
  readonly id: CommandKey;
  readonly type: "take-seat";
  readonly seat?: SeatNumber | null;
}

/** Somebody has more time for this decision: they asked for a little, or are on holiday. */
export interface TimeGranted {
  readonly type: "time-granted";
  readonly seat: SeatNumber;
  /** In a game over days: when no time runs for them. */
  readonly rest: Rest | null;
}

/** A trick that was taken. */
export interface Trick {
  readonly leader: SeatNumber;
  readonly cards: readonly CardCode[];
  readonly winner: SeatNumber;
}

/** The trick goes to a seat, which leads the next one (R14). */
export interface TrickTaken {
  readonly type: "trick-taken";
  readonly seat: SeatNumber;
}

/** A game waits for you. */
export interface Turn {
  readonly type: "turn";
  /** The id of the table. */
  readonly table: string;
  /** The number of the last event there when this was so. */
  readonly seq: number;
  /** When that event happened, in milliseconds since 1970. */
  readonly stamp: number;
  readonly code: string;
  /** Everyone at the table who has a name, by seat. */
  readonly names: readonly Name[];
}

/** The host lets somebody who has asked not sit down. */
export interface TurnDown {
  readonly id: CommandKey;
  readonly type: "turn-down";
  readonly number: RequestNumber;
}

/** The game there waits for you no more. */
export interface TurnOver {
  readonly type: "turn-over";
  readonly table: string;
  readonly seq: number;
}

/** The game, as records write it. */
export type ViewOptions = PlainOptions | PickOptions;

/** The virtual player's columns; face-down cards are `??`, and so is an empty space (R31). */
export interface VirtualCards {
  readonly face_up: readonly CardCode[];
  readonly face_down: readonly (readonly CardCode[])[];
}

/** How many people watch without a seat; whoever sits is told when that changes. */
export interface Watchers {
  readonly type: "watchers";
  readonly count: number;
}

/** Who the receiver is at this table. */
export interface You {
  readonly seat: SeatNumber | null;
  readonly host: boolean;
  readonly door: Door;
  /**
   * Whether you are the host only until the one is back who was: you send nobody away, and do
   * not close the table.
   */
  readonly stands_in: boolean;
}
