"""The lesson as a table that is played anew for each answer: nothing of it is kept.

The deal is stacked, so nothing binds the server to it and there is no proof of it.
"""

from functools import cache
from itertools import pairwise

from ebbes.engine.commands import Command, NameStarter, PickDesignator, PlayCard
from ebbes.engine.decide import decide
from ebbes.engine.state import Phase, State
from ebbes.protocol import table_events as on
from ebbes.protocol.messages import Events, Snapshot
from ebbes.protocol.settings import TableSettings
from ebbes.protocol.translation import to_wire
from ebbes.rules.cards import Card
from ebbes.rules.codes import code_of
from ebbes.rules.seats import Seat
from ebbes.server.lesson.first import FIRST
from ebbes.server.lesson.step import NEXT_ROUND, YOU, Script, Step, cards
from ebbes.server.tables.deciding.draft import Draft
from ebbes.server.tables.model.cast import CAST
from ebbes.server.tables.model.errors import TableError
from ebbes.server.tables.model.evolve import NO_TABLE
from ebbes.server.tables.model.game import NO_NONCE
from ebbes.server.tables.model.occupant import OPEN
from ebbes.server.tables.model.table import Table
from ebbes.server.tables.telling.retelling import NO_CLOCK, NO_CODE, NO_SECRET
from ebbes.server.tables.telling.telling import tell_all
from ebbes.server.tables.telling.view import seen_event, seen_now

LESSON = "lesson"
LEARNER = "learner"


class OtherCard(TableError):
    """The rules allow the card, but the lesson waits for another."""

    code = "lesson/other-card"


def shown(at: int, script: Script = FIRST) -> Snapshot:
    """The table when a step begins."""
    return tell_all(_table_at(script, at), LESSON, NO_CODE, LEARNER, NO_CLOCK)[0]


def gone_on(
    at: int, card: Card | None = None, starter: Seat = YOU, script: Script = FIRST
) -> Events:
    """What happens from a step to the next; without a card the one to tap is played.

    Raises a `RuleError` for a card that may not be played, `OtherCard` for any but the right one.
    """
    draft = Draft(_table_at(script, at), 0)
    _finish(draft, script.steps[at], card, starter)
    _begin(draft, script, script.steps[at + 1])
    return Events(
        first=draft.before.seq + 1,
        stamp=draft.table.stamp,
        events=tuple(seen_event(entry, YOU) for entry in draft.entries),
        now=seen_now(draft.table, NO_CLOCK, YOU),
    )


@cache
def _table_at(script: Script, at: int) -> Table:
    draft = Draft(NO_TABLE, 0)
    _sit_down(draft, script)
    _do(draft, script.deal)
    for step, following in pairwise(script.steps[: at + 1]):
        _finish(draft, step)
        _begin(draft, script, following)
    return draft.table


def _sit_down(draft: Draft, script: Script) -> None:
    settings = TableSettings(options=script.options, chat=False)
    others = (bot for bot in CAST if bot.name in script.others)
    draft.add(on.TableCreated(settings=settings, seats=(OPEN, *others)))
    draft.add(on.SeatTaken(seat=YOU, name=LEARNER), person=LEARNER)
    draft.add(on.GameOpened(number=1, commitment=NO_SECRET.hex()), secret=NO_SECRET)
    for seat in range(len(draft.table.seats)):
        draft.add(on.NonceAdded(seat=seat, nonce=NO_NONCE.hex()))


def _begin(draft: Draft, script: Script, step: Step) -> None:
    if step.name == NEXT_ROUND and script.next_deal is not None:
        _do(draft, script.next_deal)
    _lay(draft, step.before)


def _finish(draft: Draft, step: Step, card: Card | None = None, starter: Seat = YOU) -> None:
    if step.name == NEXT_ROUND:
        _do(draft, NameStarter(YOU, starter))
    if step.tap:
        _tap(draft, step, card)
    _lay(draft, step.after)


def _tap(draft: Draft, step: Step, card: Card | None) -> None:
    (right,) = cards(step.tap)
    _do(draft, _choice(draft, YOU, right if card is None else card))
    if card not in (None, right):
        raise OtherCard(f"tap {step.tap}, not {code_of(card)}", card=step.tap)


def _lay(draft: Draft, codes: str) -> None:
    for card in cards(codes):
        _do(draft, _choice(draft, _state(draft).turn, card))


def _choice(draft: Draft, seat: Seat, card: Card) -> Command:
    picks = _state(draft).phase is Phase.PICK
    return PickDesignator(seat, card) if picks else PlayCard(seat, card)


def _do(draft: Draft, command: Command) -> None:
    for event in decide(_state(draft), command):
        draft.add(to_wire(event))


def _state(draft: Draft) -> State:
    game = draft.table.game
    assert game is not None
    return game.state
