"""The tree of errors."""

import pytest

from ebbes.engine import errors
from ebbes.engine.errors import EbbesError, RuleError

CODES = {
    errors.BadOptions: "rule/bad-options",
    errors.BadDeal: "rule/bad-deal",
    errors.WrongMoment: "rule/wrong-moment",
    errors.NotYourTurn: "rule/not-your-turn",
    errors.NoSuchSeat: "rule/no-such-seat",
    errors.PickNotFree: "rule/pick-not-free",
    errors.CardNotHeld: "rule/card-not-held",
    errors.MustFollowSuit: "rule/must-follow-suit",
}


def test_every_rule_error_has_a_code_of_its_own() -> None:
    assert set(RuleError.__subclasses__()) == set(CODES)
    assert {kind: kind.code for kind in CODES} == CODES
    assert RuleError.code == "rule"


@pytest.mark.parametrize("kind", CODES)
def test_every_rule_error_is_drawn_in_the_tree(kind: type[RuleError]) -> None:
    drawn = [line.split() for line in (errors.__doc__ or "").splitlines()]
    assert any(words[-2:] == [kind.__name__, kind.code] for words in drawn)


def test_a_message_ends_with_its_rule_and_the_context_is_kept() -> None:
    error = RuleError("no", rule="R1", card="G2", holding=["G3"])
    assert str(error) == "no (R1)"
    assert (error.rule, error.context) == ("R1", {"card": "G2", "holding": ["G3"]})
    assert isinstance(error, EbbesError)
