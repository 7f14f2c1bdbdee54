"""Whole games of every option set, played with keys against a real server."""

import pytest

from ebbes.client import Seen
from ebbes.protocol.options import GameOptions
from ebbes.protocol.settings import TableSettings
from ebbes.terminal import Intent
from tests.extent import EVERYTHING, some_of
from tests.server.live import Live
from tests.terminal.seat import hosting

OPTION_SETS = [
    GameOptions(
        players=players,
        more_cards=more,
        pick_designators=pick,
        **({"goal": 1, "dabbscheedel": -1} if pick else {}),
    )
    for players in (2, 3, 4, 5)
    for more in (False, True)
    for pick in (False, True)
]
SHORT = [options for options in OPTION_SETS if options.pick_designators and not options.more_cards]


def name_of(options: GameOptions) -> str:
    """An option set as a test is called by it."""
    more, pick = "-more" * options.more_cards, "-pick" * options.pick_designators
    return f"{options.players}{more}{pick}"


def is_far_enough(seen: Seen) -> bool:
    """Whether a round was counted."""
    return seen.game is not None and seen.game.view.seen.score.rounds >= 1


@pytest.mark.parametrize("options", some_of(OPTION_SETS, *OPTION_SETS[::5]), ids=name_of)
async def test_a_game_is_played_with_keys_alone(server: Live, options: GameOptions) -> None:
    settings = TableSettings(options=options)
    size = (80, 24) if options.players % 2 else (100, 30)
    async with hosting(server.address, settings, Intent.START, size) as seat:
        if EVERYTHING or options in SHORT:
            await seat.play()
            await seat.sees("Play again")
        else:
            await seat.play(is_far_enough)
            await seat.sees("the score")
