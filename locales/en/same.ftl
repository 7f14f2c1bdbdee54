# Same cards: everybody plays the same rounds, and what they make of them is compared.

same-title = Same cards
same-lead = Who makes more of them?
same-about = Everybody gets the same cards. So luck decides nothing.
same-how = How it works
same-how-1 = You open it and send the link.
same-how-2 = Everybody plays the same rounds, whenever they like, with the same three from the house.
same-how-3 = Compared round by round: how much more do you have than the others in your seat?
same-new = Open a new one
same-name = Name
same-name-suggestion = { $month } cup
same-kind = How do you play?
same-kind-alone = on your own
same-kind-evening = club evening
same-kind-alone-note = Everybody when it suits them, against three from the house.
same-kind-evening-note = All at once, at several tables of four. Seats change every round; the house fills empty ones.
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
same-link-title = Now pass on the link
same-link-until = Whoever opens it can take part. Until { $until }.
same-qr = QR code with the link to these cards
same-share-text = Same cards, who makes more of them? { $name }
same-sealed = { $rounds ->
    [one] One round sealed
   *[other] { $rounds } rounds sealed
}
same-sealed-note = The cards are fixed already, for everybody. Not even who opened this knows them.
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
same-first-counts = You can stop after any round and carry on later. Each round counts the first time. What you leave for a day is finished by the house.
same-join = Take part
same-look = Just look first
same-standing = Standings
same-above = Points above the mean
same-you = You
same-done = done
same-of = { $played } of { $rounds }
same-zero = 0 is what everybody got on average in the same seat with the same cards.
same-nobody = Nobody has played yet.
same-still = { $rounds ->
    [one] One round to go
   *[other] { $rounds } rounds to go
}
same-waits = Round { $round } is waiting for you.
same-all-played = All played
same-all-played-note = The standings still change until everybody is through.
same-ended = Over
same-ended-note = Now you can also see how the others played.
same-round-by-round = Round by round
same-your-comparison = how you compare
same-points = Points
same-to-mean = to the mean
same-round = Round { $round }
same-told = Round { $round }: { $points } points, { $above } to the mean
same-locked = shown once you have played it
same-others = the others
same-mean = the mean
same-par = Where few have played yet, what these cards were worth stands instead of the mean.
same-best = Round { $round }: your best
same-best-note = With the same cards { $mean } was the average, you got { $points }. Looking back shows why.
same-their-games = How the others played
same-their-round = Round { $round }, { $who }: { $points }
same-evening-how = It begins when everybody is here. Where seats stay empty, the house plays.
same-evening-start = Let’s begin
same-evening-few = It takes two at least.
same-evening-here = Who is here
same-evening-wait = It begins as soon as { $who } says so.
same-evening-waiting = { $people ->
    [one] One person is
   *[other] { $people } people are
} still playing this round.
same-evening-late = This evening has begun already.
same-kind-box = real cards
same-kind-box-note = A club evening with real boxes: your device tells which cards to take from the sorted deck, and counts across all tables.
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
