"""Tests of `ebbes serve` as a command; what it serves is tested in `tests/server`."""

import signal
from pathlib import Path

import pytest

from ebbes.server import run
from ebbes.server.settings import Settings
from tests.cli.runner import answered, ebbes, outside, python, refused


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder of the test's own."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[Settings]:
    """What the server was told; it stops as soon as it has said where it is."""
    settings: list[Settings] = []
    really = run.serve

    def serve(given: Settings, say: run.Say) -> None:
        def say_and_stop(address: str) -> None:
            say(address)
            signal.raise_signal(signal.SIGINT)

        settings.append(given)
        really(given, say_and_stop)

    monkeypatch.setattr(run, "serve", serve)
    return settings


@pytest.mark.usefixtures("own_logs")
def test_flags_and_other_settings_reach_the_server(told: list[Settings], home: Path) -> None:
    args = ["--port", 0, "--bot-pace", 0.5, "--set", "brisk_seconds = 30", "--set", "redis=unix:/x"]
    args += ["--log-level", "error", "--workers", 0]
    said = answered(ebbes("serve", *args, "--redis", "redis://h"))
    assert said.startswith("ebbes is at http://127.0.0.1:")
    (settings,) = told
    assert (settings.bot_pace, settings.brisk_seconds, settings.redis) == (0.5, 30, "redis://h")
    assert (home / "ebbes" / "ebbes.db").exists()


@pytest.mark.usefixtures("own_logs")
def test_a_page_is_shown_on_any_port_where_its_own_is_taken(
    told: list[Settings], monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[str] = []
    monkeypatch.setattr("ebbes.cli.serve.show", shown.append)
    with run.listen("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        said = answered(ebbes("serve", "--open", "--port", port, "--workers", 0))
    assert [settings.port for settings in told] == [port, 0]
    (address,) = shown
    assert said == f"ebbes is at {address} (Ctrl-C stops it)\n"
    assert not address.endswith(f":{port}")


def test_all_settings_are_shown() -> None:
    said = answered(ebbes("serve", "--settings"))
    assert "port = 8000\n    Port to listen on; 0 for any.\n" in said
    assert all(f"{name} = " in said for name in Settings.model_fields)


@pytest.mark.parametrize(
    ("args", "complaint"),
    [
        (["--port", "70000"], "port: input should be less than or equal to 65535"),
        (["--database", "mysql://h/x"], "database: a database is sqlite:///file or "),
        (["--redis", "redis://host:port"], "redis: a Redis is redis://host:port"),
        (["--set", "redis=redis://h?nonsense=1"], "redis: a Redis is redis://host:port"),
        (["--set", "port"], "a setting is NAME=VALUE, not 'port'"),
        (["--set", "prot=1"], "there is no setting 'prot'"),
        (["--host", "nowhere.invalid"], "cannot listen on nowhere.invalid port 8000: "),
    ],
)
@pytest.mark.usefixtures("own_logs")
def test_what_cannot_be_served_is_told_in_one_line(args: list[str], complaint: str) -> None:
    assert refused(ebbes("serve", *args), 2).startswith(complaint)


def test_without_the_extra_one_line_says_what_to_install() -> None:
    missing = "import sys; sys.modules['uvicorn'] = None; sys.argv = ['ebbes', 'serve']; "
    found = python("-c", missing + "from ebbes.cli.__main__ import main; main()")
    assert found.returncode == 2
    assert found.stderr.decode().splitlines() == [
        "ebbes: a server needs uvicorn: install ebbes with its extra 'server'"
    ]


def test_the_other_commands_need_no_server() -> None:
    missing = "import sys; sys.modules['pydantic'] = sys.modules['sqlalchemy'] = None; "
    found = python("-c", missing + "from ebbes.cli.app import app; app(['--version'])")
    assert (found.returncode, found.stderr) == (0, b"")


def test_a_wrong_setting_in_the_environment_is_told() -> None:
    found = outside("serve", EBBES_WORKERS="-1")
    assert found.returncode == 2
    assert found.stderr.startswith(b"ebbes: EBBES_WORKERS: input should be greater")
