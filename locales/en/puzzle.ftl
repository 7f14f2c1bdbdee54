# Puzzles: which card?

puzzle-title = Puzzles
puzzle-which = Which card?
puzzle-about = Short moments from games of the house. One card, one answer, one why.
puzzle-ten = Ten puzzles
puzzle-ten-title = Ten in a row
puzzle-ten-text = About six minutes. Just your strength.
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
    [one] Look at that one again
   *[other] Look at one of them again
}
puzzle-can = What it is about
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
puzzle-theme-solved = { $right } of { $answered } at the first go
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
puzzle-at-once = { $percent } % at the first go
puzzle-rating = Your level: { $rating }, give or take { $deviation }.
puzzle-rating-open = After a few puzzles we know which ones suit you.
puzzle-no-hill = Puzzles do not change your place on the hill. Here you may miss.
puzzle-returns = What you missed comes back
puzzle-returns-text = After days, less and less often, until you know it.
puzzle-due = { $count ->
    [one] One is back
   *[other] { $count } are back
}
puzzle-due-none = None is waiting right now.

puzzle-where = Puzzle { $at }
puzzle-of = of { $all }
puzzle-close = To the puzzles
puzzle-ask = Find the card that brings you most until the end of the round, on average.
puzzle-none-title = Nothing here right now
puzzle-none = There are no more puzzles of this kind.
puzzle-right = Yes, { $card }!
puzzle-second = Nearly: { $card } is good too
puzzle-second-text = Only { $best } brings even more, { $more } on average.
puzzle-other = Better: { $card }
puzzle-other-text = { $card } brings { $less } less on average.
puzzle-points = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
puzzle-bars = What each card brings on average
puzzle-bar = { $card }: { $figure }, plus or minus { $error }
puzzle-yours = yours
puzzle-best = best
puzzle-unit = Lead until the end of the round, on average
puzzle-proof = { $best ->
    [one] Proved: the best in one of { $deals } possible deals.
   *[other] Proved: the best in { $best } of { $deals } possible deals.
}
puzzle-proof-all = Proved: the best in all { $deals } possible deals.
puzzle-told = Why this card
puzzle-why = Why?
puzzle-next = Next
puzzle-shown = How it can go with { $card }: { $cost } less than with { $best }. One deal of many.
puzzle-show-again = Look once more
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
    [trump] Nobody comes after you? Then your lowest trump will do. Else count who can still trump.
    [take] Look at what lies in the trick: plus and ebbes are worth a high card.
    [leave] Not every trick is a good one. With minus in it, or nix near, let somebody else have it.
    [shed] Into others’ tricks goes what harms you. An empty suit sets you free.
   *[designate] A designator settles the suit. Play it when the role suits your hand.
}
puzzle-ten-more = Ten more
puzzle-home = To the home page
