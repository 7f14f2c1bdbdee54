"""`ebbes review`: a game judged, told in three languages, kept, gone on with, and refused."""

import json
import re
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from ebbes.bots.estimate import Estimate
from ebbes.bots.reasons import Reason
from ebbes.cli.speech import Speech
from ebbes.engine.options import Options
from ebbes.engine.view import View, view
from ebbes.judge.ending import Proof, proved
from ebbes.judge.format import format_review
from ebbes.judge.judging import Judging, judge, judged
from ebbes.judge.moment import Moment
from ebbes.judge.parse import parse_review
from ebbes.judge.rates import Rates
from ebbes.judge.reference import Reference
from ebbes.judge.turning_point import TurningPoint
from ebbes.record.choice import what_of
from ebbes.record.decision import Decision, decisions_of
from ebbes.record.format import format_record
from ebbes.report import deeds
from ebbes.report.deeds import Deeds
from ebbes.report.lines import review_lines
from ebbes.report.page import review_page
from ebbes.report.reasons import reason_sentence
from ebbes.report.sentences import rates_text, turning_sentences
from ebbes.words import Language
from tests.cli.runner import answered, ebbes, refused
from tests.judge.games import SHALLOW, last_round, review_of, two_rounds, whole_game

FOUR = Options(4)

pytestmark = pytest.mark.usefixtures("shallow_judge")


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("Round 1", "own", "gives away", "It moved:")),
        ("de", ("Runde 1", "selbst", "verschenkt", "Das hat verschoben:")),
        ("pfl", ("Rund 1", "selwer", "verschenkd", "Dess hodd verschowe:")),
    ],
)
def test_a_game_is_judged_in_words(language: str, words: tuple[str, ...], game: Path) -> None:
    said = answered(ebbes("--language", language, "review", game, "--depth", "quick"))
    for word in words:
        assert word in said
    charts = re.findall(r"^\w+ +([▁-█]+)$", said, re.M)
    assert len(charts) == 8


@pytest.mark.parametrize("language", ["en", "de", "pfl"])
def test_the_standings_come_first_the_leader_before_all(language: Language) -> None:
    record, speech = two_rounds(FOUR), Speech(language)
    points = review_of(FOUR).points[0]
    assert points is not None
    _, said, *_ = review_lines(record, review_of(FOUR), speech)
    order = sorted(zip(points, record.names, strict=True), reverse=True)
    told = [f"{name} {own}".replace("-", "−") for own, name in order]
    assert sorted(re.findall(r"\w+ −?\d+", said)) == sorted(told)
    assert said.index(told[0]) < said.index(told[-1])
    assert told[0] in review_page(record, review_of(FOUR), speech)


def test_before_the_first_round_is_over_there_are_no_standings() -> None:
    begun = replace(two_rounds(FOUR), rounds=two_rounds(FOUR).rounds[:0])
    _, said, *_ = review_lines(begun, judge(begun, depth=SHALLOW), Speech("en"))
    assert said == ""


def test_a_reason_calls_people_by_their_names() -> None:
    record, reason = two_rounds(FOUR), Reason("lets-lead", {"seat": 2, "place": 3})
    assert reason_sentence(reason, Speech("en"), record.names).startswith("Cleo begins")
    assert reason_sentence(reason, Speech("en")).startswith("Seat 2 begins")


def test_near_the_end_a_mistake_costs_a_chance(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(format_record(last_round(FOUR)), encoding="utf-8")
    said = answered(ebbes("review", path, "--depth", "quick"))
    assert "% less chance of a win and a good place than with" in said
    assert "Round 5, as far as it was played" in said


def test_with_three_tricks_left_it_is_told_what_is_proved() -> None:
    record, speech = whole_game(FOUR), Speech("en")
    known, reference = Deeds(record), Reference(FOUR)
    late = [each for each in decisions_of(record) if len(each.state.tricks) >= FOUR.hand_size - 3]
    for decision, words in ((late[0], "is best in"), (late[-1], "wins in")):
        verdict = judged(decision, reference, SHALLOW)
        moment = Moment(decision.round, decision.number, decision.seat, (0,) * 4, verdict)
        turned = TurningPoint(moment, (0,) * 4)
        said = " ".join(turning_sentences(turned, known, record.names, speech))
        assert re.search(rf"Proved: \w\d+ {words} \d+ of \d+ possible deals\.", said)


def test_endings_are_proved_once_and_only_so_many_of_a_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    views: list[View] = []

    def counted(view: View, most: int) -> tuple[Proof, ...] | None:
        views.append(view)
        return proved(view, most)

    monkeypatch.setattr(deeds, "proved", counted)
    record = whole_game(FOUR)
    last = [each for each in decisions_of(record) if len(each.state.tricks) == FOUR.hand_size - 3]
    assert proofs_of(Deeds(record), last[0])
    assert len(views) == 1
    monkeypatch.setattr(deeds, "MOST_LINES", 6**4 - 1)
    assert not proofs_of(Deeds(record), last[0])
    assert len(views) == 1


def proofs_of(known: Deeds, decision: Decision) -> list[Proof]:
    """What is proved of all that could be chosen at a decision."""
    moment = Moment(decision.round, decision.number, decision.seat, (0,) * 4, None)
    legal = view(decision.state, decision.seat).legal
    found = [known.proof(moment, what_of(choice)) for choice in legal]
    return [proof for proof in found if proof is not None]


def test_as_json_it_is_a_review_of_the_record(game: Path) -> None:
    said = answered(ebbes("review", game, "--depth", "quick", "--json"))
    review = parse_review(said, two_rounds(FOUR))
    assert review.is_complete
    assert json.loads(said)["format"] == "ebbes-review/1"


def test_one_seat_is_judged_alone(game: Path) -> None:
    said = answered(ebbes("review", game, "--depth", "quick", "--json", "--seat", 2))
    assert {moment["seat"] for moment in json.loads(said)["moments"] if moment["verdict"]} == {2}
    words = answered(ebbes("review", game, "--depth", "quick", "--seat", 2))
    assert "Cleo: gives away" in words
    assert "Anna plays" in words


def test_the_page_holds_all_it_needs(game: Path, tmp_path: Path) -> None:
    page = tmp_path / "review.html"
    answered(ebbes("review", game, "--depth", "quick", "--html", page))
    text = page.read_text(encoding="utf-8")
    assert text.startswith("<!doctype html>")
    assert text.count("<svg") == 2
    assert not re.search(r"https?:|<script|<link|@import|url\(", text)


def test_a_name_cannot_write_into_the_page(tmp_path: Path) -> None:
    told = json.loads(format_record(two_rounds(FOUR)))
    told["names"][0] = "<script>alert(1)</script>"
    game, page = tmp_path / "game.json", tmp_path / "review.html"
    game.write_text(json.dumps(told), encoding="utf-8")
    ebbes("review", game, "--depth", "quick", "--html", page)
    assert "<script" not in page.read_text(encoding="utf-8")


def test_who_stops_it_keeps_what_is_done_and_goes_on_later(
    game: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept, step = tmp_path / "review.json", Judging.step

    def interrupted(judging: Judging) -> Iterator[Moment]:
        for _ in range(3):
            yield step(judging)
        raise KeyboardInterrupt

    call = ("review", game, "--depth", "quick", "--keep", kept)
    with monkeypatch.context() as patch:
        patch.setattr(Judging, "__iter__", interrupted)
        result = ebbes(*call)
    assert result.exit_code == 130
    assert result.stderr.startswith("ebbes: stopped after 3 of ")
    assert "Judged so far: 3 of " in result.stdout
    assert len(parse_review(kept.read_bytes(), two_rounds(FOUR)).moments) == 3
    whole = answered(ebbes("review", game, "--depth", "quick", "--json"))
    answered(ebbes(*call))
    assert kept.read_text(encoding="utf-8") == whole


def test_a_kept_review_of_another_game_is_refused(game: Path, tmp_path: Path) -> None:
    kept = tmp_path / "review.json"
    other = Judging(two_rounds(FOUR, 2), depth=SHALLOW)
    kept.write_text(format_review(other.review), encoding="utf-8")
    said = refused(ebbes("review", game, "--keep", kept), 1)
    assert said == "the review belongs to another record"


def test_a_kept_review_by_other_weights_is_refused(game: Path, tmp_path: Path) -> None:
    kept = tmp_path / "review.json"
    told = json.loads(format_review(Judging(two_rounds(FOUR), depth=SHALLOW).review))
    told["fingerprint"]["weights"] = "00"
    kept.write_text(json.dumps(told), encoding="utf-8")
    assert refused(ebbes("review", game, "--keep", kept), 1).startswith("judged by weights '00'")


@pytest.mark.parametrize("asked", [("--seat", "1"), ("--depth", "deep")])
def test_a_kept_review_of_something_else_is_not_silently_gone_on_with(
    asked: tuple[str, str], game: Path, tmp_path: Path
) -> None:
    kept = tmp_path / "review.json"
    begun = Judging(two_rounds(FOUR), (0,), SHALLOW)
    kept.write_text(format_review(begun.review), encoding="utf-8")
    said = refused(ebbes("review", game, "--keep", kept, *asked), 2)
    assert "keeps a review of other seats or of another depth" in said


def test_who_made_enough_decisions_is_told_who_plays_alike() -> None:
    speech, options = Speech("en"), Options(4)
    enough = Rates(5, 30, Estimate(1.5, 0.1), Estimate(0.6, 0.1), 0.0)
    assert rates_text(enough, options, speech).endswith("; as strong as Lisbeth")
    between = replace(enough, given_away=Estimate(1.95, 0.01))
    assert rates_text(between, options, speech).endswith("; between Kuno and Lisbeth")
    few = replace(enough, real=29)
    assert "Lisbeth" not in rates_text(few, options, speech)
    assert "Lisbeth" not in rates_text(enough, Options(3), speech)


@pytest.mark.parametrize("text", ["", "{}", '{"format": "ebbes-record/1"}'])
def test_what_is_no_review_is_not_gone_on_with(text: str, game: Path, tmp_path: Path) -> None:
    kept = tmp_path / "review.json"
    kept.write_text(text, encoding="utf-8")
    refused(ebbes("review", game, "--keep", kept), 2)


def test_a_kept_review_with_numbers_no_game_has_is_refused(game: Path, tmp_path: Path) -> None:
    kept = tmp_path / "review.json"
    told = json.loads(format_review(review_of(FOUR)))
    told["moments"][0]["verdict"]["choices"][0]["lead"] = 1e300
    kept.write_text(json.dumps(told), encoding="utf-8")
    said = refused(ebbes("review", game, "--keep", kept), 2)
    assert said == "moment 1: a choice: 'lead' is too large a number"


def test_what_cannot_be_judged_is_refused(game: Path, tmp_path: Path) -> None:
    assert refused(ebbes("review", game, "--depth", "bottomless"), 2).startswith("no depth")
    assert refused(ebbes("review", game, "--seat", 7), 2) == "no seat 7"
    german = ebbes("--language", "de", "review", game, "--seat", 7)
    assert refused(german, 2) == "Platz 7 gibt es nicht"
    refused(ebbes("review", tmp_path / "nowhere.json"), 2)
    refused(ebbes("review", "-", given="{}"), 2)
    broken = json.loads(game.read_text(encoding="utf-8"))
    broken["rounds"][0]["plays"][1] = "R15"
    refused(ebbes("review", "-", given=json.dumps(broken)), 1)


def test_a_page_that_cannot_be_written_is_told(game: Path, tmp_path: Path) -> None:
    page = tmp_path / "nowhere" / "review.html"
    said = refused(ebbes("review", game, "--depth", "quick", "--html", page), 2)
    assert said.startswith("cannot write ")


def test_a_page_holds_one_game(game: Path, tmp_path: Path) -> None:
    both = tmp_path / "both.jsonl"
    both.write_text((game.read_text(encoding="utf-8") + "\n") * 2, encoding="utf-8")
    result = ebbes("review", both, "--depth", "quick", "--html", tmp_path / "review.html")
    assert result.exit_code == 2
    assert "one record at a time" in result.stderr


def test_without_the_kernel_the_missing_library_is_named(
    game: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ebbes.bots.warmup", None)
    assert "pip install 'ebbes[kernel]'" in refused(ebbes("review", game), 2)
