# Open tables: for everybody who wants to play or to watch.

open-title = Open tables
open-again = Look again
open-all = all
open-free = seat free
open-watch = to watch
open-days = over days
open-sit = Sit down
open-sit-with = Sit down with { $who }
open-look = Watch
open-watch-whom = Watch { $who }
open-players = { $players ->
    [2] two players
    [3] three players
    [4] four players
   *[5] five players
}
open-clock = { $clock ->
    [brisk] a short clock
   *[relaxed] a long clock
}
open-each-card = { $hours ->
    [24] a day a card
    [72] 3 days a card
   *[other] { $hours } h a card
}
open-anybody = Play with anybody
open-anybody-text = You join a table where somebody is waiting. If nobody turns up within 45 seconds, bots join in.
open-own = Open one yourself
open-own-text = An open table is listed here for everyone. A seat still empty after three minutes goes to a bot.
open-own-code = By code only
open-own-all = Open to everyone
open-none = No table is open right now. Open one, or play against bots until somebody comes.
open-none-such = None like that right now.

open-mute = Mute
open-unmute = Unmute
open-block = Avoid
open-block-text = People you avoid can’t sit down at your tables any more, and aren’t told. Only the people who run this server read reports.
open-blocked = You’re avoiding { $who }
open-avoided = People you avoid
open-lift = Allow again
open-report = Report
open-report-why = What’s wrong?
open-reported = Reported, thank you.
open-why-name = Offensive name
open-why-talk = Spams phrases
open-why-leaving = Walks out of games
open-why-slowness = Plays slowly on purpose
open-why-cheating = Plays unfairly
open-has-left = { $who } (has left)
open-nobody = Nobody else is here.
