"""What is measured, line by line."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from ebbes.bench.engine import engine_plays
from ebbes.bench.kernel import (
    kernel_rounds,
    kernel_rounds_on,
    policy_playouts,
    search_iterations,
)
from ebbes.bench.rate import Work, rate

SEARCH: Final = "OpenSpiel, ISMCTS in C++"
LOOP: Final = "OpenSpiel, chance by its probabilities"
LOOP_UNIFORM: Final = "OpenSpiel, chance drawn uniformly"


@dataclass(frozen=True, slots=True)
class Line:
    """One rate, and how many times as fast it is as others of the same run."""

    name: str
    unit: str
    per_second: float | None
    """Nothing if it cannot be measured, because OpenSpiel is not installed."""
    times: dict[str, float] = field(default_factory=dict)


def measure(seconds: float) -> Iterator[Line]:
    """Measure everything, so many seconds each."""
    one = rate(kernel_rounds(), seconds)
    yield Line("kernel, one thread", "random rounds", one)
    two = rate(kernel_rounds_on(2), seconds)
    yield Line("kernel, two threads", "random rounds", two, {"one thread": two / one})
    yield Line("search, playing out by a policy", "iterations", rate(policy_playouts(), seconds))
    yardsticks = open_spiel()
    yield from _beside("search", "iterations", search_iterations(), [SEARCH], yardsticks, seconds)
    loops = [LOOP, LOOP_UNIFORM]
    yield from _beside("engine", "plays", engine_plays(), loops, yardsticks, seconds)


def open_spiel() -> dict[str, Work]:
    """The yardsticks, none if OpenSpiel is not installed."""
    try:
        from ebbes.bench.open_spiel import (
            loop_decisions,
            loop_decisions_uniform,
            search_simulations,
        )
    except ModuleNotFoundError:
        return {}
    return {
        SEARCH: search_simulations(),
        LOOP: loop_decisions(),
        LOOP_UNIFORM: loop_decisions_uniform(),
    }


def _beside(
    name: str,
    unit: str,
    work: Work,
    names: list[str],
    yardsticks: dict[str, Work],
    seconds: float,
) -> Iterator[Line]:
    """A line of ours, then the yardsticks it is held against."""
    ours = rate(work, seconds)
    rates = {each: rate(yardsticks[each], seconds) for each in names if each in yardsticks}
    yield Line(name, unit, ours, {each: ours / found for each, found in rates.items()})
    for each in names:
        yield Line(each, unit, rates.get(each))
