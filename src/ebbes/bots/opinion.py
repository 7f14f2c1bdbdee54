"""Why: what each choice is worth, how sure that is, and the reasons that matter."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random

from ebbes.bots.estimate import Estimate, estimate
from ebbes.bots.levels import EXPERT
from ebbes.bots.openings import opening_reasons
from ebbes.bots.reasons import Reason, card_reasons
from ebbes.bots.thought import Thought
from ebbes.bots.worth import lead
from ebbes.engine.commands import Choice, PlayCard
from ebbes.engine.view import View
from ebbes.json_types import Json
from ebbes.record.choice import choice_to_json

WORLDS = 256


@dataclass(frozen=True, slots=True)
class Opinion:
    """What is thought of a choice."""

    choice: Choice
    points: Estimate
    """The own points of this round."""
    lead: Estimate
    """The own points less the mean of the others'."""
    worth: float
    """What decides: the lead, or near the end of a game what it does for the standings."""
    reasons: tuple[Reason, ...]

    def to_json(self) -> dict[str, Json]:
        """All of it as a JSON value."""
        return {
            **choice_to_json(self.choice),
            "points": self.points.to_json(),
            "lead": self.lead.to_json(),
            "worth": self.worth,
            "reasons": [{"code": each.code, **each.context} for each in self.reasons],
        }


def explain(view: View, rng: Random | None = None, worlds: int = WORLDS) -> tuple[Opinion, ...]:
    """What `expert` thinks of every legal choice, the best first.

    All choices are tried on the same worlds, none drops out as in a race: between choices that are
    as good as equal, `expert` at the table may prefer another one. At least two worlds are needed
    to tell the errors.
    """
    if not view.legal:
        return ()
    thought = Thought(replace(EXPERT, worlds=worlds), view, rng or Random(0))
    deals = thought.worlds()
    outcomes = thought.outcomes(deals, thought.sight.choices)
    points, leads = outcomes[:, :, thought.sight.seat], lead(outcomes, thought.sight.seat)
    worths = thought.worths(outcomes).mean(axis=0)
    chances = thought.takes(deals).mean(axis=0).tolist() if _is_play(view) else []
    reasons = reasons_for(view, chances)
    opinions = [
        Opinion(choice, estimate(own.tolist()), estimate(ahead.tolist()), value, why)
        for choice, own, ahead, value, why in zip(
            view.legal, points.T, leads.T, worths.tolist(), reasons, strict=True
        )
    ]
    return tuple(sorted(opinions, key=lambda opinion: -opinion.worth))


def _is_play(view: View) -> bool:
    return isinstance(view.legal[0], PlayCard)


def reasons_for(view: View, chances: Sequence[float]) -> list[tuple[Reason, ...]]:
    """The reasons for every legal choice; chances say how likely each card takes the trick."""
    plays = [choice for choice in view.legal if isinstance(choice, PlayCard)]
    openings = [choice for choice in view.legal if not isinstance(choice, PlayCard)]
    return [
        *(opening_reasons(view, choice) for choice in openings),
        *(
            card_reasons(view, play.card, chance)
            for play, chance in zip(plays, chances, strict=True)
        ),
    ]
