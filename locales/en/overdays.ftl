# Games over days: a card when you have time.

overdays-title = A game over days
overdays-lead = A card when you have time
overdays-text = Everybody plays when it suits them. We tell you when it is your turn.
overdays-games = Your games
overdays-none = None yet. Open one, and invite people.
overdays-with = With { $who }
overdays-alone = Nobody has come yet
overdays-where = Round { $round }, trick { $trick }
overdays-your-turn = your turn
overdays-their-turn = { $who } to play
overdays-waits = waits for people
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
overdays-new = A new one
overdays-hours = Time for a card
overdays-open = Open the table

overdays-calls = When it is your turn
overdays-calls-text = It comes as “{ $title }”. Without your permission it is on the home page only.
overdays-calls-off = never
overdays-calls-daily = once a day
overdays-calls-each = every time
overdays-calls-nights = Not at night
overdays-calls-nights-text = all is quiet from 22 to 8 o’clock
overdays-calls-here = Tell me on this device
overdays-calls-no = This browser cannot be woken from here. It takes a secure address (https).
overdays-calls-denied = The browser does not allow it. You can change that in its settings.
overdays-calls-browser = this browser
overdays-calls-other = another browser
overdays-calls-remove = No more: { $where }
overdays-calls-hook = Address
overdays-calls-hook-text = Allowed here: { $hosts }
overdays-calls-hook-add = Add the address
overdays-call-one = Your turn
overdays-call-many = Your turn at { $tables } tables

overdays-holiday = Holiday
overdays-holiday-text = No time runs for you then, at any table. { $left ->
    [0] It is used up for this year.
    [one] 1 day left this year.
   *[other] { $left } days left this year.
}
overdays-holiday-first = First day
overdays-holiday-last = Last day
overdays-holiday-take = Add
overdays-holiday-end = Cancel: { $days }
overdays-holiday-days = { $first } to { $last }

overdays-forced = Clear cards play themselves
overdays-forced-text = when only one will do
overdays-plan = Your next card
overdays-plan-text = Only you see this. It holds for your next turn; what is not allowed then is void.
overdays-plan-turn = It is your turn: just play.
overdays-plan-when = { $when ->
    [lead] If you lead
    [any] In any case
   *[other] If { $suit } is led
}
overdays-plan-ask = ask me
overdays-plan-keep = Keep
overdays-plan-kept = Kept.
