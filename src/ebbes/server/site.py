"""The pages people see: the built front-end, as files of the package."""

import re
from base64 import b64encode
from collections.abc import Awaitable, Callable
from functools import lru_cache
from hashlib import sha256
from pathlib import Path

from fastapi import APIRouter, HTTPException, Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import Receive, Scope, Send

import ebbes
from ebbes.server.api.refuse import Handler, refuse
from ebbes.server.security.headers import POLICY, policy

BUNDLE = Path(ebbes.__file__).parent / "web"
PAGES = (
    "/",
    "/t/{code}",
    "/g/{game}",
    "/day",
    "/day/{day}",
    "/open",
    "/over-days",
    "/puzzles",
    "/puzzles/{which}",
    "/me",
    "/me/{part}",
    "/same",
    "/same/{code}",
    "/learn",
    "/companion",
    "/rules",
    "/settings",
    "/check",
)
"""Addresses the app itself makes sense of."""
TYPES = {
    ".f16": "application/octet-stream",
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
PACKED = {"br": ".br", "gzip": ".gz"}
"""Endings of the packed copies by their coding, the smallest first."""
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
INSIDE = {
    "script": re.compile(rb"<script>(.*?)</script>", re.DOTALL),
    "style": re.compile(rb"<style>(.*?)</style>", re.DOTALL),
}
"""What stands in the page itself, by the kind its policy knows it as."""
MOST_ACCEPTED = 200
"""Characters in which a browser says what it can unpack; the rest is not looked at."""
MOST_FILES = 1024
"""Files whose hashes are remembered."""
NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>ebbes</title>
<h1>ebbes</h1>
<p>The server runs, but its pages have not been built yet.</p>
<p>Say <code>make web</code> where the sources are, and look again.</p>
</html>
"""

Endpoint = Callable[..., Awaitable[Response]]


def site_router(folder: Path = BUNDLE) -> APIRouter:
    """Routes for the pages, for files whose names change with their content, and for the rest."""
    router = APIRouter(include_in_schema=False)

    async def page(request: Request) -> Response:
        return show(request, folder)

    async def asset(request: Request, name: str) -> Response:
        return respond(request, found(folder / "assets", name), FOREVER)

    async def file(request: Request, name: str, ending: str) -> Response:
        return respond(request, found(folder, f"{name}.{ending}"), ASK_AGAIN)

    for path in PAGES:
        _serve(router, path, page)
    _serve(router, "/assets/{name}", asset)
    _serve(router, "/{name}.{ending}", file)
    return router


def missing_page(folder: Path = BUNDLE) -> Handler:
    """Answers for addresses that lead nowhere: the page for people, a refusal for programs."""

    async def answer(request: Request, error: Exception) -> Response:
        refusal = await refuse(request, error)
        return show(request, folder, 404) if is_for_people(request) else refusal

    return answer


def is_for_people(request: Request) -> bool:
    """Whether a browser wants something to show, and not an answer for a script."""
    wants_page = "text/html" in request.headers.get("accept", "")
    return wants_page and not request.url.path.startswith("/api/")


def _serve(router: APIRouter, path: str, endpoint: Endpoint) -> None:
    router.add_api_route(path, endpoint, methods=["GET", "HEAD"], response_model=None)


def found(folder: Path, name: str) -> Path:
    """A file that lies in this very folder and is of a kind we serve; else a 404."""
    path = folder / name
    if path.parent != folder or path.suffix not in TYPES or not is_file(path):
        raise HTTPException(404)
    return path


def is_file(path: Path) -> bool:
    """Whether there is such a file; a name no file can have is none."""
    try:
        return path.is_file()
    except OSError:
        return False


def show(request: Request, folder: Path, status: int = 200) -> Response:
    """The one page of the app, or how to build it."""
    index = folder / "index.html"
    if not is_file(index):
        return HTMLResponse(NOT_BUILT, 503, {"Cache-Control": "no-store"})
    response = respond(request, index, ASK_AGAIN, status)
    response.headers[POLICY] = policy_of(index, stamp(index))
    return response


@lru_cache(maxsize=MOST_FILES)
def policy_of(index: Path, _: tuple[int, ...]) -> str:
    """The policy of a page that allows what stands in it, and nothing else."""
    page = index.read_bytes()
    return policy(
        {kind: [token(text) for text in found.findall(page)] for kind, found in INSIDE.items()}
    )


def token(text: bytes) -> str:
    """How a policy names a text it allows."""
    return f"'sha256-{b64encode(sha256(text).digest()).decode()}'"


class WholeFile(FileResponse):
    """A file that is sent whole, whichever parts are asked for: a hundred cost more than all."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """The answer."""
        headers = [(name, value) for name, value in scope["headers"] if name != b"range"]
        await super().__call__({**scope, "headers": headers}, receive, send)


def respond(request: Request, path: Path, caching: str, status: int = 200) -> Response:
    """A file in the smallest form the browser takes, or that it has not changed."""
    chosen, coding = packed(path, request.headers.get("accept-encoding", ""))
    headers = {"Cache-Control": caching, "Vary": "Accept-Encoding", "ETag": etag(chosen), **coding}
    headers["Accept-Ranges"] = "none"
    response = WholeFile(chosen, status, headers, TYPES[path.suffix])
    if status == 200 and StaticFiles(check_dir=False).is_not_modified(
        response.headers, request.headers
    ):
        return NotModifiedResponse(response.headers)
    return response


def etag(path: Path) -> str:
    """A name for the content: some installers give all files of a package the same time."""
    return hashed(path, stamp(path))


def stamp(path: Path) -> tuple[int, ...]:
    """Something that changes when a file does."""
    now = path.stat()
    return (now.st_ino, now.st_size, now.st_mtime_ns, now.st_ctime_ns)


@lru_cache(maxsize=MOST_FILES)
def hashed(path: Path, _: tuple[int, ...]) -> str:
    """The hash of a file, which is not read again before something about it has changed."""
    return f'"{sha256(path.read_bytes()).hexdigest()[:20]}"'


def packed(path: Path, accept: str) -> tuple[Path, dict[str, str]]:
    """A packed copy of a file and the header that tells so, or the file itself."""
    codings = accepted(accept)
    for coding, ending in PACKED.items():
        copy = path.with_name(path.name + ending)
        if coding in codings and is_file(copy):
            return copy, {"Content-Encoding": coding}
    return path, {}


def accepted(header: str) -> set[str]:
    """The codings an Accept-Encoding header allows; a weight of 0 forbids one."""
    codings = set()
    for part in header[:MOST_ACCEPTED].lower().split(","):
        coding, _, weight = part.partition(";")
        if weight.replace(" ", "").rstrip("0").rstrip(".") not in ("q=", "q=0"):
            codings.add(coding.strip())
    return codings
