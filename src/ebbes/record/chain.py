"""A year of deals, bound in advance by one number: the chain of days (`docs/deals.md`).

Every day has a link, and each link is the hash of the next day's. Whoever knows the head can check
every link that is shown, and tell none that is still to come.
"""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from functools import reduce
from hashlib import sha256
from typing import Self, TypeVar

from ebbes.json_types import Json
from ebbes.record.certificate import LOT, Certificate, certificate_of
from ebbes.record.errors import CertificateError, NotARecord
from ebbes.record.fields import Fields
from ebbes.record.record import Record

Claim = TypeVar("Claim")

TAG = b"ebbes/1 day"
LINK_BYTES = 32
LINKS = 366
"""Links below the head; a year that has fewer days leaves the last one unused."""
KEY = "day"


def link_before(link: bytes) -> bytes:
    """The link of the day before, or the head for that of the first day."""
    return sha256(TAG + link).digest()


def link_of(root: bytes, number: int) -> bytes:
    """The link of the day with this number, which is the secret of its deals; the head is 0."""
    return reduce(lambda link, _: link_before(link), range(LINKS - number), root)


def head_of(root: bytes) -> bytes:
    """What is published before the first day."""
    return link_of(root, 0)


def number_of(day: date) -> int:
    """Which link of its year a day has: 1 for the first of January."""
    return day.timetuple().tm_yday


def verify_link(certificate: Certificate, number: int, head: bytes, what: str) -> None:
    """Raises a `CertificateError` unless link `number` below a head alone has decided the deals."""
    if reduce(lambda link, _: link_before(link), range(number), certificate.secret) != head:
        raise CertificateError(f"the secret is not the link of {what} below its head")
    if any(map(any, certificate.nonces)) or certificate.starter != LOT:
        raise CertificateError(f"more than the link of {what} has decided the deals")


def claimed(record: Record, key: str, read: Callable[[Fields], Claim]) -> Claim | None:
    """What a record says under a key of the cards it was dealt; None if it says nothing."""
    if key not in record.extra:
        return None
    try:
        return read(Fields(record.extra[key], f"the {key}"))
    except (NotARecord, ValueError) as error:
        raise CertificateError(f"the {key} is not well formed: {error}") from None


@dataclass(frozen=True, slots=True)
class DayClaim:
    """What the record of a hand of the day says of itself: which day, and below which head."""

    day: date
    head: bytes

    @classmethod
    def of(cls, record: Record) -> Self | None:
        """The claim of a record; None if it is of no day."""
        return claimed(record, KEY, cls._read)

    @classmethod
    def _read(cls, fields: Fields) -> Self:
        day, head = fields.text("date"), fields.text("head")
        return cls(date.fromisoformat(day), bytes.fromhex(head))

    def to_json(self) -> dict[str, Json]:
        """The claim as a record carries it."""
        return {"date": self.day.isoformat(), "head": self.head.hex()}

    def verify(self, certificate: Certificate) -> None:
        """Raises a `CertificateError` unless the day alone has decided the deals."""
        verify_link(certificate, number_of(self.day), self.head, str(self.day))


def verify_day(record: Record) -> DayClaim | None:
    """The day of a record, if it is of one, and its deals follow from that day's link alone."""
    claim = DayClaim.of(record)
    if claim is not None:
        claim.verify(certificate_of(record))
    return claim
