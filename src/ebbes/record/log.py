"""A record read from a game's log: the log is the game, the record its letter."""

from collections.abc import Iterable
from dataclasses import replace

from ebbes.engine.events import (
    CardPlayed,
    Dealt,
    DesignatorPicked,
    Event,
    NumberRevealed,
    StarterNamed,
)
from ebbes.engine.options import Options
from ebbes.record.record import Extra, Pick, Record, Round


def record_of(
    options: Options, names: tuple[str, ...], log: Iterable[Event], extra: Extra | None = None
) -> Record:
    """The record of a game, finished or not."""
    rounds: list[Round] = []
    for event in log:
        if isinstance(event, Dealt):
            rounds.append(_dealt(event, options))
        else:
            rounds[-1] = _added(rounds[-1], event)
    return Record(options, names, tuple(rounds), extra or {})


def _dealt(event: Dealt, options: Options) -> Round:
    hands = event.hands
    if event.virtual is not None:
        hands = (*hands, event.virtual.in_order_dealt())
    return Round(event.dealer, hands, designators=() if options.pick_designators else None)


def _added(entry: Round, event: Event) -> Round:
    match event:
        case CardPlayed(_, card):
            return replace(entry, plays=(*entry.plays, card))
        case NumberRevealed(value):
            return replace(entry, value=value)
        case StarterNamed(starter, chooser):
            return replace(entry, starter=starter, chooser=chooser)
        case DesignatorPicked(seat, card):
            return replace(entry, designators=(*(entry.designators or ()), Pick(seat, card)))
        case _:
            return entry
