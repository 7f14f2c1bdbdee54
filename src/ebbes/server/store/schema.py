"""The tables of the database, as the newest migration leaves them."""

from typing import Any

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    column,
    false,
    literal_column,
    true,
)
from sqlalchemy.sql.elements import ColumnElement

METADATA = MetaData()
OPEN = column("ended_at").is_(None)
AT_OPEN_TABLE: ColumnElement[bool] = column("is_open")


def _partial(name: str, *columns: str, where: ColumnElement[bool], unique: bool = False) -> Index:
    return Index(name, *columns, unique=unique, sqlite_where=where, postgresql_where=where)


def is_true(flag: Column[bool]) -> ColumnElement[bool]:
    """A flag as partial indexes name it: SQLite knows them by the very same words."""
    return literal_column(f"{flag.table.name}.{flag.name}")


def _person(**more: Any) -> Column[str]:
    return Column("person_id", Text, ForeignKey("people.id", ondelete="CASCADE"), **more)


def _table(**more: Any) -> Column[str]:
    return Column("table_id", Text, ForeignKey("tables.id"), **more)


TABLES = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("code", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("summary", Text, nullable=False),
    Column("creator", Text),
    Column("creation", Text),
    Column("created_at", Double, nullable=False),
    Column("touched_at", Double, nullable=False),
    Column("due_at", Double),
    Column("trim_at", Double),
    Column("ended_at", Double),
    Index("tables_code", "code"),
    Index("tables_creation", "creator", "creation", unique=True),
    _partial("tables_open_code", "code", where=OPEN, unique=True),
    _partial("tables_due_at", "due_at", where=column("due_at").is_not(None)),
    _partial("tables_trim_at", "trim_at", where=column("trim_at").is_not(None)),
    _partial("tables_touched_at", "touched_at", where=OPEN),
    _partial("tables_lobby", "created_at", where=OPEN & column("public")),
)

ENTRIES = Table(
    "entries",
    METADATA,
    _table(primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("body", Text, nullable=False),
    Column("actor", Text),
    Column("client_id", Text),
    Column("turn", Integer),
)
"""On SQLite in the order written: what is committed together lies together.

The last one of an append says for which person's seat the table waits, if it waits for a person.
"""

CHECKPOINTS = Table(
    "checkpoints",
    METADATA,
    _table(primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

GAMES = Table(
    "games",
    METADATA,
    Column("id", Text, primary_key=True),
    _table(nullable=False),
    Column("number", Integer, nullable=False),
    Column("started_at", Double, nullable=False),
    Column("ended_at", Double, nullable=False),
    Column("finished", Boolean, nullable=False),
    Column("facts", LargeBinary, nullable=False),
    Column("record", LargeBinary, nullable=False),
    Index("games_of_table", "table_id", "number", unique=True),
)

PEOPLE = Table(
    "people",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created_at", Double, nullable=False),
    Column("finished_at", Double),
    Column("seen_at", Double),
    _partial("people_seen_at", "seen_at", where=column("finished_at").is_not(None)),
    _partial("people_new_seen_at", "seen_at", where=column("finished_at").is_(None)),
)

PLAYED = Table(
    "played",
    METADATA,
    _person(primary_key=True),
    Column("ended_at", Double, primary_key=True),
    Column("game_id", Text, ForeignKey("games.id"), primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("shows_name", Boolean, nullable=False, server_default=false()),
    Index("played_of_game", "game_id"),
    sqlite_with_rowid=False,
)

REVIEWS = Table(
    "reviews",
    METADATA,
    Column("game_id", Text, ForeignKey("games.id"), primary_key=True),
    Column("fingerprint", Text, nullable=False),
    Column("first_seat", Integer),
    Column("asked_at", Double, nullable=False),
    Column("done", Integer, nullable=False),
    Column("total", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("claimed_by", Text),
    Column("due_at", Double),
    Column("failures", Integer, nullable=False, server_default="0"),
    _partial("reviews_due_at", "due_at", where=column("due_at").is_not(None)),
)
"""Whoever works on one has claimed it until it is due again; one that is done is never due.

Nor is one that failed so often that it was given up: it has failures.
"""

REVIEW_ASKERS = Table(
    "review_askers",
    METADATA,
    _person(primary_key=True),
    Column("game_id", Text, ForeignKey("games.id"), primary_key=True),
    Column("asked_at", Double, nullable=False),
    Index("review_askers_of_game", "game_id"),
    sqlite_with_rowid=False,
)

OUTCOMES = Table(
    "outcomes",
    METADATA,
    _person(primary_key=True),
    Column("ended_at", Double, primary_key=True),
    Column("game_id", Text, ForeignKey("games.id"), primary_key=True),
    Column("players", Integer, nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("place", Integer),
    Column("few_rounds", Integer, nullable=False),
    Column("few_lead", Double, nullable=False),
    Column("few_squares", Double, nullable=False),
    Column("many_rounds", Integer, nullable=False),
    Column("many_lead", Double, nullable=False),
    Column("many_squares", Double, nullable=False),
    Column("is_judged", Boolean, nullable=False, server_default=false()),
    Column("is_measured", Boolean, nullable=False, server_default=false()),
    Column("judged_rounds", Integer, nullable=False, server_default="0"),
    Column("real", Integer, nullable=False, server_default="0"),
    Column("given_away", Double, nullable=False, server_default="0"),
    Column("variance", Double, nullable=False, server_default="0"),
    Column("luck_rounds", Integer, nullable=False, server_default="0"),
    Column("luck", Double, nullable=False, server_default="0"),
    Column("luck_squares", Double, nullable=False, server_default="0"),
    Column("missed", Text, nullable=False, server_default="[]"),
    Index("outcomes_of_game", "game_id"),
    sqlite_with_rowid=False,
)
"""How a game went for somebody, in a few numbers; counted when they look, and judged after that.

What is summed up over rounds stands beside the sum of its squares, for the error of its mean.
"""

OPENNESS = Table(
    "openness",
    METADATA,
    _person(primary_key=True),
    Column("strength", Boolean, nullable=False),
    Column("games", Boolean, nullable=False),
    Column("results", Boolean, nullable=False),
    sqlite_with_rowid=False,
)
"""What others may see of somebody, who has chosen it."""

RECOVERIES = Table(
    "recoveries",
    METADATA,
    _person(primary_key=True),
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
    _person(nullable=False, index=True),
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

YEARS = Table(
    "years",
    METADATA,
    Column("year", Integer, primary_key=True),
    Column("root", Text, nullable=False),
    sqlite_with_rowid=False,
)
"""What all hands of the day of a year follow from; never changed once it is there."""

HANDS = Table(
    "hands",
    METADATA,
    _person(primary_key=True),
    Column("day", Text, primary_key=True),
    _table(nullable=False),
    Column("points", Integer),
    Column("game_id", Text),
    Index("hands_of_day", "day", "points"),
    sqlite_with_rowid=False,
)
"""The hand of the day that counts, of everybody who has begun it; points once it is played."""

YARDSTICKS = Table(
    "yardsticks",
    METADATA,
    Column("day", Text, primary_key=True),
    Column("par", Double, nullable=False),
    Column("expert", Integer, nullable=False),
    sqlite_with_rowid=False,
)
"""What the hand of a day is worth by the judge, and what the expert makes of it."""

ANSWERS = Table(
    "answers",
    METADATA,
    Column("deal", Text, primary_key=True),
    Column("moment", Text, primary_key=True),
    Column("choice", Text, nullable=False),
    Column("made_at", Double, nullable=False),
    sqlite_with_rowid=False,
)
"""What bots did at given cards: whoever plays alike is answered alike."""

RATERS = Table(
    "raters",
    METADATA,
    _person(primary_key=True),
    Column("mean", Double, nullable=False),
    Column("variance", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Column("rated_at", Double, nullable=False),
    sqlite_with_rowid=False,
)
"""How well people play among people, of those who want to know it."""

PUZZLERS = Table(
    "puzzlers",
    METADATA,
    _person(primary_key=True),
    Column("rating", Double, nullable=False),
    Column("deviation", Double, nullable=False),
    Column("volatility", Double, nullable=False),
    Column("rated_at", Double, nullable=False),
    Column("returns", Boolean, nullable=False),
    sqlite_with_rowid=False,
)
"""How strong people are at puzzles, and whether they want to see again what they missed."""

PUZZLE_RATINGS = Table(
    "puzzle_ratings",
    METADATA,
    Column("puzzle_id", Text, primary_key=True),
    Column("rating", Double, nullable=False),
    Column("deviation", Double, nullable=False),
    Column("volatility", Double, nullable=False),
    Column("answers", Integer, nullable=False),
    sqlite_with_rowid=False,
)
"""How hard puzzles are, of those that somebody has answered."""

PUZZLE_ANSWERS = Table(
    "puzzle_answers",
    METADATA,
    _person(primary_key=True),
    Column("puzzle_id", Text, primary_key=True),
    Column("card", Text, nullable=False),
    Column("outcome", Text, nullable=False),
    Column("answered_at", Double, nullable=False),
    Column("last_outcome", Text, nullable=False),
    Column("last_at", Double, nullable=False),
    Column("stability", Double),
    Column("difficulty", Double),
    Column("due_at", Double),
    Index("puzzle_answers_last_at", "person_id", "last_at"),
    _partial("puzzle_answers_due_at", "person_id", "due_at", where=column("due_at").is_not(None)),
    sqlite_with_rowid=False,
)
"""The first answer of a person to a puzzle, and what became of it since."""

CHALLENGES = Table(
    "challenges",
    METADATA,
    Column("code", Text, primary_key=True),
    Column("person_id", Text, ForeignKey("people.id", ondelete="SET NULL")),
    Column("creation", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("strength", Text, nullable=False),
    Column("root", Text, nullable=False),
    Column("made_at", Double, nullable=False),
    Column("until_at", Double, nullable=False),
    Column("started_at", Double),
    Index("challenges_creation", "person_id", "creation", unique=True),
    Index("challenges_until_at", "until_at"),
    sqlite_with_rowid=False,
)
"""The same cards for many; all deals follow from the root."""


def _challenge() -> Column[str]:
    return Column(
        "challenge", Text, ForeignKey("challenges.code", ondelete="CASCADE"), primary_key=True
    )


ENTRANTS = Table(
    "entrants",
    METADATA,
    _challenge(),
    _person(primary_key=True),
    Column("joined_at", Double, nullable=False),
    Column("place", Integer),
    Index("entrants_of_person", "person_id"),
    sqlite_with_rowid=False,
)
"""Who takes part in a challenge; of an evening also where they begin, once it has begun."""

TRIES = Table(
    "tries",
    METADATA,
    _challenge(),
    Column("number", Integer, primary_key=True),
    _person(primary_key=True),
    _table(),
    Column("seat", Integer, nullable=False),
    Column("points", Integer),
    Column("game_id", Text),
    Column("played_at", Double),
    Column("by_house", Boolean, nullable=False, server_default=false()),
    Index("tries_of_person", "person_id"),
    sqlite_with_rowid=False,
)
"""A round of a challenge, of everybody who has begun it; points once it is played.

What is played with real cards has no table here. The house plays for who never comes.
"""

PARS = Table(
    "pars",
    METADATA,
    _challenge(),
    Column("number", Integer, primary_key=True),
    Column("points", Double, nullable=False),
    sqlite_with_rowid=False,
)
"""What the cards of a round are worth by the judge, as far as anybody wanted to know."""

SECRETS = Table(
    "secrets",
    METADATA,
    Column("hash", Text, primary_key=True),
    _person(nullable=False, index=True),
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
    _person(nullable=False, index=True),
    Column("label", Text, nullable=False),
    Column("created_at", Double, nullable=False),
    Column("made_by", Text),
)
"""Keys of programs; with the device that made one, it goes. Of old ones nobody knows which."""

LINKS = Table(
    "links",
    METADATA,
    Column("hash", Text, primary_key=True),
    _person(nullable=False, index=True),
    Column("expires_at", Double, nullable=False),
)

SEATS = Table(
    "seats",
    METADATA,
    _person(primary_key=True),
    _table(primary_key=True),
    Column("seat", Integer),
    Column("seen_at", Double),
    Column("is_open", Boolean, nullable=False, server_default=true()),
    _partial("seats_open", "person_id", "is_open", "seat", where=AT_OPEN_TABLE),
    _partial("seats_open_at_table", "table_id", where=AT_OPEN_TABLE),
    sqlite_with_rowid=False,
)
"""Who has been at a table, and whether it is open: whoever has been at thousands is asked for few.

All that is asked for is in the index, or SQLite would rather go through the thousands.
"""

BLOCKS = Table(
    "blocks",
    METADATA,
    Column("id", Integer, primary_key=True),
    _person(nullable=False),
    Column("blocked_id", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("name", Text, nullable=False),
    Column("made_at", Double, nullable=False),
    Index("blocks_by_pair", "person_id", "blocked_id", unique=True),
    Index("blocks_by_blocked", "blocked_id"),
)
"""Whom somebody does not want to sit with, by the name they had then."""

REPORTS = Table(
    "reports",
    METADATA,
    Column("id", Integer, primary_key=True),
    _person(nullable=False),
    Column("reported_id", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("name", Text, nullable=False),
    _table(nullable=False),
    Column("why", Text, nullable=False),
    Column("doings", Text, nullable=False),
    Column("made_at", Double, nullable=False),
    Index("reports_by_person", "person_id", "made_at"),
    Index("reports_by_reported", "reported_id"),
)
"""What somebody told the operators of somebody else, and what those had done there."""

PROCESSES = Table(
    "processes",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("beat_at", Double, nullable=False),
    Column("awake_since", Double, nullable=False),
)

PRESENT = Table(
    "present",
    METADATA,
    Column("process_id", Text, ForeignKey("processes.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", Text, primary_key=True),
    Column("person_id", Text, primary_key=True),
    Index("present_at_table", "table_id"),
    sqlite_with_rowid=False,
)

ORDERS = Table(
    "orders",
    METADATA,
    Column("kind", Text, primary_key=True),
    Column("target", Text, primary_key=True),
    Column("made_at", Double, nullable=False),
    Column("until_at", Double),
    sqlite_with_rowid=False,
)

FLOODS = Table(
    "floods",
    METADATA,
    Column("process_id", Text, ForeignKey("processes.id", ondelete="CASCADE"), primary_key=True),
    Column("kind", Text, primary_key=True),
    Column("target", Text, primary_key=True),
    Column("times", Integer, nullable=False),
    Column("banned_until", Double),
    sqlite_with_rowid=False,
)

WISHES = Table(
    "wishes",
    METADATA,
    _person(primary_key=True),
    _table(primary_key=True),
    Column("forced", Boolean),
    Column("plan", Text),
    Index("wishes_at_table", "table_id"),
    sqlite_with_rowid=False,
)
"""What people want done at tables over days while they are not there; theirs alone."""

HOLIDAYS = Table(
    "holidays",
    METADATA,
    _person(primary_key=True),
    Column("first_day", Text, primary_key=True),
    Column("last_day", Text, nullable=False),
    sqlite_with_rowid=False,
)
"""Days on which no time runs for people."""

AWAITED = Table(
    "awaited",
    METADATA,
    _table(primary_key=True),
    _person(nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("since_at", Double, nullable=False),
    Column("until_at", Double),
    Column("round", Integer, nullable=False),
    Column("trick", Integer, nullable=False),
    Column("told_at", Double),
    _partial("awaited_untold", "since_at", where=column("told_at").is_(None)),
    sqlite_with_rowid=False,
)
"""For whom each table over days waits since which entry, and whether they were told."""

TELLINGS = Table(
    "tellings",
    METADATA,
    _person(primary_key=True),
    Column("how", Text, nullable=False),
    Column("nights", Boolean, nullable=False),
    Column("told_at", Double),
    sqlite_with_rowid=False,
)
"""How people want to be told that it is their turn, and when they last were."""

ADDRESSES = Table(
    "addresses",
    METADATA,
    Column("id", Text, primary_key=True),
    _person(nullable=False, index=True),
    Column("device", Text, ForeignKey("secrets.hash", ondelete="CASCADE"), index=True),
    Column("kind", Text, nullable=False),
    Column("url", Text, nullable=False),
    Column("key", Text),
    Column("auth", Text),
    Column("one", Text, nullable=False),
    Column("many", Text, nullable=False),
    Column("made_at", Double, nullable=False),
    Column("made_by", Text),
    Index("addresses_of_person", "person_id", "url", unique=True),
)
"""Where people want to be told: a browser that lets itself be woken, or an address of theirs."""

HOUSE_KEYS = Table(
    "house_keys",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
    sqlite_with_rowid=False,
)
"""Keys of the server itself, made once."""
