"""Tests of `ebbes.cli.game_lines`: a game as people read it, whatever its players are called."""

import json
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ebbes.cli.game_lines import game_lines
from ebbes.cli.score_lines import ending_line
from ebbes.cli.speech import Speech
from ebbes.engine.options import Options
from ebbes.record.parse import parse
from ebbes.record.record import Record
from ebbes.record.replay import replay
from ebbes.record.summary import round_summaries, summary
from ebbes.record.text import LONGEST_NAME, printable
from ebbes.rules.codes import code_of
from ebbes.rules.ending import DABBSCHEEDEL, GOAL, ROUNDS
from tests.record.games import NAMES, PLAIN, game, game_log, plays_by_round, stopped
from tests.support import ALL_OPTIONS, every_option_set


def cards(codes: str) -> list[str]:
    """Cards written in a row."""
    return codes.split()


FOR_THREE = {
    "format": "ebbes-record/1",
    "options": {"players": 3, "more_cards": False, "pick_designators": False, "rounds": 5},
    "names": ["Anna", "Ben", "Cleo"],
    "rounds": [
        {
            "dealer": 2,
            "starter": 2,
            "value": 2,
            "hands": [
                cards("G1 Y4 G5 R3 N6 B4 R6 Y6 Y5 G2"),
                cards("Y2 N2 B1 B2 N1 G3 R5 B6 Y1 B3"),
                cards("G4 N4 R4 N3 N5 G6 Y3 R1 B5 R2"),
            ],
            "plays": cards(
                "Y3 Y4 Y1 G5 G3 G4 Y6 Y2 N5 B4 B2 B5 R2 R3 R5"
                " N2 N3 N6 G1 B1 G6 R1 R6 B3 G2 B6 R4 Y5 N1 N4"
            ),
        }
    ],
}
TEXT_FOR_THREE = """\
ebbes for 3 players: Anna, Ben, Cleo

Round 1: Cleo deals
  Anna  B4 N6 Y4 Y5 Y6 G1 G2 G5 R3 R6
  Ben   B1 B2 B3 B6 N1 N2 Y1 Y2 G3 R5
  Cleo  B5 N3 N4 N5 Y3 G4 G6 R1 R2 R4
  The number is 2.
  Cleo starts.
   1  Cleo Y3  Anna Y4  Ben Y1  -> Anna
   2  Anna G5  Ben G3  Cleo G4  -> Anna
   3  Anna Y6  Ben Y2 [yellow is trump]  Cleo N5  -> Anna
   4  Anna B4  Ben B2 [blue is plus]  Cleo B5  -> Cleo
   5  Cleo R2 [red is ebbes]  Anna R3  Ben R5  -> Ben
   6  Ben N2 [brown is minus] [green is nix]  Cleo N3  Anna N6  -> Anna
   7  Anna G1  Ben B1  Cleo G6  -> Cleo
   8  Cleo R1  Anna R6  Ben B3  -> Anna
   9  Anna G2  Ben B6  Cleo R4  -> Anna
  10  Anna Y5  Ben N1  Cleo N4  -> Anna
         plus  minus  ebbes  nix   points  total
  Anna      2      6    3      4*       -4     -4
  Ben       0      0    3      0         0      0
  Cleo      4      0    0      2        +4      4
The game is unfinished."""

FOR_TWO = {
    "format": "ebbes-record/1",
    "options": {"players": 2, "more_cards": False, "pick_designators": True, "rounds": 5},
    "names": ["Anna", "Ben", "Kumbel"],
    "rounds": [
        {
            "dealer": 1,
            "starter": 1,
            "designators": [
                {"seat": 0, "card": "N3"},
                {"seat": 1, "card": "B5"},
                {"seat": 0, "card": "R2"},
                {"seat": 1, "card": "Y1"},
                {"seat": 0, "card": "G6"},
            ],
            "hands": [
                cards("B2 G5 R3 G6 R2 Y3 N4 Y5 G3 R5"),
                cards("B6 Y4 N3 R4 Y1 B5 N6 N1 Y2 G1"),
                cards("R1 N5 B3 B1 G4 B4 Y6 G2 N2 R6"),
            ],
            "plays": cards(
                "B5 B4 B2 N6 N2 N4 Y1 Y6 Y3 R1 R2 R4 Y4 N5 Y5"
                " R3 G1 R6 G2 G3 Y2 G5 N3 G4 G6 N1 B3 B1 R5 B6"
            ),
        }
    ],
}
TEXT_FOR_TWO = """\
ebbes for 2 players, pick designators (to 30, -15, or 5 rounds): Anna, Ben, Kumbel

Round 1: Ben deals
  Anna    B2 N4 Y3 Y5 G3 G5 G6 R2 R3 R5
  Ben     B5 B6 N1 N3 N6 Y1 Y2 Y4 G1 R4
  Kumbel  B4 on R1, Y6 on N5, G2 on B3, N2 on B1, R6 on G4
  Ben starts.
  Anna picks N3.
  Ben picks B5.
  Anna picks R2.
  Ben picks Y1.
  Anna picks G6.
   1  Ben B5 [blue is trump]  Kumbel B4  Anna B2  -> Ben
   2  Ben N6  Kumbel N2  Anna N4  -> Ben
   3  Ben Y1 [yellow is plus]  Kumbel Y6  Anna Y3  -> Kumbel
   4  Kumbel R1  Anna R2 [red is ebbes]  Ben R4  -> Ben
   5  Ben Y4  Kumbel N5  Anna Y5  -> Anna
   6  Anna R3  Ben G1  Kumbel R6  -> Kumbel
   7  Kumbel G2  Anna G3  Ben Y2  -> Anna
   8  Anna G5  Ben N3 [brown is minus] [green is nix]  Kumbel G4  -> Anna
   9  Anna G6  Ben N1  Kumbel B3  -> Kumbel
  10  Kumbel B1  Anna R5  Ben B6  -> Ben
           plus  minus  ebbes  nix   points  total
  Anna        3      2    0      4*       +1      1
  Ben         0      3    4      0        -3     -3
  Kumbel      3      1    2+3    2        +5      5
The game is unfinished."""


def lines(record: Record) -> list[str]:
    """The text of a record."""
    return list(game_lines(record, replay(record), Speech()))


def test_a_round_for_three_reads_like_this() -> None:
    assert "\n".join(lines(parse(json.dumps(FOR_THREE)))) == TEXT_FOR_THREE


def test_a_round_for_two_with_picked_designators_reads_like_this() -> None:
    assert "\n".join(lines(parse(json.dumps(FOR_TWO)))) == TEXT_FOR_TWO


@pytest.mark.parametrize(
    ("options", "text"),
    [
        (Options(2), "2 players"),
        (Options(5, True), "5 players, more cards"),
        (
            Options(3, True, True, 9, 12, -7),
            "3 players, more cards, pick designators (to 12, -7, or 9 rounds)",
        ),
    ],
)
def test_options_are_told_in_words(options: Options, text: str) -> None:
    names = tuple("abcde"[: options.seats])
    assert lines(Record(options, names))[0] == f"ebbes for {text}: {', '.join(names)}"


@pytest.mark.parametrize(
    ("end", "winners", "text"),
    [
        (GOAL, (1,), "The game is over: the goal is reached. b wins."),
        (
            DABBSCHEEDEL,
            (0, 2),
            "The game is over: the Dabbscheedel space is reached. a and c share the win.",
        ),
        (ROUNDS, (0, 1, 2), "The game is over: all rounds are played. a, b and c share the win."),
    ],
)
def test_the_end_says_why_and_who_won(end: int, winners: tuple[int, ...], text: str) -> None:
    assert ending_line(("a", "b", "c"), end, winners, Speech()) == text


@every_option_set
def test_every_trick_of_a_whole_game_is_a_line_with_who_took_it(options: Options) -> None:
    record, log = game(options), game_log(options)
    found = [line for line in game_lines(record, log, Speech()) if "->" in line]
    taken = [seat for entry in summary_rounds(record) for seat in entry]
    assert len(found) == len(taken) == len(record.rounds) * options.hand_size
    assert [line.split("-> ")[1] for line in found] == [record.names[seat] for seat in taken]
    for events in plays_by_round(log):
        for number in range(options.hand_size):
            line = found.pop(0)
            trick = events[number * options.seats : (number + 1) * options.seats]
            assert line.startswith(f"  {number + 1:>2}  {record.names[trick[0].seat]} ")
            names = [word for word in line.split("->")[0].split() if word in record.names]
            assert names == [record.names[event.seat] for event in trick]


def summary_rounds(record: Record) -> list[list[int]]:
    """Who took the tricks, round by round."""
    found = json.loads(json.dumps(summary(record, replay(record))))
    return [entry["winners"] for entry in found["rounds"]]


def test_a_star_marks_the_nix_winner_of_every_round() -> None:
    options = Options(5)
    starred = [line.split()[0] for line in lines(game(options)) if "*" in line]
    winners = [entry.chooser for entry in round_summaries(game_log(options))]
    assert len(set(winners)) > 1
    assert starred == [NAMES[seat] for seat in winners if seat is not None]


def test_the_virtual_players_columns_are_told_from_the_top() -> None:
    record = game(Options(2, more_cards=True))
    codes = [code_of(card) for card in record.rounds[0].hands[2]]
    columns = zip(codes[10:], codes[5:10], codes[:5], strict=True)
    told = ", ".join(f"{up} on {middle} {bottom}" for up, middle, bottom in columns)
    assert f"  Cleo  {told}" in lines(record)


@every_option_set
def test_a_finished_game_ends_with_its_winners(options: Options) -> None:
    *_, empty, last = lines(game(options))
    assert empty == ""
    assert last.startswith("The game is over: ")
    assert "The game is unfinished." not in lines(game(options))


def test_a_later_starter_is_told_with_who_named_it() -> None:
    record = game(PLAIN)
    found = [line for line in lines(record) if "names the starter" in line]
    assert found == [
        f"  {record.names[entry.chooser or 0]} names the starter:"
        f" {record.names[entry.starter or 0]}."
        for entry in record.rounds[1:]
    ]


def test_an_unfinished_trick_is_shown_as_far_as_it_went() -> None:
    record = game(PLAIN)
    events = plays_by_round(game_log(PLAIN))[0]
    for length in (1, 2, 3, 4, 5, 39):
        found = lines(stopped(record, 1, length))
        assert found[-1] == "The game is unfinished."
        tricks, on_table = divmod(length, 4)
        assert sum("->" in line for line in found) == tricks
        if on_table:
            first = record.names[events[tricks * 4].seat]
            assert found[-2].startswith(f"  {tricks + 1:>2}  {first} ")
            assert sum(name in found[-2].split() for name in record.names) == on_table
        else:
            assert "->" in found[-2]


def test_a_game_before_its_first_deal_is_unfinished() -> None:
    assert lines(Record(PLAIN, ("a", "b", "c", "d"))) == [
        "ebbes for 4 players: a, b, c, d",
        "The game is unfinished.",
    ]


def ascii_head(text: str) -> str:
    """How a text begins, to name a test case."""
    return ascii(text[:32])


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("\x1b[2J\x1b]0;owned\x07", "\ufffd[2J\ufffd]0;owned\ufffd"),
        ("a\nRound 9: b deals", "a\ufffdRound 9: b deals"),
        ("a\r\tb\0", "a\ufffd\ufffdb\ufffd"),
        ("\ud800\udfff", "\ufffd\ufffd"),
        ("\u202eanna\u2028\u200b", "\ufffdanna\ufffd\ufffd"),
        ("\x9b31m", "\ufffd31m"),
        ("Jürgen Weiß 王", "Jürgen Weiß 王"),
        ("", ""),
        ("x" * 30, "x" * 30),
        ("x" * 31, "x" * 29 + "…"),
        ("\n" * 2**16, "\ufffd" * 29 + "…"),
    ],
    ids=ascii_head,
)
def test_a_hostile_name_is_shown_without_what_a_terminal_would_obey(name: str, shown: str) -> None:
    assert printable(name) == shown
    record = replace(game(PLAIN), names=(name, "b", "c", "d"))
    found = lines(record)
    assert found[0] == f"ebbes for 4 players: {shown}, b, c, d"
    assert len(found) == len(lines(game(PLAIN)))


@settings(max_examples=40)
@given(
    st.sampled_from(ALL_OPTIONS),
    st.lists(st.text(st.characters(), max_size=40), min_size=5, max_size=5),
)
def test_every_line_can_be_printed_whatever_the_names(options: Options, names: list[str]) -> None:
    record = replace(game(options), names=tuple(names[: options.seats]))
    for line in game_lines(record, game_log(options), Speech()):
        assert line.isprintable()
        assert line.encode().decode() == line
        assert len(line) < 6 * (LONGEST_NAME + 40)
