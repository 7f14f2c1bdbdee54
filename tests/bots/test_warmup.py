"""Getting ready: a bot is asked early and late, whatever the game."""

from pathlib import Path
from random import Random

import pytest

from ebbes.bots.random import RandomBot
from ebbes.bots.roster import bot_named
from ebbes.bots.warmup import is_ready, warm_up
from ebbes.engine.commands import Choice
from ebbes.engine.options import Options
from ebbes.engine.view import View
from ebbes.kernel.compiled import cache_folder
from tests.support import every_option_set


class Listening(RandomBot):
    """Remembers how many tricks lay there when it was asked."""

    def __init__(self) -> None:
        self.asked: list[int] = []

    def choose(self, view: View, rng: Random) -> Choice:
        """Any choice."""
        self.asked.append(len(view.seen.tricks))
        return super().choose(view, rng)


@every_option_set
def test_a_bot_is_asked_at_the_first_card_and_near_the_end(options: Options) -> None:
    bot = Listening()
    warm_up(bot, options)
    assert bot.asked == [0, options.hand_size - 2]


THINKING = ("thought.best_choice", "taste.likes_of")
COMPILED_FOR = {
    "pimc": ("search.search", "playout.play_out"),
    "beginner": THINKING,
    "karl": THINKING,
    "expert": THINKING,
}


@pytest.mark.parametrize("name", COMPILED_FOR)
def test_a_bot_is_ready_when_all_it_needs_is_compiled(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    folder = cache_folder() / "kernel"
    folder.mkdir(parents=True)
    for part in COMPILED_FOR[name]:
        assert not is_ready(name)
        (folder / f"{part}-1.py311.nbi").touch()
    assert is_ready(name)


@pytest.mark.parametrize("name", COMPILED_FOR)
def test_a_bot_that_got_warm_is_ready(name: str) -> None:
    warm_up(bot_named(name), Options(4))
    assert is_ready(name)


def test_what_one_bot_needs_does_not_make_another_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    folder = cache_folder() / "kernel"
    folder.mkdir(parents=True)
    for part in COMPILED_FOR["pimc"]:
        (folder / f"{part}-1.py311.nbi").touch()
    assert is_ready("pimc")
    assert not is_ready("beginner")
    assert not is_ready("expert")
