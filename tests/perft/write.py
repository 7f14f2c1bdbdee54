"""Write the numbers of the stored positions anew: `python -m tests.perft.write`.

Nothing is written unless engine and oracle agree, and every number derived by hand comes out.
"""

from ebbes.engine.perft import Perft, perft
from tests.perft.positions import FILE, Position, load, oracle_counts, written


def counted_anew(position: Position) -> Position:
    """The position with the engine's numbers, checked against the oracle and the derivation."""
    state = position.state()
    counts = {depth: perft(state, depth) for depth in position.counts}
    _check_derived(position, counts)
    game = position.game()
    for depth, found in counts.items():
        expected = oracle_counts(game, depth)
        if found != expected:
            raise SystemExit(f"{position.name}, depth {depth}: engine {found}, oracle {expected}")
    return position.with_counts(counts)


def _check_derived(position: Position, counts: dict[int, Perft]) -> None:
    if not position.derivation:
        return
    for depth, found in counts.items():
        derived = position.counts[depth]
        if (found.sequences, found.finished) != (derived.sequences, derived.finished):
            raise SystemExit(f"{position.name}, depth {depth}: counted {found}, derived {derived}")


def main() -> None:
    """Count every position and write the file."""
    positions = [counted_anew(position) for position in load()]
    FILE.write_text(written(positions), encoding="utf-8", newline="\n")
    print(f"{len(positions)} positions written")


if __name__ == "__main__":
    main()
