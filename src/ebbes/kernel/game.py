"""The course of a whole game: deals, starters, picks, rounds counted, its end.

A game is an array beside the position of its round. The rules are those of `rules/`, compiled; the
engine, which knows more words for the same, is what tests hold this to.
"""

import numpy as np
from numpy.typing import NDArray

from ebbes.engine.state import State
from ebbes.kernel.bits import count, highest
from ebbes.kernel.compiled import cell, compiled, lean
from ebbes.kernel.deals import hand_over
from ebbes.kernel.play import (
    is_virtual_turn,
    led_suit,
    list_legal,
    play,
    score,
    taken,
    virtual_card,
)
from ebbes.kernel.position import (
    DEALER,
    DESIGNATED,
    DESIGNATORS,
    DOWN,
    FACE_UP,
    FULL,
    HANDS,
    LEFT,
    LYING,
    NO_ROLE,
    ROLE_OF,
    ROLES,
    Position,
)
from ebbes.kernel.position import PLAYERS as POSITION_PLAYERS
from ebbes.kernel.position import SEATS as POSITION_SEATS
from ebbes.kernel.position import TURN as POSITION_TURN
from ebbes.kernel.search import NAMING, PICKING, PLAYING
from ebbes.rules.cards import NO_SUIT, Card, card_of, suit_of, value_of
from ebbes.rules.chooser import chooser_for_virtual
from ebbes.rules.deck import hand_size, top_value
from ebbes.rules.ending import NOT_OVER, rounds_ending, track_ending
from ebbes.rules.roles import NIX, may_pick
from ebbes.rules.scoring import nix_rank
from ebbes.rules.seats import VIRTUAL, Seat, next_dealer, next_picker, seats_at
from ebbes.rules.virtual import COLUMNS

Game = NDArray[np.int64]
"""An array of `GAME_LENGTH`; what its cells hold is named here."""
Events = NDArray[np.int64]
"""What a choice led to: rows of `EVENT_LENGTH`, a kind and what belongs to it."""

PLAYERS, SEATS, MORE_CARDS, PICK_DESIGNATORS, ROUNDS, GOAL, DABBSCHEEDEL = range(7)
PHASE, TURN, CHOOSER, STARTER, PICKED, PLAYED, END = range(7, 14)
"""Who acts is `TURN`; `PLAYED` rounds are over, `PICKED` designators lie there."""
MADE = 14
"""How many cards of the round were played."""
TOTALS = 16
PLAYS = 24
OWNERS = PLAYS + 75
GAME_LENGTH = OWNERS + 75

DEAL, NAME_STARTER, PICK, PLAY, OVER = range(5)
"""What a game waits for, in the order of the engine's phases."""
NOBODY = -1

EVENT_LENGTH = 8
MOST_EVENTS = 64
(
    STARTER_NAMED,
    DESIGNATOR_PICKED,
    CARD_PLAYED,
    SUIT_DESIGNATED,
    TRICK_TAKEN,
    CARD_UNCOVERED,
    ROUND_SCORED,
    GAME_ENDED,
) = range(8)
NOT_ALLOWED = -1
"""Instead of a number of events: the choice breaks a rule, and nothing has changed."""
MOST_CHOICES = 75
ALLOWED, MUST_FOLLOW_SUIT, CARD_NOT_HELD, PICK_NOT_FREE, NO_SUCH_SEAT, WRONG_MOMENT = range(6)
"""Why a choice is refused, if it is."""


def game_of(state: State) -> Game:
    """What a state says about the game around its round."""
    options, game = state.options, np.zeros(GAME_LENGTH, dtype=np.int64)
    game[: DABBSCHEEDEL + 1] = (
        options.players,
        options.seats,
        options.more_cards,
        options.pick_designators,
        options.rounds,
        options.goal,
        options.dabbscheedel,
    )
    game[PLAYED] = state.score.rounds
    game[TOTALS : TOTALS + options.seats] = state.score.totals
    game[STARTER] = state.setup.starter
    return game


@compiled
def begin_game(
    game: Game,
    players: int,
    more_cards: int,
    pick_designators: int,
    rounds: int,
    goal: int,
    dabbscheedel: int,
) -> None:
    """Write a game before its first deal."""
    for at in range(GAME_LENGTH):
        game[at] = 0
    game[PLAYERS], game[SEATS] = players, seats_at(players)
    game[MORE_CARDS], game[PICK_DESIGNATORS] = more_cards, pick_designators
    game[ROUNDS], game[GOAL], game[DABBSCHEEDEL] = rounds, goal, dabbscheedel
    game[TURN] = game[CHOOSER] = game[STARTER] = NOBODY


@compiled
def deal_round(
    game: Game,
    position: Position,
    dealer: Seat,
    hands: NDArray[np.uint8],
    number: int,
    starter: Seat,
    events: Events,
) -> int:
    """Deal hands by seat in the order dealt; the events that follow (R6-R10).

    `number` designates, 0 if designators are picked; `starter` is given in the first round only.
    """
    if game[PHASE] != DEAL:
        return NOT_ALLOWED
    clear(game, position)
    position[DEALER] = dealer
    size = cell(position, LEFT)
    for seat in range(cell(game, SEATS)):
        for dealt in range(size):
            hand_over(position, seat, dealt, size, cell(hands, seat * size + dealt))
    for suit in range(5):
        position[DESIGNATORS + suit] = number
    game[MADE] = game[PICKED] = 0
    game[STARTER] = NOBODY
    if game[PLAYED] == 0:
        return _start(game, position, starter, NOBODY, events)
    game[PHASE], game[TURN] = NAME_STARTER, game[CHOOSER]
    position[POSITION_TURN] = game[CHOOSER]
    return 0


@lean
def clear(game: Game, position: Position) -> None:
    """A round before its deal."""
    for at in range(len(position)):
        position[at] = 0
    position[POSITION_SEATS], position[POSITION_PLAYERS] = game[SEATS], game[PLAYERS]
    position[LEFT] = hand_size(cell(game, MORE_CARDS) != 0)
    position[FULL] = (1 << top_value(cell(game, SEATS), cell(game, MORE_CARDS) != 0) + 1) - 2
    for at in range(5):
        position[ROLES + at], position[ROLE_OF + at] = NO_SUIT, NO_ROLE


@compiled
def list_choices(game: Game, position: Position, choices: NDArray[np.int64]) -> int:
    """Write down what the seat to act may choose, cards or seats; how many there are."""
    phase, found = cell(game, PHASE), 0
    if phase == PLAY:
        return list_legal(position, choices)
    if phase == NAME_STARTER:
        for seat in range(cell(game, SEATS)):
            choices[seat] = seat
        return cell(game, SEATS)
    if phase == PICK:
        for suit in range(5):
            for value in range(1, highest(cell(position, FULL)) + 1):
                if may_pick(card_of(suit, value), position[DESIGNATORS : DESIGNATORS + 5]):
                    choices[found] = card_of(suit, value)
                    found += 1
    return found


@lean
def kind_of(game: Game) -> int:
    """What is chosen now, as a search calls it."""
    phase = cell(game, PHASE)
    if phase == PLAY:
        return PLAYING
    return PICKING if phase == PICK else NAMING


@compiled
def refusal(game: Game, position: Position, choice: int) -> int:
    """Why the seat to act may not choose this, `ALLOWED` if it may (R10-R12, R26)."""
    choices, phase = np.zeros(MOST_CHOICES, dtype=np.int64), cell(game, PHASE)
    for place in range(list_choices(game, position, choices)):
        if choices[place] == choice:
            return ALLOWED
    if phase == PLAY:
        return MUST_FOLLOW_SUIT if _holds(position, choice) else CARD_NOT_HELD
    if phase == PICK:
        return PICK_NOT_FREE
    return NO_SUCH_SEAT if phase == NAME_STARTER else WRONG_MOMENT


@lean
def _holds(position: Position, card: Card) -> bool:
    """Whether the seat to act has a card in its hand."""
    hand = HANDS + cell(position, POSITION_TURN) * 5
    return cell(position, hand + suit_of(card)) >> value_of(card) & 1 != 0


@compiled
def dealer_of(game: Game, position: Position) -> Seat:
    """Who deals next: the first one is drawn by lot, then it goes on clockwise (R7)."""
    if game[PLAYED] == 0:
        return NOBODY
    return next_dealer(cell(position, DEALER), cell(game, PLAYERS))


@compiled
def choose(game: Game, position: Position, choice: int, events: Events) -> int:
    """Let the seat to act choose; how many events that led to, `NOT_ALLOWED` for none."""
    if refusal(game, position, choice) != ALLOWED:
        return NOT_ALLOWED
    return _carry_out(game, position, choice, events)


@lean
def _carry_out(game: Game, position: Position, choice: int, events: Events) -> int:
    phase = cell(game, PHASE)
    if phase == NAME_STARTER:
        return _start(game, position, choice, cell(game, TURN), events)
    if phase == PICK:
        return _pick(game, position, choice, events)
    return _settle(game, position, events, _put(game, position, choice, events, 0))


@lean
def _tell(events: Events, told: int, kind: int, one: int, other: int) -> int:
    """Add an event; how many there are then."""
    events[told, 0], events[told, 1], events[told, 2] = kind, one, other
    return told + 1


@lean
def _start(game: Game, position: Position, starter: Seat, chooser: Seat, events: Events) -> int:
    """Somebody leads; before that, designators may have to be picked (R8, R10, R26)."""
    told = _tell(events, 0, STARTER_NAMED, starter, chooser)
    game[STARTER] = starter
    position[POSITION_TURN] = starter
    if game[PICK_DESIGNATORS]:
        game[PHASE] = PICK
        game[TURN] = next_picker(starter, cell(position, DEALER), cell(game, PLAYERS))
        return told
    game[PHASE] = PLAY
    return _settle(game, position, events, told)


@lean
def _pick(game: Game, position: Position, card: Card, events: Events) -> int:
    """A designator is picked; after the fifth the starter leads (R26)."""
    seat = cell(game, TURN)
    told = _tell(events, 0, DESIGNATOR_PICKED, seat, card)
    position[DESIGNATORS + suit_of(card)] = value_of(card)
    game[PICKED] += 1
    if game[PICKED] < 5:
        game[TURN] = next_picker(seat, cell(position, DEALER), cell(game, PLAYERS))
        return told
    game[PHASE] = PLAY
    return _settle(game, position, events, told)


@lean
def _settle(game: Game, position: Position, events: Events, told: int) -> int:
    """Everything that follows by itself, until somebody has to decide."""
    while cell(position, LEFT) > 0 and is_virtual_turn(position):
        told = _put(game, position, virtual_card(position, led_suit(position)), events, told)
    game[TURN] = position[POSITION_TURN]
    if cell(position, LEFT) == 0:
        return _count(game, position, events, told)
    return told


@lean
def _put(game: Game, position: Position, card: Card, events: Events, told: int) -> int:
    """A card lies there: roles come first, then the trick, then what is turned up (R16, R33)."""
    seat, made = cell(position, POSITION_TURN), cell(game, MADE)
    given, covered = cell(position, DESIGNATED), _covered(position)
    game[PLAYS + made], game[OWNERS + made] = card, seat
    game[MADE] = made + 1
    told = _tell(events, told, CARD_PLAYED, seat, card)
    play(position, card)
    for role in range(given, cell(position, DESIGNATED)):
        told = _tell(events, told, SUIT_DESIGNATED, role, cell(position, ROLES + role))
    if cell(position, LYING) > 0:
        return told
    told = _tell(events, told, TRICK_TAKEN, cell(position, POSITION_TURN), 0)
    for column in range(COLUMNS):
        if covered >> 4 * column & 15 > cell(position, DOWN + column):
            card = cell(position, FACE_UP + column)
            told = _tell(events, told, CARD_UNCOVERED, column, card)
    return told


@lean
def _covered(position: Position) -> int:
    """How many cards lie face down in each column, four bits for each."""
    covered = 0
    for column in range(COLUMNS):
        covered |= cell(position, DOWN + column) << 4 * column
    return covered


@lean
def _count(game: Game, position: Position, events: Events, told: int) -> int:
    """Count a round, and see whether it was the last (R20-R28, R36)."""
    seats, points = cell(game, SEATS), events[told, 1:6]
    score(position, points)
    nix_winner = _nix_winner(position, seats)
    game[CHOOSER] = _chooser(game, position, nix_winner)
    events[told, 0] = ROUND_SCORED
    for seat in range(seats):
        game[TOTALS + seat] += points[seat]
    events[told, 6], events[told, 7] = nix_winner, game[CHOOSER]
    game[PLAYED] += 1
    game[PHASE], game[TURN] = DEAL, NOBODY
    return _end(game, events, told + 1)


@lean
def _rank(position: Position, seat: Seat) -> int:
    """How a seat stands in the suit that is nix (R25)."""
    cards = taken(position, seat, NIX)
    return nix_rank(count(cards), highest(cards))


@lean
def _nix_winner(position: Position, seats: int) -> Seat:
    """Who took the most nix cards (R25)."""
    winner = 0
    for seat in range(1, seats):
        if _rank(position, seat) > _rank(position, winner):
            winner = seat
    return winner


@lean
def _chooser(game: Game, position: Position, nix_winner: Seat) -> Seat:
    """Who names the next starter: a person, in place of the virtual player (R25, R36)."""
    players = cell(game, PLAYERS)
    if players != 2 or nix_winner != VIRTUAL:
        return nix_winner
    dealer = next_dealer(cell(position, DEALER), players)
    return chooser_for_virtual(_rank(position, 0), _rank(position, 1), dealer)


@lean
def ending(game: Game, most: int, fewest: int, played: int) -> int:
    """Whether a game is over with such totals after so many rounds, and why (R27, R28)."""
    rounds = cell(game, ROUNDS)
    if not game[PICK_DESIGNATORS]:
        return rounds_ending(played, rounds)
    return track_ending(most, fewest, cell(game, GOAL), cell(game, DABBSCHEEDEL), played, rounds)


@lean
def _end(game: Game, events: Events, told: int) -> int:
    """A game that is over has winners, who share (R27)."""
    most = fewest = cell(game, TOTALS)
    for seat in range(1, cell(game, SEATS)):
        most = max(most, cell(game, TOTALS + seat))
        fewest = min(fewest, cell(game, TOTALS + seat))
    game[END] = ending(game, most, fewest, cell(game, PLAYED))
    if game[END] == NOT_OVER:
        return told
    winners = 0
    for seat in range(cell(game, SEATS)):
        winners |= (1 << seat) * (cell(game, TOTALS + seat) == most)
    game[PHASE] = OVER
    return _tell(events, told, GAME_ENDED, cell(game, END), winners)
