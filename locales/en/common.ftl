# Suits, roles and cards, and what is said on every page.

-suit-blue = { $form ->
   *[mid] blue
    [first] Blue
}
-suit-brown = { $form ->
   *[mid] brown
    [first] Brown
}
-suit-yellow = { $form ->
   *[mid] yellow
    [first] Yellow
}
-suit-green = { $form ->
   *[mid] green
    [first] Green
}
-suit-red = { $form ->
   *[mid] red
    [first] Red
}
-role-trump = { $form ->
   *[mid] trump
    [first] Trump
}
-role-plus = { $form ->
   *[mid] plus
    [first] Plus
}
-role-ebbes = ebbes
-role-minus = { $form ->
   *[mid] minus
    [first] Minus
}
-role-nix = nix

# A suit as a label or at the beginning of a sentence.
suit = { $suit ->
    [B] { -suit-blue(form: "first") }
    [N] { -suit-brown(form: "first") }
    [Y] { -suit-yellow(form: "first") }
    [G] { -suit-green(form: "first") }
   *[R] { -suit-red(form: "first") }
}
# A suit within a sentence.
suit-mid = { $suit ->
    [B] { -suit-blue }
    [N] { -suit-brown }
    [Y] { -suit-yellow }
    [G] { -suit-green }
   *[R] { -suit-red }
}
# The suit before the word "card".
suit-card = { suit-mid }
# The letter on the cards: each is in its word, and no two are the same.
suit-letter = { $suit ->
    [B] B
    [N] N
    [Y] Y
    [G] G
   *[R] R
}
suit-motif = { $suit ->
    [B] Blue, grapes
    [N] Brown, Elwetritsche
    [Y] Yellow, potatoes
    [G] Green, forest
   *[R] Red, castles
}
# The led suit, at the beginning of a sentence and within.
led = { $led ->
    [B] { -suit-blue(form: "first") }
    [N] { -suit-brown(form: "first") }
    [Y] { -suit-yellow(form: "first") }
    [G] { -suit-green(form: "first") }
   *[R] { -suit-red(form: "first") }
}
led-mid = { $led ->
    [B] { -suit-blue }
    [N] { -suit-brown }
    [Y] { -suit-yellow }
    [G] { -suit-green }
   *[R] { -suit-red }
}
role = { $role ->
    [trump] { -role-trump(form: "first") }
    [plus] { -role-plus(form: "first") }
    [ebbes] { -role-ebbes }
    [minus] { -role-minus(form: "first") }
   *[nix] { -role-nix }
}
role-mid = { $role ->
    [trump] { -role-trump }
    [plus] { -role-plus }
    [ebbes] { -role-ebbes }
    [minus] { -role-minus }
   *[nix] { -role-nix }
}
value = { $value ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
    [13] thirteen
    [14] fourteen
   *[15] fifteen
}
# A card within a sentence, without its article.
card = { suit-mid } { value }
# A card on a button.
card-short = { suit } { $value }
# A card whose suit has been said.
card-value = the { $value }
card-hidden = face-down card
cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
you = You
virtual-player = Virtual player
virtual-player-narrow = Virtual player
decimal = { NUMBER($number, maximumFractionDigits: 1) }
list-comma = { $first }, { $second }
list-and = { $first } and { $second }
rule-link = Rule { $rule }

yes = Yes
no = No
cancel = Cancel
close = Close
back = Back
next = Next
copy = Copy
copied = Copied
more = More
less = Less
menu = Menu
loading = One moment …
try-again = Try again
to-home = Home page
to-table = Back to the table
to-check = Was it dealt fairly?

language = Language
language-de = Deutsch
language-en = English
language-pfl = Pälzisch

map = Map of the Palatinate
disc-pink = pink
disc-grey = grey
disc-orange = orange
disc-black = black
disc-white = white

update-ready = There is a new version.
update-now = Load it now
update-later = Later
offline-ready = ebbes is on this device now. Lessons, rules and scoring work without a network.
page-not-found = There’s nothing here.
page-not-found-text = Perhaps the link was cut short on its way. The home page is still where it was.

# A game waits, at a table elsewhere.
turn-yours = Your turn
turn-elsewhere = { $others ->
    [0] It’s your turn.
   *[other] It’s your turn, at the table with { $who }.
}
turn-seat-wanted = { $others ->
    [one] { $who } would like a seat at your table.
   *[other] { $who } would like seats at your table.
}
turn-seat-given = { $others ->
    [0] You have a seat.
   *[other] You have a seat, at the table with { $who }.
}
turn-go = Go to the table
numbers-given = { $came } of { $people } people’s numbers came in; those of { $who } did not.

tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
