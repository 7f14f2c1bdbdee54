"""Bots at given cards: whoever plays alike is answered alike, on every process and every day."""

import hmac
import json
from hashlib import sha256

from ebbes.engine.commands import Choice
from ebbes.engine.view import View
from ebbes.protocol.deal import GivenDeal
from ebbes.record.choice import choice_to_json
from ebbes.record.format import round_to_json
from ebbes.server.tables.model.game import Game
from ebbes.server.tables.running.bot import think
from ebbes.server.tables.running.context import Context


async def given_answer(
    context: Context, deal: GivenDeal, game: Game, seen: View, bot: str
) -> Choice:
    """What a bot does, as it did for everybody who has come to the same place before."""
    answers, moment = context.store.answers, digest_of(game)
    kept = await answers.find(deal.name, moment)
    if kept is None:
        choice = await think(context.thinker, seen, bot, _seed(game, moment))
        kept = await answers.keep(deal.name, moment, _text(choice))
    return next(choice for choice in seen.legal if _text(choice) == kept)


def digest_of(game: Game) -> str:
    """All that was dealt and played, in one short word."""
    told = json.dumps([round_to_json(each) for each in game.rounds])
    return sha256(told.encode()).hexdigest()[:32]


def _seed(game: Game, moment: str) -> bytes:
    return hmac.digest(game.secret, moment.encode(), "sha256")


def _text(choice: Choice) -> str:
    return json.dumps(choice_to_json(choice))
