# My place: how strong you play, your games, and what others see of it.

me-title = My place
me-games-since = { $games ->
    [one] One game
   *[other] { $games } games
} since { $month }
me-rename = Change your name
me-counting = That’s a lot of games. Still counting …

me-free = Your place is still free
me-free-text = Play a few rounds and we’ll show you where you stand on the hill. Any sooner would be guesswork.
me-hill = The way up
me-hill-text = The house players are up there already. The higher up, the fewer points somebody gives away per round.
me-hill-bot = { $who }: { $number }
me-hill-you = You: { $number }
me-later = What you’ll find here
me-later-games = Your games, each with a review: trick by trick, with reasons.
me-later-strength = How strong you are, and whether you’re getting better.
me-later-yours = No account. Nobody else sees this unless you say so.

me-strong = As strong as { $who }
me-strong-between = Between { $first } and { $second }
me-strong-text = You give away about { $mean } points per round; most likely between { $least } and { $most }.
me-strong-about = Counted over games for four with the basic rules: { $rounds ->
    [one] one round
   *[other] the last { $rounds } rounds
}. The house players are measured the same way.
me-missing = { $real ->
    [0] No decisions looked at yet
   *[other] { $real } of { $enough } decisions
}
me-missing-text = After { $enough } decisions that mattered we’ll show you your place. What counts: games for four with the basic rules that Elwe has gone through.
me-ask = Show Elwe my last games
me-asked = Elwe is going through them. Come back later.
me-way = Since { $month }
me-way-text = The band shows how sure we are.
me-way-label = Points given away per round: { $first } at first, { $last } now
me-now = now

me-games = Your games
me-games-none = No finished games yet.
me-games-more = Show more
me-games-file = Look at a saved game
me-game-place = { $place }.
me-game-won = won
me-game-given = gave away { $number }
me-game-new = Look back
me-game-hand = one round
me-game-open = abandoned
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
    [0] No wins yet.
   *[other] You came first in { $percent } out of 100 games.
}
me-points = Points per round
me-luck = Luck of the cards, per round: { $luck ->
    [more] more than usual
    [less] less than usual
   *[usual] as usual
}
me-luck-none = Luck of the cards: after your first review
me-table-games = Games
me-table-points = Points per round
me-table-given = given away

me-missed = What you tend to miss
me-missed-text = Why another card would have been better. What costs you most comes first.
me-missed-times = { $times ->
    [one] once
   *[other] { $times } times
}
me-missed-names-role = Naming a suit at the right time
me-missed-takes-trick = Taking a trick that pays
me-missed-trumps = Trumping when you don’t have to follow
me-missed-plays-last = Taking your pick when you play last
me-missed-gets-rid-of = Dropping bad cards into other people’s tricks
me-missed-gives-away = Not giving good cards away
me-missed-leaves-trick = Letting others have a trick
me-missed-empties-suit = Playing a suit empty
me-missed-keeps-designator = Holding on to a designator
me-missed-open = Risking an open trick
me-missed-starter = Choosing who leads
me-missed-pick = Picking designators

me-tricks = Is it better to take few tricks?
me-tricks-answer = { $answer ->
    [few] For you, yes: you scored more with few tricks.
    [many] For you, no: you scored more with many tricks.
   *[open] For you it’s hard to say: the difference may be chance.
}
me-tricks-few = few tricks
me-tricks-many = many tricks
me-tricks-rounds = { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}
me-tricks-about = Points ahead of the others, per round. Few means fewer than an even share.

me-shown = What others see
me-shown-strength = My place on the hill
me-shown-strength-text = only people at a table with me
me-shown-games = My last games
me-shown-games-text = only people at a table with me; not who I played with
me-shown-results = Hand of the day
me-shown-results-text = my result counts with everybody else’s, without a name
me-shown-so = How people at your table see you
me-shown-since = here since { $month }
me-shown-strong = as strong as { $who }
me-shown-between = between { $first } and { $second }
me-shown-soon = no place on the hill yet
me-shown-last = the last five games
me-shown-rest = Nothing else. People who don’t know you can’t find you here.
me-data = My data
me-data-text = No account. Save it or delete it whenever you like.
me-export = Save
me-forget = Delete
me-forget-ask = Your name disappears from all games, and you leave every table. This cannot be undone.

me-keep = So nothing gets lost
me-keep-text = This browser is how we know you. Write down a code, and you can come back even if the device is gone.
me-code-make = Make a code
me-code-renew = Make a new code
me-code-renew-ask = The old code will stop working.
me-code-made = You have a code, made on { $day }. We can’t show it again.
me-code-shown = Write it down: we only show it once. Anyone who has it can be you.
me-code-end = Delete the code
me-code-end-ask = After that, no code leads to you.
me-devices = A link for another device
me-back = Been here before?
me-back-text = Type the code you wrote down, and you are yourself again, with all your games.
me-back-label = Code
me-back-note = Four groups of five. Capitals or not, it makes no difference.
me-back-go = Come back
me-back-done = You are { $who } here now.

me-look-none = { $who } keeps that private.

me-passkey = Passkey
me-passkey-text = Or let the device remember you: by fingerprint, face or PIN.
me-passkey-make = Make a passkey
me-passkey-made = Passkey made on { $day }
me-passkey-remove = Delete the passkey made on { $day }
me-passkey-remove-ask = It won’t open anything here any more.
me-passkey-use = Come back with a passkey
me-game-left = left before the end
me-game-device = on the device

me-rated = Among people
me-rated-points = points per round more than Lisbeth, ± { $error }, after { $games ->
    [one] one game
   *[other] { $games } games
}.
me-rated-soon = Play with others at an open table, and you’ll see it here.
me-rated-wanted = Play rated
me-rated-text = Counts games with others at open tables only, never among friends. Only you see it, and there is no ranking.
