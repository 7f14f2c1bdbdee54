# My place: how strong you play, your games, and what others see of it.

me-title = My place
me-games-since = { $games ->
    [one] One game
   *[other] { $games } games
} since { $month }
me-rename = Change your name
me-counting = There are many games, we are still counting …

me-free = Your place is still free
me-free-text = Play a few rounds, then we show you where you stand on the hill. Before that we would be guessing.
me-hill = The way up
me-hill-text = Everybody of the house stands there already. The further up, the fewer points somebody gives away in a round.
me-hill-bot = { $who }: { $number }
me-hill-you = You: { $number }
me-later = What will stand here
me-later-games = Your games, each with a look back: trick by trick, with the why.
me-later-strength = How strong you play, and whether you get better.
me-later-yours = No account. Only you see this, until you change it.

me-strong = As strong as { $who }
me-strong-between = Between { $first } and { $second }
me-strong-text = You give away about { $mean } points in a round, rather surely between { $least } and { $most }.
me-strong-about = Counted in games of four by the basic rules: { $rounds ->
    [one] one round
   *[other] the last { $rounds } rounds
}. The house was measured in the same way.
me-missing = { $real ->
    [0] No choice looked at yet
   *[other] { $real } of { $enough } choices
}
me-missing-text = After { $enough } choices that mattered we show you your place. What counts are games of four by the basic rules that Elwe has looked at.
me-ask = Show Elwe my last games
me-asked = Elwe is looking at them. Come back later.
me-way = Since { $month }
me-way-text = The band shows how sure we are.
me-way-label = Points given away a round: first { $first }, now { $last }
me-now = now

me-games = Your games
me-games-none = No game played to its end yet.
me-games-more = Show more
me-game-place = { $place }.
me-game-won = won
me-game-given = given away { $number }
me-game-new = Look back
me-game-hand = one hand
me-game-open = broken off
me-with = { $players ->
    [2] for two
    [3] for three
    [4] for four
   *[5] for five
}

me-numbers = In numbers
me-places = Places
me-places-bar = Place { $place }: { $times ->
    [one] once
   *[other] { $times } times
}
me-first = { $games ->
    [0] No game won yet.
   *[other] In { $percent } of 100 games you came first.
}
me-points = Points a round
me-luck = Luck with cards a round: { $luck ->
    [more] more than usual
    [less] less than usual
   *[usual] as usual
}
me-luck-none = Luck with cards: after the first look back
me-table-games = Games
me-table-points = Points a round
me-table-given = given away

me-missed = What you mostly miss
me-missed-text = This was the reason for better cards. What matters most comes first.
me-missed-times = { $times ->
    [one] once
   *[other] { $times } times
}
me-missed-names-role = Naming a colour at the right time
me-missed-takes-trick = Taking a trick that pays
me-missed-trumps = Trumping when you need not follow
me-missed-plays-last = Choosing calmly when you play last
me-missed-gets-rid-of = Putting a bad card into others’ tricks
me-missed-gives-away = Not giving a good card away
me-missed-leaves-trick = Leaving a trick to others
me-missed-empties-suit = Playing a colour empty
me-missed-keeps-designator = Keeping a designator
me-missed-open = Daring an open trick
me-missed-starter = Choosing well who starts
me-missed-pick = Choosing designators well

me-tricks = Should one take few tricks?
me-tricks-answer = { $answer ->
    [few] For you: yes. With few tricks you got more.
    [many] For you: no. With many tricks you got more.
   *[open] For you it is not clear: the difference may be chance.
}
me-tricks-few = few tricks
me-tricks-many = many tricks
me-tricks-rounds = { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}
me-tricks-about = Points over the others, a round. Few means: fewer than everybody’s share.

me-shown = What others see
me-shown-strength = My place on the hill
me-shown-strength-text = only who sits at a table with me
me-shown-games = My last games
me-shown-games-text = only who sits at a table with me; not with whom
me-shown-results = Hand of the day
me-shown-results-text = my result counts among all, without a name
me-shown-so = So those at the table see you
me-shown-since = here since { $month }
me-shown-strong = as strong as { $who }
me-shown-between = between { $first } and { $second }
me-shown-soon = no place on the hill yet
me-shown-last = the last five games
me-shown-rest = Nothing more. Who does not know you does not find you here either.
me-data = My data
me-data-text = No account. Save it or delete it whenever you like.
me-export = Save
me-forget = Delete
me-forget-ask = Your name leaves all games, and you leave every table. There is no way back.

me-keep = So that nothing gets lost
me-keep-text = You are you because this browser knows you. With a code to write down you find back, even when the device is gone.
me-code-make = Make a code
me-code-renew = Make a new code
me-code-renew-ask = The old code is void then.
me-code-made = You have a code, made on { $day }. We cannot show it again.
me-code-shown = Write it down, we only show it now. Whoever has it can be you.
me-code-end = Delete the code
me-code-end-ask = Then no code leads to you any more.
me-devices = A link for another device
me-back = Been here before?
me-back-text = With the code you wrote down you are yourself again, with all your games.
me-back-label = Code
me-back-note = Four times five signs. Capital or small is the same.
me-back-go = Come back
me-back-done = Now you are { $who } here.

me-look-none = { $who } keeps it private.

me-passkey = Passkey
me-passkey-text = Or the device itself remembers you: by fingerprint, face or PIN.
me-passkey-make = Make a passkey
me-passkey-made = Passkey of { $day }
me-passkey-remove = Delete the passkey of { $day }
me-passkey-remove-ask = It opens nothing here any more then.
me-passkey-use = Come back by passkey
me-game-device = on the device

me-rated = Among people
me-rated-points = points a round over Lisbeth, ± { $error }, after { $games ->
    [one] one game
   *[other] { $games } games
}.
me-rated-soon = As soon as you have played with others at an open table, it stands here.
me-rated-wanted = Play rated
me-rated-text = Counts games with others at open tables only, never among friends. Only you see it, and there is no list of ranks.
