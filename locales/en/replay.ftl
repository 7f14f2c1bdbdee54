# A game that is over, looked at again.

replay-title = The game again
replay-begin = Before the first deal
replay-moment = Step
replay-where = Round { $round }, step { $at } of { $all }
replay-controls = Go through the game
replay-round-back = A round back
replay-back = A step back
replay-play = Play on
replay-halt = Stop
replay-forth = A step on
replay-round-forth = A round on
replay-eyes = Cards
replay-open = All hands open
replay-as = As { $who } saw it
replay-hands = Everyone’s cards
replay-hand = { $who } holds { $cards }
replay-hand-empty = { $who } has no cards
replay-none = There is no such game, or it is not over yet.
