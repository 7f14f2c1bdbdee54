"""What kind of device asks, in the few words people know."""

from starlette.requests import HTTPConnection

from ebbes.server.store.values import Kind

BROWSERS = {
    "Edg": "Edge",
    "OPR/": "Opera",
    "SamsungBrowser/": "Samsung Internet",
    "Vivaldi/": "Vivaldi",
    "Ddg/": "DuckDuckGo",
    "Firefox/": "Firefox",
    "FxiOS/": "Firefox",
    "CriOS/": "Chrome",
    "Chrome/": "Chrome",
    "Safari/": "Safari",
}
"""Marks of browsers; most also carry those of the ones further down."""
SYSTEMS = {
    "Android": "Android",
    "iPhone": "iPhone",
    "iPad": "iPad",
    "CrOS": "ChromeOS",
    "Windows": "Windows",
    "Macintosh": "Mac",
    "Linux": "Linux",
}


def kind_of(connection: HTTPConnection) -> Kind:
    """Browser and system by the `User-Agent` header, of which nothing else is kept."""
    agent = connection.headers.get("user-agent", "")
    return Kind(_first(BROWSERS, agent), _first(SYSTEMS, agent))


def _first(marks: dict[str, str], agent: str) -> str | None:
    return next((name for mark, name in marks.items() if mark in agent), None)
