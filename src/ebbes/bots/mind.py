"""How a player thinks: how many worlds it imagines, how far it looks, and what it remembers."""

from dataclasses import dataclass

from ebbes.bots.taste import NONE, Taste


@dataclass(frozen=True, slots=True)
class Mind:
    """The traits of a thinking bot."""

    worlds: int
    """Deals of the hidden cards it imagines at a decision."""
    effort: int = 1_000_000
    """Plays it makes in its head at the most."""
    practice: bool = True
    """Whether it plays on as self-play taught, or at random."""
    insight: int = 0
    """Deals on which it looks at what others played, to notice who plays at random."""
    exact: int = 0
    """Tricks before the end from which it works out everything."""
    memory: int | None = None
    """Tricks it remembers, None for all."""
    foresight: int | None = None
    """Tricks it looks ahead, None for all."""
    taste: Taste = NONE
    """What it likes to play."""

    @property
    def cells(self) -> tuple[int, ...]:
        """Its traits but its taste, as the kernel takes them: -1 for all."""
        memory = -1 if self.memory is None else self.memory
        foresight = -1 if self.foresight is None else self.foresight
        practice = int(self.practice)
        return (
            self.worlds,
            self.effort,
            practice,
            self.insight,
            self.exact,
            memory,
            foresight,
        )
