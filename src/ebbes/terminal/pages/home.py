"""The first page: play at once, with friends, or look at what there is."""

from collections.abc import Coroutine
from functools import partial

from ebbes.client.errors import ClientError
from ebbes.client.where import where_is
from ebbes.json_types import Json
from ebbes.protocol.name import LONGEST
from ebbes.protocol.settings import TableSettings
from ebbes.terminal.arriving import keep, known
from ebbes.terminal.awaiting import awaited, waits_for_us
from ebbes.terminal.pages.agreeing import AgreeingPage
from ebbes.terminal.pages.day import DayPage
from ebbes.terminal.pages.field import FieldPage
from ebbes.terminal.pages.games import GamesPage
from ebbes.terminal.pages.lobby import LobbyPage
from ebbes.terminal.pages.menu import Item, MenuPage
from ebbes.terminal.pages.page import House
from ebbes.terminal.pages.puzzles import PuzzlesPage
from ebbes.terminal.pages.table import Intent, TablePage
from ebbes.terminal.panels.becoming import becoming
from ebbes.terminal.panels.invitation import to_device
from ebbes.words import LANGUAGES

LINK = "#link="
MOST_TABLES = 3
"""To play on at, on the first page."""


class HomePage(MenuPage):
    """Where everybody begins who does not come with a code."""

    def __init__(self, house: House) -> None:
        super().__init__(house)
        self._name: str | None = None
        self._tables: list[dict[str, Json]] = []
        self._slow: dict[str, dict[str, Json]] = {}
        """Those of them that play over days, by their codes."""
        self._former: list[dict[str, Json]] = []
        """Who one was here before a link made one somebody else."""

    def opened(self) -> None:
        """Find out who is there, and where they can play on."""
        self.house.do(self.refresh())

    def uncovered(self) -> None:
        """Things may have changed meanwhile."""
        self.house.do(self.refresh())

    async def refresh(self) -> None:
        """Ask the server again."""
        self._name = await self.house.client.name()
        if self._name is not None:
            self._tables = await self.house.client.tables()
            self._slow = {str(table["code"]): table for table in await self._over_days()}
        self._former = await self.house.client.former()
        self.house.redraw()

    async def _over_days(self) -> list[dict[str, Json]]:
        """Tables over days, where the server knows such."""
        try:
            return await self.house.client.slow_tables()
        except ClientError:
            return []

    def title(self) -> str:
        """What the game is."""
        return self.speech.say("home-tagline")

    def intro(self) -> list[str]:
        """Who one is here."""
        guest = self.house.guest
        if guest.warning:
            return [self.speech.say(guest.warning, who=guest.name)]
        return []

    def items(self) -> list[Item]:
        """Everything one can do, the usual first."""
        say = self.speech.say
        items = [
            Item("p", say("home-play"), say("home-play-against", bots=3), self._play),
            Item("o", say("home-alone-title"), say("cli-sit-alone"), self._play_differently),
            Item("f", say("home-friends"), say("cli-sit-friends"), self._with_friends),
            Item("h", say("day-title"), say("day-same-for-all"), self._day),
            Item("u", say("puzzle-title"), say("puzzle-ten-text"), self._puzzles),
            Item("j", say("home-join"), say("cli-sit-join"), self._join),
            Item("t", say("home-open"), "", self._lobby),
            Item("g", say("replay-review"), say("cli-sit-games"), self._games),
            Item("n", say("settings-name"), self._name or self.house.guest.name, self._rename),
            Item("d", say("home-device-title"), "", self._device),
            Item("k", say("cli-sit-become"), "", self._become),
            *self._ways_back(),
            Item("l", say("language"), say(f"language-{self.speech.language}"), self._speak),
            Item("q", say("cli-sit-quit"), "", self.house.back),
        ]
        return [items[0], *self._open_tables(), *items[1:]]

    def _open_tables(self) -> list[Item]:
        """Where one can play on: first where one is waited for over days, then the newest."""
        say, items = self.speech.say, []
        urgent = [code for code, table in self._slow.items() if waits_for_us(table)]
        codes = dict.fromkeys([*urgent, *(str(table["code"]) for table in self._tables)])
        for at, code in enumerate([*codes][:MOST_TABLES]):
            about = say("table-title", code=code)
            if code in self._slow:
                told = awaited(self._slow[code], self.speech, self.house.clock())
                about = f"{about} · {told}"
            go_on = partial(self._continue, code)
            items.append(Item("w" if not at else "", say("home-continue"), about, go_on))
        return items

    def _ways_back(self) -> list[Item]:
        """To who one was before."""
        items = []
        for person in self._former:
            name, again = str(person["name"]), partial(self._be_again, str(person["id"]))
            items.append(Item("", self.speech.say("settings-back", who=name), "", again))
        return items

    def _day(self) -> None:
        self.house.show(DayPage(self.house))

    def _puzzles(self) -> None:
        self.house.show(PuzzlesPage(self.house))

    def _play(self) -> None:
        self.do_once(self._new_table(TableSettings(), Intent.START))

    def _play_differently(self) -> None:
        def made(settings: TableSettings) -> None:
            self.do_once(self._new_table(settings, Intent.START))

        title = self.speech.say("home-alone-title")
        self.house.show(AgreeingPage(self.house, title, TableSettings(), made))

    def _with_friends(self) -> None:
        def made(settings: TableSettings) -> None:
            self.do_once(self._new_table(settings, Intent.SIT))

        title = self.speech.say("home-friends")
        self.house.show(AgreeingPage(self.house, title, TableSettings(), made))

    async def _new_table(self, settings: TableSettings, intent: Intent) -> None:
        await known(self.house)
        code = await self.house.client.create_table(settings)
        self.house.show(TablePage(self.house, code, intent))

    def _continue(self, code: str) -> None:
        self.house.show(TablePage(self.house, code, Intent.SIT))

    def _join(self) -> None:
        say = self.speech.say

        def answer(text: str) -> None:
            where, here = where_is(text), (self.house.client.url, self.house.guest.public_url)
            if where.server is not None and where.server not in here:
                self.house.note = say("cli-sit-elsewhere", link=text)
            else:
                self.do_once(sit_down(self.house, where.code))

        about = say("home-join-text")
        self.house.show(FieldPage(self.house, say("home-join-title"), about, answer))

    def _lobby(self) -> None:
        self.house.show(LobbyPage(self.house))

    def _games(self) -> None:
        self.house.show(GamesPage(self.house))

    def _rename(self) -> None:
        say = self.speech.say

        def answer(name: str) -> None:
            self.house.do(self._take_name(name[:LONGEST]))

        now = self._name or self.house.guest.name
        about = say("home-name-text")
        self.house.show(FieldPage(self.house, say("home-name-title"), about, answer, now))

    async def _take_name(self, name: str) -> None:
        self.house.guest.name = name
        if self._name is None:
            await known(self.house)
        else:
            await self.house.client.rename(name)
        await self.refresh()

    def _device(self) -> None:
        self.house.do(self._make_link())

    async def _make_link(self) -> None:
        await known(self.house)
        link, public = await self.house.client.create_link(), self.house.guest.public_url
        if public is not None:
            link = f"{public}/{LINK}{link.rpartition(LINK)[2]}"
        self.house.show(to_device(self.house, self, link))

    def _become(self) -> None:
        say = self.speech.say

        def answer(link: str) -> None:
            self.house.do(self._look_at_link(link.rpartition(LINK)[2]))

        about = say("cli-sit-become-text")
        self.house.show(FieldPage(self.house, say("cli-sit-become"), about, answer))

    async def _look_at_link(self, code: str) -> None:
        owner = await self.house.client.look_at_link(code)
        who = str(owner["name"])
        if owner["you"]:
            self.house.note = self.speech.say("home-link-same", who=who)
            self.house.redraw()
            return

        def yes() -> None:
            self.do_once(self._change(self.house.client.use_link(code)))

        self.house.show(becoming(self.house, self, who, self._name, yes))

    def _be_again(self, person_id: str) -> None:
        self.do_once(self._change(self.house.client.be_again(person_id)))

    async def _change(self, work: Coroutine[None, None, object]) -> None:
        """Be somebody else from now on, here and next time."""
        await work
        keep(self.house)
        await self.refresh()
        self.house.note = self.speech.say("home-link-done", who=self._name or "")

    def _speak(self) -> None:
        at = LANGUAGES.index(self.speech.language)
        self.house.speak(LANGUAGES[(at + 1) % len(LANGUAGES)])


async def sit_down(house: House, code: str, intent: Intent = Intent.SIT) -> None:
    """Go to a table of somebody else."""
    await known(house)
    house.show(TablePage(house, code, intent))
