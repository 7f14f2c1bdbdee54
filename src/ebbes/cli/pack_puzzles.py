"""`ebbes pack-puzzles`: many puzzles in one small file, as the package ships them."""

import json
from collections.abc import Iterator
from itertools import chain
from lzma import LZMAError
from pathlib import Path
from typing import Annotated

import typer

from ebbes.cli.progress import progress_bar
from ebbes.cli.review import announce_judge
from ebbes.cli.speech import Speech, refuse
from ebbes.engine.errors import EbbesError
from ebbes.json_types import Json


def pack_puzzles_command(
    context: typer.Context,
    puzzles: Annotated[list[Path], typer.Argument(help="Files of `ebbes puzzles`.")],
    out: Annotated[Path, typer.Option(help="Where to write the packed file.")],
    onto: Annotated[
        Path | None, typer.Option(help="A packed file whose puzzles come first, as they are.")
    ] = None,
) -> None:
    """Pack puzzles for a server: judged once more, with errors, reasons and proofs.

    Examples:

    - `ebbes pack-puzzles puzzles.jsonl --out puzzles.xz`

    - `ebbes pack-puzzles more.jsonl --onto puzzles.xz --out puzzles.xz`
    """
    from ebbes.server.puzzling.booklet import packed

    speech: Speech = context.obj
    announce_judge(speech)
    try:
        texts = [file.read_text(encoding="utf-8") for file in puzzles]
        lines = [json.loads(line) for text in texts for line in text.splitlines()]
        out.write_bytes(packed(chain(_packed_before(onto), _judged(lines))))
    except (ValueError, KeyError, TypeError, LZMAError) as error:
        refuse("cli-not-readable", why=ascii(str(error)))
    except EbbesError as error:
        refuse("cli-not-readable", why=str(error))
    except OSError as error:
        refuse("cli-cannot-write", file=ascii(str(error.filename)), why=str(error.strerror))


def _packed_before(file: Path | None) -> list[dict[str, Json]]:
    from ebbes.server.puzzling.booklet import unpacked

    return [] if file is None else [json.loads(each.text) for each in unpacked(file.read_bytes())]


def _judged(lines: list[dict[str, Json]]) -> Iterator[dict[str, Json]]:
    from ebbes.judge.booklet import booklet_line

    with progress_bar("", len(lines), 0) as advance:
        for line in lines:
            yield booklet_line(line)
            advance(1)
