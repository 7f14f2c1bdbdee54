"""Tests of `ebbes.bots.game`: a whole game between bots, each behind its own view."""

from itertools import islice
from random import Random

from ebbes.bots.game import play_game
from ebbes.bots.greedy import GreedyBot
from ebbes.bots.random import RandomBot
from ebbes.engine.commands import Choice, Deal
from ebbes.engine.events import CardPlayed, Dealt, GameEnded, TrickTaken
from ebbes.engine.evolve import evolve
from ebbes.engine.options import Options
from ebbes.engine.state import State, new_game
from ebbes.engine.view import View, view
from ebbes.record.chance import Chance
from ebbes.rules.cards import NO_CARD
from ebbes.rules.seats import Seat
from tests.support import every_option_set


class Witness:
    """Plays anything legal, and keeps what it saw."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.views: list[View] = []

    def choose(self, view: View, rng: Random) -> Choice:
        """Any of the legal choices."""
        self.views.append(view)
        return rng.choice(view.legal)


@every_option_set
def test_a_game_is_played_to_its_end_and_its_log_evolves_to_it(options: Options) -> None:
    bots = [GreedyBot() if seat % 2 else RandomBot() for seat in range(options.players)]
    log = list(play_game(options, bots, Random(1), Chance(b"key", options).deal))
    state = new_game(options)
    for event in log:
        state = evolve(state, event)
    ended = log[-1]
    assert isinstance(ended, GameEnded)
    assert state.score.winners == ended.winners
    rounds = sum(isinstance(event, Dealt) for event in log)
    assert rounds == state.score.rounds
    assert sum(isinstance(event, TrickTaken) for event in log) == rounds * options.hand_size
    plays = sum(isinstance(event, CardPlayed) for event in log)
    assert plays == rounds * options.hand_size * options.seats


@every_option_set
def test_every_bot_sees_its_own_cards_and_no_others(options: Options) -> None:
    bots = [Witness(seat) for seat in range(options.players)]
    list(play_game(options, bots, Random(1), Chance(b"key", options).deal))
    for bot in bots:
        assert bot.views
        for seen in bot.views:
            assert seen == view(seen.seen, bot.seat)
            assert seen.seat == bot.seat == seen.seen.turn
            assert all(card != NO_CARD for card in seen.hand)
            for owner, hand in enumerate(seen.seen.hands):
                assert owner == bot.seat or set(hand) <= {NO_CARD}
            if seen.seen.virtual is not None:
                assert {card for pile in seen.seen.virtual.face_down for card in pile} <= {NO_CARD}


def test_a_game_goes_on_only_as_far_as_its_log_is_read() -> None:
    options = Options(3)
    chance = Chance(b"key", options)
    dealt: list[Deal] = []

    def deal(state: State) -> Deal:
        dealt.append(chance.deal(state))
        return dealt[-1]

    log = play_game(options, [RandomBot()] * 3, Random(1), deal)
    assert dealt == []
    assert isinstance(next(log), Dealt)
    assert len(list(islice(log, 20))) == 20
    assert len(dealt) == 1
