"""Tests of `ebbes play`: games that are saved, whole or left in the middle."""

from pathlib import Path

from ebbes.engine.options import Options
from ebbes.record.log import record_of
from tests.cli.playing import own_decisions, play, read, tree_of
from tests.cli.runner import answered, ebbes, flags, outside, refused
from tests.cli.script import Script, names_at
from tests.support import some_option_sets


@some_option_sets
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
