# The home page.

home-title = ebbes
home-tagline = The trick-taking game from the Palatinate
home-continue = Play on
home-continue-with = with { $who }
home-play = Play now
home-play-against = against { $bots ->
    [1] one bot
    [2] two bots
    [3] three bots
   *[4] four bots
}
home-friends = With friends
home-join = Join with a code
home-learn = Learn in 3 minutes
home-companion = Score a real game
home-same = Same cards
home-rules = Rules
home-settings = Settings
home-install = Install it on this device
home-about = ebbes is a game by Klaus Geis, published by Palatia Spiele. This page is unofficial and a labour of love. No accounts, no tracking.
home-offline = No network right now. Lessons, rules and scoring a real game still work; playing will too, as soon as it’s back.
home-here = Play here without a network
home-awaits-server = The server hasn’t answered yet. Still trying.
home-awaits-table = Your table is still being set: the server is taking longer than usual.
home-maintenance = A short break is coming up. Your games go on; nothing new starts until it’s over.

home-name-title = What’s your name?
home-name-label = Your name at the table
home-name-text = 1 to 24 characters. We ask for nothing else.
home-name-go = That’s me
home-name-suggestion = Guest

home-join-title = Which table?
home-join-label = Code
home-join-text = Seven letters from someone at the table.
home-join-go = Sit down
home-join-watch = Just watch

home-tables-title = Your open tables
home-over-days = A slow game
home-open = Open tables
home-table-free = { $seats ->
    [0] full, but bots will make room
    [one] 1 seat free
   *[other] { $seats } seats free
}
home-table-playing = in a game
home-table-waiting = waiting for people
home-device-title = Play on another device, too
home-device-text = Open this link there once, within ten minutes. After that, both devices know you.
home-device-make = Make a link

home-link-title = Are you { $who }?
home-link-text = Then you become { $who } on this device, with all of { $who }’s tables. Say yes only if you made the link yourself: otherwise somebody else is { $who } too, and sees your cards.
home-link-left = You are { $who } here now. The games of { $who } are safe: Settings takes you back to them.
home-link-yes = Yes, I am { $who }
home-link-stay = No, I stay { $who }
home-link-same = You are { $who } already
home-link-same-text = Open the link on your other device. It works there, once.
home-link-done = You are { $who } here now.

home-alone = change
home-alone-title = Change how you play
home-alone-strength = Who are you playing?
home-alone-mixed = mixed
home-alone-mixed-text = Whoever fancies it: some easy, some strong
home-alone-beaten = already beaten
home-alone-players = How many at the table?
home-alone-go = Play
home-day = Hand of the day
home-day-played = today: { $points }
home-day-new = not played yet today
home-puzzles = Puzzles
home-place = My place
home-place-text = your games, and how strong you play
home-place-as = As strong as { $who }
home-place-between = Between { $first } and { $second }
home-also = Also here: hand of the day, open tables and more
home-all = All
home-way = For the road
home-way-text = Play against the house without a network, too
home-way-packed = Packed: plays without a network, too
home-continue-here = on this device, round { $round }, with { $who }
