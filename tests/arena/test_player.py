"""Bots in the arena, by name: ours, and OpenSpiel's search with its seconds."""

from pathlib import Path

import pytest

from ebbes.arena.player import bot_of
from ebbes.bots.greedy import GreedyBot
from ebbes.bots.instinct import InstinctBot
from ebbes.kernel.network import random_network, save_network
from ebbes.research.spiel_bot import SpielBot


def test_our_bots_are_known_by_their_names() -> None:
    assert isinstance(bot_of("greedy"), GreedyBot)


def test_a_bot_is_built_only_once() -> None:
    assert bot_of("greedy") is bot_of("greedy")


def test_the_search_of_open_spiel_gets_its_seconds() -> None:
    assert isinstance(bot_of("ismcts@0.05"), SpielBot)


@pytest.mark.parametrize("seconds", ["soon", "", "nan", "inf", "-inf", "-1", "0"])
def test_seconds_that_no_clock_can_count_are_refused(seconds: str) -> None:
    why = f"^ismcts@{seconds} needs seconds above 0, such as ismcts@0.03$"
    with pytest.raises(ValueError, match=why):
        bot_of(f"ismcts@{seconds}")


def test_the_search_of_open_spiel_without_seconds_is_told_how_to_get_them() -> None:
    with pytest.raises(ValueError, match=r"^ismcts needs seconds above 0, such as ismcts@0\.03$"):
        bot_of("ismcts")


def test_a_policy_without_a_search_is_ours_or_comes_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "weights.npz"
    save_network(random_network(1), file)
    assert isinstance(bot_of("instinct"), InstinctBot)
    assert isinstance(bot_of(f"instinct@{file}"), InstinctBot)


@pytest.mark.parametrize("content", [None, b"", b"no weights"])
def test_a_file_without_weights_is_refused(content: bytes | None, tmp_path: Path) -> None:
    file = tmp_path / "weights.npz"
    if content is not None:
        file.write_bytes(content)
    with pytest.raises(ValueError, match=r" needs a file of weights, as `ebbes weakness` "):
        bot_of(f"instinct@{file}")
