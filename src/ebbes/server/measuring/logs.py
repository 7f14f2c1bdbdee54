"""The log: one JSON object per line, or coloured lines for a terminal; nobody's secrets in it.

Of an error only its kind and the places it passed are logged: its message may hold names or hands.
"""

import asyncio
import logging
import sys
from collections.abc import Iterator
from traceback import extract_tb
from typing import Any, TextIO

import structlog
from structlog.types import EventDict, Processor

from ebbes.server.measuring.brevity import Brevity

LOG = structlog.get_logger()
NONSENSE = (
    "Invalid HTTP request received.",
    "Invalid UTF-8 sequence received from client.",
    "Unsupported upgrade request.",
)
"""What uvicorn says of clients; any of them could fill the log with it."""


def configure_logs(level: str, stream: TextIO) -> None:
    """All that this process logs goes to the stream; libraries are heard from a warning on."""
    chain: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        tell_places,
    ]
    structlog.configure(
        processors=[*chain, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.stdlib.LoggerFactory(),
    )
    handler = logging.StreamHandler(stream)
    handler.setFormatter(_formatter(chain, stream.isatty()))
    handler.addFilter(Brevity())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("ebbes").setLevel(level.upper())
    logging.getLogger("uvicorn.error").addFilter(is_no_nonsense)


def is_no_nonsense(record: logging.LogRecord) -> bool:
    """Whether a line tells more than that a client cannot speak."""
    return record.msg not in NONSENSE


def _formatter(chain: list[Processor], on_terminal: bool) -> logging.Formatter:
    to_text: Processor = (
        structlog.dev.ConsoleRenderer() if on_terminal else structlog.processors.JSONRenderer()
    )
    clean = structlog.stdlib.ProcessorFormatter.remove_processors_meta
    return structlog.stdlib.ProcessorFormatter(foreign_pre_chain=chain, processors=[clean, to_text])


def tell_places(_: object, __: str, event: EventDict) -> EventDict:
    """Puts the kinds and places of an error where the error was."""
    error = event.pop("exc_info", None)
    if isinstance(error, tuple):
        error = error[1]
    elif error is True:
        error = sys.exc_info()[1]
    if isinstance(error, BaseException):
        event["exception"] = "\n".join(_lines(error))
    return event


def _lines(error: BaseException) -> Iterator[str]:
    link: BaseException | None = error
    while link is not None:
        yield f"{type(link).__module__}.{type(link).__qualname__}"
        for place in extract_tb(link.__traceback__):
            yield f"  {place.filename}:{place.lineno} in {place.name}"
        link = link.__cause__ or link.__context__


def log_loop_fault(_: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Takes note of a task that died with nobody waiting for it."""
    LOG.error("fault in a task", exc_info=context.get("exception"))
