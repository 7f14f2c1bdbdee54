"""The settings of a server: given by hand, else by `EBBES_...` in the environment, else these."""

import os
from collections.abc import Iterable
from difflib import get_close_matches
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BeforeValidator, Field, ValidationError
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from ebbes.engine.errors import EbbesError
from ebbes.server.seconds import DAY
from ebbes.server.tables.model.timing import Timing
from ebbes.server.urls import default_database, known_database, known_redis, origin_of, web_root

PREFIX = "EBBES_"
USUAL = Timing()
"""How long things take where nobody says otherwise."""
PUSH_SERVICES = (
    "fcm.googleapis.com",
    "*.push.services.mozilla.com",
    "*.push.apple.com",
    "*.notify.windows.com",
)
"""Who makes browsers, and wakes them."""
MUCH_ALIKE = 0.75
"""From here on two names are taken for the same one, misspelt."""


def _words(given: object) -> object:
    return given.replace(",", " ").split() if isinstance(given, str) else given


Count = Annotated[int, Field(ge=1)]
Rate = Annotated[float, Field(gt=0, allow_inf_nan=False)]
Seconds = Annotated[float, Field(ge=0, allow_inf_nan=False)]
Days = Annotated[float, Field(ge=1, allow_inf_nan=False)]
Origin = Annotated[str, AfterValidator(origin_of)]
Origins = Annotated[tuple[Origin, ...], NoDecode, BeforeValidator(_words)]


def _field(default: Any, description: str) -> Any:
    return Field(default, description=description)


class BadSettings(EbbesError):
    """A setting no server can run with."""


class Settings(BaseSettings):
    """All a server can be told; each has a default with which it runs on one's own machine."""

    model_config = SettingsConfigDict(
        env_prefix=PREFIX, extra="forbid", frozen=True, hide_input_in_errors=True
    )

    host: str = _field("127.0.0.1", "Address to listen on; 0.0.0.0 for all.")
    port: Annotated[int, Field(ge=0, le=65535)] = _field(8000, "Port to listen on; 0 for any.")
    database: Annotated[str, AfterValidator(known_database)] = Field(
        default_factory=default_database,
        description="sqlite:///file or postgresql://user@host/name.",
    )
    redis: Annotated[str, AfterValidator(known_redis)] | None = _field(
        None, "Redis that connects several servers; one alone needs none."
    )
    public_url: Annotated[str, AfterValidator(web_root)] | None = _field(
        None, "Where people reach the server, if not where it listens."
    )
    allowed_origins: Origins = _field((), "More web addresses whose pages may talk to the server.")
    secure_cookies: bool | None = _field(None, "Cookies over TLS only; else as public_url says.")
    forwarded_allow_ips: str = _field(
        "127.0.0.1", "Proxies whose X-Forwarded headers are believed."
    )
    metrics_for_all: bool = _field(False, "Whether /metrics answers other than loopback addresses.")

    workers: Annotated[int, Field(ge=0)] = Field(
        default_factory=lambda: max(1, (os.cpu_count() or 1) - 1),
        description="Processes in which bots think; with 0 they play by a rule of thumb.",
    )
    bot_pace: Seconds = _field(USUAL.pace, "Seconds a bot takes at least for a card.")
    grace_seconds: Seconds = _field(USUAL.grace, "Seconds a lost player has before a bot plays on.")
    relaxed_seconds: Rate = _field(USUAL.relaxed, "Seconds for a decision, with the relaxed clock.")
    brisk_seconds: Rate = _field(USUAL.brisk, "Seconds for a decision, with the brisk clock.")
    idle_seconds: Annotated[float, Field(ge=1)] = _field(
        USUAL.idle, "Seconds after which a table where nothing happens is closed."
    )

    messages_per_second: Rate = _field(10.0, "Messages a connection may send, in the long run.")
    messages_burst: Count = _field(40, "Messages a connection may send at once.")
    message_bytes: Annotated[int, Field(ge=256)] = _field(16_384, "Size of a message at most.")
    body_bytes: Annotated[int, Field(ge=256)] = _field(16_384, "Size of a request's body at most.")
    record_bytes: Annotated[int, Field(ge=256)] = _field(
        65_536, "Size of a body with a record that is looked at and not kept, at most."
    )
    header_bytes: Annotated[int, Field(ge=4096)] = _field(
        32_768, "Size of a request's headers at most."
    )
    request_seconds: Rate = _field(20.0, "Seconds a request may take to arrive.")
    connections_per_person: Count = _field(8, "Sockets of a person at most.")
    connections_per_address: Count = _field(64, "Sockets of an address at most.")
    connections: Count = _field(10_000, "Connections in all at most.")
    requests_per_minute: Count = _field(600, "Requests of an address to the API in a minute.")
    requests_per_second: Rate = _field(
        200.0, "Requests of an address that are answered in a second; more wait."
    )
    records_per_minute: Count = _field(60, "Records an address may ask for in a minute.")
    lists_per_minute: Count = _field(120, "Lists of tables an address may ask for in a minute.")
    files_per_minute: Count = _field(6_000, "Other requests of an address in a minute.")
    tables_per_hour: Count = _field(60, "New tables of an address in an hour.")
    people_per_hour: Count = _field(60, "New people of an address in an hour.")
    tokens_per_hour: Count = _field(60, "New tokens of an address in an hour.")
    new_links_per_hour: Count = _field(
        60, "New links and codes to another device of an address in an hour, and uses of codes."
    )
    passkeys_per_hour: Count = _field(20, "New passkeys of an address in an hour.")
    renames_per_hour: Count = _field(60, "New names that people of an address take in an hour.")
    faults_per_hour: Count = _field(30, "Faults of pages an address may tell of in an hour.")
    reports_per_hour: Count = _field(20, "Reports that people of an address make in an hour.")
    blocks_per_hour: Count = _field(60, "People whom those of an address avoid in an hour.")
    evening_tables_per_hour: Count = _field(60, "Tables of evenings of an address in an hour.")
    links_per_minute: Count = _field(30, "Links an address may look at or use in a minute.")
    hints_per_minute: Count = _field(20, "Hints of a person in a minute.")
    address_hints_per_minute: Count = _field(40, "Hints of an address in a minute.")
    wrong_codes_per_minute: Count = _field(30, "Codes of no table a network may try in a minute.")
    all_wrong_codes_per_minute: Count = _field(600, "Codes of no table all may try in a minute.")
    commands_per_second: Rate = _field(
        50.0, "Commands of an address that are carried out in a second; more wait."
    )
    commands_per_hour: Count = _field(3_000, "Commands of a person to tables in an hour.")
    address_commands_per_hour: Count = _field(3_700, "Commands of an address in an hour.")

    reviewers: Literal["seats", "everybody", "nobody"] = _field(
        "seats", "Who may have a game reviewed: who sat there, everybody, or nobody."
    )
    review_share: Annotated[float, Field(gt=0, le=1)] = _field(
        0.5, "How much of one processor reviews may use."
    )
    review_depth: Literal["quick", "standard", "deep"] = _field(
        "standard", "How thoroughly games are reviewed."
    )
    reviews_per_hour: Count = _field(30, "Reviews a person may ask for in an hour.")
    address_reviews_per_hour: Count = _field(60, "Reviews an address may ask for in an hour.")
    studies_per_minute: Count = _field(
        60, "Moments of old games an address may look into in a minute."
    )
    puzzles_per_hour: Count = _field(600, "Answers of a person to puzzles in an hour.")
    address_puzzles_per_hour: Count = _field(1_000, "Answers of an address in an hour.")

    push_services: Annotated[tuple[str, ...], NoDecode, BeforeValidator(_words)] = _field(
        PUSH_SERVICES, "Hosts that may be asked to wake browsers, *.name for all below a name."
    )
    hooks: Origins = _field((), "Web addresses people may have told that it is their turn.")
    addresses_per_hour: Count = _field(30, "New addresses to be told at, of an address in an hour.")

    people_days: Days = _field(
        USUAL.remembered / DAY, "Days without a visit after which a person is forgotten."
    )
    new_people_days: Days = _field(
        USUAL.remembered_new / DAY, "The same for who has never finished a game."
    )

    log_level: Literal["debug", "info", "warning", "error"] = _field("info", "What is logged.")


def load_settings(**given: object) -> Settings:
    """The settings, or one line that tells the first thing that is wrong with them."""
    _verify_spelling(os.environ)
    try:
        return Settings(**given)  # type: ignore[arg-type]  # pydantic checks them
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
        name = str(first["loc"][0]) if first["loc"] else "settings"
        raise BadSettings(_complaint(name, first["type"], first["msg"], given)) from None


def _verify_spelling(environment: Iterable[str]) -> None:
    """Refuses names that nearly are those of settings: they would be ignored in silence."""
    for name in environment:
        given = name.removeprefix(PREFIX).lower()
        if name.startswith(PREFIX) and given not in Settings.model_fields:
            for meant in get_close_matches(given, Settings.model_fields, 1, MUCH_ALIKE):
                variable = f"{PREFIX}{meant.upper()}"
                raise BadSettings(f"{name}: there is no such setting; do you mean {variable}?")


def _complaint(name: str, kind: str, message: str, given: dict[str, object]) -> str:
    if kind == "extra_forbidden":
        return f"there is no setting {name!a}"
    where = name if name in given else f"{PREFIX}{name.upper()}"
    words = message.removeprefix("Value error, ")
    return f"{where}: {words[0].lower() if words.startswith('Input') else words[0]}{words[1:]}"
