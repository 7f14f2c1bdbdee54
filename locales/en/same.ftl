# Same cards: everybody plays the same rounds, and what they make of them is compared.

same-title = Same cards
same-lead = Who can make more of them?
same-about = Everybody gets the same cards, so luck decides nothing.
same-how = How it works
same-how-1 = You open one and send the link.
same-how-2 = { $kind ->
    [evening] Everybody plays the same rounds at the same time, at several tables.
    [box] Everybody plays the same rounds at the same time, with real cards.
   *[alone] Everybody plays the same rounds, whenever they like, with the same three bots.
}
same-how-3 = Then you compare, round by round: how much more did you make than the others in your seat?
same-new = Open a new one
same-name = Name
same-name-suggestion = { $month } cup
same-kind = How do you play?
same-kind-alone = on your own
same-kind-evening = club evening
same-kind-alone-note = Everybody in their own time, against three bots.
same-kind-evening-note = All at once, at several tables of four. Seats change every round; bots fill the empty ones.
same-how-many = How many rounds?
same-whole-game = one game
same-with-whom = Who is at the table?
same-until = Until when?
same-days = { $days ->
    [1] tomorrow
    [7] one week
   *[other] { $days } days
}
same-open = Open and invite
same-yours = Yours
same-yours-note = { $played } of { $rounds } played
same-is-open = is open
same-over = over
same-left = { $unit ->
    [days] { $number ->
        [one] one day
       *[other] { $number } days
    }
   *[hours] { $number ->
        [one] one hour
       *[other] { $number } hours
    }
} left
same-link-title = Now send the link
same-link-until = Anyone who opens it can take part, until { $until }.
same-qr = QR code with the link to these cards
same-share-text = Same cards: who can make more of them? { $name }
same-sealed = { $rounds ->
    [one] One round sealed
   *[other] { $rounds } rounds sealed
}
same-sealed-note = The cards are fixed already, the same for everybody. Not even the person who opened this knows them.
same-opened = The seal is open
same-opened-note = All cards follow from this number: { $root }
same-play = Play round { $round }
same-play-game = Play the game
same-go-on = Carry on
same-later = Later
same-invites = { $who } invites you: { $name }
same-invites-all = You are invited: { $name }
same-people = { $people ->
    [0] Nobody has joined yet.
    [one] One person has joined, { $done } done.
   *[other] { $people } have joined, { $done } done.
}
same-rounds = { $rounds ->
    [one] round
   *[other] rounds
}, about { $minutes } minutes
same-till = until { $until }
same-at-table = { $who } at the table
same-first-counts = You can stop after any round and carry on later. Each round counts the first time. If one isn’t done at the end, a bot finishes it.
same-join = Take part
same-leave = Leave the evening
same-send-away = Send { $who } away
same-send-away-ask = { $who } can’t join this evening again.
same-look = Just look first
same-standing = Standings
same-above = Points above average
same-you = You
same-done = done
same-of = { $played } of { $rounds }
same-by-house = the house played { $rounds }
same-zero = 0 is what people made on average in the same seat with the same cards.
same-nobody = Nobody has played yet.
same-still = { $rounds ->
    [one] One round to go
   *[other] { $rounds } rounds to go
}
same-waits = Round { $round } is waiting for you.
same-all-played = All played
same-all-played-note = The standings can change until everybody has finished.
same-ended = Over
same-ended-note = Now you can also see how the others played.
same-round-by-round = Round by round
same-your-comparison = how you compare
same-points = Points
same-to-mean = vs. average
same-round = Round { $round }
same-told = Round { $round }: { $points } points, { $above } against the average
same-locked = shown once you have played it
same-others = the others
same-mean = average
same-par = Where only a few have played, you see what the cards were worth instead of an average.
same-best = Round { $round }: your best
same-best-note = You made { $points } where the average was { $mean }. The review shows why.
same-their-games = How the others played
same-their-round = Round { $round }, { $who }: { $points }
same-house-for = { $who } (played by the house)
same-evening-how = We start when everybody is here. Bots take the empty seats.
same-evening-start = Let’s start
same-evening-few = It takes at least two.
same-evening-here = Who is here
same-evening-wait = It starts as soon as { $who } says so.
same-evening-waiting = { $people ->
    [one] One person is
   *[other] { $people } people are
} still playing this round.
same-evening-late = This evening has started already.
same-kind-box = real cards
same-kind-box-note = A club evening with real cards: your device tells you which cards to take from a sorted deck, and keeps score across all tables.
same-box-take = Take these cards
same-box-where = Table { $table }, seat { $seat }
same-box-starts = { $you ->
    [yes] You lead.
   *[no] Seat { $seat } leads.
} The number of the round is { $value }.
same-box-clockwise = Seats are counted clockwise.
same-box-enter = Enter points
same-box-one-counts = One of you counts for the whole table, with the tricks at hand.
same-box-count = Count the table
same-box-entered = Entered: you have { $points }.
same-box-fours = With real cards every table needs four: 8, 12, 16 … people.
