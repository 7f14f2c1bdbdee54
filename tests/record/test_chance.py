"""Tests of `ebbes.record.chance`: a second dealer, fixed vectors, the laws of chance."""

import hashlib
import hmac
from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ebbes.engine.commands import Deal
from ebbes.engine.decide import step
from ebbes.engine.legal import legal_commands
from ebbes.engine.options import Options
from ebbes.engine.state import State, new_game
from ebbes.record import chance as chance_module
from ebbes.record.chance import Chance, Stream, commitment, game_key
from ebbes.rules.codes import CARDS, codes_of
from tests.record.games import PICKED, PLAIN, certificate, game
from tests.support import ALL_OPTIONS, every_option_set

SECRET = bytes(range(32))
NONCES = (bytes(range(32, 64)), bytes(range(64, 96)), bytes(32), bytes(32))
KEY = "c967833fcf3229b3db4eb207299fd0e0c9c3782f0eac4e6e29235cba2267684b"
KEY_FOR_TWO = "66cd0ee63055effd24c52b90779f9a43e1e1532844604980435267fcb4517027"


# A second dealer, after docs/deals.md


def naive_word(key: bytes, label: str, index: int) -> int:
    data = key + label.encode() + b"/" + str(index // 8).encode()
    return int(hashlib.sha256(data).hexdigest()[index % 8 * 8 :][:8], 16)


def naive_shuffle(key: bytes, label: str, items: list[str]) -> list[str]:
    index, position = 0, len(items) - 1
    while position > 0:
        word, choices = naive_word(key, label, index), position + 1
        index += 1
        if word // choices < 2**32 // choices:
            chosen = items[word % choices]
            items[word % choices], items[position] = items[position], chosen
            position -= 1
    return items


def naive_hands(key: bytes, number: int, dealer: int, options: Options) -> list[list[str]]:
    order = [2, 1 - dealer, dealer]
    if options.players > 2:
        order = [*range(dealer + 1, options.players), *range(dealer + 1)]
    top = len(order) * (3 if options.more_cards else 2)
    deck = [letter + str(value) for letter in "BNYGR" for value in range(1, top + 1)]
    hands: list[list[str]] = [[] for _ in order]
    for at, card in enumerate(naive_shuffle(key, f"round/{number}", deck)):
        hands[order[at % len(order)]].append(card)
    return hands


KEYS = st.binary(min_size=32, max_size=32)


@given(KEYS, st.sampled_from(ALL_OPTIONS), st.integers(1, 40), st.integers(0, 4))
def test_hands_are_those_of_the_second_dealer(
    key: bytes, options: Options, number: int, seat: int
) -> None:
    dealer = seat % options.players
    dealt = Chance(key, options).hands(number, dealer)
    assert [codes_of(hand).split() for hand in dealt] == naive_hands(key, number, dealer, options)


@given(KEYS, st.sampled_from(ALL_OPTIONS))
def test_numbers_dealer_and_starter_are_those_of_the_second_dealer(
    key: bytes, options: Options
) -> None:
    chance = Chance(key, options)
    assert chance.first_dealer() == naive_word(key, "dealer", 0) % options.players
    assert chance.first_starter() == naive_word(key, "starter", 0) % options.players
    numbers = [chance.number(number) for number in range(1, 6)]
    if options.pick_designators:
        assert numbers == [None] * 5
    else:
        assert [str(number) for number in numbers] == naive_shuffle(key, "numbers", list("12345"))


# Fixed vectors, which stand in docs/deals.md too


def test_the_commitment_and_the_key_are_these() -> None:
    assert commitment(SECRET).hex() == (
        "ae714b04384c511e0ce0f80b5cc942e4a7c39572a45b97adfc66a91cabc19f65"
    )
    assert game_key(SECRET, NONCES).hex() == KEY
    assert game_key(SECRET, NONCES[:2]).hex() == KEY_FOR_TWO


def test_the_first_words_of_a_stream_are_these() -> None:
    stream = Stream(bytes.fromhex(KEY), "round/1")
    first = b"".join(stream.below(2**32).to_bytes(4, "big") for _ in range(8))
    assert first.hex() == "9a54d08e9f8e70de73712d4094614ab721f751a3999757da056da0ded7a17312"
    second = hashlib.sha256(bytes.fromhex(KEY) + b"round/1/1").digest()
    assert stream.below(2**32) == int.from_bytes(second[:4], "big")


def test_a_game_for_four_is_dealt_like_this() -> None:
    chance = Chance(bytes.fromhex(KEY), PLAIN)
    assert (chance.first_dealer(), chance.first_starter()) == (0, 3)
    assert [chance.number(number) for number in range(1, 6)] == [5, 3, 1, 4, 2]
    assert [codes_of(hand) for hand in chance.hands(1, 0)] == [
        "G2 Y6 N7 G6 N8 B8 G4 Y8 R4 R7",
        "Y1 G3 R2 B1 B3 G7 G1 B7 B6 Y5",
        "N4 Y2 G5 Y7 N3 G8 Y3 N2 R5 R3",
        "N5 B4 R8 Y4 R1 B5 N6 B2 R6 N1",
    ]


def test_a_game_for_two_is_dealt_like_this() -> None:
    chance = Chance(bytes.fromhex(KEY_FOR_TWO), Options(2))
    assert (chance.first_dealer(), chance.first_starter()) == (0, 0)
    assert [codes_of(hand) for hand in chance.hands(2, 1)] == [
        "Y3 G4 R4 R1 R5 N2 G3 Y2 Y1 G6",
        "Y5 B1 B2 B4 N5 R3 R2 B5 B3 N1",
        "N4 G5 Y4 G2 Y6 G1 B6 R6 N6 N3",
    ]


def test_the_key_is_an_hmac_over_all_nonces_in_their_order() -> None:
    expected = hmac.new(SECRET, b"".join(NONCES), "sha256").digest()
    assert game_key(SECRET, iter(NONCES)) == expected
    assert game_key(SECRET, NONCES[::-1]) != expected
    assert game_key(SECRET[::-1], NONCES) != expected


# Every number is as likely as the next


def given_words(monkeypatch: pytest.MonkeyPatch, *words: int) -> Stream:
    """A stream of chosen words."""

    def chosen(key: bytes, label: str) -> Iterator[int]:
        return iter(words)

    monkeypatch.setattr(chance_module, "_words", chosen)
    return Stream(b"", "")


@pytest.mark.parametrize("bound", [3, 5, 6, 7, 10, 15, 40, 75, 2**31 + 1, 3 * 2**30, 2**32 - 1])
def test_words_beyond_the_last_full_run_are_passed_over(
    bound: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    beyond = 2**32 // bound * bound
    assert beyond < 2**32
    stream = given_words(monkeypatch, beyond, 2**32 - 1, beyond - 1, beyond, 0, bound - 1)
    assert [stream.below(bound) for _ in range(3)] == [bound - 1, 0, bound - 1]


@pytest.mark.parametrize("bound", [1, 2, 4, 8, 64, 2**31, 2**32])
def test_no_word_is_passed_over_when_all_runs_are_full(
    bound: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    stream = given_words(monkeypatch, 2**32 - 1, 0, 2**32 - bound, 2**32 - 2)
    expected = [bound - 1, 0, 0, (2**32 - 2) % bound]
    assert [stream.below(bound) for _ in range(4)] == expected


def test_a_shuffle_swaps_from_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    stream = given_words(monkeypatch, 5, 1, 0, 2)
    assert stream.shuffled("abcde") == ["d", "c", "e", "b", "a"]


def test_a_shuffle_leaves_what_it_is_given_and_takes_a_word_per_swap(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    stream = given_words(monkeypatch, 0, 0)
    items = [1, 2, 3]
    assert stream.shuffled(items) == [2, 3, 1]
    assert items == [1, 2, 3]
    with pytest.raises(StopIteration):
        stream.below(1)
    assert given_words(monkeypatch).shuffled(["only"]) == ["only"]
    assert given_words(monkeypatch).shuffled([]) == []


@pytest.mark.parametrize("bound", [2, 3, 5, 7, 12, 15])
def test_numbers_below_a_bound_come_equally_often(bound: int) -> None:
    stream = Stream(b"fair", f"bound {bound}")
    found = Counter(stream.below(bound) for _ in range(1000 * bound))
    assert set(found) == set(range(bound))
    assert all(850 < times < 1150 for times in found.values())


def test_a_bound_that_passes_over_a_quarter_of_all_words_is_fair_too() -> None:
    stream = Stream(b"fair", "three quarters")
    found = Counter(stream.below(3 * 2**30) >> 30 for _ in range(3000))
    assert all(850 < found[part] < 1150 for part in range(3))


def test_every_order_of_five_comes_equally_often() -> None:
    orders = Counter(
        tuple(Stream(key.to_bytes(4, "big"), "numbers").shuffled(range(5))) for key in range(12_000)
    )
    assert len(orders) == 120
    assert all(60 < times < 145 for times in orders.values())


def test_every_card_comes_to_every_seat_equally_often() -> None:
    found: Counter[tuple[int, int]] = Counter()
    for key in range(1000):
        hands = Chance(key.to_bytes(4, "big"), PLAIN).hands(1, 0)
        found.update((seat, card) for seat, hand in enumerate(hands) for card in hand)
    assert len(found) == 4 * 40
    assert all(180 < times < 320 for times in found.values())


def test_every_person_deals_and_starts_equally_often_and_the_virtual_player_never() -> None:
    for players in (2, 3, 4, 5):
        chances = [Chance(key.to_bytes(4, "big"), Options(players)) for key in range(300 * players)]
        dealers = Counter(chance.first_dealer() for chance in chances)
        starters = Counter(chance.first_starter() for chance in chances)
        together = Counter((each.first_dealer(), each.first_starter()) for each in chances)
        assert set(dealers) == set(starters) == set(range(players))
        assert all(220 < times < 380 for times in [*dealers.values(), *starters.values()])
        assert len(together) == players * players


# What a deal is made of


def test_every_label_and_every_round_has_a_stream_of_its_own() -> None:
    labels = ["dealer", "starter", "numbers", *(f"round/{number}" for number in range(1, 40))]
    first = {Stream(b"key", label).below(2**32) for label in labels}
    assert len(first) == len(labels)


def test_the_same_key_always_gives_the_same_game() -> None:
    for options in ALL_OPTIONS:
        one, other = Chance(b"key", options), Chance(b"key", options)
        other.hands(3, 0)
        assert one.hands(1, 1) == other.hands(1, 1)
        assert one.number(4) == other.number(4)
        assert one.first_dealer() == other.first_dealer()


@every_option_set
def test_cards_are_dealt_one_by_one_from_the_dealers_left(options: Options) -> None:
    """With two people the virtual player sits left of whoever deals (R30)."""
    for dealer in range(options.players):
        hands = Chance(b"key", options).hands(1, dealer)
        top = options.seats * (3 if options.more_cards else 2)
        deck = [CARDS[f"{suit}{value}"] for suit in "BNYGR" for value in range(1, top + 1)]
        pile = iter(Stream(b"key", "round/1").shuffled(deck))
        order = [2, 1 - dealer, dealer]
        if options.players > 2:
            order = [(dealer + steps) % options.players for steps in range(1, options.seats + 1)]
        for card in range(options.hand_size):
            for seat in order:
                assert hands[seat][card] == next(pile)


def test_the_first_deal_draws_the_dealer_and_the_starter() -> None:
    for options in ALL_OPTIONS:
        chance = Chance(b"key", options)
        dealer = chance.first_dealer()
        assert chance.deal(new_game(options)) == Deal(
            dealer, chance.hands(1, dealer), chance.number(1), chance.first_starter()
        )


def test_who_played_last_starts_instead_of_the_lot() -> None:
    chance = Chance(b"key", PLAIN)
    for seat in range(4):
        assert chance.deal(new_game(PLAIN), seat).starter == seat


def test_later_deals_go_round_the_table_and_name_no_starter() -> None:
    for options in (PLAIN, PICKED, Options(2)):
        chance = Chance(b"key", options)
        state = _after_a_round(options, chance)
        first = state.setup.dealer
        dealer = (first + 1) % options.players
        expected = Deal(dealer, chance.hands(2, dealer), chance.number(2), None)
        assert chance.deal(state) == expected
        assert chance.deal(state, 1) == expected


def _after_a_round(options: Options, chance: Chance) -> State:
    """A game waiting for its second deal."""
    state = step(new_game(options), chance.deal(new_game(options)))[0]
    while state.score.rounds == 0:
        state = step(state, legal_commands(state)[0])[0]
    return state


def test_a_whole_game_is_dealt_by_its_key() -> None:
    for options in ALL_OPTIONS:
        record = game(options)
        chance = Chance(certificate(options, 1).key, options)
        for number, entry in enumerate(record.rounds, start=1):
            assert entry.hands == chance.hands(number, entry.dealer)
            assert entry.value == chance.number(number)
