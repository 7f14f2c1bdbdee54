"""What was done at every decision of a record, and what can be proved of it."""

from typing import TYPE_CHECKING

from ebbes.engine.commands import Choice
from ebbes.engine.view import view
from ebbes.record.record import Record

if TYPE_CHECKING:
    from ebbes.judge import Decision, Moment, Proof


class Deeds:
    """The decisions of a record, by the moments of its review."""

    def __init__(self, record: Record) -> None:
        from ebbes.judge import decisions_of

        self._decisions = {(each.round, each.number): each for each in decisions_of(record)}

    def done(self, moment: "Moment") -> Choice | None:
        """What was chosen; None where the record stops."""
        return self._decision(moment).choice

    def proof(self, moment: "Moment", choice: Choice) -> "Proof | None":
        """What a choice comes to in every deal; None where too much is left."""
        from ebbes.judge import proved

        decision = self._decision(moment)
        found = proved(view(decision.state, decision.seat)) or ()
        return next((proof for proof in found if proof.choice == choice), None)

    def _decision(self, moment: "Moment") -> "Decision":
        return self._decisions[moment.round, moment.number]
