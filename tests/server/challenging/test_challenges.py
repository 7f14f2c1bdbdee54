"""Tests of `ebbes.server.api.challenges`: the same cards for everybody, each round once."""

from math import inf
from statistics import fmean
from typing import Any

import pytest

from ebbes.record.certificate import verify
from ebbes.record.chain import head_of
from ebbes.record.challenge import ChallengeClaim, verify_challenge
from ebbes.record.parse import record_from_json
from ebbes.server.api.challenges import MOST_OPEN
from ebbes.server.seconds import DAY
from ebbes.server.settings import Settings
from ebbes.server.tables.running.caretaker import end_idle
from tests.server.browser import refused
from tests.server.challenging.guest import guest, later
from tests.server.live import Live, live
from tests.server.recording import PAGES_OF_A_GAME


async def record_of(server: Live, game: str) -> dict[str, Any]:
    """The record of a game."""
    found = await server.services.store.games.record(game)
    assert found is not None
    return found


async def test_everybody_gets_the_same_cards_and_is_compared_with_the_others(
    settings: Settings,
) -> None:
    async with (
        live(settings) as server,
        guest(server, "Anna") as anna,
        guest(server, "Ben") as ben,
        guest(server, "Cleo") as cleo,
    ):
        code = await anna.make(name="Pokal", rounds=2)
        before = await ben.look(code)
        for seed, each in enumerate((anna, ben, cleo)):
            for number in (1, 2):
                assert (await each.look(code))["next"] == number
                await each.play(code, seed)
        told = [await each.look(code) for each in (anna, ben, cleo)]
        records = [await record_of(server, each["played"][1]["game"]) for each in told]
    assert (before["made_by"], before["name"], before["people"]) == ("Anna", "Pokal", 0)
    assert (before["standings"], before["played"], before["root"]) == ([], [], None)
    hands = [record["rounds"][0]["hands"] for record in records]
    assert hands[0] == hands[1] == hands[2]
    mine = [[each["points"] for each in one["played"]] for one in told]
    means = [fmean(points) for points in zip(*mine, strict=True)]
    for name, points in zip(("Anna", "Ben", "Cleo"), mine, strict=True):
        naive = sum(own - mean for own, mean in zip(points, means, strict=True))
        row = next(each for each in told[0]["standings"] if each["name"] == name)
        assert row["above"] == pytest.approx(naive, abs=0.01)
        assert row["played"] == 2
    order = [each["above"] for each in told[0]["standings"]]
    assert order == sorted(order, reverse=True)
    assert [each["is_you"] for each in told[1]["standings"]].count(True) == 1
    assert told[0]["finished"] == 3
    assert told[0]["next"] is None
    for number in (0, 1):
        others = sorted((mine[1][number], mine[2][number]))
        assert [each["points"] for each in told[0]["played"][number]["others"]] == others


async def test_who_plays_alike_is_answered_alike(settings: Settings) -> None:
    async with live(settings) as server, guest(server, "Anna") as anna, guest(server, "Ben") as ben:
        code = await anna.make(rounds=1)
        for each in (anna, ben):
            await each.play(code, 5)
        games = [(await each.look(code))["played"][0]["game"] for each in (anna, ben)]
        first, second = [(await record_of(server, game))["rounds"] for game in games]
    assert first == second


async def test_every_round_is_bound_in_advance_and_can_be_proven(settings: Settings) -> None:
    async with live(settings) as server, guest(server, "Anna") as anna:
        code = await anna.make(rounds=2)
        head = bytes.fromhex((await anna.look(code))["head"])
        for _ in range(2):
            await anna.play(code)
        played = (await anna.look(code))["played"]
        later(server.services, 4 * DAY)
        over = await anna.look(code)
        for number, each in enumerate(played, start=1):
            record = record_from_json(await record_of(server, each["game"]))
            verify(record)
            assert verify_challenge(record) == ChallengeClaim(code, number, head)
    assert over["is_over"]
    assert head_of(bytes.fromhex(over["root"])) == head


async def test_a_whole_game_is_played_at_one_table(settings: Settings) -> None:
    async with live(settings) as server, guest(server, "Anna") as anna, guest(server, "Ben") as ben:
        code = await anna.make(kind="game", rounds=9)
        for seed, each in enumerate((anna, ben)):
            await each.play(code, seed)
        told = await anna.look(code)
        record = await record_of(server, told["played"][0]["game"])
    assert told["rounds"] == 5
    assert [each["number"] for each in told["played"]] == [1, 2, 3, 4, 5]
    assert len({each["game"] for each in told["played"]}) == 1
    assert len(record["rounds"]) == 5
    assert told["next"] is None


async def test_a_round_counts_once_and_waits_where_it_was_left(settings: Settings) -> None:
    async with live(settings) as server, guest(server, "Anna") as anna:
        code = await anna.make(rounds=1)
        table = await anna.sit_down(code)
        assert await anna.sit_down(code) == table
        assert (await anna.look(code))["table"] == table
        await anna.play(code)
        again = await anna.pages.post(f"/challenges/{code}/play")
    assert refused(again, 409) == "challenge/played"


@pytest.mark.parametrize("cards", [0, 1])
async def test_a_round_left_lying_is_played_on_and_counts_for_who_has_begun_it(
    settings: Settings, cards: int
) -> None:
    async with live(settings) as server, guest(server, "Anna") as anna:
        code = await anna.make(rounds=1)
        table = await server.services.store.tables.by_code(await anna.sit_down(code))
        assert table is not None
        async with anna.client.table(table.code) as seen:
            await seen.until(lambda state: state.now.prompt is not None)
            if cards:
                turn = await anext(seen.turns())
                await turn.choose(turn.view.legal[0])
                await seen.until(lambda state: state.now.turn == turn.view.seat)
            async with server.services.rooms.visit(table.id) as room:
                await room.act(lambda draft: end_idle(draft, draft.table.seq))
            await seen.until(lambda state: state.ended)
        told = await anna.look(code)
    assert [type(each["points"]) for each in told["played"]] == [int] * cards
    assert [each["by_house"] for each in told["standings"]] == [1 - cards]


async def test_a_round_left_lying_waits_until_the_challenge_is_over(settings: Settings) -> None:
    async with live(settings) as server, guest(server, "Anna") as anna:
        store, caretaker = server.services.store, server.services.caretaker
        code = await anna.make(rounds=1)
        table = await store.tables.by_code(await anna.sit_down(code))
        assert table is not None
        async with anna.client.table(table.code) as seen:
            await seen.until(lambda state: state.now.prompt is not None)
            async with server.services.rooms.visit(table.id) as room:
                await caretaker._end_idle(room, inf)
                assert room.table.decider is not None
                await store.challenges.close(code)
                await caretaker._end_idle(room, inf)
            await seen.until(lambda state: state.ended)


async def test_a_review_opens_for_who_has_played_and_for_others_at_the_end(
    settings: Settings,
) -> None:
    async with live(settings) as server, guest(server, "Anna") as anna, guest(server, "Ben") as ben:
        code = await anna.make(rounds=1)
        await anna.play(code)
        game = (await anna.look(code))["played"][0]["game"]
        pages = [f"/games/{game}/{page}" for page in ("record", "events", "review")]
        await ben.play(code, 2)
        for page in pages:
            assert (await anna.pages.get(page)).status_code == 200
            assert refused(await ben.pages.get(page), 403) == "review/sealed"
        for page in filter(None, PAGES_OF_A_GAME):
            assert refused(await ben.pages.get(f"/games/{game}{page}"), 403) == "review/sealed"
        (other,) = (await ben.look(code))["played"][0]["others"]
        assert (other["name"], other["game"]) == (None, None)
        later(server.services, 4 * DAY)
        assert [(await ben.pages.get(page)).status_code for page in pages] == [200, 200, 200]
        (other,) = (await ben.look(code))["played"][0]["others"]
        assert (other["name"], other["game"]) == ("Anna", game)


async def test_what_is_over_is_not_played_and_what_is_played_later_does_not_count(
    settings: Settings,
) -> None:
    async with live(settings) as server, guest(server, "Anna") as anna:
        code = await anna.make(rounds=1, days=1)
        await anna.play(code)
        (row,) = await server.services.store.challenges.tries(code)
        assert row.played_at is not None
        later(server.services, 2 * DAY)
        late = await anna.pages.post(f"/challenges/{code}/play")
        joined = await anna.pages.post(f"/challenges/{code}/join")
        (mine,) = (await anna.pages.get("/me/challenges")).json()
    assert refused(late, 409) == refused(joined, 409) == "challenge/over"
    assert (mine["code"], mine["played"], mine["is_over"]) == (code, 1, True)


async def test_a_wish_sent_twice_counts_once_and_nobody_opens_too_many(settings: Settings) -> None:
    async with live(settings) as server, guest(server, "Anna") as anna:
        codes = {await anna.make(id=f"wish-{number}") for number in range(MOST_OPEN)}
        assert await anna.make(id="wish-0") in codes
        more = await anna.pages.post("/challenges", json={"id": "one-more"})
        assert len((await anna.pages.get("/me/challenges")).json()) == len(codes) == MOST_OPEN
    assert refused(more, 409) == "challenge/too-many"


async def test_a_code_of_no_challenge_leads_nowhere(settings: Settings) -> None:
    async with live(settings) as server, guest(server, "Anna") as anna:
        assert refused(await anna.pages.get("/challenges/BBBBBBB"), 404) == "challenge/none"
        for deed in ("join", "start", "play"):
            answer = await anna.pages.post(f"/challenges/BBBBBBB/{deed}")
            assert refused(answer, 404) == "challenge/none"


async def test_who_goes_leaves_nothing_of_themselves_in_a_challenge(settings: Settings) -> None:
    async with live(settings) as server, guest(server, "Anna") as anna, guest(server, "Ben") as ben:
        code = await anna.make(name="Annas Pokal", rounds=1)
        for each in (anna, ben):
            await each.play(code)
        exported = (await anna.pages.get("/me/export")).json()
        await anna.go()
        told = await ben.look(code)
    assert [each["name"] for each in exported["challenges"]] == ["Annas Pokal"]
    assert [each["challenge"] for each in exported["joined"]] == [code]
    assert [each["number"] for each in exported["tries"]] == [1]
    assert (told["name"], told["made_by"]) == ("", None)
    assert [each["name"] for each in told["standings"]] == ["Ben"]
