"""A table as a client has seen it so far, brought forward by what the server tells."""

from dataclasses import dataclass, replace
from typing import cast

from ebbes.engine.state import new_game
from ebbes.engine.view import View, apply
from ebbes.protocol import table_events as on
from ebbes.protocol.game_events import GameEvent
from ebbes.protocol.messages import Events, Snapshot
from ebbes.protocol.prompts import Now
from ebbes.protocol.seats import OpenSeat, PersonSeat, Seat
from ebbes.protocol.settings import TableSettings
from ebbes.protocol.snapshot import You
from ebbes.protocol.table_events import AnyEvent
from ebbes.protocol.translation import from_wire
from ebbes.record.snapshot import view_from_json


class Gap(Exception):
    """Events are missing between what was seen and what was told."""


@dataclass(frozen=True, slots=True)
class SeenGame:
    """A game: its view, and what can be known of its secret."""

    number: int
    commitment: str
    nonces: tuple[str | None, ...]
    view: View
    secret: str | None = None


@dataclass(frozen=True, slots=True)
class Seen:
    """A table up to an event."""

    seq: int
    id: str
    code: str
    settings: TableSettings
    seats: tuple[Seat, ...]
    host: int | None
    game: SeenGame | None
    ended: bool
    you: You
    now: Now

    @classmethod
    def of(cls, told: Snapshot) -> "Seen":
        """What a snapshot shows."""
        table, game = told.table, told.table.game
        seen = None
        if game is not None:
            view = view_from_json(game.view.model_dump(mode="json"))
            seen = SeenGame(game.number, game.commitment, game.nonces, view, game.secret)
        return cls(
            seq=told.seq,
            id=table.id,
            code=table.code,
            settings=table.settings,
            seats=table.seats,
            host=table.host,
            game=seen,
            ended=table.ended,
            you=told.you,
            now=told.now,
        )

    def after(self, told: Events) -> "Seen":
        """The table after these events; `Gap` if some before them were never told."""
        known = self.seq + 1 - told.first
        if known < 0:
            raise Gap(f"seen up to {self.seq}, told from {told.first} on")
        if known >= max(1, len(told.events)):
            return self
        seen = self
        for event in told.events[known:]:
            seen = replace(seen.changed(event), seq=seen.seq + 1)
        return replace(seen, now=told.now)

    def changed(self, event: AnyEvent) -> "Seen":
        """The table after one event."""
        match event:
            case on.TableCreated(settings=settings, seats=seats):
                return replace(self, settings=settings, seats=seats)
            case on.SeatTaken(seat=seat, name=name):
                return self._with_seat(seat, PersonSeat(name=name))
            case on.SeatLeft(seat=seat, now=now):
                host = None if self.host == seat else self.host
                return replace(self._with_seat(seat, now), host=host)
            case on.SeatPlanned(seat=seat, now=now):
                return self._with_seat(seat, now)
            case on.PlayerAway(seat=seat):
                return self._marked(seat, away=True)
            case on.PlayerBack(seat=seat):
                return self._marked(seat, away=False)
            case on.HostPassed(seat=seat):
                return replace(self, host=seat)
            case on.SettingsChanged(settings=settings):
                return self._resized(settings)
            case on.TableEnded():
                return replace(self, ended=True)
            case on.TimeGranted() | on.Said():
                return self
            case _:
                return replace(self, game=self._game_after(event))

    def _game_after(self, event: AnyEvent) -> SeenGame:
        if isinstance(event, on.GameOpened):
            options = self.settings.options.for_engine()
            view = View(self.you.seat, new_game(options))
            return SeenGame(event.number, event.commitment, (None,) * options.players, view)
        assert self.game is not None, "an event of a game without a game"
        match event:
            case on.NonceAdded(seat=seat, nonce=nonce):
                nonces = self.game.nonces
                return replace(self.game, nonces=(*nonces[:seat], nonce, *nonces[seat + 1 :]))
            case on.ProofShown(secret=secret):
                return replace(self.game, secret=secret)
            case _:
                heard = from_wire(cast("GameEvent", event))
                return replace(self.game, view=apply(self.game.view, heard))

    def _resized(self, settings: TableSettings) -> "Seen":
        players = settings.options.players
        seats = (*self.seats, *(OpenSeat(),) * players)[:players]
        return replace(self, settings=settings, seats=seats)

    def _with_seat(self, seat: int, now: Seat) -> "Seen":
        return replace(self, seats=(*self.seats[:seat], now, *self.seats[seat + 1 :]))

    def _marked(self, seat: int, *, away: bool) -> "Seen":
        person = self.seats[seat]
        assert isinstance(person, PersonSeat)
        return self._with_seat(seat, PersonSeat(name=person.name, away=away))
