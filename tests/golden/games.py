"""The golden games: one per option set, from fixed seeds."""

from pathlib import Path

from ebbes.cli.game_lines import game_lines
from ebbes.cli.simulate import simulated_game
from ebbes.cli.speech import Speech
from ebbes.record.format import format_record
from ebbes.record.record import Record
from ebbes.record.replay import replay
from tests.support import ALL_OPTIONS, option_id

FOLDER = Path(__file__).parent / "games"


def text_of(record: Record) -> str:
    """A game as people read it."""
    return "\n".join(game_lines(record, replay(record), Speech())) + "\n"


def golden_files() -> dict[str, bytes]:
    """Every golden file by its name, as it ought to be."""
    files = {}
    for options in ALL_OPTIONS:
        name = option_id(options)
        record = simulated_game(options, f"golden/{name}")
        files[f"{name}.json"] = (format_record(record) + "\n").encode()
        files[f"{name}.txt"] = text_of(record).encode()
    return files
