"""What a seat is sent does not depend on what it may not know, byte by byte (R39)."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

import pytest

from ebbes.engine.commands import Command, Deal
from ebbes.engine.decide import step
from ebbes.engine.errors import RuleError
from ebbes.engine.legal import legal_commands
from ebbes.engine.options import Options
from ebbes.engine.state import DEAL, OVER, State, new_game
from ebbes.record.chance import Chance
from ebbes.rules.cards import Card
from ebbes.rules.seats import Seat
from ebbes.server.measuring.logs import configure_logs
from ebbes.server.settings import load_settings
from tests.exchange import exchanged, unknown_piles
from tests.extent import some_of
from tests.server.recording import SPECTATOR, Recorded, play, recorded

pytestmark = pytest.mark.usefixtures("own_logs")

QUICK: dict[str, Any] = {
    "workers": 0,
    "grace_seconds": 3600,
    "messages_burst": 100_000,
    "requests_per_minute": 100_000,
    "records_per_minute": 100_000,
    "lists_per_minute": 100_000,
}
TRIES = 50
TIMES = {"timestamp", "ms", "seconds"}
NOBODY = -2
"""Whose the log is."""
GAMES = [
    (Options(), 3, 1),
    (Options(2), 2, 0),
    (Options(2, pick_designators=True), 1, 1),
    (Options(3, pick_designators=True), 2, 2),
    (Options(5, more_cards=True), 1, SPECTATOR),
    (Options(4, more_cards=True, pick_designators=True), 1, 3),
]
"""Options, the round in which cards are exchanged, and who must not notice."""


Hands: TypeAlias = tuple[tuple[Card, ...], ...]


@dataclass(frozen=True, slots=True)
class Moment:
    """A game up to a moment, and another deal of its last round that a seat cannot tell from it."""

    commands: list[Command]
    round: int
    hands: Hands


def plan(chance: Chance, options: Options) -> Iterator[tuple[State, Command]]:
    """A whole game at random, with the deals of the server: each command, and what it led to."""
    rng, state = Random("plan"), new_game(options)
    while state.phase is not OVER:
        is_deal = state.phase is DEAL
        command = chance.deal(state) if is_deal else rng.choice(legal_commands(state))
        state = step(state, command)[0]
        yield state, command


def moment_in(chance: Chance, options: Options, number: int, seat: Seat | None) -> Moment:
    """The middle of a round, and exchanges after which the same game could be played."""
    game = list(plan(chance, options))
    inside = [at for at, (state, _) in enumerate(game) if state.score.rounds == number - 1]
    at = inside[len(inside) // 2]
    commands = [command for _, command in game[: at + 1]]
    piles = unknown_piles(game[at][0], seat)
    return Moment(commands, number, another_deal(options, commands, piles))


def another_deal(options: Options, commands: list[Command], piles: list[tuple[Card, ...]]) -> Hands:
    """The last deal, after as many legal exchanges between these piles as come to mind."""
    rng, changed = Random("exchange"), commands
    for _ in range(TRIES):
        one, other = (rng.choice(pile) for pile in rng.sample(piles, 2))
        tried = exchanged(changed, one, other)
        changed = tried if is_legal(options, tried) else changed
    return next(command.hands for command in reversed(changed) if isinstance(command, Deal))


def is_legal(options: Options, commands: list[Command]) -> bool:
    """Whether these commands are a game."""
    state = new_game(options)
    try:
        for command in commands:
            state = step(state, command)[0]
    except RuleError:
        return False
    return True


def exchange(monkeypatch: pytest.MonkeyPatch, moment: Moment) -> None:
    """From now on the last round of the moment is dealt in the other way."""
    hands_of = Chance.hands

    def hands(self: Chance, number: int, dealer: Seat) -> Hands:
        return moment.hands if number == moment.round else hands_of(self, number, dealer)

    monkeypatch.setattr(Chance, "hands", hands)


def logged(stream: StringIO) -> list[dict[str, Any]]:
    """The log without its times, and in an order that no slow machine can change."""
    lines = [json.loads(line) for line in stream.getvalue().splitlines()]
    timeless = [{key: line[key] for key in line.keys() - TIMES} for line in lines]
    return sorted(timeless, key=lambda line: json.dumps(line, sort_keys=True))


@dataclass(frozen=True, slots=True)
class Run:
    """What a game left behind."""

    game: Recorded
    log: list[dict[str, Any]]
    moment: Moment
    secret: str


async def run(
    folder: Path, options: Options, number: int, seat: int, moment: Moment | None = None
) -> Run:
    """A game up to a moment, and a look around from the seat."""
    stream = StringIO()
    configure_logs("debug", stream)
    settings = load_settings(database=f"sqlite:///{folder}/ebbes.db", **QUICK)
    async with recorded(settings, options) as game:
        chance = game.game.chance
        who = None if seat == SPECTATOR else seat
        moment = moment or moment_in(chance, options, number, who)
        await play(game, moment.commands)
        await game.look_around(seat)
        secret = game.game.secret.hex()
    return Run(game, logged(stream), moment, secret)


@pytest.mark.parametrize(("options", "number", "seat"), some_of(GAMES, *GAMES[::2]))
async def test_exchanging_cards_a_seat_cannot_know_changes_no_byte_it_is_sent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, options: Options, number: int, seat: int
) -> None:
    first = await run(tmp_path / "first", options, number, seat)
    exchange(monkeypatch, first.moment)
    second = await run(tmp_path / "second", options, number, seat, first.moment)
    assert second.game.sent[seat] == first.game.sent[seat]
    assert second.game.sent[SPECTATOR] == first.game.sent[SPECTATOR]
    assert second.log == first.log
    for other in {*range(options.players)} - {seat}:
        assert second.game.sent[other] != first.game.sent[other]
    _assert_nothing_leaked(first)


def _assert_nothing_leaked(run: Run) -> None:
    """Nobody's id, cookie or token is sent to anybody else, nor logged; the secret to nobody."""
    log = json.dumps(run.log)
    everything = [*run.game.sent.items(), (NOBODY, [log])]
    for listener, sent in everything:
        text = "\n".join(sent)
        assert run.secret not in text
        for owner, secrets in run.game.secrets.items():
            if owner != listener:
                assert not [secret for secret in secrets if secret in text], (owner, listener)
    assert "Guest" not in log
