"""Everybody's rating over many games: by their leads, less par if it is known."""

from collections.abc import Iterable, Mapping, Sequence

from ebbes.bots.rating import ANCHORS, SPREAD, Rating, among_people, rated
from ebbes.judge.par import Par


class Ratings:
    """Everybody's rating by name, game after game; bots keep theirs."""

    def __init__(self, anchors: Mapping[str, float] = ANCHORS, by_par: bool = True) -> None:
        self._anchors = anchors
        self._by_par = by_par
        self.people: dict[str, Rating] = {}

    def add(self, names: Sequence[str], pars: Iterable[Par]) -> None:
        """Count the finished rounds of a game; `names` are those of the people."""
        rounds = [self._round(found, len(names)) for found in pars if found.lead is not None]
        if not rounds:
            return
        leads = [sum(own) / len(rounds) for own in zip(*rounds, strict=True)]
        spread = SPREAD[len(names)][self._by_par]
        table = [self._of(name) for name in names]
        for name, after in zip(names, rated(table, leads, len(rounds), spread), strict=True):
            if name not in self._anchors:
                self.people[name] = after

    def _of(self, name: str) -> Rating:
        if name in self._anchors:
            return Rating(self._anchors[name], 0.0)
        return self.people.get(name, Rating())

    def _round(self, found: Par, players: int) -> list[float]:
        leads = found.over if self._by_par else found.lead
        assert leads is not None
        return among_people(leads, players)
