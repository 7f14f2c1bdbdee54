"""What `?` says, at each moment of a game."""

from textwrap import indent

from ebbes.cli.speech import Speech
from ebbes.engine.state import NAME_STARTER, PICK, Phase


def help_text(phase: Phase, speech: Speech) -> str:
    """What to type now, then the game in short."""
    keys = {NAME_STARTER: "cli-help-starter", PICK: "cli-help-designator"}
    now = speech.say(keys.get(phase, "cli-help-card"))
    return indent(f"{now}\n{speech.say('cli-help')}", "  ")
