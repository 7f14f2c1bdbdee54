"""Tests of `ebbes play`: whole games typed by a script, the names at the table, and the others."""

import re
import sys
from pathlib import Path
from random import Random
from threading import Event

import pytest

from ebbes.bots.random import RandomBot
from ebbes.bots.stand_in import PATIENCE, StandIn
from ebbes.cli.play import let_finish
from ebbes.cli.speech import Speech
from ebbes.engine.options import Options
from ebbes.record.log import record_of
from ebbes.record.replay import replay
from ebbes.rules.codes import CARDS, code_of
from tests.cli.playing import CODE, own_cards, play, read, tree_of
from tests.cli.runner import answered, ebbes, flags
from tests.cli.script import Script, names_at
from tests.support import option_id, some_option_sets

COLOURS = {"B": "B blue", "N": "N brown", "Y": "Y yellow", "G": "G green", "R": "R red"}


@some_option_sets
def test_a_whole_game_is_the_one_the_library_plays(options: Options, saved: Path) -> None:
    script = Script(options, seed=5)
    said = play("--seed", 5, "--save", saved, *flags(options), typed=script.text())
    assert said.endswith(f"\nThe record is in {saved}.\n")
    assert len(re.findall(r"card\? |Who starts\? ", said)) == len(script.typed)
    record = read(saved)
    assert record == record_of(options, names_at(options), script.log, record.extra)
    assert answered(ebbes("replay", saved)).splitlines()[-1] in said
    assert answered(ebbes("verify", saved)).startswith(f"{len(record.rounds)} deals follow")


@pytest.mark.parametrize("options", [Options(2), Options(3, True, True)], ids=option_id)
def test_whatever_is_typed_the_game_goes_on_by_the_rules(options: Options, saved: Path) -> None:
    rng = Random("typing")
    words = [*CARDS, *"123456789?t", "", "You", "\u0663", "\x1b[2J"]
    typed = "".join(f"{rng.choice(words)}\n" for _ in range(4000))
    said = play("--seed", 5, "--save", saved, *flags(options), typed=typed)
    assert "The game is over: " in said
    assert "\x1b" not in said
    assert replay(read(saved))[-1].state.phase.value == "over"


@some_option_sets
def test_nothing_is_shown_that_the_player_may_not_know(options: Options, saved: Path) -> None:
    for seed in (1, 2):
        typed = Script(options, seed).text(6) + "q\n"
        said = play("--seed", seed, "--save", saved, *flags(options), typed=typed)
        entry = tree_of(saved)["rounds"][0]
        known = {*entry["hands"][0], *entry["plays"]}
        known |= {pick["card"] for pick in entry.get("designators", [])}
        if "value" in entry:
            known |= {f"{suit}{entry['value']}" for suit in "BNYGR"}
        assert entry["plays"]
        if options.players == 2:
            known |= set(entry["hands"][2][-5:])
            known |= set(re.findall(r"turns up ([BNYGR]\d+)", said))
        assert set(CODE.findall(said)) <= known
        assert "??" not in said


def test_the_same_seed_and_the_same_typing_give_the_same_game() -> None:
    typed = "1\n" * 300
    assert play("--seed", 1, typed=typed) == play("--seed", 1, typed=typed)
    assert play("--seed", 1, typed=typed) != play("--seed", 2, typed=typed)


def test_a_card_may_be_spelt_in_many_ways(saved: Path) -> None:
    said = play("--seed", 3, typed="q\n")
    card = own_cards(said)[-1]
    for typed in (card, card.lower(), f"  {card} ", f"{card[1:]} {COLOURS[card[0]][2:]}"):
        assert f"  You: {card}\n" in play("--seed", 3, "--save", saved, typed=f"{typed}\nq\n")
        assert code_of(CARDS[card]) in tree_of(saved)["rounds"][0]["plays"]


def test_the_player_has_a_name(saved: Path) -> None:
    said = play("--name", "Zora", "--seed", 3, "--save", saved, typed="1\nq\n")
    assert "  Zora: " in said
    assert "You: " not in said
    assert read(saved).names == ("Zora", "Lisbeth", "Schorsch", "Gretel")


def test_a_hostile_name_is_shown_harmless_and_saved_as_it_is(saved: Path) -> None:
    name = "\x1b[2J\nRound 9\udcff"
    said = play("--name", name, "--seed", 3, "--save", saved, typed="1\nq\n")
    assert "\x1b" not in said
    assert "  \ufffd[2J\ufffdRound 9\ufffd: " in said
    assert read(saved).names[0] == name


def test_a_bot_of_the_same_name_stays_away(saved: Path) -> None:
    said = play("--name", " gretel ", "--players", 5, "--seed", 3, "--save", saved, typed="q\n")
    assert read(saved).names == ("gretel", "Lisbeth", "Schorsch", "Kuno", "Karl")
    assert "Gretel" not in said


def test_a_player_without_a_name_is_you(saved: Path) -> None:
    play("--name", "  ", "--seed", 3, "--save", saved, typed="q\n")
    assert read(saved).names[0] == "You"


def test_the_virtual_player_sits_at_the_table_for_two(saved: Path) -> None:
    said = play("--players", 2, "--seed", 3, "--save", saved, typed="1\n" * 12 + "q\n")
    assert read(saved).names == ("You", "Lisbeth", "virtual player")
    assert re.search(r"^  virtual player: (([BNYGR]\d+|--) ?){5}$", said, re.MULTILINE)
    assert re.search(r"^  virtual player: turns up [BNYGR]\d+$", said, re.MULTILINE)


def naming_game() -> tuple[int, int]:
    """A seed, and how many plays it takes until the player names the starter."""
    for seed in range(200):
        said = play("--seed", seed, typed="1\n" * 10 + "q\n")
        if said.endswith("Who starts? See you!\n"):
            return seed, 10
    raise AssertionError("nobody ever names the starter")


def test_the_starter_is_named_by_name_or_number(saved: Path) -> None:
    seed, plays = naming_game()
    before = "1\n" * plays
    said = play("--seed", seed, typed=before + "q\n")
    assert "  You name the starter: 1 You, 2 Lisbeth, 3 Schorsch, 4 Gretel\n" in said
    assert re.search(r"^  Your hand: ([BNYGR]\d+ ?){10}$", said, re.MULTILINE)
    for typed, seat in (("schorsch", 2), ("Gretel", 3), ("1", 0), ("YOU", 0), ("2", 1)):
        play("--seed", seed, "--save", saved, typed=f"{before}{typed}\nq\n")
        entry = tree_of(saved)["rounds"][1]
        assert (entry["chooser"], entry["starter"]) == (0, seat)
    said = play("--seed", seed, typed=f"{before}?\nq\n")
    assert (
        "  It is for you to name who leads the first trick: anyone, yourself too (R10).\n" in said
    )
    said = play("--seed", seed, typed=f"{before}Anton\n5\nB1\nq\n")
    for word in ("Anton", "5", "B1"):
        assert f"Who starts?   {word} is none of the choices. Type a choice" in said


def test_a_game_against_thinking_bots_goes_to_its_end(saved: Path) -> None:
    typed = "1\n" * 80
    said = play("--players", 2, "--against", "pimc", "--seed", 6, "--save", saved, typed=typed)
    assert "Lisbeth" in said
    assert len(read(saved).rounds) == 5


def test_on_a_new_machine_the_wait_is_announced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ebbes.bots.warmup.is_ready", lambda _: False)
    wait = "first time on this machine: it takes some seconds. If they need more than "
    assert f"{wait}{PATIENCE:.0f} seconds, they play" in play("--against", "beginner", typed="q\n")
    monkeypatch.setattr("ebbes.bots.warmup.is_ready", lambda _: True)
    assert wait not in play("--against", "beginner", typed="q\n")
    assert wait not in play(typed="q\n")


class Getting(StandIn):
    """A bot that gets ready as soon as somebody waits for it, or who waits loses patience."""

    def __init__(self, patient: bool) -> None:
        self.patient = patient
        self.waited = Event()
        super().__init__(RandomBot(), Options(4))

    def join(self) -> None:
        """Somebody waits."""
        self.waited.set()
        if not self.patient:
            raise KeyboardInterrupt
        super().join()

    def _get_ready(self, options: Options) -> None:
        self.waited.wait()
        super()._get_ready(options)


@pytest.mark.parametrize("patient", [True, False])
def test_who_leaves_early_is_told_why_the_prompt_does_not_come_back(
    patient: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    bot = Getting(patient)
    let_finish(bot, Speech())
    said = "The bots get ready for your next game; Ctrl-C leaves at once.\n"
    assert capsys.readouterr().out == said
    StandIn.join(bot)
    let_finish(bot, Speech())
    assert capsys.readouterr().out == ""


def test_a_bot_nobody_knows_cannot_be_played_against() -> None:
    result = ebbes("play", "--against", "otto", given="q\n")
    assert result.exit_code == 2
    assert result.stderr.startswith("ebbes: no bot is called 'otto'; there are random, greedy,")


def test_thinking_bots_need_the_kernel(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ebbes.bots.thinking", None)
    result = ebbes("play", "--against", "expert", given="q\n")
    assert result.exit_code == 2
    assert "pip install 'ebbes[kernel]'" in result.stderr
