"""What was done at every decision of a record, and what can be proved of it."""

from ebbes.engine.commands import Choice
from ebbes.engine.view import view
from ebbes.judge.ending import Proof, proved
from ebbes.judge.weighed import WeighedMoment
from ebbes.record.choice import what_of
from ebbes.record.decision import Decision, decisions_of
from ebbes.record.record import Record
from ebbes.rules.seats import Seat


class Deeds:
    """The decisions of a record, by the moments of its review."""

    def __init__(self, record: Record) -> None:
        self._decisions = {(each.round, each.number): each for each in decisions_of(record)}

    def done(self, moment: WeighedMoment) -> Choice | None:
        """What was chosen; None where the record stops."""
        return self._decision(moment).choice

    def proof(self, moment: WeighedMoment, what: str | Seat) -> Proof | None:
        """What a choice comes to in every deal; None where too much is left."""
        decision = self._decision(moment)
        found = proved(view(decision.state, decision.seat)) or ()
        return next((proof for proof in found if what_of(proof.choice) == what), None)

    def _decision(self, moment: WeighedMoment) -> Decision:
        return self._decisions[moment.round, moment.number]
