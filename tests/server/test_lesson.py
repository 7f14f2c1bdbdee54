"""Tests of `/api/lesson`: the first round, through the real engine."""

from typing import Any

import httpx
import pytest
from fastapi import FastAPI

from ebbes.client.seen import Seen
from ebbes.protocol.game_events import CardPlayed, Dealt, RoundScored, StarterNamed
from ebbes.protocol.messages import Events, Snapshot
from ebbes.protocol.prompts import CardPrompt, StarterPrompt
from ebbes.server.lesson.first import STEPS
from ebbes.server.lesson.step import GRETEL, YOU
from tests.server.browser import browser, refused, running
from tests.server.store.rows import open_tables
from tests.server.test_me import services

NAMES = [step.name for step in STEPS]
TAPS = [at for at, step in enumerate(STEPS) if step.tap]
LAST = len(STEPS) - 1


async def look(client: httpx.AsyncClient, at: int) -> Snapshot:
    answer = await client.get(f"/api/lesson/{at}")
    assert answer.status_code == 200, answer.text
    return Snapshot.model_validate(answer.json()["snapshot"])


async def go_on(client: httpx.AsyncClient, at: int, **done: Any) -> Events:
    answer = await client.post(f"/api/lesson/{at}", json=done)
    assert answer.status_code == 200, answer.text
    return Events.model_validate(answer.json())


async def test_the_whole_lesson_leads_from_step_to_step(anna: httpx.AsyncClient) -> None:
    seen = Seen.of(await look(anna, 0))
    for at, step in enumerate(STEPS[:-1]):
        seen = seen.after(await go_on(anna, at, play=step.tap or None))
        assert seen == Seen.of(await look(anna, at + 1)), step.name


async def test_all_steps_are_told_with_the_card_to_tap(anna: httpx.AsyncClient) -> None:
    steps = (await anna.get("/api/lesson/0")).json()["steps"]
    assert [step["name"] for step in steps] == NAMES
    assert steps[NAMES.index("follow")] == {"name": "follow", "chapter": 2, "tap": "B6"}
    assert steps[NAMES.index("score")]["tap"] is None


@pytest.mark.parametrize("at", TAPS)
async def test_where_a_card_is_to_be_tapped_it_may_be_played(
    anna: httpx.AsyncClient, at: int
) -> None:
    prompt = (await look(anna, at)).now.prompt
    assert isinstance(prompt, CardPrompt)
    assert STEPS[at].tap in prompt.cards


async def test_nobody_sees_what_the_others_hold(anna: httpx.AsyncClient) -> None:
    game = (await look(anna, 0)).table.game
    assert game is not None
    own, *others = game.view.hands
    assert "??" not in own
    assert others == [("??",) * 10] * 2
    (dealt,) = [
        event
        for event in (await go_on(anna, NAMES.index("score"))).events
        if isinstance(event, Dealt)
    ]
    assert dealt.hands[1:] == (("??",) * 10,) * 2


async def test_a_card_the_rules_forbid_is_refused_by_the_rules(anna: httpx.AsyncClient) -> None:
    for card, code in (("G3", "rule/must-follow-suit"), ("R6", "rule/card-not-held")):
        answer = await anna.post(f"/api/lesson/{NAMES.index('follow')}", json={"play": card})
        assert refused(answer, 409) == code


async def test_a_card_the_rules_allow_waits_for_another_day(anna: httpx.AsyncClient) -> None:
    answer = await anna.post(f"/api/lesson/{NAMES.index('follow')}", json={"play": "B2"})
    assert refused(answer, 409) == "lesson/other-card"
    assert answer.json()["context"] == {"card": "B6"}


async def test_a_step_that_is_skipped_plays_its_card_itself(anna: httpx.AsyncClient) -> None:
    events = (await go_on(anna, NAMES.index("follow"))).events
    assert events[0] == CardPlayed(seat=YOU, card="B6")


async def test_the_round_ends_with_its_points(anna: httpx.AsyncClient) -> None:
    *_, scored = (await go_on(anna, NAMES.index("last"))).events
    assert scored == RoundScored(points=(4, 0, -1), nix_winner=YOU, chooser=YOU)


async def test_any_starter_is_right(anna: httpx.AsyncClient) -> None:
    at = NAMES.index("starter")
    assert isinstance((await look(anna, at)).now.prompt, StarterPrompt)
    (named,) = (await go_on(anna, at, starter=GRETEL)).events
    assert named == StarterNamed(starter=GRETEL, chooser=YOU)
    assert refused(await anna.post(f"/api/lesson/{at}", json={"starter": 4}), 409) == (
        "rule/no-such-seat"
    )


async def test_a_stacked_deal_claims_no_commitment(anna: httpx.AsyncClient) -> None:
    game = (await look(anna, 0)).table.game
    assert game is not None
    assert (set(game.commitment), game.secret) == ({"0"}, None)


@pytest.mark.parametrize(("method", "at"), [("GET", LAST + 1), ("GET", -1), ("POST", LAST)])
async def test_beyond_the_lesson_there_is_nothing(
    anna: httpx.AsyncClient, method: str, at: int
) -> None:
    answer = await anna.request(method, f"/api/lesson/{at}", json={})
    assert refused(answer, 422) == "request/malformed"


async def test_nobody_has_to_be_somebody_and_nothing_is_kept(
    app: FastAPI, anna: httpx.AsyncClient
) -> None:
    for at in range(LAST):
        await go_on(anna, at)
    assert await open_tables(services(app).store) == []
    assert services(app).rooms.open == []
    assert not anna.cookies


async def test_another_server_goes_on_where_one_stopped(
    app: FastAPI, anna: httpx.AsyncClient
) -> None:
    at = NAMES.index("duck")
    seen = Seen.of(await look(anna, at))
    other = services(app).settings.model_copy(update={"workers": 0})
    async with running(other) as again, browser(again) as later:
        assert seen.after(await go_on(later, at)) == Seen.of(await look(anna, at + 1))
