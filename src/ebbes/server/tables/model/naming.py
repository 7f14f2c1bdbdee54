"""Names at a table: no two of them are the same."""

from collections.abc import Iterable, Sequence
from itertools import count
from unicodedata import normalize

from ebbes.protocol.name import LONGEST, UNSEEN
from ebbes.protocol.seats import BotSeat, SeatPlan


def are_alike(name: str, other: str) -> bool:
    """Whether two names look the same, or nearly."""
    return _look(name) == _look(other)


def own_name(name: str, taken: Iterable[str]) -> str:
    """The name, with a number behind it if somebody at the table is called like that."""
    looks = {_look(each) for each in taken}
    marked = (_marked(name, number) for number in count(1))
    return next(each for each in marked if _look(each) not in looks)


def named_apart(plans: Sequence[SeatPlan], taken: Iterable[str]) -> tuple[SeatPlan, ...]:
    """Seats whose bots are called like nobody else at the table."""
    names, apart = list(taken), []
    for plan in plans:
        if isinstance(plan, BotSeat):
            plan = plan.model_copy(update={"name": own_name(plan.name, names)})
            names.append(plan.name)
        apart.append(plan)
    return tuple(apart)


def _marked(name: str, number: int) -> str:
    """As long as a name may be."""
    mark = f" {number}" if number > 1 else ""
    return name[: LONGEST - len(mark)].rstrip() + mark


def _look(name: str) -> str:
    """What is left of a name for somebody who looks at it quickly."""
    seen = "".join(each for each in normalize("NFKC", name) if each not in UNSEEN)
    return " ".join(seen.casefold().split())
