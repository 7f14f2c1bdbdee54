# What you do at the table: play, pick, name the starter, ask for a hint.

play-their-turn = { $who } plays
play-follow = { led } is led: follow suit.
play-free = No { led-mid }? Any card will do.
play-lead = You lead.
play-last-card = The last card plays itself.
play-hand = Your hand
play-hand-card = { card }{ $role ->
    [none] { "" }
   *[other] , { role-mid }
}{ $designator ->
    [yes] , will name a role
   *[no] { "" }
}, { $state ->
    [playable] playable
    [chosen] chosen
    [blocked] not playable now
   *[waiting] not your turn
}
play-trick = The trick
play-trick-card = { $you ->
    [yes] You: { card }
   *[no] { $who }: { card }
}{ $best ->
    [yes] , takes it so far
   *[no] { "" }
}
play-trick-place = Your card goes here
play-takes = takes it
play-card-go = Play { card-short }
play-tap-again = Tap again to play { card-short }
play-ahead = Chosen ahead: { card-short }. It will be played when your turn comes.
play-ahead-dropped = { card-short } can’t be played after all. Choose again.
play-tap-on = Tap to go on
play-not-this = { suit } won’t do right now
play-shuffling = Everyone stirs the shuffle a little …

play-pick-title = Pick a number and a colour
play-pick-text = You don’t have to hold the card. Each number and each colour can be picked only once.
play-pick-number = Number
play-pick-colour = Colour
play-pick-number-label = Number { $value }
play-pick-number-taken = Number { $value }, taken
play-pick-suit-taken = { suit }, taken
play-pick-held = in your hand
play-pick-not-held = not in your hand
play-pick-go = Take { card-short }
play-pick-go-none = Number and colour, please
play-pick-wait = { $who } is picking a number and a colour
play-picks = Picked designators
play-pick-count = { $pick } of 5

play-starter-title = Who should lead?
play-starter-text = You won nix. Have a look at your hand, then choose.
play-starter-text-virtual = The virtual player won nix but can’t speak, so you choose.
play-starter-myself = Myself
play-starter-place = { $place ->
    [1] you begin
    [2] you play 2nd
    [3] you play 3rd
    [4] you play 4th
   *[last] you play last
}
play-starter-go = { $you ->
    [yes] I lead
   *[no] { $who } leads
}
play-starter-go-none = Choose someone
play-starter-wait = { $who } is choosing who leads
play-starter-wait-text = { $who } won nix and is looking at the new hand.
play-starter-wait-virtual = The virtual player won nix but can’t speak, so { $who } chooses.
play-starter-new-hand = Your new hand. Time to sort it.
play-starter-nix = nix in round { $round }
play-starter-lot = Drawn by lot: { $you ->
    [yes] you lead.
   *[no] { $who } leads.
}
play-starter-last-played = { $you ->
    [yes] You played ebbes most recently, so you lead.
   *[no] { $who } played ebbes most recently and leads.
}
play-starter-tip = Whoever leads sets the first suit. Whoever plays last sees it all.

play-hint = Hint
play-hint-thinking = Elwe is thinking …
play-hint-card = I’d take the { card }
play-hint-pick = I’d pick { card-short }
play-hint-starter = { $you ->
    [yes] I’d lead myself
   *[no] I’d let { $who } lead
}
play-hint-chart-points = Expected points per choice
play-hint-unit-points = Points to the end of the round, on average
play-hint-bar = { card-short }: { $signed }
play-hint-close = It’s close: several choices are about as good.
play-hint-by-lead = What counts here is what the others get out of it.
play-hint-by-worth = This close to the end, winning counts for more than points.
play-hint-chart-lead = Expected lead per choice
play-hint-chart-worth = Worth for the win per choice
play-hint-unit-lead = Lead over the others, on average
play-hint-unit-worth = Worth for the win
play-hint-none = Elwe is stumped too. Ask again in a moment.
play-hint-here = Worked out on your device: the server has its hands full.
play-hint-dismiss = I’ll think for myself
