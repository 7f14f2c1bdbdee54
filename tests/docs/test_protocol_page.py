"""Tests of `docs/protocol.md`: it leaves nothing out, and its conversation is a true one."""

import json
import re
from pathlib import Path
from typing import get_args

import pytest

from ebbes.client.connection import FIRST_PAUSE, LONGEST_PAUSE
from ebbes.client.seen import Seen
from ebbes.engine.errors import RuleError
from ebbes.protocol import table_events as on
from ebbes.protocol.commands import AddNonce, ClientMessage, PlayCard, TableCommand, client_message
from ebbes.protocol.game_events import EndName, GameEvent
from ebbes.protocol.messages import (
    SERVER_MESSAGE,
    Accepted,
    Events,
    HeardMessage,
    Refused,
    ServerMessage,
    Snapshot,
)
from ebbes.protocol.phrases import Phrase
from ebbes.protocol.prompts import Prompt
from ebbes.protocol.seats import Strength
from ebbes.protocol.settings import Clock
from ebbes.protocol.snapshot import Door
from ebbes.protocol.table_events import AwayReason, RequestAnswer, TableEvent
from ebbes.protocol.version import OLDEST, PROTOCOL
from ebbes.record.chance import Chance, commitment, game_key
from ebbes.rules.codes import code_of
from ebbes.server.settings import Settings
from ebbes.server.tables.model.changes import GAMES, LIMITS, SITTINGS
from ebbes.server.tables.model.errors import TableError
from ebbes.server.tables.model.timing import Timing
from ebbes.server.tables.running.context import PHRASE_SECONDS, PHRASES
from ebbes.server.thinking.thinkers import PATIENCE, WARM_UP_SECONDS

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
TALKS = re.findall(r"^```text\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
CODE = r"[a-z]+/[a-z]+(?:-[a-z]+)*"
KINDS = (
    "auth",
    "challenge",
    "day",
    "device",
    "lesson",
    "limit",
    "passkey",
    "recovery",
    "review",
    "link",
    "message",
    "person",
    "puzzle",
    "record",
    "protocol",
    "request",
    "rule",
    "server",
    "study",
    "table",
    "token",
)
Said = tuple[str, HeardMessage | ClientMessage]


def types(union: object, key: str = "type") -> list[str]:
    """What tells the types of a union apart."""
    return [kind.model_fields[key].default for kind in get_args(get_args(union)[0])]


def rows(heading: str) -> list[list[str]]:
    """The cells of the tables below a heading."""
    part = re.split(r"^##+ ", PAGE.split(f"# {heading}\n")[1], flags=re.MULTILINE)[0]
    lines = [line for line in part.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def firsts(heading: str) -> list[str]:
    """What the first cells of these tables name in code."""
    return [name for row in rows(heading) for name in re.findall(r"`([^`]+)`", row[0])]


def talk(text: str) -> list[Said]:
    """What each side says, in a form the protocol takes."""
    said: list[Said] = []
    for message in re.split(r"\n(?=[<>] )", text.strip()):
        mark, body = message[0], " ".join(line.strip() for line in message[2:].splitlines())
        taken = client_message(body) if mark == ">" else SERVER_MESSAGE.validate_json(body)
        assert taken.model_dump(mode="json") == json.loads(body)
        said.append((mark, taken))
    return said


def codes_in_use() -> set[str]:
    """Every code of an error, and every one the server's sources name."""
    found = {error.code for error in RuleError.__subclasses__()}
    found |= {error.code for error in TableError.__subclasses__()}
    for path in (ROOT / "src" / "ebbes" / "server").rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        found |= {code for code in re.findall(rf'"({CODE})"', text) if code.split("/")[0] in KINDS}
        kinded = re.findall(r'f"\{kind\}/([a-z-]+)"', text)
        found |= {f"{kind}/{what}" for kind in ("person", "token") for what in kinded}
    return found


def test_every_event_is_explained_once_and_no_other() -> None:
    assert sorted(firsts("Following the game")) == sorted([*types(TableEvent), *types(GameEvent)])


def test_every_command_is_explained_in_its_row_and_no_other() -> None:
    assert sorted(firsts("What you may send")) == sorted([*types(TableCommand), "ping", "look"])


def test_every_command_names_its_keys_and_events_that_exist() -> None:
    fields = {
        kind.model_fields["type"].default: kind for kind in get_args(get_args(TableCommand)[0])
    }
    events = {*types(TableEvent), *types(GameEvent)}
    for name, keys, _, leads_to in rows("What you may send")[2:-2]:
        command = fields[name.strip("`")]
        assert {*re.findall(r"`(\w+)`", keys)} - {"null"} == {*command.model_fields} - {
            "id",
            "type",
        }
        assert {*re.findall(r"`([\w-]+)`", leads_to)} <= events


def test_the_versions_are_those_that_are_spoken() -> None:
    words = " ".join(PAGE.split())
    assert OLDEST == PROTOCOL
    assert f"This page is protocol {PROTOCOL}." in words
    assert f"/api/tables/{{id}}/socket?protocol={PROTOCOL}`" in words


def test_every_message_of_a_server_is_explained() -> None:
    assert firsts("The socket") == types(ServerMessage)


def test_every_prompt_is_explained() -> None:
    assert firsts("What you may do now") == types(Prompt, "kind")


def test_every_refusal_is_explained_and_no_other() -> None:
    explained = firsts("Refusals")
    assert len(explained) == len({*explained})
    assert {*explained} == codes_in_use()


@pytest.mark.parametrize(
    "word",
    [
        *Phrase,
        *Strength,
        *Clock,
        *Door,
        *get_args(RequestAnswer),
        *get_args(AwayReason),
        *get_args(EndName),
        "host",
        "idle",
    ],
)
def test_every_word_with_a_set_meaning_is_there(word: str) -> None:
    assert f"`{word}`" in PAGE


def test_the_numbers_are_those_a_server_has() -> None:
    settings, timing = Settings(database="sqlite:///unused"), Timing()
    many = (settings.tokens_per_hour, settings.new_links_per_hour, settings.renames_per_hour)
    assert {*many} == {settings.people_per_hour}
    for told in (
        f"larger than {settings.message_bytes:,} bytes",
        f"more than {settings.body_bytes:,} bytes",
        f"{settings.messages_burst} messages at once and {settings.messages_per_second:.0f} in a",
        f"{settings.connections_per_person} of a person, {settings.connections_per_address} of an",
        f"{settings.requests_per_minute} requests in a minute",
        f"{settings.tables_per_hour} tables and {settings.people_per_hour} people in an hour",
        "and as many tokens, links and new names",
        f"{settings.hints_per_minute} hints in a minute",
        f"{settings.address_hints_per_minute} hints, "
        f"{settings.records_per_minute} records and {settings.lists_per_minute} lists of tables",
        f"{settings.commands_per_hour:,} commands in an hour",
        f"an address {settings.address_commands_per_hour:,};",
        f"Beyond {settings.requests_per_second:.0f} requests or "
        f"{settings.commands_per_second:.0f} commands of an address in a second",
        f"headers of more than {settings.header_bytes:,}",
        f"more than {settings.request_seconds:.0f} s to arrive",
        f"codes that no table has, {settings.wrong_codes_per_minute} in a minute may come",
        f"and {settings.all_wrong_codes_per_minute} from all",
        f"`relaxed` a decision may take {settings.relaxed_seconds:.0f} s",
        f"`brisk` {settings.brisk_seconds:.0f} s",
        f"`ask-time` adds {timing.more:.0f} s",
        f"no socket for {settings.grace_seconds:.0f} s",
        f"after {timing.nonces:.0f} s so has everyone",
        f"nobody touches for {settings.idle_seconds / 3600:.0f} h",
        f"within {PHRASE_SECONDS:.0f} s",
        f"about {FIRST_PAUSE} s before the first",
        f"up to {LONGEST_PAUSE:.0f} s",
        f"{LIMITS[on.SettingsChanged].most} changes of settings, {LIMITS[on.HostPassed].most} of",
        f"{LIMITS[on.SeatTaken].most} people who sit down (each {SITTINGS.most} times)",
        f"{LIMITS[on.SeatPlanned].most} plans for seats, {LIMITS[on.SeatAsked].most} requests for",
        f"just started it takes up to {WARM_UP_SECONDS:.0f} s until the bots are ready",
        f"the bots find no time for it within {PATIENCE:.0f} s",
        f"who is gone for {settings.grace_seconds:.0f} s asks no more",
        f"{LIMITS[on.TimeGranted].most} requests for more time, {LIMITS[on.PlayerBack].most} ret",
        f"{LIMITS[on.Said].most} phrases, and in all {GAMES.most} games",
    ):
        assert told in " ".join(PAGE.split()), told
    assert PHRASES == 5
    assert "Five within" in PAGE


def test_the_conversation_can_be_followed_from_its_first_message_to_its_last() -> None:
    said = [message for text in TALKS for _, message in talk(text)]
    snapshot, *rest = said
    assert isinstance(snapshot, Snapshot)
    seen = Seen.of(snapshot)
    for message in rest[:-1]:
        if isinstance(message, Events):
            seen = seen.after(message)
            assert seen.game is not None
            assert seen.now.turn in (None, seen.game.view.seen.turn)
        elif isinstance(message, PlayCard):
            assert message.at == seen.seq
        elif isinstance(message, Accepted):
            assert message.seq <= seen.seq


def test_the_conversation_shows_a_card_that_is_refused() -> None:
    assert any(isinstance(message, Refused) for _, message in talk(TALKS[0]))


def test_the_conversation_is_dealt_as_its_secret_says() -> None:
    said = [message for text in TALKS for _, message in talk(text)]
    events = [event for message in said if isinstance(message, Events) for event in message.events]
    told = {event.type: event.model_dump() for event in events}
    secret = bytes.fromhex(told["proof-shown"]["secret"])
    (nonce,) = [bytes.fromhex(each.nonce) for each in said if isinstance(each, AddNonce)]
    assert commitment(secret).hex() == told["game-opened"]["commitment"]
    snapshot = said[0]
    assert isinstance(snapshot, Snapshot)
    options = snapshot.table.settings.options.for_engine()
    chance = Chance(game_key(secret, (nonce, bytes(32), bytes(32))), options)
    dealt = told["dealt"]
    assert chance.first_dealer() == dealt["dealer"]
    hand = chance.hands(1, dealt["dealer"])[0]
    assert tuple(code_of(card) for card in hand) == dealt["hands"][0]
