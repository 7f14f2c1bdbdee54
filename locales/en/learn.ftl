# The first round, card by card: docs/lesson.md says which card falls when.

learn-title = Three minutes of ebbes
learn-step = Step { $step } of { $steps }
learn-step-short = { $step } of { $steps }
learn-quit = Leave the lesson
learn-skip = Skip
learn-again = Once more
learn-tap-here = tap here
learn-other-card = That one would be fine too. But for now, tap the card with the ring.
learn-offline = The lesson is played with the server. The rules work without a network too.
learn-chapter = { $chapter ->
    [1] Cards and suits
    [2] Following suit
    [3] Who takes it?
    [4] A role falls
    [5] Plus and minus
    [6] ebbes: the middle
   *[7] nix and who leads
}

learn-cards-title = Five suits, all from the Palatinate
learn-cards-text = Blue grapes, brown Elwetritsche, yellow potatoes, green forest, red castles. Each of you has ten cards and lays one in turn: that is a trick.
learn-number-title = The number is 3
learn-number-text = No suit is worth anything yet. The five threes, the designators, will settle that, one after the other. You hold two: they wear a stone.
learn-follow-title = Blue is led. Have you got blue?
learn-follow-text = Then you must play blue. That is called following suit. Tap your blue 6.
learn-takes-title = Your trick!
learn-takes-text = The highest card of the first suit takes it: your 6. The three blue cards are yours, and now you lead.
learn-trump-title = Make trump!
learn-trump-text = Your green 3 has the number of the round. The first 3 turns its suit into trump. Tap it.
learn-trumped-title = Green is trump
learn-trumped-text = From now on green beats every other suit. This trick goes to Lisbeth: her green 5 is higher than your 3.
learn-plus-title = Red is led, and you have none
learn-plus-text = Then any card will do. Throw the blue 3: the second 3 makes its suit plus.
learn-plussed-title = Blue is plus
learn-plussed-text = Each blue card in a trick is a point for whoever has it. You have three already! The blue 3 goes to Gretel: what lies, lies.
learn-low-title = Brown is led
learn-low-text = You must follow, but you need not win. Nobody knows yet what brown will be. Stay low: the brown 2.
learn-ebbes-title = Brown is ebbes
learn-ebbes-text = Lisbeth’s brown 3 was the third. Gretel takes all three brown cards. We’ll see whether she likes that.
learn-ruff-title = Red again
learn-ruff-text = Still no red in your hand. Now you may trump: green beats red. Take the green 6.
learn-minus-title = Ouch: red is minus
learn-minus-text = Lisbeth had to follow with the red 3, the fourth. Each red card costs a point, and two lie in your trick. Yellow is left over: nix.
learn-middle-title = ebbes: the middle counts
learn-middle-text = Most brown cards: nothing. Fewest: nothing. In between: 3 points. Gretel has three, you none. Get some, with the brown 6.
learn-enough-title = Two ebbes: just right
learn-enough-text = Now let somebody else lead. Tap the yellow 4, and Lisbeth will take it.
learn-duck-title = Don’t trump this one!
learn-duck-text = Brown again, and you have none. With this one you would have three, as many as Gretel, and get nothing. Throw the blue 2.
learn-nix-title = nix is not nothing
learn-nix-text = Yellow brings no points. But whoever has the most yellow names who leads the next round. Take it with the yellow 6.
learn-last-title = The last card plays itself
learn-last-text = Gretel slipped you one more minus. Never mind: your last trump fetches the blue 1, one more plus.
learn-score-title = Let’s count
learn-score-text = Four plus, three minus, three points for the middle of ebbes: that makes +4. Such a sheet comes after every round.
learn-starter-title = You win nix
learn-starter-text = You have three yellow cards, and so has Lisbeth. But your 6 is the highest. So: who should lead the next round?
learn-done-title = That was ebbes
learn-done-text = Five rounds like this, and the most points win. Everything else is in the rules.
learn-done-play = Play now
learn-done-rules = To the rules
