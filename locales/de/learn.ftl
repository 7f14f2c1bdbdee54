# Die erste Runde, Karte für Karte: docs/lesson.md sagt, welche wann fällt.

learn-title = Lektionen
learn-lesson = { $lesson ->
    [middle] Mitten im Stich
    [variants] Die Varianten
    [two] Zu zweit
   *[first] Drei Minuten ebbes
}
learn-lesson-text = { $lesson ->
    [middle] Was eine Rolle mit Karten macht, die schon liegen
    [variants] Mehr Karten, und Bestimmer zum Aussuchen
    [two] Ihr beide und der Strohmann
   *[first] Eine ganze Runde, Karte für Karte
}
learn-next = Weiter: { learn-lesson }
learn-lesson-done = gelernt
learn-step = Schritt { $step } von { $steps }
learn-step-short = { $step } von { $steps }
learn-quit = Lektion beenden
learn-skip = Überspringen
learn-again = Nochmal
learn-tap-here = tipp hier
learn-other-card = Die ginge auch. Aber jetzt tipp auf die Karte mit dem Ring.
learn-offline = Die Lektionen liegen noch nicht auf deinem Gerät. Mit Netz geht es gleich weiter.
learn-chapter = { $chapter ->
    [1] Karten und Farben
    [2] Bedienen
    [3] Wer sticht?
    [4] Eine Rolle fällt
    [5] Plus und Minus
    [6] ebbes: die Mitte
   *[7] nix und das Anspielen
}

learn-cards-title = Fünf Farben, alle aus der Pfalz
learn-cards-text = Blaue Trauben, braune Elwetritsche, gelbe Kartoffeln, grüner Wald, rote Burgen. Jeder hat zehn Karten und legt reihum eine: Das ist ein Stich.
learn-number-title = Die Zahl ist 3
learn-number-text = Noch ist keine Farbe etwas wert. Das entscheiden die fünf Dreien, die Bestimmer, eine nach der anderen. Zwei hast du: Sie tragen einen Stein.
learn-follow-title = Blau liegt. Hast du Blau?
learn-follow-text = Dann musst du Blau spielen. Das heißt bedienen. Tipp auf deine blaue 6.
learn-takes-title = Dein Stich!
learn-takes-text = Die höchste Karte der ersten Farbe sticht: deine 6. Die drei blauen Karten gehören dir, und jetzt spielst du aus.
learn-trump-title = Mach Trumpf!
learn-trump-text = Deine grüne 3 hat die Zahl der Runde. Die erste 3 macht ihre Farbe zum Trumpf. Tipp drauf.
learn-trumped-title = Grün ist Trumpf
learn-trumped-text = Ab jetzt schlägt Grün jede andere Farbe. Diesen Stich nimmt Lisbeth: Ihre grüne 5 ist höher als deine 3.
learn-plus-title = Rot liegt, und du hast keins
learn-plus-text = Dann geht jede Karte. Wirf die blaue 3 ab: Die zweite 3 macht ihre Farbe zu Plus.
learn-plussed-title = Blau ist Plus
learn-plussed-text = Jede blaue Karte im Stich ist ein Punkt für den, der sie hat. Drei hast du schon! Die blaue 3 bekommt Gretel: Was liegt, liegt.
learn-low-title = Braun liegt
learn-low-text = Bedienen musst du, gewinnen nicht. Noch weiß keiner, was Braun wird. Bleib tief: die braune 2.
learn-ebbes-title = Braun ist ebbes
learn-ebbes-text = Lisbeths braune 3 war die dritte. Gretel nimmt alle drei braunen Karten. Ob ihr das gefällt, siehst du gleich.
learn-ruff-title = Wieder Rot
learn-ruff-text = Rot hast du immer noch nicht. Jetzt darfst du trumpfen: Grün schlägt Rot. Nimm die grüne 6.
learn-minus-title = Autsch: Rot ist Minus
learn-minus-text = Lisbeth musste die rote 3 bedienen, die vierte. Jede rote Karte kostet einen Punkt, und zwei liegen in deinem Stich. Gelb bleibt übrig: nix.
learn-middle-title = ebbes: Die Mitte zählt
learn-middle-text = Die meisten braunen: nichts. Die wenigsten: nichts. Dazwischen: 3 Punkte. Gretel hat drei, du keine. Hol dir welche, mit der braunen 6.
learn-enough-title = Zwei ebbes: genau richtig
learn-enough-text = Jetzt lass jemand anderen ausspielen. Tipp auf die gelbe 4, Lisbeth nimmt sie schon.
learn-duck-title = Jetzt nicht trumpfen!
learn-duck-text = Wieder Braun, und du hast keins. Mit dieser Karte hättest du drei, so viele wie Gretel, und bekämst nichts. Wirf die blaue 2 ab.
learn-nix-title = nix ist nicht nichts
learn-nix-text = Gelb bringt keine Punkte. Aber wer am meisten Gelb hat, bestimmt, wer die nächste Runde anspielt. Nimm ihn mit der gelben 6.
learn-last-title = Die letzte Karte spielt sich selbst
learn-last-text = Gretel hat dir noch ein Minus untergeschoben. Macht nichts: Dein letzter Trumpf holt die blaue 1, noch ein Plus.
learn-score-title = Zusammenzählen
learn-score-text = Vier Plus, drei Minus, drei Punkte für die Mitte bei ebbes: macht +4. So ein Zettel kommt nach jeder Runde.
learn-starter-title = Du gewinnst nix
learn-starter-text = Drei gelbe Karten hast du, und Lisbeth auch. Aber deine 6 ist die höchste. Also: Wer soll die nächste Runde anspielen?
learn-done-title = Das war ebbes
learn-done-text = Fünf solche Runden, dann gewinnen die meisten Punkte. Alles andere steht in den Regeln.
learn-done-play = Jetzt spielen
learn-done-rules = Zu den Regeln

learn-chapter-middle = { $chapter ->
    [1] Sofort Trumpf
    [2] Zwei auf einmal
   *[3] Was liegt, liegt
}
learn-atonce-title = Eine Rolle gilt sofort
learn-atonce-text = Nicht erst im nächsten Stich. Die Zahl ist diesmal 4. Schau, was das mit Karten macht, die schon liegen.
learn-throw-title = Rot liegt, und du hast keins
learn-throw-text = Gretel auch nicht: Sie wirft ihre blaue 6 ab. Wirf deine blaue 4 dazu. Sie ist die erste 4.
learn-surprise-title = Blau ist Trumpf, auch ihre 6
learn-surprise-text = Gretel wollte die 6 nur loswerden. Jetzt ist sie Trumpf, höher als deine 4, und der Stich gehört ihr. Was schon liegt, zählt mit.
learn-both-title = Gretel spielt die gelbe 4
learn-both-text = Die zweite 4: Gelb ist Plus. Du hast kein Gelb, aber noch eine 4. Wirf die braune 4 ab.
learn-twice-title = Zwei Rollen in einem Stich
learn-twice-text = In der Reihe, wie sie fielen: erst Gelb, Plus, dann Braun, ebbes. Lisbeth nimmt den Stich mit zwei Plus darin.
learn-beware-title = Noch eine 4: Rot ist Minus
learn-beware-text = Grün bleibt übrig: nix. Mit Trumpf gehörte der Stich dir, und Lisbeths Minus dazu. Lass ihn ihr: die grüne 2.
learn-kept-title = Lisbeth behält ihr Minus
learn-kept-text = Auch die rote 5 ist jetzt ein Minus, in Gretels erstem Stich. Aber wem ein Stich gehört, das ändert sich nie mehr.
learn-middledone-title = Mehr steckt nicht dahinter
learn-middledone-text = Wer die nächste Bestimmerkarte hat, sagt, wann es passiert. Und was liegt, liegt.

learn-chapter-variants = { $chapter ->
    [1] Mehr Karten
    [2] Bestimmer aussuchen
   *[3] So spielt es sich
}
learn-bigger-title = Mehr Karten
learn-bigger-text = Die erste Variante ist schnell erzählt: 15 Karten für jeden statt 10, mit höheren Zahlen. Sonst bleibt alles, wie es ist.
learn-choice-title = Bestimmer aussuchen
learn-choice-text = Die zweite: Keine Zahl für alle. Ihr sucht vor jeder Runde reihum fünf Karten aus, und nur die bestimmen dann Rollen.
learn-choose-title = Nimm die 6 und Grün
learn-choose-text = Lisbeth und Gretel haben schon. Nimm die grüne 6: Die hast du selbst auf der Hand.
learn-chosen-title = Fünf Karten, fünf Farben
learn-chosen-text = Jede Zahl und jede Farbe kommt nur einmal vor. Zwei von den fünf hast du: die grüne 6 und die blaue 4.
learn-own-title = Jetzt oder später?
learn-own-text = Das sagst du: Deine grüne 6 holt Grün die nächste freie Rolle, und das ist Trumpf. Tipp drauf.
learn-theirs-title = Gretels Karte, deine Hand
learn-theirs-text = Die blaue 4 hat Gretel ausgesucht, aber du hast sie. Also machst du Blau zu Plus. Spiel sie aus.
learn-ends-title = Drei Plus! Und wann ist Schluss?
learn-ends-text = Wenn jemand das Ziel erreicht, +30, oder das Dabbscheedel-Feld, −15. Oder nach so vielen Runden, wie ihr abmacht.
learn-variantsdone-title = Beide zusammen geht auch
learn-variantsdone-text = Was gilt, sagt ihr, wenn ihr einen Tisch aufmacht.

learn-chapter-two = { $chapter ->
    [1] Er bedient
    [2] Er hat die Farbe nicht
   *[3] Er spielt aus
}
learn-straw-title = Zu zweit sitzt noch einer dabei
learn-straw-text = Der Strohmann. Fünf seiner Karten liegen offen, unter jeder liegt noch eine. Die Zahl ist 3.
learn-leftmost-title = Er denkt nicht, er bedient
learn-leftmost-text = Immer mit der Karte der Farbe, die am weitesten links offen liegt. Rot hat er: die 2. Spiel deine rote 6.
learn-turned-title = Dein Stich, genau wie gedacht
learn-turned-text = Seine rote 2 ist weg. Was darunter liegt, wird umgedreht, bevor der nächste Stich beginnt.
learn-lacking-title = Und wenn er die Farbe nicht hat?
learn-lacking-text = Dann spielt er, was ganz links offen liegt: die gelbe 3. Probier es mit der roten 4.
learn-lucky-title = Trumpf, aus Versehen
learn-lucky-text = Die gelbe 3 ist die erste 3: Gelb ist Trumpf, und der Stich gehört ihm. Schau also immer auf seine Karte ganz links.
learn-strawleads-title = Jetzt spielt er aus
learn-strawleads-text = Wieder die Karte ganz links: die rote 5. Rot hast du nicht mehr, aber Trumpf: die gelbe 4.
learn-strawpoints-title = Er kann sogar gewinnen
learn-strawpoints-text = Seine Stiche zählen für ihn, er hat einen eigenen Stand. Sogar anspielen darf er, wenn ihn jemand dazu bestimmt.
learn-twodone-title = Das ist ebbes zu zweit
learn-twodone-text = Wer auf seine Reihe schaut, weiß vorher, was er spielt.
