# Aufgaben: Welche Karte?

puzzle-title = Aufgaben
puzzle-which = Welche Karte?
puzzle-about = Kurze Stellen aus Spielen der Bots. Eine Karte, eine Antwort, ein Warum.
puzzle-ten = Zehn Aufgaben
puzzle-ten-title = Zehn am Stück
puzzle-ten-text = Etwa sechs Minuten. Gerade deine Stärke.
puzzle-last = Zuletzt
puzzle-score = { $right } von { $all }
puzzle-legend = voll: richtig · halb: zweitbeste · gestreift: daneben
puzzle-mark = Aufgabe { $at }: { $outcome ->
    [right] richtig
    [second] zweitbeste
    [other] daneben
   *[open] noch offen
}
puzzle-look-again = { $count ->
    [one] Die eine noch einmal ansehen
   *[other] Eine davon noch einmal ansehen
}
puzzle-can = Worum es geht
puzzle-theme = { $theme ->
    [trump] Trumpfen oder nicht
    [take] Den Stich holen
    [leave] Den Stich lassen
    [shed] Karten loswerden
   *[designate] Wann den Bestimmer spielen
}
puzzle-theme-new = { $count ->
    [one] eine Aufgabe
   *[other] { $count } Aufgaben
}
puzzle-percent = { $percent } %
puzzle-theme-solved = { $right } von { $answered } auf Anhieb
puzzle-levels = Wie schwer?
puzzle-level = { $level ->
    [1] leicht
    [2] mittel
    [3] schwer
   *[4] knifflig
}
puzzle-answered = { $answered ->
    [one] Eine Aufgabe
   *[other] { $answered } Aufgaben
}
puzzle-at-once = { $percent } % auf Anhieb
puzzle-rating = Deine Stufe: { $rating }, plus minus { $deviation }.
puzzle-rating-open = Nach ein paar Aufgaben wissen wir, welche gerade zu dir passen.
puzzle-no-hill = Aufgaben ändern nicht deinen Platz am Berg. Hier darf man danebenliegen.
puzzle-returns = Was daneben ging, kommt wieder
puzzle-returns-text = Nach Tagen, immer seltener, bis es sitzt.
puzzle-due = { $count ->
    [one] Eine ist wieder da
   *[other] { $count } sind wieder da
}
puzzle-due-none = Gerade wartet keine.

puzzle-where = Aufgabe { $at }
puzzle-of = von { $all }
puzzle-close = Zu den Aufgaben
puzzle-ask = Such die Karte, die dir bis Rundenende im Schnitt am meisten bringt.
puzzle-none-title = Hier ist gerade nichts
puzzle-none = Dazu gibt es keine Aufgaben mehr.
puzzle-right = Ja, { $card }!
puzzle-second = Fast: { $card } ist auch gut
puzzle-second-text = Nur { $best } bringt noch mehr, im Schnitt { $more }.
puzzle-other = Besser: { $card }
puzzle-other-text = { $card } bringt im Schnitt { $less } weniger.
puzzle-points = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte
puzzle-bars = Was jede Karte im Schnitt bringt
puzzle-bar = { $card }: { $figure }, plus minus { $error }
puzzle-yours = deine
puzzle-best = beste
puzzle-unit = Vorsprung bis Rundenende, im Schnitt
puzzle-proof = { $best ->
    [one] Bewiesen: in einer von { $deals } möglichen Verteilungen die beste.
   *[other] Bewiesen: in { $best } von { $deals } möglichen Verteilungen die beste.
}
puzzle-proof-all = Bewiesen: in allen { $deals } möglichen Verteilungen die beste.
puzzle-told = Warum diese Karte
puzzle-why = Warum?
puzzle-next = Weiter
puzzle-shown = So kann es mit { $card } kommen: { $cost } weniger als mit { $best }. Eine Verteilung von vielen.
puzzle-show-again = Noch einmal ansehen
puzzle-hands = Die Karten von allen
puzzle-hand = { $who } hält { $cards }
puzzle-hand-empty = { $who } hat keine Karten

puzzle-end = { $share ->
    [all] Alle! Stark.
    [most] Ordentlich!
    [half] Gut dabei.
   *[few] Knifflige Stellen waren das.
}
puzzle-end-text = { $second ->
    [0] { $right } richtig.
    [one] { $right } richtig, eine zweitbeste.
   *[other] { $right } richtig, { $second } zweitbeste.
}
puzzle-for-next = Fürs nächste Mal
puzzle-advice = { $theme ->
    [trump] Nach dir kommt keiner mehr? Dann reicht der kleinste Trumpf. Sonst zähl, wer noch stechen kann.
    [take] Schau, was im Stich liegt: Plus und ebbes sind eine hohe Karte wert.
    [leave] Nicht jeder Stich ist gut. Liegt Minus oder droht nix, gönn ihn jemand anderem.
    [shed] In fremden Stichen wirst du los, was dir schadet. Eine leere Farbe macht dich frei.
   *[designate] Ein Bestimmer macht die Farbe fest. Spiel ihn, wenn die Rolle zu deiner Hand passt.
}
puzzle-ten-more = Noch zehn
puzzle-home = Zur Startseite
puzzle-along = Ohne Netz: Aufgaben, die du mitgenommen hast. Was du hier antwortest, zählt nicht.
