"""A clock that goes only when it is told to."""


class Clock:
    """Seconds since some day."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        """What time it is."""
        return self.now

    def forward(self, seconds: float) -> float:
        """The time after so many more seconds."""
        self.now += seconds
        return self.now
