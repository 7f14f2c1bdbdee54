"""Tests of what `docs/protocol.md` says of the server: its pages, and how it closes sockets."""

import json
import re

import pytest
from fastapi import APIRouter

from ebbes.protocol.refusals import Reason
from ebbes.protocol.settings import TableSettings
from ebbes.server.api import (
    company,
    device_games,
    file_studies,
    files,
    games,
    hints,
    review_pages,
    reviews,
    studies,
)
from ebbes.server.api.tables import NewTable, TableCard, router
from ebbes.server.api.tables import known as known_tables
from ebbes.server.attending import sessions
from ebbes.server.run import PING_SECONDS, PONG_SECONDS
from ebbes.server.store.keys import MOST_TOKENS
from ebbes.server.talking import connection, handshake, session
from tests.docs.test_protocol_page import PAGE, rows

NEW_TABLE, TABLE, REFUSAL, HINT = map(
    json.loads, re.findall(r"^```json\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
)
TOO_LARGE, RESTART = 1009, 1012
"""Close codes that the WebSocket library and uvicorn send by themselves."""


def test_the_wish_for_a_table_is_one_and_names_all_that_can_be_wished() -> None:
    wish = NewTable.model_validate(NEW_TABLE)
    assert wish.model_dump(mode="json") == NEW_TABLE


def test_what_is_left_out_of_a_wish_is_as_the_page_says() -> None:
    shown = NEW_TABLE["settings"] | {"clock": "none", "public": False}
    shown["options"] = shown["options"] | {"players": 4}
    assert TableSettings().model_dump(mode="json") == shown


def test_the_answer_is_one() -> None:
    assert TableCard.model_validate(TABLE).model_dump(mode="json") == TABLE


def test_the_refusal_is_one() -> None:
    assert Reason.model_validate(REFUSAL).model_dump(mode="json") == REFUSAL


def test_the_hint_is_one() -> None:
    assert hints.Hint.model_validate(HINT).model_dump(mode="json") == HINT


def routes_of(*routers: APIRouter) -> set[tuple[str, str]]:
    """Methods and paths, with ids as the page writes them."""
    return {
        (method, re.sub(r"{(table|game)_id}", "{id}", route.path))  # type: ignore[attr-defined]
        for one in routers
        for route in one.routes
        for method in route.methods  # type: ignore[attr-defined]
    }


@pytest.mark.parametrize(
    ("title", "routers"),
    [
        ("Making and finding a table", (router, known_tables, hints.router)),
        ("Strangers", (company.known,)),
        (
            "Games that are over",
            (
                *(games.router, games.known, device_games.known),
                *(reviews.router, review_pages.router, reviews.known),
                *(studies.router, files.router, file_studies.router),
            ),
        ),
    ],
)
def test_every_page_of_tables_and_games_is_named(
    title: str, routers: tuple[APIRouter, ...]
) -> None:
    named = [row[0].strip("`").split(" ") for row in rows(title)[2:]]
    assert {(method, path) for method, path in named} == routes_of(*routers)


def test_every_close_code_is_explained_and_no_other() -> None:
    named = [int(row[0]) for row in rows("When it closes")[2:]]
    assert named == sorted(
        [
            TOO_LARGE,
            RESTART,
            handshake.TRY_AGAIN,
            connection.TOO_SLOW,
            handshake.NO_SUCH_TABLE,
            sessions.REVOKED,
            sessions.BANNED,
            session.TOO_MANY,
        ]
    )


def test_the_numbers_are_those_of_the_sockets() -> None:
    words = " ".join(PAGE.split())
    assert (
        f"pings every {PING_SECONDS} s and closes if no pong comes within {PONG_SECONDS} s" in words
    )
    assert f"{connection.MOST_WAITING} messages were waiting" in words
    assert f"{session.PATIENCE} messages in a row" in words
    assert f"{MOST_TOKENS} are enough" in words
