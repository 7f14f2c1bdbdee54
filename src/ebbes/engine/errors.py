"""What can go wrong, as one tree.

```
EbbesError
├── RuleError                 breaks a rule: has a code, a rule number and a context
│   ├── BadOptions            rule/bad-options
│   ├── BadDeal               rule/bad-deal
│   ├── WrongMoment           rule/wrong-moment
│   ├── NotYourTurn           rule/not-your-turn
│   ├── NoSuchSeat            rule/no-such-seat
│   ├── PickNotFree           rule/pick-not-free
│   ├── CardNotHeld           rule/card-not-held
│   └── MustFollowSuit        rule/must-follow-suit
├── RecordError               (record/) no record, or a record that breaks a rule
├── CertificateError          (record/) a deal that does not follow from its certificate
├── JudgeError                (judge/) a review nobody can read, or go on with
├── ArenaError                (arena/) a match nobody can play as asked
├── FanoutError               (server/fanout/) no Redis that a server could use
├── StoreError                (server/store/) what the store refuses, or cannot do
├── ThinkingError             (server/thinking/) what cannot be thought about
└── WordsError                (words/) a sentence that cannot be said
```
"""

from typing import ClassVar

ContextValue = int | str | list[int] | list[str]
"""What the context of a refusal may hold."""


class EbbesError(Exception):
    """Anything this library refuses."""


class RuleError(EbbesError):
    """A command or a game that breaks a rule; nothing has changed."""

    code: ClassVar[str] = "rule"
    """What goes over the wire in place of the message."""

    def __init__(self, message: str, *, rule: str, **context: ContextValue) -> None:
        super().__init__(f"{message} ({rule})")
        self.rule = rule
        self.context = context


class BadOptions(RuleError):
    """A game nobody can play, such as one for six."""

    code = "rule/bad-options"


class BadDeal(RuleError):
    """A deal by the wrong dealer, of the wrong cards, or with the wrong number designator."""

    code = "rule/bad-deal"


class WrongMoment(RuleError):
    """A command that does not fit what the game is waiting for."""

    code = "rule/wrong-moment"


class NotYourTurn(RuleError):
    """The right thing from the wrong seat."""

    code = "rule/not-your-turn"


class NoSuchSeat(RuleError):
    """A seat this table does not have."""

    code = "rule/no-such-seat"


class PickNotFree(RuleError):
    """A designator whose number or colour is taken or not in play."""

    code = "rule/pick-not-free"


class CardNotHeld(RuleError):
    """A card that is not in the hand."""

    code = "rule/card-not-held"


class MustFollowSuit(RuleError):
    """A card of another suit while holding the led one."""

    code = "rule/must-follow-suit"
