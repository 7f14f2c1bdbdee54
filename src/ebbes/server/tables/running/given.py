"""Bots at given cards: whoever plays alike is answered alike, on every process and every day."""

import hmac
import json
from contextlib import suppress
from hashlib import sha256
from random import Random
from typing import Final

import structlog

from ebbes.bots.greedy import GreedyBot
from ebbes.engine.commands import Choice
from ebbes.engine.view import View
from ebbes.protocol.deal import GivenDeal
from ebbes.record.choice import choice_to_json
from ebbes.record.format import round_to_json
from ebbes.server.tables.model.game import Game
from ebbes.server.tables.running.bot import verify_legal
from ebbes.server.tables.running.context import Context
from ebbes.server.thinking.errors import BotFailed, NotWarm

LOG = structlog.get_logger()
PAUSE: Final = 2.0
"""Seconds after which it is seen again whether somebody can think."""
LOOKS: Final = 60
"""How often, before a game goes on without."""


async def given_answer(
    context: Context, deal: GivenDeal, game: Game, seen: View, bot: str, asker: str = ""
) -> Choice:
    """What a bot does, as it did for everybody who has come to the same place before.

    What is kept was thought about at leisure, for one network after the other: `NotWarm` if nobody
    can do so now.
    """
    answers, moment = context.store.answers, digest_of(game)
    kept = await answers.find(deal.name, moment)
    if kept is None:
        choice = await context.thinker.choose_at_leisure(seen, bot, _seed(game, moment), asker)
        verify_legal(choice, seen, bot)
        kept = await answers.keep(deal.name, moment, _text(choice))
    return next(choice for choice in seen.legal if _text(choice) == kept)


async def awaited_answer(
    context: Context, deal: GivenDeal, game: Game, seen: View, bot: str, asker: str = ""
) -> Choice:
    """The same as soon as somebody can think; else, after a while, a rule of thumb's choice.

    That is kept for nobody.
    """
    try:
        for _ in range(LOOKS):
            with suppress(NotWarm):
                return await given_answer(context, deal, game, seen, bot, asker)
            await context.sleep(PAUSE)
        LOG.warning("nobody could think about given cards", deal=deal.name)
    except BotFailed as fault:
        LOG.error("a bot failed at given cards", bot=bot, why=str(fault))
    return GreedyBot().choose(seen, Random(_seed(game, digest_of(game))))


def digest_of(game: Game) -> str:
    """All that was dealt and played, in one short word."""
    told = json.dumps([round_to_json(each) for each in game.rounds])
    return sha256(told.encode()).hexdigest()[:32]


def _seed(game: Game, moment: str) -> bytes:
    return hmac.digest(game.secret, moment.encode(), "sha256")


def _text(choice: Choice) -> str:
    return json.dumps(choice_to_json(choice))
