"""Tests of `ebbes.server.api.router`: bodies are what the description says, and nothing like it."""

import httpx
import pytest
from fastapi import FastAPI
from fastapi.routing import APIRoute

from ebbes.server.api.router import StrictRoute
from tests.server.browser import arrived, refused


@pytest.mark.parametrize(
    ("body", "at"),
    [
        ({"seat": "1"}, "body.seat"),
        ({"seat": True}, "body.seat"),
        ({"seat": 1.0}, "body.seat"),
        ({"settings": {"public": 1}}, "body.settings.public"),
        ({"settings": {"public": "yes"}}, "body.settings.public"),
        ({"settings": {"options": {"players": "4"}}}, "body.settings.options.players"),
        ({"settings": {"options": {"more_cards": 0}}}, "body.settings.options.more_cards"),
    ],
)
async def test_nothing_passes_for_a_number_or_a_yes(
    anna: httpx.AsyncClient, body: dict[str, object], at: str
) -> None:
    await arrived(anna)
    answer = await anna.post("/api/tables", json={"id": "wish", **body})
    assert refused(answer, 422) == "request/malformed"
    assert answer.json()["context"]["at"] == at


async def test_words_of_a_set_are_taken_as_ever(anna: httpx.AsyncClient) -> None:
    await arrived(anna)
    settings = {"clock": "brisk", "hints": "off", "options": {"players": 3}}
    bot = {"kind": "bot", "name": "Emil", "strength": "solid"}
    body = {"id": "wish", "settings": settings, "seats": [{"kind": "open"}, bot], "seat": 0}
    answer = await anna.post("/api/tables", json=body)
    assert answer.status_code == 201, answer.text


@pytest.mark.parametrize("broken", ["", "{", "[]", "null", '{"seat": 7}'])
async def test_what_cannot_be_read_at_all_is_told_as_ever(
    anna: httpx.AsyncClient, broken: str
) -> None:
    await arrived(anna)
    headers = {"content-type": "application/json"}
    answer = await anna.post("/api/tables", content=broken, headers=headers)
    assert refused(answer, 422) == "request/malformed"


@pytest.mark.parametrize(
    "aside", [r'"\ud800"', "[" * 300 + "]" * 300], ids=["half a character", "deep"]
)
async def test_nothing_beside_it_turns_strict_reading_off(
    anna: httpx.AsyncClient, aside: str
) -> None:
    await arrived(anna)
    headers = {"content-type": "application/json"}
    body = f'{{"id": "wish", "seat": "0", "aside": {aside}}}'
    answer = await anna.post("/api/tables", content=body, headers=headers)
    assert refused(answer, 422) == "request/malformed"


def test_every_body_is_read_strictly(app: FastAPI) -> None:
    routes = [route for route in app.routes if isinstance(route, APIRoute) and route.body_field]
    assert routes
    assert [route.path for route in routes if not isinstance(route, StrictRoute)] == []
