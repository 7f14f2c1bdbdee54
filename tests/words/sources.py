"""Where sources ask for sentences: by a key, or by a pattern such as `learn-${step}-title`."""

import re
from collections.abc import Iterator
from pathlib import Path

from tests.words.catalogue import ROOT

KEY = r"[a-z][a-z0-9-]*"


def sources(root: Path = ROOT) -> Iterator[str]:
    """The text of every source file of browser and Python."""
    for folder, endings in (("web/src", (".ts", ".svelte")), ("src", (".py",))):
        for path in sorted((root / folder).rglob("*")):
            if path.suffix in endings and ".test." not in path.name:
                yield path.read_text(encoding="utf-8")


def asked_for(text: str) -> set[str]:
    """Keys that a source surely says: `t('home-play')`, `.say("home-play")`."""
    return set(re.findall(rf"(?:\bt|\.say)\(\s*['\"]({KEY})['\"]", text))


def used_in(text: str, keys: set[str]) -> set[str]:
    """Keys that a source may say, from what stands between its quotes; one word alone is no key."""
    quoted = {key for key in re.findall(rf"['\"`]({KEY})['\"`]", text) if "-" in key}
    said = set(re.findall(rf"['\"`]({KEY})['\"`]", " ".join(re.findall(r"\bt\(([^()]*)", text))))
    patterns = [_pattern(parts) for parts in re.findall(r"`([^`\n]*\$\{[^`\n]*)`", text)]
    built = {key for key in keys for pattern in patterns if pattern and pattern.fullmatch(key)}
    return (keys & (quoted | said)) | built


def _pattern(template: str) -> re.Pattern[str] | None:
    """The keys a template can make; None if it begins like no key."""
    fixed = re.split(r"\$\{[^}]*\}", template)
    if not fixed[0] or not all(re.fullmatch(r"[a-z0-9-]*", part) for part in fixed):
        return None
    return re.compile("[a-z0-9-]+".join(fixed))
