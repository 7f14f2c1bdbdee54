"""Tests of `ebbes.research.memory`: perfect recall, and nothing that a seat was not told."""

from random import Random

from ebbes.engine.errors import RuleError
from ebbes.engine.events import Dealt, Event
from ebbes.engine.options import Options
from ebbes.engine.view import view_event
from ebbes.research.encoding import Encoding, empty_pieces
from ebbes.research.table import CHANCE, GAME, Table, new_table
from ebbes.research.text import view_text
from ebbes.rules.seats import Seat
from tests.research.tables import decisions, random_tables
from tests.support import some_option_sets


def told(log: tuple[Event, ...], seat: Seat) -> tuple[str, ...]:
    """What a seat was told, its hands sorted as it holds them."""
    return tuple(_told(event, seat) for event in log)


def _told(event: Event, seat: Seat) -> str:
    if isinstance(event, Dealt):
        hands = tuple(tuple(sorted(hand)) for hand in event.hands)
        event = Dealt(event.dealer, hands, event.virtual)
    return repr(view_event(event, seat))


@some_option_sets
def test_texts_differ_exactly_when_a_seat_was_told_different_things(options: Options) -> None:
    texts: dict[tuple[Seat, tuple[str, ...]], str] = {}
    for seed in (1, 2):
        for table in list(random_tables(options, Random(seed), GAME))[::7]:
            for seat in range(options.players):
                key = (seat, told(table.memory.log, seat))
                assert texts.setdefault(key, table.memory.text(seat)) == table.memory.text(seat)
    assert len(set(texts.values())) == len(texts)


def known(table: Table, seat: Seat) -> list[object]:
    """All that an adapter would give to a seat."""
    encoding = Encoding(table.state.options)
    rows = encoding.memory_shape(rounds=1)
    flat, pieces = empty_pieces({**encoding.shapes(), "memory": rows})
    encoding.write(pieces, table.view(seat))
    encoding.write_memory(pieces["memory"], table.memory.heard(seat))
    return [table.memory.text(seat), view_text(table.view(seat)), flat.tolist()]


def replayed(table: Table, outcomes: list[int], actions: list[int]) -> Table | None:
    """A table after the same actions on another deal; None if they are not legal there."""
    try:
        for outcome in outcomes:
            table = table.drew(outcome)
        for action in actions:
            table = table.acted(action)
    except RuleError:
        return None
    return table


def episode(options: Options, seed: int, plies: int) -> tuple[list[int], list[int]]:
    """The draws and the choices of a random beginning of a round."""
    rng, table = Random(seed), new_table(options)
    outcomes, actions = [], []
    while table.actor == CHANCE:
        outcomes.append(rng.choice(table.outcomes()))
        table = table.drew(outcomes[-1])
    for _ in range(plies):
        actions.append(rng.choice(table.legal()))
        table = table.acted(actions[-1])
    return outcomes, actions


@some_option_sets
def test_exchanging_cards_a_seat_cannot_know_changes_nothing_it_is_given(options: Options) -> None:
    outcomes, actions = episode(options, seed=3, plies=9)
    table = replayed(new_table(options), outcomes, actions)
    assert table is not None
    seat, rng, found = 0, Random(1), 0
    piles = [hand for owner, hand in enumerate(table.state.hands) if owner != seat]
    if table.state.virtual is not None:
        piles += [pile for pile in table.state.virtual.face_down if pile]
    for _ in range(30):
        one, other = (options.deck.index(rng.choice(pile)) for pile in rng.sample(piles, 2))
        swap = {one: other, other: one}
        swapped = replayed(new_table(options), [swap.get(o, o) for o in outcomes], actions)
        if swapped is not None:
            found += 1
            assert known(swapped, seat) == known(table, seat)
            assert swapped.state.hands != table.state.hands or options.has_virtual
    assert found


@some_option_sets
def test_a_card_that_a_seat_knows_changes_what_it_is_given(options: Options) -> None:
    outcomes, actions = episode(options, seed=4, plies=0)
    table = replayed(new_table(options), outcomes, actions)
    assert table is not None
    own, foreign = (options.deck.index(table.state.hands[seat][0]) for seat in (0, 1))
    swap = {own: foreign, foreign: own}
    swapped = replayed(new_table(options), [swap.get(o, o) for o in outcomes], actions)
    assert swapped is not None
    for mine, theirs in zip(known(table, 0), known(swapped, 0), strict=True):
        assert mine != theirs


def test_before_its_deal_is_complete_a_round_is_the_same_for_everyone() -> None:
    dealing = [table for table in random_tables(Options(4), Random(9)) if table.actor == CHANCE]
    assert len({table.memory.text(2) for table in dealing}) == 1


@some_option_sets
def test_there_is_a_row_for_everything_that_is_told(options: Options) -> None:
    encoding = Encoding(options)
    table = decisions(options, Random(10), GAME)[-1]
    rows, width = encoding.memory_shape(options.rounds)
    for seat in range(options.players):
        _, pieces = empty_pieces({"memory": (rows, width)})
        encoding.write_memory(pieces["memory"], table.memory.heard(seat))
        used = [bool(row.any()) for row in pieces["memory"]]
        assert sum(used) >= len(table.memory.log)
        assert used == sorted(used, reverse=True)
