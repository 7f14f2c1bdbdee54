"""Same cards for all: the deals of a challenge, bound in advance (`docs/deals.md`)."""

from dataclasses import dataclass
from typing import Self

from ebbes.json_types import Json
from ebbes.record.certificate import Certificate, certificate_of
from ebbes.record.chain import LINKS, claimed, verify_link
from ebbes.record.fields import Fields
from ebbes.record.record import Record

KEY = "challenge"


@dataclass(frozen=True, slots=True)
class ChallengeClaim:
    """What the record of a challenge says of itself: which one, which deal, below which head."""

    code: str
    number: int
    """Of the deal, from 1."""
    head: bytes

    @classmethod
    def of(cls, record: Record) -> Self | None:
        """The claim of a record; None if it is of no challenge."""
        return claimed(record, KEY, cls._read)

    @classmethod
    def _read(cls, fields: Fields) -> Self:
        number, head = fields.whole_number("deal"), fields.text("head")
        if not 1 <= number <= LINKS:
            raise ValueError(f"no deal has the number {number}")
        return cls(fields.text("code"), number, bytes.fromhex(head))

    def to_json(self) -> dict[str, Json]:
        """The claim as a record carries it."""
        return {"code": self.code, "deal": self.number, "head": self.head.hex()}

    def verify(self, certificate: Certificate) -> None:
        """Raises a `CertificateError` unless the challenge alone has decided the deals."""
        verify_link(certificate, self.number, self.head, f"deal {self.number} of {self.code}")


def verify_challenge(record: Record) -> ChallengeClaim | None:
    """The challenge of a record, if it is of one, and its deals follow from its link alone."""
    claim = ChallengeClaim.of(record)
    if claim is not None:
        claim.verify(certificate_of(record))
    return claim
