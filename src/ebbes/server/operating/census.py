"""What the rooms, the bots and the fan-out count by themselves, in the words of Prometheus."""

from collections.abc import Iterator
from typing import Final

from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from ebbes.server.fanout import Fanout
from ebbes.server.tables.running.rooms import Rooms
from ebbes.server.thinking import Thinkers

BOTS: Final = {
    "choices": "Choices of bots, with or without thinking.",
    "explanations": "Positions explained.",
    "judgements": "Parts of reviews judged.",
    "shortened": "Choices thought about shorter than asked for, because many were waiting.",
    "stand_ins": "Choices by a rule of thumb, because nobody was ready to think.",
    "failures": "Questions to bots answered with an error.",
    "restarts": "Workers that were lost and replaced.",
    "seconds": "Time the workers spent thinking.",
}
"""What each of the thinkers' counts says."""


class Census(Collector):
    """Counted when somebody looks, so that nobody at a table pays for it."""

    def __init__(self, rooms: Rooms, thinkers: Thinkers, fanout: Fanout) -> None:
        self._rooms = rooms
        self._thinkers = thinkers
        self._fanout = fanout

    def collect(self) -> Iterator[Metric]:
        """All of it, as it is now."""
        rooms, thinkers = self._rooms.open, self._thinkers
        listeners = sum(len(room.audience) for room in rooms)
        yield GaugeMetricFamily("ebbes_rooms", "Tables in memory.", len(rooms))
        yield GaugeMetricFamily("ebbes_listeners", "Sockets that hear a table.", listeners)
        yield GaugeMetricFamily("ebbes_workers", "Workers ready to think.", len(thinkers.pids))
        yield GaugeMetricFamily("ebbes_bots_waiting", "Questions in the queue.", thinkers.waiting)
        for name, description in BOTS.items():
            yield CounterMetricFamily(
                f"ebbes_bots_{name}", description, getattr(thinkers.counts, name)
            )
        lost = "How often the other servers could not be told or heard."
        yield CounterMetricFamily("ebbes_fanout_faults", lost, self._fanout.faults)
