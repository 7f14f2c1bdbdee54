"""Tests of the pages and files people's browsers load."""

import gzip
import os
from base64 import b64encode
from collections.abc import AsyncIterator
from hashlib import sha256
from pathlib import Path

import httpx
import pytest
from fastapi import HTTPException

from ebbes.server.app import create_app
from ebbes.server.services import open_services
from ebbes.server.settings import Settings
from ebbes.server.site import accepted, found
from tests.server.browser import browser, refused
from tests.server.store.clock import Clock

INDEX = "<!doctype html><title>ebbes</title>"
SCRIPT = "console.log('ebbes')"
SECRET = "not for everyone"


@pytest.fixture
def bundle(tmp_path: Path) -> Path:
    """A front-end that was built, beside a file that is no part of it."""
    folder = tmp_path / "web"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(INDEX)
    (folder / "favicon.svg").write_text("<svg/>")
    (folder / "sw.js").write_text(SCRIPT)
    script = folder / "assets" / "index-Ab12.js"
    script.write_text(SCRIPT)
    script.with_name("index-Ab12.js.gz").write_bytes(gzip.compress(SCRIPT.encode()))
    script.with_name("index-Ab12.js.br").write_bytes(b"packed by brotli")
    (folder / "assets" / "grenze-Xy34.woff2").write_bytes(b"letters")
    (tmp_path / "secret.txt").write_text(SECRET)
    return folder


@pytest.fixture
async def reader(settings: Settings, bundle: Path) -> AsyncIterator[httpx.AsyncClient]:
    """A browser in front of that front-end."""
    app = create_app(settings, lambda told: open_services(told, Clock()), bundle)
    async with app.router.lifespan_context(app), browser(app) as client:
        client.headers["accept-encoding"] = "identity"
        yield client


@pytest.mark.parametrize(
    "path", ["/", "/t/SRSHG", "/g/aBc_1", "/learn", "/companion", "/rules", "/settings", "/check"]
)
async def test_every_page_of_the_app_is_its_index(reader: httpx.AsyncClient, path: str) -> None:
    answer = await reader.get(path)
    assert answer.status_code == 200
    assert answer.text == INDEX
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert "script-src 'self'" in answer.headers["content-security-policy"]


INSIDE = "<style>a{}</style><script>go()</script>"


async def test_what_stands_in_the_page_itself_is_allowed_and_nothing_else(
    reader: httpx.AsyncClient, bundle: Path
) -> None:
    (bundle / "index.html").write_text(INDEX + INSIDE + '<script src="/a.js"></script>')
    answer = await reader.get("/")
    policy = answer.headers["content-security-policy"].split("; ")
    script = b64encode(sha256(b"go()").digest()).decode()
    style = b64encode(sha256(b"a{}").digest()).decode()
    assert f"script-src 'self' 'sha256-{script}' 'wasm-unsafe-eval'" in policy
    assert f"style-src 'self' 'sha256-{style}'" in policy
    again = await reader.get("/", headers={"if-none-match": answer.headers["etag"]})
    assert again.status_code == 304
    assert again.headers["content-security-policy"].split("; ") == policy
    assert "sha256" not in (await reader.get("/favicon.svg")).headers["content-security-policy"]


async def test_a_page_nobody_knows_stays_a_refusal(reader: httpx.AsyncClient) -> None:
    for path in ("/elsewhere", "/t", "/t/A/B", "/elsewhere.svg", "/assets/none.js", "/assets"):
        assert refused(await reader.get(path), 404) == "request/no-such-page"


@pytest.mark.parametrize("path", ["/elsewhere", "/t", "/assets/none.js", "/nowhere.svg"])
async def test_people_are_shown_the_page_where_there_is_nothing(
    reader: httpx.AsyncClient, path: str
) -> None:
    answer = await reader.get(path, headers={"accept": "text/html,*/*"})
    assert answer.status_code == 404
    assert answer.text == INDEX
    again = {"accept": "text/html", "if-none-match": answer.headers["etag"]}
    assert (await reader.get(path, headers=again)).status_code == 404


async def test_the_api_answers_people_as_it_answers_programs(reader: httpx.AsyncClient) -> None:
    answer = await reader.get("/api/elsewhere", headers={"accept": "text/html"})
    assert refused(answer, 404) == "request/no-such-page"


async def test_a_hashed_file_is_kept_for_good(reader: httpx.AsyncClient) -> None:
    answer = await reader.get("/assets/index-Ab12.js")
    assert answer.text == SCRIPT
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"


async def test_other_files_are_asked_for_again(reader: httpx.AsyncClient) -> None:
    for path in ("/favicon.svg", "/sw.js"):
        assert (await reader.get(path)).headers["cache-control"] == "no-cache"


async def test_a_file_that_has_not_changed_is_not_sent_again(reader: httpx.AsyncClient) -> None:
    etag = (await reader.get("/")).headers["etag"]
    again = await reader.get("/", headers={"if-none-match": etag})
    assert again.status_code == 304
    assert again.content == b""
    assert (await reader.get("/", headers={"if-none-match": '"old"'})).status_code == 200


async def test_a_new_index_of_the_same_age_and_size_is_sent(
    reader: httpx.AsyncClient, bundle: Path
) -> None:
    old = await reader.get("/")
    index = bundle / "index.html"
    then = index.stat().st_mtime
    index.write_text(INDEX.replace("ebbes", "nixes"))
    os.utime(index, (then, then))
    new = await reader.get("/", headers={"if-none-match": old.headers["etag"]})
    assert new.status_code == 200


async def test_a_file_is_not_read_again_to_find_that_it_has_not_changed(
    reader: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    etag = (await reader.get("/")).headers["etag"]
    monkeypatch.delattr(Path, "read_bytes")
    again = await reader.get("/", headers={"if-none-match": etag})
    assert again.status_code == 304


@pytest.mark.parametrize("letters", [240, 256, 300, 5000])
async def test_a_name_no_file_can_have_is_no_fault(reader: httpx.AsyncClient, letters: int) -> None:
    for path in (f"/assets/{'x' * letters}.js", f"/{'x' * letters}.js"):
        assert refused(await reader.get(path), 404) == "request/no-such-page"


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/assets/index-Ab12.js", "text/javascript; charset=utf-8"),
        ("/assets/grenze-Xy34.woff2", "font/woff2"),
        ("/favicon.svg", "image/svg+xml"),
    ],
)
async def test_a_file_tells_its_kind(reader: httpx.AsyncClient, path: str, kind: str) -> None:
    assert (await reader.get(path)).headers["content-type"] == kind


@pytest.mark.parametrize(
    ("accept", "coding"),
    [("gzip, deflate, br", "br"), ("gzip", "gzip"), ("br;q=0, gzip;q=0.5", "gzip"), ("", None)],
)
async def test_a_packed_copy_goes_to_whom_it_suits(
    reader: httpx.AsyncClient, accept: str, coding: str | None
) -> None:
    async with reader.stream(
        "GET", "/assets/index-Ab12.js", headers={"accept-encoding": accept}
    ) as answer:
        assert answer.headers.get("content-encoding") == coding
        assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
        assert answer.headers["vary"] == "Accept-Encoding"


def test_of_endless_codings_only_the_first_are_looked_at() -> None:
    assert accepted("gzip, br" + "," * 30_000 + "deflate") == {"gzip", "br", ""}


async def test_what_was_packed_unpacks_to_the_same(reader: httpx.AsyncClient) -> None:
    answer = await reader.get("/assets/index-Ab12.js", headers={"accept-encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.text == SCRIPT


async def test_a_file_without_a_packed_copy_goes_as_it_is(reader: httpx.AsyncClient) -> None:
    answer = await reader.get("/favicon.svg", headers={"accept-encoding": "gzip"})
    assert "content-encoding" not in answer.headers


async def test_a_file_goes_whole_whichever_parts_are_asked_for(reader: httpx.AsyncClient) -> None:
    parts = ",".join(f"{number}-{number}" for number in range(0, 20, 2))
    answer = await reader.get("/favicon.svg", headers={"range": f"bytes={parts}"})
    assert (answer.status_code, answer.headers["accept-ranges"]) == (200, "none")
    assert answer.content == (await reader.get("/favicon.svg")).content


async def test_asking_for_the_head_alone_gets_the_head(reader: httpx.AsyncClient) -> None:
    answer = await reader.head("/assets/index-Ab12.js")
    assert answer.headers["content-length"] == str(len(SCRIPT))
    assert answer.content == b""


@pytest.mark.parametrize(
    "path",
    [
        "/assets/..%2F..%2Fsecret.txt",
        "/assets/%2e%2e/%2e%2e/secret.txt",
        "/..%2Fsecret.txt",
        "/assets/index-Ab12.js.br",
        "/%00.txt",
    ],
)
async def test_nothing_outside_the_bundle_is_shown(reader: httpx.AsyncClient, path: str) -> None:
    answer = await reader.get(httpx.URL(str(reader.base_url), raw_path=path.encode()))
    assert answer.status_code == 404
    assert SECRET not in answer.text


@pytest.mark.parametrize("name", ["../secret.txt", "assets/index-Ab12.js", "assets", "none.svg"])
def test_a_name_means_a_file_of_its_folder_alone(bundle: Path, name: str) -> None:
    assert found(bundle, "sw.js") == bundle / "sw.js"
    with pytest.raises(HTTPException):
        found(bundle, name)


async def test_without_a_bundle_the_page_says_what_to_do(settings: Settings, bundle: Path) -> None:
    app = create_app(settings, lambda told: open_services(told, Clock()), bundle / "none")
    async with app.router.lifespan_context(app), browser(app) as client:
        answer = await client.get("/")
    assert answer.status_code == 503
    assert "make web" in answer.text
    assert answer.headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    ("header", "codings"),
    [
        ("gzip, br", {"gzip", "br"}),
        ("GZIP ; q=1.0, br; q=0.000", {"gzip"}),
        ("gzip;q=0", set()),
        ("br;q=0.05", {"br"}),
        ("", {""}),
    ],
)
def test_a_weight_of_nought_forbids_a_coding(header: str, codings: set[str]) -> None:
    assert accepted(header) == codings
