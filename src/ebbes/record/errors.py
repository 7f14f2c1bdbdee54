"""Why a record is refused."""

from ebbes.engine.errors import EbbesError, RuleError


class RecordError(EbbesError):
    """A record nobody can replay."""


class NotARecord(RecordError):
    """Something that is no `ebbes-record/1` at all."""


class BrokenRecord(RecordError):
    """A record that breaks a rule; says in which round, at which play, and which rule."""

    def __init__(self, where: str, why: str | RuleError) -> None:
        super().__init__(f"{where}: {why}")
        self.where = where


class NoSuchMoment(RecordError):
    """A moment that a record does not have."""


class CertificateError(EbbesError):
    """A certificate that is missing, malformed, or does not lead to the deals of its record."""
