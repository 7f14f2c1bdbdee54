"""A review in words: what somebody did at a turning point, and what is thought of it."""

from collections.abc import Iterator

from ebbes.bots.cast import CAST
from ebbes.bots.grains import GRAINS, Grains
from ebbes.engine.commands import Choice, NameStarter, PickDesignator, PlayCard
from ebbes.engine.options import Options
from ebbes.judge.ending import Proof
from ebbes.judge.rates import Rates
from ebbes.judge.turning_point import TurningPoint
from ebbes.judge.weighed import Reasoned, Weighed, WeighedMoment
from ebbes.record.choice import what_of
from ebbes.report.deeds import Deeds
from ebbes.report.reasons import reason_sentence
from ebbes.report.speech import Speech
from ebbes.rules.seats import Seat


def figure(grains: Grains, speech: Speech) -> str:
    """Points with their sign and one digit after the point."""
    return signed(grains / GRAINS, speech)


def signed(points: float, speech: Speech) -> str:
    """The same for points as such; nothing has no sign."""
    text = f"{points:+.1f}"
    sign = {"+": "+", "-": "−"}[text[0]] if text[1:] != "0.0" else ""
    return f"{sign}{speech.say('cli-review-number', number=float(text[1:]))}"


def turning_sentences(
    point: TurningPoint[WeighedMoment], deeds: Deeds, names: tuple[str, ...], speech: Speech
) -> Iterator[str]:
    """What was done, what is thought of it, why, what is proved, and whom it moved."""
    choice, verdict = deeds.done(point.moment), point.moment.verdict
    assert choice is not None
    yield _move(choice, names, speech)
    if verdict is not None:
        yield from verdict_sentences(verdict, names, speech)
        better = [] if verdict.mark is None else [verdict.best.what]
        for each in (what_of(choice), *better):
            yield from _proof_sentence(deeds.proof(point.moment, each), names, speech)
    moved = [
        f"{name} {figure(own, speech)}"
        for name, own in zip(names, point.moved, strict=True)
        if abs(own) >= GRAINS // 10
    ]
    yield speech.say("cli-review-moved", moves=", ".join(moved))


def _proof_sentence(proof: Proof | None, names: tuple[str, ...], speech: Speech) -> Iterator[str]:
    """In how many of all deals a card wins the game, or is the best."""
    if proof is not None:
        told: dict[str, str | float] = {
            "what": thing(what_of(proof.choice), names),
            "deals": proof.deals,
        }
        if proof.wins is not None:
            yield speech.say("cli-review-proved-wins", wins=proof.wins, **told)
        else:
            yield speech.say("cli-review-proved", best=proof.best, **told)


def verdict_sentences(verdict: Weighed, names: tuple[str, ...], speech: Speech) -> Iterator[str]:
    """How good a choice was, and what speaks for the better one."""
    if verdict.mark is None:
        yield speech.say("review-good" if verdict.is_good else "review-near")
        yield from _why(verdict.made, names, speech)
        return
    if verdict.counts_in_points:
        less = speech.say("review-less", figure=signed(verdict.given_away, speech)[1:])
    else:
        less = speech.say("review-less-chance", percent=round(100 * verdict.given_away))
    better = thing(verdict.best.what, names)
    yield speech.say("cli-review-mark", mark=verdict.mark, less=less, better=better)
    yield from _why(verdict.best, names, speech)


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


def thing(what: str | Seat, names: tuple[str, ...]) -> str:
    """What was played, picked or named."""
    return what if isinstance(what, str) else names[what]


def _move(choice: Choice, names: tuple[str, ...], speech: Speech) -> str:
    kinds = {PlayCard: "play", PickDesignator: "pick", NameStarter: "starter"}
    said = speech.say(
        "review-move",
        kind=kinds[type(choice)],
        you="no",
        who=names[choice.seat],
        what=thing(what_of(choice), names),
    )
    return f"{said}."


def _why(value: Reasoned, names: tuple[str, ...], speech: Speech) -> Iterator[str]:
    if value.reasons:
        why = " ".join(reason_sentence(reason, speech, names) for reason in value.reasons)
        yield speech.say("review-why", what=thing(value.what, names), why=why)
