"""A match and the null match beside it, as far as they are played."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ebbes.arena.chunk import Chunk, chunks_of
from ebbes.arena.match import Match
from ebbes.arena.result import Key, Result

NULL_SHARE = 10
FEWEST_NULL_DEALS = 20


@dataclass(frozen=True, slots=True)
class Contest:
    """How many deals of a match to play, and whether to check the bench by a null match."""

    match: Match
    deals: int
    with_null: bool = True

    @property
    def null_deals(self) -> int:
        """A tenth of the deals, though at least twenty; at the most all of them."""
        if not self.with_null:
            return 0
        return min(self.deals, max(FEWEST_NULL_DEALS, self.deals // NULL_SHARE))

    @property
    def keys(self) -> set[Key]:
        """Every deal of either match."""
        tested = {(self.match.bots, deal) for deal in range(self.deals)}
        return tested | {(self.match.null.bots, deal) for deal in range(self.null_deals)}

    def chunks(self, done: Mapping[Key, Result]) -> list[Chunk]:
        """What is left to play, the match before its null match."""
        tested = list(chunks_of(self.match, self.deals, done))
        if self.match.null == self.match:
            return tested
        return [*tested, *chunks_of(self.match.null, self.null_deals, done)]

    def results(self, done: Mapping[Key, Result]) -> Sequence[Result]:
        """The results of the match, deal by deal, as far as it is played."""
        return _found(done, self.match, self.deals)

    def null_results(self, done: Mapping[Key, Result]) -> Sequence[Result]:
        """Those of the null match."""
        return _found(done, self.match.null, self.null_deals)


def _found(done: Mapping[Key, Result], match: Match, deals: int) -> Sequence[Result]:
    keys = [(match.bots, deal) for deal in range(deals)]
    return [done[key] for key in keys if key in done]
