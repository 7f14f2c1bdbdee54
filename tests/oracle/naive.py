"""ebbes, played slowly and plainly from the rules page (R1-R40), to compare the engine with."""

import copy

SUITS = ["B", "N", "Y", "G", "R"]
ROLES = ["trump", "plus", "ebbes", "minus", "nix"]
VIRTUAL = 2
COLUMNS = 5


def suit_of(card: str) -> str:
    """Return the suit letter of a card code (R3)."""
    return card[0]


def value_of(card: str) -> int:
    """Return the value of a card code (R3)."""
    return int(card[1:])


def count(cards: list[str], suit: str) -> int:
    """Count the cards of a suit (R20, R21, R25)."""
    return len([card for card in cards if suit_of(card) == suit])


def highest(cards: list[str], suit: str) -> int:
    """Return the highest value of a suit among the cards, 0 if there is none (R25)."""
    return max([value_of(card) for card in cards if suit_of(card) == suit], default=0)


class Game:
    """A game of ebbes for two to five players."""

    def __init__(
        self,
        players: int,
        more_cards: bool,
        pick_designators: bool,
        rounds: int = 5,
        goal: int = 30,
        dabbscheedel: int = -15,
    ) -> None:
        """Set up the table; two players are joined by the virtual player (R30)."""
        self.players = players
        self.more_cards = more_cards
        self.pick_designators = pick_designators
        self.rounds = rounds
        self.goal = goal
        self.dabbscheedel = dabbscheedel
        self.seats: int = 3 if players == 2 else players

        self.round: int = 0
        self.dealer: int | None = None
        self.starter: int | None = None
        self.chooser: int | None = None
        self.nix_winner: int | None = None
        self.points: list[int] = []
        self.totals: list[int] = [0 for _ in range(self.seats)]
        self.end: str | None = None
        self.game_winners: list[int] = []
        self.clear_table()

    def clear_table(self) -> None:
        """Put away everything that belongs to one round only."""
        self.value: int | None = None
        self.hands: list[list[str]] = [[] for _ in range(self.seats)]
        columns = COLUMNS if self.players == 2 else 0
        self.face_up: list[str] = ["" for _ in range(columns)]
        self.face_down: list[list[str]] = [[] for _ in range(columns)]
        self.picks: list[tuple[int, str]] = []
        self.plays: list[str] = []
        self.trick: list[tuple[int, str]] = []
        self.winners: list[int] = []
        self.taken: list[list[str]] = [[] for _ in range(self.seats)]
        self.roles: dict[str, str] = {}
        self.designated: list[tuple[str, str, int]] = []

    def copy(self) -> "Game":
        """Return a game that goes its own way from here."""
        return copy.deepcopy(self)

    def values_in_play(self) -> list[int]:
        """Two values for every seat, or three with more cards (R4, R5, R30, R37)."""
        highest_value = self.seats * (3 if self.more_cards else 2)
        return list(range(1, highest_value + 1))

    def clockwise(self) -> list[int]:
        """Name the seats clockwise; with two players: dealer, virtual player, partner (R30)."""
        if self.players != 2:
            return list(range(self.seats))
        return [0, VIRTUAL, 1] if self.dealer == 0 else [1, VIRTUAL, 0]

    def left_of(self, seat: int) -> int:
        """Return the next seat clockwise (R11)."""
        order = self.clockwise()
        return order[(order.index(seat) + 1) % len(order)]

    def is_virtual(self, seat: int) -> bool:
        """Tell whether the virtual player sits there (R30)."""
        return self.players == 2 and seat == VIRTUAL

    def left_person_of(self, seat: int) -> int:
        """Return the next person clockwise, skipping the virtual player (R30, R38)."""
        left = self.left_of(seat)
        return self.left_of(left) if self.is_virtual(left) else left

    def next_dealer(self) -> int | None:
        """Let anybody deal first, then the left neighbour, never the virtual player (R7, R30)."""
        if self.dealer is None:
            return None
        return self.left_person_of(self.dealer)

    def deal(
        self,
        dealer: int,
        hands: list[list[str]],
        value: int | None = None,
        starter: int | None = None,
    ) -> None:
        """Begin a round; its number designator is `value` (R6, R9), its first starter R8's."""
        self.clear_table()
        self.round = self.round + 1
        self.dealer = dealer
        self.starter = starter
        self.value = value
        self.hands = [list(hand) for hand in hands]
        if self.players == 2:
            self.lay_out(hands[VIRTUAL])
        self.let_the_virtual_player_play()

    def lay_out(self, cards: list[str]) -> None:
        """Lay rows of five from left to right, only the last row face up (R31, R37)."""
        rows = [cards[first : first + COLUMNS] for first in range(0, len(cards), COLUMNS)]
        self.face_up = list(rows[-1])
        self.face_down = [[row[column] for row in rows[:-1]] for column in range(COLUMNS)]

    # Whose turn it is and what may be done

    def to_act(self) -> tuple[str, int]:
        """Say what has to happen next, and at which seat."""
        if self.end is not None:
            return ("over", -1)
        if self.all_cards_played():
            return ("deal", -1)
        if self.starter is None:
            assert self.chooser is not None
            return ("name starter", self.chooser)
        if self.pick_designators and len(self.picks) < 5:
            return ("pick", self.picker(self.starter))
        return ("play", self.player(self.starter))

    def all_cards_played(self) -> bool:
        """Tell whether no seat holds a card (R14)."""
        return all(hand == [] for hand in self.hands)

    def picker(self, starter: int) -> int:
        """Begin left of the starter, then on clockwise; only people pick (R26, R38)."""
        if self.picks == []:
            return self.left_person_of(starter)
        return self.left_person_of(self.picks[-1][0])

    def player(self, starter: int) -> int:
        """Let the starter lead, then clockwise; the trick's winner leads the next (R11, R14)."""
        if self.trick != []:
            return self.left_of(self.trick[-1][0])
        if self.winners != []:
            return self.winners[-1]
        return starter

    def legal(self) -> list[str]:
        """List the choices of the seat to act."""
        what, seat = self.to_act()
        if what == "name starter":
            return [str(any_seat) for any_seat in range(self.seats)]
        if what == "pick":
            return self.legal_picks()
        if what == "play":
            return self.legal_cards(seat)
        return []

    def legal_picks(self) -> list[str]:
        """Combine every remaining colour with every remaining number (R26)."""
        used_suits = [suit_of(card) for _, card in self.picks]
        used_values = [value_of(card) for _, card in self.picks]
        suits = [suit for suit in SUITS if suit not in used_suits]
        values = [value for value in self.values_in_play() if value not in used_values]
        return [suit + str(value) for suit in suits for value in values]

    def legal_cards(self, seat: int) -> list[str]:
        """Lead any card; follow suit if you can, otherwise play any card (R11, R12)."""
        hand = self.hands[seat]
        if self.trick == []:
            return list(hand)
        following = [card for card in hand if suit_of(card) == self.led_suit()]
        return following if following != [] else list(hand)

    def led_suit(self) -> str:
        """Return the suit of the first card in the trick (R12)."""
        return suit_of(self.trick[0][1])

    def act(self, choice: str) -> None:
        """Make the choice for the seat to act, and all that follows without a choice."""
        what, seat = self.to_act()
        if what == "name starter":
            self.starter = int(choice)
        if what == "pick":
            self.picks.append((seat, choice))
        if what == "play":
            self.play(seat, choice)
        self.let_the_virtual_player_play()

    # The virtual player

    def let_the_virtual_player_play(self) -> None:
        """Play the virtual player's cards as long as it is its turn (R32)."""
        while self.players == 2 and self.to_act() == ("play", VIRTUAL):
            self.play(VIRTUAL, self.virtual_card())

    def virtual_card(self) -> str:
        """Play the leftmost face-up card of the led suit, else the leftmost face-up (R32)."""
        lying = [card for card in self.face_up if card != ""]
        if self.trick == []:
            return lying[0]
        following = [card for card in lying if suit_of(card) == self.led_suit()]
        return following[0] if following != [] else lying[0]

    def turn_up(self) -> None:
        """Turn up the card uncovered during the trick just taken (R33)."""
        for column in range(len(self.face_up)):
            if self.face_up[column] == "" and self.face_down[column] != []:
                self.face_up[column] = self.face_down[column].pop()

    # Tricks

    def play(self, seat: int, card: str) -> None:
        """Put one card into the trick (R11); it may designate a role at once (R17)."""
        self.hands[seat].remove(card)
        if self.is_virtual(seat):
            self.face_up[self.face_up.index(card)] = ""
        self.trick.append((seat, card))
        self.plays.append(card)
        if self.is_designator_card(card):
            self.designate(suit_of(card))
        if len(self.trick) == self.seats:
            self.take_trick()
        if self.all_cards_played():
            self.score_round()

    def take_trick(self) -> None:
        """Give the trick to its winner, before the next one begins (R14, R33)."""
        winner = self.trick_winner()
        self.winners.append(winner)
        for _, card in self.trick:
            self.taken[winner].append(card)
        self.trick = []
        self.turn_up()

    def trick_winner(self) -> int:
        """Find the highest trump, those played before it was trump included (R13, R18)."""
        winning_suit = self.led_suit()
        for _, card in self.trick:
            if self.roles.get(suit_of(card)) == "trump":
                winning_suit = suit_of(card)
        best = highest([card for _, card in self.trick], winning_suit)
        return next(seat for seat, card in self.trick if card == winning_suit + str(best))

    # Roles

    def is_designator_card(self, card: str) -> bool:
        """Compare with the number designator, or with the five picked cards (R15)."""
        if self.pick_designators:
            return card in [picked for _, picked in self.picks]
        return value_of(card) == self.value

    def designate(self, suit: str) -> None:
        """Give the suit the next role; with minus the suit that remains becomes nix (R16)."""
        if suit in self.roles:
            return
        self.give_role(ROLES[len(self.roles)], suit)
        if len(self.roles) == 4:
            for remaining in SUITS:
                if remaining not in self.roles:
                    self.give_role("nix", remaining)

    def give_role(self, role: str, suit: str) -> None:
        """Note the role and after how many plays it was designated (R17)."""
        self.roles[suit] = role
        self.designated.append((role, suit, len(self.plays)))

    def suit_with(self, role: str) -> str:
        """Return the suit that has the role; at the end of a round all are known (R19)."""
        return next(suit for suit in SUITS if self.roles[suit] == role)

    # Scoring

    def score_round(self) -> None:
        """Count the cards in everybody's tricks, move the discs, see who won nix (R20-R25)."""
        self.points = [self.points_of(seat) for seat in range(self.seats)]
        self.totals = [self.totals[seat] + self.points[seat] for seat in range(self.seats)]
        self.nix_winner = self.most_nix(list(range(self.seats)))
        self.chooser = self.next_chooser(self.nix_winner)
        self.end = self.reason_to_end()
        if self.end is not None:
            most = max(self.totals)
            self.game_winners = [s for s in range(self.seats) if self.totals[s] == most]

    def points_of(self, seat: int) -> int:
        """Add one for each plus card, take one for each minus card, add ebbes (R20)."""
        plus = count(self.taken[seat], self.suit_with("plus"))
        minus = count(self.taken[seat], self.suit_with("minus"))
        return plus - minus + self.ebbes_points(seat)

    def ebbes_points(self, seat: int) -> int:
        """Give 3 to whoever has neither the most nor the fewest ebbes cards (R21, R22)."""
        counts = [count(cards, self.suit_with("ebbes")) for cards in self.taken]
        return 0 if counts[seat] in [max(counts), min(counts)] else 3

    def most_nix(self, seats: list[int]) -> int:
        """Find who has most nix cards, on a tie the highest nix card among the tied (R25)."""
        nix = self.suit_with("nix")
        most = max([count(self.taken[seat], nix) for seat in seats])
        tied = [seat for seat in seats if count(self.taken[seat], nix) == most]
        top = max([highest(self.taken[seat], nix) for seat in tied])
        return next(seat for seat in tied if highest(self.taken[seat], nix) == top)

    def next_chooser(self, nix_winner: int) -> int:
        """Let the nix winner name the starter, for the virtual player a person (R10, R36)."""
        if not self.is_virtual(nix_winner):
            return nix_winner
        nix = self.suit_with("nix")
        if count(self.taken[0], nix) == 0 and count(self.taken[1], nix) == 0:
            return 1 if self.next_dealer() == 0 else 0
        return self.most_nix([0, 1])

    # End

    def reason_to_end(self) -> str | None:
        """End after the rounds agreed; with picked designators on the track, too (R27, R28)."""
        if not self.pick_designators:
            return "rounds" if self.round == 5 else None
        if max(self.totals) >= self.goal:
            return "goal"
        if min(self.totals) <= self.dabbscheedel:
            return "dabbscheedel"
        return "rounds" if self.round == self.rounds else None
