"""A table as a client has seen it so far, brought forward by what the server tells."""

from dataclasses import dataclass, replace

from ebbes.engine.state import new_game
from ebbes.engine.view import View, apply
from ebbes.protocol import table_events as on
from ebbes.protocol.game_events import GAME_EVENTS
from ebbes.protocol.messages import Events, Snapshot
from ebbes.protocol.prompts import Now
from ebbes.protocol.reducer import (
    host_after,
    missing_after,
    placed,
    requests_after,
    seats_after,
    settings_after,
    wants_nonce,
)
from ebbes.protocol.seats import PersonSeat, SeatState
from ebbes.protocol.settings import TableSettings
from ebbes.protocol.snapshot import SeatRequest, You
from ebbes.protocol.table_events import AnyEvent
from ebbes.protocol.translation import from_wire
from ebbes.protocol.unknown import UnknownEvent
from ebbes.record.snapshot import view_from_json


class Gap(Exception):
    """Events are missing between what was seen and what was told."""


class NotUnderstood(Exception):
    """Something has happened that this client does not know: only the whole table tells."""


@dataclass(frozen=True, slots=True)
class SeenGame:
    """A game: its view, and what can be known of its secret."""

    number: int
    commitment: str
    nonces: tuple[str | None, ...]
    view: View
    secret: str | None = None
    missing: tuple[int, ...] = ()
    """People whose number did not come into the deals, by seat."""

    def wants_nonce(self, seat: int) -> bool:
        """Whether a seat has still to add its nonce."""
        return wants_nonce(self.nonces, seat)

    def after(self, event: AnyEvent) -> "SeenGame":
        """The game after one event; some change nothing."""
        match event:
            case on.NonceAdded(seat=seat, nonce=nonce):
                nonces = placed(self.nonces, seat, nonce)
                return replace(self, nonces=nonces, missing=missing_after(self.missing, event))
            case on.ProofShown(secret=secret):
                return replace(self, secret=secret)
            case _ if isinstance(event, GAME_EVENTS):
                return replace(self, view=apply(self.view, from_wire(event)))
            case _:
                return self


@dataclass(frozen=True, slots=True)
class Seen:
    """A table up to an event."""

    seq: int
    stamp: int
    """When that event happened: after a restored backup, its number may be used again."""
    id: str
    code: str
    settings: TableSettings
    seats: tuple[SeatState, ...]
    host: int | None
    requests: tuple[SeatRequest, ...]
    game: SeenGame | None
    ended: bool
    you: You
    now: Now
    watchers: int = 0
    """How many people watch without a seat, as far as somebody who sits is told."""

    @classmethod
    def of(cls, message: Snapshot) -> "Seen":
        """What a snapshot shows."""
        table, game = message.table, message.table.game
        seen = None
        if game is not None:
            view = view_from_json(game.view.model_dump(mode="json"))
            seen = SeenGame(
                game.number, game.commitment, game.nonces, view, game.secret, game.missing
            )
        return cls(
            seq=message.seq,
            stamp=message.stamp,
            id=table.id,
            code=table.code,
            settings=table.settings,
            seats=table.seats,
            host=table.host,
            requests=table.requests,
            game=seen,
            ended=table.ended,
            you=message.you,
            now=message.now,
        )

    @property
    def is_running(self) -> bool:
        """Whether a game is played: its secret is shown when it is over."""
        return not self.ended and self.game is not None and self.game.secret is None

    def after(self, message: Events) -> "Seen":
        """The table after these events.

        Raises `Gap` if some before them were never told, `NotUnderstood` if one is unknown.
        """
        known = self.seq + 1 - message.first
        if known < 0:
            raise Gap(f"seen up to {self.seq}, told from {message.first} on")
        if known >= max(1, len(message.events)):
            return self
        seen = self
        for event in message.events[known:]:
            if isinstance(event, UnknownEvent):
                raise NotUnderstood(event.type)
            seen = replace(seen.changed(event), seq=seen.seq + 1)
        return replace(seen, stamp=message.stamp, now=message.now)

    def changed(self, event: AnyEvent) -> "Seen":
        """The table after one event."""
        if isinstance(event, GAME_EVENTS):
            return replace(self, game=self._game_after(event))
        return replace(
            self,
            settings=settings_after(self.settings, event),
            seats=seats_after(self.seats, event, _newcomer),
            host=host_after(self.host, event, lambda seat: seat),
            requests=requests_after(self.requests, event, _asker),
            game=self._game_after(event),
            ended=self.ended or isinstance(event, on.TableEnded),
        )

    def _game_after(self, event: AnyEvent) -> SeenGame | None:
        if isinstance(event, on.GameOpened):
            return self._opened(event)
        return None if self.game is None else self.game.after(event)

    def _opened(self, event: on.GameOpened) -> SeenGame:
        options = self.settings.options.for_engine()
        view = View(self.you.seat, new_game(options))
        return SeenGame(event.number, event.commitment, (None,) * options.players, view)


def _newcomer(taken: on.SeatTaken) -> PersonSeat:
    return PersonSeat(name=taken.name)


def _asker(asked: on.SeatAsked) -> SeatRequest:
    return SeatRequest(number=asked.number, name=asked.name, seat=asked.seat)
