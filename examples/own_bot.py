"""A bot of your own in a few lines, in a whole game against two of ours, without a server.

    python examples/own_bot.py

Anything with a method `choose(view, rng)` is a bot. It sees what its seat sees, and nothing else.
"""

from random import Random

from ebbes import Chance, Choice, Options, View
from ebbes.bots import bot_named, play_game
from ebbes.engine import GameEnded, RoundScored


class HighestCard:
    """Plays the highest card it may."""

    def choose(self, view: View, rng: Random) -> Choice:
        """The last of the legal choices: cards are sorted."""
        return view.legal[-1]


def main() -> None:
    """One game, its points round by round, and who won."""
    rng, options = Random(7), Options(players=3)
    chance = Chance(rng.randbytes(32), options)
    bots = [HighestCard(), bot_named("greedy"), bot_named("greedy")]
    for event in play_game(options, bots, rng, chance.deal):
        match event:
            case RoundScored(points):
                print("points by seat:", *points)
            case GameEnded(_, winners):
                print("won by seat:", *winners)


if __name__ == "__main__":
    main()
