"""Positions from random games, and the same positions with other hidden cards."""

from collections.abc import Iterator
from random import Random

from ebbes.bots.bot import Bot
from ebbes.engine.commands import Choice
from ebbes.engine.decide import step
from ebbes.engine.options import Options
from ebbes.engine.state import DEAL, OVER, State, new_game
from ebbes.engine.view import view
from ebbes.record.chance import Chance
from ebbes.rules.seats import Seat


def decisions(bot: Bot, options: Options, seed: int) -> Iterator[tuple[State, Choice]]:
    """Every position of a game in which somebody decides, with the bot's choice."""
    chance = Chance(f"bots {seed}".encode(), options)
    rng = Random(seed)
    state = new_game(options)
    while state.phase is not OVER:
        if state.phase is DEAL:
            state = step(state, chance.deal(state))[0]
        else:
            choice = bot.choose(view(state, state.turn), rng)
            yield state, choice
            state = step(state, choice)[0]


def dealt_otherwise(state: State, seat: Seat, rng: Random) -> State:
    """The same position for a seat, with all cards it cannot see exchanged."""
    hidden = [card for owner, hand in enumerate(state.hands) if owner != seat for card in hand]
    if state.virtual is not None:
        hidden += [card for pile in state.virtual.face_down for card in pile]
    rng.shuffle(hidden)
    pile = iter(hidden)
    hands = tuple(
        hand if owner == seat else tuple(sorted(next(pile) for _ in hand))
        for owner, hand in enumerate(state.hands)
    )
    virtual = state.virtual
    if virtual is not None:
        down = tuple(tuple(next(pile) for _ in column) for column in virtual.face_down)
        virtual = virtual._replace(face_down=down)
    return state._replace(hands=hands, virtual=virtual)
