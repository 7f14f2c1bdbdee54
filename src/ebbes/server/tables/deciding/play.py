"""A game at a table: opened, dealt, played, proven."""

from ebbes.engine.commands import Choice, Command
from ebbes.engine.decide import step
from ebbes.engine.events import Dealt
from ebbes.engine.state import DEAL
from ebbes.protocol import table_events as on
from ebbes.protocol.translation import to_wire
from ebbes.record.chance import commitment
from ebbes.rules.seats import Seat
from ebbes.server.tables.deciding.draft import Draft
from ebbes.server.tables.model.errors import NoGame
from ebbes.server.tables.model.game import NO_NONCE, Game, Stage
from ebbes.server.tables.model.occupant import Sitter


def open_game(draft: Draft, secret: bytes, last_played: Seat | None) -> None:
    """Bind the server to a secret; who has no client of their own adds nothing to it.

    Where cards are given nobody does: they are the same ones elsewhere.
    """
    bound = commitment(secret).hex()
    number = draft.table.games + 1
    event = on.GameOpened(number=number, commitment=bound, last_played=last_played)
    draft.add(event, secret=secret)
    for seat, occupant in enumerate(draft.table.seats):
        if draft.table.deal is not None or not isinstance(occupant, Sitter):
            add_nonce(draft, seat, NO_NONCE)
        elif occupant.away:
            miss_nonce(draft, seat, "away")


def add_nonce(draft: Draft, seat: Seat, nonce: bytes) -> None:
    """A seat's share in the deals; after the last one the first round is dealt."""
    draft.add(on.NonceAdded(seat=seat, nonce=nonce.hex()))
    _follow_up(draft)


def miss_nonce(draft: Draft, seat: Seat, reason: on.MissingReason) -> None:
    """A person's share that does not come: everybody hears why, and the game goes on."""
    draft.add(on.NonceAdded(seat=seat, nonce=NO_NONCE.hex(), missing=reason))
    _follow_up(draft)


def play_choice(draft: Draft, choice: Choice) -> None:
    """A decision in the game, and what follows from it; or a `RuleError`."""
    game = running_game(draft)
    if draft.table.is_stood_in_for(choice):
        game = game.with_stand_in(choice.seat)
    _add_events(draft, game, choice)
    _follow_up(draft)


def _follow_up(draft: Draft) -> None:
    """Deal when a deal is due, and show the proof when the game is over."""
    game = draft.table.game
    assert game is not None
    if draft.table.is_played_out:
        show_proof(draft)
        draft.add(on.TableEnded(reason="played"))
    elif game.stage is Stage.OVER:
        show_proof(draft)
    elif game.stage is Stage.RUNNING and game.state.phase is DEAL:
        _deal(draft, game)


def _deal(draft: Draft, game: Game) -> None:
    state, events = step(game.state, game.chance.deal(game.state, game.last_played))
    deal = events[0]
    assert isinstance(deal, Dealt)
    draft.move_on(map(to_wire, events), game.dealt(state, deal))


def show_proof(draft: Draft) -> None:
    """Tell the secret of a game that goes no further."""
    game = draft.table.game
    if game is not None and not game.shown:
        draft.add(on.ProofShown(secret=game.secret.hex()))


def running_game(draft: Draft) -> Game:
    """The game, if it is waiting for decisions."""
    game = draft.table.game
    if game is None or game.stage is not Stage.RUNNING:
        raise NoGame("no game is being played")
    return game


def _add_events(draft: Draft, game: Game, command: Command) -> None:
    state, events = step(game.state, command)
    draft.move_on(map(to_wire, events), game.at(state))
