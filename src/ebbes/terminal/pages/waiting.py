"""The room before a game: who sits where, how it is played, and how others get here."""

from typing import TYPE_CHECKING

from ebbes.bots.cast import CAST
from ebbes.client.seen import Seen
from ebbes.protocol import commands as ask
from ebbes.protocol.seats import BotSeat, OpenSeat, PersonSeat, SeatPlan, SeatState, Strength
from ebbes.terminal.draw.canvas import Canvas, broken, clipped, padded, wrapped
from ebbes.terminal.draw.keys import Key, draw_keys
from ebbes.terminal.draw.more import draw_more
from ebbes.terminal.draw.qr import draw_qr, qr_lines
from ebbes.terminal.draw.seats import DISC
from ebbes.terminal.fields import fields_of
from ebbes.terminal.keys import command_key
from ebbes.terminal.panels.asking import Asking
from ebbes.terminal.panels.chat import Chat
from ebbes.terminal.panels.invitation import address_of, is_of_this_machine, to_table
from ebbes.terminal.speech import seat_name

if TYPE_CHECKING:
    from ebbes.terminal.pages.table import TablePage


class Waiting:
    """A part of the table's page: a list with a cursor."""

    def __init__(self, page: "TablePage") -> None:
        self._page = page
        self._at = 0
        """Seats first, then what was agreed on."""

    @property
    def _seen(self) -> Seen:
        assert self._page.seen is not None
        return self._page.seen

    def draw(self, canvas: Canvas) -> None:
        """The list, and beside it how to get here."""
        say, palette = self._page.speech.say, self._page.palette
        seen = self._seen
        canvas.fill(0, 0, canvas.width, 1, palette.bar)
        title = say("table-title", code=seen.code)
        canvas.put(2, 0, f"ebbes   {title} · {self._subtitle()}", palette.bar)
        y = self._seats(canvas, 2)
        self._settings(canvas, y + 1)
        self._invitation(canvas)
        self._foot(canvas)

    def _subtitle(self) -> str:
        seen, say = self._seen, self._page.speech.say
        if seen.ended:
            return say(f"table-ended-{self._page.why_ended}")
        if seen.you.host:
            return say("waiting-subtitle")
        host = self._host()
        return say("waiting-guest-wait", host=host) if host else say("waiting-claim-host-text")

    def _host(self) -> str:
        seen = self._seen
        return "" if seen.host is None else seat_name(seen.seats[seen.host], "")

    def _seats(self, canvas: Canvas, y: int) -> int:
        say, palette, seen = self._page.speech.say, self._page.palette, self._seen
        canvas.put(3, y, say("waiting-seats-title"), palette.bold)
        for at, seat in enumerate(seen.seats):
            row = y + 1 + at
            style = palette.chosen if at == self._at else palette.plain
            canvas.put(3, row, DISC, palette.discs[at % len(palette.discs)])
            name = seat_name(seat, say("waiting-seat-open"))
            canvas.put(5, row, f" {padded(name, 19)} ", style)
            canvas.put(27, row, clipped(self._about(at, seat), 20), palette.faint)
            canvas.spot(3, row, 44, 1, f"row:{at}")
        return y + 1 + len(seen.seats)

    def _about(self, at: int, seat: SeatState) -> str:
        say, seen = self._page.speech.say, self._seen
        if at == seen.you.seat:
            return say("waiting-seat-you" if seen.you.host else "waiting-seat-you-guest")
        match seat:
            case BotSeat(strength=strength):
                return f"{say('waiting-seat-bot')}, {say(f'bots-strength-{strength}')}"
            case PersonSeat(away=True):
                return say("waiting-seat-away")
            case PersonSeat():
                return say("waiting-seat-host" if at == seen.host else "waiting-seat-here")
            case _:
                return say("waiting-seat-open-text")

    def _settings(self, canvas: Canvas, y: int) -> None:
        say, palette, seen = self._page.speech.say, self._page.palette, self._seen
        canvas.put(3, y, say("waiting-rules-title"), palette.bold)
        fields = fields_of(seen.settings)
        room = max(1, canvas.height - y - 4)
        first = max(0, min(self._at - len(seen.seats) - room + 1, len(fields) - room))
        for row, field in enumerate(fields[first : first + room]):
            at = len(seen.seats) + first + row
            style = palette.chosen if at == self._at else palette.plain
            canvas.put(3, y + 1 + row, f" {padded(say(field.label), 26)} ", style)
            value = field.value(seen.settings, self._page.speech)
            canvas.put(
                32,
                y + 1 + row,
                f"‹ {value} ›" if seen.you.host and not seen.ended else value,
                palette.bold,
            )
            canvas.spot(3, y + 1 + row, 44, 1, f"row:{at}")
        draw_more(canvas, palette, y + 1, range(first, first + room), len(fields))

    def _invitation(self, canvas: Canvas) -> None:
        page = self._page
        server = page.house.guest.public_url or page.house.client.url
        address = address_of(server, self._seen.code)
        lines = qr_lines(address)
        x = max(min(48, canvas.width - 32), canvas.width - max(len(lines[0]), len(address)) - 3)
        y, room = 2, canvas.width - x - 1
        parts = [address] if len(address) <= room else [server, address.removeprefix(server)]
        for line in (line for part in parts for line in broken(part, room)):
            canvas.put(x, y, line, page.palette.bold)
            y += 1
        y += 1
        if is_of_this_machine(server):
            for line in wrapped(page.speech.say("cli-sit-only-here"), canvas.width - x - 2):
                canvas.put(x, y, line, page.palette.faint)
                y += 1
        elif y + len(lines) + 2 <= canvas.height and x + len(lines[0]) <= canvas.width:
            draw_qr(canvas, address, (x, y), page.palette.code)
            y += len(lines) + 1
        else:
            canvas.put(x, y, f"i {page.speech.say('table-invite')}", page.palette.faint)
            canvas.spot(x, y, canvas.width - x, 1, "i")
            y += 2
        self._chat(canvas, x, y + 1)

    def _chat(self, canvas: Canvas, x: int, y: int) -> None:
        """What was said last, as far as there is room."""
        if y > canvas.height - 4:
            x, y = 3, canvas.height - 1
        room = max(1, canvas.height - 3 - y)
        for row, said in enumerate(self._page.chatter.lines[-room:]):
            text = clipped(f"{said.who}: {said.phrase}", canvas.width - x - 1)
            canvas.put(x, y + row, text, self._page.palette.plain)

    def _foot(self, canvas: Canvas) -> None:
        """What keys do here."""
        seen, say = self._seen, self._page.speech.say
        keys: list[Key] = []
        if seen.ended:
            keys = []
        elif seen.you.host:
            again = "waiting-start" if seen.game is None else "waiting-start-again"
            keys = [("s", say(again), "s"), ("↑↓ ←→", say("cli-sit-change"), "")]
        elif seen.you.seat is None:
            keys = [("⏎", say("waiting-seat-take"), "enter")]
        elif seen.host is None:
            keys = [("h", say("waiting-claim-host"), "h")]
        if seen.you.seat is not None and seen.settings.chat and not seen.ended:
            keys.append(("c", say("cli-sit-chat"), "c"))
        if seen.game is not None and seen.you.seat is not None:
            keys.append(("r", say("replay-review"), "r"))
        draw_keys(canvas, self._page.palette, [*keys, ("q", say("cli-sit-quit"), "q")])

    def press(self, key: str) -> None:
        """A key before the game."""
        seen, page = self._seen, self._page
        rows = len(seen.seats) + len(fields_of(seen.settings))
        if key in ("up", "down"):
            self._at = (self._at + (1 if key == "down" else -1)) % rows
        elif key.startswith("row:"):
            self._at = int(key.removeprefix("row:"))
            self._change(1)
        elif key in ("left", "right", "enter"):
            self._change(-1 if key == "left" else 1)
        elif key == "s" and seen.you.host:
            page.start()
        elif key == "h" and seen.you.seat is not None:
            page.send(ask.ClaimHost(id=command_key()))
        elif key == "c" and seen.you.seat is not None:
            page.house.show(Chat(page.house, page))
        elif key == "i":
            page.house.show(to_table(page.house, page, seen.code))
        elif key == "r" and seen.game is not None and seen.you.seat is not None:
            page.look_back()
        elif key in ("q", "escape"):
            self._leave()

    def _change(self, step: int) -> None:
        seen, page = self._seen, self._page
        if self._at < len(seen.seats):
            self._change_seat(self._at, step)
        elif seen.you.host:
            field = fields_of(seen.settings)[self._at - len(seen.seats)]
            settings = field.change(seen.settings, step)
            page.send(ask.ChangeSettings(id=command_key(), settings=settings))

    def _change_seat(self, at: int, step: int) -> None:
        seen, page = self._seen, self._page
        seat, table = seen.seats[at], page.table
        if seen.you.seat is None and table is not None:
            page.house.do(table.take_seat(at))
        elif seen.you.host and not isinstance(seat, PersonSeat):
            assert table is not None
            plan = next_plan(seat, step, taken=_names(seen))
            page.house.do(table.plan_seat(at, plan))
        elif seen.you.host and isinstance(seat, PersonSeat) and at != seen.you.seat:
            self._about_person(at, seat)

    def _about_person(self, at: int, seat: PersonSeat) -> None:
        page, say = self._page, self._page.speech.say
        who = seat_name(seat, "")

        def send_away() -> None:
            assert page.table is not None
            page.house.do(page.table.plan_seat(at, OpenSeat()))

        def pass_on() -> None:
            page.send(ask.PassHost(id=command_key(), seat=at))

        answers = [
            (say("cancel"), lambda: None),
            (say("waiting-seat-pass-host", who=who), pass_on),
        ]
        if not self._seen.you.stands_in:
            answers.append((say("waiting-seat-send-away", who=who), send_away))
        page.house.show(Asking(page.house, page, who, "", answers))

    def _leave(self) -> None:
        page, say, seen = self._page, self._page.speech.say, self._seen
        answers = [
            (say("to-table"), lambda: None),
            (say("end-home"), lambda: page.house.close(page)),
        ]
        if seen.you.seat is not None:
            answers.append((say("waiting-leave"), page.stand_up))
        if seen.you.host and not seen.you.stands_in:
            answers.append(
                (say("waiting-close"), lambda: page.send(ask.EndTable(id=command_key())))
            )
        page.house.show(Asking(page.house, page, say("waiting-leave"), "", answers))


def _names(seen: Seen) -> set[str]:
    return {seat_name(seat, "") for seat in seen.seats}


def next_plan(seat: SeatState, step: int, taken: set[str]) -> SeatPlan:
    """Who could sit there next: nobody, or one of the house who does not sit elsewhere."""
    own = seat.name if isinstance(seat, BotSeat) else None
    bots = [
        BotSeat(name=bot.name, strength=Strength(bot.level))
        for bot in CAST
        if bot.name == own or bot.name not in taken
    ]
    plans: list[SeatPlan] = [OpenSeat(), *bots]
    now = plans.index(seat) if isinstance(seat, BotSeat) and seat in plans else 0
    return plans[(now + step) % len(plans)]
