"""The engine agrees with the naive game at every ply of random games of every option set."""

import os

from ebbes.engine.options import Options
from tests.oracle.naive import Game
from tests.oracle.side_by_side import disagreements, played_side_by_side
from tests.support import ALL_OPTIONS, every_option_set, option_id

GAMES = int(os.environ.get("EBBES_ORACLE_GAMES", "800"))
SEED = os.environ.get("EBBES_SEED", "0")
GOALS = (30, 12, 6)
DABBSCHEEDELS = (-15, -5, -8)


def options_of(options: Options, number: int) -> Options:
    """The options of the game with this number: where they can be set, the ends vary."""
    if not options.pick_designators:
        return options
    return Options(
        options.players,
        options.more_cards,
        True,
        rounds=5 + number % 3,
        goal=GOALS[number % 3],
        dabbscheedel=DABBSCHEEDELS[number // 3 % 3],
    )


def compare(options: Options, number: int) -> Game:
    """One game, compared at every ply; the naive game at its end."""
    varied = options_of(options, number)
    seed = f"{SEED}/{option_id(options)}/{number}"
    for ply, (engine, game, command) in enumerate(played_side_by_side(varied, seed)):
        found = disagreements(engine, game)
        assert found == {}, f"{varied}, seed {seed!r}, ply {ply}, after {command}: {found}"
    return game


@every_option_set
def test_engine_and_oracle_agree_at_every_ply(options: Options) -> None:
    spread = range(ALL_OPTIONS.index(options), GAMES, len(ALL_OPTIONS))
    for number, _ in enumerate(spread):
        assert compare(options, number).end is not None


def test_a_fixed_sample_of_games_ends_in_all_three_ways() -> None:
    ends = [compare(Options(3, False, True), number).end for number in range(9)]
    assert {*ends} == {"goal", "dabbscheedel", "rounds"}
