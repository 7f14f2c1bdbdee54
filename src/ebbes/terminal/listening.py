"""Whether somebody listens to a terminal."""

from collections.abc import Mapping


def is_told(environment: Mapping[str, str]) -> bool:
    """Whether somebody listens to this terminal, or it cannot show more than lines."""
    announced = environment.get("ACCESSIBLE", "").lower() not in ("", "0", "no", "false")
    return announced or environment.get("TERM") == "dumb"
