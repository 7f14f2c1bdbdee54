"""What a table can agree on, field by field: how each is called, stands, and changes."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from ebbes.protocol.options import LONGEST_TRACK, MOST_ROUNDS, GameOptions
from ebbes.protocol.settings import USUAL_HOURS, Clock, Hints, Late, OverDays, TableSettings
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


def _hours() -> Field:
    """Whether the game is played over days, and how many hours a decision has."""
    kinds = (None, *USUAL_HOURS)

    def change(settings: TableSettings, direction: int) -> TableSettings:
        over_days = settings.over_days
        now = None if over_days is None or over_days.hours not in kinds else over_days.hours
        hours = kinds[(kinds.index(now) + direction) % len(kinds)]
        usual = over_days or OverDays()
        chosen = None if hours is None else usual.model_copy(update={"hours": hours})
        return settings.model_copy(update={"over_days": chosen})

    def value(settings: TableSettings, speech: Speech) -> str:
        if settings.over_days is None:
            return speech.say("no")
        return speech.say("waiting-days-hours", hours=settings.over_days.hours)

    return Field("waiting-days", value, change)


def _slow(
    name: str, label: str, kinds: Sequence[Late | bool], words: Mapping[object, str]
) -> Field:
    """Something of a game over days."""

    def change(settings: TableSettings, direction: int) -> TableSettings:
        now = kinds[(kinds.index(getattr(settings.over_days, name)) + direction) % len(kinds)]
        changed = (settings.over_days or OverDays()).model_copy(update={name: now})
        return settings.model_copy(update={"over_days": changed})

    def value(settings: TableSettings, speech: Speech) -> str:
        return speech.say(words[getattr(settings.over_days, name)])

    return Field(label, value, change)


YES_OR_NO: Mapping[object, str] = {True: "yes", False: "no"}
OVER_DAYS = (
    _slow("late", "waiting-late", list(Late), {each: f"waiting-late-{each}" for each in Late}),
    _slow("nights", "waiting-nights", (True, False), YES_OR_NO),
    _slow("forced", "waiting-forced", (True, False), YES_OR_NO),
)


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
CLOCK = (_one_of("clock", "waiting-clock", Clock),)
CUSTOMS = (
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
    times = CLOCK if settings.over_days is None else OVER_DAYS
    return (*ALWAYS, *picks, _hours(), *times, *CUSTOMS)
