"""Tests of `ebbes.record.certificate`: whatever is tampered with is found."""

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

from ebbes.bots.game import play_game
from ebbes.bots.random import RandomBot
from ebbes.engine.errors import EbbesError
from ebbes.engine.options import Options
from ebbes.json_types import Json
from ebbes.record.certificate import LAST_PLAYED, LOT, Certificate, certificate_of, verify
from ebbes.record.chance import Chance, commitment, game_key
from ebbes.record.errors import BrokenRecord, CertificateError
from ebbes.record.fields import shown
from ebbes.record.format import format_record
from ebbes.record.log import record_of
from ebbes.record.parse import parse
from ebbes.record.record import Record
from ebbes.rules.codes import codes_of
from tests.record.games import (
    FOR_TWO,
    NAMES,
    PICKED,
    PLAIN,
    Tree,
    certificate,
    from_tree,
    game,
    game_tree,
)
from tests.support import every_option_set, option_id


def refusal(tree: Tree, kind: type[EbbesError] = CertificateError) -> str:
    """Why a record is not verified."""
    record = from_tree(tree)
    with pytest.raises(kind) as caught:
        verify(record)
    return str(caught.value)


def otherwise(number: int, what: str) -> str:
    """What is said of a round that was not dealt like this."""
    return f"round {number}: {what} not as the certificate deals"


def flipped(digits: str, at: int) -> str:
    """A hex text with one digit changed."""
    return f"{digits[:at]}{int(digits[at], 16) ^ 1:x}{digits[at + 1 :]}"


# Certificates that hold


@every_option_set
def test_a_game_dealt_from_its_certificate_is_verified(options: Options) -> None:
    for seed in range(1, 4):
        assert verify(game(options, seed)) == certificate(options, seed)
        assert verify(parse(format_record(game(options, seed)))) == certificate(options, seed)


def test_an_unfinished_game_is_verified_as_far_as_it_went() -> None:
    record = game(PLAIN)
    for rounds in range(6):
        assert verify(replace(record, rounds=record.rounds[:rounds])) == certificate(PLAIN, 1)


def test_what_the_players_decide_is_none_of_the_certificates_business() -> None:
    bound = certificate(PLAIN, 1)
    chance = Chance(bound.key, PLAIN)
    played = set()
    for seed in range(3):
        log = play_game(PLAIN, [RandomBot()] * 4, Random(seed), chance.deal)
        record = record_of(PLAIN, ("w", "x", "y", "z"), log, game(PLAIN).extra)
        assert verify(record) == bound
        played.add(tuple((entry.starter, entry.chooser, entry.plays) for entry in record.rounds))
    assert len(played) == 3


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


def test_a_nonce_that_did_not_come_is_written_and_read_back() -> None:
    made = Certificate(bytes(32), (b"\1" * 32, bytes(32)), commitment(bytes(32)), LOT, (1,))
    written = made.to_json()
    assert written["missing"] == [1]
    assert certificate_of(Record(FOR_TWO, ("a", "b", "v"), extra={"certificate": written})) == made
    assert made.without == ()
    assert replace(made, missing=()).without == (1,)


@pytest.mark.parametrize(
    ("missing", "complaint"),
    [
        (0, "must be a list, not 0"),
        ([True], "must be a whole number, not true"),
        ([4], "missing are seats of 4 people, each once"),
        ([-1], "missing are seats of 4 people, each once"),
        ([0, 0], "missing are seats of 4 people, each once"),
        ([1], "the nonce of person 1 is there, and said to be missing"),
    ],
)
def test_what_is_said_to_be_missing_is_seats_without_a_nonce(missing: Json, complaint: str) -> None:
    tree = game_tree()
    tree["certificate"]["missing"] = missing
    with pytest.raises(CertificateError, match=complaint):
        verify(from_tree(tree))


def test_a_seed_gives_secret_and_nonces_all_different_and_always_the_same() -> None:
    made = Certificate.from_seed("7/0", 5)
    assert made == Certificate.from_seed("7/0", 5)
    assert made == Certificate.of(made.secret, made.nonces, LOT)
    others = [Certificate.from_seed(seed, 5) for seed in ("7/1", "7", "")]
    found = [each for one in (made, *others) for each in (one.secret, *one.nonces)]
    assert len(set(found)) == len(found) == 4 * 6
    assert all(len(each) == 32 for each in found)


def test_a_person_more_does_not_change_what_a_seed_gives_the_others() -> None:
    for players in (2, 3, 4):
        fewer, more = (Certificate.from_seed("7", number) for number in (players, players + 1))
        assert (more.secret, more.nonces[:players]) == (fewer.secret, fewer.nonces)
        assert len(fewer.nonces) == players


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
    assert refusal(tree).startswith("round 1: ")
    assert refusal(tree).endswith(" not as the certificate deals")


def test_nonces_in_another_order_are_found() -> None:
    tree = game_tree()
    tree["certificate"]["nonces"].reverse()
    assert refusal(tree).startswith("round 1: ")


def test_the_certificate_of_another_game_is_found() -> None:
    tree = game_tree()
    tree["certificate"] = certificate(PLAIN, 2).to_json()
    assert refusal(tree).startswith("round 1: ")


# Tampering with the deals


@pytest.mark.parametrize("options", [PLAIN, FOR_TWO, PICKED], ids=option_id)
def test_another_dealer_is_found_in_every_round_whoever_it_is(options: Options) -> None:
    for number in range(1, len(game(options).rounds) + 1):
        right = game(options).rounds[number - 1].dealer
        for dealer in {-1, 7, right + options.players, *range(options.seats + 1)} - {right}:
            tree = game_tree(options)
            tree["rounds"][number - 1]["dealer"] = dealer
            assert refusal(tree) == otherwise(number, "dealer")


@pytest.mark.parametrize("options", [PLAIN, FOR_TWO, PICKED], ids=option_id)
def test_another_first_starter_is_found_where_it_was_drawn_by_lot(options: Options) -> None:
    right = game(options).rounds[0].starter
    for starter in {None, *range(options.seats)} - {right}:
        tree = game_tree(options)
        tree["rounds"][0]["starter"] = starter
        if starter is None:
            del tree["rounds"][0]["starter"]
        assert refusal(tree) == otherwise(1, "starter")


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_another_number_designator_is_found(number: int) -> None:
    right = game(PLAIN).rounds[number - 1].value
    for value in {None, 0, 1, 2, 3, 4, 5, 6} - {right}:
        tree = game_tree()
        tree["rounds"][number - 1]["value"] = value
        if value is None:
            del tree["rounds"][number - 1]["value"]
        assert refusal(tree) == otherwise(number, "number designator")


def test_a_number_designator_where_designators_are_picked_is_found() -> None:
    tree = game_tree(PICKED)
    tree["rounds"][1]["value"] = 1
    assert refusal(tree) == otherwise(2, "number designator")


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
@pytest.mark.parametrize("options", [PLAIN, FOR_TWO, Options(5, True, True)], ids=option_id)
def test_other_hands_are_found_in_every_round_at_every_seat(
    options: Options, bend: Callable[[list[list[str]], int], None]
) -> None:
    for number in range(1, len(game(options).rounds) + 1):
        for seat in range(options.seats):
            tree = game_tree(options)
            bend(tree["rounds"][number - 1]["hands"], seat)
            assert refusal(tree) == otherwise(number, "hands")


def test_a_round_left_out_is_found() -> None:
    tree = game_tree()
    del tree["rounds"][1]
    assert refusal(tree) == otherwise(2, "dealer")


def test_rounds_in_another_order_are_found() -> None:
    tree = game_tree(PICKED)
    tree["rounds"][2], tree["rounds"][3] = tree["rounds"][3], tree["rounds"][2]
    assert refusal(tree) == otherwise(3, "dealer")


# Rules, which a certificate does not replace


def test_every_deal_is_looked_at_before_the_first_rule() -> None:
    tree = game_tree()
    tree["rounds"][0]["plays"][0] = "R15"
    hands = tree["rounds"][4]["hands"]
    hands[0], hands[1] = hands[1], hands[0]
    assert refusal(tree) == otherwise(5, "hands")


@pytest.mark.parametrize("options", [PLAIN, FOR_TWO, PICKED], ids=option_id)
def test_a_game_that_breaks_a_rule_is_not_verified(options: Options) -> None:
    tree = game_tree(options)
    tree["rounds"][1]["plays"][0] = "R15"
    assert refusal(tree, BrokenRecord).startswith("round 2, play 1: ")


@pytest.mark.parametrize("options", [PLAIN, FOR_TWO, PICKED], ids=option_id)
def test_a_round_cut_short_before_another_is_not_verified(options: Options) -> None:
    tree = game_tree(options)
    tree["rounds"][0]["plays"] = []
    assert refusal(tree, BrokenRecord) == (
        "round 1, play 1: the round is not played to its end (R14)"
    )


@pytest.mark.parametrize("options", [PLAIN, FOR_TWO, PICKED], ids=option_id)
def test_no_round_is_verified_after_the_last(options: Options) -> None:
    tree = game_tree(options)
    for _ in range(2):
        tree["rounds"].append(tree["rounds"][-1])
        assert refusal(tree, BrokenRecord).startswith("round 6, before play 1: ")


def test_no_round_is_verified_after_the_goal_however_well_it_is_dealt() -> None:
    options = Options(4, False, True, 9, 4, -1000)
    tree, chance = game_tree(options), Chance(certificate(options, 1).key, options)
    played = len(tree["rounds"])
    assert played < 9
    dealer = (tree["rounds"][-1]["dealer"] + 1) % 4
    hands = [codes_of(hand).split() for hand in chance.hands(played + 1, dealer)]
    tree["rounds"].append({"dealer": dealer, "hands": hands, "plays": []})
    assert refusal(tree, BrokenRecord) == (
        f"round {played + 1}, before play 1: seat {dealer} cannot deal now: the game is over (R28)"
    )


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
            with pytest.raises(CertificateError, match=r"^round 1: starter not as"):
                verify(lot)


# No certificate, or none that can be read


def test_a_record_without_certificate_is_not_verified() -> None:
    tree = game_tree()
    del tree["certificate"]
    assert refusal(tree) == "the record carries no 'certificate'"


@pytest.mark.parametrize(
    ("value", "told"),
    [
        (None, "null"),
        (True, "true"),
        (1, "1"),
        ("00" * 32, '"' + "0" * 36 + "..."),
        ([], "a list"),
    ],
)
def test_a_certificate_is_an_object(value: object, told: str) -> None:
    tree = game_tree()
    tree["certificate"] = value
    assert refusal(tree) == f"the certificate must be an object, not {told}"


@pytest.mark.parametrize("field", ["secret", "commitment", "nonces", "starter"])
def test_a_certificate_has_all_its_fields(field: str) -> None:
    tree = game_tree()
    del tree["certificate"][field]
    assert refusal(tree) == f"the certificate: {field!r} is missing"


MALFORMED: dict[str, Json] = {
    "null": None,
    "true": True,
    "a number": 0,
    "a fraction": 1.5,
    "a list": [],
    "an object": {},
    "nothing": "",
    "too short": "00" * 31,
    "too long": "00" * 33,
    "capitals": "AB" * 32,
    "a capital": "ab" * 31 + "aB",
    "a prefix": "0x" + "00" * 31,
    "a blank": " " + "0" * 63,
    "a line end": "0" * 63 + "\n",
    "a wrong digit": "0" * 63 + "g",
    "wide digits": "\uff10" * 64,
    "underscores": "0_" * 32,
}


@pytest.mark.parametrize("value", MALFORMED.values(), ids=MALFORMED.keys())
@pytest.mark.parametrize("field", ["secret", "commitment"])
def test_secret_and_commitment_are_64_lower_case_hex_digits(field: str, value: Json) -> None:
    tree = game_tree()
    tree["certificate"][field] = value
    assert refusal(tree) == f"the {field} must be 64 lower-case hex digits, not {shown(value)}"


@pytest.mark.parametrize("what", [what for what, it in MALFORMED.items() if isinstance(it, str)])
def test_every_nonce_is_64_lower_case_hex_digits(what: str) -> None:
    value = MALFORMED[what]
    for person in range(4):
        tree = game_tree()
        tree["certificate"]["nonces"][person] = value
        assert refusal(tree) == (
            f"the nonce of person {person} must be 64 lower-case hex digits, not {shown(value)}"
        )


@pytest.mark.parametrize(
    ("value", "why"),
    [
        (None, "must be a list, not null"),
        ("00" * 32, 'must be a list, not "' + "0" * 36 + "..."),
        ({}, "must be a list, not an object"),
        ([0, 0, 0, 0], "must be a list of strings, but holds 0"),
        (["00" * 32, None], "must be a list of strings, but holds null"),
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
    [
        (None, "null"),
        ("Lot", '"Lot"'),
        ("", '""'),
        (0, "0"),
        ([], "a list"),
        ({"a": 1}, "an object"),
    ],
)
def test_the_starter_is_by_lot_or_by_the_last_game(value: object, told: str) -> None:
    tree = game_tree()
    tree["certificate"]["starter"] = value
    assert refusal(tree) == f"the starter is by 'lot' or 'last-played', not {told}"
