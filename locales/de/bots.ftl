# Die sechs vom Haus.

bots-strength-beginner = leicht
bots-strength-casual = gemütlich
bots-strength-solid = mittel
bots-strength-strong = stark
bots-strength-expert = Profi
bots-strength-beginner-text = Sieht den Stich, merkt sich nichts
bots-strength-casual-text = Denkt ein paar Stiche voraus
bots-strength-solid-text = Denkt bis ans Ende der Runde
bots-strength-strong-text = Hat viel geübt
bots-strength-expert-text = Hat viel geübt und nimmt sich Zeit
bots-gretel = schüchterne Studentin
bots-gretel-line = Traut sich selten zu trumpfen, wird aber jede Runde ein bisschen mutiger.
bots-kuno = Burggeist
bots-kuno-line = Spukt seit 1525 auf der Burg und vergisst gern, was Trumpf ist.
bots-lisbeth = vorsichtige Großmutter
bots-lisbeth-line = Hält ihre Sachen zusammen: lieber kein Minus als viel Plus.
bots-schorsch = lauter Winzer
bots-schorsch-line = Trumpft früh, lacht laut und nimmt jeden Stich, der ihn anguckt.
bots-karl = Fuchs und Kartenhai
bots-karl-line = Zählt mit, sagt nichts und sitzt am Ende bei ebbes in der Mitte.
bots-elwe = die Elwetritsche selbst
bots-elwe-line = Man sieht sie nie kommen. Hinterher fehlen dir drei Plus.
bots-choose = Wer soll hier sitzen?
bots-fair = Niemand von ihnen sieht mehr als ein Mensch.
