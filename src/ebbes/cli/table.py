"""The options of a game as options of a command."""

from typing import Annotated

import typer

from ebbes.cli.exits import NOT_USABLE, fail
from ebbes.cli.refusal import refusal
from ebbes.cli.speech import spoken
from ebbes.engine.errors import BadOptions
from ebbes.engine.options import (
    DEFAULT_DABBSCHEEDEL,
    DEFAULT_GOAL,
    FIVE_ROUNDS,
    Options,
)

Players = Annotated[int, typer.Option("--players", "-p", help="How many play: 2 to 5.")]
MoreCards = Annotated[bool, typer.Option("--more-cards", help='The variant "more cards".')]
PickDesignators = Annotated[
    bool, typer.Option("--pick-designators", help='The variant "pick designators".')
]
Rounds = Annotated[int, typer.Option(help="How many rounds at the most, with picked designators.")]
Goal = Annotated[int, typer.Option(help="The goal space, with picked designators.")]
Dabbscheedel = Annotated[int, typer.Option(help="The Dabbscheedel space, with picked designators.")]
Seed = Annotated[int | None, typer.Option(help="Any number; the same one gives the same game.")]

PLAYERS = 4
ROUNDS = FIVE_ROUNDS
GOAL = DEFAULT_GOAL
DABBSCHEEDEL = DEFAULT_DABBSCHEEDEL


def options_of(
    players: int,
    more_cards: bool,
    pick_designators: bool,
    rounds: int = ROUNDS,
    goal: int = GOAL,
    dabbscheedel: int = DABBSCHEEDEL,
) -> Options:
    """The options, or one clear line and the way out."""
    try:
        return Options(players, more_cards, pick_designators, rounds, goal, dabbscheedel)
    except BadOptions as error:
        fail(refusal(error, spoken()), NOT_USABLE)
