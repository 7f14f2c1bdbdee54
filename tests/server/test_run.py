"""Tests of running a server inside this process."""

import gc
import signal
import socket
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from ebbes.loading import SELDOM
from ebbes.server.app import create_app
from ebbes.server.run import TURN_SECONDS, CannotListen, Server, address_of, listen, serve
from ebbes.server.settings import Settings, load_settings
from ebbes.server.store.errors import StoreError, StoreUnavailable

pytestmark = pytest.mark.usefixtures("own_logs")


def test_a_server_answers_where_it_says_and_stops_on_ctrl_c(settings: Settings) -> None:
    said: list[str] = []

    def say(address: str) -> None:
        said.append(address)
        signal.raise_signal(signal.SIGINT)

    serve(settings.model_copy(update={"port": 0}), say)
    (address,) = said
    assert address.startswith("http://127.0.0.1:")
    with pytest.raises(httpx.ConnectError):
        httpx.get(address)


def test_a_server_spares_the_collector_what_stays(settings: Settings) -> None:
    before = gc.get_threshold()
    found: list[tuple[tuple[int, ...], int]] = []

    def say(_: str) -> None:
        found.append((gc.get_threshold(), gc.get_freeze_count()))
        signal.raise_signal(signal.SIGINT)

    serve(settings.model_copy(update={"port": 0}), say)
    ((threshold, frozen),) = found
    assert threshold == SELDOM
    assert frozen > 10_000
    assert (gc.get_threshold(), gc.get_freeze_count()) == (before, 0)


def test_no_thread_of_a_server_keeps_the_others_waiting(settings: Settings) -> None:
    before, found = sys.getswitchinterval(), list[float]()

    def say(_: str) -> None:
        found.append(sys.getswitchinterval())
        signal.raise_signal(signal.SIGINT)

    serve(settings.model_copy(update={"port": 0}), say)
    assert found == [pytest.approx(TURN_SECONDS)]
    assert sys.getswitchinterval() == before


def test_a_server_says_the_address_people_know(settings: Settings) -> None:
    said: list[str] = []

    def say(address: str) -> None:
        said.append(address)
        signal.raise_signal(signal.SIGINT)

    serve(settings.model_copy(update={"port": 0, "public_url": "https://ebbes.example"}), say)
    assert said == ["https://ebbes.example"]


@pytest.fixture
def can_be_interrupted() -> Iterator[None]:
    """Ctrl-C is heard, also where the tests themselves run in the background."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("can_be_interrupted")
def test_a_server_that_is_told_to_stop_takes_nobody_in_from_that_moment_on(
    settings: Settings,
) -> None:
    app = create_app(settings)
    stopping: list[bool] = []

    def say(_: str) -> None:
        stopping.append(app.state.services.stopping)
        signal.raise_signal(signal.SIGINT)
        stopping.append(app.state.services.stopping)

    with listen("127.0.0.1", 0) as listener, pytest.raises(KeyboardInterrupt):
        Server(app, settings, say).run(sockets=[listener])
    assert stopping == [False, True]


def test_a_database_that_cannot_be_opened_stops_the_server_at_once(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    settings = load_settings(database=f"sqlite:///{tmp_path / 'folder'}")
    with pytest.raises(StoreUnavailable, match="unable to open"):
        serve(settings, print)


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    settings = load_settings(database=f"sqlite:///{file}/folder/ebbes.db")
    with pytest.raises(StoreError, match=r"cannot make the folder '.*folder': Not a directory"):
        serve(settings, print)


def test_an_address_that_is_taken_is_told() -> None:
    with listen("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(CannotListen, match=f"^cannot listen on 127.0.0.1 port {port}: Addr"):
            listen("127.0.0.1", port)


def test_a_name_nobody_has_is_told() -> None:
    with pytest.raises(CannotListen, match=r"cannot listen on nowhere\.invalid port 1: [^(]+$"):
        listen("nowhere.invalid", 1)


@pytest.mark.parametrize(
    ("host", "shown"),
    [("127.0.0.1", "127.0.0.1"), ("0.0.0.0", "localhost"), ("::", "localhost"), ("::1", "[::1]")],
)
def test_the_address_shown_is_one_to_point_a_browser_to(host: str, shown: str) -> None:
    if ":" in host and not socket.has_dualstack_ipv6():
        pytest.skip("this machine has no IPv6")
    with listen(host, 0) as listener:
        assert address_of(listener) == f"http://{shown}:{listener.getsockname()[1]}"
