"""Messages and requests no honest client would send, drawn by chance."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

from ebbes.rules.codes import CARDS
from ebbes.server.settings import Settings

TOO_LARGE = int(Settings.model_fields["message_bytes"].default) + 1
DEEP = 8000
WORDS = (
    "",
    "\x00",
    "\u202e",
    "ß" * 100,
    "<script>",
    "' OR 1=1 --",
    "%00",
    "../..",
    "G7",
    "??",
    "0",
)
VALUES: tuple[Any, ...] = (None, True, -1, 5, 2**31, 10**400, 0.5, 1e308, [], {}, [[]], *WORDS)
PATHS = (
    "/api/tables/{}",
    "/api/tables/{}/games/1",
    "/api/tables/{}/games/{}",
    "/api/tables/{}/games/{}/id",
    "/api/codes/{}",
    "/api/me/tokens/{}",
    "/{}",
    "/metrics/{}",
)
METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "BREW")

Draw = Callable[[Random], str | bytes]


def key(rng: Random) -> str:
    """An id for a command, often one that was used before."""
    return f"k{rng.randrange(50)}" if rng.random() < 0.5 else f"k{rng.getrandbits(64):x}"


def command(rng: Random) -> dict[str, Any]:
    """A command that is well formed, and not the sender's to give, or not now."""
    at = rng.choice((0, 1, rng.randrange(100), 2**31 - 1))
    card = rng.choice((*CARDS, "??"))
    given: tuple[dict[str, Any], ...] = (
        {"type": "play-card", "at": at, "card": card},
        {"type": "pick-designator", "at": at, "card": card},
        {"type": "name-starter", "at": at, "starter": rng.randrange(5)},
        {"type": "add-nonce", "number": rng.choice((-1, 0, 1, 2, 10**400)), "nonce": "0f" * 32},
        {"type": "take-seat", "seat": rng.choice((None, *range(5)))},
        {"type": "leave-seat"},
        {"type": "plan-seat", "seat": rng.randrange(5), "now": {"kind": "open"}},
        {"type": "pass-host", "seat": rng.randrange(5)},
        {"type": "claim-host"},
        {"type": "change-settings", "settings": {"public": True}},
        {"type": "start-game"},
        {"type": "come-back"},
        {"type": "ask-time"},
        {"type": "say", "phrase": "hello"},
        {"type": "end-table"},
    )
    return {"id": key(rng), **rng.choice(given)}


def well_formed(rng: Random) -> str:
    """A command as text."""
    return json.dumps(command(rng))


def misshapen(rng: Random) -> str:
    """A command in which something is of the wrong kind, missing, or too much."""
    made = command(rng)
    name = rng.choice((*made, "extra"))
    if rng.random() < 0.2:
        made.pop(name, None)
    else:
        made[name] = rng.choice(VALUES)
    return json.dumps(made)


def broken(rng: Random) -> str:
    """Something that is no JSON, or no object."""
    text = well_formed(rng)
    cut = rng.randrange(len(text))
    return rng.choice(
        (
            text[:cut],
            text[:cut] + "\x00" + text[cut:],
            text * 2,
            "null",
            "7",
            "[]",
            '"a"',
            "NaN",
            "",
        )
    )


def deep(rng: Random) -> str:
    """Something nested too deeply."""
    opening = rng.choice(("[", '{"id":'))
    return opening * (DEEP // len(opening))


def large(rng: Random) -> str:
    """A message that is larger than any may be."""
    return json.dumps({"type": "ping", "id": "x" * (TOO_LARGE + rng.randrange(TOO_LARGE))})


def binary(rng: Random) -> bytes:
    """Bytes that are no text."""
    return rng.randbytes(rng.randrange(200))


KINDS: tuple[tuple[Draw, int], ...] = (
    (well_formed, 60),
    (misshapen, 15),
    (broken, 10),
    (binary, 10),
    (deep, 3),
    (large, 2),
)


def message(rng: Random) -> str | bytes:
    """Anything hostile."""
    draws, weights = zip(*KINDS, strict=True)
    draw: Draw = rng.choices(draws, weights)[0]
    return draw(rng)


def word(rng: Random) -> str:
    """Part of a path, as it is sent."""
    return rng.choice(("%00", "%ff", "%2e%2e", "a" * 300, "%27%20OR%201=1", "BCDFG", "1", "-1"))


def request(rng: Random) -> tuple[str, str, bytes]:
    """Method, path and body of a request nobody should answer with a fault."""
    shape = rng.choice(PATHS)
    path = shape.format(*(word(rng) for _ in range(shape.count("{}"))))
    body = rng.choice((b"", b"{", b"[" * DEEP, rng.randbytes(50), misshapen(rng).encode()))
    return rng.choice(METHODS), path, body
