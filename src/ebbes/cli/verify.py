"""`ebbes verify`: whether the deals of a record follow from its certificate."""

from collections.abc import Iterable

from ebbes.cli.records import File, answer_records
from ebbes.record.certificate import LOT, verify
from ebbes.record.record import Record
from ebbes.record.replay import replay
from ebbes.record.summary import summary


def verify_command(file: File) -> None:
    """Check a record against every rule, and deal every round again from its certificate.

    Exits with 0 if every deal is as it must be, 1 if one is not, if a rule is broken or if there is
    no certificate, 2 if something is no record at all. How deals are made: docs/deals.md.

    Examples:
    - `ebbes verify game.json`

    - `ebbes simulate --seed 7 | ebbes verify -`
    """
    answer_records(file, _verified)


def _verified(record: Record) -> Iterable[str]:
    certificate = verify(record)
    rounds = len(record.rounds)
    deals = "1 deal follows" if rounds == 1 else f"{rounds} deals follow"
    yield f"{deals} from the commitment {certificate.commitment.hex()}"
    if certificate.starter != LOT:
        yield "the first starter was not drawn by lot, but had played last"
    if not summary(record, replay(record))["end"]:
        yield "the game is unfinished"
