"""What every decision was worth, where the points came from, and how well somebody plays.

Needs the extra `kernel`. The words and formulas are those of `docs/judging.md`.

review = judge(parse(text))
"""

from ebbes.bots.grains import Grains
from ebbes.bots.rating import Rating
from ebbes.bots.rungs import as_strong_as
from ebbes.judge.depth import DEPTHS, Depth, depth_named
from ebbes.judge.ending import Proof, proved
from ebbes.judge.errors import (
    ForeignReview,
    JudgeError,
    NoSuchDepth,
    NotAReview,
    UnknownFingerprint,
)
from ebbes.judge.fingerprint import Fingerprint
from ebbes.judge.format import format_review, review_to_json
from ebbes.judge.judging import Judging, judge
from ebbes.judge.ladder import Climb, Rung, ladder
from ebbes.judge.ledger import Ledger
from ebbes.judge.moment import Moment
from ebbes.judge.par import Par, pars_of
from ebbes.judge.parse import parse_review, review_from_json
from ebbes.judge.puzzle import Puzzle, puzzle_at, puzzles_in
from ebbes.judge.rates import Rates
from ebbes.judge.rating import Ratings
from ebbes.judge.reading import Reading, bits_told, reading
from ebbes.judge.reference import Reference
from ebbes.judge.refutation import Refutation
from ebbes.judge.review import Review, RoundReview, record_hash
from ebbes.judge.turning_point import TurningPoint
from ebbes.judge.unit import CHANCE, POINTS, Unit
from ebbes.judge.value import Value
from ebbes.judge.verdict import Verdict
from ebbes.record.decision import Decision, decisions_of
from ebbes.rules.measure import GRAINS

__all__ = [
    "CHANCE",
    "DEPTHS",
    "GRAINS",
    "POINTS",
    "Climb",
    "Decision",
    "Depth",
    "Fingerprint",
    "ForeignReview",
    "Grains",
    "JudgeError",
    "Judging",
    "Ledger",
    "Moment",
    "NoSuchDepth",
    "NotAReview",
    "Par",
    "Proof",
    "Puzzle",
    "Rates",
    "Rating",
    "Ratings",
    "Reading",
    "Reference",
    "Refutation",
    "Review",
    "RoundReview",
    "Rung",
    "TurningPoint",
    "Unit",
    "UnknownFingerprint",
    "Value",
    "Verdict",
    "as_strong_as",
    "bits_told",
    "decisions_of",
    "depth_named",
    "format_review",
    "judge",
    "ladder",
    "pars_of",
    "parse_review",
    "proved",
    "puzzle_at",
    "puzzles_in",
    "reading",
    "record_hash",
    "review_from_json",
    "review_to_json",
]
