"""Tests of `ebbes.client.seen`: a table followed by its events is the table as it is."""

from itertools import count
from random import Random

import pytest

from ebbes.client.seen import Gap, Seen
from ebbes.engine.legal import legal_commands
from ebbes.protocol import commands as ask
from ebbes.protocol.messages import Events
from ebbes.protocol.options import GameOptions
from ebbes.protocol.phrases import Phrase
from ebbes.protocol.prompts import Now
from ebbes.protocol.seats import BotSeat, OpenSeat, PersonSeat, Strength
from ebbes.protocol.settings import TableSettings
from ebbes.protocol.table_events import PlayerAway, PlayerBack, TableCreated
from ebbes.rules.seats import Seat
from ebbes.server.tables import play
from ebbes.server.tables.ask import Ask
from ebbes.server.tables.decide import decide, mark_away
from ebbes.server.tables.draft import Draft
from ebbes.server.tables.evolve import NO_TABLE
from ebbes.server.tables.table import Table
from ebbes.server.tables.telling import Telling, tell_all
from ebbes.server.tables.timing import Timing

TIMING = Timing()
KARL = BotSeat(name="Karl", strength=Strength.STRONG)
SETTINGS = TableSettings(options=GameOptions(players=3))
KEYS = map(str, count())


def snapshot(table: Table) -> Seen:
    """The table as a spectator is shown it."""
    return Seen.of(tell_all(table, "t", "BCDFG", None, TIMING)[0])


class Watched:
    """A table, and a spectator who follows it by its events alone."""

    def __init__(self) -> None:
        draft = Draft(NO_TABLE, 0)
        draft.add(TableCreated(settings=SETTINGS, seats=(OpenSeat(),) * 3))
        self.table = draft.table
        self.seen = snapshot(self.table)

    def write(self, draft: Draft) -> None:
        """What a draft tells is followed, and is the truth."""
        told = Telling(draft.table, draft.entries, TIMING).for_seat(None)
        self.table = draft.table
        self.seen = self.seen.after(Events.model_validate_json(told))
        assert self.seen == snapshot(self.table)

    def hear(self, person: str, command: ask.TableCommand) -> None:
        """Somebody asks something of the table."""
        asked = Ask(person, person, command, secret=bytes(32))
        self.write(decide(self.table, asked, 0))

    def away(self, seat: Seat) -> None:
        """Somebody is gone."""
        draft = Draft(self.table, 0)
        mark_away(draft, seat, "gone")
        self.write(draft)

    def play_on(self, rng: Random) -> None:
        """All seats play anything legal until the game is over."""
        while self.table.game is not None and self.table.turn is not None:
            draft = Draft(self.table, 0)
            play.choose(draft, rng.choice(legal_commands(self.table.game.state)))
            self.write(draft)


def key() -> str:
    """An id for a command."""
    return next(KEYS)


def seated(*people: str) -> Watched:
    """A table at which these people sit."""
    watched = Watched()
    for person in people:
        watched.hear(person, ask.TakeSeat(id=key()))
    return watched


def test_who_sits_down_first_is_the_host() -> None:
    assert seated("Anna", "Ben").seen.host == 0


def test_whoever_sits_first_inherits_from_a_host_who_leaves() -> None:
    watched = seated("Anna", "Ben", "Cleo")
    watched.hear("Anna", ask.LeaveSeat(id=key()))
    assert watched.seen.host == 1
    watched.hear("Cleo", ask.LeaveSeat(id=key()))
    assert watched.seen.host == 1
    watched.hear("Ben", ask.LeaveSeat(id=key()))
    assert watched.seen.host is None


def test_all_that_happens_around_a_game_is_followed() -> None:
    watched = seated("Anna", "Ben")
    watched.hear("Anna", ask.PlanSeat(id=key(), seat=2, now=KARL))
    watched.hear("Anna", ask.PassHost(id=key(), seat=1))
    for_four = SETTINGS.model_copy(update={"options": GameOptions(players=4)})
    watched.hear("Ben", ask.ChangeSettings(id=key(), settings=for_four))
    assert len(watched.seen.seats) == 4
    watched.hear("Ben", ask.ChangeSettings(id=key(), settings=SETTINGS))
    watched.away(0)
    watched.hear("Anna", ask.ComeBack(id=key()))
    watched.hear("Anna", ask.Say(id=key(), phrase=Phrase.CHEERS))
    watched.hear("Ben", ask.EndTable(id=key()))
    assert watched.seen.ended


def test_whole_games_are_followed_from_the_nonces_to_the_proof() -> None:
    watched = seated("Anna", "Ben")
    for number in (1, 2):
        watched.hear("Anna", ask.StartGame(id=key()))
        for person in ("Anna", "Ben"):
            watched.hear(person, ask.AddNonce(id=key(), number=number, nonce="5f" * 32))
        watched.play_on(Random(number))
        assert watched.seen.game is not None
        assert watched.seen.game.secret == "00" * 32


def test_events_known_already_change_nothing_and_missing_ones_are_noticed() -> None:
    watched = seated("Anna")
    told = Events(first=watched.seen.seq, events=(), now=watched.seen.now)
    assert watched.seen.after(told) == watched.seen
    late = Events(first=watched.seen.seq + 2, events=(), now=watched.seen.now)
    with pytest.raises(Gap):
        watched.seen.after(late)


def test_what_comes_late_does_not_bring_back_whose_turn_it_was() -> None:
    watched = seated("Anna")
    then = Events(first=watched.seen.seq, events=(), now=Now(turn=0, deadline=None, prompt=None))
    assert watched.seen.after(then) == watched.seen
    today = then.model_copy(update={"first": watched.seen.seq + 1})
    assert watched.seen.after(today).now.turn == 0


def test_of_events_known_in_part_only_the_new_ones_count() -> None:
    watched = seated("Anna")
    away, back = PlayerAway(seat=0, reason="gone"), PlayerBack(seat=0)
    told = Events(first=watched.seen.seq + 1, events=(away, back, away), now=watched.seen.now)
    once = watched.seen.after(told)
    again = Events(first=told.first + 1, events=(back, away, back), now=told.now)
    twice = once.after(again)
    assert once.seats[0] == PersonSeat(name="Anna", away=True)
    assert twice.seats[0] == PersonSeat(name="Anna", away=False)
    assert twice.seq == once.seq + 1
