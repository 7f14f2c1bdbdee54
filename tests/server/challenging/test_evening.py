"""Tests of evenings: several tables of people play the same deals, and seats rotate."""

import asyncio
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import permutations
from statistics import fmean

import pytest

from ebbes.protocol.deal import MOST_DEALS
from ebbes.protocol.person import ChallengeMoved, ChallengeStep
from ebbes.record.parse import record_from_json
from ebbes.record.record import Record
from ebbes.record.replay import replay
from ebbes.server.api.challenges import MOST_AT_TABLES
from ebbes.server.challenging.movement import SEATS, Chair, chair_of, tables_for
from ebbes.server.settings import Settings
from ebbes.server.tables.model.occupant import NOBODY
from tests.server.browser import refused
from tests.server.challenging.guest import Guest, guest
from tests.server.live import live
from tests.server.talking.person_ear import PersonEar, listening

ROUNDS = 4


ANY = range(2, MOST_AT_TABLES + 1)


def chairs_of(people: int, number: int) -> list[Chair]:
    """Where everybody sits in a round."""
    return [chair_of(place, number, people) for place in range(people)]


def together(people: int, rounds: int, what: Callable[[Chair], int]) -> list[Counter[int]]:
    """For everybody, with whom they had the same table, or the same seat, and how often."""
    found = [Counter[int]() for _ in range(people)]
    for number in range(1, rounds + 1):
        had = [what(chair) for chair in chairs_of(people, number)]
        for one, other in permutations(range(people), 2):
            found[one][other] += had[one] == had[other]
    return [+others for others in found]


@pytest.mark.parametrize("people", [8, 12, 16, 20, 40])
def test_every_round_fills_every_chair_and_everybody_sits_in_every_seat(people: int) -> None:
    seats = defaultdict[int, list[int]](list)
    for number in range(1, 9):
        chairs = chairs_of(people, number)
        filled = [(table, seat) for table in range(people // SEATS) for seat in range(SEATS)]
        assert sorted(chairs) == filled
        for place, chair in enumerate(chairs):
            seats[place].append(chair.seat)
    assert all(set(Counter(own).values()) == {2} for own in seats.values())


@pytest.mark.parametrize(("people", "tables"), [(2, 2), (8, 2), (9, 3), (12, 3), (13, 4)])
def test_there_are_as_many_tables_as_it_takes_and_two_at_the_least(
    people: int, tables: int
) -> None:
    assert tables_for(people) == tables


@pytest.mark.parametrize("people", ANY)
def test_in_every_round_there_is_a_chair_for_everybody_and_somebody_at_every_table(
    people: int,
) -> None:
    for number in range(1, MOST_DEALS + 1):
        chairs = chairs_of(people, number)
        assert len(set(chairs)) == people
        assert {chair.table for chair in chairs} == set(range(tables_for(people)))


def test_at_three_tables_nobody_is_compared_twice_before_all_other_fours_had_their_turn() -> None:
    for others in together(12, 4, lambda chair: chair.seat):
        assert len(others) == 8
        assert set(others.values()) == {1}


@pytest.mark.parametrize("people", [8, 12, 16, 20, 40])
def test_in_a_long_evening_most_are_compared_with_each_other(people: int) -> None:
    met = [len(others) for others in together(people, 8, lambda chair: chair.seat)]
    assert min(met) >= 0.7 * (people - 1)


@pytest.mark.parametrize("people", [8, 12, 16, 20, 40])
def test_company_changes(people: int) -> None:
    for others in together(people, 4, lambda chair: chair.table):
        assert len(others) >= 6
        assert max(others.values()) <= 2


def test_two_people_always_have_the_same_cards_in_the_same_seat() -> None:
    for number in range(1, MOST_DEALS + 1):
        one, other = chairs_of(2, number)
        assert one.seat == other.seat
        assert one.table != other.table


@pytest.mark.parametrize("count", [3, 12])
async def test_standings_are_what_a_naive_recount_of_the_records_finds(
    settings: Settings, count: int
) -> None:
    many = settings.model_copy(update={"tables_per_hour": 1000, "evening_tables_per_hour": 1000})
    async with live(many) as server, AsyncExitStack() as stack:
        names = [f"G{number:02}" for number in range(count)]
        people = [await stack.enter_async_context(guest(server, name)) for name in names]
        code = await gathered(*people, rounds=ROUNDS)
        early = await people[1].pages.post(f"/challenges/{code}/play")
        stranger = await people[1].pages.post(f"/challenges/{code}/start")
        assert (await people[0].pages.post(f"/challenges/{code}/start")).status_code == 204
        for number in range(ROUNDS):
            plays = (each.play(code, 100 * number + at) for at, each in enumerate(people))
            await asyncio.gather(*plays)
        told = await people[0].look(code)
        ids = {
            played.game.id
            for name in names
            for person in await server.services.store.people.named(name)
            for played in await server.services.store.games.of_person(person.id, 50)
        }
        records = [await server.services.store.games.record(game) for game in sorted(ids)]
    assert refused(early, 409) == "challenge/not-begun"
    assert refused(stranger, 403) == "challenge/not-yours"
    assert len(records) == ROUNDS * tables_for(count)
    naive = recounted(names, [record_from_json(record) for record in records])
    told_above = {each["name"]: each["above"] for each in told["standings"]}
    assert told_above == pytest.approx(naive, abs=0.01)
    assert any(told_above[name] for name in names)
    assert (told["next"], told["finished"], told["is_over"]) == (None, count, True)
    beside = [len(played["others"]) for played in told["played"]]
    assert beside == [tables_for(count) - 1] * ROUNDS


async def test_the_house_fills_empty_chairs_and_nobody_comes_late(settings: Settings) -> None:
    async with (
        live(settings) as server,
        guest(server, "Anna") as anna,
        guest(server, "Ben") as ben,
        guest(server, "Cleo") as cleo,
    ):
        code = await anna.make(kind="evening", rounds=1)
        await anna.pages.post(f"/challenges/{code}/join")
        few = await anna.pages.post(f"/challenges/{code}/start")
        await ben.pages.post(f"/challenges/{code}/join")
        await anna.pages.post(f"/challenges/{code}/start")
        late = await cleo.pages.post(f"/challenges/{code}/join")
        await asyncio.gather(anna.play(code), ben.play(code))
        told = await anna.look(code)
        game = told["played"][0]["game"]
        opened = await cleo.pages.get(f"/games/{game}/record")
    assert refused(few, 409) == "challenge/too-few"
    assert refused(late, 409) == "challenge/full"
    assert told["is_over"], "an evening is over with its last round"
    assert opened.status_code == 200


async def test_whoever_has_to_do_with_an_evening_is_told_how_it_goes_on(settings: Settings) -> None:
    async with (
        live(settings) as server,
        guest(server, "Anna") as anna,
        guest(server, "Ben") as ben,
        guest(server, "Cleo") as cleo,
        listening(server.address, anna.client) as maker,
        listening(server.address, ben.client) as entrant,
        listening(server.address, cleo.client) as stranger,
    ):
        for ear in (maker, entrant, stranger):
            await ear.hello()
        code = await begun(anna, ben)
        await asyncio.gather(anna.play(code), ben.play(code))
        heard = [await steps_of(ear, code, "played", "played") for ear in (maker, entrant)]
        await stranger.socket.send('{"type": "ping"}')
        assert (await stranger.next()).type == "pong"
    for steps in heard:
        assert [*dict.fromkeys(steps)] == ["joined", "begun", "seated", "played"]


@asynccontextmanager
async def eight_with_cards(settings: Settings) -> AsyncIterator[tuple[Guest, str, PersonEar]]:
    """Who opened an evening with real cards, its code, and somebody there who listens."""
    async with live(settings) as server, AsyncExitStack() as stack:
        people = [
            await stack.enter_async_context(guest(server, f"G{number}")) for number in range(8)
        ]
        code = await gathered(*people, kind="box")
        ear = await stack.enter_async_context(listening(server.address, people[1].client))
        await ear.hello()
        yield people[0], code, ear


async def said(who: Guest, path: str, points: Sequence[int] = ()) -> None:
    """Somebody says something of an evening."""
    made = {"number": 1, "points": points} if points else None
    answer = await who.pages.post(f"/challenges/{path}", json=made)
    assert answer.status_code == 204, answer.text


async def test_with_real_cards_all_are_told_when_a_table_has_counted(settings: Settings) -> None:
    async with eight_with_cards(settings) as (maker, code, ear):
        await said(maker, f"{code}/start")
        await said(maker, f"{code}/points", [3, 0, 0, 0])
        assert await steps_of(ear, code, "played") == ["begun", "played"]


async def test_who_says_the_same_again_and_again_tells_nobody_anything(settings: Settings) -> None:
    async with eight_with_cards(settings) as (maker, code, ear):
        for _ in range(3):
            await said(maker, f"{code}/join")
        for _ in range(3):
            await said(maker, f"{code}/start")
        for points in ([3, 0, 0, 0], [3, 0, 0, 0], [0, 3, 0, 0]):
            await said(maker, f"{code}/points", points)
        assert await steps_of(ear, code, "played", "played") == ["begun", "played", "played"]
        await ear.socket.send('{"type": "ping"}')
        assert (await ear.next()).type == "pong"


async def begun(*people: Guest, kind: str = "evening", rounds: int = 1) -> str:
    """The code of an evening that the first of them has opened and begun."""
    code = await gathered(*people, kind=kind, rounds=rounds)
    answer = await people[0].pages.post(f"/challenges/{code}/start")
    assert answer.status_code == 204, answer.text
    return code


async def gathered(*people: Guest, kind: str = "evening", rounds: int = 1) -> str:
    """The code of an evening in which all take part, and which the first of them may begin."""
    code = await people[0].make(kind=kind, rounds=rounds)
    for each in people:
        assert (await each.pages.post(f"/challenges/{code}/join")).status_code == 204
    return code


async def steps_of(ear: PersonEar, code: str, *until: ChallengeStep) -> list[ChallengeStep]:
    """What somebody is told of an evening, up to the last of these."""
    steps: list[ChallengeStep] = []
    left = list(until)
    while left:
        news = await ear.next()
        if isinstance(news, ChallengeMoved):
            assert news.challenge == code
            steps.append(news.what)
            if news.what == left[0]:
                left.pop(0)
    return steps


async def test_what_the_house_plays_for_who_never_comes_is_told_and_does_not_count(
    settings: Settings,
) -> None:
    hurried = settings.model_copy(update={"relaxed_seconds": 0.5})
    async with (
        live(hurried) as server,
        guest(server, "Anna") as anna,
        guest(server, "Ben") as ben,
        listening(server.address, anna.client) as ear,
    ):
        await ear.hello()
        code = await begun(anna, ben)
        await anna.play(code)
        await steps_of(ear, code, "played", "played")
        told = await anna.look(code)
        mine = (await ben.pages.get("/me/challenges")).json()
    first, second = told["standings"]
    assert (first["name"], first["played"], first["by_house"]) == ("Anna", 1, 0)
    assert (second["name"], second["played"], second["by_house"]) == ("Ben", 0, 1)
    assert second["above"] == 0.0
    assert (told["is_over"], told["finished"]) == (True, 1)
    assert [each["played"] for each in mine] == [0]


async def test_the_house_plays_on_at_once_for_who_goes_in_the_middle_of_a_round(
    settings: Settings,
) -> None:
    patient = settings.model_copy(update={"relaxed_seconds": 3600.0, "grace_seconds": 3600.0})
    async with (
        live(patient) as server,
        guest(server, "Anna") as anna,
        guest(server, "Ben") as ben,
        guest(server, "Cleo") as cleo,
    ):
        code = await begun(anna, ben, cleo, rounds=2)
        await ben.sit_down(code)
        await ben.go()
        for _ in range(2):
            await asyncio.gather(anna.play(code), cleo.play(code))
        told = await anna.look(code)
    assert (told["is_over"], told["people"], told["finished"]) == (True, 2, 2)
    assert {each["name"] for each in told["standings"]} == {"Anna", "Cleo"}


async def test_what_somebody_made_who_has_gone_is_compared_with_and_has_no_name(
    settings: Settings,
) -> None:
    async with live(settings) as server, AsyncExitStack() as stack:
        names = [f"G{number}" for number in range(8)]
        people = [await stack.enter_async_context(guest(server, name)) for name in names]
        code = await begun(*people)
        await asyncio.gather(*(each.play(code) for each in people))
        before = (await people[0].look(code))["played"]
        (beside,) = before[0]["others"]
        await people[names.index(beside["name"])].go()
        told = await people[0].look(code)
    (played,) = told["played"]
    assert played["others"] == [{**beside, "name": NOBODY}]
    assert played["measure"] == before[0]["measure"]
    assert beside["name"] not in {each["name"] for each in told["standings"]}


async def test_who_came_first_can_begin_an_evening_whose_opener_has_gone(
    settings: Settings,
) -> None:
    async with (
        live(settings) as server,
        guest(server, "Anna") as anna,
        guest(server, "Ben") as ben,
        guest(server, "Cleo") as cleo,
    ):
        code = await gathered(anna, ben, cleo)
        await anna.go()
        whose = [(await each.look(code))["is_yours"] for each in (ben, cleo)]
        second = await cleo.pages.post(f"/challenges/{code}/start")
        first = await ben.pages.post(f"/challenges/{code}/start")
    assert whose == [True, False]
    assert refused(second, 403) == "challenge/not-yours"
    assert first.status_code == 204, first.text


async def test_every_table_of_an_evening_is_counted(settings: Settings) -> None:
    few = settings.model_copy(update={"evening_tables_per_hour": 1})
    async with live(few) as server, guest(server, "Anna") as anna, guest(server, "Ben") as ben:
        code = await begun(anna, ben)
        wanted = await anna.pages.post(f"/challenges/{code}/play")
    assert refused(wanted, 429) == "limit/too-many"


@pytest.mark.parametrize("path", ["join", "points"])
async def test_what_is_kept_of_a_challenge_is_counted_as_commands_are(
    settings: Settings, path: str
) -> None:
    few = settings.model_copy(update={"commands_per_hour": 1})
    async with live(few) as server, guest(server, "Anna") as anna:
        code = await anna.make(kind="box", rounds=1)
        said = {"number": 1, "points": [3, 0, 0, 0]}
        for _ in range(2):
            answer = await anna.pages.post(f"/challenges/{code}/{path}", json=said)
    assert refused(answer, 429) == "limit/too-many"


async def test_nobody_looks_into_a_round_before_the_evening_is_over(settings: Settings) -> None:
    async with live(settings) as server, guest(server, "Anna") as anna, guest(server, "Ben") as ben:
        code = await begun(anna, ben, rounds=2)
        await anna.play(code)
        told = await anna.look(code)
        waiting = await anna.pages.post(f"/challenges/{code}/play")
        sealed = await anna.pages.get(f"/games/{told['played'][0]['game']}/record")
        assert told["waiting"] == 1
    assert refused(sealed, 403) == "review/sealed"
    assert refused(waiting, 409) == "challenge/waiting"


async def test_with_real_cards_each_is_told_their_own_and_the_tables_are_counted_together(
    settings: Settings,
) -> None:
    async with live(settings) as server, AsyncExitStack() as stack:
        names = [f"G{number}" for number in range(8)]
        people = [await stack.enter_async_context(guest(server, name)) for name in names]
        code = await people[0].make(kind="box", rounds=2)
        for each in people[:7]:
            await each.pages.post(f"/challenges/{code}/join")
        seven = await people[0].pages.post(f"/challenges/{code}/start")
        await people[7].pages.post(f"/challenges/{code}/join")
        assert (await people[0].pages.post(f"/challenges/{code}/start")).status_code == 204
        play = await people[0].pages.post(f"/challenges/{code}/play")
        results = defaultdict[tuple[int, int], dict[str, int]](dict)
        for number in (1, 2):
            boxes = [(await each.look(code))["box"] for each in people]
            for table in (1, 2):
                cards = [card for box in boxes if box["table"] == table for card in box["cards"]]
                assert len(set(cards)) == len(cards) == 40
                (one,) = {tuple(box["people"]) for box in boxes if box["table"] == table}
                assert set(one) == {
                    name for name, box in zip(names, boxes, strict=True) if box["table"] == table
                }
            for wrong in ([1, 1, 1, 1], [10**9, -(10**9), 3, 0], [2**70, -(2**70), 0, 0]):
                body = {"number": number, "points": wrong}
                answer = await people[0].pages.post(f"/challenges/{code}/points", json=body)
                assert refused(answer, 422) == "challenge/no-such-points"
            points = {1: [5, 1, -2, -1], 2: [0, number, 3, -number]}
            for table, wins in ((1, points[2]), (1, points[1]), (2, points[2])):
                at = next(at for at, box in enumerate(boxes) if box["table"] == table)
                body = {"number": number, "points": wins}
                answer = await people[at].pages.post(f"/challenges/{code}/points", json=body)
                assert answer.status_code == 204, answer.text
            assert (await people[0].look(code))["next"] == (2 if number == 1 else None)
            for wins in (points[2], points[1]):
                at = next(at for at, box in enumerate(boxes) if box["table"] == 1)
                body = {"number": number, "points": wins}
                corrected = await people[at].pages.post(f"/challenges/{code}/points", json=body)
                assert corrected.status_code == 204, corrected.text
            for name, box in zip(names, boxes, strict=True):
                results[number, box["seat"]][name] = points[box["table"]][box["seat"]]
        over = await people[0].look(code)
        late = await people[0].pages.post(
            f"/challenges/{code}/points", json={"number": 1, "points": [0, 0, 0, 0]}
        )
    assert refused(seven, 409) == "challenge/not-fours"
    assert refused(play, 409) == "challenge/real-cards"
    assert refused(late, 409) == "challenge/other-round"
    above = {each["name"]: each["above"] for each in over["standings"]}
    assert above == mean_of_said(names, results)


def recounted(names: list[str], records: list[Record]) -> dict[str, float]:
    """Points above the mean, counted naively from records: whoever had the same hand."""
    results = defaultdict[object, list[tuple[str, int]]](list)
    for record in records:
        (dealt,) = record.rounds
        totals = replay(record)[-1].state.score.totals
        for seat, hand in enumerate(dealt.hands):
            results[hand].append((record.names[seat], totals[seat]))
    naive = dict.fromkeys(names, 0.0)
    for same in results.values():
        for name, points in same:
            if name in naive:
                naive[name] += points - fmean(own for _, own in same)
    return naive


def mean_of_said(names: list[str], results: dict[tuple[int, int], dict[str, int]]) -> object:
    """The same for what people said of real cards: by round and seat, who had how many."""
    naive = dict.fromkeys(names, 0.0)
    for same in results.values():
        for name, points in same.items():
            naive[name] += points - fmean(same.values())
    return pytest.approx(naive, abs=0.01)
