"""What was done at every decision of a record, and what can be proved of it."""

from math import factorial
from typing import Final

from ebbes.engine.commands import Choice
from ebbes.engine.view import view
from ebbes.judge.ending import MOST_DEALS, Proof, proved
from ebbes.judge.weighed import WeighedMoment
from ebbes.record.choice import what_of
from ebbes.record.decision import Decision, decisions_of
from ebbes.record.record import Record
from ebbes.rules.seats import Seat

MOST_LINES: Final = 100_000_000
"""Ways to play to the end in all deals that are gone through for a game: a second or two."""


class Deeds:
    """The decisions of a record, by the moments of its review."""

    def __init__(self, record: Record) -> None:
        self._decisions = {(each.round, each.number): each for each in decisions_of(record)}
        self._proofs: dict[tuple[int, int], tuple[Proof, ...]] = {}
        self._lines = MOST_LINES

    def done(self, moment: WeighedMoment) -> Choice | None:
        """What was chosen; None where the record stops."""
        return self._decision(moment).choice

    def proof(self, moment: WeighedMoment, what: str | Seat) -> Proof | None:
        """What a choice comes to in every deal; None where too much is left."""
        proofs = self._proofs_at(moment)
        return next((proof for proof in proofs if what_of(proof.choice) == what), None)

    def _proofs_at(self, moment: WeighedMoment) -> tuple[Proof, ...]:
        """Of every choice of a decision, gone through once, as far as there are lines left."""
        key = moment.round, moment.number
        if key not in self._proofs:
            self._proofs[key] = self._prove(self._decision(moment))
        return self._proofs[key]

    def _prove(self, decision: Decision) -> tuple[Proof, ...]:
        seen = view(decision.state, decision.seat)
        lines = factorial(len(seen.hand)) ** decision.state.options.seats
        most = min(MOST_DEALS, self._lines // lines)
        found = proved(seen, most) if most else None
        if not found:
            return ()
        self._lines -= lines * found[0].deals
        return found

    def _decision(self, moment: WeighedMoment) -> Decision:
        return self._decisions[moment.round, moment.number]
