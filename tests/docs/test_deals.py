"""Tests of `docs/deals.md`: its program deals as the library does, its vectors are true."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ebbes.engine.options import Options
from ebbes.record.certificate import KEY, LAST_PLAYED, LOT, Certificate
from ebbes.record.chance import COMMITMENT_TAG, Chance, commitment, game_key
from ebbes.record.record import FORMAT
from ebbes.rules.codes import code_of, codes_of

PAGE = (Path(__file__).parents[2] / "docs" / "deals.md").read_text(encoding="utf-8")

GAMES = {
    "4 players": Options(4),
    "2 players": Options(2),
    "5 players, more cards": Options(5, more_cards=True),
}


def block(language: str) -> str:
    """The one block of a language on the page."""
    (found,) = re.findall(rf"^```{language}\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
    assert isinstance(found, str)
    return found


def program() -> dict[str, Callable[..., Any]]:
    """The functions of the page's own program."""
    names: dict[str, Any] = {}
    exec(compile(block("python"), "docs/deals.md", "exec"), names)
    return names


def table(columns: int) -> list[list[str]]:
    """The rows of test vectors with so many columns."""
    vectors = PAGE.split("## Test vectors")[1]
    rows = [line.strip("| ").split(" | ") for line in vectors.splitlines() if line[:2] == "| "]
    return [[cell.strip() for cell in row] for row in rows if len(row) == columns][1:]


def common() -> dict[str, bytes]:
    """The vectors that all games share."""
    return {what: bytes.fromhex(value.strip("`")) for what, value in table(2)}


def nonces(options: Options) -> tuple[bytes, ...]:
    """The nonces of the vectors, one per person."""
    given = common()
    own = [given["nonce of person 0"], given["nonce of person 1"]]
    return tuple([*own, *[given["nonces of the others"]] * 3][: options.players])


def vectors(name: str) -> dict[str, str]:
    """The vectors of one game."""
    return {what: value.strip("`") for game, what, value in table(3) if game == name}


def test_the_program_is_short_enough_to_be_read() -> None:
    assert len([line for line in block("python").splitlines() if line]) <= 30


def test_the_vectors_speak_of_exactly_these_games() -> None:
    assert {game for game, _, _ in table(3)} == set(GAMES)
    assert set(common()) == {
        "secret",
        "nonce of person 0",
        "nonce of person 1",
        "nonces of the others",
        "commitment",
    }
    assert common()["nonces of the others"] == bytes(32)
    for name, options in GAMES.items():
        rounds = (1,) if options.more_cards else (1, 2)
        seats = {
            f"round {number}, seat {seat}" for number in rounds for seat in range(options.seats)
        }
        heads = {"key", "block 0 of `round/1`", "dealer", "starter", "numbers"}
        assert set(vectors(name)) == seats | heads


def test_the_commitment_vector_is_true_for_library_and_program() -> None:
    secret = common()["secret"]
    assert commitment(secret) == common()["commitment"]
    assert program()["commitment"](secret) == common()["commitment"]


@pytest.mark.parametrize("name", GAMES)
def test_the_vectors_are_true_for_the_library(name: str) -> None:
    options, expected = GAMES[name], vectors(name)
    key = game_key(common()["secret"], nonces(options))
    assert key.hex() == expected["key"]
    chance = Chance(key, options)
    assert str(chance.first_dealer()) == expected["dealer"]
    assert str(chance.first_starter()) == expected["starter"]
    assert " ".join(str(chance.number(k)) for k in range(1, 6)) == expected["numbers"]
    for what, cards in expected.items():
        if what.startswith("round"):
            number, seat = (int(digits) for digits in re.findall(r"\d+", what))
            dealer = (chance.first_dealer() + number - 1) % options.players
            assert codes_of(chance.hands(number, dealer)[seat]) == cards


@pytest.mark.parametrize("name", GAMES)
def test_the_vectors_are_true_for_the_program(name: str) -> None:
    run, options, expected = program(), GAMES[name], vectors(name)
    key = run["game_key"](common()["secret"], nonces(options))
    assert key.hex() == expected["key"]
    words = run["words"](key, "round/1")
    found = b"".join(next(words).to_bytes(4, "big") for _ in range(8))
    assert found.hex() == expected["block 0 of `round/1`"]
    dealer = run["below"](run["words"](key, "dealer"), options.players)
    assert str(dealer) == expected["dealer"]
    starter = run["below"](run["words"](key, "starter"), options.players)
    assert str(starter) == expected["starter"]
    numbers = run["shuffled"]([1, 2, 3, 4, 5], run["words"](key, "numbers"))
    assert " ".join(map(str, numbers)) == expected["numbers"]
    hands = run["hands"](key, 1, dealer, options.players, options.more_cards)
    for seat in range(options.seats):
        assert " ".join(hands[seat]) == expected[f"round 1, seat {seat}"]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("more_cards", [False, True])
def test_the_program_deals_as_the_library_does(players: int, more_cards: bool) -> None:
    run, options = program(), Options(players, more_cards)
    for salt in range(10):
        secret = bytes([salt]) * 32
        given = [bytes([salt, person]) * 16 for person in range(players)]
        key = game_key(secret, given)
        assert run["commitment"](secret) == commitment(secret)
        assert run["game_key"](secret, given) == key
        chance = Chance(key, options)
        assert run["below"](run["words"](key, "dealer"), players) == chance.first_dealer()
        assert run["below"](run["words"](key, "starter"), players) == chance.first_starter()
        numbers = run["shuffled"]([1, 2, 3, 4, 5], run["words"](key, "numbers"))
        assert numbers == [chance.number(number) for number in range(1, 6)]
        for number in (1, 2, 5, 12):
            for dealer in range(players):
                dealt = chance.hands(number, dealer)
                codes = [[code_of(card) for card in hand] for hand in dealt]
                assert run["hands"](key, number, dealer, players, more_cards) == codes


def test_the_page_names_the_tag_the_labels_and_the_keys_of_the_certificate() -> None:
    assert f"`{COMMITMENT_TAG.decode()}`, {len(COMMITMENT_TAG)} bytes" in PAGE
    for label in ("dealer", "starter", "numbers", "round/k"):
        assert f"| `{label}` |" in PAGE
    shown = json.loads(block("json"))
    assert list(shown) == list(Certificate.of(bytes(32), (bytes(32),)).to_json())
    assert shown["starter"] == LOT
    assert f"`{LOT}`, or `{LAST_PLAYED}`" in PAGE
    assert f"`{FORMAT}`" in PAGE
    assert f"under the key `{KEY}`" in PAGE
