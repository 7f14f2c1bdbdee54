"""A bar on standard error, where somebody can see it."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager


@contextmanager
def progress_bar(what: str, total: int, done: int) -> Iterator[Callable[[int], None]]:
    """Something to call with every step forward; silent unless it is a terminal."""
    from rich import progress  # here, so that other commands start without it
    from rich.console import Console

    console = Console(stderr=True)
    columns = (
        progress.TextColumn("{task.description}"),
        progress.BarColumn(),
        progress.MofNCompleteColumn(),
        progress.TimeRemainingColumn(),
    )
    silent = not console.is_terminal
    bar = progress.Progress(*columns, console=console, transient=True, disable=silent)
    with bar:
        task = bar.add_task(what, total=total, completed=done)
        yield lambda steps: bar.advance(task, steps)
