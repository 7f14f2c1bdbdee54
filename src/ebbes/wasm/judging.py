"""What a page may ask of the judge: the same formulas as `ebbes.judge`, over plain memory."""

from typing import Any, Final

import numpy as np
from numba.extending import register_jitable
from numba.np.numpy_support import carray

from ebbes.kernel.expectation import expected_points, grains_of_leads
from ebbes.kernel.game import (
    GAME_LENGTH,
    MORE_CARDS,
    PICK_DESIGNATORS,
    PLAYERS,
    TURN,
    kind_of,
)
from ebbes.kernel.ledger import ledger_of, turning_places
from ebbes.kernel.position import LENGTH
from ebbes.kernel.rates import (
    CHOICES,
    COULD,
    IN_POINTS,
    IS_REAL,
    LOST,
    given_away,
    in_points,
    kept,
    rounds_of,
    rungs_beside,
)
from ebbes.kernel.rounding import whole_parts
from ebbes.kernel.sight import hide, tidy
from ebbes.kernel.value import Depth, values_of
from ebbes.kernel.verdict import (
    BEHIND,
    BEHIND_ERROR,
    LEAD,
    LEAD_ERROR,
    LIKELY,
    PARTS,
    TAKES,
    TRIED,
    WORTH,
    bar_of,
    is_as_good,
    is_real,
    mark_of,
    scale_of,
    skill_of,
    surely_behind,
)
from ebbes.kernel.worth import is_for_points
from ebbes.rules.measure import ENOUGH, GRAINS, is_measured
from ebbes.wasm.surface import (
    COURSE,
    FLOATS,
    HALFWORDS,
    INT,
    INTS,
    NOTHING,
    REAL,
    REALS,
    WORD,
    Exports,
    choices_at,
    narrow,
    policy_at,
    seen_at,
    wide,
)

VERDICT: Final = ("points", "skill", "given_away", "could", "real", "mark")
"""What is told of a decision, before its choices."""
CHOICE: Final = (
    "as_good",
    "drawn",
    "unsure",
    "takes",
    "tried",
    "likely",
    "lead",
    "error",
    "worth",
    "behind",
    "behind_error",
)
"""What is told of a choice: as it is drawn, how often it takes the trick, and all in parts."""
HEAD: Final = len(VERDICT)
TELLING: Final = len(CHOICE)
ACCOUNT_LENGTH: Final = 20
PAR, END, LEDGER, TURNS, TURNING = 0, 5, 10, 14, 15
ACCOUNT: Final = {"par": PAR, "end": END, "ledger": LEDGER, "turns": TURNS, "turning": TURNING}
"""Where the sums over a round lie: par in tenths, the end and the ledger in grains."""
RATES: Final = ("rounds", "real", "given", "given_error", "kept", "kept_error", "chance", "beside")
"""What is told of all decisions of somebody, before the rungs of the ladder beside them."""
RATES_LENGTH: Final = len(RATES) + 2
JUDGED_LENGTH: Final = 6
TENTHS: Final = 10
UNKNOWN: Final = -1
"""In the place of an error without bounds."""


def look(game: Any, position: Any, is_open: int, found: Any) -> None:
    """What the seat to act sees, or with open cards all there is, tidied: chance begins from it."""
    source, target = carray(position, LENGTH), carray(found, LENGTH)
    for at in range(LENGTH):
        target[at] = source[at]
    if not is_open:
        hide(target, carray(game, GAME_LENGTH)[TURN])
    tidy(target)


def expect(
    game: Any, position: Any, playouts: int, weights: Any, warmth: float, rng: Any, found: Any
) -> None:
    """The lead everyone can expect from the true position, in grains."""
    cells = carray(game, GAME_LENGTH)
    policy = policy_at(weights, warmth)
    points = expected_points(
        carray(position, LENGTH), kind_of(cells), wide(playouts), policy, carray(rng, 1)
    )
    leads, out = grains_of_leads(points), carray(found, 5)
    for seat in range(len(leads)):
        out[seat] = leads[seat]


@register_jitable
def _tell(row: Any, for_points: bool, out: Any) -> None:
    """What is told of a choice."""
    behind, unsure = row[BEHIND] / PARTS, row[BEHIND_ERROR] / PARTS
    lead, error = row[LEAD] / PARTS, row[LEAD_ERROR] / PARTS
    out[0] = is_as_good(behind, unsure, scale_of(for_points))
    out[1] = bar_of(lead if for_points else row[WORTH] / PARTS, for_points)
    out[2] = bar_of(error if for_points else unsure, for_points)
    out[3], out[4], out[5] = row[TAKES], row[TRIED], row[LIKELY]
    out[6], out[7], out[8] = row[LEAD], row[LEAD_ERROR], row[WORTH]
    out[9], out[10] = row[BEHIND], row[BEHIND_ERROR]


def judge(
    game: Any,
    position: Any,
    chosen: int,
    worlds: int,
    error: float,
    most: int,
    weights: Any,
    warmth: float,
    rngs: Any,
    verdict: Any,
) -> Any:
    """What every choice of the seat to act is worth, and what is thought of the one made."""
    cells, seen = carray(game, GAME_LENGTH), seen_at(carray(game, GAME_LENGTH), position)
    found, luck = choices_at(cells, carray(position, LENGTH)), carray(rngs, 2)
    rows = values_of(
        cells,
        seen,
        cells[TURN],
        kind_of(cells),
        found,
        wide(chosen),
        Depth(wide(worlds), error, wide(most)),
        policy_at(weights, warmth),
        luck[:1].copy(),
        luck[1:].copy(),
    )
    for_points, out = is_for_points(cells), carray(verdict, HEAD + TELLING * len(rows))
    most_worth, sum_worth = rows[0, WORTH], 0
    for place in range(len(rows)):
        most_worth = max(most_worth, rows[place, WORTH])
        sum_worth += rows[place, WORTH]
        _tell(rows[place], for_points, out[HEAD + TELLING * place :])
    behind, unsure = rows[chosen, BEHIND] / PARTS, rows[chosen, BEHIND_ERROR] / PARTS
    out[0], out[1] = for_points, skill_of(rows, wide(chosen))
    out[2] = whole_parts(surely_behind(behind, unsure), PARTS)
    out[3] = most_worth * len(rows) - sum_worth
    out[4], out[5] = is_real(rows, for_points), mark_of(behind, unsure, for_points)
    return narrow(len(rows))


def account(
    seats: int,
    points: Any,
    is_open: int,
    decisions: int,
    course: Any,
    deciders: Any,
    skills: Any,
    seat: int,
    found: Any,
) -> None:
    """What a round came to, where a seat's lead came from, and which decisions turned it.

    An open round has no points: in their place stand the leads expected where it stops, in grains.
    """
    count, everyone = wide(decisions), wide(seats)
    rows, out = carray(course, (count + 1, everyone)), carray(found, ACCOUNT_LENGTH)
    told = carray(points, everyone)
    end = told if is_open else grains_of_leads(told.astype(np.float64))
    for other in range(everyone):
        rows[count, other] = end[other]
        out[END + other] = end[other]
        out[PAR + other] = whole_parts(rows[0, other] / GRAINS, TENTHS)
    whose = carray(deciders, count)
    parts = ledger_of(rows, whose, carray(skills, count), wide(seat))
    for part in range(4):
        out[LEDGER + part] = parts[part]
    turning = turning_places(rows, whose, wide(seat))
    out[TURNS] = len(turning)
    for place in range(len(turning)):
        out[TURNING + place] = turning[place]


def rates(
    game: Any, judged: Any, count: int, means: Any, errors: Any, rungs: int, found: Any
) -> None:
    """How well somebody played, in parts, and beside whom on a ladder that is."""
    cells, out = carray(game, GAME_LENGTH), carray(found, RATES_LENGTH)
    rows = carray(judged, (wide(count), wide(JUDGED_LENGTH)))
    own = in_points(rows)
    rounds, real, chance = rounds_of(own), 0, 0
    lost, could = np.zeros(len(own)), np.zeros(len(own))
    for at in range(len(own)):
        real += own[at, IS_REAL]
        lost[at] = own[at, LOST] / PARTS
        could[at] = own[at, COULD] / PARTS / own[at, CHOICES]
    for at in range(len(rows)):
        if not rows[at, IN_POINTS]:
            chance += rows[at, LOST]
    given, given_error = given_away(lost, rounds)
    share, share_error = kept(lost, could)
    out[0], out[1], out[6], out[7] = rounds, real, chance, 0
    out[2], out[4] = whole_parts(given, PARTS), whole_parts(share, PARTS)
    out[3] = UNKNOWN if np.isinf(given_error) else whole_parts(given_error, PARTS)
    out[5] = UNKNOWN if np.isinf(share_error) else whole_parts(share_error, PARTS)
    is_told = is_measured(cells[PLAYERS], cells[MORE_CARDS] != 0, cells[PICK_DESIGNATORS] != 0)
    if real >= ENOUGH and is_told:
        beside = rungs_beside(
            given, given_error, carray(means, wide(rungs)), carray(errors, wide(rungs))
        )
        out[7] = len(beside)
        for at in range(len(beside)):
            out[8 + at] = beside[at]


EXPORTS: Final[Exports] = {
    **COURSE,
    "look": (look, NOTHING(INTS, HALFWORDS, INT, HALFWORDS)),
    "expect": (expect, NOTHING(INTS, HALFWORDS, INT, FLOATS, REAL, WORD, INTS)),
    "judge": (
        judge,
        INT(INTS, HALFWORDS, INT, INT, REAL, INT, FLOATS, REAL, WORD, INTS),
    ),
    "account": (account, NOTHING(INT, INTS, INT, INT, INTS, INTS, INTS, INT, INTS)),
    "rates": (rates, NOTHING(INTS, INTS, INT, REALS, REALS, INT, INTS)),
}
"""Every function of the module that judges."""
