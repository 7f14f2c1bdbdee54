"""The product's words in three languages, from the Fluent files that the browser reads too.

words("de").say("card", suit="G", value=10)   # grüne Zehn
"""

from ebbes.words.errors import NoSuchSentence, WordsError
from ebbes.words.folder import LANGUAGES, Language
from ebbes.words.words import Words, words

__all__ = ["LANGUAGES", "Language", "NoSuchSentence", "Words", "WordsError", "words"]
