"""What somebody is told, for every kind of address."""

import json
from collections.abc import Sequence
from textwrap import shorten
from typing import Any, NamedTuple

from ebbes.server.store.awaited import Waiting
from ebbes.server.store.tellings import Address

TABLES = "{tables}"
ALL_OF_THEM = "/over-days"
"""The page that shows all games over days."""
MOST_TEXT = 240
"""Characters of who waits: a service brings a browser some 4,000 bytes, and refuses more."""
MOST_TURNS = 20
"""Turns that are told one by one."""


class Call(NamedTuple):
    """One message: its title, who waits, where to go, and of which turns it is."""

    title: str
    text: str
    path: str
    turns: tuple[tuple[str, int], ...]

    def as_json(self, root: str) -> str:
        """For a browser, or for anything that takes JSON."""
        turns = [{"table": code, "seq": seq} for code, seq in self.turns]
        words = {"title": self.title, "text": self.text, "url": f"{root}{self.path}"}
        return json.dumps(words | {"turns": turns}, ensure_ascii=False)


def call_of(address: Address, waiting: Sequence[Waiting]) -> Call:
    """All that waits for somebody, in one message and in their own words."""
    title = address.one if len(waiting) == 1 else address.many
    told = waiting[:MOST_TURNS]
    names = [", ".join(_others(each)) for each in told]
    path = f"/t/{waiting[0].code}" if len(waiting) == 1 else ALL_OF_THEM
    turns = tuple((each.code, each.awaited.seq) for each in told)
    text = shorten(" · ".join(filter(None, names)), MOST_TEXT, placeholder=" …")
    return Call(title.replace(TABLES, str(len(waiting))), text, path, turns)


def _others(waiting: Waiting) -> list[str]:
    """Who else sits there."""
    summary: Any = waiting.summary
    return [
        seat["name"]
        for at, seat in enumerate(summary["seats"])
        if at != waiting.awaited.seat and seat["kind"] != "open"
    ]
