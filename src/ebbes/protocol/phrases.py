"""What can be said at a table: set phrases, which every client puts in its own language."""

from enum import StrEnum


class Phrase(StrEnum):
    """A set phrase."""

    HELLO = "hello"
    GOOD_LUCK = "good-luck"
    WELL_PLAYED = "well-played"
    OH_NO = "oh-no"
    SORRY = "sorry"
    THANKS = "thanks"
    YOUR_TURN = "your-turn"
    TAKE_YOUR_TIME = "take-your-time"
    CHEERS = "cheers"
    ONE_MORE = "one-more"
    GOODBYE = "goodbye"
