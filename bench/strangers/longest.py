"""The longest game there can be, and its review: what strangers would ask for first."""

import time
from dataclasses import replace
from itertools import count
from random import Random

from ebbes.bots.game import play_game
from ebbes.bots.random import RandomBot
from ebbes.engine.options import Options
from ebbes.json_types import Json
from ebbes.protocol.options import LONGEST_TRACK, MOST_ROUNDS
from ebbes.record.certificate import KEY, Certificate
from ebbes.record.chance import Chance
from ebbes.record.format import record_to_json
from ebbes.record.log import record_of
from ebbes.record.names import names_of
from ebbes.record.record import Record
from ebbes.server.reviewing.draft import NOTHING, Draft
from ebbes.server.reviewing.packing import pack
from ebbes.server.store import Store
from ebbes.server.store.values import NewGame

ID = "longest"
PEOPLE = ("Anna", "Ben", "Cleo", "Dirk", "Emma")
OPTIONS = Options(
    players=len(PEOPLE),
    more_cards=True,
    pick_designators=True,
    rounds=MOST_ROUNDS,
    goal=LONGEST_TRACK,
    dabbscheedel=-LONGEST_TRACK,
)
CHOICES = 8
"""Of a decision, on average."""


async def keep_longest(database: str) -> None:
    """Puts it into the database of a server that does not run yet."""
    record = longest_record()
    seats: list[Json] = [{"kind": "person", "name": name} for name in PEOPLE]
    facts: dict[str, Json] = {"seats": seats, "options": {}, "end": None}
    facts |= {"points": [], "totals": [], "winners": []}
    now, told = time.time(), record_to_json(record)
    game = NewGame(ID, 1, now, now, True, facts, told, {ID: 0})
    async with Store(database) as store:
        await store.people.create(ID, PEOPLE[0], ID)
        await store.tables.create(ID, ID, public=False, entries=["created"])
        await store.games.add(ID, game)
        await store.reviews.ask(ID, ID, 0)
        review = await store.reviews.claim(ID, now + 60)
        assert review is not None
        done = replace(review, body=pack(draft_of(record)), is_finished=True)
        await store.reviews.save(ID, done, now)


def longest_record() -> Record:
    """All rounds, with anything legal."""
    certificate = Certificate.from_seed(ID, OPTIONS.players)
    chance = Chance(certificate.key, OPTIONS)
    bots = [RandomBot()] * OPTIONS.players
    log = play_game(OPTIONS, bots, Random(ID), chance.deal)
    return record_of(OPTIONS, names_of(OPTIONS, PEOPLE), log, {KEY: certificate.to_json()})


def draft_of(record: Record) -> Draft:
    """A review as large as that of the record would be; what it says is anything."""
    rng, number = Random(ID), count()
    places = tuple(
        (at, next(number), play % OPTIONS.players)
        for at, each in enumerate(record.rounds)
        for play in range(len(each.plays))
    )
    expected = tuple(_zero_sum(rng) for _ in places)
    return Draft({}, places, expected, tuple(_verdict(rng) for _ in places), NOTHING)


def _zero_sum(rng: Random) -> list[int]:
    leads = [rng.randrange(-9_000, 9_000) for _ in PEOPLE[1:]]
    return [*leads, -sum(leads)]


def _verdict(rng: Random) -> list[object]:
    why = [{"code": "keeps-designator", "card": "N1"}]
    bars = [[f"N{at}", rng.randrange(999), 9, 0] for at in range(2, CHOICES + 1)]
    return ["points", 0, 0, rng.randrange(999), 0, 1, 0, [["N1", 999, 9, 1, why], *bars]]
