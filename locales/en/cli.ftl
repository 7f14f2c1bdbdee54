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
cli-verified-challenge = deal { $number } of the same cards { $code }, bound by the head { $head }
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

# What else goes wrong; "why" is in English, as above.
cli-fault-arena = { $why }
cli-fault-setting = { $why }
cli-fault-database = { $why }
cli-fault-foreign-review = { $why }
cli-fault-depth = { $why }
cli-fault-person = { $why }
cli-fault-review = { $why }
cli-fault-schema = { $why }
cli-fault-store = { $why }
cli-fault-bot = { $why }
cli-fault-fingerprint = { $why }
cli-fault-value = { $why }

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
cli-review-standings = Standings: { $standings }
cli-review-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-review-part = Judged so far: { $done } of { $total } decisions.
cli-review-round = Round { $round }
cli-review-open-round = Round { $round }, as far as it was played
cli-review-given = gives away { $figure } ± { $error } points a round
cli-review-yield = yield { $percent } ± { $error } %
cli-review-alike = as strong as { $who }
cli-review-between = between { $weaker } and { $stronger }
cli-review-few = not enough decisions yet to tell the yield
cli-review-mark = { $mark ->
    [small] A small slip
    [clear] A clear mistake
   *[grave] A grave mistake
}: { $less } than with { $better }.
cli-review-proved = Proved: { $what } is best in { $best } of { $deals } possible deals.
cli-review-proved-wins = Proved: { $what } wins in { $wins } of { $deals } possible deals.
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
cli-operate-report = { $number }: { $name } ({ $who }) at table { $code }, { $when }: { $why ->
    [name] an improper name
    [talk] a nuisance with phrases
    [leaving] leaves games
    [slowness] plays slowly on purpose
   *[cheating] plays unfairly
}
cli-operate-no-reports = nobody has reported anybody
cli-operate-no-report = there is no report { $number }
cli-operate-done = report { $number } is dealt with
cli-operate-closed = table { $code } is closed; everybody there sees it within ten seconds
cli-operate-maintenance = { $state ->
    [on] maintenance: games go on, but nothing new begins; servers know within seconds
   *[off] all is open again; servers know within seconds
}

# What stops a command; "why" is in English, for it is about what stands there, or what the system says.
cli-needs = { $what ->
    [judging] judging
    [training] training
    [measuring] measuring
    [explaining] explaining
    [table] a table on a server
    [terminal] a seat in the terminal
   *[other] { $what }
} needs { $library }: pip install 'ebbes[{ $extra }]'
cli-input-closed = standard input is closed
cli-cannot-read = cannot read { $file }: { $why }
cli-cannot-print = cannot write: { $why }
cli-cannot-write = cannot write { $file }: { $why }
cli-file-line = { $file }, line { $line }
cli-review-one = one record at a time, with --html or --keep
cli-review-no-seat = no seat { $seat }
cli-review-other = { $file } keeps a review of other seats or of another depth: name another file, or leave out --seat and --depth
cli-review-stopped = stopped after { $done } of { $total } decisions
cli-ladder-stopped = stopped at { $name }, after { $done } of { $total } rounds
cli-train-cannot = cannot train in { $folder }: { $why }
cli-puzzles-found = found { $done } of { $total }
cli-rate-games = { $shown } { $games ->
    [one] game
   *[other] games
}
cli-perft = { $what ->
    [depth] depth { $shown }
    [sequences] { $shown } sequences
   *[finished] { $shown } finished
}

# What was measured. Names of others stay as they are.
cli-bench-measured = measured
cli-bench-counted = counted
cli-bench-rate = per second
cli-bench-times = times that
cli-bench-missing = not installed
cli-bench-name = { $what ->
    [engine] engine
   *[other] { $name }
}

# A contest between bots. Labels: at most twelve letters; heads of columns: at most eight, the count eleven.
cli-arena-either = either deals or whole games, not both
cli-arena-stopped = stopped after { $done } of { $total }{ $kept ->
    [yes] ; the same command goes on from here
   *[no] { "" }
}
cli-arena-who = { $bot } against { $others }
cli-arena-deals = { $shown } { $unit ->
    [game] { $number ->
        [one] game
       *[other] games
    }
   *[deal] { $number ->
        [one] deal
       *[other] deals
    }
}
cli-arena-seatings = in { $players } seatings each; seed { $seed }
cli-arena-label = { $what ->
    [difference] difference
    [places] places
   *[null] null match
}
cli-arena-points = { $figure } points a { $unit ->
    [game] game
   *[round] round
}
cli-arena-virtual = { $figure } over the virtual player
cli-arena-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
cli-arena-average = { $place } on average; { $wins } won
cli-arena-null = ({ $bot } against itself, { $deals }): { $verdict ->
    [off] OFF, do not trust this bench
    [few] too few deals to tell
   *[even] even, within 4 errors
}
cli-arena-time = { $what ->
    [unit] milliseconds
    [mean] mean
    [p50] p50
    [p99] p99
    [max] max
   *[count] decisions
}
cli-arena-took = { $seconds } seconds, { $processes ->
    [one] { $processes } process
   *[other] { $processes } processes
}

# A server and what it keeps.
cli-server-needs = a server needs { $library }: install ebbes with its extra 'server'
cli-serve-at = ebbes is at { $address } (Ctrl-C stops it)
cli-serve-setting = a setting is NAME=VALUE, not { $what }
cli-no-database = there is no database in { $file }
cli-backup-command = PostgreSQL has its own command: { $command }
cli-backup-done = all of { $source } is in { $file }
cli-person-who = say who: either the id of a person or --name
cli-person-none = there is nobody { $by ->
    [id] with that id
   *[name] of that name
}
cli-person-many = { $people } people have that name: { $ids }
cli-forget-sure = Forget { $who } ({ $id })?
cli-forgotten = forgotten; tables that stay without the name: { $tables }

# The seat in the terminal.
cli-sit-help = Help
cli-sit-map = Map
cli-sit-quit = Leave
cli-sit-play = play
cli-sit-space = Space
cli-sit-last-trick = last trick
cli-sit-chat = chatter
cli-sit-course = So far
cli-sit-takes = takes
cli-sit-trumps = trumps
cli-sit-tricks = { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
}
cli-sit-sealed = sealed { $seal }
cli-sit-watchers = { $count ->
    [one] 1 watches
   *[other] { $count } watch
}
cli-sit-on = Enter: go on
cli-sit-change = change
cli-sit-change-keys = ↑ ↓ choose, ← → change
cli-sit-alone = all options, against the house
cli-sit-friends = a table with a code, for others
cli-sit-join = or paste the code of a table
cli-sit-games = your games, looked at again
cli-sit-become = Be the same as in the browser
cli-sit-become-text = In the browser, under Settings or on the home page, make a link for another device, and paste it here. It works once, for ten minutes.
cli-sit-left = You are { $who } here now. The games of { $who } are safe: the first page takes you back to them.
cli-sit-keys-digits = play the card with that number
cli-sit-keys-arrows = from card to card, and play
cli-sit-no-tables = Nobody has an open table just now.
cli-sit-no-games = No game is over yet.
cli-sit-not-played = You didn’t play in that game.
cli-sit-fault = That did not work: { $why }
cli-sit-no-answer = Nobody answers at { $server }. Is the address right, with http:// or https:// at its beginning, and does the server run?
cli-sit-only-here = This works on this machine only. For others, run ebbes serve and invite them there.
cli-sit-elsewhere = That table is on another server. Leave here, and type: ebbes sit { $link }
cli-sit-small = The table needs a window of { $columns } columns and { $lines } lines; this one has { $width } and { $height }. Please make it a little larger, or the letters smaller.

# A table on a server, line by line.
cli-join-welcome = You are at table { $code }. Type ? for help, q to leave.
cli-join-help = Type the number of a choice, or a card such as G7. t tells the roles, the trick and your cards again, and before a game who sits there, l the last trick, p everybody’s points, h what a strong bot would do. c lists what you can say, c and a number says it. m asks for more time, w plays again after a bot has played for you. s starts a game at your own table, plus lets somebody in who asks, minus turns them down; j takes a seat when you only listen. q leaves.
cli-join-pick = Type a colour and a number, such as G7; you need not hold the card.
cli-join-not-yet = It is not your turn yet.
cli-join-listening = You listen to table { $code }. Type ? for help, j to sit down, q to leave.
cli-join-you-say = You say: { $phrase }
cli-join-asked = Type plus to let them in, minus to turn them down.
cli-join-away = Type w to play again yourself.
cli-join-nobody-asks = Nobody asks you for a seat just now.
cli-join-around = At the table: { $who }.
cli-join-free = { $free ->
    [one] One seat is free.
   *[other] { $free } seats are free.
}
cli-join-points = { $you ->
    [yes] You have
   *[no] { $who } has
} { $total } points.

# Seats over SSH.
cli-ssh-guest = You come without a key, { $who }: your name, your games and your place at a table are gone when you leave. With an SSH key (ssh-keygen makes one) you are the same person next time.
cli-ssh-idle = Nothing has happened here for long, so this visit ends. Your seat stays yours for a while. Come back any time.
cli-ssh-no-server = The tables cannot be reached just now. Please try again later.
cli-ssh-told = The pages here need a whole screen, and eyes for it. Line by line it goes with: ebbes play --join CODE --server { $server }

# A table of one's own in the terminal, and seats over SSH.
cli-sit-needs-server = a table of your own needs a server: install ebbes with its extra 'server'
cli-sit-no-server = a server of your own does not run: { $why }
cli-ssh-at = seats are at { $command } (Ctrl-C ends it)
cli-ssh-cannot = cannot listen on { $host } port { $port }: { $why }
