"""Why a table refuses, as it goes over the wire."""

from ebbes.engine.errors import RuleError
from ebbes.protocol.refusals import Reason
from ebbes.server.tables.model.errors import TableError


def reason_of(error: RuleError | TableError) -> Reason:
    """A refusal on the wire."""
    rule = error.rule if isinstance(error, RuleError) else None
    return Reason(code=error.code, message=str(error), rule=rule, context=dict(error.context))
