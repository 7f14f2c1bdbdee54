"""The judge of a device says the same as that of a server, to the last digit."""

import json
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from ebbes.engine.options import Options
from ebbes.json_types import Json
from ebbes.judge.abridged import SCALES, short_moments
from ebbes.judge.depth import Depth
from ebbes.judge.format import review_to_json
from ebbes.judge.judging import judge
from ebbes.judge.parse import review_from_json
from ebbes.judge.sums import sums_of
from ebbes.judge.verdict import MARKS
from ebbes.kernel.verdict import PARTS
from ebbes.record.format import format_record
from ebbes.record.record import Record
from ebbes.rules.seats import Seat
from tests.judge.games import in_short, two_rounds, whole_game
from tests.support import some_option_sets
from tests.wasm.asked import options_json
from tests.wasm.node import run

DEPTH = Depth(worlds=16, error=0.3, most=64, playouts=16)
ME = 0


def asked(record: Record, seats: Sequence[Seat] = (ME,)) -> Json:
    """A review as a page makes it, and as a file."""
    rounds = json.loads(format_record(record))["rounds"]
    game: dict[str, Json] = {"options": options_json(record.options), "rounds": rounds}
    return [{**game, "depth": asdict(DEPTH), "seats": list(seats)}]


def told_of(judged: Any) -> Any:
    """What a device thinks of a decision, in the same form."""
    if judged is None:
        return None
    verdict = judged["verdict"]
    mark = 0 if verdict["mark"] is None else MARKS.index(verdict["mark"]) + 1
    given = round(verdict["given_away"] * PARTS)
    head = [verdict["unit"], verdict["chosen"], judged["skill"], given, judged["could"]]
    bars = [bar_of(choice, SCALES[verdict["unit"]]) for choice in verdict["choices"]]
    assert len(bars) == verdict["of"]
    return [*head, int(verdict["real"]), mark, bars]


def bar_of(choice: Any, scale: int) -> Any:
    """A choice as it is drawn; of those without reasons they are left out."""
    what = choice["starter"] if choice["card"] is None else choice["card"]
    bar = [what, round(choice["worth"] * scale), round(choice["error"] * scale)]
    bar.append(int(choice["as_good"]))
    return [*bar, choice["reasons"]] if choice["reasons"] else bar


def agrees(record: Record, found: Any) -> None:
    """Every moment, every round, the rates and the file are those of the Python judge."""
    told = found["review"]
    review = judge(record, seats=(ME,), depth=DEPTH)
    moments: list[Any] = in_short(review)
    assert told["of"] == len(moments)
    assert told["fingerprint"] == review.fingerprint.to_json()
    for mine, its in zip(told["moments"], moments, strict=True):
        where = [mine["round"], mine["number"], mine["seat"], mine["expected"]]
        assert [*where, told_of(mine["judged"])] == its
    sums: Any = sums_of(record, short_moments(moments), [ME])
    agree_rounds(told, sums["rounds"])
    agree_rates(told["rates"][0], sums["rates"][0])
    assert found["file"] == review_to_json(review)


def agree_rounds(told: Any, rounds: Any) -> None:
    """Par, end, ledger and turning points."""
    for mine, its in zip(told["rounds"], rounds, strict=True):
        own = [each for each in told["moments"] if each["round"] == mine["round"]]
        assert (mine["par"], mine["end"]) == (its["par"], its["end"])
        (ledger,) = mine["ledgers"]
        assert ledger == {key: its["ledger"][0][key] for key in ledger}
        turning = [own[place]["number"] for place in mine["turning"]]
        assert turning == [point["number"] for point in its["turning_points"]]


def agree_rates(mine: Any, its: Any) -> None:
    """What was given away, and beside whom that is."""
    assert (mine["rounds"], mine["real"]) == (its["rounds"], its["real"])
    assert mine["given_away"] == its["given_away"]
    assert mine["chance_given_away"] == its["chance_given_away"]
    assert mine["as_strong_as"] == its["as_strong_as"]
    if its["yield"] is not None:
        assert mine["kept"] == its["yield"]


@some_option_sets
def test_a_review_made_on_a_device_is_that_of_a_server_to_the_last_digit(options: Options) -> None:
    record = whole_game(options)
    agrees(record, *run("judging.mjs", asked(record), "local"))


def test_a_device_tells_whom_somebody_plays_like() -> None:
    record = whole_game(Options(4))
    agrees(record, *run("judging.mjs", asked(record), "local"))


@some_option_sets
def test_everybody_judged_on_a_device_makes_the_file_of_the_command_line(options: Options) -> None:
    record = two_rounds(options)
    (found,) = run("judging.mjs", asked(record, range(options.seats)), "local")
    told = found["file"]
    assert told == review_to_json(judge(record, depth=DEPTH))
    assert review_from_json(told, record).is_complete
