"""`ebbes verify`: whether the deals of a record follow from its certificate."""

from collections.abc import Iterable

import typer

from ebbes.cli.records import File, answer_records
from ebbes.cli.speech import Speech
from ebbes.record.certificate import LOT, Certificate, verify
from ebbes.record.chain import verify_day
from ebbes.record.challenge import verify_challenge
from ebbes.record.record import Record
from ebbes.record.replay import replay
from ebbes.record.summary import summary


def verify_command(context: typer.Context, file: File) -> None:
    """Check a record against every rule, and deal every round again from its certificate.

    Exits with 0 if every deal is as it must be, 1 if one is not, if a rule is broken or if there is
    no certificate, 2 if something is no record at all. How deals are made, and
    those of a hand of the day or of a challenge: docs/deals.md.

    Examples:
    - `ebbes verify game.json`

    - `ebbes simulate --seed 7 | ebbes verify -`
    """
    speech: Speech = context.obj
    answer_records(file, lambda record: _verified(record, speech), speech)


def _verified(record: Record, speech: Speech) -> Iterable[str]:
    certificate, claim, challenge = verify(record), verify_day(record), verify_challenge(record)
    seal = certificate.commitment.hex()
    yield speech.say("cli-verified", deals=len(record.rounds), seal=seal)
    if claim is not None:
        yield speech.say("cli-verified-day", day=claim.day.isoformat(), head=claim.head.hex())
    if challenge is not None:
        code, number, head = challenge.code, challenge.number, challenge.head.hex()
        yield speech.say("cli-verified-challenge", number=number, code=code, head=head)
    yield from _numbers(record, certificate, speech)
    if certificate.starter != LOT:
        yield speech.say("cli-verified-last-played")
    if not summary(record, replay(record))["end"]:
        yield speech.say("cli-verified-unfinished")


def _numbers(record: Record, certificate: Certificate, speech: Speech) -> Iterable[str]:
    """Whose numbers are not in the deals, if any are not."""
    names = speech.names(record.options, record.names)
    without, missing = certificate.without, certificate.missing
    if missing:
        people = len(certificate.nonces) - len(without)
        who = speech.listed([names[seat] for seat in missing])
        came = people - len(missing)
        yield speech.say("cli-verified-missing", came=came, people=people, who=who)
    if without:
        who = speech.listed([names[seat] for seat in without])
        yield speech.say("cli-verified-without", who=who)
