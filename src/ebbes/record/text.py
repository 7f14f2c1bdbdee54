"""A game as people read it: one line a trick, one table a round."""

from collections.abc import Iterator

from ebbes.engine.events import (
    CardPlayed,
    Dealt,
    DesignatorPicked,
    GameEnded,
    NumberRevealed,
    RoundScored,
    StarterNamed,
    SuitDesignated,
    TrickTaken,
)
from ebbes.engine.options import Options
from ebbes.engine.scoresheet import score_sheet
from ebbes.engine.state import State
from ebbes.record.record import Record
from ebbes.record.replay import Step
from ebbes.rules.cards import SUIT_NAMES
from ebbes.rules.codes import code_of, codes_of
from ebbes.rules.ending import DABBSCHEEDEL, GOAL, ROUNDS
from ebbes.rules.roles import EBBES, MINUS, NIX, PLUS, ROLE_NAMES
from ebbes.rules.seats import Seat

LONGEST_NAME = 30
ENDINGS = {
    GOAL: "the goal is reached",
    DABBSCHEEDEL: "the Dabbscheedel space is reached",
    ROUNDS: "all rounds are played",
}


def game_text(record: Record, log: tuple[Step, ...]) -> Iterator[str]:
    """The lines of a whole game."""
    names = tuple(printable(name) for name in record.names)
    yield f"ebbes for {options_text(record.options)}: {', '.join(names)}"
    trick: list[str] = []
    for step in log:
        yield from _lines(step, names, trick)
    if trick:
        yield f"  {_trick_number(log[-1].state):>2}  {'  '.join(trick)}"
    if not log or not log[-1].state.score.end:
        yield "The game is unfinished."


def options_text(options: Options) -> str:
    """The options in words."""
    text = f"{options.players} players"
    if options.more_cards:
        text += ", more cards"
    if options.pick_designators:
        text += (
            f", pick designators (to {options.goal}, {options.dabbscheedel},"
            f" or {options.rounds} rounds)"
        )
    return text


def printable(name: str) -> str:
    """A name without anything a terminal would obey or could not show, and not too long."""
    short = name if len(name) <= LONGEST_NAME else name[: LONGEST_NAME - 1] + "…"
    return "".join(
        letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in short
    )


def _lines(step: Step, names: tuple[str, ...], trick: list[str]) -> Iterator[str]:
    """What one entry of the log adds; a trick is collected until somebody takes it."""
    state = step.state
    match step.event:
        case Dealt() as dealt:
            yield ""
            yield f"Round {state.score.rounds + 1}: {names[dealt.dealer]} deals"
            yield from _hands(dealt, names)
        case NumberRevealed(value):
            yield f"  The number is {value}."
        case StarterNamed(starter, None):
            yield f"  {names[starter]} starts."
        case StarterNamed(starter, int(chooser)):
            yield f"  {names[chooser]} names the starter: {names[starter]}."
        case DesignatorPicked(seat, card):
            yield f"  {names[seat]} picks {code_of(card)}."
        case CardPlayed(seat, card):
            trick.append(f"{names[seat]} {code_of(card)}")
        case SuitDesignated(role, suit):
            trick[-1] += f" [{SUIT_NAMES[suit]} is {ROLE_NAMES[role]}]"
        case TrickTaken(seat):
            yield f"  {_trick_number(state):>2}  {'  '.join(trick)}  -> {names[seat]}"
            trick.clear()
        case RoundScored():
            yield from score_table(state, names)
        case GameEnded(end, winners):
            yield ""
            yield ending_text(names, end, winners)
        case _:
            pass


def _trick_number(state: State) -> int:
    return len(state.tricks) + bool(state.trick)


def _hands(dealt: Dealt, names: tuple[str, ...]) -> Iterator[str]:
    width = max(len(name) for name in names)
    for name, hand in zip(names, dealt.hands, strict=False):
        yield f"  {name:<{width}}  {codes_of(sorted(hand))}"
    if dealt.virtual is not None:
        columns = zip(dealt.virtual.face_up, dealt.virtual.face_down, strict=True)
        piles = [f"{code_of(up)} on {codes_of(reversed(down))}" for up, down in columns]
        yield f"  {names[-1]:<{width}}  {', '.join(piles)}"


def score_table(state: State, names: tuple[str, ...]) -> Iterator[str]:
    """The rows under their headings."""
    width = max(len(name) for name in names)
    yield f"  {'':<{width}}   plus  minus  ebbes  nix   points  total"
    yield from score_rows(state, names)


def score_rows(state: State, names: tuple[str, ...]) -> Iterator[str]:
    """Cards taken by role, points and totals; `+3` marks ebbes points, `*` the nix winner."""
    sheet = score_sheet(state)
    width = max(len(name) for name in names)
    for seat, name in enumerate(names):
        own = [sheet.counts[seat][state.roles[role]] for role in (PLUS, MINUS, EBBES, NIX)]
        three = "+3" if sheet.ebbes_points[seat] else "  "
        star = "*" if seat == sheet.nix_winner else " "
        yield (
            f"  {name:<{width}}  {own[0]:>5} {own[1]:>6} {own[2]:>4}{three} {own[3]:>4}{star}"
            f" {signed(sheet.points[seat]):>8} {state.score.totals[seat]:>6}"
        )


def signed(points: int) -> str:
    """Points with their sign; nothing is neither."""
    return f"{points:+d}" if points else "0"


def ending_text(names: tuple[str, ...], end: int, winners: tuple[Seat, ...]) -> str:
    """Why the game is over, and who won (R27, R28)."""
    *others, last = (names[seat] for seat in winners)
    won = f"{', '.join(others)} and {last} share the win." if others else f"{last} wins."
    return f"The game is over: {ENDINGS[end]}. {won}"
