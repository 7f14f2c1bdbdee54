"""Screens with as much on them as there can be: five players, fifteen cards, the longest names."""

from dataclasses import replace

from ebbes.engine.options import Options
from ebbes.engine.state import DEAL, PLAY, State
from ebbes.protocol.name import LONGEST
from ebbes.terminal.pages.page import Page
from ebbes.terminal.pages.steps import StepsPage
from ebbes.terminal.panels.ending import Ending
from ebbes.terminal.panels.map import Map
from ebbes.terminal.panels.score import Score
from ebbes.terminal.panels.tricks import Tricks
from tests.terminal.looking import played
from tests.terminal.scenes_around import Scene
from tests.terminal.still import Holds, StillHouse, StillTable, game_until, seen_of

FIVE = Options(5, more_cards=True)
NAMES = ("Wilhelmine", "山田花子", "Maria-Magdalena von der ", "Karl-Friedrich ", "Ännchen ")
"""Written again and again, until no more letters are allowed."""


def crowded(house: StillHouse, holds: Holds | None) -> StillTable:
    """A table of five whose names are as long as they can be, before a game or in it."""
    seen = seen_of(None if holds is None else game_until(holds, FIVE), options=FIVE)
    names = [(name * LONGEST)[:LONGEST] for name in NAMES]
    seats = [
        seat.model_copy(update={"name": name}) for seat, name in zip(seen.seats, names, strict=True)
    ]
    return StillTable(house, replace(seen, seats=tuple(seats)))


def late(state: State) -> bool:
    """Near the end of a round, when the first seat has to decide."""
    return (
        state.phase is PLAY and state.turn == 0 and len(state.tricks) > 10 and len(state.trick) > 2
    )


def first(state: State) -> bool:
    """When the first seat has all its cards, and a choice."""
    return state.phase is PLAY and state.turn == 0 and not state.tricks


def counted(state: State) -> bool:
    """When a round was counted."""
    return state.phase is DEAL and state.score.rounds > 0


def over(house: StillHouse) -> Page:
    """The end of such a game."""
    page = crowded(house, lambda state: False)
    return Ending(
        house, crowded(house, None), page.sight, lambda: [(house.speech.say("back"), list)]
    )


CROWDED: dict[str, Scene] = {
    "crowded": lambda house: crowded(house, first),
    "crowded-late": lambda house: crowded(house, late),
    "crowded-waiting": lambda house: crowded(house, None),
    "crowded-score": lambda house: Score(
        house, crowded(house, first), crowded(house, counted).sight
    ),
    "crowded-over": over,
    "crowded-map": lambda house: Map(house, crowded(house, late), crowded(house, late).sight),
    "crowded-last-trick": lambda house: Tricks(
        house, crowded(house, late), crowded(house, late).sight, all_of_them=False
    ),
    "crowded-tricks": lambda house: Tricks(
        house, crowded(house, late), crowded(house, late).sight, all_of_them=True
    ),
    "crowded-step": lambda house: StepsPage(house, "g", played(FIVE), None, (1, 0), 0),
}
