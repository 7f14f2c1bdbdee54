"""What a browser has to be able to do for a visit."""

from typing import Any, Protocol

WIDTH, HEIGHT = 390, 844
"""A phone, where a browser lets its window be so narrow."""


class Engine(Protocol):
    """A browser with one page."""

    async def open(self, url: str) -> None:
        """Goes there, and waits until it has loaded."""

    async def tell(self, expression: str) -> Any:
        """What an expression of JavaScript, or its promise, comes to."""

    async def tap(self, x: float, y: float) -> None:
        """Presses the page at a point of its window."""

    async def key(self, key: str) -> None:
        """Presses a key, called as pages hear of it."""
