# Puzzles: which card?

puzzle-title = Puzzles
puzzle-which = Which card?
puzzle-about = Short moments from games between bots. One card, one answer, one reason.
puzzle-ten = Ten puzzles
puzzle-ten-title = Ten in a row
puzzle-ten-text = About six minutes, at your own level.
puzzle-last = Last time
puzzle-score = { $right } of { $all }
puzzle-legend = full: right · half: second best · striped: missed
puzzle-mark = Puzzle { $at }: { $outcome ->
    [right] right
    [second] second best
    [other] missed
   *[open] still open
}
puzzle-look-again = { $count ->
    [one] See that one again
   *[other] See one of them again
}
puzzle-can = What it’s about
puzzle-theme = { $theme ->
    [trump] To trump or not
    [take] Taking the trick
    [leave] Leaving the trick
    [shed] Getting rid of cards
   *[designate] When to play the designator
}
puzzle-theme-new = { $count ->
    [one] one puzzle
   *[other] { $count } puzzles
}
puzzle-percent = { $percent } %
puzzle-theme-solved = { $right } of { $answered } first time
puzzle-levels = How hard?
puzzle-level = { $level ->
    [1] easy
    [2] medium
    [3] hard
   *[4] tricky
}
puzzle-answered = { $answered ->
    [one] One puzzle
   *[other] { $answered } puzzles
}
puzzle-at-once = { $percent } % first time
puzzle-rating = Your level: { $rating }, give or take { $deviation }.
puzzle-rating-open = After a few puzzles we’ll know which ones suit you.
puzzle-no-hill = Puzzles don’t change your place on the hill. You’re free to get things wrong.
puzzle-returns = What you missed comes back
puzzle-returns-text = A few days later, then less and less often, until you’ve got it.
puzzle-due = { $count ->
    [one] One is back
   *[other] { $count } are back
}
puzzle-due-none = None waiting right now.

puzzle-where = Puzzle { $at }
puzzle-of = of { $all }
puzzle-close = Back to the puzzles
puzzle-ask = Find the card that gains most by the end of the round, on average.
puzzle-none-title = Nothing here right now
puzzle-none = There are no more puzzles of this kind.
puzzle-right = Yes, { $card }!
puzzle-second = Nearly: { $card } is good too
puzzle-second-text = But { $best } gains even more: { $more } on average.
puzzle-other = Better: { $card }
puzzle-other-text = { $card } gains { $less } less on average.
puzzle-points = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
puzzle-bars = What each card gains on average
puzzle-bar = { $card }: { $figure }, plus or minus { $error }
puzzle-yours = yours
puzzle-best = best
puzzle-unit = Lead until the end of the round, on average
puzzle-proof = { $best ->
    [one] Proven best in one of { $deals } possible deals.
   *[other] Proven best in { $best } of { $deals } possible deals.
}
puzzle-proof-all = Proven best in all { $deals } possible deals.
puzzle-told = Why this card
puzzle-why = Why?
puzzle-next = Next
puzzle-shown = How it can go with { $card }: { $cost } less than with { $best }. One deal of many.
puzzle-show-again = Watch again
puzzle-hands = Everyone’s cards
puzzle-hand = { $who } holds { $cards }
puzzle-hand-empty = { $who } has no cards

puzzle-end = { $share ->
    [all] All of them! Strong.
    [most] Well done!
    [half] Good going.
   *[few] Those were tricky ones.
}
puzzle-end-text = { $second ->
    [0] { $right } right.
    [one] { $right } right, one second best.
   *[other] { $right } right, { $second } second best.
}
puzzle-for-next = For next time
puzzle-advice = { $theme ->
    [trump] Nobody comes after you? Then your lowest trump will do. Otherwise count who can still trump.
    [take] Look at what lies in the trick: plus and ebbes are worth a high card.
    [leave] Not every trick is a good one. With minus in it, or nix near, let somebody else have it.
    [shed] Drop what hurts you into other people’s tricks. An empty suit sets you free.
   *[designate] A designator settles the suit. Play it when the role suits your hand.
}
puzzle-ten-more = Ten more
puzzle-home = To the home page
puzzle-along = No network: these are puzzles you took along. What you answer here doesn’t count.
