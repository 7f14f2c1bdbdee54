# The six of the house.

bots-strength-beginner = easy
bots-strength-casual = friendly
bots-strength-solid = medium
bots-strength-strong = strong
bots-strength-expert = master
bots-strength-beginner-text = Takes what comes, remembers nothing
bots-strength-casual-text = Has played a little, remembers two tricks
bots-strength-solid-text = Has practised, remembers three tricks
bots-strength-strong-text = Has practised and forgets nothing
bots-strength-expert-text = Has practised a lot and takes all the time needed
bots-gretel = shy student
bots-gretel-line = Seldom dares to trump, and is glad when others do.
bots-kuno = castle ghost
bots-kuno-line = Has haunted the castle since 1525, and plays designators at once, before he forgets them.
bots-lisbeth = careful grandmother
bots-lisbeth-line = Leaves tricks to others: better no minus than a lot of plus.
bots-schorsch = loud winegrower
bots-schorsch-line = Trumps early, laughs loud, and takes every trick that looks at him.
bots-karl = fox and card shark
bots-karl-line = Counts along, says nothing, and keeps his designators up his sleeve.
bots-elwe = the Elwetritsche herself
bots-elwe-line = You never see her coming. Afterwards you are three plus short.
bots-choose = Who should sit here?
bots-fair = None of them sees more than a person would.
