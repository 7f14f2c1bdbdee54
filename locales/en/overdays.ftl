# Games over days: a card when you have time.

overdays-title = A slow game
overdays-lead = A card when you have time
overdays-text = Everybody plays when it suits them. We’ll tell you when it’s your turn.
overdays-games = Your games
overdays-none = None yet. Open one, and invite people.
overdays-with = With { $who }
overdays-alone = Nobody has come yet
overdays-where = Round { $round }, trick { $trick }
overdays-your-turn = your turn
overdays-their-turn = { $who } to play
overdays-waits = waiting for people
overdays-over = game over
overdays-left-hours = { $hours ->
    [0] less than an hour left
    [one] 1 hour left
   *[other] { $hours } hours left
}
overdays-left-days = { $days ->
    [one] 1 day left
   *[other] { $days } days left
}
overdays-more = { $tables } more
overdays-late = time is up
overdays-rests = quiet until 8 o’clock
overdays-new = Start a new one
overdays-hours = Time per card
overdays-open = Open the table

overdays-calls = When it’s your turn
overdays-calls-text = You’ll see “{ $title }”. Without your permission we can only show it on the home page.
overdays-calls-off = never
overdays-calls-daily = once a day
overdays-calls-each = every time
overdays-calls-nights = Not at night
overdays-calls-nights-text = quiet from 10 pm to 8 am
overdays-calls-here = Tell me on this device
overdays-calls-no = We can’t reach this browser. That takes a secure address (https).
overdays-calls-denied = The browser doesn’t allow it. You can change that in its settings.
overdays-calls-browser = this browser
overdays-calls-other = another browser
overdays-calls-remove = Stop: { $where }
overdays-calls-hook = Address
overdays-calls-hook-text = Allowed here: { $hosts }
overdays-calls-hook-add = Add the address
overdays-call-one = Your turn
overdays-call-many = Your turn at { $tables } tables

overdays-holiday = Holiday
overdays-holiday-text = Your clock stops then, at every table. { $left ->
    [0] You’ve used it up for this year.
    [one] 1 day left this year.
   *[other] { $left } days left this year.
}
overdays-holiday-first = First day
overdays-holiday-last = Last day
overdays-holiday-take = Add
overdays-holiday-end = Cancel: { $days }
overdays-holiday-days = { $first } to { $last }

overdays-forced = Forced cards play themselves
overdays-forced-text = when you have no choice
overdays-plan = Your next card
overdays-plan-text = Only you see this. It’s for your next turn; if the card isn’t allowed then, it’s dropped.
overdays-plan-turn = It’s your turn: just play.
overdays-plan-when = { $when ->
    [lead] If you lead
    [any] Whatever happens
   *[other] If { $suit } is led
}
overdays-plan-ask = ask me
overdays-plan-keep = Save
overdays-plan-kept = Saved.
