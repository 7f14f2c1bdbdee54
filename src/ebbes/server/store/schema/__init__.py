"""The tables of the database, as the newest migration leaves them."""

from ebbes.server.store.schema import (
    challenges,
    company,
    days,
    games,
    house,
    keys,
    over_days,
    people,
    puzzles,
    reviews,
    tables,
)
from ebbes.server.store.schema.columns import METADATA

__all__ = [
    "METADATA",
    "challenges",
    "company",
    "days",
    "games",
    "house",
    "keys",
    "over_days",
    "people",
    "puzzles",
    "reviews",
    "tables",
]
