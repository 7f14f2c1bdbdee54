# Die sechs vom Haus.

bots-strength-beginner = leicht
bots-strength-casual = gemütlich
bots-strength-solid = mittel
bots-strength-strong = stark
bots-strength-expert = Profi
bots-strength-beginner-text = Nimmt, was kommt, und merkt sich nichts
bots-strength-casual-text = Hat ein wenig geübt und merkt sich zwei Stiche
bots-strength-solid-text = Hat geübt und merkt sich drei Stiche
bots-strength-strong-text = Hat geübt und vergisst nichts
bots-strength-expert-text = Hat viel geübt und nimmt sich Zeit
bots-gretel = schüchterne Studentin
bots-gretel-line = Traut sich selten zu trumpfen und ist froh, wenn es andere tun.
bots-kuno = Burggeist
bots-kuno-line = Spukt seit 1525 auf der Burg und spielt Bestimmer sofort, ehe er sie vergisst.
bots-lisbeth = vorsichtige Großmutter
bots-lisbeth-line = Lässt anderen die Stiche: lieber kein Minus als viel Plus.
bots-schorsch = lauter Winzer
bots-schorsch-line = Trumpft früh, lacht laut und nimmt jeden Stich, der ihn anguckt.
bots-karl = Fuchs und Kartenhai
bots-karl-line = Zählt mit, sagt nichts und hat immer noch einen Bestimmer im Ärmel.
bots-elwe = die Elwetritsche selbst
bots-elwe-line = Man sieht sie nie kommen. Hinterher fehlen dir drei Plus.
bots-choose = Wer soll hier sitzen?
bots-fair = Niemand von ihnen sieht mehr als ein Mensch.
