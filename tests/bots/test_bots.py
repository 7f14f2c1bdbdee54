"""What every bot promises: legal choices, from its own view, reproducible by a seed."""

import json
import subprocess
import sys
from dataclasses import replace
from random import Random

import pytest

from ebbes.bots.bot import Bot
from ebbes.bots.levels import EXPERT
from ebbes.bots.roster import ROSTER, UnknownBot, bot_named
from ebbes.bots.thinking import ThinkingBot
from ebbes.engine.legal import legal_commands
from ebbes.engine.options import Options
from ebbes.engine.view import view
from ebbes.record.choice import choice_to_json
from ebbes.record.snapshot import format_view
from tests.bots.games import dealt_otherwise, decisions
from tests.support import option_id, some_option_sets

QUICK = replace(EXPERT, worlds=16, effort=2_000)
"""The expert in a hurry: all it does, on fewer worlds."""

every_bot = pytest.mark.parametrize("name", ROSTER)


def quick(name: str) -> Bot:
    """The bot of that name, in a hurry if it is slow."""
    return ThinkingBot(QUICK) if name == "expert" else bot_named(name)


@every_bot
@some_option_sets
def test_a_bot_chooses_legally_to_the_end_of_the_game(options: Options, name: str) -> None:
    found = list(decisions(quick(name), options, 1))
    assert all(choice in legal_commands(state) for state, choice in found)
    assert all(choice.seat == state.turn for state, choice in found)
    assert found[-1][0].score.rounds >= 1
    phases = {state.phase.value for state, _ in found}
    assert phases >= {"name starter", "play"}
    assert ("pick" in phases) == options.pick_designators


@every_bot
@some_option_sets
def test_hidden_cards_change_no_choice(options: Options, name: str) -> None:
    bot, rng, changed = quick(name), Random(f"hidden {option_id(options)}"), 0
    for number, (state, _) in enumerate(decisions(bot_named("random"), options, 1)):
        seat = state.turn
        other = dealt_otherwise(state, seat, rng)
        changed += other != state
        assert view(other, seat) == view(state, seat)
        if number % 5 == 0:
            chosen = bot.choose(view(state, seat), Random(number))
            assert bot.choose(view(other, seat), Random(number)) == chosen
    assert changed > 50


@every_bot
def test_a_bot_remembers_nothing_between_choices(name: str) -> None:
    bot = quick(name)
    for state, _ in list(decisions(bot_named("random"), Options(4), 2))[::19]:
        seen = view(state, state.turn)
        first = bot.choose(seen, Random(7))
        for later, _ in list(decisions(bot_named("random"), Options(4), 3))[:5]:
            bot.choose(view(later, later.turn), Random(1))
        assert bot.choose(seen, Random(7)) == first == quick(name).choose(seen, Random(7))


@pytest.mark.parametrize("name", ["random", "greedy", "pimc", "expert"])
def test_a_bot_decides_the_same_in_a_process_that_never_held_the_state(name: str) -> None:
    """The other process gets the view as text and a seed, nothing else."""
    options = Options(3, pick_designators=True)
    views = [view(state, state.turn) for state, _ in decisions(bot_named("random"), options, 4)]
    views = views[::25]
    answers = subprocess.run(
        [sys.executable, "-m", "ebbes", "choose", name, "-", "--seed", "11"],
        input="".join(format_view(seen) + "\n" for seen in views),
        capture_output=True,
        text=True,
        check=True,
    ).stdout.splitlines()
    bot = bot_named(name)
    chosen = [choice_to_json(bot.choose(seen, Random(11))) for seen in views]
    assert [json.loads(answer) for answer in answers] == chosen
    assert len(answers) > 5


def test_a_bot_nobody_knows_is_refused_with_the_names_of_all() -> None:
    with pytest.raises(UnknownBot) as refused:
        bot_named("otto")
    assert str(refused.value) == (
        "no bot is called 'otto'; there are random, greedy, pimc, "
        "beginner, casual, solid, strong, expert"
    )


def test_a_strength_can_be_told_how_much_to_think() -> None:
    bot = bot_named("expert@5000")
    assert isinstance(bot, ThinkingBot)
    assert bot.mind == replace(EXPERT, effort=5_000)


@pytest.mark.parametrize("effort", ["much", "", "-1", "5_000"])
def test_an_effort_that_is_no_number_is_refused_with_an_example(effort: str) -> None:
    why = f"^expert@{effort} needs a number of plays, such as expert@5000$"
    with pytest.raises(UnknownBot, match=why):
        bot_named(f"expert@{effort}")
