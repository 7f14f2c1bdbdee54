# The hand of the day: one round, the same for all.

day-title = Hand of the day
day-one-round = One round.
day-same-for-all = The same for everyone.
day-before-you = Your cards today
day-number = The number this round:
day-everybody = Everybody gets these cards today, against the same three bots.
day-over = This day is over. You can still play its cards for practice.
day-played = { $people ->
    [one] One person has
   *[other] { $people } people have
} played it so far.
day-first-counts = Your first try counts; after that you can practise.
day-play = Play today’s round
day-go-on = Carry on
day-practise = Once more, for practice
day-practise-old = Play it for practice
day-review = Review
day-review-later = The review opens tomorrow
day-points = { $points ->
    [1] point
    [-1] point
   *[other] points
}
day-done = Played. That’s it for today.
day-better-than = Better than { $of } out of 100.
day-how-all = How everybody played
day-people = { $people ->
    [one] one person
   *[other] { $people } people
}
day-bar = { $points } points: { $people ->
    [0] nobody
    [one] one person
   *[other] { $people } people
}
day-you = you
day-points-in-round = Points in this round
day-row = { $days ->
    [0] No days in a row yet
    [1] One day in a row
   *[other] { $days } days in a row
}
day-row-next = { $days ->
    [1] Today makes it one.
   *[other] Today makes it { $days }.
}
day-row-today = Today counts.
day-share = Pass it on
day-share-title = ebbes, hand of the day { $day }
day-share-safe = Gives nothing away: the grapes only show how many out of ten you beat.
day-copy = Copy text
day-send = Share
day-none = –
day-proof = Nobody can pick or swap the cards of a day: all days of a year are fixed in advance, and anyone can check.
day-above-expert = More than Elwe!
day-as-expert = As much as Elwe.
day-above-par = More than you could expect.
day-at-par = Just what you could expect.
day-below-par = There was more in it this time.
day-expert = Elwe gets { $points } from this hand.
day-par = You could expect { $points }.
day-row-bunch = A whole bunch.
day-share-sentence = { $points } { $number ->
    [1] point
    [-1] point
   *[other] points
}. { $sentence }
day-share-signs = With grapes
day-picture = Share picture
day-picture-day = Hand of the day, { $day }
day-month-before = Previous month
day-month-after = Next month
day-month-played = { $played } of { $days } days, { $mean } on average
day-proof-title = Why nobody can cheat
day-head = Seal for { $year }
day-head-changed = The seal for { $year } isn’t the one this browser was shown before. Perhaps the server was set up anew; if not, the cards of that year were drawn again. Ask whoever runs it.
day-head-how = Write a seal down, or compare it with friends. Anyone who has played a hand can check the next day that its cards belong to the seal.
