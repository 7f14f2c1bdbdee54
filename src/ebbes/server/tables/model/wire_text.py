"""What has happened in the words of the protocol, the same words only once."""

from functools import cache

from ebbes.protocol.game_events import CardPlayed, SuitDesignated, TrickTaken
from ebbes.protocol.prompts import Prompt
from ebbes.protocol.table_events import AnyEvent
from ebbes.rules.seats import Seat

NOTHING = "null"

SMALL = (CardPlayed, SuitDesignated, TrickTaken)
"""Frequent events with few values, all of them ASCII, and none of them nothing."""


def words_of(event: AnyEvent) -> str:
    """An event as a text of JSON, the shortest."""
    return _kept(event) if isinstance(event, SMALL) else event.model_dump_json()


@cache
def _kept(event: CardPlayed | SuitDesignated | TrickTaken) -> str:
    return event.model_dump_json()


def words_of_now(turn: Seat | None, deadline: int | None, prompt: Prompt | None) -> str:
    """`Now` as a text of JSON, the shortest, put together from its parts."""
    whose = NOTHING if turn is None else turn
    until = NOTHING if deadline is None else deadline
    what = NOTHING if prompt is None else prompt.model_dump_json()
    return f'{{"turn":{whose},"deadline":{until},"prompt":{what}}}'
