"""Tests of `ebbes.cli.arena_lines`: a tiny contest, told in three languages."""

from dataclasses import replace

import pytest

from ebbes.arena.contest import Contest
from ebbes.arena.report import Report, report
from ebbes.cli.arena_lines import LABEL, report_lines
from ebbes.cli.speech import Speech
from ebbes.words import LANGUAGES, Language
from tests.arena.results import TRIO, match, result
from tests.arena.test_report import NULL_DEALS, SELF, THREE_DEALS, reported

ENGLISH = Speech("en")
GERMAN = Speech("de")


def lines(found: Report, speech: Speech = ENGLISH) -> list[str]:
    """What is told of a report."""
    return list(report_lines(found, speech))


def test_a_report_is_told_in_lines() -> None:
    assert lines(reported(*THREE_DEALS, *NULL_DEALS)) == [
        "greedy against random, random",
        "3 players; 3 deals in 3 seatings each; seed 1",
        "",
        "difference   +2.500 ± 1.803 points a round",
        "places       1st 66.7 %   2nd 16.7 %   3rd 16.7 %",
        "             1.500 ± 0.289 on average; 66.7 ± 19.2 % won",
        "null match   +0.250 ± 0.250 (random against itself, 2 deals): even, within 4 errors",
        "",
        "milliseconds     mean      p50      p99      max   decisions",
        "greedy          1.000    0.992    0.992    1.000           3",
        "random          1.000    0.992    0.992    1.000           3",
        "",
        "1.2 seconds, 0 processes",
    ]


def test_the_same_is_told_in_german() -> None:
    assert lines(reported(*THREE_DEALS, *NULL_DEALS), GERMAN) == [
        "greedy gegen random, random",
        "zu dritt; 3 Runden in je 3 Sitzordnungen; Startzahl 1",
        "",
        "Unterschied  +2.500 ± 1.803 Punkte pro Runde",
        "Plätze       1. 66.7 %   2. 16.7 %   3. 16.7 %",
        "             1.500 ± 0.289 im Schnitt; 66.7 ± 19.2 % gewonnen",
        "Gegenprobe   +0.250 ± 0.250 (random gegen sich selbst, 2 Runden): "
        "ausgeglichen, innerhalb von 4 Fehlern",
        "",
        "Millisekunden   Mittel      p50      p99  höchste  Entscheide",
        "greedy           1.000    0.992    0.992    1.000           3",
        "random           1.000    0.992    0.992    1.000           3",
        "",
        "1.2 Sekunden, 0 Prozesse",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_and_heads_fit_into_their_columns(language: Language) -> None:
    told = lines(reported(*THREE_DEALS, *NULL_DEALS), Speech(language))
    assert {line[LABEL - 1] for line in told[3:7]} == {" "}
    assert len({len(line) for line in told[8:11]}) == 1


def test_one_deal_has_an_unknown_error() -> None:
    told = lines(reported(THREE_DEALS[0]))
    assert told[1] == "3 players; 1 deal in 3 seatings each; seed 1"
    assert told[3] == "difference   +1.500 ± ? points a round"
    assert told[5] == "             1.500 ± ? on average; 66.7 ± ? % won"


def test_a_bench_that_favours_a_seat_is_told() -> None:
    unfair = [result(deal, *[(1, 0, 0)] * 2, (0, 0, 1), bots=SELF) for deal in range(2)]
    told = lines(reported(*THREE_DEALS, *unfair))
    assert any("OFF, do not trust this bench" in line for line in told)


def test_one_deal_of_a_bot_against_itself_tells_nothing() -> None:
    told = lines(reported(*THREE_DEALS, NULL_DEALS[0]))
    assert any("too few deals to tell" in line for line in told)


def test_for_two_the_lead_over_the_virtual_player_is_told_apart() -> None:
    pair = ("greedy", "random")
    done = [result(deal, (4, 1, 2), (0, 3, 9), bots=pair) for deal in range(2)]
    found = report(Contest(match(*pair), 2), {one.key: one for one in done}, 0.0)
    assert found is not None
    assert "             -2.000 ± 0.000 over the virtual player" in lines(found)


def test_whole_games_are_called_games() -> None:
    games = Contest(replace(match(*TRIO), whole_games=True), 3)
    found = report(games, {one.key: one for one in THREE_DEALS}, 0.0)
    assert found is not None
    told = lines(found)
    assert "3 games" in told[1]
    assert told[3].endswith(" points a game")
