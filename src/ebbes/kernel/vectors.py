"""Sums over rows of weights, kept in the processor's wide registers from the first row to the last.

A loop over arrays puts every partial sum back into memory, because arrays might overlap. These two
instructions know that theirs do not, and make a policy several times as quick to ask and to teach.
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
OFFSETS = [ir.Constant(INT, lane) for lane in range(0, WIDTH, LANES)]

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
        sums = [cgutils.alloca_once(builder, VECTOR) for _ in OFFSETS]  # type: ignore[no-untyped-call]
        for place, part in zip(sums, _load(builder, start, INT(0)), strict=True):
            builder.store(part, place)
        with cgutils.for_range(builder, size) as loop:
            row = _row(builder, rows, builder.add(at, loop.index))
            for place, part in zip(sums, _load(builder, table, row), strict=True):
                builder.store(builder.fadd(builder.load(place), part), place)
        _store(builder, [builder.load(place) for place in sums], out, out_at)
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


sum_rows: Any = intrinsic(_sum_rows)
add_to_rows: Any = intrinsic(_add_to_rows)


def _data(context: Any, builder: Any, signature: Any, args: Any, number: int) -> Any:
    """Where the numbers of an argument begin, which is an array."""
    return context.make_array(signature.args[number])(context, builder, args[number]).data


def _row(builder: Any, rows: Any, place: Any) -> Any:
    """The offset of the row that stands at a place of the list."""
    number = builder.load(builder.gep(rows, [place]))
    return builder.mul(builder.sext(number, INT), INT(WIDTH))


def _vectors(builder: Any, data: Any, offset: Any) -> list[Any]:
    places = [builder.gep(data, [builder.add(offset, lane)]) for lane in OFFSETS]
    return [builder.bitcast(place, VECTOR.as_pointer()) for place in places]


def _load(builder: Any, data: Any, offset: Any) -> list[Any]:
    return [builder.load(place, align=4) for place in _vectors(builder, data, offset)]


def _store(builder: Any, parts: list[Any], data: Any, offset: Any) -> None:
    for part, place in zip(parts, _vectors(builder, data, offset), strict=True):
        builder.store(part, place, align=4)
