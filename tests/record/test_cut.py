"""Tests of `ebbes.record.cut`."""

import pytest

from ebbes.engine.events import CardPlayed, Dealt, DesignatorPicked, Event, StarterNamed
from ebbes.engine.options import Options
from ebbes.record.cut import choices_in, cut
from ebbes.record.errors import NoSuchMoment
from ebbes.record.replay import replay
from tests.judge.games import two_rounds
from tests.support import some_option_sets


def is_choice(event: Event) -> bool:
    """Whether somebody, or the virtual player, chose."""
    named = isinstance(event, StarterNamed) and event.chooser is not None
    return named or isinstance(event, CardPlayed | DesignatorPicked)


@some_option_sets
def test_a_record_cut_at_a_moment_is_the_beginning_of_its_log(options: Options) -> None:
    record = two_rounds(options)
    log = replay(record)
    for number, entry in enumerate(record.rounds, 1):
        for made in range(choices_in(entry) + 1):
            begin = replay(cut(record, number, made))
            assert begin == log[: len(begin)]
            dealt = [at for at, step in enumerate(begin) if isinstance(step.event, Dealt)]
            assert len(dealt) == number
            assert sum(is_choice(step.event) for step in begin[dealt[-1] :]) == made


@pytest.mark.parametrize(("number", "made"), [(0, 0), (3, 0), (1, -1), (1, 99)])
def test_there_is_no_moment_outside_of_a_game(number: int, made: int) -> None:
    with pytest.raises(NoSuchMoment):
        cut(two_rounds(Options(3)), number, made)
