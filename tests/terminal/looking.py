"""A game that is over and what is thought of it: real cards, invented figures."""

from functools import cache
from typing import Any

from ebbes.engine.decide import step
from ebbes.engine.events import Event
from ebbes.engine.legal import legal_commands
from ebbes.engine.options import Options
from ebbes.engine.state import DEAL, OVER, new_game
from ebbes.protocol.replay import Replay
from ebbes.record.certificate import KEY, Certificate
from ebbes.record.chance import Chance
from ebbes.record.log import record_of
from ebbes.server.tables.telling.retelling import retold, sitting
from ebbes.terminal.choice import cards_of, seats_of
from ebbes.terminal.story import Step, Story
from tests.terminal.still import prompt_of

TURNING = (9, 15)
"""What moved each round."""
GRAINS = 1000
"""In a point."""
FOUR = Options(4)
PICKS = Options(4, pick_designators=True, goal=1, dabbscheedel=-1)
NAMES = ("Anna", "Lisbeth", "Schorsch", "Gretel", "Bert")
SEATS: list[dict[str, Any]] = [
    {"kind": "person", "name": NAMES[0]},
    *({"kind": "bot", "name": name, "strength": "solid"} for name in NAMES[1:]),
]


@cache
def played(options: Options = FOUR) -> Replay:
    """A game in which everybody always does the first thing that is allowed, with open hands."""
    certificate = Certificate.from_seed("1", options.players)
    chance, state, log = Chance(certificate.key, options), new_game(options), list[Event]()
    while state.phase is not OVER:
        command = chance.deal(state) if state.phase is DEAL else legal_commands(state)[0]
        state, events = step(state, command)
        log += events
    record = record_of(options, NAMES[: options.players], log, {KEY: certificate.to_json()})
    return retold(record, sitting(SEATS[: options.players]), "t", 1, None)


def game_of(replay: Replay) -> dict[str, Any]:
    """What the list of games says of it, to who sat on the first seat."""
    end = Story(replay).steps[-1].seen
    assert end.game is not None
    state = end.game.view.seen
    scored = [event for event in replay.events if event.type == "round-scored"]
    return {
        "id": "g",
        "seat": 0,
        "seats": SEATS[: len(state.score.totals)],
        "finished": True,
        "totals": [*state.score.totals],
        "winners": [*state.score.winners],
        "points": [[*event.points] for event in scored],
    }


def thought(replay: Replay, state: str = "done") -> dict[str, Any]:
    """A review: every third card was a clear mistake, and each round has turned twice."""
    steps = Story(replay).steps[:-1]
    rounds = sorted({step.spot[0] for step in steps})
    return {
        "state": state,
        "may_ask": True,
        "grains": GRAINS,
        "done": 4,
        "of": 20,
        "moments": [_moment(step) for step in steps] if state == "done" else [],
        "rounds": [_round(number) for number in rounds] if state == "done" else [],
        "rates": [{"seat": 0, "given_away": {"mean": 0.42, "error": 0.1}}],
    }


def _moment(step: Step) -> dict[str, Any]:
    round_, number = step.spot
    assert step.seen.game is not None
    state = step.seen.game.view.seen
    prompt = prompt_of(legal_commands(state), state)
    cards = [{"card": code} for code in getattr(prompt, "cards", ())]
    things: list[dict[str, Any]] = cards or [{"starter": seat} for seat in seats_of(prompt)]
    assert len(cards) == len(cards_of(prompt))
    best = len(things) - 1 if number % 3 == 0 else 0
    choices = [
        {**thing, "worth": 1.5 - abs(at - best) / 2, "as_good": at == best, "reasons": []}
        for at, thing in enumerate(things)
    ]
    choices[best]["reasons"] = [
        {"code": "takes-trick", "chance": 0.8, "plus": 2, "ebbes": 1, "minus": 0}
    ]
    mark = "clear" if best else None
    verdict = {"unit": "points", "chosen": 0, "mark": mark, "choices": choices}
    swing = (number * 7 % 23 - 11) * GRAINS // 4
    expected = [swing, -swing, 0, 0]
    return {
        "round": round_,
        "number": number,
        "seat": state.turn,
        "expected": expected,
        "verdict": verdict,
    }


def _round(number: int) -> dict[str, Any]:
    parts = {"deal": 1200, "lie": 300, "decisions": -900, "others": 1600}
    ledger = [{"seat": seat, **parts, "result": sum(parts.values())} for seat in range(4)]
    turning = [{"number": at, "moved": [1500, -800, -700, 0]} for at in TURNING]
    return {"round": number, "ledger": ledger, "turning_points": turning}
