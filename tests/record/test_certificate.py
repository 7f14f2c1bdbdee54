"""Tests of `ebbes.record.certificate`: whatever is tampered with is found."""

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

from ebbes.bots.game import play_game
from ebbes.bots.random import RandomBot
from ebbes.engine.options import Options
from ebbes.record.certificate import LAST_PLAYED, LOT, Certificate, certificate_of, verify
from ebbes.record.chance import Chance, commitment, game_key
from ebbes.record.errors import CertificateError
from ebbes.record.format import format_record
from ebbes.record.log import record_of
from ebbes.record.parse import parse
from ebbes.record.record import Record
from tests.record.games import (
    FOR_TWO,
    NAMES,
    OPTION_SETS,
    PICKED,
    PLAIN,
    Tree,
    certificate,
    from_tree,
    game,
    game_tree,
    told,
)


def refusal(tree: Tree) -> str:
    """Why a record is not verified."""
    record = from_tree(tree)
    with pytest.raises(CertificateError) as caught:
        verify(record)
    return str(caught.value)


def flipped(digits: str, at: int) -> str:
    """A hex text with one digit changed."""
    return f"{digits[:at]}{int(digits[at], 16) ^ 1:x}{digits[at + 1 :]}"


# Certificates that hold


@pytest.mark.parametrize("options", OPTION_SETS, ids=told)
def test_a_game_dealt_from_its_certificate_is_verified(options: Options) -> None:
    for seed in range(1, 4):
        assert verify(game(options, seed)) == certificate(options, seed)
        assert verify(parse(format_record(game(options, seed)))) == certificate(options, seed)


def test_an_unfinished_game_is_verified_as_far_as_it_went() -> None:
    record = game(PLAIN)
    for rounds in range(6):
        assert verify(replace(record, rounds=record.rounds[:rounds])) == certificate(PLAIN, 1)


def test_what_the_players_decide_is_none_of_the_certificates_business() -> None:
    tree = game_tree()
    tree["rounds"][0]["plays"] = []
    tree["rounds"][1]["starter"] = tree["rounds"][2]["chooser"] = 0
    tree["names"] = ["w", "x", "y", "z"]
    assert verify(from_tree(tree)) == certificate(PLAIN, 1)


def test_unknown_keys_in_a_certificate_are_passed_over() -> None:
    tree = game_tree()
    tree["certificate"]["note"] = ["dealt in Speyer"]
    assert verify(from_tree(tree)) == certificate(PLAIN, 1)


def test_a_certificate_holds_its_own_commitment_and_key() -> None:
    secret, nonces = bytes(range(32)), (b"\1" * 32, bytes(32))
    made = Certificate.of(secret, nonces)
    assert made == Certificate(secret, nonces, commitment(secret), LOT)
    assert made.key == game_key(secret, nonces)
    assert Certificate.of(secret, nonces, LAST_PLAYED).starter == LAST_PLAYED


def test_a_certificate_is_written_in_hex_and_read_back() -> None:
    made = Certificate.of(bytes(range(32)), (b"\xab" * 32, bytes(32)), LAST_PLAYED)
    written = made.to_json()
    assert written == {
        "commitment": "ae714b04384c511e0ce0f80b5cc942e4a7c39572a45b97adfc66a91cabc19f65",
        "secret": "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f",
        "nonces": ["ab" * 32, "00" * 32],
        "starter": "last-played",
    }
    assert certificate_of(Record(FOR_TWO, ("a", "b", "v"), extra={"certificate": written})) == made


# Tampering with the certificate


@pytest.mark.parametrize("at", [0, 31, 63])
@pytest.mark.parametrize("field", ["secret", "commitment"])
def test_another_secret_or_commitment_is_found(field: str, at: int) -> None:
    tree = game_tree()
    tree["certificate"][field] = flipped(tree["certificate"][field], at)
    assert refusal(tree) == "the commitment does not belong to the secret"


@pytest.mark.parametrize("at", [0, 63])
@pytest.mark.parametrize("person", [0, 1, 2, 3])
def test_another_nonce_is_found(person: int, at: int) -> None:
    tree = game_tree()
    nonces = tree["certificate"]["nonces"]
    nonces[person] = flipped(nonces[person], at)
    assert refusal(tree).startswith("round 1: the ")
    assert refusal(tree).endswith(" does not follow from the certificate")


def test_nonces_in_another_order_are_found() -> None:
    tree = game_tree()
    tree["certificate"]["nonces"].reverse()
    assert refusal(tree).startswith("round 1: the ")


def test_the_certificate_of_another_game_is_found() -> None:
    tree = game_tree()
    tree["certificate"] = certificate(PLAIN, 2).to_json()
    assert refusal(tree).startswith("round 1: the ")


# Tampering with the deals


@pytest.mark.parametrize("options", [PLAIN, FOR_TWO, PICKED], ids=told)
def test_another_first_dealer_is_found(options: Options) -> None:
    right = game(options).rounds[0].dealer
    for dealer in {-1, *range(options.seats + 1)} - {right}:
        tree = game_tree(options)
        tree["rounds"][0]["dealer"] = dealer
        assert refusal(tree) == "round 1: the dealer does not follow from the certificate"


@pytest.mark.parametrize("options", [PLAIN, FOR_TWO, PICKED], ids=told)
def test_another_later_dealer_is_found_by_the_hands(options: Options) -> None:
    for number in range(2, len(game(options).rounds) + 1):
        right = game(options).rounds[number - 1].dealer
        for dealer in set(range(options.players)) - {right}:
            tree = game_tree(options)
            tree["rounds"][number - 1]["dealer"] = dealer
            assert refusal(tree) == (
                f"round {number}: the hands does not follow from the certificate"
            )


@pytest.mark.parametrize("options", [PLAIN, FOR_TWO, PICKED], ids=told)
def test_another_first_starter_is_found_where_it_was_drawn_by_lot(options: Options) -> None:
    right = game(options).rounds[0].starter
    for starter in {None, *range(options.seats)} - {right}:
        tree = game_tree(options)
        tree["rounds"][0]["starter"] = starter
        if starter is None:
            del tree["rounds"][0]["starter"]
        assert refusal(tree) == "round 1: the starter does not follow from the certificate"


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_another_number_designator_is_found(number: int) -> None:
    right = game(PLAIN).rounds[number - 1].value
    for value in {None, 0, 1, 2, 3, 4, 5, 6} - {right}:
        tree = game_tree()
        tree["rounds"][number - 1]["value"] = value
        if value is None:
            del tree["rounds"][number - 1]["value"]
        assert refusal(tree) == (
            f"round {number}: the number designator does not follow from the certificate"
        )


def test_a_number_designator_where_designators_are_picked_is_found() -> None:
    tree = game_tree(PICKED)
    tree["rounds"][1]["value"] = 1
    assert refusal(tree) == ("round 2: the number designator does not follow from the certificate")


def _swap_neighbours(hands: list[list[str]], seat: int) -> None:
    hands[seat][0], hands[seat][1] = hands[seat][1], hands[seat][0]


def _exchange_a_card(hands: list[list[str]], seat: int) -> None:
    other = seat - 1
    hands[seat][-1], hands[other][-1] = hands[other][-1], hands[seat][-1]


def _exchange_hands(hands: list[list[str]], seat: int) -> None:
    hands[seat], hands[seat - 1] = hands[seat - 1], hands[seat]


def _lose_a_card(hands: list[list[str]], seat: int) -> None:
    hands[seat].pop()


def _deal_a_card_twice(hands: list[list[str]], seat: int) -> None:
    hands[seat].append(hands[seat][0])


def _lose_a_hand(hands: list[list[str]], seat: int) -> None:
    del hands[seat]


@pytest.mark.parametrize(
    "bend",
    [
        _swap_neighbours,
        _exchange_a_card,
        _exchange_hands,
        _lose_a_card,
        _deal_a_card_twice,
        _lose_a_hand,
    ],
)
@pytest.mark.parametrize("options", [PLAIN, FOR_TWO, Options(5, True, True)], ids=told)
def test_other_hands_are_found_in_every_round_at_every_seat(
    options: Options, bend: Callable[[list[list[str]], int], None]
) -> None:
    for number in range(1, len(game(options).rounds) + 1):
        for seat in range(options.seats):
            tree = game_tree(options)
            bend(tree["rounds"][number - 1]["hands"], seat)
            assert refusal(tree) == (
                f"round {number}: the hands does not follow from the certificate"
            )


def test_a_round_left_out_is_found() -> None:
    tree = game_tree()
    del tree["rounds"][1]
    assert refusal(tree).startswith("round 2: the ")


def test_rounds_in_another_order_are_found() -> None:
    tree = game_tree(PICKED)
    tree["rounds"][2], tree["rounds"][3] = tree["rounds"][3], tree["rounds"][2]
    assert refusal(tree) == "round 3: the hands does not follow from the certificate"


# The first starter who had played last


def _started_by_who_played_last(starter: int) -> Record:
    bound = Certificate.of(bytes(32), (bytes(32),) * 4, LAST_PLAYED)
    chance = Chance(bound.key, PLAIN)
    bots = [RandomBot()] * 4
    log = play_game(PLAIN, bots, Random(1), lambda state: chance.deal(state, starter))
    return record_of(PLAIN, NAMES[:4], log, {"certificate": bound.to_json()})


def test_who_played_last_may_start_and_cannot_be_recomputed() -> None:
    for starter in range(4):
        assert verify(_started_by_who_played_last(starter)).starter == LAST_PLAYED


def test_a_starter_by_the_last_game_does_not_pass_for_one_by_lot() -> None:
    drawn = Chance(Certificate.of(bytes(32), (bytes(32),) * 4).key, PLAIN).first_starter()
    for starter in range(4):
        record = _started_by_who_played_last(starter)
        written = record.extra["certificate"]
        assert isinstance(written, dict)
        lot = replace(record, extra={"certificate": {**written, "starter": LOT}})
        if starter == drawn:
            assert verify(lot).starter == LOT
        else:
            with pytest.raises(CertificateError, match=r"^round 1: the starter does not follow"):
                verify(lot)


# No certificate, or none that can be read


def test_a_record_without_certificate_is_not_verified() -> None:
    tree = game_tree()
    del tree["certificate"]
    assert refusal(tree) == "the record carries no 'certificate'"


@pytest.mark.parametrize(
    ("value", "told"),
    [(None, "None"), (True, "True"), (1, "1"), ("00" * 32, "'" + "0" * 36 + "..."), ([], "list")],
)
def test_a_certificate_is_an_object(value: object, told: str) -> None:
    tree = game_tree()
    tree["certificate"] = value
    assert refusal(tree) == f"the certificate must be an object, not {told}"


@pytest.mark.parametrize("field", ["secret", "commitment", "nonces", "starter"])
def test_a_certificate_has_all_its_fields(field: str) -> None:
    tree = game_tree()
    del tree["certificate"][field]
    assert refusal(tree) == f"the certificate has no {field!r}"


MALFORMED: list[object] = [
    None,
    True,
    0,
    1.5,
    [],
    {},
    "",
    "00" * 31,
    "00" * 33,
    "AB" * 32,
    "ab" * 31 + "aB",
    "0x" + "00" * 31,
    " " + "0" * 63,
    "0" * 63 + "\n",
    "0" * 63 + "g",
    "\uff10" * 64,
    "0_" * 32,
]


@pytest.mark.parametrize("value", MALFORMED, ids=ascii)
@pytest.mark.parametrize("field", ["secret", "commitment"])
def test_secret_and_commitment_are_64_lower_case_hex_digits(field: str, value: object) -> None:
    tree = game_tree()
    tree["certificate"][field] = value
    assert refusal(tree) == f"the {field} must be 64 lower-case hex digits"


@pytest.mark.parametrize("value", [text for text in MALFORMED if isinstance(text, str)], ids=ascii)
def test_every_nonce_is_64_lower_case_hex_digits(value: str) -> None:
    for person in range(4):
        tree = game_tree()
        tree["certificate"]["nonces"][person] = value
        assert refusal(tree) == "the nonce must be 64 lower-case hex digits"


@pytest.mark.parametrize(
    ("value", "why"),
    [
        (None, "must be a list, not None"),
        ("00" * 32, "must be a list, not '" + "0" * 36 + "..."),
        ({}, "must be a list, not dict"),
        ([0, 0, 0, 0], "must be a list of strings, but holds 0"),
        (["00" * 32, None], "must be a list of strings, but holds None"),
    ],
)
def test_nonces_are_a_list_of_texts(value: object, why: str) -> None:
    tree = game_tree()
    tree["certificate"]["nonces"] = value
    assert refusal(tree) == f"the certificate: 'nonces' {why}"


@pytest.mark.parametrize(("players", "count"), [(2, 3), (2, 1), (3, 2), (4, 5), (5, 0)])
def test_there_are_as_many_nonces_as_people(players: int, count: int) -> None:
    tree = game_tree(Options(players))
    tree["certificate"]["nonces"] = ["00" * 32] * count
    assert refusal(tree) == f"{players} people need as many nonces, not {count}"


@pytest.mark.parametrize(
    ("value", "told"),
    [(None, "None"), ("Lot", "'Lot'"), ("", "''"), (0, "0"), ([], "list"), ({"a": 1}, "dict")],
)
def test_the_starter_is_by_lot_or_by_the_last_game(value: object, told: str) -> None:
    tree = game_tree()
    tree["certificate"]["starter"] = value
    assert refusal(tree) == f"the starter is by 'lot' or 'last-played', not {told}"
