"""What a table can agree on, field by field: how each is called, stands, and changes."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

from ebbes.protocol.options import LONGEST_TRACK, MOST_ROUNDS, GameOptions
from ebbes.protocol.settings import Clock, Hints, TableSettings
from ebbes.terminal.speech import Speech, number

USUAL = GameOptions()
FEWEST, MOST = 2, 5
FILL_MINUTES = (1, 3, 10)
"""Offered until the house takes free seats."""


@dataclass(frozen=True, slots=True)
class Field:
    """One thing to agree on."""

    label: str
    """The key of its name."""
    value: Callable[[TableSettings, Speech], str]
    change: Callable[[TableSettings, int], TableSettings]


def _with_options(settings: TableSettings, **changes: object) -> TableSettings:
    options = settings.options.model_copy(update=changes)
    if not options.pick_designators:
        ends = {name: getattr(USUAL, name) for name in ("rounds", "goal", "dabbscheedel")}
        options = options.model_copy(update=ends)
    return settings.model_copy(update={"options": options})


def _count(name: str, label: str, least: int, most: int, step: int = 1) -> Field:
    """A number among the options of the game."""

    def change(settings: TableSettings, direction: int) -> TableSettings:
        now = getattr(settings.options, name) + direction * step
        return _with_options(settings, **{name: max(least, min(most, now))})

    return Field(label, lambda settings, _: number(getattr(settings.options, name)), change)


def _variant(name: str, label: str) -> Field:
    """Something of the game that is played or not."""

    def change(settings: TableSettings, _: int) -> TableSettings:
        return _with_options(settings, **{name: not getattr(settings.options, name)})

    def value(settings: TableSettings, speech: Speech) -> str:
        return speech.say("yes" if getattr(settings.options, name) else "no")

    return Field(label, value, change)


def _custom(name: str, label: str) -> Field:
    """Something of the table that is so or not."""

    def change(settings: TableSettings, _: int) -> TableSettings:
        return settings.model_copy(update={name: not getattr(settings, name)})

    def value(settings: TableSettings, speech: Speech) -> str:
        return speech.say("yes" if getattr(settings, name) else "no")

    return Field(label, value, change)


def _one_of(name: str, label: str, kind: type[StrEnum]) -> Field:
    """Something of the table of which there are a few kinds."""
    kinds = list(kind)

    def change(settings: TableSettings, direction: int) -> TableSettings:
        now = kinds[(kinds.index(getattr(settings, name)) + direction) % len(kinds)]
        return settings.model_copy(update={name: now})

    def value(settings: TableSettings, speech: Speech) -> str:
        return speech.say(f"{label}-{getattr(settings, name)}")

    return Field(label, value, change)


def _filled() -> Field:
    """After how many minutes the house takes free seats, and the game begins."""
    waits = (None, *(60 * minutes for minutes in FILL_MINUTES))

    def change(settings: TableSettings, direction: int) -> TableSettings:
        longer = [wait for wait in waits if wait and wait >= (settings.fill_after or 0)]
        now = waits.index(longer[0] if settings.fill_after and longer else None)
        return settings.model_copy(update={"fill_after": waits[(now + direction) % len(waits)]})

    def value(settings: TableSettings, speech: Speech) -> str:
        if settings.fill_after is None:
            return speech.say("waiting-fill-never")
        return speech.say("waiting-fill-after", minutes=settings.fill_after // 60)

    return Field("waiting-fill", value, change)


ALWAYS = (
    _count("players", "waiting-players", FEWEST, MOST),
    _variant("more_cards", "waiting-more-cards"),
    _variant("pick_designators", "waiting-pick"),
)
WITH_PICKS = (
    _count("rounds", "waiting-rounds", USUAL.rounds, MOST_ROUNDS),
    _count("goal", "waiting-goal", 1, LONGEST_TRACK, 5),
    _count("dabbscheedel", "waiting-dabbscheedel", -LONGEST_TRACK, -1, 5),
)
CUSTOMS = (
    _one_of("clock", "waiting-clock", Clock),
    _one_of("hints", "waiting-hints", Hints),
    _custom("last_trick", "waiting-last-trick"),
    _custom("open_tricks", "waiting-open-tricks"),
    _custom("card_counter", "waiting-card-counter"),
    _custom("chat", "waiting-chat"),
    _custom("ask_first", "waiting-ask-first"),
    _custom("public", "waiting-public"),
    _filled(),
)


def fields_of(settings: TableSettings) -> tuple[Field, ...]:
    """What there is to agree on for such a game."""
    picks = WITH_PICKS if settings.options.pick_designators else ()
    return (*ALWAYS, *picks, *CUSTOMS)
