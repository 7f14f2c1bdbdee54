"""The golden files of the browser's logic are those of today's rules and server."""

import pytest

from tests.extent import some_of
from tests.support import ALL_OPTIONS, option_id
from tests.web.golden import FOLDER, GOLDEN, unpacked

CONVERSATIONS = [f"conversation-{option_id(options)}.json.gz" for options in ALL_OPTIONS]
OTHERS = [name for name in GOLDEN if name not in CONVERSATIONS]


def test_there_is_a_golden_file_of_each_kind_and_no_other() -> None:
    assert sorted(path.name for path in FOLDER.iterdir()) == sorted(GOLDEN)


@pytest.mark.parametrize("name", [*OTHERS, *some_of(CONVERSATIONS, *CONVERSATIONS[::10])])
def test_a_golden_file_of_the_browser_is_written_again_as_it_is(name: str) -> None:
    assert unpacked((FOLDER / name).read_bytes()) == GOLDEN[name]()
