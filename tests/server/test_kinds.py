"""Tests of what a device is called."""

import pytest
from starlette.requests import HTTPConnection

from ebbes.server.api.devices import label_of
from ebbes.server.identity.kind import kind_of

MAC = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit"
WINDOWS = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)"
ANDROID = "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko)"
IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15"


@pytest.mark.parametrize(
    ("agent", "label"),
    [
        ("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko Firefox/140.0", "Firefox on Linux"),
        ("Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko Firefox/140.0", "Firefox on Android"),
        (f"{IPHONE} FxiOS/140.0 Mobile/15E148 Safari/605.1.15", "Firefox on iPhone"),
        (f"{IPHONE} Version/18.5 Mobile/15E148 Safari/604.1", "Safari on iPhone"),
        (f"{IPHONE.replace('iPhone', 'iPad')} CriOS/138.0 Safari/604.1", "Chrome on iPad"),
        (f"{MAC}/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15", "Safari on Mac"),
        (f"{WINDOWS} Chrome/138.0.0.0 Safari/537.36", "Chrome on Windows"),
        (f"{WINDOWS} Chrome/138.0.0.0 Safari/537.36 Edg/138.0.0.0", "Edge on Windows"),
        (f"{WINDOWS} Chrome/137.0.0.0 Safari/537.36 OPR/121.0.0.0", "Opera on Windows"),
        (f"{WINDOWS} Chrome/138.0.0.0 Safari/537.36 Vivaldi/7.5", "Vivaldi on Windows"),
        (f"{ANDROID} Chrome/138.0.0.0 Mobile Safari/537.36", "Chrome on Android"),
        (
            f"{ANDROID} SamsungBrowser/28.0 Chrome/130.0 Safari/537.36",
            "Samsung Internet on Android",
        ),
        (f"{ANDROID} Chrome/138.0 Mobile DuckDuckGo/5 Ddg/15.5", "DuckDuckGo on Android"),
        ("Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) Chrome/138.0 Safari/537", "Chrome on ChromeOS"),
        ("Mozilla/5.0 (X11; Linux) SomethingElse/1", "Linux"),
        ("<script>alert(1)</script> Firefox/1", "Firefox"),
        ("python-httpx/0.28.1", "a device"),
        ("", "a device"),
    ],
)
def test_a_device_is_told_in_plain_words(agent: str, label: str) -> None:
    headers = [(b"user-agent", agent.encode())]
    assert label_of(kind_of(HTTPConnection({"type": "http", "headers": headers}))) == label
