"""The golden games are still played, recorded and told as they were."""

from ebbes.engine.options import Options
from ebbes.record.certificate import verify
from ebbes.record.format import format_record
from ebbes.record.parse import parse
from ebbes.record.replay import replay
from tests.golden.games import FOLDER, golden_files, text_of
from tests.support import every_option_set, option_id


def golden(options: Options, kind: str) -> bytes:
    return (FOLDER / f"{option_id(options)}.{kind}").read_bytes()


@every_option_set
def test_a_golden_record_replays_to_exactly_its_text(options: Options) -> None:
    record = parse(golden(options, "json"))
    assert record.options == options
    assert text_of(record).encode() == golden(options, "txt")


@every_option_set
def test_a_golden_game_is_played_to_its_end(options: Options) -> None:
    final = replay(parse(golden(options, "json")))[-1].state
    assert final.score.end
    assert final.score.winners


@every_option_set
def test_a_golden_record_is_written_as_it_was_read(options: Options) -> None:
    content = golden(options, "json")
    assert (format_record(parse(content)) + "\n").encode() == content


@every_option_set
def test_the_deals_of_a_golden_game_follow_from_its_certificate(options: Options) -> None:
    assert verify(parse(golden(options, "json")))


def test_the_golden_files_are_written_again_byte_by_byte() -> None:
    expected = golden_files()
    found = {path.name: path.read_bytes() for path in FOLDER.iterdir()}
    assert sorted(found) == sorted(expected)
    different = [name for name in expected if found[name] != expected[name]]
    assert different == []
