"""What somebody has been told of their tables, so that they hear of each change once."""

from collections.abc import Iterator, Sequence
from typing import Any

from ebbes.protocol.person import ChallengeMoved, Hello, PersonNews, ReviewNews, Turn, TurnOver
from ebbes.server.store.values import OpenPlace


class Standing:
    """At which tables it is somebody's turn, as far as they know.

    News may come twice and in any order, and the store may be asked meanwhile: what is older than
    what is known already is none.
    """

    def __init__(self) -> None:
        self.turns: dict[str, int] = {}
        """The tables that wait for them, and the event with which they learnt it."""
        self._first: dict[str, int] = {}
        """Up to which event the store told of each table when they came."""
        self._asked: dict[str, int] = {}
        """Up to which event it has told of each table by now."""
        self._heard: dict[tuple[str, str], int] = {}
        """Up to which event of each table they have heard of each topic."""
        self._reviews: dict[str, ReviewNews] = {}
        """What they have heard last of the review of each game."""

    def greet(self, places: Sequence[OpenPlace]) -> Hello:
        """What to tell somebody who comes."""
        self._first = {place.table_id: place.last.seq for place in places}
        return Hello(turns=tuple(self._compare(places)))

    def look(self, places: Sequence[OpenPlace], before: dict[str, int]) -> Iterator[PersonNews]:
        """What they do not know yet; `before` are their turns when the store was asked."""
        yield from self._compare(places)
        found = {place.table_id: place for place in places}
        for table_id, seq in [*self.turns.items()]:
            place = found.get(table_id)
            is_gone = place is None and before.get(table_id) == seq
            if is_gone or (place is not None and not place.is_turn and place.last.seq > seq):
                del self.turns[table_id]
                yield TurnOver(table=table_id, seq=self._asked.get(table_id, seq))

    def take(self, news: PersonNews) -> bool:
        """Whether it is news to them."""
        if isinstance(news, ChallengeMoved):
            return True  # whoever hears it looks for themselves
        if isinstance(news, ReviewNews):
            is_new = self._reviews.get(news.game) != news
            self._reviews[news.game] = news
            return is_new
        key = (news.table, news.topic)
        known = self._asked if news.topic == Turn.topic else self._first
        if news.seq <= max(self._heard.get(key, 0), known.get(news.table, 0)):
            return False
        self._heard[key] = news.seq
        if isinstance(news, Turn):
            is_new = news.table not in self.turns
            self.turns[news.table] = news.seq
            return is_new
        return not isinstance(news, TurnOver) or self.turns.pop(news.table, None) is not None

    def _compare(self, places: Sequence[OpenPlace]) -> Iterator[Turn]:
        """The turns they do not know of; an answer that is older than another tells nothing."""
        for place in places:
            if place.last.seq < self._asked.get(place.table_id, 0):
                continue
            self._asked[place.table_id] = place.last.seq
            heard = self._heard.get((place.table_id, Turn.topic), 0)
            if place.is_turn and place.table_id not in self.turns and place.last.seq > heard:
                self.turns[place.table_id] = place.last.seq
                yield turn_at(place)


def turn_at(place: OpenPlace) -> Turn:
    """What the index of tables tells of somebody's turn."""
    summary: Any = place.summary
    body: Any = place.last.body
    return Turn(
        table=place.table_id,
        seq=place.last.seq,
        stamp=body["at"],
        code=place.code,
        names=tuple(seat["name"] for seat in summary["seats"] if "name" in seat),
    )
