"""A view in words: what an observation string and a rendered table say."""

from collections.abc import Iterator

from ebbes.engine.state import DEAL, State
from ebbes.engine.view import View
from ebbes.rules.cards import NO_CARD
from ebbes.rules.codes import code_of, codes_of, letter_of
from ebbes.rules.roles import ROLE_NAMES


def view_text(view: View) -> str:
    """All that a seat sees now, line by line."""
    return f"seat {view.seat}: {codes_of(view.hand)}\n{table_text(view)}"


def table_text(view: View) -> str:
    """All that lies open on the table, line by line."""
    return "\n".join(_lines(view.seen))


def _lines(seen: State) -> Iterator[str]:
    score, setup = seen.score, seen.setup
    yield f"after {score.rounds} rounds: {' '.join(str(total) for total in score.totals)}"
    yield f"{seen.phase.value}, turn {seen.turn}, dealer {setup.dealer}, starter {setup.starter}"
    if setup.numbers:
        yield f"numbers {' '.join(str(value) for value in setup.numbers)}"
    if seen.phase is not DEAL and setup.designator_cards:
        yield f"designators {codes_of(setup.designator_cards)}"
    if seen.roles:
        named = zip(ROLE_NAMES, seen.roles, strict=False)
        yield " ".join(f"{role} {letter_of(suit)}" for role, suit in named)
    if seen.virtual is not None:
        yield f"virtual player {' '.join(_columns(seen))}"
    for leader, cards, winner in seen.tricks:
        yield f"seat {leader} led {codes_of(cards)}, seat {winner} took it"
    if seen.trick:
        yield f"seat {seen.leader} led {codes_of(seen.trick)}"


def _columns(seen: State) -> Iterator[str]:
    """Every column's face-up card, and a mark for each card below it."""
    assert seen.virtual is not None
    for card, pile in zip(seen.virtual.face_up, seen.virtual.face_down, strict=True):
        yield ("--" if card == NO_CARD else code_of(card)) + "'" * len(pile)
