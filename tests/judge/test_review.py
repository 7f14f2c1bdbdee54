"""Reviews: the same in one go and in pieces, written, read again, and refused where foreign."""

import json
from dataclasses import replace
from typing import Any

import pytest

from ebbes.engine.errors import NoSuchSeat
from ebbes.engine.options import Options
from ebbes.judge.errors import ForeignReview, NotAReview, UnknownFingerprint
from ebbes.judge.fingerprint import Fingerprint
from ebbes.judge.format import format_review, review_to_json
from ebbes.judge.judging import Judging, judge
from ebbes.judge.parse import parse_review
from ebbes.judge.review import record_hash
from ebbes.judge.unit import CHANCE, POINTS
from ebbes.record.record import Record
from tests.judge.games import SHALLOW, last_round, review_of, two_rounds, whole_game
from tests.support import every_option_set

FOUR = Options(4)


def tree() -> dict[str, Any]:
    """A review as JSON that a test may change."""
    found: dict[str, Any] = json.loads(format_review(review_of(FOUR)))
    return found


@every_option_set
def test_a_review_that_is_written_can_be_read_again(options: Options) -> None:
    review = review_of(options)
    assert parse_review(format_review(review), two_rounds(options)) == review


def test_keys_nobody_knows_are_left_aside() -> None:
    told = tree()
    told["mood"] = "fine"
    told["moments"][0]["verdict"]["mood"] = "fine"
    assert parse_review(json.dumps(told), two_rounds(FOUR)) == review_of(FOUR)


@every_option_set
def test_the_same_record_gives_the_same_review(options: Options) -> None:
    assert judge(two_rounds(options), depth=SHALLOW) == review_of(options)


def test_a_review_made_in_pieces_is_that_made_in_one_go() -> None:
    record = two_rounds(Options(2))
    judging = Judging(record, depth=SHALLOW)
    while judging.done < judging.total:
        for _ in range(min(5, judging.total - judging.done)):
            judging.step()
        kept = format_review(judging.review)
        judging = Judging.resumed(record, parse_review(kept, record))
    assert judging.review == review_of(Options(2))
    assert judging.review.is_complete


def test_a_review_tells_how_far_it_is() -> None:
    judging = Judging(two_rounds(FOUR), depth=SHALLOW)
    assert judging.done == 0
    judging.step()
    told = review_to_json(judging.review)
    assert (told["done"], told["of"]) == (1, judging.total)
    assert told["rounds"] == []
    assert not judging.review.is_complete


def test_a_decision_has_the_same_values_in_the_whole_record() -> None:
    first = replace(two_rounds(FOUR), rounds=whole_game(FOUR).rounds[:1])
    alone = judge(first, depth=SHALLOW).moments
    assert alone == review_of(FOUR).moments[: len(alone)]


def test_names_and_certificates_are_no_part_of_what_is_judged() -> None:
    record = two_rounds(FOUR)
    renamed = replace(record, names=("a", "b", "c", "d"), extra={"certificate": None})
    assert record_hash(renamed) == record_hash(record)
    assert record_hash(whole_game(FOUR)) != record_hash(record)


def test_the_last_rounds_are_judged_by_the_chance_to_win() -> None:
    review = judge(last_round(FOUR), seats=(1,), depth=SHALLOW)
    units = {each.round: each.verdict.unit for each in review.moments if each.verdict}
    assert [units[number] for number in range(1, 5)] == [POINTS, POINTS, POINTS, CHANCE]


def test_a_record_without_rounds_has_an_empty_review() -> None:
    review = judge(Record(FOUR, ("a", "b", "c", "d")), depth=SHALLOW)
    assert review.is_complete
    assert review.rounds == ()


def test_a_seat_that_is_not_there_cannot_be_judged() -> None:
    with pytest.raises(NoSuchSeat, match="no seat 4"):
        Judging(two_rounds(FOUR), seats=(4,))


def test_a_review_of_another_record_is_refused() -> None:
    with pytest.raises(ForeignReview, match="belongs to another record"):
        parse_review(json.dumps(tree()), two_rounds(FOUR, 2))
    with pytest.raises(ForeignReview, match="belongs to another record"):
        Judging.resumed(two_rounds(FOUR, 2), review_of(FOUR))


def test_an_unknown_formula_is_refused() -> None:
    told = tree()
    told["fingerprint"]["formula"] = 2
    with pytest.raises(UnknownFingerprint, match="unknown formula 2"):
        parse_review(json.dumps(told), two_rounds(FOUR))


def test_a_review_by_other_weights_can_be_read_but_not_gone_on_with() -> None:
    told = tree()
    told["fingerprint"]["weights"] = "0123456789abcdef"
    review = parse_review(json.dumps(told), two_rounds(FOUR))
    with pytest.raises(UnknownFingerprint, match="judged by weights '0123456789abcdef'"):
        Judging.resumed(two_rounds(FOUR), review)


@pytest.mark.parametrize(
    ("key", "value"),
    [("worlds", 0), ("worlds", 129), ("most", 10**9), ("playouts", 0), ("error", 0.0)],
)
def test_at_a_depth_nobody_can_judge_at_nothing_is_gone_on_with(key: str, value: float) -> None:
    told = tree()
    told["fingerprint"] |= {"worlds": 128, "most": 128, "playouts": 64, key: value}
    review = parse_review(json.dumps(told), two_rounds(FOUR))
    with pytest.raises(UnknownFingerprint, match="no depth to judge at"):
        Judging.resumed(two_rounds(FOUR), review)


@pytest.mark.parametrize(
    ("path", "value", "why"),
    [
        (["format"], "ebbes-review/2", "the format must be 'ebbes-review/1'"),
        (["fingerprint"], 3, "the fingerprint must be an object"),
        (["fingerprint", "warmth"], "hot", "'warmth' must be a number"),
        (["fingerprint", "seeds"], 1, "'seeds' must be a string"),
        (["seats"], ["0"], "must be a whole number"),
        (["moments", 0, "expected"], [1, 0, 0, 0], "does not sum to zero"),
        (["moments", 0, "expected"], [0, 0], "does not sum to zero"),
        (["moments", 0, "verdict", "unit"], "grams", "no unit"),
        (["moments", 0, "verdict", "choices", 0, "lead"], None, "'lead' must be a number"),
        (["moments", 0, "verdict", "choices", 0, "lead"], True, "'lead' must be a number"),
        (["moments", 0, "verdict", "choices", 0, "lead"], 1e300, "'lead' is too large"),
        pytest.param(
            ["moments", 0, "verdict", "choices", 0, "lead"],
            10**400,
            "'lead' is too large a number",
            id="more digits than a float has",
        ),
        (["moments", 0, "verdict", "choices", 0, "lead"], -(10**15), "'lead' must be -1000 to"),
        (["moments", 0, "verdict", "choices", 0, "error"], -0.1, "'error' must be 0 to 1000"),
        (["moments", 0, "verdict", "choices", 0, "worth"], 1001, "'worth' must be -1000 to 1000"),
        (["moments", 0, "verdict", "choices", 0, "behind"], -5, "'behind' must be 0 to 1000"),
        (["moments", 0, "verdict", "choices", 0, "behind_error"], -1, "'behind_error' must be 0"),
        (["moments", 0, "verdict", "choices", 0, "likely"], 1.5, "'likely' must be 0 to 1, not"),
        (["moments", 0, "expected"], [10**15, -(10**15), 0, 0], "nobody can expect more"),
        (["fingerprint", "warmth"], 1e300, "'warmth' is too large a number"),
        (["moments", 0, "verdict", "given_away"], 9.5, "does not add up"),
        (["moments", 0, "verdict", "mark"], "splendid", "does not add up"),
        (["moments", 0, "verdict", "real"], 1, "does not add up"),
        (["rounds", 0, "ledger", 1, "deal"], 5, "does not add up"),
        (["moments", 0, "verdict", "choices", 0, "reasons"], [{"code": 1}], "must be a string"),
        (
            ["moments", 0, "verdict", "choices", 0, "reasons"],
            [{"code": "open", "chance": []}],
            "'chance' must be a number",
        ),
        (
            ["moments", 0, "verdict", "choices", 0, "reasons"],
            [{"code": "open", "chance": 7}],
            "'chance' must be 0 to 1, not 7",
        ),
        (["moments", 0, "verdict", "choices", 0, "reasons"], [{"code": "mood"}], 'no code "mood"'),
        (
            ["moments", 0, "verdict", "choices", 0, "reasons"],
            [{"code": "names-role", "role": "joker", "suit": "R"}],
            'no role "joker"',
        ),
        (
            ["moments", 0, "verdict", "choices", 0, "reasons"],
            [{"code": "trumps", "led": "\ud800"}],
            'no led "',
        ),
        (
            ["moments", 0, "verdict", "choices", 0, "reasons"],
            [{"code": "keeps-designator", "card": "R99"}],
            'no card "R99"',
        ),
        (
            ["moments", 0, "verdict", "choices", 0, "reasons"],
            [{"code": "lets-lead", "seat": 99, "place": 1}],
            "'seat' must be 0 to 15, not 99",
        ),
        (
            ["moments", 0, "verdict", "choices", 0, "reasons"],
            [{"code": "lets-lead", "seat": 0}],
            "'place' is missing",
        ),
    ],
)
def test_what_is_no_review_is_refused(path: list[str | int], value: object, why: str) -> None:
    told: Any = tree()
    part = told
    for key in path[:-1]:
        part = part[key]
    part[path[-1]] = value
    with pytest.raises(NotAReview, match=why):
        parse_review(json.dumps(told), two_rounds(FOUR))


def test_choices_none_of_which_is_likely_are_refused() -> None:
    told = tree()
    for choice in told["moments"][0]["verdict"]["choices"]:
        choice["likely"] = 0.0
    with pytest.raises(NotAReview, match="does not sum to one"):
        parse_review(json.dumps(told), two_rounds(FOUR))


@pytest.mark.parametrize(
    ("path", "value", "why"),
    [
        (["moments", 0, "number"], 7, "stands elsewhere"),
        (["moments", 0, "verdict"], None, "moment 1 has no verdict"),
        (
            ["moments", 0, "verdict", "unit"],
            "chance",
            "moment 1 is judged in points, not in chance",
        ),
        (["moments", 0, "verdict", "chosen"], 99, "another choice"),
        (["moments", 0, "verdict", "choices"], [], "other choices"),
        (["moments", 0, "verdict", "choices", 0, "play"], "R15", "other choices"),
    ],
)
def test_a_review_with_other_choices_than_its_record_is_refused(
    path: list[str | int], value: object, why: str
) -> None:
    told: Any = tree()
    part = told
    for key in path[:-1]:
        part = part[key]
    part[path[-1]] = value
    with pytest.raises(ForeignReview, match=why):
        parse_review(json.dumps(told), two_rounds(FOUR))


def test_a_verdict_on_who_is_not_judged_is_refused() -> None:
    told = tree()
    told["seats"].remove(told["moments"][0]["seat"])
    with pytest.raises(ForeignReview, match="moment 1 has a verdict on a seat that is not judged"):
        parse_review(json.dumps(told), two_rounds(FOUR))


def test_a_verdict_where_the_record_stops_is_refused() -> None:
    told = tree()
    *_, before, last = told["moments"]
    assert last["verdict"] is None
    last["verdict"] = before["verdict"]
    with pytest.raises(ForeignReview, match="has other choices than the record"):
        parse_review(json.dumps(told), two_rounds(FOUR))


def test_more_moments_than_decisions_are_refused() -> None:
    told = tree()
    told["moments"].append(told["moments"][0])
    with pytest.raises(ForeignReview, match="more moments than its record"):
        parse_review(json.dumps(told), two_rounds(FOUR))


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "not a review: empty"),
        ("{", "not JSON"),
        ("[]", "the review must be an object"),
        ("NaN", "not a review: NaN is no JSON number"),
        ("[1e999]", "not a review: a number too large"),
        pytest.param("[" * 100_000, "not a review: nested too deeply", id="bottomless"),
    ],
)
def test_what_is_no_json_is_no_review(text: str, why: str) -> None:
    with pytest.raises(NotAReview, match=f"^{why}"):
        parse_review(text, two_rounds(FOUR))


def test_a_fingerprint_names_all_that_numbers_hang_on() -> None:
    one, other = (Fingerprint.of(Options(players), SHALLOW) for players in (3, 4))
    assert one.weights != other.weights
    assert replace(one, weights=other.weights) == other
    assert other.depth == SHALLOW
