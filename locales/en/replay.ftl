# A game that is over, looked at again.

replay-begin = Before the first deal
replay-moment = Step
replay-where = Round { $round }, step { $at } of { $all }
replay-controls = Go through the game
replay-round-back = Back a round
replay-trick-back = Back a trick
replay-back = Back a step
replay-play = Play
replay-halt = Stop
replay-forth = Forward a step
replay-trick-forth = Forward a trick
replay-round-forth = Forward a round
replay-eyes = Cards
replay-open = All hands open
replay-as = As { $who } saw it
replay-hands = Everyone’s cards
replay-hand = { $who } holds { $cards }
replay-hand-empty = { $who } has no cards
replay-none = There’s no such game, or it isn’t over yet.

# Looking back: what the game was decided by.

replay-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
replay-review = Looking back
replay-parts = Parts
replay-game = Game
replay-round = Round { $round }
replay-place = Place { $place }, behind { $who }
replay-won = You won
replay-won-with = You won, together with { $who }
replay-winner = { $count ->
    [one] { $who } has won
   *[other] { $who } have won
}
replay-front = { $you ->
    [yes] You were in front
   *[no] { $count ->
        [one] { $who } was in front
       *[other] { $who } were in front
    }
}
replay-level = All level
replay-told = { $you ->
    [yes] { $cards ->
        [good] The cards were better than usual
        [bad] The cards were worse than usual
       *[even] The cards were average
    }, { $others ->
        [good] and the others helped you.
        [bad] and the others gave you nothing.
       *[even] and the others made little difference.
    }
   *[no] { $cards ->
        [good] { $who } had better cards than usual
        [bad] { $who } had worse cards than usual
       *[even] { $who } had average cards
    }, { $others ->
        [good] and the others helped.
        [bad] and the others gave nothing.
       *[even] and the others made little difference.
    }
}
replay-told-own = { $you ->
    [yes] { $own ->
        [little] You left little on the table.
        [most] Your own choices mattered most.
       *[much] You left a few points on the table.
    }
   *[no] { $own ->
        [little] Little was left on the table.
        [most] Their own choices mattered most.
       *[much] A few points were left on the table.
    }
}
replay-more = Round { $round } is where you could have gained most.
replay-walk = { $you ->
    [yes] Where your { $figure } comes from
   *[no] Where { $who }’s { $figure } comes from
}
replay-walk-note = { $points } points, the others { $mean } on average: that makes { $figure }.
replay-cards = the cards
replay-own = own decisions
replay-others = the others’ decisions
replay-sum = together
replay-cards-short = cards
replay-own-short = own
replay-others-short = others
replay-rest = And the others
replay-cards-about = Cards: your own hand, and how the hidden cards lay.
replay-given = Points given away
replay-given-note = Only what you could have known counts. Bad luck doesn’t.
replay-given-unit = per round
replay-strong = As strong as { $bots }
replay-strong-between = Between { $first } and { $second }
replay-strong-note = One game says little.
replay-strong-also = Perhaps like { $bots } too.
replay-ladder-note = Points given away per round. The further right, the fewer.
replay-by-round = Round by round
replay-given-all = Points per round. Only what a player could have known counts.
replay-given-chance = And at the end, where winning and places count: { $percent } % of the chance.
replay-few = Too early to say more: { $real } decisions that mattered.
replay-unmeasured = We can only tell how strong that is in games of four with the basic rules.
replay-watch = Look at round { $round }
replay-steps = Trick by trick
replay-thinking = Elwe is still thinking: { $done } of { $of }
replay-judged = Who Elwe has gone through
replay-judged-done = Seat { $seat }: done
replay-judged-not = Seat { $seat }: not yet
replay-waiting = Elwe will be with you in a moment.
replay-ask = Let Elwe go through it
replay-ask-title = What decided the game?
replay-ask-text = Elwe looks at every decision: what the cards were, what you all made of them, and what would have been better.
replay-ask-here = Elwe looks at your decisions, here on this device: what the cards were, what you made of them, and what would have been better. You can stop at any time and go on later.
replay-go-on = Go on looking
replay-unasked = Nobody has gone through this game yet. You can look at it anyway.
replay-failed-title = Elwe couldn’t make it out
replay-failed = You can look at the game anyway, or ask again later.
replay-story = How the round went
replay-story-note = The expected lead after each trick.
replay-start = Start
replay-trick = Trick { $trick }
replay-trick-of = Trick { $trick } of { $tricks }
replay-turning = { $count ->
    [one] One moment
   *[other] { $count } moments
}
replay-quiet = Nothing to grumble about
replay-quiet-text = In this round no single decision moved much.
replay-round-title = { $you ->
    [yes] Your round: { $points }
   *[no] The round went to { $who }: { $points }
}
replay-round-told = Trick { $trick } decided it: { $move }.
replay-round-open = Until trick { $trick } it could have gone either way.
replay-deed = { $you ->
    [yes] { $way ->
        [lead] You lead { $what }
        [follow] You follow with { $what }
        [trump] You trump with { $what }
        [discard] You discard { $what }
        [pick] You pick { $what }
       *[starter] You let { $what } start
    }
   *[no] { $way ->
        [lead] { $who } leads { $what }
        [follow] { $who } follows with { $what }
        [trump] { $who } trumps with { $what }
        [discard] { $who } discards { $what }
        [pick] { $who } picks { $what }
       *[starter] { $who } lets { $what } start
    }
}
replay-deed-named = { $deed }: { suit } becomes { role-mid }
replay-deed-taken = { $you ->
    [yes] You take { $holds }
   *[no] { $who } takes { $holds }
}
replay-forced = { $you ->
    [yes] You had to
   *[no] There was no other way
}
replay-luck = { $luck ->
    [bad] There was nothing better: bad luck
   *[good] Well chosen, and the cards lay well
}
replay-luck-word = { $luck ->
    [bad] bad luck
   *[good] luck
}
replay-title-calm = A quiet round
replay-title-named = { suit } becomes { role-mid }
replay-title-better = { $you ->
    [yes] There was more in it
   *[no] { $who } missed something
}
replay-title-trump = { $you ->
    [yes] You trump
   *[no] { $who } trumps
}
replay-title-taken = It came down to trick { $trick }
replay-title-luck = { $luck ->
    [bad] { $you ->
        [yes] Bad luck
       *[no] { $who } had bad luck
    }
   *[good] { $you ->
        [yes] It fell your way
       *[no] It fell { $who }’s way
    }
}
replay-title-card = One card in trick { $trick }
replay-round-calm = It was a quiet one.
replay-your-round = { $you ->
    [yes] Your { $figure } in this round
   *[no] { $who }’s { $figure } in this round
}
replay-better = { $what } would have been better
replay-fine = Well chosen
replay-was-close = Very nearly
replay-instead = Better: { $what }
replay-average = on average
replay-why-as = As { $who } saw it:
replay-bars = What each choice gains on average
replay-bar = { $what }: { $figure }, plus or minus { $error }
replay-unit-points = Lead by the end of the round, on average. The line: how sure we are.
replay-unit-chance = Chance of a win and a good place, in per cent. The line: how sure we are.
replay-is-better = better
replay-is-chosen = played
replay-is-as-good = as good
replay-bars-some = In a game as long as this, the other cards aren’t kept.
replay-all-cards = all cards
replay-as-you = as you saw it
replay-show-moment = Look closer
replay-close = Close
replay-share = Link to share
replay-copied = Link copied.
replay-overview = Back to the overview
replay-names = Show names
replay-names-note = People who weren’t there see your names only if all of you agree.
replay-player = Player { $number }

# Card reading: who could hold what.

replay-more-title = More
replay-reading-about = Shows where each hidden card could be.
replay-reading-layer = Read the cards
replay-reading-title = { $you ->
    [yes] What you could know
   *[no] What { $who } could know
}
replay-reading-note = The taller the bar, the likelier the card is there.
replay-reading-how = What it’s based on
replay-reading-weighted = if everyone plays sensibly
replay-reading-uniform = just counting
replay-reading-told = { $move }: of every { $times } deals that were possible, one is left.
replay-reading-told-nothing = { $move }: that tells nothing new.
replay-reading-none = No cards are hidden any more.
replay-reading-waiting = Elwe is still counting …
replay-reading-card = { $what }: { $chances }
replay-reading-chance = { $who } { $percent } %

# Try again.

replay-again-title = Try again
replay-again-go = { $count ->
    [one] Try one moment again
   *[other] Try { $count } moments again
}
replay-again-short = So long a game is kept in short: of each moment your choice and the best one, not all of them. That’s why there’s nothing to try again.
replay-again-this = Try again
replay-again-where = { $at } of { $all }
replay-again-round = Round { $round }, trick { $trick }
replay-again-ask = You chose { $what }. What would you do now?
replay-again-right = Yes! { $what }
replay-again-as-good = { $what }: just as good
replay-again-not-yet = Not yet
replay-again-not-yet-text = { $what } gains { $less } on average.
replay-again-less-points = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } points less
replay-again-less-chance = { $percent } % less chance of a win and a good place
replay-again-once-more = Choose again
replay-again-show = Show me
replay-again-why = Why?
replay-again-shown = How it can go with { $what }: { $cost } points less than with { $best }.
replay-again-many = That’s one deal of many. On average over all of them: { $less }.
replay-again-unshown = No single deal shows it well. On average over many: { $less }.
replay-again-show-again = Watch again
replay-again-next = Next
replay-again-end-title = Done
replay-again-end = { $right } of { $all } first time.
replay-again-close = Back to the review

# Play on from here.

replay-onward-title = What if
replay-onward-from = from trick { $trick }
replay-onward-go = Play on from here
replay-onward-seat-as = As { $who }
replay-onward-note = This doesn’t count and isn’t kept.
replay-onward-end = This time { $now } instead of { $then }
replay-onward-end-same = { $now } again
replay-onward-then = then
replay-onward-now = now
replay-onward-mean = { $you ->
    [yes] Once isn’t enough: from here you get { $figure } on average, compared with the others. This time: { $now }.
   *[no] Once isn’t enough: from here { $who } gets { $figure } on average, compared with the others. This time: { $now }.
}
replay-amount-points = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
replay-amount-chance = { $percent } % of the chance
replay-onward-compare = { $kind ->
    [more] On average { $now } gains { $amount } more here than { $then }.
    [less] On average { $now } gains { $amount } less here than { $then }.
   *[same] On average { $now } gains as much here as { $then }.
}
replay-onward-again = Again from here
replay-onward-save = Save as a file
replay-onward-close = Back to the review

# Look together.

replay-together-title = Look together
replay-together-leader = { $you ->
    [yes] You lead, { $count } here
   *[no] { $who } leads, { $count } here
}
replay-together-nobody = { $count } here
replay-together-follow = Follow
replay-together-follow-note = Otherwise you look around on your own.
replay-together-pass = Hand over the lead
replay-together-to = To { $who }
replay-together-say = Say something
replay-together-stop = Stop
replay-together-pointed = { $you ->
    [yes] You point at the { card }.
   *[no] { $who } points at the { card }.
}
replay-together-said = { $who }: { $phrase }
replay-together-guest = Guest { $number }
replay-together-point = Point at a card

# To take along.

replay-study-title = Print or save
replay-study-print = Print
replay-study-page = As a page
replay-study-record = Record
replay-study-review = Review as JSON
replay-study-judging = Being worked out in full on this device: { $done } of { $of }
replay-file-ask = Look at a game in a file
replay-file-note = Drop a saved game here, or choose one. It isn’t kept anywhere.
replay-who = Which of these are you?
replay-who-note = The file doesn’t say. Then the review is about you, and you can try your moments again.
