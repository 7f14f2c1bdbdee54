"""What `expert` thinks of every choice, in lines."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ebbes.bots.estimate import Estimate
from ebbes.cli.speech import Speech
from ebbes.engine.commands import Choice, NameStarter, PickDesignator, PlayCard
from ebbes.report.reasons import reason_sentence
from ebbes.rules.codes import code_of

if TYPE_CHECKING:
    from ebbes.bots.opinion import Opinion


def opinion_lines(opinions: "tuple[Opinion, ...]", speech: Speech) -> Iterator[str]:
    """A line for every choice: what it is worth, and why."""
    choices = [_choice(opinion.choice, speech) for opinion in opinions]
    width = max(len(choice) for choice in choices)
    for choice, opinion in zip(choices, opinions, strict=True):
        why = " ".join(reason_sentence(reason, speech) for reason in opinion.reasons)
        yield f"{choice:<{width}}  {_figures(opinion, speech)}  {why}".rstrip()


def _choice(choice: Choice, speech: Speech) -> str:
    match choice:
        case PlayCard(seat, card):
            return speech.say("cli-choice", seat=seat, kind="play", what=code_of(card))
        case PickDesignator(seat, card):
            return speech.say("cli-choice", seat=seat, kind="pick", what=code_of(card))
        case NameStarter(seat, starter):
            return speech.say("cli-choice", seat=seat, kind="starter", what=starter)


def _figures(opinion: "Opinion", speech: Speech) -> str:
    worth = speech.say("cli-worth", figure=_signed(opinion.worth, speech))
    points = speech.say("cli-points", figure=_estimate(opinion.points, speech))
    lead = speech.say("cli-lead", figure=_estimate(opinion.lead, speech))
    return f"{worth}  {points}  {lead}"


def _estimate(estimate: Estimate, speech: Speech) -> str:
    error = speech.say("cli-figure", sign="", number=round(estimate.error, 2))
    return f"{_signed(estimate.mean, speech)} ± {error}"


def _signed(number: float, speech: Speech) -> str:
    text = f"{number:+.2f}"
    return speech.say("cli-figure", sign=text[0], number=float(text[1:]))
