"""Tests of `ebbes.protocol.translation`: nothing is lost on the way."""

from typing import get_args

from pydantic import TypeAdapter

from ebbes.engine.events import Event
from ebbes.engine.options import Options
from ebbes.engine.view import view_event
from ebbes.protocol.game_events import GameEvent
from ebbes.protocol.table_events import AnyEvent
from ebbes.protocol.translation import from_wire, to_wire
from tests.protocol.samples import game, log_of, watchers
from tests.support import ALL_OPTIONS, every_option_set

GAME_EVENT: TypeAdapter[GameEvent] = TypeAdapter(GameEvent)
ANY_EVENT: TypeAdapter[AnyEvent] = TypeAdapter(AnyEvent)


def there_and_back(event: Event) -> Event:
    """An event after it was a text."""
    return from_wire(GAME_EVENT.validate_json(GAME_EVENT.dump_json(to_wire(event))))


@every_option_set
def test_every_event_of_a_whole_game_comes_back_unchanged(options: Options) -> None:
    log = log_of(game(options))
    assert [there_and_back(event) for event in log] == log


@every_option_set
def test_so_does_every_watchers_cut_of_it(options: Options) -> None:
    log = log_of(game(options))
    for seat in watchers(options):
        cut = [view_event(event, seat) for event in log]
        assert [there_and_back(event) for event in cut] == cut


def test_the_games_have_events_of_every_type() -> None:
    logs = [log_of(game(options)) for options in ALL_OPTIONS]
    types = {type(to_wire(event)) for log in logs for event in log}
    assert types == set(get_args(get_args(GameEvent)[0]))


def test_an_event_of_a_game_is_one_of_a_table() -> None:
    (dealt, *_) = log_of(game(ALL_OPTIONS[0]))
    wire = to_wire(dealt)
    assert ANY_EVENT.validate_json(wire.model_dump_json()) == wire
