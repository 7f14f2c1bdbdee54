"""What the expert makes of the hand of a day, in the seat where everybody sits."""

from ebbes.bots.cast import who_is
from ebbes.engine.decide import step
from ebbes.engine.events import Dealt
from ebbes.engine.state import new_game
from ebbes.engine.view import view
from ebbes.protocol.seats import BotSeat, Strength
from ebbes.server.days.hand import Hand
from ebbes.server.tables.model.game import NO_NONCE, Game
from ebbes.server.tables.model.given_cards import OPTIONS
from ebbes.server.tables.running.bot import seed_of
from ebbes.server.tables.running.context import Context
from ebbes.server.tables.running.given import given_answer


async def expert_points(context: Context, hand: Hand) -> int:
    """The points of the expert, whom the house answers as it does everybody.

    `NotWarm` if nobody can think now: then there are none.
    """
    game, moved = begun(hand), 0
    while not game.state.score.rounds:
        game, moved = await _moved(context, hand, game, moved), moved + 1
    return game.state.score.totals[hand.seat]


async def _moved(context: Context, hand: Hand, game: Game, moved: int) -> Game:
    seat = game.state.turn
    seen, plan = view(game.state, seat), hand.plans[seat]
    if isinstance(plan, BotSeat):
        bot = who_is(plan.name, plan.strength.value)
        choice = await given_answer(context, hand.deal(counts=True), game, seen, bot)
    else:
        seed = seed_of(game, moved, "expert")
        choice = await context.thinker.choose_at_leisure(seen, Strength.EXPERT.value, seed)
    return game.at(step(game.state, choice)[0])


def begun(hand: Hand) -> Game:
    """The hand before its first decision."""
    nonces = (NO_NONCE,) * OPTIONS.players
    game = Game(1, hand.secret, b"", None, nonces, new_game(OPTIONS))
    state, events = step(game.state, game.chance.deal(game.state))
    dealt = next(event for event in events if isinstance(event, Dealt))
    return game.dealt(state, dealt)
