"""What a person types, as a choice; whether it is legal is for the engine to say."""

from ebbes.engine.commands import PLAY_CARD, Choice, NameStarter, PickDesignator
from ebbes.engine.state import NAME_STARTER, PICK
from ebbes.engine.view import View
from ebbes.rules.codes import CARDS


def read_choice(text: str, view: View, names: tuple[str, ...]) -> Choice | None:
    """A card's code, a number where a list is shown, a name; Enter alone takes an only choice."""
    legal = view.legal
    if not text:
        return legal[0] if len(legal) == 1 else None
    if text.isascii() and text.isdigit() and len(text) < 4 and view.seen.phase is not PICK:
        return legal[int(text) - 1] if 1 <= int(text) <= len(legal) else None
    if view.seen.phase is NAME_STARTER:
        return _named_starter(text, view, names)
    card = CARDS.get(text.upper())
    if card is None:
        return None
    seat = view.seen.turn
    return PickDesignator(seat, card) if view.seen.phase is PICK else PLAY_CARD[seat][card]


def _named_starter(text: str, view: View, names: tuple[str, ...]) -> Choice | None:
    for seat, name in enumerate(names):
        if name.casefold() == text.casefold():
            return NameStarter(view.seen.turn, seat)
    return None
