"""A recorded game as people read it: one line a trick, one table a round."""

from collections.abc import Iterator

from ebbes.cli.event_lines import designated, event_lines
from ebbes.cli.speech import Speech
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
from ebbes.engine.state import State
from ebbes.record.record import Record
from ebbes.record.replay import Step
from ebbes.report.speech import of_options
from ebbes.rules.codes import code_of, codes_of


def game_lines(record: Record, log: tuple[Step, ...], speech: Speech) -> Iterator[str]:
    """The lines of a whole game."""
    names = speech.names(record.options, record.names)
    yield speech.say("cli-game", names=", ".join(names), **of_options(record.options))
    trick: list[str] = []
    for step in log:
        yield from _lines(step, names, trick, speech)
    if trick:
        yield _trick_line(log[-1].state, trick)
    if not log or not log[-1].state.score.end:
        yield speech.say("cli-unfinished")


def _lines(step: Step, names: tuple[str, ...], trick: list[str], speech: Speech) -> Iterator[str]:
    """What one entry of the log adds; a trick is collected until somebody takes it."""
    state = step.state
    match step.event:
        case Dealt() as dealt:
            yield from event_lines(dealt, state, names, speech)
            yield from _hands(dealt, names, speech)
        case NumberRevealed() | StarterNamed() | RoundScored():
            yield from event_lines(step.event, state, names, speech)
        case DesignatorPicked(seat, card):
            yield f"  {speech.say('cli-picks', code=code_of(card), **speech.about(names[seat]))}"
        case CardPlayed(seat, card):
            trick.append(f"{names[seat]} {code_of(card)}")
        case SuitDesignated(role, suit):
            trick[-1] += f" [{designated(role, suit, speech)}]"
        case TrickTaken(seat):
            yield f"{_trick_line(state, trick)}  -> {names[seat]}"
            trick.clear()
        case GameEnded():
            yield ""
            yield from event_lines(step.event, state, names, speech)
        case _:
            pass


def _trick_line(state: State, trick: list[str]) -> str:
    number = len(state.tricks) + bool(state.trick)
    return f"  {number:>2}  {'  '.join(trick)}"


def _hands(dealt: Dealt, names: tuple[str, ...], speech: Speech) -> Iterator[str]:
    width = max(len(name) for name in names)
    for name, hand in zip(names, dealt.hands, strict=False):
        yield f"  {name:<{width}}  {codes_of(sorted(hand))}"
    if dealt.virtual is not None:
        columns = zip(dealt.virtual.face_up, dealt.virtual.face_down, strict=True)
        piles = [
            speech.say("cli-pile", up=code_of(up), down=codes_of(reversed(down)))
            for up, down in columns
        ]
        yield f"  {names[-1]:<{width}}  {', '.join(piles)}"
