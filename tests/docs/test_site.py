"""Tests of `make docs`: the site builds without a complaint, is whole, and needs no network."""

import re
import subprocess
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote

import pytest
import yaml

ROOT = Path(__file__).parents[2]
LOADED = {"img": "src", "script": "src", "link": "href", "source": "src", "iframe": "src"}
"""What a browser fetches by itself; links wait for somebody to follow them."""


class Page(HTMLParser):
    """What a page fetches, where it leads, and the names that others can lead to."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.fetched: list[str] = []
        self.links: list[str] = []
        self.names = {""}
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Notes what matters of a tag."""
        given = {key: value for key, value in attrs if value is not None}
        self.names.add(given.get("id", ""))
        if tag in LOADED and LOADED[tag] in given:
            self.fetched.append(given[LOADED[tag]])
        if tag == "a" and "href" in given:
            self.links.append(given["href"])


def is_outside(url: str) -> bool:
    """Whether a URL leads to another host."""
    return re.match(r"([a-z]+:)?//", url) is not None


def leading_nowhere(pages: dict[Path, Page]) -> Iterator[tuple[str, str]]:
    """Links and fetched files that are not there, with the page that has them."""
    for path, page in pages.items():
        for url in [*page.fetched, *page.links]:
            if is_outside(url) or url.startswith(("mailto:", "data:")):
                continue
            file, _, name = unquote(url).partition("#")
            there = (path.parent / file).resolve() if file else path
            if not there.exists() or (there in pages and name not in pages[there].names):
                yield path.name, url


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, built as `make docs` builds it."""
    folder = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(folder)]
    built = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stderr
    return folder


def test_the_site_is_whole_and_fetches_nothing_from_elsewhere(site: Path) -> None:
    pages = {path: Page(path) for path in site.rglob("*.html") if path.name != "404.html"}
    names = {path.relative_to(site).as_posix() for path in pages}
    assert {"index.html", "docs/index.html", "docs/rules/pfl.html"} <= names
    assert {"docs/adr/0001-rules-once.html", "CONTRIBUTING.html", "SECURITY.html"} <= names
    assert "ebbes.engine.decide.decide" in pages[site / "docs/reference/engine.html"].names
    assert [url for page in pages.values() for url in page.fetched if is_outside(url)] == []
    styles = [path.read_text(encoding="utf-8") for path in site.rglob("*.css")]
    assert not [text for text in styles if re.search(r"(url\(|@import)\s*['\"]?(https?:)?//", text)]
    assert list(leading_nowhere(pages)) == []


def test_the_first_page_of_docs_links_to_every_page_that_the_site_names() -> None:
    text = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    named = set(re.findall(r"docs/[\w/-]+\.md", yaml.safe_dump(yaml.safe_load(text)["nav"])))
    index = (ROOT / "docs" / "README.md").read_text(encoding="utf-8")
    linked = {f"docs/{link}" for link in re.findall(r"\]\(([\w/-]+\.md)\)", index)}
    rooms = {page for page in named if page.startswith("docs/reference/")}
    assert named - rooms - {"docs/README.md"} <= linked
