"""Why: what each choice is worth, how sure that is, and the reasons that matter."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random

from ebbes.bots.estimate import Estimate
from ebbes.bots.levels import EXPERT
from ebbes.bots.reasons import Reason, card_reasons, opening_reasons
from ebbes.bots.thought import Thought
from ebbes.engine.commands import Choice, PlayCard
from ebbes.engine.view import View
from ebbes.json_types import Json
from ebbes.kernel.thought import LEAD, LEAD_ERROR, OWN, OWN_ERROR, TAKES, WORTH
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
    found = thought.opinions().tolist()
    chances = [row[TAKES] for row in found] if _is_play(view) else []
    opinions = [
        Opinion(
            choice,
            Estimate(row[OWN], row[OWN_ERROR]),
            Estimate(row[LEAD], row[LEAD_ERROR]),
            row[WORTH],
            why,
        )
        for choice, row, why in zip(view.legal, found, reasons_for(view, chances), strict=True)
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
