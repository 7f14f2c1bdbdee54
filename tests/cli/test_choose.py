"""`ebbes choose`: a bot decides from a view alone."""

import json
from pathlib import Path
from random import Random

import pytest

from ebbes.engine.options import Options
from ebbes.engine.state import PLAY
from ebbes.engine.view import View, view
from ebbes.record.snapshot import format_view
from ebbes.rules.cards import suit_of, value_of
from tests.cli.runner import ebbes
from tests.support import random_game


@pytest.fixture(autouse=True)
def ready(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine on which bots have played before."""
    monkeypatch.setattr("ebbes.bots.warmup.is_ready", lambda _: True)


def a_view(number: int, seat: int | None = None) -> View:
    """What the seat to act, or another one, sees after so many commands."""
    plies = list(random_game(Options(3, pick_designators=True), Random(81)))
    state = plies[number].after
    return view(state, state.turn if seat is None else seat)


def saved(seen: View, path: Path) -> Path:
    """A view in a file."""
    path.write_text(format_view(seen), encoding="utf-8")
    return path


def test_the_choice_is_one_of_the_legal_ones(tmp_path: Path) -> None:
    for number, key in ((0, "pick"), (8, "play"), (36, "starter")):
        seen = a_view(number)
        result = ebbes("choose", "greedy", saved(seen, tmp_path / "view.json"), "--seed", 4)
        assert result.exit_code == 0
        answer = json.loads(result.stdout)
        assert answer["seat"] == seen.seat
        assert key in answer


def test_who_is_not_to_act_cannot_choose(tmp_path: Path) -> None:
    seen = a_view(8)
    assert seen.seat is not None
    other = a_view(8, seat=(seen.seat + 1) % 3)
    result = ebbes("choose", "greedy", saved(other, tmp_path / "view.json"))
    assert result.exit_code == 1
    assert result.stderr == "ebbes: the view: nothing to decide: somebody else acts\n"


def nobody_followed() -> str:
    """A view after one trick in which nobody followed the leader, though the suit is still out."""
    for ply in random_game(Options(3), Random(82)):
        state = ply.after
        if state.phase is PLAY and len(state.tricks) == 1 and not state.trick and not state.roles:
            (trick,) = state.tricks
            hidden = {card for card in Options(3).deck if card not in state.hands[trick.leader]}
            others = sorted(card for card in hidden if suit_of(card) != suit_of(trick.cards[0]))
            plain = [card for card in others if value_of(card) != state.setup.designators[0]]
            made_up = trick._replace(cards=(trick.cards[0], *plain[:2]), winner=trick.leader)
            told = state._replace(tricks=(made_up,), turn=trick.leader)
            return format_view(view(told, trick.leader))
    raise AssertionError


def test_a_view_that_no_deal_agrees_with_is_refused(tmp_path: Path) -> None:
    (tmp_path / "view.json").write_text(nobody_followed(), encoding="utf-8")
    result = ebbes("choose", "pimc", tmp_path / "view.json")
    assert result.exit_code == 1
    assert result.stderr == "ebbes: the view: no deal agrees with what was seen\n"


def test_the_wait_on_a_new_machine_is_announced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    view_file = saved(a_view(8), tmp_path / "view.json")
    monkeypatch.setattr("ebbes.bots.warmup.is_ready", lambda _: False)
    said = ebbes("choose", "beginner", view_file).stderr
    assert said == (
        "The bots get ready for the first time on this machine: it takes some seconds.\n"
    )
    assert ebbes("choose", "greedy", view_file).stderr == ""


def test_where_a_record_stops_the_seat_to_act_decides(tmp_path: Path) -> None:
    record = json.loads(ebbes("simulate", "--seed", 3).stdout)
    del record["certificate"], record["rounds"][1:]
    del record["rounds"][0]["plays"][3:]
    (tmp_path / "game.json").write_text(json.dumps(record), encoding="utf-8")
    result = ebbes("choose", "greedy", tmp_path / "game.json")
    assert result.exit_code == 0
    assert "play" in json.loads(result.stdout)


def test_a_spectator_decides_nothing(tmp_path: Path) -> None:
    told = format_view(view(next(random_game(Options(3), Random(1))).after, None))
    (tmp_path / "view.json").write_text(told, encoding="utf-8")
    result = ebbes("choose", "greedy", tmp_path / "view.json")
    assert result.stderr == "ebbes: the view: nothing to decide: a spectator looks on\n"


def test_an_unknown_bot_is_refused(tmp_path: Path) -> None:
    result = ebbes("choose", "otto", saved(a_view(8), tmp_path / "view.json"))
    assert result.exit_code == 2
    assert result.stderr.startswith("ebbes: no bot is called 'otto'; there are random")


def test_what_is_no_view_is_refused_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "view.json").write_text("[]", encoding="utf-8")
    result = ebbes("choose", "greedy", tmp_path / "view.json")
    assert result.exit_code == 2
    assert result.stderr == "ebbes: the view must be an object, not a list\n"


def test_options_no_rule_allows_are_refused(tmp_path: Path) -> None:
    text = format_view(a_view(8)).replace('"players": 3', '"players": 9')
    (tmp_path / "view.json").write_text(text, encoding="utf-8")
    result = ebbes("choose", "greedy", tmp_path / "view.json")
    assert result.exit_code == 1
    assert result.stderr == "ebbes: options: 2 to 5 can play, not 9 (R4)\n"
