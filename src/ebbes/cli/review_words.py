"""A review in words: what somebody did at a turning point, and what is thought of it."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ebbes.bots.cast import CAST
from ebbes.bots.grains import GRAINS, Grains
from ebbes.cli.deeds import Deeds
from ebbes.cli.opinion_lines import reason_sentence
from ebbes.cli.speech import Speech
from ebbes.engine.commands import Choice, NameStarter, PickDesignator, PlayCard
from ebbes.engine.options import Options
from ebbes.judge.rates import Rates
from ebbes.judge.unit import CHANCE
from ebbes.judge.verdict import Verdict
from ebbes.rules.codes import code_of

if TYPE_CHECKING:
    from ebbes.judge import Moment, Proof, TurningPoint, Value


def figure(grains: Grains, speech: Speech) -> str:
    """Points with their sign and one digit after the point."""
    return signed(grains / GRAINS, speech)


def signed(points: float, speech: Speech) -> str:
    """The same for points as such; nothing has no sign."""
    text = f"{points:+.1f}"
    sign = {"+": "+", "-": "−"}[text[0]] if text[1:] != "0.0" else ""
    return f"{sign}{speech.say('cli-review-number', number=float(text[1:]))}"


def turning_sentences(
    point: "TurningPoint[Moment]", deeds: Deeds, names: tuple[str, ...], speech: Speech
) -> Iterator[str]:
    """What was done, what is thought of it, why, what is proved, and whom it moved."""
    choice, verdict = deeds.done(point.moment), point.moment.verdict
    assert choice is not None
    yield _move(choice, names, speech)
    if verdict is not None:
        yield from verdict_sentences(verdict, names, speech)
        better = [] if verdict.mark is None else [verdict.best.choice]
        for each in (choice, *better):
            yield from _proof_sentence(deeds.proof(point.moment, each), names, speech)
    moved = [
        f"{name} {figure(own, speech)}"
        for name, own in zip(names, point.moved, strict=True)
        if abs(own) >= GRAINS // 10
    ]
    yield speech.say("cli-review-moved", moves=", ".join(moved))


def _proof_sentence(proof: "Proof | None", names: tuple[str, ...], speech: Speech) -> Iterator[str]:
    """In how many of all deals a card wins the game, or is the best."""
    if proof is not None:
        told: dict[str, str | float] = {
            "what": thing(proof.choice, names),
            "deals": proof.deals,
        }
        if proof.wins is not None:
            yield speech.say("cli-review-proved-wins", wins=proof.wins, **told)
        else:
            yield speech.say("cli-review-proved", best=proof.best, **told)


def verdict_sentences(verdict: Verdict, names: tuple[str, ...], speech: Speech) -> Iterator[str]:
    """How good a choice was, and what speaks for the better one."""
    assert verdict.chosen is not None
    made, best = verdict.values[verdict.chosen], verdict.best
    if verdict.mark is None:
        yield speech.say("review-good" if verdict.is_as_good(verdict.chosen) else "review-near")
        yield from _why(made, names, speech)
        return
    if verdict.unit is CHANCE:
        less = speech.say("review-less-chance", percent=round(100 * verdict.given_away))
    else:
        less = speech.say("review-less", figure=signed(verdict.given_away, speech)[1:])
    better = thing(best.choice, names)
    yield speech.say("cli-review-mark", mark=verdict.mark, less=less, better=better)
    yield from _why(best, names, speech)


def rates_text(rates: Rates, options: Options, speech: Speech) -> str:
    """What somebody gave away a round; the yield and who plays alike, if there is enough."""
    given = speech.say(
        "cli-review-given",
        figure=signed(rates.given_away.mean, speech).lstrip("+"),
        error=signed(rates.given_away.error, speech).lstrip("+"),
    )
    if not rates.is_enough:
        return f"{given}; {speech.say('cli-review-few')}"
    kept = speech.say(
        "cli-review-yield",
        percent=round(100 * rates.kept.mean),
        error=round(100 * rates.kept.error),
    )
    return "; ".join((given, kept, *_alike(rates.alike(options), speech)))


def _alike(levels: tuple[str, ...], speech: Speech) -> Iterator[str]:
    """As strong as one of the house, or between two."""
    names = [next(player.name for player in CAST if player.level == level) for level in levels]
    match names:
        case [name]:
            yield speech.say("cli-review-alike", who=name)
        case [weaker, stronger]:
            yield speech.say("cli-review-between", weaker=weaker, stronger=stronger)


def thing(choice: Choice, names: tuple[str, ...]) -> str:
    """What was played, picked or named."""
    match choice:
        case PlayCard(_, card) | PickDesignator(_, card):
            return code_of(card)
        case NameStarter(_, starter):
            return names[starter]


def _move(choice: Choice, names: tuple[str, ...], speech: Speech) -> str:
    kinds = {PlayCard: "play", PickDesignator: "pick", NameStarter: "starter"}
    said = speech.say(
        "review-move",
        kind=kinds[type(choice)],
        you="no",
        who=names[choice.seat],
        what=thing(choice, names),
    )
    return f"{said}."


def _why(value: "Value", names: tuple[str, ...], speech: Speech) -> Iterator[str]:
    if value.reasons:
        why = " ".join(reason_sentence(reason, speech) for reason in value.reasons)
        yield speech.say("review-why", what=thing(value.choice, names), why=why)
