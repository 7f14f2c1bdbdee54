"""Tests of `ebbes play`: everything one may type in the middle of a game."""

import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from ebbes.engine.options import Options
from ebbes.rules.codes import CARDS
from tests.cli.playing import (
    CODE,
    forbidden_cards,
    own_cards,
    own_decisions,
    play,
    read,
    seed_with_a_suit_to_follow,
    tree_of,
)
from tests.cli.script import Script

COLOURS = {"B": "B blue", "N": "N brown", "Y": "Y yellow", "G": "G green", "R": "R red"}


def test_a_card_that_does_not_follow_is_explained_by_its_rule(saved: Path) -> None:
    seed = seed_with_a_suit_to_follow()
    asked = play("--seed", seed, typed="q\n")
    legal, card = own_cards(asked), forbidden_cards(asked)[0]
    said = play("--seed", seed, "--save", saved, typed=f"{card}\nq\n")
    names = {"B": "blue", "N": "brown", "Y": "yellow", "G": "green", "R": "red"}
    expected = f"must follow {names[legal[0][0]]}: played {card}, holding {' '.join(legal)} (R12)"
    assert f"Your card?   {expected}\n" in said
    assert own_cards(said) == legal
    assert card not in tree_of(saved)["rounds"][0]["plays"]


def test_a_card_one_does_not_hold_is_explained_by_its_rule() -> None:
    seed = seed_with_a_suit_to_follow()
    asked = play("--seed", seed, typed="q\n")
    held = {*own_cards(asked), *forbidden_cards(asked)}
    card = next(code for code in CARDS if code not in held)
    said = play("--seed", seed, typed=f"{card}\nq\n")
    assert re.search(rf"card not held: played {card}, holding [BNYGR0-9 ]+ \(R11\)\n", said)


def test_a_pick_that_is_not_in_play_is_explained_by_its_rule() -> None:
    said = play("--pick-designators", "--players", 3, "--seed", 1, typed="Y7\nq\n")
    assert "card?   not in play: picked Y7, values are 1 to 6 (R26)\n" in said
    assert said.count("Which designator card? ") == 2


def test_a_pick_that_is_not_free_is_explained_by_its_rule() -> None:
    args = ("--pick-designators", "--players", 2, "--seed", 1)
    script = Script(Options(2, pick_designators=True), seed=1)
    taken = script.typed[0]
    said = play(*args, typed=f"{script.text(1)}{taken}\nq\n")
    assert f"card?   number and colour must both be free: picked {taken}, taken so far " in said


def test_what_is_free_to_pick_is_shown() -> None:
    script = Script(Options(2, pick_designators=True), seed=1)
    said = play("--pick-designators", "--players", 2, "--seed", 1, typed=script.text(2) + "q\n")
    asked = re.findall(r"^  Picked: (.*)\n  Free numbers: (.*)\n  Free colours: (.*)$", said, re.M)
    assert len(asked) >= 2
    for picked, numbers, colours in asked:
        codes = CODE.findall(picked)
        assert picked == (" ".join(codes) or "nothing yet")
        assert numbers.split() == [number for number in "123456" if number not in picked]
        free = [suit for letter, suit in COLOURS.items() if letter not in picked]
        assert colours == ", ".join(free)


PICKING = ("--pick-designators", "--players", 2, "--seed", 3)


@pytest.mark.parametrize(
    ("half", "what"),
    [
        ("1", "1 needs a colour: N1, Y1 or R1."),
        ("y", "yellow needs a number: Y1, Y2, Y3 or Y6."),
        ("blue", "blue is not free (R26)."),
        ("5", "5 is not free (R26)."),
        ("7", "7 is not free (R26)."),
    ],
)
def test_half_a_designator_is_told_what_it_needs(half: str, what: str, saved: Path) -> None:
    said = play(*PICKING, "--save", saved, typed=f"B5\n{half}\nq\n")
    assert f"Which designator card?   {what}\n" in said
    assert own_decisions(read(saved)) == 1


def test_half_a_designator_will_do_where_only_one_is_left_to_go_with_it(saved: Path) -> None:
    play(*PICKING, "--save", saved, typed="B5\nN1\n3\nq\n")
    *others, last = tree_of(saved)["rounds"][0]["designators"]
    (colour,) = set("BNYGR") - {pick["card"][0] for pick in others}
    assert last == {"seat": 0, "card": f"{colour}3"}


@pytest.mark.parametrize("typed", ["x", "12 green", "G 7 7", "green red", "\x1b[2J", "7!", ","])
def test_what_is_no_designator_at_all_is_asked_again(typed: str, saved: Path) -> None:
    said = play(*PICKING, "--save", saved, typed=f"{typed}\nq\n")
    assert said.count("Which designator card? ") == 2
    assert "\x1b" not in said
    assert own_decisions(read(saved)) == 0


@pytest.mark.parametrize("typed", ["G4", "g4", "4g", "G 4", "4, green", "Green4", "4 gr", " gre 4"])
def test_a_designator_may_be_spelt_in_many_ways(typed: str, saved: Path) -> None:
    said = play(*PICKING, "--save", saved, typed=f"{typed}\nq\n")
    assert "  You: picks G4\n" in said
    assert {"seat": 0, "card": "G4"} in tree_of(saved)["rounds"][0]["designators"]


def test_the_example_of_a_designator_is_one_of_the_own_cards_that_are_free() -> None:
    said = play(*PICKING, typed="q\n")
    hand = CODE.findall(said.rsplit("  Your hand: ", 1)[1].splitlines()[0])
    (example,) = re.findall(r"Pick one of each, such as ([BNYGR]\d); you need not hold", said)
    assert example in hand
    assert f"  You: picks {example}\n" in play(*PICKING, typed=f"{example}\nq\n")


def test_a_question_mark_tells_how_to_pick() -> None:
    said = play(*PICKING, typed="?\nq\n")
    assert "  Pick a designator card: a colour and a number that are both still free" in said
    assert "where a list is shown" not in said
    assert "  ? this help, t the table, q quit\nWhich designator card? See you!\n" in said


@pytest.mark.parametrize(
    ("word", "shown"),
    [
        *((word, word) for word in ("0", "11", "99", "-1", "X9", "G", "\u0663", "?!")),
        ("1234567890" * 50, "12345678901234567890123456789…"),
        ("\x1b[2Jx", "\ufffd[2Jx"),
    ],
    ids=lambda text: ascii(text[:9]),
)
def test_what_is_none_of_the_choices_is_asked_again(word: str, shown: str, saved: Path) -> None:
    said = play("--seed", 3, "--save", saved, typed=f"{word}\nq\n")
    assert f"Your card?   {shown} is none of the choices. Type a choice, or ? for help.\n" in said
    assert said.count("Your card? ") == 2
    assert tree_of(saved)["rounds"][0]["plays"] == played_before_the_first_question()


def played_before_the_first_question() -> list[str]:
    """The cards of the bots before the player, in the game with seed 3."""
    said = play("--seed", 3, typed="q\n")
    return re.findall(r"^  (?!You)\w+: ([BNYGR]\d+)$", said, re.MULTILINE)


def test_enter_alone_takes_an_only_choice_and_no_other() -> None:
    said = play("--seed", 3, typed="\nq\n")
    assert "Your card?   Type a choice, or ? for help.\n" in said
    played = play("--seed", 3, typed="1\n" * 9 + "\nq\n")
    assert len(own_cards(played.split("Round 2")[0])) == 1
    assert "Round 2: " in played


def test_a_question_mark_helps() -> None:
    said = play("--seed", 3, typed="?\nq\n")
    assert "  Type a card such as G7, or its number where a list is shown;" in said
    assert "  ? this help, t the table, q quit\nYour card? See you!\n" in said


@pytest.mark.parametrize("letter", ["t", "T"])
def test_t_shows_the_table_again(letter: str) -> None:
    once = play("--seed", 3, typed="q\n")
    twice = play("--seed", 3, typed=f"{letter}\nq\n")
    table = once[once.index("\n  No suit has a role yet.") : once.index("Your card? ")]
    assert table
    assert twice.count(table) == 2


def test_the_table_shows_the_trick_as_it_lies() -> None:
    said = play("--seed", 3, typed="1\n" * 9 + "q\n")
    told = [line for line in said.splitlines() if re.match(r"  (\w+: [BNYGR]|->|On the)", line)]
    lying: list[str] = []
    shown = 0
    for line in told:
        if line.startswith("  ->"):
            lying = []
        elif line.startswith("  On the table: "):
            assert line == f"  On the table: {', '.join(lying)}"
            shown += 1
        else:
            lying.append(line.strip().replace(": ", " "))
    assert shown >= 5


def test_the_points_are_shown_once_there_are_any() -> None:
    first, second = play("--seed", 3, typed="1\n" * 14 + "q\n").split("Round 2")
    assert "  Points: " not in first
    totals = re.findall(r"^  (\w+) +\d.* (-?\d+)$", first, re.M)
    assert len(totals) == 4
    assert f"  Points: {', '.join(' '.join(own) for own in totals)}\n" in second


@pytest.mark.parametrize("letter", ["q", "Q"])
def test_q_leaves_the_table(letter: str) -> None:
    said = play("--seed", 3, typed=f"{letter}\n1\n1\n")
    assert said.endswith("Your card? See you!\n")


def test_an_interrupt_leaves_the_table_and_saves_the_game(
    saved: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = iter(["1", "1"])

    def interrupted(prompt: str) -> str:
        for answer in answers:
            return answer
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    said = play("--seed", 3, "--save", saved, typed="")
    assert said.endswith(f"\n\nSee you!\nThe record is in {saved}.\n")
    assert own_decisions(read(saved)) == 2


@pytest.mark.skipif(
    signal.getsignal(signal.SIGINT) is signal.SIG_IGN, reason="processes here ignore interrupts"
)
def test_an_interrupt_leaves_the_table_and_saves_the_game_in_its_own_process(saved: Path) -> None:
    command = [sys.executable, "-m", "ebbes.cli", "play", "--seed", "3", "--save", str(saved)]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe) as process:
        assert process.stdout is not None
        said = b""
        while not said.endswith(b"Your card? "):
            letter = process.stdout.read(1)
            assert letter, said
            said += letter
        process.send_signal(signal.SIGINT)
        rest, complaints = process.communicate(timeout=60)
    assert (process.returncode, complaints) == (0, b"")
    assert rest.decode() == f"\nSee you!\nThe record is in {saved}.\n"
    assert len(read(saved).rounds) == 1


def test_the_end_of_the_input_leaves_the_table(saved: Path) -> None:
    said = play("--seed", 3, "--save", saved, typed="1\n1\n")
    assert said.endswith(f"Your card? \nSee you!\nThe record is in {saved}.\n")
    assert len(read(saved).rounds) == 1
