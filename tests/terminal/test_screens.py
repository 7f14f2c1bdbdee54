"""What every screen looks like: as written down, in every language, at any size."""

import re
from collections.abc import Iterator
from dataclasses import fields, replace

import pytest
from rich.style import Style

from ebbes.protocol.seats import OpenSeat
from ebbes.rules.cards import SUITS
from ebbes.terminal import Depth
from ebbes.terminal.draw.palette import Palette, palette_of
from ebbes.words import LANGUAGES, Language
from tests.server.live import Live
from tests.terminal.golden import FOLDER, SIZES, Golden, ansi, goldens
from tests.terminal.scenes import FOLLOWING, FOUR, SCENES, at_table
from tests.terminal.seat import seated
from tests.terminal.still import SEATS, StillHouse, StillTable, seen_of

COLOUR = re.compile(r"\x1b\[[\d;]*?(?<![\d])(?:3\d|4\d|9\d|10\d)(?:;\d+)*m")
BOARD = 5
"""Lines of the board in which suits are named."""
ODD_SIZES = ((20, 5), (60, 20), (81, 40), (200, 60))


@pytest.mark.parametrize("golden", [*goldens()], ids=lambda golden: golden.file.stem)
def test_a_screen_looks_as_it_was_written_down(golden: Golden) -> None:
    assert golden.text() == golden.file.read_text(encoding="utf-8")


def test_nothing_is_written_down_that_is_no_screen() -> None:
    assert {path.name for path in FOLDER.iterdir()} == {each.file.name for each in goldens()}


@pytest.mark.parametrize("scene", SCENES)
def test_without_colours_there_are_none_and_the_names_say_all(scene: str) -> None:
    house = StillHouse("en", Depth.NONE)
    plain = ansi(house.look(SCENES[scene](house), SIZES[1]), Depth.NONE)
    assert not COLOUR.search(plain)
    coloured = StillHouse("en", Depth.TRUE)
    assert house.look(SCENES[scene](house), SIZES[1]).text() == (
        coloured.look(SCENES[scene](coloured), SIZES[1]).text()
    )


def test_a_coloured_style_is_shown_by_terminals_of_one_depth_alone() -> None:
    shown: dict[int, Depth] = {}
    for depth in Depth:
        for style in styles_of(palette_of(depth)):
            assert not style.color or shown.setdefault(id(style), depth) is depth


def styles_of(palette: Palette) -> Iterator[Style]:
    """All styles of a palette."""
    for field in fields(Palette):
        found = getattr(palette, field.name)
        yield from found if isinstance(found, tuple) else (found,)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scene", SCENES)
def test_a_screen_speaks_every_language_at_any_size(scene: str, language: Language) -> None:
    house = StillHouse(language)
    page = SCENES[scene](house)
    for size in (*SIZES, *ODD_SIZES):
        canvas = house.look(page, size)
        assert len(canvas.text().splitlines()) <= size[1]
        widths = [sum(p.cell_length for p in canvas.segments(y)) for y in range(size[1])]
        assert widths == [size[0]] * size[1]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_calls_every_suit_by_its_whole_name(
    language: Language, size: tuple[int, int]
) -> None:
    house = StillHouse(language)
    page = at_table(house, lambda state: len(state.roles) == len(SUITS), FOUR)
    board = "\n".join(house.look(page, size).text().splitlines()[:BOARD])
    assert {*SUITS} == {suit for suit in SUITS if house.speech.suit(suit) in board.split()}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_of_a_seat_that_waits_for_somebody_is_said_in_full(
    language: Language, size: tuple[int, int]
) -> None:
    house = StillHouse(language)
    page = StillTable(house, replace(seen_of(None), seats=(*SEATS[:3], OpenSeat())))
    assert house.speech.say("waiting-seat-open-text") in house.look(page, size).text()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_who_watches_reads_so_in_full_beside_round_and_trick(
    language: Language, size: tuple[int, int]
) -> None:
    house = StillHouse(language)
    title = house.look(at_table(house, FOLLOWING, FOUR, None), size).text().splitlines()[0]
    assert house.speech.say("table-round", round="2") in title
    assert house.speech.say("replay-trick", trick=5) in title
    assert house.speech.say("table-watching") in title


@pytest.mark.parametrize("size", SIZES)
async def test_a_terminal_shows_what_was_drawn(server: Live, size: tuple[int, int]) -> None:
    async with seated(server.address, size=size) as seat:
        await seat.sees("Play now")
        shown = [seat.app.screen._compositor.render_strips()]
        lines = ["".join(piece.text for piece in strip).rstrip() for strip in shown[0]]
        assert "\n".join(lines).rstrip() == seat.screen.rstrip()
