"""What happens at the table, in lines."""

from collections.abc import Iterator

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
from ebbes.engine.view import View
from ebbes.record.text import ending_text, score_table
from ebbes.rules.cards import SUIT_NAMES
from ebbes.rules.codes import code_of
from ebbes.rules.roles import ROLE_NAMES


def event_lines(event: Event, after: View, names: tuple[str, ...]) -> Iterator[str]:
    """An event as a player hears of it."""
    match event:
        case Dealt(dealer):
            yield ""
            yield f"Round {after.seen.score.rounds + 1}: the dealer is {names[dealer]}."
        case NumberRevealed(value):
            yield f"  The number is {value}."
        case StarterNamed(starter):
            yield f"  The starter is {names[starter]}."
        case DesignatorPicked(seat, card):
            yield f"  {names[seat]}: picks {code_of(card)}"
        case CardPlayed(seat, card):
            yield f"  {names[seat]}: {code_of(card)}"
        case SuitDesignated(role, suit):
            yield f"    {SUIT_NAMES[suit]} is {ROLE_NAMES[role]}!"
        case TrickTaken(seat):
            yield f"  -> {names[seat]}"
        case CardUncovered(_, card):
            yield f"  {names[-1]}: turns up {code_of(card)}"
        case RoundScored():
            yield from score_table(after.seen, names)
        case GameEnded(end, winners):
            yield ending_text(names, end, winners)
