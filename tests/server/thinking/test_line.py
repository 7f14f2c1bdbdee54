"""Questions in line: no bot waits because somebody wants to know why."""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator

import pytest

from ebbes.server.thinking import Thinkers, process
from ebbes.server.thinking import thinkers as thinking
from ebbes.server.thinking.errors import TooBusy
from ebbes.server.thinking.line import LEISURE_SECONDS, Line
from ebbes.server.thinking.question import ChooseQuestion, ExplainQuestion, LeisureQuestion
from tests.server.thinking.views import first_view
from tests.server.until import until

QUICK = """
import json, sys
print('{"warm": true}', flush=True)
for line in sys.stdin:
    found = 0 if "bot" in json.loads(line) else ["an opinion"]
    print(json.dumps({"found": found, "seconds": 0.0}), flush=True)
"""


@pytest.fixture
async def thinkers(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Thinkers]:
    """One worker that answers everything at once, but stands still until it is told to go on."""
    monkeypatch.setattr(process, "COMMAND", (sys.executable, "-c", QUICK))
    async with Thinkers() as thinkers:
        await thinkers.until_warm()
        os.kill(thinkers.pids[0], signal.SIGSTOP)
        yield thinkers


async def explanations(thinkers: Thinkers, number: int) -> list[asyncio.Task[object]]:
    """So many, the first of which is being worked on."""
    tasks = [asyncio.create_task(asked(thinkers)) for _ in range(number)]
    await until(lambda: thinkers.waiting == number - 1)
    return tasks


async def asked(thinkers: Thinkers) -> object:
    """An explanation."""
    return await thinkers.explain(first_view(), b"s")


def go_on(thinkers: Thinkers) -> None:
    """The worker stands still no more."""
    os.kill(thinkers.pids[0], signal.SIGCONT)


async def test_a_choice_waits_for_no_explanation_but_the_one_in_work(thinkers: Thinkers) -> None:
    done: list[str] = []
    why = await explanations(thinkers, 5)
    choice = asyncio.create_task(thinkers.choose(first_view(), "random", b"s"))
    for task in why:
        task.add_done_callback(lambda _: done.append("explanation"))
    choice.add_done_callback(lambda _: done.append("choice"))
    await until(lambda: thinkers.waiting == 5)
    go_on(thinkers)
    await asyncio.gather(choice, *why)
    assert done == ["explanation", "choice", *["explanation"] * 4]


async def test_an_explanation_that_waits_too_long_is_refused(
    thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "PATIENCE", 0.01)
    first, second = await explanations(thinkers, 2)
    with pytest.raises(TooBusy, match="too many want to know why"):
        await second
    await until(lambda: thinkers.waiting == 0)
    go_on(thinkers)
    assert await first == ["an opinion"]


async def test_an_explanation_nobody_waits_for_leaves_the_line(thinkers: Thinkers) -> None:
    first, second, third = await explanations(thinkers, 3)
    second.cancel()
    await until(lambda: thinkers.waiting == 1)
    go_on(thinkers)
    assert await first == await third == ["an opinion"]
    assert thinkers.counts.explanations == 2


async def test_explanations_in_line_leave_a_choice_its_time() -> None:
    line, seen = Line(), first_view()
    choices = [ChooseQuestion(seen, "expert", b"s") for _ in range(3)]
    line.put(ExplainQuestion(seen, b"s"))
    for choice in choices:
        line.put(choice)
    line.put(ExplainQuestion(seen, b"s"))
    assert await line.next(lambda _: True) is choices[0]
    assert line.waiting_up_to(choices[0].rank) == 2
    assert line.waiting_up_to(ExplainQuestion.rank) == len(line) == 4


class Watch:
    """The clock of the loop, which stands still."""

    def __init__(self, now: float) -> None:
        self.now = now

    def time(self) -> float:
        """What it shows."""
        return self.now


@pytest.fixture
async def watch(monkeypatch: pytest.MonkeyPatch) -> Watch:
    """No time passes unless a test says so."""
    loop = asyncio.get_running_loop()
    watch = Watch(loop.time())
    monkeypatch.setattr(loop, "time", watch.time)
    return watch


async def taken(line: Line, number: int) -> list[object]:
    """So many questions, in the order in which workers take them."""
    return [await line.next(lambda _: True) for _ in range(number)]


def at_leisure(line: Line, asker: str, number: int = 1) -> list[LeisureQuestion]:
    """So many questions that are not hurried, of one network."""
    questions = [LeisureQuestion(first_view(), "expert", b"s", asker) for _ in range(number)]
    for question in questions:
        line.put(question)
    return questions


def hurried(line: Line, number: int) -> list[ChooseQuestion]:
    """So many questions for which tables wait."""
    questions = [ChooseQuestion(first_view(), "expert", b"s") for _ in range(number)]
    for question in questions:
        line.put(question)
    return questions


@pytest.mark.usefixtures("watch")
async def test_a_choice_waits_for_none_that_is_made_at_leisure_nor_is_shortened_for_it() -> None:
    line = Line()
    crowd = at_leisure(line, "192.0.2.1", 60)
    (choice,) = hurried(line, 1)
    assert line.waiting_up_to(choice.rank) == 1
    assert await taken(line, 2) == [choice, crowd[0]]


@pytest.mark.usefixtures("watch")
async def test_who_asks_for_much_at_leisure_waits_for_their_own_and_holds_up_nobody_else() -> None:
    line = Line()
    crowd = at_leisure(line, "192.0.2.1", 60)
    (family,) = at_leisure(line, "192.0.2.2")
    assert await taken(line, 4) == [crowd[0], family, *crowd[1:3]]


async def test_however_many_choose_one_at_leisure_has_its_turn_now_and_then(watch: Watch) -> None:
    line = Line()
    first, second = at_leisure(line, "192.0.2.1", 2)
    choices = hurried(line, 4)
    watch.now += LEISURE_SECONDS
    assert await taken(line, 3) == [first, *choices[:2]]
    watch.now += LEISURE_SECONDS
    assert await taken(line, 3) == [second, *choices[2:]]


async def test_of_several_workers_one_is_left_for_who_plays(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(process, "COMMAND", (sys.executable, "-c", QUICK))
    async with Thinkers(workers=2) as thinkers:
        await thinkers.until_warm()
        for pid in thinkers.pids:
            os.kill(pid, signal.SIGSTOP)
        looks = [asyncio.create_task(thinkers.study({"study": "reading"})) for _ in range(3)]
        await until(lambda: thinkers.waiting == 2)
        looks[0].cancel()  # whoever asked is gone, but the worker is still at it
        choice = asyncio.create_task(thinkers.choose(first_view(), "random", b"s"))
        await until(lambda: thinkers.waiting == 2 and not looks[1].done())
        for pid in thinkers.pids:
            os.kill(pid, signal.SIGCONT)
        assert await choice in first_view().legal
        assert await asyncio.gather(*looks[1:]) == [["an opinion"]] * 2
