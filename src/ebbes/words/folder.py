"""Where the words are: one folder per language, one file per group of sentences."""

from pathlib import Path
from typing import Final, Literal, TypeAlias, get_args

Language: TypeAlias = Literal["en", "de", "pfl"]
"""English, German or Palatine."""
LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)
"""All languages there are."""

PACKAGE = Path(__file__).parent


def locales(package: Path = PACKAGE) -> Path:
    """The folder of all languages: in an installed package beside it, else in the sources."""
    packed = package / "locales"
    return packed if packed.is_dir() else package.parents[2] / "locales"


def files_of(language: Language) -> list[Path]:
    """The files of a language, by name."""
    return sorted((locales() / language).glob("*.ftl"))
