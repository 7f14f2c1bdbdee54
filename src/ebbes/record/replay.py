"""Replaying a record: every rule is checked, and the log it stands for comes out."""

from dataclasses import dataclass

from ebbes.engine.commands import Command, Deal, NameStarter, PickDesignator, PlayCard
from ebbes.engine.decide import decide
from ebbes.engine.errors import RuleError
from ebbes.engine.events import CardPlayed, Event
from ebbes.engine.evolve import evolve
from ebbes.engine.state import DEAL, OVER, State, new_game
from ebbes.record.errors import BrokenRecord
from ebbes.record.record import Record, Round
from ebbes.rules.cards import Card
from ebbes.rules.codes import code_of


@dataclass(frozen=True, slots=True)
class Step:
    """One entry of the log, with the state it leads to."""

    event: Event
    state: State


def replay(record: Record) -> tuple[Step, ...]:
    """The log of a record, or `BrokenRecord` with the first rule it breaks."""
    replayer = _Replayer(record)
    for number, entry in enumerate(record.rounds, start=1):
        replayer.replay_round(number, entry)
    return replayer.recorded_log()


def last_state(record: Record, log: tuple[Step, ...]) -> State:
    """Where a record stops; without a deal it stands at its beginning."""
    return log[-1].state if log else new_game(record.options)


class _Replayer:
    """Gives a record's choices to the engine, one by one."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.state = new_game(record.options)
        self.log: list[Step] = []

    def replay_round(self, number: int, entry: Round) -> None:
        """The deal, the starter, the picks, the plays."""
        before = f"round {number}, before play 1"
        starter = entry.starter if number == 1 else None
        self._do(Deal(entry.dealer, entry.hands, entry.value, starter), before)
        self._name_starter(number, entry, before)
        self._pick(entry, before)
        for play, card in enumerate(entry.plays, start=1):
            self._play(play, card, f"round {number}, play {play}")
        if number < len(self.record.rounds):
            self._verify_finished(number, entry)

    def recorded_log(self) -> tuple[Step, ...]:
        """The log up to the last play the record holds, without forced plays that would follow."""
        if not self.record.rounds:
            return ()
        unrecorded = len(self.state.plays) - len(self.record.rounds[-1].plays)
        while unrecorded > 0:
            unrecorded -= isinstance(self.log.pop().event, CardPlayed)
        return tuple(self.log)

    def _name_starter(self, number: int, entry: Round, where: str) -> None:
        if number == 1:
            if entry.chooser is not None:
                raise BrokenRecord(where, "nobody names the first starter (R8)")
        elif entry.starter is not None and entry.chooser is not None:
            self._do(NameStarter(entry.chooser, entry.starter), where)
        elif entry.starter is not None or entry.chooser is not None:
            raise BrokenRecord(where, "starter and chooser go together (R10)")

    def _pick(self, entry: Round, where: str) -> None:
        if entry.designators is not None and not self.record.options.pick_designators:
            raise BrokenRecord(where, "designators are picked only in the variant (R26)")
        for pick in entry.designators or ():
            self._do(PickDesignator(pick.seat, pick.card), where)

    def _verify_finished(self, number: int, entry: Round) -> None:
        """Another round follows, so this one holds every play, the forced ones too."""
        finished = self.state.phase in (DEAL, OVER)
        if not finished or len(self.state.plays) != len(entry.plays):
            where = f"round {number}, play {len(entry.plays) + 1}"
            raise BrokenRecord(where, "the round is not played to its end (R14)")

    def _play(self, play: int, card: Card, where: str) -> None:
        """A person's play, or the virtual player's, which is forced and already made (R32)."""
        if play > len(self.state.plays):
            self._do(PlayCard(self.state.turn, card), where)
            return
        forced = self.state.plays[play - 1]
        if card != forced:
            raise BrokenRecord(
                where, f"the virtual player plays {code_of(forced)}, not {code_of(card)} (R32)"
            )

    def _do(self, command: Command, where: str) -> None:
        try:
            events = decide(self.state, command)
        except RuleError as error:
            raise BrokenRecord(where, error) from None
        for event in events:
            self.state = evolve(self.state, event)
            self.log.append(Step(event, self.state))
