"""Why a judgement is refused."""

from typing import ClassVar

from ebbes.engine.errors import ContextValue, EbbesError


class JudgeError(EbbesError):
    """A judgement nobody can read, go on with or make."""

    code: ClassVar[str] = "judge"

    def __init__(self, message: str, **context: ContextValue) -> None:
        super().__init__(message)
        self.context = context


class NotAReview(JudgeError):
    """Something that is no `ebbes-review/1` at all."""

    code = "judge/not-a-review"


class ForeignReview(JudgeError):
    """A review of another record, or of less or more of this one."""

    code = "judge/foreign-review"


class UnknownFingerprint(JudgeError):
    """A judgement by other weights, another formula or another depth than can be gone on with."""

    code = "judge/unknown-fingerprint"


class NoSuchDepth(JudgeError):
    """A depth nobody has named."""

    code = "judge/no-such-depth"
