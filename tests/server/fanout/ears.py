"""Those who hear all that a fan-out tells."""

from collections import Counter
from collections.abc import Collection

from ebbes.protocol.person import ChallengeMoved, PersonNews, ReviewNews, Turn
from ebbes.server.fanout import Fanout, Notice
from tests.server.until import until


class Listener:
    """Writes down what is heard of tables and people."""

    def __init__(self, fanout: Fanout) -> None:
        self.heard: list[tuple[str, int]] = []
        self.missed: Counter[str] = Counter()
        self.told: list[tuple[str, int]] = []
        self.missed_people: Counter[str] = Counter()
        self.dismissed: list[tuple[str, str | None]] = []
        fanout.subscribe(self._grown, self._missed)
        fanout.subscribe_people(self._told, self._missed_people, self._dismissed)

    def _grown(self, table_id: str, last: int) -> None:
        self.heard.append((table_id, last))

    def _missed(self, table_ids: Collection[str]) -> None:
        self.missed.update(table_ids)

    def _told(self, person_id: str, news: PersonNews) -> None:
        assert not isinstance(news, ReviewNews | ChallengeMoved)
        self.told.append((person_id, news.seq))

    def _dismissed(self, person_id: str, credential: str | None) -> None:
        self.dismissed.append((person_id, credential))

    def _missed_people(self, person_ids: Collection[str]) -> None:
        self.missed_people.update(person_ids)


def turn(table_id: str, seq: int) -> Notice:
    """A notice that the game waits for somebody."""
    news = Turn(table=table_id, seq=seq, code="BCDFG", names=("Anna",), stamp=0)
    return Notice(table_id, seq, Turn.topic, lambda: news)


async def following(fanout: Fanout, *table_ids: str) -> Listener:
    """A listener that hears of these tables by now."""
    listener = Listener(fanout)
    for table_id in table_ids:
        fanout.follow(table_id)
    await until(lambda: listener.missed.keys() >= set(table_ids))
    return listener
