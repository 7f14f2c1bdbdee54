"""By what people are known, and the server itself."""

from sqlalchemy import Column, Double, Integer, LargeBinary, Table, Text

from ebbes.server.store.schema.columns import METADATA, person_column

SECRETS = Table(
    "secrets",
    METADATA,
    Column("hash", Text, primary_key=True),
    person_column(nullable=False, index=True),
    Column("created_at", Double, nullable=False),
    Column("used_at", Double),
    Column("browser", Text),
    Column("system", Text),
)

TOKENS = Table(
    "tokens",
    METADATA,
    Column("hash", Text, primary_key=True),
    Column("id", Text, nullable=False, unique=True),
    person_column(nullable=False, index=True),
    Column("label", Text, nullable=False),
    Column("created_at", Double, nullable=False),
    Column("made_by", Text),
)
"""Keys of programs; with the device that made one, it goes. Of old ones nobody knows which."""

LINKS = Table(
    "links",
    METADATA,
    Column("hash", Text, primary_key=True),
    person_column(nullable=False, index=True),
    Column("expires_at", Double, nullable=False),
)

RECOVERIES = Table(
    "recoveries",
    METADATA,
    person_column(primary_key=True),
    Column("hash", Text, nullable=False, unique=True),
    Column("made_at", Double, nullable=False),
    Column("made_by", Text, nullable=False),
    sqlite_with_rowid=False,
)
"""Codes to write down, of everybody at most one; with the device that made it, it goes."""

PASSKEYS = Table(
    "passkeys",
    METADATA,
    Column("id", Text, primary_key=True),
    person_column(nullable=False, index=True),
    Column("public_key", LargeBinary, nullable=False),
    Column("uses", Integer, nullable=False),
    Column("made_at", Double, nullable=False),
    Column("used_at", Double),
    Column("made_by", Text, nullable=False),
)
"""Keys that lie in people's devices, by the names those gave them; here is what proves them."""

PASSKEY_CHALLENGES = Table(
    "passkey_challenges",
    METADATA,
    Column("challenge", Text, primary_key=True),
    Column("expires_at", Double, nullable=False, index=True),
    sqlite_with_rowid=False,
)
"""What a passkey has to sign, once and soon."""

HOUSE_KEYS = Table(
    "house_keys",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
    sqlite_with_rowid=False,
)
"""Keys of the server itself, made once."""
