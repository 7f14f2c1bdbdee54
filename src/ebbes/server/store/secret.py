"""Secrets of 256 random bits, of which only a hash is kept.

Nobody guesses 256 bits, so a plain SHA-256 keeps them as well as a slow hash would.
"""

from hashlib import sha256
from secrets import token_bytes

from ebbes.server.randomness import RandomBytes, text_of

SECRET_BYTES = 32


def new_secret(random_bytes: RandomBytes = token_bytes) -> str:
    """A secret for a cookie, a token or a link."""
    return text_of(random_bytes(SECRET_BYTES))


def hash_of(secret: str) -> str:
    """What is stored of a secret."""
    return sha256(secret.encode()).hexdigest()
