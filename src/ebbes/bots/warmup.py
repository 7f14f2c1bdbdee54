"""Getting ready: on a new machine the kernel is compiled once, which takes some seconds."""

from collections.abc import Iterator
from random import Random
from typing import Final

from ebbes.bots.bot import Bot
from ebbes.bots.cast import MINDS
from ebbes.engine.commands import Deal
from ebbes.engine.decide import step
from ebbes.engine.options import Options
from ebbes.engine.state import PLAY, State, new_game
from ebbes.engine.view import view
from ebbes.kernel.compiled import cache_folder

LAST_TRICKS: Final = 2


def is_ready(name: str) -> bool:
    """Whether all that a thinking bot needs was compiled before, from these sources."""
    return is_compiled(*_compiled_for(name))


def is_compiled(*parts: str) -> bool:
    """Whether functions of the kernel were compiled before, as the cache names them."""
    folder = cache_folder()
    return all(any(folder.rglob(f"{part}-*.nbi")) for part in parts)


def _compiled_for(name: str) -> Iterator[str]:
    """The functions of the kernel that a bot asks, as the cache names them."""
    if name in MINDS:
        yield "thought.best_choice"
        yield "taste.likes_of"
    else:
        yield "search.search"
        yield "playout.play_out"


def warm_up(bot: Bot, options: Options) -> None:
    """Let a bot decide early and late in a round, so that all it needs is compiled."""
    state, moments = _dealt(options), {0, options.hand_size - LAST_TRICKS}
    while not state.score.rounds:
        seen, tricks = view(state, state.turn), len(state.tricks)
        legal = seen.legal
        if tricks in moments and state.phase is PLAY and len(legal) > 1:
            bot.choose(seen, Random(0))
            moments.remove(tricks)
        state, _ = step(state, legal[-1])


def _dealt(options: Options) -> State:
    hands = tuple(options.deck[seat :: options.seats] for seat in range(options.seats))
    number = None if options.pick_designators else 1
    return step(new_game(options), Deal(0, hands, number, starter=0))[0]
