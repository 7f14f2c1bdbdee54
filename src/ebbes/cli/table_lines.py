"""What a player looks at before deciding, in lines."""

from collections.abc import Iterator

from ebbes.cli.picking import example
from ebbes.engine.commands import PlayCard
from ebbes.engine.legal import free_designators
from ebbes.engine.state import NAME_STARTER, PICK, State
from ebbes.engine.view import View
from ebbes.rules.cards import NO_CARD, SUIT_NAMES, suit_of, value_of
from ebbes.rules.codes import code_of, codes_of, letter_of
from ebbes.rules.roles import ROLE_NAMES


def table_lines(view: View, names: tuple[str, ...]) -> Iterator[str]:
    """The roles, the virtual player's cards, and what there is to choose from."""
    seen = view.seen
    yield ""
    if seen.score.rounds:
        totals = [f"{name} {total}" for name, total in zip(names, seen.score.totals, strict=True)]
        yield f"  Points: {', '.join(totals)}"
    yield f"  {_roles(seen)}"
    if seen.virtual is not None:
        columns = ["--" if card == NO_CARD else code_of(card) for card in seen.virtual.face_up]
        yield f"  {names[-1]}: {' '.join(columns)}"
    if seen.phase is NAME_STARTER:
        seats = [f"{seat + 1} {name}" for seat, name in enumerate(names)]
        yield f"  Your hand: {codes_of(view.hand)}"
        yield f"  You name the starter: {', '.join(seats)}"
    elif seen.phase is PICK:
        yield f"  Your hand: {codes_of(view.hand)}"
        yield f"  Picked: {codes_of(card for _, card in seen.setup.picks) or 'nothing yet'}"
        yield from _free(view)
    else:
        yield from _trick(seen, names)
        yield from _hand(view)


def _roles(seen: State) -> str:
    roles = [f"{ROLE_NAMES[role]} {SUIT_NAMES[suit]}" for role, suit in enumerate(seen.roles)]
    waiting = [card for card in seen.setup.designator_cards if suit_of(card) not in seen.roles]
    text = ", ".join(roles) or "No suit has a role yet"
    return f"{text}. Still to come: {codes_of(waiting)}" if waiting else text


def _free(view: View) -> Iterator[str]:
    free = free_designators(view.seen)
    numbers = sorted({value_of(card) for card in free})
    suits = sorted({suit_of(card) for card in free})
    colours = [f"{letter_of(suit)} {SUIT_NAMES[suit]}" for suit in suits]
    yield f"  Free numbers: {' '.join(str(number) for number in numbers)}"
    yield f"  Free colours: {', '.join(colours)}"
    yield f"  Pick one of each, such as {example(view)}; you need not hold the card."


def _trick(seen: State, names: tuple[str, ...]) -> Iterator[str]:
    if seen.trick:
        seats = seen.owners[-len(seen.trick) :]
        lying = [
            f"{names[seat]} {code_of(card)}" for seat, card in zip(seats, seen.trick, strict=True)
        ]
        yield f"  On the table: {', '.join(lying)}"


def _hand(view: View) -> Iterator[str]:
    legal = [choice.card for choice in view.legal if isinstance(choice, PlayCard)]
    others = [card for card in view.hand if card not in legal]
    listed = [f"{number} {code_of(card)}" for number, card in enumerate(legal, start=1)]
    yield f"  Your cards: {'  '.join(listed)}"
    if others:
        yield f"  Not now: {codes_of(others)}"
