"""Tests of the settings: defaults, flags before the environment, one line for what is wrong."""

from pathlib import Path

import pytest

from ebbes.server.services import timing_of
from ebbes.server.settings import BadSettings, Settings, load_settings
from ebbes.server.tables.model.timing import Timing


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home where no setting is made."""
    for name in Settings.model_fields:
        monkeypatch.delenv(f"EBBES_{name.upper()}", raising=False)
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    return tmp_path


def test_every_setting_has_a_default_and_a_description() -> None:
    assert load_settings().port == 8000
    assert all(field.description for field in Settings.model_fields.values())


def test_tables_take_their_time_as_they_do_without_settings() -> None:
    assert timing_of(load_settings()) == Timing()


def test_the_database_lies_in_the_data_folder(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert load_settings().database == f"sqlite:///{home}/.local/share/ebbes/ebbes.db"
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    assert load_settings().database == "sqlite:////data/ebbes/ebbes.db"


def test_the_environment_is_read_and_a_flag_goes_before_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("EBBES_PORT", "81")
    monkeypatch.setenv("EBBES_HOST", "::")
    settings = load_settings(port="82")
    assert (settings.host, settings.port) == ("::", 82)


def test_origins_are_written_with_spaces_or_commas(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("EBBES_ALLOWED_ORIGINS", "https://A.example:443/ , http://b.example:81")
    assert load_settings().allowed_origins == ("https://a.example", "http://b.example:81")
    assert load_settings(allowed_origins=["http://[::1]:80"]).allowed_origins == ("http://[::1]",)


@pytest.mark.parametrize(
    "url",
    [
        "redis://h:1",
        "redis://user:secret@[::1]:6379/2",
        "rediss://h?ssl_cert_reqs=none",
        "unix:///run/redis",
        "unix:///run/redis?db=1",
    ],
)
def test_a_redis_is_somewhere(url: str) -> None:
    assert load_settings(redis=url).redis == url


@pytest.mark.parametrize(
    ("name", "value", "complaint"),
    [
        ("port", "70000", "port: input should be less than or equal to 65535"),
        ("port", "http", "port: input should be a valid integer"),
        ("database", "mysql://h/x", "database: a database is sqlite:///file or postgresql://"),
        ("database", "secret", "database: a database is sqlite:///file or postgresql://"),
        ("redis", "http://h", "redis: a Redis is redis://host:port"),
        ("redis", "redis://", "redis: a Redis is redis://host:port"),
        ("redis", "redis://:6379", "redis: a Redis is redis://host:port"),
        ("redis", "redis://user:secret", "redis: a Redis is redis://host:port"),
        ("redis", "redis://h:99999", "redis: a Redis is redis://host:port"),
        ("redis", "redis://[::1", "redis: a Redis is redis://host:port"),
        ("redis", "redis://h/first", "redis: a Redis is redis://host:port"),
        ("redis", "redis://h/0/1", "redis: a Redis is redis://host:port"),
        ("redis", "redis://h?db=x", "redis: a Redis is redis://host:port"),
        ("redis", "redis://h?secret=1", "redis: a Redis is redis://host:port"),
        ("redis", "redis://h?protocol=9", "redis: a Redis is redis://host:port"),
        ("redis", "unix://", "redis: a Redis is redis://host:port"),
        ("redis", "unix:///run/redis?secret=1", "redis: a Redis is redis://host:port"),
        ("public_url", "ftp://h", "public_url: a web address is https://host"),
        ("public_url", "h.example", "public_url: a web address is https://host"),
        ("public_url", "https://u:secret@h", "public_url: a web address is https://host"),
        ("public_url", "https://h/game", "public_url: a server has a host of its own"),
        ("public_url", "https://h:x", "public_url: Port could not be cast"),
        ("allowed_origins", "nowhere", "allowed_origins: a web address is https://host"),
        ("bot_pace", "-1", "bot_pace: input should be greater than or equal to 0"),
        ("brisk_seconds", "nan", "brisk_seconds: input should be"),
        ("log_level", "loud", "log_level: input should be 'debug', 'info'"),
        ("prot", "1", "there is no setting 'prot'"),
    ],
)
def test_a_wrong_setting_is_told_in_one_line_without_its_value(
    name: str, value: str, complaint: str
) -> None:
    with pytest.raises(BadSettings) as error:
        load_settings(**{name: value})
    assert str(error.value).startswith(complaint)
    assert str(error.value).isprintable()
    assert "secret" not in str(error.value)


def test_a_wrong_setting_in_the_environment_is_called_by_its_name_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("EBBES_PORT", "-1")
    with pytest.raises(BadSettings, match=r"^EBBES_PORT: input should be greater"):
        load_settings(host="::")


def test_a_misspelt_name_in_the_environment_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("EBBES_PROT", "81")
    with pytest.raises(BadSettings, match=r"EBBES_PROT: .* do you mean EBBES_PORT"):
        load_settings()


def test_a_name_that_is_like_no_setting_is_left_to_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("EBBES_TOKEN", "of a bot")
    assert load_settings().port == 8000
