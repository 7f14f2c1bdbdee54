"""What can go wrong with words.

WordsError                    a sentence that cannot be said, or a file that cannot be read
└── NoSuchSentence            a key no file has
"""

from ebbes.engine.errors import EbbesError


class WordsError(EbbesError):
    """Words that do not come out right; the message names key or file."""


class NoSuchSentence(WordsError):
    """A key no file of the language has."""
