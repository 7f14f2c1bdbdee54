"""Plays through the full engine."""

from random import Random

from ebbes.bench.rate import Work
from ebbes.engine.commands import Deal
from ebbes.engine.decide import step
from ebbes.engine.legal import legal_commands
from ebbes.engine.options import Options
from ebbes.engine.state import DEAL, PLAY, State, new_game
from ebbes.rules.roles import NUMBER_DESIGNATORS
from ebbes.rules.seats import next_dealer

FOUR = Options(4)


def engine_plays() -> Work:
    """Plays in random games of four: legal commands, decide, evolve; deals included."""
    rng = Random(1)
    return lambda: plays_of_a_game(rng)


def plays_of_a_game(rng: Random) -> int:
    """Play a random game of four; the number of plays."""
    plays, state = 0, new_game(FOUR)
    while True:
        if state.phase is DEAL:
            state, _ = step(state, random_deal(state, rng))
        commands = legal_commands(state)
        if not commands:
            return plays
        plays += state.phase is PLAY
        state, _ = step(state, rng.choice(commands))


def random_deal(state: State, rng: Random) -> Deal:
    """A deal by an ordinary shuffle."""
    options, played = state.options, state.score.rounds
    cards = sorted(options.deck, key=lambda _: rng.random())
    hands = tuple(tuple(cards[seat :: options.seats]) for seat in range(options.seats))
    number = NUMBER_DESIGNATORS[played]
    if played == 0:
        return Deal(0, hands, number, starter=0)
    return Deal(next_dealer(state.setup.dealer, options.players), hands, number)
