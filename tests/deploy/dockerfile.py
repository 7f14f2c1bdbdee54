"""The Dockerfile, read as Docker does."""

import json
import re
from typing import NamedTuple

from tests.deploy.files import text_of


class Instruction(NamedTuple):
    """One line of it, however long."""

    name: str
    words: str


class Stage(NamedTuple):
    """An image on the way to the last one."""

    instructions: tuple[Instruction, ...]

    def all(self, name: str) -> list[str]:
        """What follows each instruction of that name."""
        return [found.words for found in self.instructions if found.name == name]

    def one(self, name: str) -> str:
        """What follows the one instruction of that name."""
        (words,) = self.all(name)
        return words

    def environment(self) -> dict[str, str]:
        """What a container finds set."""
        return dict(re.findall(r"(\w+)=(\S+)", " ".join(self.all("ENV"))))

    def volumes(self) -> set[str]:
        """The folders that outlive a container."""
        return set(json.loads(self.one("VOLUME")))

    def health_check(self) -> list[str]:
        """The command that tells whether a container is well."""
        command: list[str] = json.loads(self.one("HEALTHCHECK").partition("CMD ")[2])
        return command


def stages() -> list[Stage]:
    """The stages in their order; the last one is what people run."""
    found: list[list[Instruction]] = []
    for instruction in _instructions():
        if instruction.name == "FROM":
            found.append([])
        found[-1].append(instruction)
    return [Stage(tuple(instructions)) for instructions in found]


def _instructions() -> list[Instruction]:
    text = re.sub(r"^\s*#.*\n", "", text_of("Dockerfile"), flags=re.M)
    lines = re.sub(r"\s*\\\n\s*", " ", text).splitlines()
    return [Instruction(*line.split(maxsplit=1)) for line in lines if line]
