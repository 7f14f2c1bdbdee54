"""Work for one worker: a few deals of a match."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass

from ebbes.arena.duplicate import play_deal, warm_up
from ebbes.arena.match import Match
from ebbes.arena.result import Key, Result

DEALS_IN_A_CHUNK = 4


@dataclass(frozen=True, slots=True)
class Chunk:
    """Which deals of which match."""

    match: Match
    deals: tuple[int, ...]


def chunks_of(match: Match, deals: int, done: Collection[Key]) -> Iterator[Chunk]:
    """The first deals of a match, in portions, without those that are done."""
    left = [deal for deal in range(deals) if (match.bots, deal) not in done]
    for first in range(0, len(left), DEALS_IN_A_CHUNK):
        yield Chunk(match, tuple(left[first : first + DEALS_IN_A_CHUNK]))


def play_chunk(chunk: Chunk) -> Sequence[Result]:
    """The results of its deals, in whichever process this runs."""
    warm_up(chunk.match)
    return [play_deal(chunk.match, deal) for deal in chunk.deals]
