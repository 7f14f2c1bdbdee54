"""No sentence is missing where a page says it, and none is there that nobody says."""

from pathlib import Path

from tests.words.catalogue import sentences
from tests.words.sources import asked_for, sources, used_in

KEYS = set(sentences("en"))


def test_every_sentence_a_source_asks_for_is_there() -> None:
    assert {key for text in sources() for key in asked_for(text)} - KEYS == set()


def test_every_sentence_is_said_somewhere() -> None:
    used = {key for text in sources() for key in used_in(text, KEYS)}
    used |= {part for sentence in sentences("en").values() for part in sentence.messages}
    assert KEYS - used == set()


def test_a_key_is_found_however_a_source_quotes_it() -> None:
    text = """{t('home-play')} {t("cards", { cards })} label: 'home-join', t(`home-learn`)"""
    assert asked_for(text) == {"home-play", "cards"}
    assert used_in(text, KEYS) == {"home-play", "cards", "home-join", "home-learn"}


def test_a_word_between_quotes_is_no_key_unless_it_is_said() -> None:
    assert used_in("if (how === 'close') go('home-play')", KEYS) == {"home-play"}
    assert used_in("t(isOpen ? 'close' : 'menu')", KEYS) == {"close", "menu"}


def test_a_template_stands_for_all_keys_it_can_make() -> None:
    keys = {"learn-low-title", "learn-low-text", "home-title"}
    assert used_in("t(`learn-${step}-title`)", keys) == {"learn-low-title"}
    assert used_in("`${a}-title` + `Runde ${n}`", keys) == set()


def test_tests_and_other_files_do_not_count_as_use(tmp_path: Path) -> None:
    lib = tmp_path / "web" / "src" / "lib"
    lib.mkdir(parents=True)
    for name in ("a.ts", "a.test.ts", "a.svelte", "a.css"):
        (lib / name).write_text(name, encoding="utf-8")
    assert list(sources(tmp_path)) == ["a.svelte", "a.ts"]
