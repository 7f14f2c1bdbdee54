# The first round, card by card: docs/lesson.md says which card falls when.

learn-title = Lessons
learn-lesson = { $lesson ->
    [middle] Halfway through a trick
    [variants] The variants
    [two] Just the two of you
   *[first] Three minutes of ebbes
}
learn-lesson-text = { $lesson ->
    [middle] What a role does to cards already on the table
    [variants] More cards, and designators to pick
    [two] You, a friend and the virtual player
   *[first] A whole round, card by card
}
learn-next = Next: { learn-lesson }
learn-lesson-done = done
learn-step = Step { $step } of { $steps }
learn-step-short = { $step } of { $steps }
learn-quit = Leave the lesson
learn-skip = Skip
learn-again = Once more
learn-tap-here = tap here
learn-other-card = That one would be fine too. But for now, tap the card with the ring.
learn-offline = The lessons are not on your device yet. Once you are online, they will be.
learn-chapter = { $chapter ->
    [1] Cards and suits
    [2] Following suit
    [3] Who takes it?
    [4] Naming a role
    [5] Plus and minus
    [6] ebbes: the middle
   *[7] nix and who leads
}

learn-cards-title = Five suits, all from the Palatinate
learn-cards-text = Blue grapes, brown Elwetritsche, yellow potatoes, green forest, red castles. Each of you has ten cards and plays one in turn: that is a trick.
learn-number-title = The number is 3
learn-number-text = No suit is worth anything yet. The five threes, the designators, will settle that, one after the other. You hold two: they’re the ones with a stone.
learn-follow-title = Blue is led. Have you got blue?
learn-follow-text = Then you must play blue. That is called following suit. Tap your blue 6.
learn-takes-title = Your trick!
learn-takes-text = The highest card of the first suit takes it: your 6. The three blue cards are yours, and now you lead.
learn-trump-title = Make trump!
learn-trump-text = Your green 3 has the number of the round. The first 3 turns its suit into trump. Tap it.
learn-trumped-title = Green is trump
learn-trumped-text = From now on green beats every other suit. This trick goes to Lisbeth: her green 5 is higher than your 3.
learn-plus-title = Red is led, and you have none
learn-plus-text = Then any card will do. Discard the blue 3: the second 3 makes its suit plus.
learn-plussed-title = Blue is plus
learn-plussed-text = Each blue card in a trick is a point for whoever has it. You have three already! The blue 3 goes to Gretel: a card laid is a card played.
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
learn-duck-text = Brown again, and you have none. With this one you would have three, as many as Gretel, and get nothing. Discard the blue 2.
learn-nix-title = nix is not nothing
learn-nix-text = Yellow brings no points. But whoever has the most yellow names who leads the next round. Take it with the yellow 6.
learn-last-title = The last card plays itself
learn-last-text = Gretel slipped you one more minus. Never mind: your last trump fetches the blue 1, one more plus.
learn-score-title = Let’s count
learn-score-text = Four plus, three minus, three points for the middle of ebbes: that makes +4. You get a sheet like this after every round.
learn-starter-title = You win nix
learn-starter-text = You have three yellow cards, and so has Lisbeth. But your 6 is the highest. So: who should lead the next round?
learn-done-title = That was ebbes
learn-done-text = Five rounds like this, and whoever has the most points wins. Everything else is in the rules.
learn-done-play = Play now
learn-done-rules = Read the rules

learn-chapter-middle = { $chapter ->
    [1] Trump, right away
    [2] Two at once
   *[3] Laid is played
}
learn-atonce-title = A role counts at once
learn-atonce-text = Not from the next trick on: right away. The number is 4 this time. Watch what that does to cards already on the table.
learn-throw-title = Red is led, and you have none
learn-throw-text = Nor has Gretel: she discards her blue 6. Add your blue 4. It is the first 4.
learn-surprise-title = Blue is trump, and so is her 6
learn-surprise-text = Gretel only wanted to be rid of it. Now it is a trump, higher than your 4, and the trick is hers. Cards already lying there count too.
learn-both-title = Gretel leads the yellow 4
learn-both-text = The second 4: yellow is plus. You have no yellow, but you do have a 4. Discard the brown 4.
learn-twice-title = Two roles in one trick
learn-twice-text = In the order they fell: first yellow, plus, then brown, ebbes. Lisbeth takes the trick, with two plus cards in it.
learn-beware-title = One more 4: red is minus
learn-beware-text = Green is left over: nix. A trump would win you the trick, and Lisbeth’s minus with it. Let her have it: play the green 2.
learn-kept-title = Lisbeth keeps her minus
learn-kept-text = The red 5 is a minus now too, in the first trick Gretel took. But who took a trick never changes.
learn-middledone-title = That is all there is to it
learn-middledone-text = Whoever holds the next designator decides when it happens. And a card laid is a card played.

learn-chapter-variants = { $chapter ->
    [1] More cards
    [2] Picking designators
   *[3] How it plays
}
learn-bigger-title = More cards
learn-bigger-text = The first variant is quickly told: 15 cards each instead of 10, with higher numbers. Nothing else changes.
learn-choice-title = Pick designators
learn-choice-text = In the second, there is no number for everyone. Before each round you take turns to pick five cards, and only those name roles.
learn-choose-title = Take 6 and green
learn-choose-text = Lisbeth and Gretel have picked. Take the green 6: you hold it yourself.
learn-chosen-title = Five cards, five colours
learn-chosen-text = Each number and each colour comes up only once. You hold two of the five: the green 6 and the blue 4.
learn-own-title = Now or later?
learn-own-text = Your choice: your green 6 gives green the next free role, and that is trump. Tap it.
learn-theirs-title = Gretel’s card, your hand
learn-theirs-text = Gretel picked the blue 4, but you hold it. So you are the one to make blue plus. Lead it.
learn-ends-title = Three plus! And when is it over?
learn-ends-text = When someone reaches the goal, +30, or the Dabbscheedel space, −15. Or after as many rounds as you agree on.
learn-variantsdone-title = You can play both at once
learn-variantsdone-text = You choose when you open a table.

learn-chapter-two = { $chapter ->
    [1] It follows suit
    [2] It lacks the suit
   *[3] It leads
}
learn-straw-title = For two, a third sits in
learn-straw-text = The virtual player. Five of its cards lie face up, with another under each. The number is 3.
learn-leftmost-title = It doesn’t think, it follows
learn-leftmost-text = Always with its leftmost face-up card of the suit. It has a red one: the 2. Lead your red 6.
learn-turned-title = Your trick, just as planned
learn-turned-text = Its red 2 is gone. The card underneath is turned up before the next trick begins.
learn-lacking-title = And if it lacks the suit?
learn-lacking-text = Then it plays whatever lies furthest left: the yellow 3. Try it with your red 4.
learn-lucky-title = Trump, by accident
learn-lucky-text = The yellow 3 is the first 3: yellow is trump, and the trick is the virtual player’s. So keep an eye on its leftmost card.
learn-strawleads-title = Now it leads
learn-strawleads-text = Its leftmost card again: the red 5. You are out of red, but you have a trump: the yellow 4.
learn-strawpoints-title = It can even win
learn-strawpoints-text = Its tricks count for it, and it has a score of its own. It may even lead a round, if someone says so.
learn-twodone-title = That is ebbes for two
learn-twodone-text = Watch its row, and you know what it will play.
