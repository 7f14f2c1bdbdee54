"""Tests of `ebbes.terminal.fields`: everything a table can agree on can be changed."""

from typing import Any

from ebbes.protocol.options import GameOptions
from ebbes.protocol.settings import OverDays, TableSettings
from ebbes.terminal.fields import fields_of
from ebbes.terminal.speech import Speech
from ebbes.words import LANGUAGES

TODAY = TableSettings(options=GameOptions(pick_designators=True))
ALL = TODAY.model_copy(update={"over_days": OverDays()})
"""So agreed that there is most to agree on: all but the clock, which games over days go without."""


def flat(settings: TableSettings) -> dict[str, Any]:
    """Every single thing, by its name."""
    told: dict[str, Any] = settings.model_dump()
    options, days = told.pop("options"), told.pop("over_days")
    return {**told, **options, **(days or dict.fromkeys(OverDays.model_fields))}


def test_every_thing_of_a_table_has_a_field_and_each_field_changes_something_of_its_own() -> None:
    changed: set[str] = set()
    for settings in (TODAY, ALL):
        for field in fields_of(settings):
            before, after = flat(settings), flat(field.change(settings, 1))
            own = {name for name in before if before[name] != after[name]}
            assert own
            changed |= own
    assert changed == set(flat(ALL))


def test_a_game_over_days_has_fields_of_its_own_instead_of_the_clock() -> None:
    of_today, over_days = ({field.label for field in fields_of(each)} for each in (TODAY, ALL))
    assert of_today - over_days == {"waiting-clock"}
    assert over_days - of_today == {"waiting-late", "waiting-nights", "waiting-forced"}


def test_whatever_is_chosen_can_be_played() -> None:
    for direction in (1, -1):
        settings = ALL
        for field in fields_of(ALL):
            for _ in range(4):
                settings = field.change(settings, direction)
                TableSettings.model_validate(settings.model_dump())
                if settings.over_days is None or not settings.options.pick_designators:
                    settings = ALL


def test_every_field_says_what_it_is_and_how_it_stands_in_all_languages() -> None:
    for language in LANGUAGES:
        speech = Speech(language)
        for settings in (TableSettings(), ALL, TableSettings(fill_after=180)):
            for field in fields_of(settings):
                assert speech.say(field.label)
                assert field.value(settings, speech)
