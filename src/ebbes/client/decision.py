"""A choice in the game, as the command that makes it."""

from secrets import token_hex

from ebbes.engine import commands as engine
from ebbes.protocol import commands as ask
from ebbes.rules.codes import code_of


def command_of(choice: engine.Choice, at: int) -> ask.TableCommand:
    """The command of somebody who has seen the table up to `at`."""
    key = token_hex(8)
    match choice:
        case engine.PlayCard(_, card):
            return ask.PlayCard(id=key, at=at, card=code_of(card))
        case engine.PickDesignator(_, card):
            return ask.PickDesignator(id=key, at=at, card=code_of(card))
        case engine.NameStarter(_, starter):
            return ask.NameStarter(id=key, at=at, starter=starter)
