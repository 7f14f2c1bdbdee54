"""The ladder: what the bots themselves give away a round, measured by the same judge."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ebbes.bots.estimate import Estimate, estimate
from ebbes.bots.roster import bot_named
from ebbes.engine.options import Options
from ebbes.json_types import Json
from ebbes.judge.bot_round import bot_round
from ebbes.judge.depth import Depth
from ebbes.judge.judging import judged
from ebbes.judge.rates import Lost, yield_of
from ebbes.judge.reference import Reference
from ebbes.judge.value import rounded
from ebbes.record.decision import decisions_of


@dataclass(frozen=True, slots=True)
class Rung:
    """A bot on the ladder."""

    name: str
    rounds: int
    given_away: Estimate
    """Points a round and seat; the error is that over rounds."""
    kept: Estimate
    """The yield."""

    def to_json(self) -> dict[str, Json]:
        """The rung as a JSON value."""
        told: dict[str, Json] = {"bot": self.name, "rounds": self.rounds}
        for key, found in (("given_away", self.given_away), ("yield", self.kept)):
            told[key] = {"mean": rounded(found.mean), "error": rounded(found.error)}
        return told


class Climb:
    """A bot judged round by round, on deals that are the same for every bot."""

    def __init__(self, name: str, options: Options, depth: Depth, seed: int) -> None:
        self.name = name
        self._bots = [bot_named(name)] * options.players
        self._options = options
        self._reference = Reference(options)
        self._depth = depth
        self._seed = seed
        self._rounds: list[Sequence[Lost]] = []

    def step(self) -> None:
        """Play and judge one more round."""
        self.add(self.next_round())

    def next_round(self) -> Sequence[Lost]:
        """What the decisions of the round to come give away."""
        record = bot_round(self._options, self._bots, f"ladder {self._seed}/{self.rounds}")
        found = [judged(each, self._reference, self._depth) for each in decisions_of(record)]
        return [Lost(verdict.given_away, verdict.could_give_away) for verdict in found]

    def add(self, lost: Sequence[Lost]) -> None:
        """Count a round that is played and judged."""
        self._rounds.append(lost)

    @property
    def rounds(self) -> int:
        """How many rounds are judged."""
        return len(self._rounds)

    @property
    def rung(self) -> Rung:
        """What the rounds so far have shown."""
        lost = [sum(each.given_away for each in one) for one in self._rounds]
        a_seat = [one / self._options.players for one in lost]
        every = [each for one in self._rounds for each in one]
        return Rung(self.name, self.rounds, estimate(a_seat), yield_of(every))


def ladder(
    names: Sequence[str], options: Options, rounds: int, depth: Depth, seed: int = 1
) -> Iterator[Rung]:
    """The rungs of these bots, one after the other."""
    for name in names:
        climb = Climb(name, options, depth, seed)
        for _ in range(rounds):
            climb.step()
        yield climb.rung
