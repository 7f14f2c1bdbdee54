# The command line, as far as the other files lack the words.

cli-virtual-player = virtual player
cli-options = { $players } players{ $more ->
    [yes] , more cards
   *[no] { "" }
}{ $pick ->
    [yes] , pick designators (to { $goal }, { $dabbscheedel }, or { $rounds } rounds)
   *[no] { "" }
}
cli-game = ebbes for { cli-options }: { $names }
cli-welcome = ebbes for { cli-options }. Type ? for help, q to quit.

cli-round = Round { $round }: { $you ->
    [yes] you deal
   *[no] { $who } deals
}
cli-pile = { $up } on { $down }
cli-number = The number is { $value }.
cli-starts = { $you ->
    [yes] You start.
   *[no] { $who } starts.
}
cli-names-starter = { $you ->
    [yes] You name the starter: { $starter }.
   *[no] { $who } names the starter: { $starter }.
}
cli-picks = { $you ->
    [yes] You pick { $code }.
   *[no] { $who } picks { $code }.
}
cli-picks-short = { $who }: picks { $code }
cli-turns-up = { $who }: turns up { $code }
cli-designated = { suit-mid } is { role-mid }
# Heads a narrow column: at most six letters.
cli-total = total
cli-over = The game is over: { $end ->
    [goal] the goal is reached
    [dabbscheedel] the Dabbscheedel space is reached
   *[rounds] all rounds are played
}. { $winners ->
    [one] { $you ->
        [yes] You win.
       *[no] { $who } wins.
    }
   *[other] { $who } share the win.
}
cli-unfinished = The game is unfinished.

cli-roles-none = No suit has a role yet
cli-starters = You name the starter: { $starters }
cli-picked = Picked: { $codes ->
    [none] nothing yet
   *[other] { $codes }
}
cli-free-numbers = Free numbers: { $numbers }
cli-free-colours = Free colours: { $colours }
cli-pick-example = Pick one of each, such as { $code }; you need not hold the card.
cli-lying = On the table: { $codes }
cli-cards = Your cards: { $codes }
cli-cards-not-now = Not now: { $codes }

cli-ask-card = Your card?
cli-ask-designator = Which designator card?
cli-ask-starter = Who starts?
cli-choose = Type a choice, or ? for help.
cli-no-choice = { $typed } is none of the choices. { cli-choose }
cli-list-or = { $first } or { $second }
cli-pick-half = { $what } needs a { $missing ->
    [number] number
   *[colour] colour
}: { $codes }.
cli-pick-not-free = { $what } is not free (R26).
cli-help-starter =
    It is for you to name who leads the first trick: anyone, yourself too (R10).
    Type a number of the list, or a name.
cli-help-designator =
    Pick a designator card: a colour and a number that are both still free this round (R26).
    Type it as you like: G7, 7g, green 7. Where only one is left to go with it, half of it will do.
    You need not hold the card, but who holds it has a say in when it is played, and so in the role
    its suit gets. Five are picked in all, beginning left of the starter, who leads afterwards.
cli-help-card = Type a card such as G7, or its number where a list is shown; Enter alone takes an only choice.
cli-help =
    B blue, N brown, Y yellow, G green, R red. Follow the led suit if you can (R12).
    The first designator card played makes its suit trump, then plus, ebbes, minus; the rest is nix.
    Plus cards count +1, minus cards -1. ebbes gives 3, but nothing to who has most or fewest.
    In the table of points +3 marks those three, and * who took most nix and names the next starter.
    ? this help, t the table, q quit

cli-seal = The deals are bound to the commitment { $seal }.
cli-saved = The record is in { $path }.
cli-first-time = The bots get ready for the first time on this machine: it takes some seconds.
cli-stand-in = If they need more than { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}, they play simply at first.
cli-still-compiling = The bots get ready for your next game; Ctrl-C leaves at once.

cli-verified = { $deals ->
    [one] 1 deal follows
   *[other] { $deals } deals follow
} from the commitment { $seal }
cli-verified-day = the hand of the day of { $day }, bound by the head of its year { $head }
cli-verified-missing = { $came } of { $people } people’s numbers came in; those of { $who } did not
cli-verified-without = without a number of their own, as bots are: { $who }
cli-verified-last-played = the first starter was not drawn by lot, but had played last
cli-verified-unfinished = the game is unfinished

# What is wrong with a file; "why" is in English, for it is about what stands there.
cli-at-line = line { $line }: { $why }
cli-not-readable = { $why }
cli-broken = { $why }
cli-not-certified = { $why }
cli-nothing-to-decide = { $why ->
    [over] the record: nothing to decide: the game is over
    [between] the record: nothing to decide: it stops between two rounds
    [spectator] the view: nothing to decide: a spectator looks on
   *[waiting] the view: nothing to decide: somebody else acts
}

cli-seat = Seat { $seat }
cli-choice = seat { $seat } { $kind ->
    [play] play
    [pick] pick
   *[starter] starter
} { $what }
cli-worth = worth { $figure }
cli-points = points { $figure }
cli-lead = lead { $figure }
cli-figure = { $sign }{ NUMBER($number, minimumFractionDigits: 2) }

# What was judged. Four heads of columns: at most nine letters.
cli-review-result = lead
cli-review-cards = cards
cli-review-decisions = own
cli-review-others = others
cli-review-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-review-part = Judged so far: { $done } of { $total } decisions.
cli-review-round = Round { $round }
cli-review-open-round = Round { $round }, as far as it was played
cli-review-given = gives away { $figure } ± { $error } points a round
cli-review-yield = yield { $percent } ± { $error } %
cli-review-few = not enough decisions yet to tell the yield
cli-review-mark = { $mark ->
    [small] A small slip
    [clear] A clear mistake
   *[grave] A grave mistake
}: { $less } than with { $better }.
cli-review-moved = It moved: { $moves }.
cli-review-title = How the game went
cli-review-turning = Turning points
cli-review-course = What everyone could expect, decision by decision
cli-review-about = The lead is the own points less the mean of the others’. Cards: those dealt, and how the hidden ones lay. Own: what the own choices, judged by what one could know, added to those of the reference. Others: what they did.
cli-par-par = par
cli-par-over = over par

# What operators do beside a running server.
cli-operate-no-time = no time: { $what }; write 30m, 2h or 7d, and a year at the most
cli-operate-no-table = there is no open table { $what }
cli-operate-left = { $unit ->
    [d] { $number } days
    [h] { $number } hours
    [m] { $number } minutes
   *[s] { $number } seconds
}
cli-operate-banned = { $who } is turned away for { $left }; servers know within seconds
cli-operate-lifted = { $who } may come in again; servers know within seconds
cli-operate-ban = { $kind ->
    [person] person
   *[network] address
} { $who }: { $left } left, by order
cli-operate-ban-flood = address { $who }: { $left } left, by a server, for floods
cli-operate-ban-maintenance = maintenance: games go on, but nothing new begins
cli-operate-no-bans = nobody is turned away
cli-operate-flood = { $kind ->
    [person] person
   *[address] address
} { $who }: refused { $times ->
    [one] once
   *[other] { $times } times
} within the last hour
cli-operate-no-floods = nobody asks too much
cli-operate-closed = table { $code } is closed; everybody there sees it within ten seconds
cli-operate-maintenance = { $state ->
    [on] maintenance: games go on, but nothing new begins; servers know within seconds
   *[off] all is open again; servers know within seconds
}
