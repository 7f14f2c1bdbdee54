"""Tests of `ebbes.server.api.review_pages`: a review to take along is that of the command line."""

import re
from typing import get_args

import httpx
import pytest

from ebbes.judge.depth import QUICK
from ebbes.judge.judging import judge
from ebbes.record.parse import parse
from ebbes.report import Speech, review_page
from ebbes.server.api.review_pages import Language
from ebbes.server.reviewing import keeping
from ebbes.server.reviewing.draft import Draft
from ebbes.server.reviewing.packing import pack
from ebbes.server.reviewing.short.outline import Outline
from ebbes.server.reviewing.short.shortening import LEVELS, shortened
from ebbes.server.settings import Settings
from ebbes.words import LANGUAGES
from tests.server.browser import refused
from tests.server.studying.here import LosingWorkers, StudyingHere
from tests.server.test_reviews import Played, judge_all, may_judge, played

ELSEWHERE = re.compile(r"https?:|<script|<link|@import|url\(")
"""What a page would need a network for."""
TABLE = re.compile(r"<table>.*?</table>|<li value=\d+>|<ul>.*?</ul>", re.DOTALL)
"""Ledgers, turning points and rates."""


async def reviewed(game: Played) -> None:
    """The review is judged to its end, and somebody can write its page."""
    may_judge(game.services)
    await game.services.reviewer.__aexit__()
    await game.anna.post("/review")
    await judge_all(game.services)
    game.services.thinkers = StudyingHere()  # type: ignore[assignment]  # says what they would


def keep_in_short(monkeypatch: pytest.MonkeyPatch, at: int) -> None:
    """What is whole takes too many bytes, and is kept in short at a level."""

    def packed(draft: Draft) -> bytes:
        return pack(draft) + bytes(keeping.MOST_BYTES if draft.places else 0)

    def shorter(draft: Draft, outline: Outline, _: int) -> Draft:
        return shortened(draft, outline, at)

    monkeypatch.setattr(keeping, "pack", packed)
    monkeypatch.setattr(keeping, "shortened", shorter)


async def page_for(who: httpx.AsyncClient, language: Language) -> str:
    """The page as somebody gets it."""
    return str((await who.get("/review/page", params={"language": language})).json()["page"])


async def test_the_page_is_the_command_lines_in_every_language(settings: Settings) -> None:
    async with played(settings, workers=0) as game:
        await reviewed(game)
        for who in (game.anna, game.stranger):
            record = parse((await who.get("/record")).text)
            review = judge(record, depth=QUICK)
            for language in LANGUAGES:
                told = await page_for(who, language)
                assert told == review_page(record, review, Speech(language))
                assert not ELSEWHERE.search(told)


async def test_the_page_of_a_review_in_short_is_the_command_lines(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep_in_short(monkeypatch, LEVELS[0])
    async with played(settings, workers=0) as game:
        await reviewed(game)
        record = parse((await game.anna.get("/record")).text)
        told = await page_for(game.anna, "en")
        assert told == review_page(record, judge(record, depth=QUICK), Speech("en"))


async def test_where_a_course_is_told_by_trick_the_page_tells_the_same_sums(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep_in_short(monkeypatch, LEVELS[-1])
    async with played(settings, workers=0) as game:
        await reviewed(game)
        record = parse((await game.anna.get("/record")).text)
        meant = review_page(record, judge(record, depth=QUICK), Speech("en"))
        assert TABLE.findall(await page_for(game.anna, "en")) == TABLE.findall(meant)


async def test_strangers_take_no_name_along(settings: Settings) -> None:
    async with played(settings, workers=0) as game:
        await reviewed(game)
        assert "Anna" in await page_for(game.anna, "en")
        assert "Anna" not in await page_for(game.stranger, "en")


async def test_there_is_no_page_before_all_is_judged(settings: Settings) -> None:
    async with played(settings, workers=0) as game:
        assert refused(await game.anna.get("/review/page"), 409) == "review/unfinished"
        may_judge(game.services)
        await game.anna.post("/review")
        assert refused(await game.anna.get("/review/page"), 409) == "review/unfinished"


async def test_an_address_whose_page_costs_a_worker_asks_for_no_more_for_a_while(
    settings: Settings,
) -> None:
    async with played(settings, workers=0) as game:
        await reviewed(game)
        game.services.thinkers = LosingWorkers()  # type: ignore[assignment]  # says what they would
        assert refused(await game.anna.get("/review/page"), 503) == "study/nobody"
        assert refused(await game.anna.get("/review/page"), 429) == "limit/too-many"


def test_pages_can_be_had_in_the_languages_there_are() -> None:
    assert get_args(Language) == LANGUAGES
