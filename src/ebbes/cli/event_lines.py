"""What happens at the table, in lines."""

from collections.abc import Iterator

from ebbes.cli.score_lines import ending_line, score_lines
from ebbes.cli.speech import Speech
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
from ebbes.engine.state import State
from ebbes.rules.cards import Suit
from ebbes.rules.codes import code_of, letter_of
from ebbes.rules.roles import ROLE_NAMES, Role
from ebbes.rules.seats import Seat


def event_lines(
    event: Event, after: State, names: tuple[str, ...], speech: Speech
) -> Iterator[str]:
    """An event as a player hears of it."""
    match event:
        case Dealt(dealer):
            yield from _dealt_lines(after, names[dealer], speech)
        case NumberRevealed(value):
            yield _number_line(value, speech)
        case StarterNamed(starter, chooser):
            yield _starter_line(starter, chooser, names, speech)
        case DesignatorPicked(seat, card):
            yield f"  {speech.say('cli-picks-short', who=names[seat], code=code_of(card))}"
        case CardPlayed(seat, card):
            yield f"  {names[seat]}: {code_of(card)}"
        case SuitDesignated(role, suit):
            yield f"    {designated(role, suit, speech)}!"
        case TrickTaken(seat):
            yield f"  -> {names[seat]}"
        case CardUncovered(_, card):
            yield f"  {speech.say('cli-turns-up', who=names[-1], code=code_of(card))}"
        case RoundScored():
            yield from score_lines(after, names, speech)
        case GameEnded(end, winners):
            yield ending_line(names, end, winners, speech)


def _dealt_lines(after: State, dealer: str, speech: Speech) -> Iterator[str]:
    """A new round, and who deals it."""
    yield ""
    yield speech.say("cli-round", round=str(after.score.rounds + 1), **speech.about(dealer))


def _number_line(value: int, speech: Speech) -> str:
    """The number of the round."""
    return f"  {speech.say('cli-number', value=value)}"


def _starter_line(
    starter: Seat, chooser: Seat | None, names: tuple[str, ...], speech: Speech
) -> str:
    """Who starts, and who has named them."""
    if chooser is None:
        return f"  {speech.say('cli-starts', **speech.about(names[starter]))}"
    about = speech.about(names[chooser])
    return f"  {speech.say('cli-names-starter', starter=names[starter], **about)}"


def designated(role: Role, suit: Suit, speech: Speech) -> str:
    """Which role a suit has from now on."""
    return speech.say("cli-designated", role=ROLE_NAMES[role], suit=letter_of(suit))
