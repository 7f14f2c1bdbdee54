"""Whatever the server, the bots and the rules name by a code has its words."""

import re
from typing import get_args

import pytest

from ebbes.engine.state import Phase
from ebbes.protocol.game_events import EndName, GameEvent
from ebbes.protocol.phrases import Phrase
from ebbes.protocol.prompts import Prompt
from ebbes.protocol.seats import Strength
from ebbes.protocol.settings import Clock
from ebbes.protocol.table_events import AwayReason, RequestAnswer, TableEnded, TableEvent
from ebbes.rules.cards import HIGHEST_VALUE, LETTERS, SUIT_NAMES
from ebbes.rules.roles import ROLE_NAMES
from ebbes.server.tables.model.cast import CAST
from ebbes.words import LANGUAGES, Language, words
from tests.docs.test_protocol_page import codes_in_use, types
from tests.words.catalogue import ROOT, choices, sentences, terms, variables

BOTS = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
REASONS = {
    code: set(re.findall(r"\w+", context))
    for code, context in re.findall(
        r"^\| `([a-z-]+)` \| ([\w, ]*)\| ", BOTS.split("## Why")[1], re.M
    )
}
"""Every reason of `docs/bots.md`, with its context."""
ENDINGS = [*get_args(TableEnded.model_fields["reason"].annotation), "operator"]
"""Why a table was closed."""
OF_PAGES = {"unknown", "network", "page", "page-text", "part"}
"""What goes wrong where no server is asked."""
OF_DEVICES = {
    *("no-kernel", "other-tab", "not-safe", "missing", "broken"),
    *("unreadable", "not-again", "newer"),
}
"""What goes wrong where a game is played on a device."""
TOLD_AS = {"card": {"suit", "value"}, "seat": {"who"}, "chance": {"percent"}}
"""What sentences know of a context by other names, as docs/words.md says."""


def keys(start: str) -> set[str]:
    """How the keys with that beginning go on."""
    return {key.removeprefix(start) for key in sentences("en") if key.startswith(start)}


def test_every_refusal_has_its_sentence_and_no_other_has() -> None:
    refusals = {code.replace("/", "-") for code in codes_in_use()}
    assert keys("errors-") == refusals | OF_PAGES | {f"local-{code}" for code in OF_DEVICES}


def test_every_reason_has_its_sentence_and_no_other_has() -> None:
    assert len(REASONS) > 15
    assert keys("reasons-") == {*REASONS, "trick-holds"}


def test_a_reason_asks_for_nothing_that_its_context_does_not_tell() -> None:
    for code, context in REASONS.items():
        told = context.union(*(TOLD_AS.get(name, set()) for name in context))
        assert variables("en", f"reasons-{code}") <= told, code


def test_every_event_is_announced() -> None:
    assert {*types(TableEvent), *types(GameEvent)} <= keys("announce-")


def test_every_phrase_can_be_said_and_no_other() -> None:
    assert keys("table-phrase-") == {*Phrase}


def test_every_strength_has_a_word_and_a_line_and_no_other_has() -> None:
    assert keys("bots-strength-") == {*Strength} | {f"{strength}-text" for strength in Strength}


def test_every_bot_is_introduced() -> None:
    names = {bot.name.lower() for bot in CAST}
    assert {*names, *(f"{name}-line" for name in names)} <= keys("bots-")


def test_every_clock_has_a_word_and_no_other_has() -> None:
    assert keys("waiting-clock-") == {*Clock, "text"}


def test_every_end_of_a_game_is_told_and_no_other() -> None:
    assert keys("end-reason-") == {*get_args(EndName)}


def test_every_suit_and_every_role_is_a_term() -> None:
    assert set(terms("en")) == {
        *(f"suit-{name}" for name in SUIT_NAMES),
        *(f"role-{name}" for name in ROLE_NAMES),
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("key", "variable", "values"),
    [
        ("suit", "suit", LETTERS),
        ("suit-motif", "suit", LETTERS),
        ("led", "led", LETTERS),
        ("role", "role", ROLE_NAMES),
        ("roles-about", "role", ROLE_NAMES),
        ("roles-counts", "role", ROLE_NAMES),
        ("roles-named-text", "role", ROLE_NAMES),
        ("announce-player-away", "reason", get_args(AwayReason)),
        ("announce-table-ended", "reason", ENDINGS),
        ("announce-request-closed", "answer", get_args(RequestAnswer)),
        ("announce-your-turn", "kind", types(Prompt, "kind")),
        ("waiting-clock-text", "clock", [*Clock]),
        ("errors-rule-wrong-moment", "phase", [phase.value.replace(" ", "-") for phase in Phase]),
    ],
)
def test_a_sentence_tells_all_values_of_a_code_apart(
    language: Language, key: str, variable: str, values: list[str]
) -> None:
    assert choices(language, key)[variable] == {*values}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_of_its_own(language: Language) -> None:
    names = {
        words(language).say("card", suit=suit, value=value)
        for suit in LETTERS
        for value in range(1, HIGHEST_VALUE + 1)
    }
    assert len(names) == len(LETTERS) * HIGHEST_VALUE
