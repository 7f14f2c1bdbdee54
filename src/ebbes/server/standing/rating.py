"""The rating among people who want one: by games with others at open tables (`docs/judging.md`).

Games are counted when their person looks, the oldest first. Who wants no rating is somebody nobody
has seen play, and stays so; those of the house keep what was measured of them.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from ebbes.bots.grains import leads_of
from ebbes.bots.rating import ANCHORS, SPREAD, Rating, among_people, rated
from ebbes.rules.seats import Seat
from ebbes.server.seconds import DAY
from ebbes.server.store import Store
from ebbes.server.store.raters import Rater
from ebbes.server.store.values import GameRow

AT_ONCE = 40
"""Games that are counted while somebody waits."""


async def catch_up(store: Store, person_id: str) -> Rater | None:
    """Somebody's rating with all games they have finished; None if they want none."""
    before = await store.raters.find(person_id)
    if before is None:
        return None
    after = before
    for own in await store.raters.unrated(person_id, before.rated_at, AT_ONCE):
        game = own.game
        people = in_time(game.facts, await store.raters.people_in(game.id))
        if own.seat in people and counts(game.facts, people) and own_rounds(game.facts, own.seat):
            known = await store.raters.of(set(people.values()) - {person_id})
            after = after_game(after, own.seat, game, people, known)
        after = after._replace(rated_at=game.ended_at)
    if after != before:
        await store.raters.rate(person_id, before, after)
    return after


def in_time(facts: Any, people: Mapping[Seat, str]) -> dict[Seat, str]:
    """Who sat there from the beginning."""
    return {seat: who for seat, who in people.items() if seat not in facts.get("late", ())}


def counts(facts: Any, people: Mapping[Seat, str]) -> bool:
    """Whether strangers could have sat down, and a person did; given cards are no game."""
    return facts.get("public", False) and "deal" not in facts and len(people) > 1


def after_game(
    own: Rater, seat: Seat, game: GameRow, people: Mapping[Seat, str], known: Mapping[str, Rater]
) -> Rater:
    """Somebody's rating after a game."""
    facts: Any = game.facts
    table = [
        aged(own, game.ended_at)
        if at == seat
        else _of_other(at, plan, people, known, game.ended_at)
        for at, plan in enumerate(facts["seats"])
    ]
    rounds = own_rounds(facts, seat)
    leads = mean_leads(rounds, len(table))
    spread, _ = SPREAD[len(table)]
    found = rated(table, leads, len(rounds), spread)[seat]
    return Rater(found.mean, found.variance, found.games, game.ended_at)


def own_rounds(facts: Any, seat: Seat) -> list[list[int]]:
    """The points of the rounds in which no bot made more than a fifth of somebody's decisions."""
    helped = {number for number, whose in facts.get("helped", ()) if whose == seat}
    rounds = enumerate(facts["points"], start=1)
    return [points for number, points in rounds if number not in helped]


def mean_leads(rounds: Sequence[Sequence[int]], players: int) -> list[float]:
    """Everybody's mean lead over the rounds of a game."""
    leads = [among_people(leads_of(points), players) for points in rounds]
    return [sum(each) / len(leads) for each in zip(*leads, strict=True)]


def aged(rater: Rater, now: float) -> Rating:
    """What is known of somebody by now."""
    days = max(0.0, now - rater.rated_at) / DAY
    return Rating(rater.mean, rater.variance, rater.games).aged(days)


def _of_other(
    seat: Seat, plan: Any, people: Mapping[Seat, str], known: Mapping[str, Rater], now: float
) -> Rating:
    if plan["kind"] == "bot":
        return Rating(ANCHORS[plan["strength"]], 0.0)
    rater = known.get(people.get(seat, ""))
    return Rating() if rater is None else aged(rater, now)
