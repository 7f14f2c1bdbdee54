# Die erste Runde, Karte für Karte: docs/lesson.md sagt, welche wann fällt.

learn-title = Drei Minuten ebbes
learn-step = Schritt { $step } von { $steps }
learn-step-short = { $step } von { $steps }
learn-quit = Lektion beenden
learn-skip = Überspringen
learn-again = Nochmal
learn-tap-here = tipp hier
learn-other-card = Die ginge auch. Aber jetzt tipp auf die Karte mit dem Ring.
learn-offline = Die Lektion spielt mit dem Server. Die Regeln gehen auch ohne Netz.
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
