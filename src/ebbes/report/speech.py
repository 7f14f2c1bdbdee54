"""Sentences in one language, and names as people read them."""

from collections.abc import Sequence
from dataclasses import dataclass

from ebbes.engine.options import Options
from ebbes.record.names import VIRTUAL_NAME
from ebbes.record.text import printable
from ebbes.words import Language, words
from ebbes.words.pieces import listed


@dataclass(frozen=True, slots=True)
class Speech:
    """Says sentences in one language; its words are read when the first is said."""

    language: Language

    def say(self, key: str, /, **variables: str | float) -> str:
        """The sentence of that key."""
        return words(self.language).say(key, **variables)

    def names(self, options: Options, names: tuple[str, ...]) -> tuple[str, ...]:
        """Names as anybody can show them; the virtual player has one in every language."""
        shown = [printable(name) for name in names]
        if options.has_virtual and names[-1] == VIRTUAL_NAME:
            shown[-1] = self.say("cli-virtual-player")
        return tuple(shown)

    def about(self, name: str) -> dict[str, str]:
        """For sentences about somebody: the name, and whether it means who reads it."""
        return {"who": name, "you": "yes" if name == self.say("you") else "no"}

    def listed(self, things: Sequence[str], last: str = "list-and") -> str:
        """Several things in a row: one, two and three."""
        return listed(things, self.say, last)


def of_options(options: Options) -> dict[str, str | float]:
    """For sentences about a game: what the table agreed on."""
    return {
        "players": options.players,
        "more": "yes" if options.more_cards else "no",
        "pick": "yes" if options.pick_designators else "no",
        "goal": str(options.goal),
        "dabbscheedel": str(options.dabbscheedel),
        "rounds": str(options.rounds),
    }
