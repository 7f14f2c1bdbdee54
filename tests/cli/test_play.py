"""Tests of `ebbes play`: whole games typed by a script, and everything else one may type."""

import json
import re
import signal
import subprocess
import sys
from pathlib import Path
from random import Random
from threading import Event

import pytest

from ebbes.bots.random import RandomBot
from ebbes.bots.stand_in import PATIENCE, StandIn
from ebbes.cli.play import let_finish
from ebbes.cli.speech import Speech
from ebbes.engine.events import CardPlayed, DesignatorPicked, StarterNamed
from ebbes.engine.options import Options
from ebbes.record.certificate import verify
from ebbes.record.log import record_of
from ebbes.record.parse import parse
from ebbes.record.record import Record
from ebbes.record.replay import replay
from ebbes.rules.codes import CARDS, code_of
from tests.cli.runner import answered, ebbes, flags, outside, refused
from tests.cli.script import Script, names_at
from tests.record.games import Tree
from tests.support import ALL_OPTIONS, option_id

COLOURS = {"B": "B blue", "N": "N brown", "Y": "Y yellow", "G": "G green", "R": "R red"}
CODE = re.compile(r"\b[BNYGR]\d{1,2}\b")


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """Where a game is saved."""
    return tmp_path / "game.json"


def play(*args: object, typed: str) -> str:
    """What a game says to what is typed."""
    return answered(ebbes("play", *args, given=typed))


def read(path: Path) -> Record:
    """A saved record, which replays and verifies."""
    record = parse(path.read_bytes())
    replay(record)
    verify(record)
    return record


def tree_of(path: Path) -> Tree:
    """A saved record as JSON."""
    found: Tree = json.loads(path.read_text())
    return found


# Whole games


@pytest.mark.parametrize("options", ALL_OPTIONS, ids=option_id)
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


@pytest.mark.parametrize("options", ALL_OPTIONS, ids=option_id)
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


def own_cards(said: str) -> list[str]:
    """The cards last offered to the player."""
    return CODE.findall(said.rsplit("  Your cards: ", 1)[1].splitlines()[0])


def forbidden_cards(said: str) -> list[str]:
    """The cards last held back from the player."""
    lines = said.rsplit("  Your cards: ", 1)[1].splitlines()
    return CODE.findall(lines[1]) if "Not now: " in lines[1] else []


def seed_with_a_suit_to_follow() -> int:
    """A game in which the player must follow suit at once, and holds other cards."""
    return next(seed for seed in range(50) if forbidden_cards(play("--seed", seed, typed="q\n")))


# What else one may type


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


# Names


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


# Saving


def own_decisions(record: Record) -> int:
    """How often the player decided something."""
    events = [step.event for step in replay(record)]
    return sum(
        (isinstance(event, CardPlayed | DesignatorPicked) and event.seat == 0)
        or (isinstance(event, StarterNamed) and event.chooser == 0)
        for event in events
    )


@pytest.mark.parametrize("options", ALL_OPTIONS, ids=option_id)
def test_a_game_left_in_the_middle_is_saved_and_replays(options: Options, saved: Path) -> None:
    script = Script(options, seed=4)
    for answers in (0, 1, 4, 9, 13, 30):
        args = ("--seed", 4, "--save", saved, *flags(options))
        said = play(*args, typed=script.text(answers) + "q\n")
        assert said.endswith(f"See you!\nThe record is in {saved}.\n")
        record = read(saved)
        log = script.log[: script.heard[answers]]
        assert record == record_of(options, names_at(options), log, record.extra)
        assert own_decisions(record) == answers
        assert saved.read_text().count("\n") == 1
        assert answered(ebbes("replay", saved)).endswith("The game is unfinished.\n")


def test_the_commitment_is_told_before_the_first_deal(saved: Path) -> None:
    said = play("--save", saved, typed="q\n")
    seal = read(saved).extra["certificate"]
    assert isinstance(seal, dict)
    assert said.startswith(f"The deals are bound to the commitment {seal['commitment']}.\n")


def test_without_a_seed_only_the_player_has_a_nonce_and_no_two_games_are_alike(
    saved: Path,
) -> None:
    secrets = set()
    for _ in range(3):
        play("--save", saved, "--players", 4, typed="q\n")
        read(saved)
        found = tree_of(saved)["certificate"]
        assert found["nonces"][1:] == ["00" * 32] * 3
        assert found["nonces"][0] != "00" * 32
        secrets |= {found["secret"], found["nonces"][0]}
    assert len(secrets) == 6


def test_a_path_that_cannot_be_written_is_told_before_the_game(tmp_path: Path) -> None:
    for path, why in (
        (tmp_path / "none" / "game.json", "No such file or directory"),
        (tmp_path, "Is a directory"),
    ):
        line = refused(ebbes("play", "--seed", 1, "--save", path, given="1\n"), 2)
        assert line == f"cannot write {str(path)!a}: {why}"


def test_what_a_file_held_before_is_replaced_by_the_record(saved: Path) -> None:
    saved.write_text("x" * 99_999)
    play("--seed", 3, "--save", saved, typed="q\n")
    assert len(read(saved).rounds) == 1


def test_a_game_is_played_in_its_own_process(saved: Path) -> None:
    found = outside("play", "--players", 3, "--seed", 2, "--save", saved, given=b"1\n" * 200)
    assert (found.returncode, found.stderr) == (0, b"")
    assert b"The game is over: " in found.stdout
    read(saved)


# The others


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
    result = ebbes("play", "--against", "karl", given="q\n")
    assert result.exit_code == 2
    assert result.stderr.startswith("ebbes: no bot is called 'karl'; there are random, greedy,")


def test_thinking_bots_need_the_kernel(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ebbes.bots.thinking", None)
    result = ebbes("play", "--against", "expert", given="q\n")
    assert result.exit_code == 2
    assert "pip install 'ebbes[kernel]'" in result.stderr
