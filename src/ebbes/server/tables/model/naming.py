"""Names at a table: no two of them are the same."""

from collections.abc import Iterable, Sequence
from itertools import count
from typing import Final
from unicodedata import normalize

from ebbes.protocol.name import LONGEST, UNSEEN
from ebbes.protocol.seats import BotSeat, SeatPlan

LIKE_LATIN: Final = (
    ("\u0430\u0432\u0435\u0455\u0456\u0458\u043a\u043c\u043d\u043e\u0440", "abesijkmhop"),
    ("\u0441\u0442\u0443\u0445\u04bb\u04cf\u0501\u051b\u051d", "ctyxhldqw"),
    ("\u03b1\u03b2\u03b5\u03b6\u03b7\u03b9\u03ba\u03bc\u03bd\u03bf\u03c1", "abezhikmnop"),
    ("\u03c4\u03c5\u03c7\u03f3", "tyxj"),
    ("\u0131\u0251\u0261\u0299\u0262\u029c\u026a\u029f\u0274\u0280\u028f", "iagbghilnry"),
    ("\u1d00\u1d04\u1d05\u1d07\u1d0a\u1d0b\u1d0d\u1d0f\u1d18\u1d1b\u1d1c", "acdejkmoptu"),
    ("\u1d20\u1d21\u1d22\ua730\ua731", "vwzfs"),
)
"""Letters, Cyrillic, Greek and small capitals, that look like Latin ones, small or as capitals."""
LATIN: Final = str.maketrans(*map("".join, zip(*LIKE_LATIN, strict=True)))


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
    return " ".join(seen.casefold().translate(LATIN).split())
