"""What went wrong beside the rules, as whoever has asked for it hears it."""

from typing import Final, NoReturn

from ebbes.cli.exits import NOT_USABLE, fail
from ebbes.cli.speech import spoken

KEYS: Final = {
    "ArenaError": "cli-fault-arena",
    "BadSettings": "cli-fault-setting",
    "BadUrl": "cli-fault-database",
    "ForeignReview": "cli-fault-foreign-review",
    "NoSuchDepth": "cli-fault-depth",
    "NoSuchPerson": "cli-fault-person",
    "NotAReview": "cli-fault-review",
    "SchemaTooNew": "cli-fault-schema",
    "StoreUnavailable": "cli-fault-store",
    "UnknownBot": "cli-fault-bot",
    "UnknownFingerprint": "cli-fault-fingerprint",
    "ValueError": "cli-fault-value",
}
"""By the names of errors: many of them are in rooms whose libraries may be missing."""


def fault_sentence(error: Exception) -> str:
    """In English its own line; elsewhere a sentence for its kind, with that line for the rest."""
    names = (kind.__name__ for kind in type(error).__mro__)
    key = next((KEYS[name] for name in names if name in KEYS), None)
    return str(error) if key is None else spoken().say(key, why=str(error))


def fail_for(error: Exception, status: int = NOT_USABLE) -> NoReturn:
    """The sentence of an error on standard error, and out."""
    fail(fault_sentence(error), status)
