"""What `?` says, at each moment of a game."""

from typing import Final

from ebbes.engine.state import NAME_STARTER, PICK, Phase

NAMING: Final = """\
  It is for you to name who leads the first trick: anyone, yourself too (R10).
  Type a number of the list, or a name."""
PICKING: Final = """\
  Pick a designator card: a colour and a number that are both still free this round (R26).
  Type it as you like: G7, 7g, green 7. Where only one is left to go with it, half of it will do.
  You need not hold the card, but who holds it has a say in when it is played, and so in the role
  its suit gets. Five are picked in all, beginning left of the starter, who leads afterwards."""
PLAYING: Final = """\
  Type a card such as G7, or its number where a list is shown; Enter alone takes an only choice."""
GENERAL: Final = """\
  B blue, N brown, Y yellow, G green, R red. Follow the led suit if you can (R12).
  The first designator card played makes its suit trump, then plus, ebbes, minus; the rest is nix.
  Plus cards count +1, minus cards -1. ebbes gives 3, but nothing to who has most or fewest.
  In the table of points +3 marks those three, and * who took most nix and names the next starter.
  ? this help, t the table, q quit"""


def help_text(phase: Phase) -> str:
    """What to type now, then the game in short."""
    now = {NAME_STARTER: NAMING, PICK: PICKING}.get(phase, PLAYING)
    return f"{now}\n{GENERAL}"
