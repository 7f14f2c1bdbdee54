"""What holds at every table, whatever people do."""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import fields, replace

from ebbes.engine.options import Options
from ebbes.engine.state import NAME_STARTER, PICK, PLAY
from ebbes.engine.virtual import Virtual
from ebbes.protocol import commands as ask
from ebbes.rules.cards import NO_CARD, Card
from ebbes.server.json_text import packed, unpacked
from ebbes.server.tables.deciding.draft import Draft
from ebbes.server.tables.model.checkpoint import checkpoint_of, table_from
from ebbes.server.tables.model.entry import Entry
from ebbes.server.tables.model.evolve import NO_TABLE, evolve
from ebbes.server.tables.model.game import Game, Stage
from ebbes.server.tables.model.occupant import OPEN
from ebbes.server.tables.model.table import Table
from ebbes.server.tables.model.timing import Timing
from ebbes.server.tables.running.index import extras_of, summary_of
from tests.server.tables.live import PEOPLE
from tests.server.tables.walk import Step, Walk
from tests.support import ALL_OPTIONS, some_option_sets

HOST_THINGS = (ask.PlanSeat, ask.PassHost, ask.ChangeSettings, ask.StartGame, ask.EndTable)
WILD = 0.4
"""How often people do what the table waits for, when they mostly do not."""


def walks(options: Options) -> Iterator[Step]:
    """A game that is played out, with much coming and going in it and after it."""
    for seed in range(2):
        walk = Walk(options, seed)
        yield from walk.steps(2000)
        walk.progress = 0.0
        yield from walk.steps(300, games=9)


@some_option_sets
def test_whatever_people_do_the_table_stays_a_table(options: Options) -> None:
    ways = {type(step.command) for step in verified(options) if step.error is None}
    assert len(ways) > len(HOST_THINGS)


def verified(options: Options) -> Iterator[Step]:
    """The steps of all walks, each looked at."""
    for step in walks(options):
        verify_people(step.after)
        verify_cards(step.after.game)
        verify_host(step)
        yield step


def verify_people(table: Table) -> None:
    """One person, one seat; the host is one of them; nothing is open in a game."""
    people = [sitter.person for sitter in table.sitters.values()]
    assert len(people) == len(set(people))
    assert table.host in people if people else table.host is None
    assert len(table.seats) == table.settings.options.players
    assert not (table.is_playing and OPEN in table.seats)
    assert not table.removed & set(people)


def verify_cards(game: Game | None) -> None:
    """Every card of the deck is in one place."""
    if game is None or game.state.phase not in (NAME_STARTER, PICK, PLAY):
        return
    state = game.state
    virtual = () if state.virtual is None else _lying(state.virtual)
    held = [card for hand in state.hands for card in hand]
    assert sorted((*held, *virtual, *state.plays)) == sorted(state.options.deck)


def _lying(virtual: Virtual) -> list[Card]:
    """The cards the virtual player still has."""
    piles = (virtual.face_up, *virtual.face_down)
    return [card for pile in piles for card in pile if card != NO_CARD]


def verify_host(step: Step) -> None:
    """Only the host does what only the host may do."""
    if isinstance(step.command, HOST_THINGS) and step.error is None:
        assert step.person is not None
        assert step.person.id == step.before.host


@some_option_sets
def test_nobody_gets_to_see_two_hands_in_one_game(options: Options) -> None:
    for seed in range(4):
        hands: dict[tuple[int, str], set[int]] = defaultdict(set)
        for step in Walk(options, seed, WILD).steps(400, games=9):
            game = step.after.game
            if game is not None and game.stage is Stage.RUNNING:
                for seat, sitter in step.after.sitters.items():
                    hands[game.number, sitter.person].add(seat)
        assert hands
        assert all(len(seats) == 1 for seats in hands.values())


@some_option_sets
def test_a_table_is_its_log(options: Options) -> None:
    walk = Walk(options, 1)
    again = NO_TABLE
    for entry in walk.live.log:
        again = evolve(again, Entry.from_json(unpacked(entry.as_text())))
    for step in walk.steps(2000):
        for entry in step.entries:
            again = evolve(again, Entry.from_json(unpacked(entry.as_text())))
        assert again == step.after
    assert not again.is_playing


@some_option_sets
def test_a_table_is_its_checkpoint(options: Options) -> None:
    for step in Walk(options, 4, WILD).steps(600, games=9):
        kept = unpacked(packed(checkpoint_of(step.after)))
        again = table_from(kept)
        if again.game is not None and again.game.shown:
            assert step.after.game is not None
            again = replace(again, game=replace(again.game, past=step.after.game.past))
        assert again == step.after


def test_a_checkpoint_has_a_key_for_everything_a_table_knows() -> None:
    walk = Walk(ALL_OPTIONS[0], 1)
    kept = checkpoint_of([step.after for step in walk.steps(50)][-1])
    assert kept.keys() - {"v"} == {field.name for field in fields(Table)}
    game = kept["game"]
    assert isinstance(game, dict)
    assert game.keys() == {field.name for field in fields(Game)}


@some_option_sets
def test_the_indexes_of_the_store_follow_the_log(options: Options) -> None:
    walk = Walk(options, 3, WILD)
    seats: dict[str, int | None] = {PEOPLE[0].id: 0}
    public, summary = False, summary_of(walk.live.table)
    for step in walk.steps(400, games=9):
        draft = Draft(step.before, 0)
        draft.table, draft.entries = step.after, list(step.entries)
        indexes = extras_of("t", draft, Timing(), 0).indexes
        seats |= indexes.seats
        public = public if indexes.public is None else indexes.public
        summary = summary if indexes.summary is None else unpacked(indexes.summary)
        there = {sitter.person: seat for seat, sitter in step.after.sitters.items()}
        assert {who: seat for who, seat in seats.items() if seat is not None} == there
        assert public == step.after.settings.public
        assert summary == summary_of(step.after)


@some_option_sets
def test_a_refusal_changes_nothing_and_has_a_code(options: Options) -> None:
    refused = [step for step in Walk(options, 5, WILD).steps(400, games=9) if step.error]
    assert refused
    for step in refused:
        assert step.error is not None
        assert step.after is step.before
        assert step.error.code.split("/")[0] in ("rule", "table")
