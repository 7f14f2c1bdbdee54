"""What is said at a table, and whom one does not hear."""

from ebbes.client.seen import Seen
from ebbes.protocol import table_events as on
from ebbes.protocol.seats import PersonSeat
from ebbes.rules.seats import Seat
from ebbes.terminal.draw.side import Said
from ebbes.terminal.speech import Speech, seat_name

MOST = 20
"""Lines that are kept."""


class Chatter:
    """The last lines, without those of people who were muted."""

    def __init__(self) -> None:
        self.lines: tuple[Said, ...] = ()
        self.is_muted = False
        """Whether nobody is heard."""
        self._unheard: frozenset[Seat] = frozenset()

    def hears(self, seat: Seat) -> bool:
        """Whether what is said there is read here."""
        return not self.is_muted and seat not in self._unheard

    def mute(self, seat: Seat) -> None:
        """Hear somebody no more, or again."""
        self._unheard ^= {seat}

    def mute_all(self) -> None:
        """Hear nobody, or everybody again who is not muted alone."""
        self.is_muted = not self.is_muted

    def note(self, event: on.AnyEvent, seen: Seen, speech: Speech) -> None:
        """What is worth a line besides the cards; whoever takes a seat is heard."""
        match event:
            case on.Said(seat=seat, phrase=phrase) if self.hears(seat):
                self._say(seat, seen, speech.say(f"table-phrase-{phrase}"))
            case on.SeatTaken(seat=seat):
                self._unheard -= {seat}
                if seat != seen.you.seat:
                    self._say(seat, seen, speech.say("waiting-seat-here"))
            case on.PlayerAway(seat=seat):
                self._say(seat, seen, speech.say("table-away"))
            case on.PlayerBack(seat=seat):
                self._say(seat, seen, speech.say("waiting-seat-here"))
            case _:
                return

    def _say(self, seat: Seat, seen: Seen, text: str) -> None:
        self.add(Said(seat_name(seen.seats[seat], ""), text))

    def add(self, said: Said) -> None:
        """One more line; only the last ones are kept."""
        self.lines = (*self.lines[1 - MOST :], said)


def others_at(seen: Seen) -> dict[Seat, str]:
    """The people who sit there besides oneself, by name."""
    return {
        at: seat_name(seat, "")
        for at, seat in enumerate(seen.seats)
        if isinstance(seat, PersonSeat) and at != seen.you.seat
    }
