"""The stored positions: a record each, and how many ways it can go on."""

import json
from dataclasses import dataclass, replace
from pathlib import Path

from ebbes.engine.commands import Command, Deal, NameStarter, PickDesignator, PlayCard
from ebbes.engine.perft import Perft
from ebbes.engine.state import State, new_game
from ebbes.record.format import record_to_json
from ebbes.record.parse import record_from_json
from ebbes.record.record import Record, Round
from ebbes.record.replay import replay
from ebbes.rules.codes import CODES
from tests.oracle.naive import Game
from tests.oracle.perft import oracle_perft
from tests.oracle.side_by_side import give, oracle_game

FILE = Path(__file__).parent / "positions.json"


@dataclass(frozen=True, slots=True)
class Position:
    """A position, and its counts by depth."""

    name: str
    derivation: str
    """How the numbers of sequences follow by hand; empty if engine and oracle only agree."""
    record: Record
    counts: dict[int, Perft]

    def state(self) -> State:
        """The position in the engine."""
        log = replay(self.record)
        return log[-1].state if log else new_game(self.record.options)

    def game(self) -> Game:
        """The position in the naive game."""
        game = oracle_game(self.record.options)
        for entry in self.record.rounds:
            _replay_round(game, entry)
        return game

    def with_counts(self, counts: dict[int, Perft]) -> "Position":
        """The same position with other numbers."""
        return replace(self, counts=counts)


def oracle_counts(game: Game, depth: int) -> Perft:
    """What the oracle counts, in the engine's words."""
    sequences, finished, points = oracle_perft(game, depth)
    return Perft(sequences, finished, tuple(points))


def _replay_round(game: Game, entry: Round) -> None:
    starter = None if entry.chooser is not None or game.round else entry.starter
    give(game, Deal(entry.dealer, entry.hands, entry.value, starter))
    choices: list[Command] = []
    if entry.chooser is not None and entry.starter is not None:
        choices.append(NameStarter(entry.chooser, entry.starter))
    choices += [PickDesignator(pick.seat, pick.card) for pick in entry.designators or ()]
    for command in choices:
        give(game, command)
    for number, card in enumerate(entry.plays):
        if number == len(game.plays):
            give(game, PlayCard(game.to_act()[1], card))
        assert game.plays[number] == CODES[card]


def load() -> list[Position]:
    """Every stored position."""
    return [
        Position(
            name=entry["name"],
            derivation=entry["derivation"],
            record=record_from_json(entry["record"]),
            counts={
                depth: Perft(sequences, finished, tuple(points))
                for depth, sequences, finished, points in entry["counts"]
            },
        )
        for entry in json.loads(FILE.read_text(encoding="utf-8"))
    ]


def written(positions: list[Position]) -> str:
    """The positions as their file holds them, one short line a fact."""
    return "[\n" + ",\n".join(_entry(position) for position in positions) + "\n]\n"


def _entry(position: Position) -> str:
    counts = [
        json.dumps([depth, found.sequences, found.finished, list(found.points)])
        for depth, found in position.counts.items()
    ]
    return (
        f' {{"name": {json.dumps(position.name)},\n'
        f'  "derivation": {json.dumps(position.derivation)},\n'
        f'  "record": {json.dumps(record_to_json(position.record))},\n'
        f'  "counts": [{", ".join(counts)}]}}'
    )
