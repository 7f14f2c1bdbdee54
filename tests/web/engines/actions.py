"""Presses of pointer and keys, as WebDriver is asked for them in both its forms."""

from typing import Any

KEYS = {
    "Tab": "\ue004",
    "Enter": "\ue007",
    "Escape": "\ue00c",
    "End": "\ue010",
    "Home": "\ue011",
    "ArrowLeft": "\ue012",
    "ArrowRight": "\ue014",
}
"""How WebDriver writes the keys that are no signs."""


def tap(x: float, y: float) -> list[dict[str, Any]]:
    """A press of the pointer at a point of the window."""
    steps = [
        {"type": "pointerMove", "x": round(x), "y": round(y)},
        {"type": "pointerDown", "button": 0},
        {"type": "pointerUp", "button": 0},
    ]
    return [{"type": "pointer", "id": "pointer", "actions": steps}]


def key(name: str) -> list[dict[str, Any]]:
    """A key, down and up."""
    value = KEYS.get(name, name)
    steps = [{"type": kind, "value": value} for kind in ("keyDown", "keyUp")]
    return [{"type": "key", "id": "keys", "actions": steps}]
