# The table: its frame, the seats, the map, chatter, the connection, the keys.

table-title = Table { $code }
table-round = Round { $round }
table-round-of = of { $rounds }
table-points = Points: { $points }
table-points-unit = points
table-map-disc = { $who }: { $points }
table-standings = Standings
table-roles = Roles
table-number = Number
table-still-out = Still to come
table-still-out-short = To come
table-deals = deals
table-you = you
table-seat = { $who }, { $tricks ->
    [0] no trick yet
    [one] 1 trick
   *[other] { $tricks } tricks
}{ $dealer ->
    [yes] , deals
   *[no] { "" }
}{ $turn ->
    [yes] , to play
   *[no] { "" }
}
table-tricks = { $tricks ->
    [0] no trick yet
    [one] 1 trick
   *[other] { $tricks } tricks
}
table-thinking = { $who } is thinking …
table-absent = not here
table-away = away
table-counter = Card counter
table-counter-suit = { suit }: { $values }

table-last-trick = Last trick
table-last-trick-taken = { $you ->
    [yes] You take it.
   *[no] { $who } takes it.
}
table-last-trick-named = { suit } has been { role-mid } since.
table-last-trick-none = No trick yet.
table-tricks-of = { $you ->
    [yes] Your tricks
   *[no] { $who }’s tricks
}

table-virtual-columns = The virtual player’s columns
table-virtual-column = Column { $column }: { card }, { $below ->
    [0] nothing below
    [one] 1 card face down below
   *[other] { $below } cards face down below
}
table-virtual-column-empty = Column { $column }: empty
table-virtual-follows = { led } is led: the virtual player answers with { card-short }.
table-virtual-leads = The virtual player leads { card-short }.
table-virtual-throws = { led } is led and the virtual player has none: it discards { card-short }.

table-chat = Chatter
table-chat-mute = Mute
table-chat-unmute = Hear them again
table-chat-off = The host has switched chatter off.
table-phrase-hello = Hello!
table-phrase-good-luck = Good luck!
table-phrase-well-played = Well played!
table-phrase-oh-no = Oh no!
table-phrase-sorry = Sorry!
table-phrase-thanks = Thanks!
table-phrase-your-turn = Your turn!
table-phrase-take-your-time = Take your time.
table-phrase-cheers = Cheers!
table-phrase-one-more = One more?
table-phrase-goodbye = See you!

table-watching = You are watching
table-watching-text = You see what everyone sees: no hands.
table-join-in = Join in
table-join-in-text = Take over a bot’s seat, with its cards and points.
table-take-over = Play for { $who }
table-full = Every seat is taken. Watching is fun too.

table-asks = { $who } would like to play.
table-asks-more = { $others ->
    [one] One more is waiting.
   *[other] { $others } more are waiting.
}
table-let-in = Let in
table-turn-down = No, sorry
table-ask = { $host } will be asked before you sit down.
table-asked = { $host } has been asked. One moment …
table-asked-back = Never mind
table-turned-down = { $host } would rather not just now.
table-shut = Not this time, sorry. You’re welcome to watch.
table-removed = There’s no seat for you at this table. You’re welcome to watch.

table-clock-you = { $seconds ->
    [one] 1 second left for you
   *[other] { $seconds } seconds left for you
}
table-more-time = More time
table-away-title = A bot plays for you
table-away-gone = You were gone, so it kept your cards warm.
table-away-clock = Your time was up, so it played on.
table-come-back = I’m back

table-connecting = Finding the table …
table-connecting-long = The server answers, but the line for playing won’t open. Some networks block it; another one may help.
table-lost = Connection lost
table-lost-text = We’ll keep trying. Your cards stay where they are.
table-lost-long = Still no network. The game goes on when you’re back; a bot may play for you until then.
table-back = Back at the table.
table-ended-host = The host has closed this table.
table-ended-idle = Nobody came for a day, so this table was closed.
table-ended-played = This round has been played.
table-ended-operator = The people who run this server have closed this table.
table-banned = You can’t play here for now.
table-banned-text = The people who run this server have turned you away for a while. The home page says for how long.
table-records = Its games are kept.

table-people = People at the table
table-invite = Invite people
table-wishes = While I’m away
table-menu-settings = Settings
table-menu-rules = Rules
table-menu-keys = Keys
table-menu-check = Check the deal
table-menu-leave = Leave the table
table-leave-ask = A bot takes over your cards. You can come back to this seat as long as nobody else has taken it.
table-leave-watch = Stand up and watch

table-keys-title = Keys
table-keys-step = ← →
table-keys-step-text = one step back, one step forward
table-keys-step-trick = Shift ← →
table-keys-step-trick-text = one trick back, one trick forward
table-keys-step-round = Page Up, Page Down
table-keys-step-round-text = one round back, one round forward
table-keys-step-all = Home, End
table-keys-step-all-text = to the beginning, to the end
table-keys-run = Space
table-keys-run-text = play, pause
table-keys-arrows = ← →
table-keys-arrows-text = from card to card
table-keys-sort = Shift ← →
table-keys-sort-text = move a card, if you sort by hand
table-keys-enter = Enter
table-keys-enter-text = play the card, go on
table-keys-digits = 1 … 9, 0, Shift + 1 … 5
table-keys-digits-text = tap a card by its place, with Shift from the eleventh on; or pick a number
table-keys-suits = B N Y G R
table-keys-suits-text = choose a colour to pick
table-keys-hint = H
table-keys-hint-text = hint
table-keys-last = L
table-keys-last-text = last trick
table-keys-map = M
table-keys-map-text = map and points
table-keys-roles = O
table-keys-roles-text = hear the roles
table-keys-table = T
table-keys-table-text = hear the trick
table-keys-chat = C
table-keys-chat-text = chatter
table-keys-help = ?
table-keys-help-text = this list
table-keys-escape = Esc
table-keys-escape-text = close, take back a choice

table-welcome = New here?
table-welcome-arches = Tap the arches above: they explain the roles.
table-unkept = This device can’t save the game. It goes on until you close the window.
table-title-here = Table on this device
