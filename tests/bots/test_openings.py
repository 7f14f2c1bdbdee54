"""Reasons before the first card: what a pick does, and what naming a starter does."""

import re
from pathlib import Path

import pytest

from ebbes.bots.reasons import Reason, opening_reasons
from ebbes.engine.commands import NameStarter, PickDesignator
from ebbes.engine.options import Options
from ebbes.engine.state import NAME_STARTER, PICK, Setup, State, new_game
from ebbes.engine.view import View
from ebbes.engine.virtual import Virtual
from ebbes.kernel.reasons import NAMES
from ebbes.rules.cards import NO_CARD
from ebbes.rules.seats import VIRTUAL
from tests.support import card, cards

ME, DEALER = 1, 0
HAND = "B1 B2 N3 R3"
COLUMNS = Virtual(cards("Y3 G5 R1 Y2 B6"), ((NO_CARD,),) * 5)


def before(players: int, picked: bool, number: int = 0) -> State:
    """A round before its first card; the designators are one number, or not there yet."""
    return new_game(Options(players, pick_designators=picked))._replace(
        phase=PICK if picked else NAME_STARTER,
        turn=ME,
        hands=tuple(cards(HAND) if seat == ME else (NO_CARD,) * 4 for seat in range(players)),
        setup=Setup(dealer=DEALER, designators=(number,) * 5),
        virtual=COLUMNS if players == 2 else None,
    )


def pick(code: str, players: int = 3) -> list[Reason]:
    """Why a designator, by its code."""
    view = View(ME, before(players, picked=True))
    return list(opening_reasons(view, PickDesignator(ME, card(code))))


def starter(seat: int, players: int, picked: bool = False, number: int = 4) -> list[Reason]:
    """Why a seat should start."""
    view = View(ME, before(players, picked, number))
    return list(opening_reasons(view, NameStarter(ME, seat)))


def test_a_designator_one_holds_is_played_when_it_suits() -> None:
    held, suit = pick("B2")
    assert held == Reason("holds-designator", {"card": "B2"})
    assert suit == Reason("suit-held", {"suit": "B", "cards": 2})


def test_a_designator_one_does_not_hold_is_for_others_to_play() -> None:
    held, suit = pick("G5")
    assert held == Reason("not-held", {"card": "G5"})
    assert suit == Reason("suit-held", {"suit": "G", "cards": 0})


def test_a_designator_of_the_virtual_player_lies_open_or_not() -> None:
    assert pick("G5", players=2)[0] == Reason("open-designator", {"card": "G5"})
    assert pick("G6", players=2)[0] == Reason("not-held", {"card": "G6"})


@pytest.mark.parametrize(("number", "code"), [(3, "N3"), (1, "B1")])
def test_who_leads_itself_can_name_trump_with_a_designator(number: int, code: str) -> None:
    trump = Reason("can-name-trump", {"card": code})
    assert starter(ME, 4, number=number) == [Reason("leads-itself"), trump]


def test_who_leads_itself_without_a_designator_just_leads() -> None:
    assert starter(ME, 4, number=4) == [Reason("leads-itself")]


@pytest.mark.parametrize(("seat", "place"), [(0, 2), (3, 3), (2, 4)])
def test_who_lets_another_lead_plays_at_a_later_place(seat: int, place: int) -> None:
    assert starter(seat, 4, number=3) == [Reason("lets-lead", {"seat": seat, "place": place})]


def test_the_virtual_player_leads_its_leftmost_card() -> None:
    assert starter(VIRTUAL, 2) == [Reason("virtual-leads", {"card": "Y3"})]


def test_the_virtual_player_may_lead_a_designator() -> None:
    _, trump = starter(VIRTUAL, 2, number=3)
    assert trump == Reason("names-role", {"role": "trump", "suit": "Y"})


@pytest.mark.parametrize(
    ("players", "seat", "picks", "first"),
    [(4, 0, 2, 1), (4, ME, 1, 4), (5, 0, 1, 1), (3, 2, 2, 2), (2, VIRTUAL, 3, 1), (2, ME, 2, 2)],
)
def test_the_starter_decides_who_picks_how_often(
    players: int, seat: int, picks: int, first: int
) -> None:
    _, picking = starter(seat, players, picked=True)
    assert picking == Reason("picks-designators", {"picks": picks, "first": first})


def test_every_code_is_told_on_the_page_about_bots() -> None:
    used = {code for code, _ in NAMES}
    page = Path(__file__).parents[2] / "docs" / "bots.md"
    told = re.findall(r"^\| `([a-z-]+)` \|", page.read_text(encoding="utf-8"), re.MULTILINE)
    reasons = told[told.index("only-choice") :]
    assert used == set(reasons)
