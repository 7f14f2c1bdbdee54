"""What every command says in every language, and that nothing of it is left in English."""

import json
import re
from collections.abc import Mapping
from pathlib import Path

import pytest
from fluent.syntax import ast

from ebbes.bots.reasons import Context, Reason
from ebbes.cli.score_lines import ending_line
from ebbes.cli.speech import Speech
from ebbes.engine.options import Options
from ebbes.record.format import format_record
from ebbes.record.parse import parse
from ebbes.report.reasons import reason_sentence
from ebbes.rules.ending import ROUNDS
from ebbes.words import LANGUAGES, Language
from ebbes.words.folder import files_of
from tests.cli.runner import answered, ebbes, flags, refused
from tests.cli.script import Script
from tests.record.games import FOR_TWO, PICKED, PLAIN, game, game_tree, stopped
from tests.support import option_id
from tests.words.catalogue import entries, nodes
from tests.words.test_codes import REASONS

OTHERS: tuple[Language, ...] = ("de", "pfl")
NAMES = {"anna", "ben", "cleo", "dirk", "emma", "lisbeth", "schorsch", "gretel", "kuno"}


def vocabulary(text: str) -> set[str]:
    """The words of a text, without card codes and figures."""
    return set(re.findall(r"(?<![\w])[^\W\d_]{2,}(?![\w])", text.lower()))


def own_words(language: Language) -> set[str]:
    """Every word of a language's files."""
    texts = [
        node.value
        for path in files_of(language)
        for entry in entries(path)
        for node in nodes(entry)
        if isinstance(node, ast.TextElement)
    ]
    return vocabulary(" ".join(texts))


def foreign(said: str, language: Language) -> set[str]:
    """Words that are none of the language's own."""
    return vocabulary(said) - own_words(language) - NAMES


def typed(options: Options) -> str:
    """Enough for a whole game: help, nothing, nonsense, cards one does not hold, and any answer."""
    nonsense = "?\nt\n\n##\nG15\nB1\n1\nR\n"
    answers = [answer if answer[-1].isdigit() else "2" for answer in Script(options, 5).typed]
    return "".join(f"{nonsense}{answer}\n" for answer in answers)


# Nothing is left in English


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("options", [PLAIN, FOR_TWO, PICKED, Options(2, True, True)], ids=option_id)
def test_a_whole_game_is_played_in_words_of_the_language(
    language: Language, options: Options
) -> None:
    call = ("play", "--seed", 5, *flags(options))
    said = answered(ebbes("--language", language, *call, given=typed(options)))
    assert Speech(language).say("table-phrase-goodbye") not in said
    assert foreign(said, language) == set()
    assert len(foreign(answered(ebbes(*call, given=typed(options))), language)) > 20


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("options", [PLAIN, FOR_TWO, PICKED, Options(2, True, True)], ids=option_id)
def test_a_record_is_replayed_in_words_of_the_language(
    language: Language, options: Options
) -> None:
    for record in (game(options), stopped(game(options), 2, 3)):
        said = answered(ebbes("--language", language, "replay", "-", given=format_record(record)))
        assert foreign(said, language) == set()


# Each command


@pytest.mark.parametrize(
    ("language", "first", "question", "farewell"),
    [
        ("en", "ebbes for 4 players. Type ? for help", "Your card? ", "See you!"),
        ("de", "ebbes zu viert. ? hilft, q hört auf.", "Deine Karte? ", "Macht’s gut!"),
        ("pfl", "ebbes zu vierd. ? hilfd, ", "Doi Kaad? ", "Alla dann, machd’s guud!"),
    ],
)
def test_a_game_is_begun_and_left(
    language: Language, first: str, question: str, farewell: str
) -> None:
    said = answered(ebbes("--language", language, "play", "--seed", 3, given="q\n"))
    assert said.splitlines()[1].startswith(first)
    assert said.endswith(f"{question}{farewell}\n")


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", ["Round 1: Ben deals", "  The number is 4.", "  Anna starts."]),
        ("de", ["Runde 1: Ben gibt", "  Die Zahl ist 4.", "  Anna spielt an."]),
        ("pfl", ["Rund 1: Ben gibd", "  Die Zahl iss 4.", "  Anna fangd aa."]),
    ],
)
def test_a_record_is_replayed(language: Language, lines: list[str]) -> None:
    given = answered(ebbes("simulate", "--seed", 3, "--players", 2))
    said = answered(ebbes("--language", language, "replay", "-", given=given)).splitlines()
    assert [line for line in said if line in lines] == lines
    assert ebbes("--language", language, "replay", "--json", "-", given=given).stdout == (
        ebbes("replay", "--json", "-", given=given).stdout
    )


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "1 deal follows from the commitment {}\nthe game is unfinished\n"),
        ("de", "1 Mischung folgt aus dem Siegel {}\nDas Spiel ist noch nicht zu Ende.\n"),
        ("pfl", "1 Mischlung kummd aus’em Siegel {}\nS’Schbiel iss noch nedd rum.\n"),
    ],
)
def test_a_certificate_is_verified(language: Language, said: str) -> None:
    tree = json.loads(format_record(stopped(game(PLAIN), 1, 7)))
    found = answered(ebbes("--language", language, "verify", "-", given=json.dumps(tree)))
    assert found == said.format(tree["certificate"]["commitment"])


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "not drawn by lot, but had played last"),
        ("de", "nicht ausgelost, sondern hatte zuletzt gespielt"),
        ("pfl", "nedd ausgelosd worre: Der hodd zuledschd gschbield"),
    ],
)
def test_a_starter_who_had_played_last_is_told(language: Language, said: str) -> None:
    tree = game_tree()
    tree["certificate"]["starter"] = "last-played"
    assert said in answered(ebbes("--language", language, "verify", "-", given=json.dumps(tree)))


@pytest.mark.parametrize(
    ("language", "patterns"),
    [
        ("en", [r"seat \d play G5 +worth [+-]\d\.\d\d  points ", r"It makes green plus\."]),
        ("de", [r"Platz \d: G5 spielen +wert [+-]\d,\d\d  Punkte ", r"Damit wird Grün Plus\."]),
        ("pfl", [r"Pladz \d: G5 schbiele +werd [+-]\d,\d\d  Pungde ", r"demidd wärd Grün Plus\."]),
    ],
)
def test_a_choice_is_explained(
    language: Language, patterns: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ebbes.bots.warmup.is_ready", lambda _: True)
    tree = json.loads(answered(ebbes("simulate", "--seed", 3)))
    del tree["certificate"], tree["rounds"][1:], tree["rounds"][0]["plays"][9:]
    said = answered(ebbes("--language", language, "explain", "-", given=json.dumps(tree)))
    (line,) = [line for line in said.splitlines() if " G5 " in line]
    assert re.search(".*".join(patterns), line)


@pytest.mark.parametrize(
    ("language", "pick", "held"),
    [
        ("en", r"seat \d pick [BNYGR]\d", "You hold the "),
        ("de", r"Platz \d: [BNYGR]\d aussuchen", " hast du selbst "),
        ("pfl", r"Pladz \d: [BNYGR]\d aussuche", " hosch selwer "),
    ],
)
def test_a_designator_is_explained(
    language: Language, pick: str, held: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ebbes.bots.warmup.is_ready", lambda _: True)
    tree = game_tree(PICKED)
    del tree["certificate"], tree["rounds"][1:]
    tree["rounds"][0] |= {"designators": [], "plays": []}
    said = answered(ebbes("--language", language, "explain", "-", given=json.dumps(tree)))
    assert all(re.match(f"{pick} ", line) for line in said.splitlines())
    assert held in said


SAMPLES: Context = {"role": "minus", "suit": "G", "led": "R", "card": "Y7", "seat": 2}
SAMPLES |= {"chance": 0.71, "plus": 1, "ebbes": 0, "minus": 2, "cards": 3}
SAMPLES |= {"place": 3, "picks": 2, "first": 1}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", REASONS)
def test_every_reason_is_said_in_words(code: str, language: Language) -> None:
    reason = Reason(code, {name: SAMPLES[name] for name in sorted(REASONS[code])})
    said = reason_sentence(reason, Speech(language))
    assert said.endswith(".")
    assert language == "en" or foreign(said, language) == set()


# What is refused


def must_follow(language: Language) -> str:
    """What a game says to a card that does not follow suit, and to one that is not held."""
    play = ("--language", language, "play", "--seed", 5)
    return answered(ebbes(*play, given="B6\nG2\nR3\nq\n"))


@pytest.mark.parametrize(
    ("language", "follow", "hold"),
    [
        ("en", "must follow blue: played G2, holding B2 B4 B5 (R12)", "card not held: played R3,"),
        (
            "de",
            "Blau liegt, und du hast noch Blau: die 2, die 4 und die 5. (R12)",
            "Diese Karte hast du nicht auf der Hand. (R11)",
        ),
        (
            "pfl",
            "Blau liggd, unn du hosch noch Blau: de 2er, de 4er unn de 5er. (R12)",
            "Die Kaad hosch gar nedd uff de Hand. (R11)",
        ),
    ],
)
def test_a_card_that_no_rule_allows_is_refused(language: Language, follow: str, hold: str) -> None:
    said = must_follow(language)
    assert f"?   {follow}\n" in said
    assert f"?   {hold}" in said


PICKING = ("play", "--pick-designators", "--players", 2, "--seed", 3)


@pytest.mark.parametrize(
    ("language", "taken", "half", "colour"),
    [
        ("en", "values are 1 to 6 (R26)", "1 needs a colour: N1, Y1 or R1.", "blue is not free"),
        (
            "de",
            "ist vergeben oder nicht im Spiel. (R26)",
            "1 braucht noch eine Farbe: N1, Y1 oder R1.",
            "Blau ist nicht frei",
        ),
        (
            "pfl",
            "iss schunn fodd odder nedd im Schbiel. (R26)",
            "1 brauchd noch ä Faab: N1, Y1 odder R1.",
            "Blau iss nedd frei",
        ),
    ],
)
def test_a_designator_that_cannot_be_picked_is_refused(
    language: Language, taken: str, half: str, colour: str
) -> None:
    given = "Y7\nB5\n1\nblue\nq\n"
    said = answered(ebbes("--language", language, *PICKING, given=given))
    assert f"{taken}\n" in said
    assert f"?   {half}\n" in said
    assert f"?   {colour} (R26).\n" in said


@pytest.mark.parametrize(
    ("language", "unread", "broken", "uncertified"),
    [
        ("en", "not UTF-8", "round 1, play 2: card not held", "round 3: hands not as"),
        (
            "de",
            "Das lässt sich nicht lesen: not UTF-8",
            "Das geht nach den Regeln nicht: round 1, play 2: card not held",
            "Mit der Mischung stimmt etwas nicht: round 3: hands not as",
        ),
        (
            "pfl",
            "Dess kann märr nedd lese: not UTF-8",
            "Dess gehd nooch de Regle nedd: round 1, play 2: card not held",
            "Midd de Mischlung bassd ebbes nedd: round 3: hands not as",
        ),
    ],
)
def test_a_file_with_something_wrong_is_refused(
    language: Language, unread: str, broken: str, uncertified: str
) -> None:
    spoken = ("--language", language)
    assert refused(ebbes(*spoken, "replay", "-", given=b"\xff"), 2).startswith(unread)
    tree = game_tree()
    tree["rounds"][2]["hands"][1].reverse()
    given = json.dumps(tree)
    assert refused(ebbes(*spoken, "verify", "-", given=given), 1).startswith(uncertified)
    tree["rounds"][0]["plays"][1] = "R15"
    given = json.dumps(tree)
    assert refused(ebbes(*spoken, "replay", "-", given=given), 1).startswith(broken)


@pytest.mark.parametrize(
    ("language", "first", "second"),
    [
        ("en", "line 1: the record: nothing to decide: the game is over", "line 2: the view: "),
        (
            "de",
            "Zeile 1: Hier gibt es nichts zu entscheiden: Das Spiel ist aus.",
            "Zeile 2: Das lässt sich nicht lesen: the view: ",
        ),
        (
            "pfl",
            "Zeil 1: Do gibd’s nix auszusuche: S’iss Feierowend.",
            "Zeil 2: Dess kann märr nedd lese: the view: ",
        ),
    ],
)
def test_a_line_with_nothing_to_decide_is_refused(
    language: Language, first: str, second: str
) -> None:
    given = f"{format_record(game(PLAIN))}\n{{}}\n"
    result = ebbes("--language", language, "choose", "greedy", "-", given=given)
    assert (result.exit_code, result.stdout) == (2, "")
    lines = [line.removeprefix("ebbes: ") for line in result.stderr.splitlines()]
    assert lines[0] == first
    assert lines[1].startswith(second)


# Names, cards and figures


@pytest.mark.parametrize(
    ("language", "you", "virtual"),
    [
        ("en", "You", "virtual player"),
        ("de", "Du", "Strohmann"),
        ("pfl", "Du", "figgdiver Middschbieler"),
    ],
)
def test_you_and_the_virtual_player_have_names(
    language: Language, you: str, virtual: str, tmp_path: Path
) -> None:
    saved = tmp_path / "game.json"
    call = ("--language", language, "play", "--players", 2, "--seed", 3, "--save", saved)
    said = answered(ebbes(*call, given="1\nq\n"))
    assert re.search(rf"^  {virtual}: ", said, re.M)
    assert f"?   {you}: " in said
    assert parse(saved.read_bytes()).names == (you, "Lisbeth", "virtual player")
    replayed = answered(ebbes("--language", language, "replay", saved))
    assert replayed.splitlines()[0].endswith(f": {you}, Lisbeth, {virtual}")


def test_a_virtual_player_with_a_name_of_its_own_keeps_it() -> None:
    tree = game_tree(FOR_TWO)
    tree["names"] = ["virtual player", "Ben", "Kumbel"]
    said = answered(ebbes("--language", "de", "replay", "-", given=json.dumps(tree)))
    assert said.splitlines()[0] == "ebbes zu zweit: virtual player, Ben, Kumbel"


@pytest.mark.parametrize(
    ("language", "you", "other"),
    [
        ("en", "Round 1: you deal", "Round 2: Lisbeth deals"),
        ("de", "Runde 1: Du gibst", "Runde 2: Lisbeth gibt"),
        ("pfl", "Rund 1: Du gibsch", "Rund 2: Lisbeth gibd"),
    ],
)
def test_you_are_spoken_to_and_the_others_spoken_of(
    language: Language, you: str, other: str
) -> None:
    call = ("--language", language, "play", "--players", 2, "--seed", 5)
    lines = answered(ebbes(*call, given="1\n" * 12)).splitlines()
    assert you in lines
    assert other in lines


@pytest.mark.parametrize(
    ("language", "spellings"),
    [
        ("en", ["green 4", "4 gr"]),
        ("de", ["grün 4", "4 GRÜN", "grüne 4", "4 gr", "green 4", "g4"]),
        ("pfl", ["grün 4", "grüne 4", "g4"]),
    ],
)
def test_a_card_may_be_spelt_in_the_language(
    language: Language, spellings: list[str], tmp_path: Path
) -> None:
    saved = tmp_path / "game.json"
    for spelling in spellings:
        call = ("--language", language, *PICKING, "--save", saved)
        answered(ebbes(*call, given=f"{spelling}\nq\n"))
        picks = json.loads(saved.read_text())["rounds"][0]["designators"]
        assert {"seat": 0, "card": "G4"} in picks, spelling


COLOURS: Mapping[Language, list[str]] = {
    "de": ["blau", "braun", "gelb", "grün", "rot"],
    "pfl": ["blau", "braun", "gelwe", "grün", "rod"],
}


@pytest.mark.parametrize("language", COLOURS)
def test_every_colour_is_known_by_its_name(language: Language) -> None:
    for letter, colour in zip("BNYGR", COLOURS[language], strict=True):
        said = answered(ebbes("--language", language, *PICKING, given=f"{colour} 9\nq\n"))
        asked = answered(ebbes("--language", language, *PICKING, given=f"{letter}9\nq\n"))
        assert said == asked
        assert "(R26)" in said


@pytest.mark.parametrize("language", OTHERS)
def test_the_columns_of_a_score_sheet_stand_where_they_stand_in_english(
    language: Language,
) -> None:
    given = format_record(game(PLAIN))
    english = answered(ebbes("replay", "-", given=given)).splitlines()
    said = answered(ebbes("--language", language, "replay", "-", given=given)).splitlines()
    for ours, theirs in zip(said, english, strict=True):
        if theirs.endswith("points  total"):
            ends = [match.end() for match in re.finditer(r"\S+", ours)]
            assert ends[:5] == [match.end() for match in re.finditer(r"\S+", theirs)][:5]
            assert len(ours) == len(theirs)


@pytest.mark.parametrize(
    ("language", "one", "you", "all_three"),
    [
        ("en", "Anna wins.", "You win.", "You, Anna and Ben share the win."),
        ("de", "Anna gewinnt.", "Du gewinnst.", "Gemeinsam gewonnen: Du, Anna und Ben."),
        ("pfl", "Anna hodd gewunne.", "Du hosch gewunne.", "Zamme gewunne: Du, Anna unn Ben."),
    ],
)
def test_the_end_names_all_who_have_won(
    language: Language, one: str, you: str, all_three: str
) -> None:
    speech = Speech(language)
    names = (speech.say("you"), "Anna", "Ben")
    for winners, said in (((1,), one), ((0,), you), ((0, 1, 2), all_three)):
        assert ending_line(names, ROUNDS, winners, speech).endswith(f". {said}")
