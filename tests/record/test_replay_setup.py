"""Tests of `ebbes.record.replay`: every rule a record can break before its first card."""

import pytest

from ebbes.engine.options import Options
from ebbes.rules.seats import VIRTUAL
from tests.record.games import (
    FOR_TWO,
    PICKED,
    PLAIN,
    Tree,
    complaint,
    game,
    game_tree,
)
from tests.support import every_option_set, option_id


@pytest.mark.parametrize("options", [PLAIN, PICKED, FOR_TWO], ids=option_id)
def test_the_left_neighbour_of_the_last_dealer_deals(options: Options) -> None:
    tree = game_tree(options)
    right = tree["rounds"][1]["dealer"]
    assert right == (tree["rounds"][0]["dealer"] + 1) % options.players
    wrong = (right + 1) % options.players
    tree["rounds"][1]["dealer"] = wrong
    assert complaint(tree) == (
        f"round 2, before play 1: seat {wrong} dealt, but it is seat {right}'s turn to deal (R7)"
    )


@pytest.mark.parametrize(
    ("options", "dealer"), [(PLAIN, 4), (PLAIN, -1), (FOR_TWO, VIRTUAL), (PICKED, 2**53)]
)
@pytest.mark.parametrize("number", [1, 3])
def test_only_a_person_at_the_table_deals(options: Options, dealer: int, number: int) -> None:
    tree = game_tree(options)
    tree["rounds"][number - 1]["dealer"] = dealer
    assert complaint(tree) == (
        f"round {number}, before play 1: no person at seat {dealer} to deal,"
        f" people are at 0 to {options.players - 1} (R7)"
    )


@pytest.mark.parametrize(("more_cards", "rule"), [(False, "R4"), (True, "R5")])
def test_everyone_gets_a_full_hand(more_cards: bool, rule: str) -> None:
    size = 15 if more_cards else 10
    tree = game_tree(Options(4, more_cards))
    hands = tree["rounds"][1]["hands"]
    hands[3].append(hands[2].pop())
    where = "round 2, before play 1"
    assert complaint(tree) == f"{where}: seat 2 got {size - 1} cards, not {size} ({rule})"
    hands[2].append(hands[3].pop())
    hands[0].append("B1")
    assert complaint(tree) == f"{where}: seat 0 got {size + 1} cards, not {size} ({rule})"
    hands[0].clear()
    assert complaint(tree) == f"{where}: seat 0 got 0 cards, not {size} ({rule})"


@pytest.mark.parametrize(("more_cards", "rule"), [(False, "R4"), (True, "R5")])
def test_every_seat_gets_a_hand(more_cards: bool, rule: str) -> None:
    for options in (Options(2, more_cards), Options(3, more_cards)):
        tree = game_tree(options)
        hands = tree["rounds"][0]["hands"]
        hands.append(hands[0])
        where = "round 1, before play 1"
        assert complaint(tree) == f"{where}: 3 hands are dealt, not 4 ({rule})"
        del hands[2:]
        assert complaint(tree) == f"{where}: 3 hands are dealt, not 2 ({rule})"
        hands.clear()
        assert complaint(tree) == f"{where}: 3 hands are dealt, not 0 ({rule})"


def test_a_card_dealt_twice_is_refused_by_name() -> None:
    tree = game_tree()
    hands = tree["rounds"][0]["hands"]
    twice, gone = hands[1][0], hands[2][5]
    hands[2][5] = twice
    assert complaint(tree) == (
        f"round 1, before play 1: the whole deck is dealt, but {twice} twice, {gone} missing (R6)"
    )


def test_a_card_that_is_not_in_play_is_refused_by_name() -> None:
    tree = game_tree()
    hands = tree["rounds"][4]["hands"]
    gone = hands[0][9]
    hands[0][9] = "G9"
    assert complaint(tree) == (
        f"round 5, before play 1: the whole deck is dealt, but G9 not in play, {gone} missing (R6)"
    )


def test_every_number_designator_is_used_once() -> None:
    tree = game_tree()
    before = tree["rounds"][1]["value"]
    tree["rounds"][3]["value"] = before
    assert complaint(tree) == (
        f"round 4, before play 1: the number designator {before} was used before (R9)"
    )


@pytest.mark.parametrize("value", [0, 6, -1, 15, None])
def test_a_number_designator_is_one_to_five(value: int | None) -> None:
    for number in (1, 2):
        tree = game_tree()
        tree["rounds"][number - 1]["value"] = value
        if value is None:
            del tree["rounds"][number - 1]["value"]
        told = "missing" if value is None else value
        assert complaint(tree) == (
            f"round {number}, before play 1: the number designator is 1 to 5, not {told} (R9)"
        )


def test_no_number_is_revealed_when_designators_are_picked() -> None:
    for number in (1, 4):
        tree = game_tree(PICKED)
        tree["rounds"][number - 1]["value"] = 3
        assert complaint(tree) == (
            f"round {number}, before play 1:"
            " no number is revealed when designators are picked, not even 3 (R26)"
        )


@pytest.mark.parametrize(
    ("options", "starter"), [(PLAIN, 4), (PLAIN, -1), (PLAIN, None), (FOR_TWO, VIRTUAL)]
)
def test_a_person_starts_the_first_round(options: Options, starter: int | None) -> None:
    tree = game_tree(options)
    tree["rounds"][0]["starter"] = starter
    if starter is None:
        del tree["rounds"][0]["starter"]
    told = "nobody" if starter is None else starter
    assert complaint(tree) == (
        f"round 1, before play 1: a person starts the first round, not {told} (R8)"
    )


def test_nobody_names_the_first_starter() -> None:
    for options in (PLAIN, PICKED, FOR_TWO):
        tree = game_tree(options)
        tree["rounds"][0]["chooser"] = tree["rounds"][0]["starter"]
        assert complaint(tree) == "round 1, before play 1: nobody names the first starter (R8)"


@every_option_set
def test_only_the_chooser_names_a_later_starter(options: Options) -> None:
    for number in (2, 3):
        entry = game(options).rounds[number - 1]
        right, starter = entry.chooser, entry.starter
        for wrong in {-1, *range(options.seats + 1)} - {right}:
            tree = game_tree(options)
            tree["rounds"][number - 1]["chooser"] = wrong
            assert complaint(tree) == (
                f"round {number}, before play 1: seat {wrong} cannot name seat {starter}"
                f" as the starter: it is seat {right}'s turn (R10)"
            )


@pytest.mark.parametrize(("options", "starter"), [(PLAIN, 4), (PLAIN, -1), (FOR_TWO, 3)])
def test_a_later_starter_sits_at_the_table(options: Options, starter: int) -> None:
    tree = game_tree(options)
    tree["rounds"][2]["starter"] = starter
    assert complaint(tree) == (
        f"round 3, before play 1: no seat {starter} at this table,"
        f" seats are 0 to {options.seats - 1} (R10)"
    )


@pytest.mark.parametrize("absent", ["starter", "chooser"])
def test_a_later_round_has_a_starter_and_who_named_it(absent: str) -> None:
    tree = game_tree()
    del tree["rounds"][2][absent]
    assert complaint(tree) == "round 3, before play 1: starter and chooser go together (R10)"


def test_nothing_is_played_or_picked_before_the_starter_is_named() -> None:
    tree = game_tree()
    chooser, card = tree["rounds"][1]["chooser"], tree["rounds"][1]["plays"][0]
    del tree["rounds"][1]["starter"], tree["rounds"][1]["chooser"]
    assert complaint(tree) == (
        f"round 2, play 1: seat {chooser} cannot play {card} now:"
        " the starter is not named yet (R10)"
    )
    tree = game_tree(PICKED)
    pick = tree["rounds"][1]["designators"][0]
    del tree["rounds"][1]["starter"], tree["rounds"][1]["chooser"]
    assert complaint(tree) == (
        f"round 2, before play 1: seat {pick['seat']} cannot pick {pick['card']} now:"
        " the starter is not named yet (R10)"
    )


def test_a_round_whose_starter_is_not_named_ends_the_record() -> None:
    tree = game_tree()
    tree["rounds"][1] = {key: tree["rounds"][1][key] for key in ("dealer", "value", "hands")}
    tree["rounds"][1]["plays"] = []
    assert complaint(tree) == "round 2, play 1: the round is not played to its end (R14)"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_designators_are_picked_in_turn(players: int) -> None:
    options = Options(players, pick_designators=True)
    for number in (1, 2):
        for at in range(5):
            pick = game_tree(options)["rounds"][number - 1]["designators"][at]
            right, card = pick["seat"], pick["card"]
            for wrong in {-1, *range(options.seats + 1)} - {right}:
                tree = game_tree(options)
                tree["rounds"][number - 1]["designators"][at]["seat"] = wrong
                assert complaint(tree) == (
                    f"round {number}, before play 1:"
                    f" seat {wrong} cannot pick {card}: it is seat {right}'s turn (R26)"
                )


@pytest.mark.parametrize("share", ["number", "colour", "both"])
def test_a_number_and_a_colour_are_picked_once(share: str) -> None:
    tree = game_tree(PICKED)
    picks = tree["rounds"][1]["designators"]
    first, taken = picks[1]["card"], " ".join(pick["card"] for pick in picks[:3])
    colours = [colour for colour in "BNYGR" if colour not in taken]
    numbers = [number for number in "123456" if number not in taken]
    colour = colours[0] if share == "number" else first[0]
    number = numbers[0] if share == "colour" else first[1:]
    picks[3]["card"] = colour + number
    assert complaint(tree) == (
        "round 2, before play 1: number and colour must both be free:"
        f" picked {colour}{number}, taken so far {taken} (R26)"
    )


def test_a_number_that_is_not_in_play_cannot_be_picked() -> None:
    tree = game_tree(PICKED)
    tree["rounds"][0]["designators"][0]["card"] = "Y7"
    assert complaint(tree) == (
        "round 1, before play 1: not in play: picked Y7, values are 1 to 6 (R26)"
    )


@pytest.mark.parametrize("picks", [[], [{"seat": 0, "card": "B1"}]], ids=["none", "one"])
@pytest.mark.parametrize("options", [PLAIN, FOR_TWO], ids=option_id)
def test_not_even_an_empty_list_is_picked_without_the_variant(
    options: Options, picks: list[Tree]
) -> None:
    for number in (1, 2):
        tree = game_tree(options)
        tree["rounds"][number - 1]["designators"] = picks
        assert complaint(tree) == (
            f"round {number}, before play 1: designators are picked only in the variant (R26)"
        )


@pytest.mark.parametrize("count", [None, 0, 1, 4])
@pytest.mark.parametrize("players", [2, 4])
def test_nobody_plays_before_five_designators_are_picked(players: int, count: int | None) -> None:
    tree = game_tree(Options(players, pick_designators=True))
    seat = tree["rounds"][1]["designators"][count or 0]["seat"]
    if count is None:
        del tree["rounds"][1]["designators"]
    else:
        del tree["rounds"][1]["designators"][count:]
    assert complaint(tree) == (
        f"round 2, play 1: seat {seat} cannot play {tree['rounds'][1]['plays'][0]} now:"
        " the designators are not picked yet (R26)"
    )


@pytest.mark.parametrize("players", [2, 4])
def test_only_five_designators_are_picked(players: int) -> None:
    tree = game_tree(Options(players, pick_designators=True))
    picks = tree["rounds"][0]["designators"]
    picks.append(picks[0])
    assert complaint(tree) == (
        f"round 1, before play 1: seat {picks[0]['seat']} cannot pick {picks[0]['card']} now:"
        " the round is being played (R14)"
    )
