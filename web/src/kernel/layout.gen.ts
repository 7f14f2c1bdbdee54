// Made from the kernel by `make protocol`.

/** Grows when older pages could not call the module. */
export const SURFACE = 1 as const;

/** Cells of a position, two bytes each. */
export const POSITION_LENGTH = 118 as const;

/** Where it has the hands: a mask for each seat and suit. */
export const HANDS = 32 as const;

/** Where it has the virtual player's open cards. */
export const FACE_UP = 84 as const;

/** Where it has two for each of its piles. */
export const FACE_DOWN = 90 as const;

/** Where it says how many lie in each pile. */
export const DOWN = 100 as const;

/** Cells of a game, eight bytes each. */
export const GAME_LENGTH = 174 as const;

/** Where a game has what. */
export const CELL = {"PLAYERS": 0, "SEATS": 1, "PHASE": 7, "TURN": 8, "STARTER": 10, "PICKED": 11, "PLAYED": 12, "END": 13, "MADE": 14, "TOTALS": 16, "PLAYS": 24} as const;

/** Numbers of what lies open in a round. */
export const SHOWN_LENGTH = 16 as const;

/** What a game waits for, by number. */
export const PHASES = ["deal", "name starter", "pick", "play", "over"] as const;

/** What is chosen, by number. */
export const KINDS = ["play-card", "pick-designator", "name-starter"] as const;

/** What can happen, by number. */
export const EVENTS = ["starter-named", "designator-picked", "card-played", "suit-designated", "trick-taken", "card-uncovered", "round-scored", "game-ended"] as const;

/** Why a choice is refused, by number: code and rule. */
export const REFUSALS = [null, ["rule/must-follow-suit", "R12"], ["rule/card-not-held", "R11"], ["rule/pick-not-free", "R26"], ["rule/no-such-seat", "R10"], ["rule/wrong-moment", null]] as const;

/** Numbers of an event, its kind first. */
export const EVENT_LENGTH = 8 as const;

/** Events a choice leads to at most. */
export const MOST_EVENTS = 64 as const;

/** Choices a seat has at most. */
export const MOST_CHOICES = 75 as const;

/** Floats of a policy. */
export const WEIGHTS = 135169 as const;

/** How freely everyone follows the policy. */
export const WARMTH = 0.5 as const;

/** The traits of each strength. */
export const MINDS = {"beginner": [1, 1000000, 0, 0, 0, 0, 1], "casual": [4, 1000000, 1, 0, 0, 2, -1], "solid": [10, 1000000, 1, 0, 0, 3, -1], "strong": [14, 1000000, 1, 0, 0, -1, -1], "expert": [512, 60000, 1, 48, 2, -1, -1]} as const;

/** What each strength likes, and those of the house by their names. */
export const TASTES = {"/beginner": [0.0, 0.6, 0.6], "/casual": [0.0, 0.0, 0.0], "/solid": [0.0, 0.0, 0.0], "/strong": [0.0, 0.0, 0.0], "/expert": [0.0, 0.0, 0.0], "Lisbeth/solid": [0.0, 0.0, -0.5], "Schorsch/solid": [0.4, 0.0, 0.5], "Gretel/beginner": [-1.5, 0.6, 0.6], "Kuno/casual": [0.0, 0.8, 0.0], "Karl/strong": [0.0, -0.3, 0.0], "Elwe/expert": [0.0, 0.0, 0.0]} as const;

/** The traits of who gives hints. */
export const HINT = [256, 60000, 1, 48, 2, -1, -1] as const;

/** Room for traits. */
export const MIND_LENGTH = 8 as const;

/** Numbers of an opinion. */
export const OPINION_LENGTH = 6 as const;

/** Room for reasons, in numbers. */
export const REASON_ROOM = 40 as const;

/** Numbers of a reason, its code first. */
export const REASON_LENGTH = 5 as const;

/** Names of reasons and of their numbers, by code. */
export const REASONS = [["only-choice", []], ["names-role", ["role", "suit"]], ["takes-trick", ["plus", "ebbes", "minus", "chance"]], ["leaves-trick", ["plus", "ebbes", "minus", "chance"]], ["open", ["chance"]], ["trumps", ["led"]], ["plays-last", []], ["gets-rid-of", ["role", "suit"]], ["gives-away", ["role", "suit"]], ["empties-suit", ["suit"]], ["keeps-designator", ["card"]], ["holds-designator", ["card"]], ["open-designator", ["card"]], ["not-held", ["card"]], ["suit-held", ["suit", "cards"]], ["leads-itself", []], ["virtual-leads", ["card"]], ["lets-lead", ["seat", "place"]], ["picks-designators", ["picks", "first"]], ["can-name-trump", ["card"]]] as const;

/** Chances in reasons are so many parts of one. */
export const HUNDREDTHS = 100 as const;

/** Roles, by number. */
export const ROLES = ["trump", "plus", "ebbes", "minus", "nix"] as const;

/** What suits are called, by number. */
export const SUIT_NAMES = ["blue", "brown", "yellow", "green", "red"] as const;

/** What the judge tells of a decision, by number. */
export const VERDICT = ["points", "skill", "given_away", "could", "real", "mark"] as const;

/** What it tells then of each choice. */
export const CHOICE = ["as_good", "drawn", "unsure", "takes", "tried", "likely", "lead", "error", "worth", "behind", "behind_error"] as const;

/** Where the sums over a round lie. */
export const ACCOUNT = {"par": 0, "end": 5, "ledger": 10, "turns": 14, "turning": 15} as const;

/** How many numbers they are. */
export const ACCOUNT_LENGTH = 20 as const;

/** What is told of all decisions of somebody. */
export const RATES = ["rounds", "real", "given", "given_error", "kept", "kept_error", "chance", "beside"] as const;

/** Numbers of a decision for that. */
export const JUDGED_LENGTH = 6 as const;

/** How grave something was, from 1 on. */
export const MARKS = ["small", "clear", "grave"] as const;

/** Grains in a point. */
export const GRAINS = 12000 as const;

/** Parts of a point, or of a chance. */
export const PARTS = 10000 as const;

/** Parts of what is drawn. */
export const BARS = {"points": 100, "chance": 1000} as const;

/** How thoroughly is judged. */
export const DEPTH = {"worlds": 128, "error": 0.1, "most": 2048, "playouts": 640} as const;

/** By which formulas. */
export const FORMULA = {"formula": 1, "seeds": "position/1"} as const;

/** Chance begins from these words and a position. */
export const ASKED = {"choices": "ebbes judge, choices {kind} of {seat}, ", "taken": "ebbes judge, takes, ", "expected": "ebbes judge, expected {kind}, "} as const;

/** What the weights are known by. */
export const WEIGHT_HASHES = {"players2": "019a72c3744b0485", "players2-more": "5a46bc9a0885097b", "players3": "ee533192310069fd", "players3-more": "bafc71ca26b90566", "players4": "d146c9c0f059d1f0", "players4-more": "0e4f5845aa80f415", "players5": "5018371dbe8156a1", "players5-more": "e53af06b85d504f8"} as const;

/** What bots were seen to give away a round. */
export const LADDER = [{"strength": "beginner", "given_away": {"mean": 3.24, "error": 0.13}}, {"strength": "casual", "given_away": {"mean": 2.38, "error": 0.11}}, {"strength": "solid", "given_away": {"mean": 1.55, "error": 0.09}}, {"strength": "strong", "given_away": {"mean": 0.69, "error": 0.04}}, {"strength": "expert", "given_away": {"mean": 0.07, "error": 0.01}}] as const;

/** Real decisions from which on that is told. */
export const ENOUGH = 30 as const;
