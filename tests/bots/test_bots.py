"""Tests of what every bot promises: legal choices, from its own view, reproducible by a seed."""

from random import Random

import pytest

from ebbes.bots.bot import Bot
from ebbes.bots.greedy import GreedyBot
from ebbes.bots.random import RandomBot
from ebbes.engine.legal import legal_commands
from ebbes.engine.options import Options
from ebbes.engine.view import view
from tests.bots.games import dealt_otherwise, decisions
from tests.support import ALL_OPTIONS, option_id

BOTS: list[Bot] = [RandomBot(), GreedyBot()]


@pytest.mark.parametrize("bot", BOTS, ids=lambda bot: type(bot).__name__)
@pytest.mark.parametrize("options", ALL_OPTIONS, ids=option_id)
def test_a_bot_chooses_legally_to_the_end_of_the_game(options: Options, bot: Bot) -> None:
    for seed in range(4):
        found = list(decisions(bot, options, seed))
        assert all(choice in legal_commands(state) for state, choice in found)
        assert all(choice.seat == state.turn for state, choice in found)
        assert found[-1][0].score.rounds >= 1
        phases = {state.phase.value for state, _ in found}
        assert phases >= {"name starter", "play"}
        assert ("pick" in phases) == options.pick_designators


@pytest.mark.parametrize("bot", BOTS, ids=lambda bot: type(bot).__name__)
@pytest.mark.parametrize("options", ALL_OPTIONS, ids=option_id)
def test_hidden_cards_change_no_choice(options: Options, bot: Bot) -> None:
    rng = Random(f"hidden {option_id(options)}")
    changed = 0
    for number, (state, _) in enumerate(decisions(bot, options, 1)):
        seat = state.turn
        other = dealt_otherwise(state, seat, rng)
        changed += other != state
        assert view(other, seat) == view(state, seat)
        for seed in (number, number + 1):
            chosen = bot.choose(view(state, seat), Random(seed))
            assert bot.choose(view(other, seat), Random(seed)) == chosen
    assert changed > 50


@pytest.mark.parametrize("bot", BOTS, ids=lambda bot: type(bot).__name__)
def test_a_bot_remembers_nothing_between_choices(bot: Bot) -> None:
    for state, _ in list(decisions(bot, Options(4), 2))[::9]:
        seen = view(state, state.turn)
        first = bot.choose(seen, Random(7))
        for later, _ in list(decisions(bot, Options(4), 3))[:5]:
            bot.choose(view(later, later.turn), Random(1))
        assert bot.choose(seen, Random(7)) == first == type(bot)().choose(seen, Random(7))
