"""One visitor's session: a terminal at the other end, an app at this one."""

import asyncio
import contextlib
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass

import asyncssh
from rich.console import Console

from ebbes.client.client import Client
from ebbes.client.errors import ClientError, Unreachable
from ebbes.terminal.app import FirstPage, TerminalApp
from ebbes.terminal.draw.palette import depth_of
from ebbes.terminal.guest import Guest, Keeper
from ebbes.terminal.listening import is_told
from ebbes.terminal.pages.home import HomePage
from ebbes.terminal.pages.visiting import visiting
from ebbes.terminal.speech import Speech
from ebbes.terminal.ssh.driver import ChannelDriver
from ebbes.terminal.ssh.environment import Words, bound_environment
from ebbes.terminal.ssh.inbox import Inbox
from ebbes.terminal.ssh.limits import Limits
from ebbes.terminal.ssh.pace import Bucket, Pace
from ebbes.words import Language
from ebbes.words.refusals import NameOf

IDLE = 3
"""How an app ends whose visitor did nothing for long."""
SMALLEST = (20, 5)
USUAL = (80, 24)
UNREAD_BYTES = 65_536
"""What may wait to be taken before drawing stops."""
STDOUT, STDERR = sys.stdout, sys.stderr
"""Textual takes them for itself, and of many apps at once the last one would keep them."""

LanguageOf = Callable[[Mapping[str, str]], Language]


@dataclass(frozen=True, slots=True)
class Visitor:
    """Who comes, from where, and to which table."""

    guest: Guest
    address: str
    code: str | None = None
    called: Keeper | None = None
    """By what user name the owner of a key came last."""


@dataclass(frozen=True, slots=True)
class Place:
    """What all seats have in common."""

    server: str
    limits: Limits
    language_of: LanguageOf
    public: str
    """Where people reach the server."""
    shared: Bucket
    """Keys of all who press more than they have."""

    def words(self) -> Words:
        """For what the terminal of one more visitor says of itself."""
        limits, clock = self.limits, asyncio.get_running_loop().time
        return Words(Bucket(limits.words, 0, clock), Bucket(limits.words_bytes, 0, clock))

    def inbox(self, hold: Callable[[bool], None]) -> Inbox:
        """For what comes from one more visitor; `hold` stops and frees the line it comes by."""
        limits, loop = self.limits, asyncio.get_running_loop()
        own = Bucket(limits.keys_at_once, limits.keys_per_second, loop.time)
        return Inbox(Pace(own, self.shared), hold, loop.call_later)


class Line:
    """What goes to a terminal and comes from it, and no more than it can take."""

    def __init__(self, limits: Limits, inbox: Inbox) -> None:
        self._limits = limits
        self.inbox = inbox
        self._channel: asyncssh.SSHServerChannel[str] | None = None
        self._is_full = False
        self._has_missed = False
        self.size = USUAL
        self.repaint: Callable[[], object] = lambda: None

    def open(self, channel: "asyncssh.SSHServerChannel[str]") -> None:
        """Somebody is at the other end."""
        self._channel = channel
        channel.set_write_buffer_limits(UNREAD_BYTES)

    def write(self, data: str) -> None:
        """Now, or never: what is not taken is drawn again later."""
        if self._channel is None or self._channel.is_closing():
            return
        if self._is_full:
            self._has_missed = True
        else:
            self._channel.write(data)

    @property
    def is_closed(self) -> bool:
        """Whether nobody is there."""
        return self._channel is None or self._channel.is_closing()

    def fill(self) -> None:
        """Nothing more can be taken for now."""
        self._is_full = True

    def empty(self) -> None:
        """It goes on."""
        self._is_full = False
        if self._has_missed:
            self._has_missed = False
            self.repaint()

    def resize(self, width: int, height: int) -> None:
        """The window at the other end, as far as it is drawn."""
        widest, highest = self._limits.width, self._limits.height
        if width <= 0 or height <= 0:
            width, height = USUAL
        self.size = (
            max(SMALLEST[0], min(widest, width)),
            max(SMALLEST[1], min(highest, height)),
        )
        self.inbox.resize()


class SshApp(TerminalApp):
    """The terminal of somebody who is elsewhere."""

    def __init__(
        self,
        line: Line,
        client: Client,
        guest: Guest,
        language: Language,
        first: FirstPage,
        color_system: str | None,
    ) -> None:
        self.line = line
        depth = depth_of(color_system, no_color=color_system is None)
        super().__init__(client, guest, language, first, depth=depth, driver_class=ChannelDriver)
        self.console = Console(
            color_system=color_system,  # type: ignore[arg-type]  # one of those that Rich knows
            file=self.console.file,
            highlight=False,
            emoji=False,
            legacy_windows=False,
            force_terminal=True,
            _environ={},
        )
        line.repaint = self.repaint

    def told(self, fault: ClientError, name_of: NameOf) -> str:
        """The same for somebody who knows no address of the tables."""
        if isinstance(fault, Unreachable):
            return self.speech.say("cli-ssh-no-server")
        return super().told(fault, name_of)

    def begin(self) -> None:
        """Show the first page, unless whoever asked for it is gone."""
        if self.line.is_closed:
            self.exit()
        else:
            super().begin()


def color_system_of(term: str, environment: Mapping[str, str]) -> str | None:
    """What a terminal can show, by what it says of itself."""
    if "NO_COLOR" in environment:
        return None
    if environment.get("COLORTERM") in ("truecolor", "24bit") or "direct" in term:
        return "truecolor"
    return "256" if "256" in term else "standard"


class SeatSession(asyncssh.SSHServerSession[str]):
    """A shell that is none: it shows the pages of the game."""

    def __init__(self, place: Place, visitor: Visitor, sits: Callable[[bool], None]) -> None:
        self._place = place
        self._visitor = visitor
        self._sits = sits
        """Is told that somebody has sat down, and that they are gone."""
        self._line = Line(place.limits, place.inbox(self._hold))
        self._term: str | None = None
        self._task: asyncio.Task[None] | None = None
        self._idle: asyncio.TimerHandle | None = None
        self._unread: asyncio.TimerHandle | None = None
        self._app: SshApp | None = None

    def connection_made(self, chan: "asyncssh.SSHServerChannel[str]") -> None:
        """A channel is open."""
        self._channel = chan
        bound_environment(chan, self._place.words(), lambda: self._task is not None)
        self._line.open(chan)

    def pty_requested(
        self, term_type: str, term_size: tuple[int, int, int, int], term_modes: Mapping[int, int]
    ) -> bool:
        """There is a terminal at the other end."""
        self._term = term_type
        self._line.resize(*term_size[:2])
        return True

    def terminal_size_changed(self, width: int, height: int, pixwidth: int, pixheight: int) -> None:
        """Its window has changed."""
        self._line.resize(width, height)

    def shell_requested(self) -> bool:
        """Only a terminal can show the pages."""
        return self._term is not None

    def exec_requested(self, command: str) -> bool:
        """No command is ever run."""
        return False

    def subsystem_requested(self, subsystem: str) -> bool:
        """There is none, nor any files."""
        return False

    def session_started(self) -> None:
        """Show the first page."""
        self._sits(True)
        self._task = asyncio.get_running_loop().create_task(self._run())
        self._stay()

    def data_received(self, data: str, datatype: int | None) -> None:
        """What was typed; who types faster than anybody can has to wait."""
        self._stay()
        self._line.inbox.type(data)

    def _hold(self, is_full: bool) -> None:
        """Take nothing more from the line, or go on."""
        if is_full:
            self._channel.pause_reading()
        else:
            self._channel.resume_reading()

    def pause_writing(self) -> None:
        """The other end does not read."""
        self._line.fill()
        loop = asyncio.get_running_loop()
        self._unread = loop.call_later(self._place.limits.unread_seconds, self._channel.abort)

    def resume_writing(self) -> None:
        """It does again."""
        if self._unread is not None:
            self._unread.cancel()
        self._line.empty()

    def eof_received(self) -> bool:
        """Nobody types any more."""
        self._leave()
        return False

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody is there any more."""
        self._sits(False)
        self._leave()

    def _leave(self) -> None:
        for timer in (self._idle, self._unread):
            if timer is not None:
                timer.cancel()
        if self._app is not None and self._app.is_running:
            self._app.exit()

    def _stay(self) -> None:
        """Somebody is there; who does nothing for long is asked to go."""
        if self._idle is not None:
            self._idle.cancel()
        loop = asyncio.get_running_loop()
        self._idle = loop.call_later(self._place.limits.idle_seconds, self._doze)

    def _doze(self) -> None:
        if self._app is not None and self._app.is_running:
            self._app.exit(return_code=IDLE)
        else:
            self._stay()

    async def _run(self) -> None:
        language, public = self._place.language_of(self._environment), self._place.public
        speech = Speech(language)
        farewell = speech.say("table-phrase-goodbye")
        try:
            if is_told({**self._environment, "TERM": self._term or ""}):
                farewell = speech.say("cli-ssh-told", server=public)
            else:
                farewell = speech.say(await self._sit(language))
        except Unreachable:
            farewell = speech.say("cli-ssh-no-server")
        except ClientError as fault:
            farewell = speech.fault(fault, public)
        finally:
            sys.stdout, sys.stderr = STDOUT, STDERR
            with contextlib.suppress(OSError, asyncssh.Error):
                self._channel.write(f"{farewell}\r\n")
                self._channel.exit(0)

    @property
    def _environment(self) -> dict[str, str]:
        return {str(name): str(value) for name, value in self._channel.get_environment().items()}

    async def _sit(self, language: Language) -> str:
        """All of the visit; the key of what is said at its end."""
        visitor, place = self._visitor, self._place
        colours = color_system_of(self._term or "", self._environment)
        first = HomePage if visitor.code is None else visiting(visitor.code)
        headers = {"X-Forwarded-For": visitor.address}
        secret = visitor.guest.secret
        async with Client(place.server, secret=secret, headers=headers) as client:
            await self._be_called(client)
            self._app = SshApp(self._line, client, visitor.guest, language, first, colours)
            await self._app.run_async()
            return "cli-ssh-idle" if self._app.return_code == IDLE else "table-phrase-goodbye"

    async def _be_called(self, client: Client) -> None:
        """Who comes by another user name than last time is called so from now on."""
        called, name = self._visitor.called, self._visitor.guest.name
        is_known = await client.name() is not None  # asked of strangers too: is the server there?
        if called is None or not is_known:
            return
        before = called.read()
        if before is not None and before.casefold() != name.casefold():
            with contextlib.suppress(ClientError):
                await client.rename(name)
        called.write(name)
