"""The golden files of the browser's logic are those of today's rules and server."""

from tests.web.golden import FOLDER, golden_files, unpacked


def test_the_golden_files_of_the_browser_are_written_again_as_they_are() -> None:
    expected = golden_files()
    found = {path.name: unpacked(path.read_bytes()) for path in FOLDER.iterdir()}
    assert sorted(found) == sorted(expected)
    different = [name for name in expected if found[name] != expected[name]]
    assert different == []
