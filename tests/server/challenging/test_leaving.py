"""Tests of who does not take part in an evening any more, or never did."""

from collections.abc import AsyncIterator

import pytest

from ebbes.server.settings import Settings
from tests.server.browser import refused
from tests.server.challenging.guest import Guest, guest
from tests.server.challenging.test_evening import gathered, steps_of
from tests.server.live import Live, live
from tests.server.talking.person_ear import listening


@pytest.fixture
async def server(settings: Settings) -> AsyncIterator[Live]:
    """A server whose bots play at once."""
    async with live(settings) as server:
        yield server


async def id_of(who: Guest) -> str:
    """By which the server knows somebody."""
    return str((await who.pages.get("/me")).json()["id"])


async def join(who: Guest, code: str) -> int:
    """How the wish to take part is answered."""
    return (await who.pages.post(f"/challenges/{code}/join")).status_code


async def names(who: Guest, code: str) -> list[str]:
    """Those who take part."""
    return [each["name"] for each in (await who.look(code))["standings"]]


async def block(server: Live, one: Guest, other: Guest) -> None:
    """Somebody does not want to meet somebody any more."""
    blocks = server.services.store.blocks
    assert await blocks.add(await id_of(one), await id_of(other), "somebody")


@pytest.mark.parametrize("kind", ["evening", "box"])
@pytest.mark.parametrize("who", [0, 1])
async def test_whom_somebody_there_blocks_finds_an_evening_full(
    server: Live, kind: str, who: int
) -> None:
    async with (
        guest(server, "Anna") as anna,
        guest(server, "Ben") as ben,
        guest(server, "Mallory") as mallory,
    ):
        code = await gathered(anna, ben, kind=kind)
        await block(server, (anna, ben)[who], mallory)
        answer = await mallory.pages.post(f"/challenges/{code}/join")
        assert refused(answer, 409) == "challenge/full"
        assert await names(anna, code) == ["Anna", "Ben"]


async def test_who_has_opened_an_evening_is_in_it_whoever_blocks_them(server: Live) -> None:
    async with guest(server, "Anna") as anna, guest(server, "Ben") as ben:
        code = await anna.make(kind="evening")
        assert await join(ben, code) == 204
        await block(server, ben, anna)
        assert await join(anna, code) == 204


async def test_cards_everybody_plays_alone_are_for_all(server: Live) -> None:
    async with guest(server, "Anna") as anna, guest(server, "Ben") as ben:
        code = await anna.make(kind="rounds", rounds=1)
        await block(server, anna, ben)
        assert await join(ben, code) == 204


async def test_until_an_evening_begins_people_may_leave_it_and_come_again(server: Live) -> None:
    async with guest(server, "Anna") as anna, guest(server, "Ben") as ben:
        code = await gathered(anna, ben)
        async with listening(server.address, anna.client) as ear:
            await ear.hello()
            assert (await ben.pages.delete(f"/challenges/{code}/join")).status_code == 204
            assert await steps_of(ear, code, "left") == ["left"]
        assert await names(anna, code) == ["Anna"]
        assert not (await ben.look(code))["is_in"]
        assert await join(ben, code) == 204
        assert (await anna.pages.post(f"/challenges/{code}/start")).status_code == 204
        answer = await ben.pages.delete(f"/challenges/{code}/join")
        assert refused(answer, 409) == "challenge/begun"
        assert await names(anna, code) == ["Anna", "Ben"]


async def test_a_challenge_without_a_beginning_is_not_left(server: Live) -> None:
    async with guest(server, "Anna") as anna:
        code = await anna.make(kind="rounds", rounds=1)
        assert await join(anna, code) == 204
        answer = await anna.pages.delete(f"/challenges/{code}/join")
        assert refused(answer, 409) == "challenge/begun"


async def test_who_has_opened_an_evening_takes_somebody_off_it_for_good(server: Live) -> None:
    async with (
        guest(server, "Anna") as anna,
        guest(server, "Ben") as ben,
        guest(server, "Cleo") as cleo,
    ):
        code = await gathered(anna, ben, cleo)
        keys = {each["name"]: each["key"] for each in (await anna.look(code))["standings"]}
        path = f"/challenges/{code}/people"
        assert [each["key"] for each in (await ben.look(code))["standings"]] == [None] * 3
        answer = await ben.pages.delete(f"{path}/{keys['Cleo']}")
        assert refused(answer, 403) == "challenge/not-yours"
        async with listening(server.address, ben.client) as ear:
            await ear.hello()
            for _ in range(2):
                assert (await anna.pages.delete(f"{path}/{keys['Ben']}")).status_code == 204
            assert await steps_of(ear, code, "left") == ["left"]
        assert await names(anna, code) == ["Anna", "Cleo"]
        assert await join(ben, code) == 409
        assert (await ben.pages.delete(f"/challenges/{code}/join")).status_code == 204
        assert await join(ben, code) == 409
        assert (await ben.pages.get("/me/challenges")).json() == []
        assert (await anna.pages.delete(f"{path}/{keys['Anna']}")).status_code == 204
        assert await names(anna, code) == ["Anna", "Cleo"]
        assert (await anna.pages.post(f"/challenges/{code}/start")).status_code == 204
        answer = await anna.pages.delete(f"{path}/{keys['Cleo']}")
        assert refused(answer, 409) == "challenge/begun"
        assert [each["key"] for each in (await anna.look(code))["standings"]] == [None] * 2
