"""Tests of how the front-end gets into the package."""

import runpy
from pathlib import Path
from typing import Any

import pytest

TOOLS: dict[str, Any] = runpy.run_path(str(Path(__file__).parent.parent / "web" / "build.py"))


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """Sources of a front-end that was built."""
    names = (
        "web/src/main.ts",
        "locales/de/home.ftl",
        "docs/rules/de.md",
        "src/ebbes/kernel/play.py",
        "src/ebbes/web/index.html",
        "web/wasm/ebbes.wasm",
    )
    for name in names:
        path = tmp_path / name
        path.parent.mkdir(parents=True)
        path.write_text(name)
    (tmp_path / "src/ebbes/web/.stamp").write_text(TOOLS["stamp_of"](tmp_path))
    return tmp_path


def test_a_bundle_is_fresh_while_its_sources_stay(root: Path) -> None:
    (root / "web/node_modules/svelte").mkdir(parents=True)
    (root / "web/node_modules/svelte/index.js").write_text("somebody else's")
    assert TOOLS["is_fresh"](root)


def test_a_bundle_needs_no_compiled_kernel_beside_it(root: Path) -> None:
    (root / "web/wasm/ebbes.wasm").unlink()
    assert TOOLS["is_fresh"](root)


@pytest.mark.parametrize(
    "name",
    [
        "web/src/main.ts",
        "web/package.json",
        "locales/de/home.ftl",
        "docs/rules/de.md",
        "src/ebbes/kernel/play.py",
    ],
)
def test_a_bundle_is_old_when_a_source_has_changed(root: Path, name: str) -> None:
    (root / name).write_text("changed")
    assert not TOOLS["is_fresh"](root)


def test_a_bundle_is_old_when_a_source_has_moved(root: Path) -> None:
    (root / "web/src/main.ts").rename(root / "web/main.ts")
    assert not TOOLS["is_fresh"](root)


def test_without_a_bundle_nothing_is_fresh(root: Path) -> None:
    (root / "src/ebbes/web/.stamp").unlink()
    assert not TOOLS["is_fresh"](root)


@pytest.mark.parametrize(
    ("version", "fits"),
    [
        ("v20.19.0", True),
        ("v20.18.3", False),
        ("v21.7.0", False),
        ("v22.12.1", True),
        ("v22.11.0", False),
        ("v23.5.0", False),
        ("v24.0.0", True),
        ("v26.1.0", True),
        ("", False),
    ],
)
def test_vite_runs_on_some_nodes(version: str, fits: bool) -> None:
    assert TOOLS["node_fits"](version) == fits


def test_an_unknown_command_gets_the_list_of_commands() -> None:
    with pytest.raises(SystemExit, match=r"python web/build\.py check"):
        TOOLS["main"](["fly"])
