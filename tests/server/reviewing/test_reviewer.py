"""Tests of `ebbes.server.reviewing`: what is told is what a whole review tells."""

import asyncio
import threading
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ebbes.json_types import Json
from ebbes.judge.depth import depth_named
from ebbes.judge.format import review_to_json
from ebbes.judge.judging import judge
from ebbes.protocol.person import ReviewDone, ReviewFailed, ReviewGrew
from ebbes.server.fanout import Notice
from ebbes.server.fanout.memory import MemoryFanout
from ebbes.server.json_text import packed
from ebbes.server.measuring.metrics import Metrics
from ebbes.server.reviewing import Reviewer, keeping, reviewer
from ebbes.server.reviewing.draft import Draft
from ebbes.server.reviewing.keeping import kept
from ebbes.server.reviewing.packing import LOOKED_BACK, pack, unpack
from ebbes.server.reviewing.reviewer import CLAIM_SECONDS, Pace
from ebbes.server.reviewing.telling import told
from ebbes.server.store import Store
from ebbes.server.thinking.errors import BotFailed, NotWarm
from tests.judge.games import two_rounds
from tests.server.reviewing.games import OPTIONS, Here, KilledError, game_in
from tests.server.store.clock import Clock

QUICK = Pace("quick", 1.0)
LIMIT = 8192
FEWER = 2300
"""Bytes in which the game fits only in short."""


class Post(MemoryFanout):
    """Keeps what people are told."""

    def __init__(self) -> None:
        super().__init__()
        self.told: list[tuple[str, object]] = []

    def tell(self, person_id: str, notice: Notice) -> None:
        """Somebody is told."""
        self.told.append((person_id, notice.words()))


@pytest.fixture
def clock() -> Clock:
    """The time in the store."""
    return Clock()


@pytest.fixture
async def store(tmp_path: Path, clock: Clock) -> AsyncIterator[Store]:
    """A store with one game."""
    async with Store(f"sqlite:///{tmp_path / 'ebbes.db'}", clock) as store:
        await game_in(store)
        yield store


def at_work(
    store: Store, judge: object, clock: Clock, name: str = "one", post: Post | None = None
) -> Reviewer:
    """A process that reviews games."""
    return Reviewer(name, store, judge, post or Post(), Metrics(), clock, QUICK)  # type: ignore[arg-type]


async def told_in(store: Store) -> Any:
    """What is told of the review now."""
    row = await store.reviews.find("g")
    assert row is not None
    record = await store.games.record("g")
    return told(kept(row.body, record), row.done, row.total)


@pytest.fixture
def whole() -> Any:
    """The same record judged in one go, as `ebbes review --json` tells it."""
    return review_to_json(judge(two_rounds(OPTIONS), depth=depth_named("quick")))


async def test_a_review_is_the_one_of_the_command_line(
    store: Store, clock: Clock, whole: Any
) -> None:
    await store.reviews.ask("g", "a", 0)
    assert await at_work(store, Here(), clock).work()
    found = await told_in(store)
    assert found["fingerprint"] == whole["fingerprint"]
    assert found["grains"] == whole["grains"]
    assert found["done"] == found["of"]
    for own, moment in zip(found["moments"], whole["moments"], strict=True):
        verdict, meant = own.pop("verdict"), moment.pop("verdict")
        assert own == moment
        assert_same(verdict, meant)


def assert_same(verdict: Any, meant: Any) -> None:
    """What is told of a verdict is what a whole review says of it, bars to a hundredth."""
    if meant is None:
        assert verdict is None
        return
    for key in ("unit", "chosen", "given_away", "mark", "real"):
        assert verdict[key] == meant[key]
    value, error = ("lead", "error") if meant["unit"] == "points" else ("worth", "behind_error")
    close = 0.005001 if meant["unit"] == "points" else 0.0005001
    best = max(range(len(meant["choices"])), key=lambda at: meant["choices"][at]["worth"])
    for place, (own, choice) in enumerate(zip(verdict["choices"], meant["choices"], strict=True)):
        assert own["as_good"] == choice["as_good"]
        assert abs(own["worth"] - choice[value]) <= close
        assert abs(own["error"] - choice[error]) <= close
        shown = place in (best, meant["chosen"])
        assert own["reasons"] == (choice["reasons"] if shown else [])


async def test_all_sums_are_those_of_the_command_line_and_add_up(
    store: Store, clock: Clock, whole: Any
) -> None:
    await store.reviews.ask("g", "a", 0)
    await at_work(store, Here(), clock).work()
    found = await told_in(store)
    judged = {moment["seat"] for moment in whole["moments"]}
    for own, meant in zip(found["rounds"], whole["rounds"], strict=True):
        kept = [each for each in meant["ledger"] if each["seat"] in judged]
        assert own == {**meant, "ledger": kept}
        for each in own["ledger"]:
            parts = each["deal"] + each["decisions"] + each["lie"] + each["others"]
            assert parts == each["result"] == own["end"][each["seat"]]
    for rates in found["rates"]:
        alike = rates.pop("as_strong_as")
        assert alike == []
        assert rates in whole["rates"]


async def test_a_review_takes_no_more_than_eight_kilobytes(store: Store, clock: Clock) -> None:
    await store.reviews.ask("g", "a", 0)
    await at_work(store, Here(), clock).work()
    row = await store.reviews.find("g")
    assert row is not None
    assert len(row.body) <= LIMIT * 2 // 5


async def test_the_seat_of_who_asks_comes_first_then_seat_by_seat(
    store: Store, clock: Clock
) -> None:
    await store.reviews.ask("g", "b", 1)
    judge = Here()
    await at_work(store, judge, clock).work()
    seats = [moment["seat"] for moment in (await told_in(store))["moments"]]
    course = judge.asked[: len(seats)]
    assert [part["place"] for part in course] == list(range(len(seats)))
    assert [part["verdict"] for part in course] == [seat == 1 for seat in seats]
    rest = [seats[part["place"]] for part in judge.asked[len(seats) :]]
    assert rest == sorted(seat for seat in seats if seat != 1)
    assert {part["expected"] for part in judge.asked[len(seats) :]} == {False}


async def test_a_killed_process_is_gone_on_from_where_it_was(
    store: Store, clock: Clock, whole: Any
) -> None:
    await store.reviews.ask("g", "a", 0)
    asked = []
    for number in range(5):
        judge = Here(most=7)
        with pytest.raises(KilledError):
            await at_work(store, judge, clock, f"p{number}").work()
        asked += judge.asked
        assert not await at_work(store, Here(), clock, "too soon").work()
        clock.forward(CLAIM_SECONDS + 1)
    last = Here()
    await at_work(store, last, clock, "last").work()
    asked += last.asked
    keys = [tuple(part.values()) for part in asked]
    assert len(keys) == len(set(keys)) == (await told_in(store))["of"]
    assert (await told_in(store))["rounds"][0]["end"] == whole["rounds"][0]["end"]


async def test_a_review_begun_in_another_order_is_gone_on_with_by_what_is_missing(
    store: Store, clock: Clock
) -> None:
    await store.reviews.ask("g", "b", 1)
    whole = Here()
    await at_work(store, whole, clock).work()
    done = await store.reviews.find("g")
    assert done is not None
    rest = sorted(part["place"] for part in whole.asked if not part["expected"])
    late = {*rest[len(rest) // 2 :]}
    await store.reviews.ask_anew("g")
    assert await store.reviews.claim("old", clock() + CLAIM_SECONDS) is not None
    body = pack(without(unpack(done.body), late))
    old = replace(done, done=done.total - len(late), body=body, is_finished=False)
    assert await store.reviews.save("old", old, clock())
    clock.forward(CLAIM_SECONDS + 1)
    judge = Here()
    await at_work(store, judge, clock).work()
    assert {part["place"] for part in judge.asked} == late
    assert await store.reviews.find("g") == done


def without(draft: Draft, places: set[int]) -> Draft:
    """A review in which some verdicts are yet to come."""
    kept = [None if at in places else each for at, each in enumerate(draft.verdicts)]
    return replace(draft, verdicts=tuple(kept), undecided=draft.undecided - places)


async def test_what_takes_too_many_bytes_is_kept_in_short_and_tells_the_same(
    store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    await store.reviews.ask("g", "a", 0)
    await at_work(store, Here(), clock).work()
    whole = await told_in(store)
    monkeypatch.setattr(keeping, "MOST_BYTES", FEWER)
    await store.reviews.ask_anew("g")
    again = Here()
    assert await at_work(store, again, clock).work()
    assert again.asked == []
    row = await store.reviews.find("g")
    assert row is not None
    assert row.is_finished
    assert len(row.body) <= FEWER
    assert unpack(row.body).places == ()
    assert await told_in(store) == whole


async def test_what_is_kept_in_short_stays_as_it_is_when_it_is_asked_for_again(
    store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keeping, "MOST_BYTES", FEWER)
    await store.reviews.ask("g", "a", 0)
    await at_work(store, Here(), clock).work()
    done = await store.reviews.find("g")
    await store.reviews.ask_anew("g")
    judge, post = Here(), Post()
    assert await at_work(store, judge, clock, post=post).work()
    assert judge.asked == []
    assert await store.reviews.find("g") == done
    assert post.told == [("a", ReviewDone(table="t", game="g"))]


async def test_to_an_older_server_other_judges_have_kept_what_is_in_short(
    store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch, whole: Any
) -> None:
    monkeypatch.setattr(keeping, "MOST_BYTES", FEWER)
    await store.reviews.ask("g", "a", 0)
    await at_work(store, Here(), clock).work()
    row = await store.reviews.find("g")
    assert row is not None
    assert row.fingerprint != packed(whole["fingerprint"])


async def test_nobody_takes_over_what_waits_long_for_a_worker(
    store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviewer, "HOLD_SECONDS", 0.0)
    await store.reviews.ask("g", "a", 0)
    judge, held, hold = Waiting(), asyncio.Event(), store.reviews.hold

    async def seen(process: str, game_id: str, until: float) -> None:
        await hold(process, game_id, until)
        if until > begin + CLAIM_SECONDS:
            held.set()

    begin = clock()
    monkeypatch.setattr(store.reviews, "hold", seen)
    work = asyncio.create_task(at_work(store, judge, clock).work())
    clock.forward(CLAIM_SECONDS - 1)
    await held.wait()
    clock.forward(2)
    assert not await at_work(store, Here(), clock, "other").work()
    judge.goes_on.set()
    assert await work


async def test_what_is_known_so_far_is_told(
    store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviewer, "SUM_SECONDS", 0.0)
    await store.reviews.ask("g", "a", 0)
    with pytest.raises(KilledError):
        await at_work(store, Here(most=9), clock).work()
    found = await told_in(store)
    assert found["done"] == 9 < found["of"]
    known = [moment["expected"] is not None for moment in found["moments"]]
    assert known == [True] * 9 + [False] * (len(known) - 9)
    assert found["rounds"] == []


async def test_who_asked_is_told_when_it_is_done(store: Store, clock: Clock) -> None:
    await store.reviews.ask("g", "a", 0)
    await store.reviews.ask("g", "b", 1)
    post = Post()
    await at_work(store, Here(), clock, post=post).work()
    told = [(person, news) for person, news in post.told if isinstance(news, ReviewDone)]
    done = ReviewDone(table="t", game="g")
    assert sorted(told, key=lambda each: each[0]) == [("a", done), ("b", done)]


async def test_who_asked_is_told_how_far_it_is(
    store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviewer, "SUM_SECONDS", 0.0)
    await store.reviews.ask("g", "a", 0)
    post = Post()
    with pytest.raises(KilledError):
        await at_work(store, Here(most=2), clock, post=post).work()
    of = (await told_in(store))["of"]
    grown = [ReviewGrew(table="t", game="g", done=done, of=of) for done in (1, 2)]
    assert post.told == [("a", news) for news in grown]


async def test_other_judges_begin_anew(
    store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviewer, "SUM_SECONDS", 0.0)
    await store.reviews.ask("g", "a", 0)
    with pytest.raises(KilledError):
        await at_work(store, Here(most=3), clock).work()
    clock.forward(CLAIM_SECONDS + 1)
    judge = Here(most=5)
    deeper = Reviewer("two", store, judge, Post(), Metrics(), clock, Pace("standard", 1.0))
    with pytest.raises(KilledError):
        await deeper.work()
    assert [part["place"] for part in judge.asked] == [0, 1, 2, 3, 4]


async def test_a_review_that_is_done_is_made_anew_by_other_judges_only(
    store: Store, clock: Clock
) -> None:
    await store.reviews.ask("g", "a", 0)
    await at_work(store, Here(), clock).work()
    done = await store.reviews.find("g")
    await store.reviews.ask_anew("g")
    same = Here()
    await at_work(store, same, clock).work()
    assert same.asked == []
    assert await store.reviews.find("g") == done
    await store.reviews.ask_anew("g")
    other = Here(most=2)
    with pytest.raises(KilledError):
        await Reviewer("two", store, other, Post(), Metrics(), clock, Pace("standard", 1.0)).work()
    assert [part["place"] for part in other.asked] == [0, 1]


class Busy:
    """Nobody is ready to think."""

    async def judge(self, told: dict[str, Json]) -> Json:
        """Not now."""
        raise NotWarm("nobody can judge now")


async def test_while_nobody_can_judge_a_review_waits(store: Store, clock: Clock) -> None:
    await store.reviews.ask("g", "a", 0)
    assert await at_work(store, Busy(), clock).work()
    assert not await at_work(store, Here(), clock).work()
    clock.forward(reviewer.AGAIN_SECONDS)
    assert await at_work(store, Here(), clock).work()


class Broken:
    """Breaks over every game."""

    def __init__(self) -> None:
        self.tries = 0

    async def judge(self, told: dict[str, Json]) -> Json:
        """Never succeeds."""
        self.tries += 1
        raise BotFailed("no idea")


async def test_a_review_that_fails_every_time_is_given_up_and_who_asked_is_told(
    store: Store, clock: Clock
) -> None:
    await store.reviews.ask("g", "a", 0)
    broken, post = Broken(), Post()
    for number in range(10):
        await at_work(store, broken, clock, f"p{number}", post).work()
        clock.forward(reviewer.AGAIN_SECONDS)
    assert broken.tries == reviewer.MOST_FAILURES
    assert post.told == [("a", ReviewFailed(table="t", game="g"))]
    row = await store.reviews.find("g")
    assert row is not None
    assert (row.is_failed, row.is_finished) == (True, False)


async def test_a_review_that_was_given_up_can_be_asked_for_again(
    store: Store, clock: Clock
) -> None:
    await store.reviews.ask("g", "a", 0)
    for _ in range(reviewer.MOST_FAILURES):
        await at_work(store, Broken(), clock).work()
        clock.forward(reviewer.AGAIN_SECONDS)
    await store.reviews.ask_anew("g")
    await at_work(store, Broken(), clock).work()
    clock.forward(reviewer.AGAIN_SECONDS)
    assert await at_work(store, Here(), clock).work()
    row = await store.reviews.find("g")
    assert row is not None
    assert (row.is_failed, row.is_finished) == (False, True)


async def test_a_review_that_comes_further_each_time_is_not_given_up(
    store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviewer, "SUM_SECONDS", 0.0)
    await store.reviews.ask("g", "a", 0)
    for _ in range(reviewer.MOST_FAILURES + 1):
        await at_work(store, Stumbling(3), clock).work()
        clock.forward(reviewer.AGAIN_SECONDS)
    assert (await told_in(store))["done"] == 3 * (reviewer.MOST_FAILURES + 1)


class Waiting(Here):
    """A judge to whom nobody listens for long."""

    def __init__(self) -> None:
        super().__init__()
        self.goes_on = asyncio.Event()

    async def judge(self, told: dict[str, Json]) -> Json:
        """What a worker says once one is free."""
        await self.goes_on.wait()
        return await super().judge(told)


class Stumbling(Here):
    """Judges some parts, and breaks over the next."""

    async def judge(self, told: dict[str, Json]) -> Json:
        """What a worker would say, unless it stumbles."""
        try:
            return await super().judge(told)
        except KilledError:
            raise BotFailed("no idea any more") from None


async def test_a_process_that_stops_leaves_its_review_to_the_others_at_once(
    store: Store, clock: Clock
) -> None:
    await store.reviews.ask("g", "a", 0)
    begun = asyncio.Event()

    class Slow:
        async def judge(self, told: dict[str, Json]) -> Json:
            begun.set()
            await asyncio.Event().wait()
            raise AssertionError

    async with at_work(store, Slow(), clock) as stopped:
        stopped.look_soon()
        await begun.wait()
    assert await at_work(store, Here(), clock, "two").work()


def test_a_pause_leaves_others_their_share() -> None:
    assert Pace(share=0.25).pause(0.1) == pytest.approx(0.3)
    assert Pace(share=1.0).pause(0.1) == 0.0


async def test_a_review_is_packed_beside_other_work_and_in_little_memory(
    store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: set[bool] = set()

    def packed_elsewhere(draft: Draft) -> bytes:
        threads.add(threading.current_thread() is threading.main_thread())
        return pack(draft)

    monkeypatch.setattr(reviewer, "pack", packed_elsewhere)
    await store.reviews.ask("g", "a", 0)
    assert await at_work(store, Here(), clock).work()
    row = await store.reviews.find("g")
    assert row is not None
    assert threads == {False}
    assert int.from_bytes(row.body[1:5], "little") == LOOKED_BACK
