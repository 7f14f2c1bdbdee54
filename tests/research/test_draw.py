"""Tests of `ebbes.research.draw`: chance in small steps makes the deals the rules ask for."""

from random import Random

from ebbes.engine.commands import Deal
from ebbes.engine.options import Options
from ebbes.engine.state import new_game
from ebbes.research.draw import Draw
from ebbes.research.table import GAME
from ebbes.rules.codes import codes_of
from tests.research.tables import random_tables
from tests.support import some_option_sets


def test_the_cards_go_round_from_the_dealers_left() -> None:
    options = Options(4)
    draw = Draw(options)
    drawn = (40 + 2, 44 + 1, 48 + 4, *range(40))
    deal = draw.deal_of(new_game(options), drawn)
    assert (deal.dealer, deal.starter, deal.value) == (2, 1, 5)
    assert codes_of(deal.hands[3]) == "B1 B5 N1 N5 Y1 Y5 G1 G5 R1 R5"
    assert codes_of(deal.hands[2]) == "B4 B8 N4 N8 Y4 Y8 G4 G8 R4 R8"


def test_with_picks_no_number_is_drawn() -> None:
    options = Options(3, pick_designators=True)
    deal = Draw(options).deal_of(new_game(options), (30, 33, *range(30)))
    assert isinstance(deal, Deal)
    assert deal.value is None


@some_option_sets
def test_every_step_has_outcomes_in_ascending_order_with_names_of_their_own(
    options: Options,
) -> None:
    draw = Draw(options)
    for table in random_tables(options, Random(2), GAME):
        if table.actor >= 0 or not table.outcomes():
            continue
        outcomes = table.outcomes()
        assert outcomes == sorted(set(outcomes))
        assert 0 <= outcomes[0] <= outcomes[-1] < draw.count
        assert len({draw.name_of(outcome) for outcome in outcomes}) == len(outcomes)


def test_dealer_and_starter_are_any_person_and_drawn_once_a_game() -> None:
    options = Options(2)
    draw = Draw(options)
    tables = [table for table in random_tables(options, Random(3), GAME) if table.actor == -1]
    heads = [
        [draw.name_of(outcome) for outcome in table.outcomes()]
        for table in tables
        if len(table.drawn) < draw.heads(table.state)
    ]
    assert heads[:3] == [
        ["dealer 0", "dealer 1"],
        ["starter 0", "starter 1"],
        ["number 1", "number 2", "number 3", "number 4", "number 5"],
    ]
    assert [len(outcomes) for outcomes in heads[3:]] == [4, 3, 2, 1]
