"""What somebody newer says and we do not understand: an explicit value instead of an error."""

from typing import TypeVar, get_args

from pydantic import AfterValidator

from ebbes.protocol.wire import Wire


class Unknown(Wire):
    """Something of a type that is not known here; what it holds is left aside."""

    type: str


class UnknownEvent(Unknown):
    """Something has happened that only the whole table can tell."""


class UnknownMessage(Unknown):
    """A message that can be left aside."""


Value = TypeVar("Value", bound=Unknown)


def unless(union: object) -> AfterValidator:
    """Nothing is unknown that says to be of a type of this union: it is malformed."""
    known = {kind.model_fields["type"].default for kind in get_args(get_args(union)[0])}

    def verify(value: Value) -> Value:
        if value.type in known:
            raise ValueError(f"{value.type} is malformed")
        return value

    return AfterValidator(verify)
