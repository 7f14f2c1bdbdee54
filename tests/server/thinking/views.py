"""Views in which there is something to decide."""

from ebbes.bots.random import RandomBot
from ebbes.engine.options import Options
from ebbes.engine.state import PLAY, Phase
from ebbes.engine.view import View, view
from ebbes.rules.cards import suit_of, value_of
from tests.bots.games import decisions


def views(options: Options, seed: int) -> list[View]:
    """All of a random game in which a seat has several choices."""
    seen = (view(state, state.turn) for state, _ in decisions(RandomBot(), options, seed))
    return [each for each in seen if len(each.legal) > 1]


def first_view(phase: Phase = PLAY, options: Options = Options(4)) -> View:  # noqa: B008 - frozen
    """The first decision of its kind."""
    return next(each for each in views(options, 1) if each.seen.phase is phase)


def impossible_view() -> View:
    """One that no deal agrees with: nobody followed the leader, though the suit is still out."""
    options = Options(3)
    for seen in views(options, 7):
        state = seen.seen
        if state.phase is PLAY and len(state.tricks) == 1 and not state.trick and not state.roles:
            (trick,) = state.tricks
            led, leader = suit_of(trick.cards[0]), trick.leader
            number = state.setup.designators[0]
            away = [
                card
                for card in options.deck
                if suit_of(card) != led and value_of(card) != number and card not in seen.hand
            ]
            if leader == seen.seat:
                made_up = trick._replace(cards=(trick.cards[0], *away[:2]), winner=leader)
                return View(leader, state._replace(tricks=(made_up,)))
    raise AssertionError
