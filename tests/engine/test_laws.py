"""What holds in every game of every option set, at every moment."""

import re
from collections.abc import Callable, Iterable
from itertools import islice, product
from random import Random
from typing import TypeVar

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from ebbes.engine.commands import (
    Choice,
    Command,
    Deal,
    NameStarter,
    PickDesignator,
    PlayCard,
)
from ebbes.engine.decide import decide, step
from ebbes.engine.errors import RuleError
from ebbes.engine.events import (
    CardPlayed,
    CardUncovered,
    Dealt,
    DesignatorPicked,
    Event,
    GameEnded,
    NumberRevealed,
    RoundScored,
    StarterNamed,
    SuitDesignated,
    TrickTaken,
)
from ebbes.engine.evolve import evolve
from ebbes.engine.legal import legal_commands
from ebbes.engine.options import Options
from ebbes.engine.scoresheet import score_sheet
from ebbes.engine.state import DEAL, NOBODY, OVER, PLAY, State, new_game
from ebbes.engine.view import apply, view, view_event
from ebbes.rules.cards import NO_CARD, SUITS
from ebbes.rules.deck import deck
from ebbes.rules.seats import VIRTUAL, Seat
from tests.exchange import exchanged, unknown_piles
from tests.extent import examples
from tests.support import Ply, every_option_set, random_game

seeds = st.integers(0, 2**32)
plies_played = st.integers(1, 110)


def game(options: Options, seed: int, plies: int | None = None) -> list[Ply]:
    """A random game, or its beginning."""
    return list(islice(random_game(options, Random(seed)), plies))


def log_of(plies: Iterable[Ply]) -> list[Event]:
    """Everything that has happened."""
    return [event for ply in plies for event in ply.events]


def states_of(options: Options, log: Iterable[Event]) -> list[State]:
    """Every state of a game, also those where nobody acts yet."""
    states = [new_game(options)]
    for event in log:
        states.append(evolve(states[-1], event))
    return states


def state_after(state: State, events: Iterable[Event]) -> State:
    """The state after these events."""
    for event in events:
        state = evolve(state, event)
    return state


def seats_and_spectator(options: Options) -> tuple[Seat | None, ...]:
    """Everyone who gets a view."""
    return (*range(options.players), None)


# Cards, choices, commands


@every_option_set
@settings(max_examples=examples(8))
@given(seed=seeds)
def test_cards_are_conserved(options: Options, seed: int) -> None:
    whole = list(deck(options.seats, options.more_cards))
    _, *states = states_of(options, log_of(game(options, seed)))
    for state in states:
        found = [card for hand in state.hands for card in hand]
        if state.virtual is not None:
            found += [card for card in state.virtual.face_up if card != NO_CARD]
            found += [card for pile in state.virtual.face_down for card in pile]
        assert sorted([*found, *state.plays]) == whole


@every_option_set
@settings(max_examples=examples(8))
@given(seed=seeds)
def test_whoever_must_act_has_a_legal_choice_and_plays_from_the_own_hand(
    options: Options, seed: int
) -> None:
    for ply in game(options, seed):
        state = ply.after
        legal = legal_commands(state)
        assert bool(legal) == (state.phase not in (DEAL, OVER)) == (state.turn != NOBODY)
        assert len(set(legal)) == len(legal)
        assert all(choice.seat == state.turn for choice in legal)
        if state.phase is PLAY:
            hand = set(state.hands[state.turn])
            assert {choice.card for choice in legal if isinstance(choice, PlayCard)} <= hand


def every_choice(options: Options) -> list[Choice]:
    """Everything anybody could ask for, and somewhat more."""
    seats = range(-1, options.seats + 1)
    choices: list[Choice] = [NameStarter(seat, starter) for seat, starter in product(seats, seats)]
    for seat, card in product(seats, (*range(81), -1, 999)):
        choices += [PlayCard(seat, card), PickDesignator(seat, card)]
    return choices


def refusal(state: State, command: Command) -> RuleError | None:
    """Why a command is refused; None if it is not."""
    try:
        decide(state, command)
    except RuleError as error:
        return error
    return None


@every_option_set
@settings(max_examples=examples(20))
@given(seed=seeds, plies=st.integers(0, 300))
def test_every_legal_command_is_accepted_and_every_other_refused(
    options: Options, seed: int, plies: int
) -> None:
    state = ([new_game(options)] + [ply.after for ply in game(options, seed, plies)])[-1]
    before = repr(state)
    refusals = {choice: refusal(state, choice) for choice in every_choice(options)}
    accepted = {choice for choice, error in refusals.items() if error is None}
    assert accepted == set(legal_commands(state))
    for error in refusals.values():
        if error is not None:
            assert re.fullmatch(r"R([1-9]|[1-3][0-9]|40)", error.rule)
            assert re.fullmatch(r"rule/[a-z-]+", error.code)
            assert str(error).endswith(f" ({error.rule})")
    assert repr(state) == before


@every_option_set
@settings(max_examples=examples(8))
@given(seed=seeds, plies=plies_played)
def test_a_deal_is_refused_while_a_round_is_played(options: Options, seed: int, plies: int) -> None:
    first, *later = game(options, seed, plies)
    assume(later and later[-1].after.phase is not DEAL)
    error = refusal(later[-1].after, first.command)
    assert error is not None
    assert error.code == "rule/wrong-moment"


# The log


@every_option_set
@settings(max_examples=examples(8))
@given(seed=seeds)
def test_the_log_replayed_is_the_live_state(options: Options, seed: int) -> None:
    state = new_game(options)
    for ply in game(options, seed):
        state = state_after(state, ply.events)
        assert state == ply.after
    assert state.phase is OVER


@every_option_set
@settings(max_examples=examples(8))
@given(seed=seeds)
def test_a_step_is_deciding_and_then_evolving(options: Options, seed: int) -> None:
    for ply in game(options, seed):
        events = decide(ply.before, ply.command)
        assert (state_after(ply.before, events), events) == step(ply.before, ply.command)


# Views


@every_option_set
@settings(max_examples=examples(6))
@given(seed=seeds)
def test_a_view_brought_forward_is_the_view_of_the_state_brought_forward(
    options: Options, seed: int
) -> None:
    log = log_of(game(options, seed))
    states = states_of(options, log)
    for seat in seats_and_spectator(options):
        seen = view(states[0], seat)
        for event, after in zip(log, states[1:], strict=True):
            seen = apply(seen, view_event(event, seat))
            assert seen == view(after, seat)


@every_option_set
@settings(max_examples=examples(8))
@given(seed=seeds)
def test_a_view_has_the_legal_commands_of_its_seat_alone(options: Options, seed: int) -> None:
    for ply in game(options, seed):
        for seat in seats_and_spectator(options):
            expected = legal_commands(ply.after) if seat == ply.after.turn else ()
            assert view(ply.after, seat).legal == expected


# Secrecy


def received(options: Options, commands: list[Command], seat: Seat | None) -> list[str] | None:
    """Every byte a seat gets in a game: events, views, refusals; None if the game is not legal."""
    state = new_game(options)
    got = []
    for command in commands:
        try:
            events = decide(state, command)
        except RuleError:
            return None
        for event in events:
            state = evolve(state, event)
            got += [repr(view_event(event, seat)), repr(view(state, seat))]
    if seat is not None:
        got += [repr(refusal_told(state, choice)) for choice in choices_of(options, seat)]
    return got


def choices_of(options: Options, seat: Seat) -> list[Choice]:
    """Everything a seat could ask for."""
    return [choice for choice in every_choice(options) if choice.seat == seat]


def refusal_told(state: State, choice: Choice) -> object:
    """A refusal as it is told to the seat that asked."""
    error = refusal(state, choice)
    return None if error is None else (type(error), str(error), error.rule, error.context)


@every_option_set
@settings(max_examples=examples(15))
@given(seed=seeds, plies=plies_played, data=st.data())
def test_exchanging_cards_a_seat_cannot_know_changes_nothing_it_receives(
    options: Options, seed: int, plies: int, data: st.DataObject
) -> None:
    played = game(options, seed, plies)
    seat = data.draw(st.sampled_from(seats_and_spectator(options)))
    piles = unknown_piles(played[-1].after, seat)
    assume(len(piles) > 1)
    commands = [ply.command for ply in played]
    expected = received(options, commands, seat)
    assert expected is not None
    rng = Random(seed)
    legal_exchanges = 0
    for _ in range(10):
        one, other = (rng.choice(pile) for pile in rng.sample(piles, 2))
        found = received(options, exchanged(commands, one, other), seat)
        if found is not None:
            legal_exchanges += 1
            assert found == expected
    assume(legal_exchanges)


# Turning the table

T = TypeVar("T")
Turn = Callable[[Seat], Seat]


def turned_by_one(options: Options) -> Turn:
    """Everyone moves one seat on; of two people, each takes the other's seat."""
    if options.has_virtual:
        return lambda seat: seat if seat == VIRTUAL else 1 - seat
    return lambda seat: (seat + 1) % options.players


def moved(by_seat: tuple[T, ...], turn: Turn) -> tuple[T, ...]:
    """What belongs to the seats, each at its new place."""
    places = {turn(seat): own for seat, own in enumerate(by_seat)}
    return tuple(places[seat] for seat in range(len(by_seat)))


def turned_command(command: Command, turn: Turn) -> Command:
    """What the seats would have asked for at a table turned."""
    match command:
        case Deal(dealer, hands, value, starter):
            first = None if starter is None else turn(starter)
            return Deal(turn(dealer), moved(hands, turn), value, first)
        case NameStarter(seat, starter):
            return NameStarter(turn(seat), turn(starter))
        case PickDesignator(seat, card):
            return PickDesignator(turn(seat), card)
        case PlayCard(seat, card):
            return PlayCard(turn(seat), card)


def turned_event(event: Event, turn: Turn) -> Event:
    """What would have happened at a table turned."""
    match event:
        case Dealt(dealer, hands, virtual):
            return Dealt(turn(dealer), moved(hands, turn), virtual)
        case StarterNamed(starter, chooser):
            return StarterNamed(turn(starter), None if chooser is None else turn(chooser))
        case DesignatorPicked(seat, card):
            return DesignatorPicked(turn(seat), card)
        case CardPlayed(seat, card):
            return CardPlayed(turn(seat), card)
        case TrickTaken(seat):
            return TrickTaken(turn(seat))
        case RoundScored(points, nix_winner, chooser):
            return RoundScored(moved(points, turn), turn(nix_winner), turn(chooser))
        case GameEnded(end, winners):
            return GameEnded(end, tuple(sorted(turn(seat) for seat in winners)))
        case NumberRevealed() | SuitDesignated() | CardUncovered():
            return event


@every_option_set
@settings(max_examples=examples(8))
@given(seed=seeds)
def test_turning_the_table_turns_every_result(options: Options, seed: int) -> None:
    turn = turned_by_one(options)
    state = new_game(options)
    for ply in game(options, seed):
        state, events = step(state, turned_command(ply.command, turn))
        assert events == tuple(turned_event(event, turn) for event in ply.events)
    assert state.phase is OVER


# Rounds


@every_option_set
@settings(max_examples=examples(8))
@given(seed=seeds)
def test_at_the_end_of_a_round_all_five_roles_are_designated(options: Options, seed: int) -> None:
    scored = [ply.after for ply in game(options, seed) if ply.after.phase in (DEAL, OVER)]
    assert scored
    for state in scored:
        assert sorted(state.roles) == list(SUITS)


@every_option_set
@settings(max_examples=examples(8))
@given(seed=seeds)
def test_plus_and_minus_cards_cancel_out_and_ebbes_pays_threes(options: Options, seed: int) -> None:
    for ply in game(options, seed):
        if ply.after.phase in (DEAL, OVER):
            sheet = score_sheet(ply.after)
            assert sum(sheet.card_points) == 0
            assert set(sheet.ebbes_points) <= {0, 3}
            assert sheet.ebbes_points.count(0) >= 2
            assert sum(map(sum, sheet.counts)) == options.seats * options.hand_size
