# The room before a game, as host and as guest.

waiting-title = Your table
waiting-subtitle = waiting for people
waiting-title-guest = { $host }’s table
waiting-title-none = A table
waiting-code = Code
waiting-qr = QR code with the link to this table
waiting-copy-link = Copy link
waiting-link-copied = Link copied. Send it round.
waiting-link-here = This link works on this computer only.
waiting-share = Share
waiting-share-text = Come and play ebbes! Code { $code }

waiting-seats-title = Who’s at the table?
waiting-seat-you = your table
waiting-seat-you-guest = that’s you
waiting-seat-host = host
waiting-seat-here = is here
waiting-seat-away = is away just now
waiting-seat-bot = Bot
waiting-seat-open = Free seat
waiting-seat-open-text = Pass the code on
waiting-seat-put-bot = Seat a bot
waiting-seat-take = Sit here
waiting-seat-ask = Ask for this seat
waiting-seat-take-bot = Take { $who }’s seat
waiting-seat-open-again = Free this seat
waiting-seat-send-away = Send { $who } away
waiting-seat-send-away-ask = { $who } leaves the table and can’t come back. Sure?
waiting-seat-pass-host = Make { $who } the host
waiting-seat-pass-host-ask = { $who } then decides how you play and when it starts. Only { $who } can give the table back to you.
waiting-seat-rename = Change name
waiting-seat-place = { $who } on the hill
waiting-strength = Playing strength
waiting-filled = { $seats ->
    [0] Everyone is here.
    [one] If the seat stays free, { $who } steps in.
   *[other] If the seats stay free, bots from the house step in.
}

waiting-rules-title = How do you want to play?
waiting-players = Seats
waiting-players-two = With two players, a virtual player joins in.
waiting-more-cards = More cards
waiting-more-cards-text = 15 in hand instead of 10
waiting-pick = Pick designators
waiting-pick-text = You choose number and colour yourselves
waiting-rounds = Rounds
waiting-goal = Goal at
waiting-dabbscheedel = Dabbscheedel at
waiting-clock = Time to think
waiting-clock-none = no limit
waiting-clock-relaxed = plenty
waiting-clock-brisk = short
waiting-clock-text = { $clock ->
    [none] As long as it takes
    [relaxed] { $seconds } s for a card
   *[brisk] { $seconds } s for a card, no dawdling
}
waiting-hints = Hints
waiting-hints-on = always
waiting-hints-lessons = round 1
waiting-hints-off = never
waiting-hints-on-text = Anyone may ask Elwe
waiting-hints-lessons-text = To learn; after that you are on your own
waiting-hints-off-text = Everyone thinks for themselves
waiting-last-trick = Last trick stays visible
waiting-last-trick-text = You may look at it again
waiting-open-tricks = Open tricks
waiting-open-tricks-text = Everyone may look through all tricks
waiting-card-counter = Card counter
waiting-card-counter-text = Shows which cards are still in play
waiting-chat = Chatter
waiting-chat-text = Set phrases, nothing else
waiting-ask-first = Ask first
waiting-ask-first-text = The host says who sits down
waiting-public = Open to everyone
waiting-public-text = Listed among the open tables
waiting-days = Slow game
waiting-days-no = no
waiting-days-hours = { $hours ->
    [24] 1 day
    [72] 3 days
   *[other] { $hours } hrs
}
waiting-days-text = That’s the time for each card. Everybody plays when it suits them.
waiting-late = When time is up
waiting-late-house = the house plays
waiting-late-house-text = The house plays for anyone who is late, until they’re back
waiting-late-wait = wait
waiting-late-wait-text = Everybody waits, as long as it takes
waiting-nights = Quiet nights
waiting-nights-text = the clock stops from 10 pm to 8 am
waiting-forced = Forced cards play themselves
waiting-forced-text = when there is no choice
waiting-fill = Free seats
waiting-fill-never = stay free
waiting-fill-after = after { $minutes } min
waiting-fill-text = Then bots sit down and the game begins
waiting-rules-guest = Only the host can change this.

waiting-seal-title = Shuffle sealed
waiting-seal-text = The server has fixed its share of the shuffle. You add yours. After the game, anyone can check.
waiting-start = Let’s go
waiting-start-again = One more game
waiting-guest-wait = { $host } starts when everyone is ready.
waiting-claim-host = Become the host
waiting-claim-host-text = The host has gone. Someone should take over.
waiting-leave = Leave the table
waiting-close = Close the table
waiting-close-ask = The table closes for everyone. Sure?
