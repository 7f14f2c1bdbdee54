"""What a person types, as a choice; whether it is legal is for the engine to say."""

from ebbes.cli.picking import read_pick
from ebbes.cli.speech import Speech
from ebbes.cli.spelling import spelt
from ebbes.engine.commands import PLAY_CARD, Choice, NameStarter
from ebbes.engine.state import NAME_STARTER, PICK
from ebbes.engine.view import View


def read_choice(text: str, view: View, names: tuple[str, ...], speech: Speech) -> Choice | None:
    """A card, a number where a list is shown, a name; Enter alone takes an only choice."""
    legal = view.legal
    if not text:
        return legal[0] if len(legal) == 1 else None
    if view.seen.phase is PICK:
        return read_pick(text, view.seen, speech)
    if text.isascii() and text.isdigit() and len(text) < 4:
        return legal[int(text) - 1] if 1 <= int(text) <= len(legal) else None
    if view.seen.phase is NAME_STARTER:
        return _named_starter(text, view, names)
    meant = spelt(text, speech)
    card = None if meant is None else meant.card
    return None if card is None else PLAY_CARD[view.seen.turn][card]


def _named_starter(text: str, view: View, names: tuple[str, ...]) -> Choice | None:
    for seat, name in enumerate(names):
        if name.casefold() == text.casefold():
            return NameStarter(view.seen.turn, seat)
    return None
