"""What a player looks at before deciding, in lines."""

from collections.abc import Iterator

from ebbes.cli.picking import example
from ebbes.cli.speech import Speech
from ebbes.engine.commands import PlayCard
from ebbes.engine.legal import free_designators
from ebbes.engine.state import NAME_STARTER, PICK, State
from ebbes.engine.view import View
from ebbes.rules.cards import NO_CARD, suit_of, value_of
from ebbes.rules.codes import code_of, codes_of, letter_of
from ebbes.rules.roles import ROLE_NAMES


def table_lines(view: View, names: tuple[str, ...], speech: Speech) -> Iterator[str]:
    """The roles, the virtual player's cards, and what there is to choose from."""
    seen = view.seen
    yield ""
    for line in (*_standings(seen, names, speech), *_choices(view, names, speech)):
        yield f"  {line}"


def _standings(seen: State, names: tuple[str, ...], speech: Speech) -> Iterator[str]:
    if seen.score.rounds:
        totals = [f"{name} {total}" for name, total in zip(names, seen.score.totals, strict=True)]
        yield speech.say("table-points", points=", ".join(totals))
    yield _roles(seen, speech)
    if seen.virtual is not None:
        columns = ["--" if card == NO_CARD else code_of(card) for card in seen.virtual.face_up]
        yield f"{names[-1]}: {' '.join(columns)}"


def _choices(view: View, names: tuple[str, ...], speech: Speech) -> Iterator[str]:
    if view.seen.phase is NAME_STARTER:
        seats = [f"{seat + 1} {name}" for seat, name in enumerate(names)]
        yield _own_hand(view, speech)
        yield speech.say("cli-starters", starters=", ".join(seats))
    elif view.seen.phase is PICK:
        yield _own_hand(view, speech)
        yield from _free(view, speech)
    else:
        yield from _trick(view.seen, names, speech)
        yield from _cards(view, speech)


def _roles(seen: State, speech: Speech) -> str:
    roles = [
        f"{speech.say('role-mid', role=ROLE_NAMES[role])}"
        f" {speech.say('suit-mid', suit=letter_of(suit))}"
        for role, suit in enumerate(seen.roles)
    ]
    waiting = [card for card in seen.setup.designator_cards if suit_of(card) not in seen.roles]
    text = ", ".join(roles) or speech.say("cli-roles-none")
    return f"{text}. {speech.say('table-still-out')}: {codes_of(waiting)}" if waiting else text


def _own_hand(view: View, speech: Speech) -> str:
    return f"{speech.say('play-hand')}: {codes_of(view.hand)}"


def _free(view: View, speech: Speech) -> Iterator[str]:
    free = free_designators(view.seen)
    numbers = sorted({value_of(card) for card in free})
    letters = [letter_of(suit) for suit in sorted({suit_of(card) for card in free})]
    colours = [f"{letter} {speech.say('suit-mid', suit=letter)}" for letter in letters]
    picked = codes_of(card for _, card in view.seen.setup.picks)
    yield speech.say("cli-picked", codes=picked or "none")
    yield speech.say("cli-free-numbers", numbers=" ".join(str(number) for number in numbers))
    yield speech.say("cli-free-colours", colours=", ".join(colours))
    yield speech.say("cli-pick-example", code=example(view))


def _trick(seen: State, names: tuple[str, ...], speech: Speech) -> Iterator[str]:
    if seen.trick:
        seats = seen.owners[-len(seen.trick) :]
        lying = [
            f"{names[seat]} {code_of(card)}" for seat, card in zip(seats, seen.trick, strict=True)
        ]
        yield speech.say("cli-lying", codes=", ".join(lying))


def _cards(view: View, speech: Speech) -> Iterator[str]:
    legal = [choice.card for choice in view.legal if isinstance(choice, PlayCard)]
    others = [card for card in view.hand if card not in legal]
    listed = [f"{number} {code_of(card)}" for number, card in enumerate(legal, start=1)]
    yield speech.say("cli-cards", codes="  ".join(listed))
    if others:
        yield speech.say("cli-cards-not-now", codes=codes_of(others))
