"""What is counted while a crowd is at work."""

import time
from dataclasses import dataclass, field


@dataclass(slots=True)
class Tally:
    """Plays sent, deliveries received, and how long each delivery took."""

    plays: int = 0
    deliveries: int = 0
    sent: dict[tuple[str, str], float] = field(default_factory=dict)
    delays: list[float] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)

    def play(self, table: str, card: str) -> None:
        """Somebody plays a card."""
        self.plays += 1
        self.sent[table, card] = time.perf_counter()

    def deliver(self, table: str, card: str | None) -> None:
        """Somebody hears of it."""
        self.deliveries += 1
        start = self.sent.get((table, card)) if card else None
        if start is not None:
            self.delays.append(time.perf_counter() - start)
