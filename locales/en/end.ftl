# After the game.

end-won = You won!
end-won-shared = You won, together with { $others }!
end-lost = { announce-winners }
end-virtual-won = The virtual player has won. It says nothing.
end-text = You: { points } in { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}. { $place ->
    [1] That was ebbes.
    [last] Next time, then.
   *[other] Not bad at all.
}
end-reason-goal = { $players ->
    [one] { $who } has reached the goal.
   *[other] { $who } have reached the goal.
}
end-reason-dabbscheedel = { $who } { $players ->
    [one] has
   *[other] have
} landed on the Dabbscheedel space. The game is over for everyone.
end-reason-rounds = All rounds are played.
end-place = { $place ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $place }th place
}
end-near-dabbscheedel = close to the Dabbscheedel
end-dabbscheedel = Dabbscheedel
end-course = How the points went
end-course-label = Points after each round
end-course-start = Start
end-course-row = { $who } after round { $round }: { $total }
end-again = Play again
end-again-wait = { $host } can start another game.
end-review = Look back
end-record = Save the game
end-check = Check the deal
end-home = Home
end-room = Change seats and rules
