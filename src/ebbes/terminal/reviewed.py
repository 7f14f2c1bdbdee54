"""What the server thinks of a game that is over, read from its answer."""

from dataclasses import dataclass
from typing import Any

from ebbes.json_types import Json
from ebbes.rules.seats import Seat


@dataclass(frozen=True, slots=True)
class Moment:
    """A decision; `number` counts starters, picks and cards of the round before it."""

    round: int
    number: int
    seat: Seat
    moved: tuple[int, ...]
    """What it did to everybody's expected lead, in tenths of a point."""
    verdict: dict[str, Any] | None

    @property
    def chosen(self) -> dict[str, Json] | None:
        """What was decided."""
        return (
            None if self.verdict is None else dict(self.verdict["choices"][self.verdict["chosen"]])
        )

    @property
    def best(self) -> dict[str, Json] | None:
        """What would have been best."""
        if self.verdict is None:
            return None
        choices: list[dict[str, Any]] = self.verdict["choices"]
        return dict(max(choices, key=lambda choice: float(choice["worth"])))


@dataclass(frozen=True, slots=True)
class Walk:
    """Where a lead came from, in tenths of a point; the parts sum to the whole."""

    cards: int
    own: int
    others: int

    @property
    def sum(self) -> int:
        """The lead itself."""
        return self.cards + self.own + self.others


@dataclass(frozen=True, slots=True)
class Reviewed:
    """A review, as far as it has come."""

    told: dict[str, Any]

    @property
    def state(self) -> str:
        """`none`, `waiting`, `running`, `done` or `failed`."""
        return str(self.told["state"])

    @property
    def is_coming(self) -> bool:
        """Whether there will be more of it by itself."""
        return self.state in ("waiting", "running")

    @property
    def may_ask(self) -> bool:
        """Whether one may ask for it: there is none yet, or it was given up."""
        return bool(self.told["may_ask"]) and self.state in ("none", "failed")

    @property
    def rounds(self) -> tuple[int, ...]:
        """The rounds whose course is known."""
        return tuple(int(each["round"]) for each in self.told["rounds"])

    def walk(self, seat: Seat, only: int | None = None) -> Walk | None:
        """Where somebody's lead came from, in one round or in all; None if it is not known."""
        rounds = [each for each in self.told["rounds"] if only in (None, each["round"])]
        own = [line for each in rounds for line in each["ledger"] if line["seat"] == seat]
        if not own or len(own) != len(rounds):
            return None
        cards = self._tenths(sum(line["deal"] + line["lie"] for line in own))
        with_own = self._tenths(sum(line["deal"] + line["lie"] + line["decisions"] for line in own))
        whole = self._tenths(sum(line["result"] for line in own))
        return Walk(cards, with_own - cards, whole - with_own)

    def moments(self, of_round: int) -> tuple[Moment, ...]:
        """The turning points of a round, in their order."""
        found = []
        for each in self.told["rounds"]:
            if each["round"] == of_round:
                for point in each["turning_points"]:
                    found += self._decisions(of_round, point["number"], point["moved"])
        return tuple(sorted(found, key=lambda moment: moment.number))

    def decision(self, of_round: int, number: int) -> Moment | None:
        """What is thought of one decision."""
        return next(iter(self._decisions(of_round, number, [])), None)

    def course(self, of_round: int, seat: Seat) -> tuple[int, ...]:
        """The lead that could be expected before each decision of a round, in tenths."""
        return tuple(
            self._tenths(each["expected"][seat])
            for each in self.told["moments"]
            if each["round"] == of_round and each["expected"] is not None
        )

    def rates(self, seat: Seat) -> dict[str, Any] | None:
        """How well somebody played."""
        return next((dict(each) for each in self.told["rates"] if each["seat"] == seat), None)

    def _decisions(self, of_round: int, number: int, moved: list[int]) -> list[Moment]:
        tenths = tuple(map(self._tenths, moved))
        return [
            Moment(of_round, number, int(each["seat"]), tenths, each["verdict"])
            for each in self.told["moments"]
            if (each["round"], each["number"]) == (of_round, number)
        ]

    def _tenths(self, grains: int) -> int:
        return round(grains * 10 / int(self.told["grains"]))
