"""Random episodes at research tables."""

from collections.abc import Iterator
from itertools import islice
from random import Random

import pyspiel

from ebbes.engine.options import Options
from ebbes.research.spiel_game import EbbesGame
from ebbes.research.spiel_state import EbbesState
from ebbes.research.table import CHANCE, ROUND, TERMINAL, Table, new_table


def random_tables(options: Options, rng: Random, episode: str = ROUND) -> Iterator[Table]:
    """Every table of a random episode, the one before the first draw first."""
    table = new_table(options, episode)
    yield table
    while table.actor != TERMINAL:
        if table.actor == CHANCE:
            table = table.drew(rng.choice(table.outcomes()))
        else:
            table = table.acted(rng.choice(table.legal()))
        yield table


def last_table(options: Options, rng: Random, episode: str = ROUND) -> Table:
    """The table at the end of a random episode."""
    *_, table = random_tables(options, rng, episode)
    return table


def decisions(options: Options, rng: Random, episode: str = ROUND) -> list[Table]:
    """The tables of a random episode at which somebody has to choose."""
    return [table for table in random_tables(options, rng, episode) if table.actor >= 0]


def game_of(options: Options, episode: str = ROUND) -> EbbesGame:
    """The OpenSpiel game, by its parameters."""
    game: EbbesGame = pyspiel.load_game(
        "python_ebbes",
        {
            "players": options.players,
            "more_cards": options.more_cards,
            "pick_designators": options.pick_designators,
            "episode": episode,
        },
    )
    return game


def random_states(game: EbbesGame, rng: Random) -> Iterator[EbbesState]:
    """Every state of a random episode, in one object that moves on."""
    state = game.new_initial_state()
    while not state.is_terminal():
        yield state
        state.apply_action(rng.choice(state.legal_actions()))
    yield state


def state_after(game: EbbesGame, rng: Random, moves: int) -> EbbesState:
    """The state after so many random moves, the draws included."""
    return next(islice(random_states(game, rng), moves, None))


def first_decision(game: EbbesGame, rng: Random) -> EbbesState:
    """The state after a random deal."""
    return next(state for state in random_states(game, rng) if not state.is_chance_node())
