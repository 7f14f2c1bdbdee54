# Scoring a game played with the real box.

companion-title = Score a real game
companion-text = Play with the box. Count your cards after each round; the rest is done here, on this device.
companion-setup-title = Who plays?
companion-player = Player { $number }
companion-player-name = Name
companion-player-disc = Disc
companion-player-add = Add a player
companion-player-remove = Remove { $who }
companion-two = With two players, the virtual player has a row of its own.
companion-more-cards = More cards
companion-pick = Pick designators
companion-rounds = Rounds
companion-start = Start
companion-resume = Carry on with the last game
companion-new = New game
companion-new-ask = The game so far goes into the history. Start a new one?
companion-remove = Delete this game
companion-remove-ask = The game disappears from this device. This can’t be undone.

companion-round = Round { $round }
companion-round-of = of { $rounds }
companion-count-label = { $who }: { role-mid }
companion-placed = { $cards } of { $all }
companion-missing = { $cards ->
    [one] 1 { role-mid } card is still missing.
   *[other] { $cards } { role-mid } cards are still missing.
}
companion-too-many = { $cards ->
    [one] 1 { role-mid } card too many.
   *[other] { $cards } { role-mid } cards too many.
}
companion-rest = All cards left
companion-rest-label = { $who } gets all the cards left
companion-nix-title = Who wins nix?
companion-nix-text = { $who } have the same number. Who has the highest nix card?
companion-history = The rounds
companion-history-round = Round
companion-history-now = now
companion-history-total = Total
companion-enter = Enter round { $round }
companion-undo = Take back round { $round }
companion-leads = { $who } names who leads the next round.
companion-leads-non-dealer = Whoever isn’t dealing names who leads the next round.
companion-end-won = { $winners ->
    [one] { $who } has won
   *[other] { $who } have won
}
companion-end-again = Same people, new game
companion-old-games = Earlier games
companion-send = Send the result
companion-sent = Copied. Off to the group with it!
companion-place = { $place }. { $who }: { $points }
