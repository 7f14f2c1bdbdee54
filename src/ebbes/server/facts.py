"""What the front-end has to know by heart (`web/src/wire/facts.gen.ts`), told in one place."""

import json
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from ebbes.protocol.name import LONGEST
from ebbes.protocol.options import GameOptions
from ebbes.protocol.phrases import Phrase
from ebbes.protocol.seats import Strength
from ebbes.protocol.settings import USUAL_HOURS, OverDays
from ebbes.server.attending.sessions import BANNED, REVOKED
from ebbes.server.site import PAGES
from ebbes.server.store.reports import Why
from ebbes.server.tables.model.cast import CAST
from ebbes.server.tables.model.timing import Timing
from ebbes.server.talking.handshake import NO_SUCH_TABLE, TRY_AGAIN
from ebbes.server.talking.session import TOO_MANY

HEAD: Final = """\
// Made from what the server knows by `make protocol`.
import type { BotSeat, Clock, OverDays, Phrase, Strength } from "./protocol.gen";
"""

CLOSED_BY: Final = {
    "tryAgain": TRY_AGAIN,
    "revoked": REVOKED,
    "banned": BANNED,
    "noSuchTable": NO_SUCH_TABLE,
    "tooMany": TOO_MANY,
}


class Fact(NamedTuple):
    """A value with a name, and the type it has in TypeScript if that cannot be seen."""

    name: str
    about: str
    value: Any
    type: str = ""


def facts_text() -> str:
    """A module that exports every fact."""
    return "\n".join([HEAD, *map(_declaration, _facts())])


def _facts() -> Iterator[Fact]:
    bots = [bot.model_dump(mode="json") for bot in CAST]
    yield Fact("CAST", "Who fills a seat first comes first.", bots, "readonly BotSeat[]")
    yield Fact("STRENGTHS", "The friendliest first.", [*Strength], "readonly Strength[]")
    about = "Seconds for a decision, unless a server is told otherwise; 0 for as long as you like."
    yield Fact("CLOCK_SECONDS", about, Timing().seconds, "Readonly<Record<Clock, number>>")
    yield Fact("USUAL_HOURS", "For a decision in a game over days.", list(USUAL_HOURS))
    over_days = OverDays().model_dump(mode="json")
    yield Fact("OVER_DAYS", "A game over days as it is usual.", over_days, "OverDays")
    yield Fact("REPORTED_FOR", "What somebody can be reported for.", [*Why])
    yield Fact("PHRASES", "What can be said.", [*Phrase], "readonly Phrase[]")
    yield Fact("LONGEST_NAME", "Characters of a name at most.", LONGEST)
    about = "The numbers a game is made of: the least, the most, and what is usual (R26, R28)."
    yield Fact("OPTIONS", about, _options())
    pages = [*dict.fromkeys(page.split("/")[1] for page in PAGES)]
    yield Fact("CLOSED_BY", "The codes a socket is closed by.", CLOSED_BY)
    yield Fact("PAGES", "The first parts of the addresses the server has a page for.", pages)


def _options() -> dict[str, dict[str, int]]:
    properties = GameOptions.model_json_schema()["properties"]
    return {
        name: {"min": each["minimum"], "max": each["maximum"], "usual": each["default"]}
        for name, each in properties.items()
        if "minimum" in each
    }


def _declaration(fact: Fact) -> str:
    literal = _literal(fact.value)
    head = f"/** {fact.about} */\nexport const {fact.name}"
    return f"{head}: {fact.type} = {literal};\n" if fact.type else f"{head} = {literal} as const;\n"


def _literal(value: Any) -> str:
    """A line for each thing in a list, or in a table of things by name."""
    if isinstance(value, list):
        return "\n".join(["[", *(f"  {json.dumps(each)}," for each in value), "]"])
    if isinstance(value, dict):
        lines = (f"  {key}: {json.dumps(each)}," for key, each in value.items())
        return "\n".join(["{", *lines, "}"])
    return json.dumps(value)
