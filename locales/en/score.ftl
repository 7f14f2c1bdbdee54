# The score sheet after a round.

score-title = Round { $round }: the score
score-leads = { $you ->
    [yes] You are in the lead.
   *[no] { $who } is in the lead.
}
score-leads-close = { $who } is in the lead, with you close behind.
score-leads-tied = { $you ->
    [yes] You share the lead with { $who }.
   *[no] { $who } share the lead.
}
score-row = { $who }: { $signed }, now { $total }
score-plus = { $cards ->
    [0] No plus cards.
    [one] 1 plus card: +1.
   *[other] { $cards } plus cards: +{ $cards }.
}
score-minus = { $cards ->
    [0] No minus cards.
    [one] 1 minus card: −1.
   *[other] { $cards } minus cards: −{ $cards }.
}
score-ebbes-place = { $place ->
    [most] { $cards }, most
    [fewest] { $cards }, fewest
    [equal] { $cards }, all equal
   *[middle] { $cards }, middle
}
score-ebbes-most = ebbes: { cards }, the most. That earns nothing.
score-ebbes-fewest = ebbes: { cards }, the fewest. That earns nothing.
score-ebbes-middle = ebbes: { cards }, not the most, not the fewest: 3 points.
score-ebbes-equal = ebbes: everyone has { cards }. Nobody earns anything.
score-ebbes-none = ebbes: no cards, so the fewest. That earns nothing.
score-nix-wins = { announce-nix-wins }
score-nix-most = { $you ->
    [yes] You have the most { suit-card } cards: { $cards }. You name who leads.
   *[no] { $who } has the most { suit-card } cards: { $cards }, and names who leads.
}
score-nix-cards = { $cards ->
    [one] 1 { suit-card } card
   *[other] { $cards } { suit-card } cards
}
score-nix-tie = { $you ->
    [yes] { score-nix-cards }, as many as { $others }, but yours is the highest: the { $value }. You name who leads.
   *[no] { $who } has { score-nix-cards }, as many as { $others }, but the highest of them: the { $value }.
}
score-nix-virtual = The virtual player wins nix but can’t name anyone. { $you ->
    [yes] So you do.
   *[no] So { $who } does.
}
score-nix-end = Nobody needs to lead: that was the last round.
score-tip-middle = Sometimes two ebbes are just enough.
score-tip-middle-text = Not too many, not too few: that’s how you get the three points.
score-tip-minus = That was a heavy load.
score-tip-minus-text = Once you know minus, let the others take the tricks.
score-tip-plus = A good harvest.
score-tip-plus-text = Plus cards in your tricks, and nobody could stop you.
score-tip-dabbscheedel = The Saarland is in sight.
score-tip-dabbscheedel-text = From here it can only go up. Mostly.
score-next = On to round { $round }
score-finish = To the podium
