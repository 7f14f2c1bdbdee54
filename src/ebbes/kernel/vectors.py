"""Sums over rows of weights, kept in the processor's wide registers from the first row to the last.

A loop over arrays puts every partial sum back into memory, because arrays might overlap. These
instructions know that theirs do not, and make a policy several times as quick to ask and to teach.
They add in an order of their own, the same on every machine: so are the sums, to the last bit.
"""

from typing import Any

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic

WIDTH = 128
"""Nodes of the hidden layer; every row of weights is as long."""
LANES = 16

VECTOR = ir.VectorType(ir.FloatType(), LANES)
INT = ir.IntType(64)
LANE = ir.IntType(32)
BLOCK = WIDTH
"""Floats of a row that are summed at once; fewer where a machine has fewer registers for them."""

INT64 = types.int64


def _sum_rows(
    _typing: Any, table: Any, rows: Any, at: Any, size: Any, start: Any, out: Any, out_at: Any
) -> Any:
    """Write into `out`, from `out_at`, the sum of `start` and of `size` rows of a table."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        table, rows, start, out = (
            _data(context, builder, signature, args, i) for i in (0, 1, 4, 5)
        )
        at, size, out_at = args[2], args[3], args[6]
        for block in range(0, WIDTH, BLOCK):
            sums = [cgutils.alloca_once(builder, VECTOR) for _ in range(0, BLOCK, LANES)]  # type: ignore[no-untyped-call]
            for place, part in zip(sums, _load(builder, start, INT(block), BLOCK), strict=True):
                builder.store(part, place)
            with cgutils.for_range(builder, size) as loop:
                row = builder.add(_row(builder, rows, builder.add(at, loop.index)), INT(block))
                for place, part in zip(sums, _load(builder, table, row, BLOCK), strict=True):
                    builder.store(builder.fadd(builder.load(place), part), place)
            total = [builder.load(place) for place in sums]
            _store(builder, total, out, builder.add(out_at, INT(block)))
        return context.get_dummy_value()

    return types.void(table, rows, INT64, INT64, start, out, INT64), generate


def _add_to_rows(
    _typing: Any, table: Any, rows: Any, at: Any, size: Any, part: Any, part_at: Any
) -> Any:
    """Add the floats of `part`, from `part_at`, to each of `size` rows of a table."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        table, rows, part = (_data(context, builder, signature, args, i) for i in (0, 1, 4))
        at, size, part_at = args[2], args[3], args[5]
        added = _load(builder, part, part_at)
        with cgutils.for_range(builder, size) as loop:
            row = _row(builder, rows, builder.add(at, loop.index))
            sums = map(builder.fadd, _load(builder, table, row), added)
            _store(builder, list(sums), table, row)
        return context.get_dummy_value()

    return types.void(table, rows, INT64, INT64, part, INT64), generate


def _dot_rectified(_typing: Any, hidden: Any, base: Any, weights: Any) -> Any:
    """What the nodes from `base` that are above zero add up to, each with its weight."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        hidden, weights = (_data(context, builder, signature, args, i) for i in (0, 2))
        nodes, shares = _load(builder, hidden, args[1]), _load(builder, weights, INT(0))
        zero = ir.Constant(VECTOR, [0.0] * LANES)
        total = zero
        for part, share in zip(nodes, shares, strict=True):
            above = builder.select(builder.fcmp_ordered(">", part, zero), part, zero)
            total = builder.fadd(total, builder.fmul(above, share))
        return _fold(builder, total)

    return types.float32(hidden, INT64, weights), generate


sum_rows: Any = intrinsic(_sum_rows)
add_to_rows: Any = intrinsic(_add_to_rows)
dot_rectified: Any = intrinsic(_dot_rectified)


def _fold(builder: Any, total: Any) -> Any:
    """The sum of all lanes: one half is added to the other, until one is left."""
    lanes = LANES
    while lanes > 1:
        lanes //= 2
        total = builder.fadd(_part(builder, total, 0, lanes), _part(builder, total, lanes, lanes))
    return builder.extract_element(total, LANE(0))


def _part(builder: Any, vector: Any, first: int, lanes: int) -> Any:
    """Some lanes of a vector, side by side."""
    places = ir.Constant(ir.VectorType(LANE, lanes), [*range(first, first + lanes)])
    return builder.shuffle_vector(vector, ir.Constant(vector.type, ir.Undefined), places)


def _data(context: Any, builder: Any, signature: Any, args: Any, number: int) -> Any:
    """Where the numbers of an argument begin, which is an array."""
    return context.make_array(signature.args[number])(context, builder, args[number]).data


def _row(builder: Any, rows: Any, place: Any) -> Any:
    """The offset of the row that stands at a place of the list."""
    number = builder.load(builder.gep(rows, [place]))
    return builder.mul(builder.sext(number, INT), INT(WIDTH))


def _vectors(builder: Any, data: Any, offset: Any, size: int) -> list[Any]:
    """The places of so many floats from an offset on, a vector's worth each."""
    lanes = [builder.add(offset, INT(lane)) for lane in range(0, size, LANES)]
    places = [builder.gep(data, [lane]) for lane in lanes]
    return [builder.bitcast(place, VECTOR.as_pointer()) for place in places]


def _load(builder: Any, data: Any, offset: Any, size: int = WIDTH) -> list[Any]:
    return [builder.load(place, align=4) for place in _vectors(builder, data, offset, size)]


def _store(builder: Any, parts: list[Any], data: Any, offset: Any) -> None:
    places = _vectors(builder, data, offset, len(parts) * LANES)
    for part, place in zip(parts, places, strict=True):
        builder.store(part, place, align=4)
