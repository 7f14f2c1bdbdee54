"""Duplicate matches between bots, and how sure their results are: `docs/arena.md`."""

from ebbes.arena.chunk import Chunk
from ebbes.arena.cluster import runner_at
from ebbes.arena.contest import Contest
from ebbes.arena.errors import ArenaError
from ebbes.arena.match import Match
from ebbes.arena.report import NullReport, Report, report
from ebbes.arena.result import Key, Points, Result
from ebbes.arena.results import ResultsFile
from ebbes.arena.runner import Played, Runner, runner_of
from ebbes.arena.times import Times

__all__ = [
    "ArenaError",
    "Chunk",
    "Contest",
    "Key",
    "Match",
    "NullReport",
    "Played",
    "Points",
    "Report",
    "Result",
    "ResultsFile",
    "Runner",
    "Times",
    "report",
    "runner_at",
    "runner_of",
]
