"""One of everything a client may send, and games as the wire tells them."""

from collections.abc import Iterator
from itertools import chain
from random import Random
from typing import Final

from ebbes.engine.events import Event
from ebbes.engine.options import Options
from ebbes.engine.view import view, view_event
from ebbes.protocol import commands as ask
from ebbes.protocol.messages import Events, Snapshot
from ebbes.protocol.phrases import Phrase
from ebbes.protocol.prompts import Now
from ebbes.protocol.seats import BotSeat, OpenSeat, PersonSeat, SeatState, Strength
from ebbes.protocol.settings import TableSettings
from ebbes.protocol.snapshot import Game, TableView, You
from ebbes.protocol.translation import to_wire
from ebbes.protocol.view import GameView
from ebbes.record.snapshot import view_to_json
from ebbes.rules.seats import Seat
from tests.support import Ply, random_game

HEX = "0123456789abcdef" * 4
NOBODY_ASKED: Final = Now(turn=None, deadline=None, prompt=None)

EVERY_COMMAND: Final[tuple[ask.TableCommand, ...]] = (
    ask.PlayCard(id="a1", at=12, card="G7"),
    ask.PickDesignator(id="a2", at=12, card="R1"),
    ask.NameStarter(id="a3", at=12, starter=3),
    ask.AddNonce(id="a4", number=1, nonce=HEX),
    ask.TakeSeat(id="a5", seat=2),
    ask.LeaveSeat(id="a6"),
    ask.LetIn(id="a16", number=1),
    ask.TurnDown(id="a17", number=2),
    ask.PlanSeat(id="a7", seat=1, now=BotSeat(name="Karl", strength=Strength.STRONG)),
    ask.PassHost(id="a8", seat=1),
    ask.ClaimHost(id="a9"),
    ask.ChangeSettings(id="a10", settings=TableSettings(public=True)),
    ask.StartGame(id="a11"),
    ask.ComeBack(id="a12"),
    ask.AskTime(id="a13"),
    ask.Say(id="a14", phrase=Phrase.CHEERS),
    ask.EndTable(id="a15"),
)


def log_of(plies: list[Ply]) -> list[Event]:
    """Everything that has happened."""
    return list(chain.from_iterable(ply.events for ply in plies))


def game(options: Options, seed: int = 7) -> list[Ply]:
    """A whole random game."""
    return list(random_game(options, Random(seed)))


def watchers(options: Options) -> tuple[Seat | None, ...]:
    """Every person, and a spectator."""
    return (*range(options.players), None)


def told(options: Options, seat: Seat | None) -> Iterator[Events]:
    """A whole game as a seat hears it, command by command."""
    first = 1
    for ply in game(options):
        events = tuple(to_wire(view_event(event, seat)) for event in ply.events)
        yield Events(first=first, events=events, now=NOBODY_ASKED)
        first += len(events)


def snapshot(ply: Ply, seat: Seat | None) -> Snapshot:
    """The whole table in the middle of a game."""
    options = ply.after.options
    seats: tuple[SeatState, ...] = (PersonSeat(name="Anna"), *(OpenSeat(),) * (options.players - 1))
    running = Game(
        number=1,
        stage="running",
        commitment=HEX,
        last_played=None,
        nonces=(HEX, *(None,) * (options.players - 1)),
        secret=None,
        view=GameView.model_validate(view_to_json(view(ply.after, seat))),
    )
    table = TableView(
        id="t",
        code="BCDFG",
        settings=TableSettings(),
        seats=seats,
        host=0,
        game=running,
        ended=False,
    )
    return Snapshot(seq=1, table=table, you=You(seat=seat, host=seat == 0), now=NOBODY_ASKED)
