"""By what somebody was judged: new weights or formulas never change an old judgement."""

from dataclasses import asdict, dataclass
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Final

from ebbes.bots.thought import WARMTH
from ebbes.engine.options import Options
from ebbes.json_types import Json
from ebbes.judge.depth import Depth
from ebbes.judge.errors import NotAReview, UnknownFingerprint
from ebbes.kernel.network import weights_name
from ebbes.record.errors import NotARecord
from ebbes.record.fields import Fields

FORMULA: Final = 1
"""The version of the formulas in `docs/judging.md`."""
SEEDS: Final = "position/1"
"""How chance begins: from what is known where it is needed, see `judge/seed.py`."""
DIGITS: Final = 16


@dataclass(frozen=True, slots=True)
class Fingerprint:
    """The reference, the formulas and the depth of a judgement."""

    formula: int
    weights: str
    """A hash of the weights the reference plays by."""
    warmth: float
    """How freely it follows them."""
    worlds: int
    error: float
    most: int
    playouts: int
    seeds: str

    @classmethod
    def of(cls, options: Options, depth: Depth) -> "Fingerprint":
        """That of a judgement made here and now."""
        weights = weights_hash(weights_name(options.players, options.more_cards))
        return cls(
            formula=FORMULA,
            weights=weights,
            warmth=WARMTH,
            worlds=depth.worlds,
            error=depth.error,
            most=depth.most,
            playouts=depth.playouts,
            seeds=SEEDS,
        )

    @property
    def depth(self) -> Depth:
        """How thoroughly was judged."""
        return Depth(self.worlds, self.error, self.most, self.playouts)

    def verify(self) -> None:
        """Whether the formulas are those of this version; the weights may be others."""
        if (self.formula, self.seeds) != (FORMULA, SEEDS):
            raise UnknownFingerprint(
                f"unknown formula {self.formula} with seeds {self.seeds!a}, "
                f"not {FORMULA} with {SEEDS!a}",
                formula=self.formula,
                seeds=self.seeds,
            )

    def verify_review(self, options: Options) -> None:
        """Whether a review by it can be gone on with here."""
        self.verify_here(options)
        if not self.depth.is_for_reviews:
            raise self._no_depth()

    def verify_here(self, options: Options) -> None:
        """Whether somebody can be judged by this very one here."""
        self.verify()
        if not self.depth.is_sensible:
            raise self._no_depth()
        own = Fingerprint.of(options, self.depth)
        if self != own:
            raise UnknownFingerprint(
                f"judged by weights {self.weights!a} at warmth {self.warmth}, "
                f"not {own.weights!a} at {own.warmth}",
                weights=self.weights,
            )

    def _no_depth(self) -> UnknownFingerprint:
        return UnknownFingerprint(
            f"no depth to judge at: {self.worlds} to {self.most} worlds for an error of "
            f"{self.error}, {self.playouts} playouts",
            worlds=self.worlds,
            most=self.most,
            playouts=self.playouts,
        )

    def to_json(self) -> dict[str, Json]:
        """The fingerprint as a review carries it."""
        return asdict(self)

    @classmethod
    def from_json(cls, value: Json) -> "Fingerprint":
        """What `to_json` wrote."""
        try:
            fields = Fields(value, "the fingerprint")
            return cls(
                weights=fields.text("weights"),
                warmth=fields.number("warmth"),
                error=fields.number("error"),
                seeds=fields.text("seeds"),
                formula=fields.whole_number("formula"),
                worlds=fields.whole_number("worlds"),
                most=fields.whole_number("most"),
                playouts=fields.whole_number("playouts"),
            )
        except NotARecord as error:
            raise NotAReview(str(error)) from None


@cache
def weights_hash(name: str) -> str:
    """A short hash of a file of weights."""
    data = (files("ebbes.bots.weights") / name).read_bytes()
    return sha256(data).hexdigest()[:DIGITS]
