"""`python -m bench.room`: the bytes servers keep of a review, of usual games and of the longest.

With names of bots, all of them play so: `python -m bench.room random`.
"""

import sys
from collections.abc import Sequence
from typing import Any

from ebbes.bots.roster import bot_named
from ebbes.cli.simulate import simulated_game
from ebbes.engine.options import Options
from ebbes.json_types import Json
from ebbes.judge.abridged import abridged, short_moments
from ebbes.judge.depth import STANDARD
from ebbes.judge.judging import judge
from ebbes.judge.sums import sums_of
from ebbes.protocol.options import LONGEST_TRACK, MOST_ROUNDS
from ebbes.record.format import record_to_json
from ebbes.record.record import Record
from ebbes.server.json_text import packed, unpacked
from ebbes.server.reviewing.draft import Draft
from ebbes.server.reviewing.keeping import in_short, keep
from ebbes.server.reviewing.packing import pack
from ebbes.server.reviewing.short.outline import outline_of
from ebbes.server.reviewing.short.shortening import LEVELS, shortened

MIXED = ("beginner", "casual", "solid", "strong", "greedy")


def endless(rounds: int, *, more_cards: bool) -> Options:
    """A game of five that ends after so many rounds."""
    return Options(5, more_cards, True, rounds, LONGEST_TRACK, -LONGEST_TRACK)


GAMES = (
    *map(Options, (2, 3, 4, 5)),
    Options(5, more_cards=True),
    endless(14, more_cards=False),
    endless(MOST_ROUNDS, more_cards=False),
    endless(MOST_ROUNDS, more_cards=True),
)


def draft_of(record: Record) -> Draft:
    """The review of a record as a server has it once all of it is judged."""
    review = judge(record, depth=STANDARD)
    found: list[Json] = [
        [*place, list(each.expected), None if each.verdict is None else abridged(each.verdict)]
        for each in review.moments
        for place in [(each.round, each.number, each.seat)]
    ]
    rows: Any = unpacked(packed(found))
    sums: Any = sums_of(record, short_moments(rows), range(record.options.players))
    places = tuple((each[0], each[1], each[2]) for each in rows)
    told = (tuple(each[3] for each in rows), tuple(each[4] for each in rows))
    return Draft(review.fingerprint.to_json(), places, *told, sums)


def main(names: Sequence[str]) -> None:
    """Every game, and what is kept of it: as it was judged, or by how much is left out."""
    print("players, cards, rounds, decisions | as judged | by what is left out | kept")
    for options in GAMES:
        bots = [bot_named(name) for name in ([*names] * 5 or MIXED)[: options.players]]
        record = simulated_game(options, "7", bots=bots)
        draft, outline = draft_of(record), outline_of(record)
        sizes = [len(in_short(shortened(draft, outline, level), outline)) for level in LEVELS]
        game = (options.players, options.hand_size, len(record.rounds), len(draft.places))
        body, _ = keep(draft, record_to_json(record))
        print(*game, "|", len(pack(draft)), "|", *sizes, "|", len(body), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
