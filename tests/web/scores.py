"""Score sheets of random rounds, for the companion of a real game."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Final

from ebbes.engine.events import GameEnded, RoundScored
from ebbes.engine.options import Options
from ebbes.engine.scoresheet import piles_of, score_sheet, suit_counts
from ebbes.engine.state import State
from ebbes.json_types import Json
from ebbes.rules.cards import suit_of, value_of
from ebbes.rules.ending import END_NAMES
from ebbes.rules.roles import NIX
from tests.support import ALL_OPTIONS, Ply, random_game

GAMES: Final = 3
"""Of each option set."""
GOAL, DABBSCHEEDEL = 9, -5
"""A short track, so that games with picks end for every reason (R28)."""


def scores() -> list[Json]:
    """Every round of some random games, what was taken in it, and what it is worth."""
    found: list[Json] = []
    for options in map(_short, ALL_OPTIONS):
        for seed in range(GAMES):
            rounds = list(_rounds(list(random_game(options, Random(f"score {options} {seed}")))))
            found.append({"options": _options(options), "rounds": list(rounds)})
    return found


def _short(options: Options) -> Options:
    if not options.pick_designators:
        return options
    return replace(options, goal=GOAL, dabbscheedel=DABBSCHEEDEL)


def _rounds(plies: list[Ply]) -> Iterator[Json]:
    for ply in plies:
        scored = [event for event in ply.events if isinstance(event, RoundScored)]
        ended = [event for event in ply.events if isinstance(event, GameEnded)]
        if scored:
            yield _round(_before_scoring(ply), ply.after, ended)


def _before_scoring(ply: Ply) -> State:
    """All tricks of a round, which stay in the state until the next deal."""
    return ply.after._replace(score=ply.before.score)


def _round(played: State, after: State, ended: list[GameEnded]) -> Json:
    sheet = score_sheet(played)
    nix = played.roles[NIX]
    piles = piles_of(played)
    return {
        "dealer": played.setup.dealer,
        "counts": [[own[suit] for suit in played.roles] for own in suit_counts(played)],
        "highest_nix": [
            max((value_of(card) for card in pile if suit_of(card) == nix), default=0)
            for pile in piles
        ],
        "card_points": list(sheet.card_points),
        "ebbes_points": list(sheet.ebbes_points),
        "points": list(sheet.points),
        "nix_winner": sheet.nix_winner,
        "chooser": sheet.chooser,
        "totals": list(after.score.totals),
        "end": END_NAMES[ended[0].end] if ended else None,
        "winners": list(ended[0].winners) if ended else [],
    }


def _options(options: Options) -> Json:
    return {
        "players": options.players,
        "more_cards": options.more_cards,
        "pick_designators": options.pick_designators,
        "rounds": options.rounds,
        "goal": options.goal,
        "dabbscheedel": options.dabbscheedel,
    }
