"""Tests of `ebbes.server.puzzling`: the booklet, its puzzles, and runs of ten."""

import json
import lzma
from random import Random

import pytest

from ebbes.engine.commands import PlayCard
from ebbes.json_types import Json
from ebbes.protocol.game_events import CardPlayed
from ebbes.record.snapshot import view_to_json
from ebbes.rules.codes import code_of
from ebbes.server.puzzling.booklet import Booklet, packed, shipped, unpacked
from ebbes.server.puzzling.glicko import Rating
from ebbes.server.puzzling.level import NEWCOMER
from ebbes.server.puzzling.puzzle import LEVELS, THEMES, Outcome
from ebbes.server.puzzling.run import LENGTH, run_of
from ebbes.server.puzzling.shelf import Shelf, Wish
from ebbes.server.puzzling.telling import asked, opened, played_out

BOOKLET = shipped()
ANYTHING = Wish()
PUZZLES = [puzzle for entry in BOOKLET if (puzzle := BOOKLET.find(entry.id))]


def lines(booklet: Booklet) -> list[dict[str, Json]]:
    """What a booklet is made of."""
    return [json.loads(entry.text) for entry in booklet]


def test_what_is_packed_comes_out_as_it_was_and_each_puzzle_once() -> None:
    again = unpacked(packed(lines(BOOKLET) * 2))
    assert lines(again) == lines(BOOKLET)
    assert len(again) == len(BOOKLET) == len(PUZZLES)


def test_a_file_of_another_kind_is_refused() -> None:
    with pytest.raises(ValueError, match="ebbes-puzzles/1"):
        unpacked(lzma.compress(b'{"format":"other","count":0}'))


def test_nobody_finds_a_puzzle_that_is_not_there() -> None:
    assert BOOKLET.find("nothing") is None


def test_every_puzzle_can_be_asked_and_tells_nothing_of_its_answer() -> None:
    for puzzle in PUZZLES:
        told = asked(puzzle)
        assert told.now.turn == told.you.seat == puzzle.view.seat
        assert told.table.game is not None
        seen = told.table.game.view.model_dump(mode="json")
        hands = view_to_json(puzzle.view)["hands"]
        assert seen["hands"] == hands
        assert sum("??" in hand for hand in seen["hands"]) == len(seen["hands"]) - 1


def test_every_choice_of_a_puzzle_is_legal_and_has_its_worth() -> None:
    for puzzle in PUZZLES:
        legal = [
            code_of(choice.card) for choice in puzzle.view.legal if isinstance(choice, PlayCard)
        ]
        assert [choice.card for choice in puzzle.choices] == legal
        best = max(puzzle.choices, key=lambda choice: choice.lead)
        assert best.card in puzzle.right
        assert puzzle.level in LEVELS
        assert puzzle.themes
        assert {*puzzle.themes} <= {*THEMES}


def test_what_refutes_a_card_begins_with_it_and_ends_the_round() -> None:
    shown = [(puzzle, card, deal) for puzzle in PUZZLES for card, deal in puzzle.shown.items()]
    assert shown
    for puzzle, card, deal in shown:
        begun, events = opened(puzzle, deal), played_out(puzzle, deal).events
        assert begun.table.game is not None
        assert all("??" not in hand for hand in begun.table.game.view.hands)
        assert isinstance(events[0], CardPlayed)
        assert events[0].card == card
        assert any(event.type == "round-scored" for event in events)


def test_no_puzzle_that_ships_has_a_virtual_player_who_would_keep_what_refutes_a_card() -> None:
    assert all(puzzle.view.seen.virtual is None for puzzle in PUZZLES)


def test_the_right_card_is_right_and_the_next_best_one_is_praised_if_it_keeps_half() -> None:
    outcomes = [
        (puzzle, choice, puzzle.outcome(choice.card))
        for puzzle in PUZZLES
        for choice in puzzle.choices
    ]
    for puzzle, choice, outcome in outcomes:
        leads = [each.lead for each in puzzle.choices]
        assert (outcome is Outcome.RIGHT) is (choice.card in puzzle.right)
        if outcome is Outcome.SECOND:
            assert choice.lead >= (max(leads) + min(leads)) / 2
        if choice.lead == min(leads):
            assert outcome is Outcome.OTHER


def runs(
    wish: Wish = ANYTHING, answered: tuple[str, ...] = (), person: Rating = NEWCOMER
) -> list[str]:
    """What somebody is given."""
    return run_of(Shelf(BOOKLET, {}), wish, person, answered, Random(1))


def test_a_run_has_no_two_puzzles_of_one_round() -> None:
    rounds = [BOOKLET.entries[puzzle_id].round for puzzle_id in runs()]
    assert len(rounds) == len({*rounds}) <= LENGTH
    assert len(rounds) == min(LENGTH, len({entry.round for entry in BOOKLET}))


@pytest.mark.parametrize("theme", THEMES)
def test_a_run_is_about_what_was_wished(theme: str) -> None:
    chosen = runs(Wish(theme=theme))  # type: ignore[arg-type]  # each of them is a theme
    assert all(theme in BOOKLET.entries[puzzle_id].themes for puzzle_id in chosen)
    assert bool(chosen) is any(theme in entry.themes for entry in BOOKLET)


def test_new_puzzles_come_before_those_that_were_answered_and_the_oldest_before_others() -> None:
    newest_first = tuple(BOOKLET.entries)
    alone = next(entry for entry in BOOKLET if [*_rounds()].count(entry.round) == 1)
    others = tuple(each for each in newest_first if each != alone.id)
    assert alone.id in runs(answered=others)
    oldest = newest_first[-1]
    assert oldest in runs(answered=newest_first)


def test_where_many_are_new_none_that_was_answered_comes() -> None:
    many = Booklet(
        entry._replace(id=f"{entry.id}{copy}", round=f"{entry.round} {copy}")
        for entry in BOOKLET
        for copy in range(3)
    )
    answered = [puzzle_id for puzzle_id in many.entries if puzzle_id.endswith("0")]
    chosen = run_of(Shelf(many, {}), ANYTHING, NEWCOMER, answered, Random(1))
    assert len(chosen) == LENGTH
    assert not {*chosen} & {*answered}


def _rounds() -> list[str]:
    return [entry.round for entry in BOOKLET]


def test_the_easiest_of_a_run_comes_first() -> None:
    levels = [BOOKLET.entries[puzzle_id].level for puzzle_id in runs()]
    assert levels == sorted(levels)


def test_what_people_find_hard_is_for_the_strong() -> None:
    many = Booklet(
        entry._replace(id=f"{entry.id}{copy}", round=f"{entry.round} {copy}")
        for entry in BOOKLET
        for copy in range(12)
    )
    hard = {puzzle_id: Rating(2600, 50) for puzzle_id in many.entries if puzzle_id.endswith("5")}
    for person, is_strong in ((Rating(2600, 50), True), (Rating(1400, 50), False)):
        chosen = run_of(Shelf(many, hard), ANYTHING, person, (), Random(1))
        assert any(puzzle_id in hard for puzzle_id in chosen) is is_strong
