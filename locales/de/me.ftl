# Mein Platz: wie stark du spielst, deine Spiele, und was andere davon sehen.

me-title = Mein Platz
me-games-since = { $games ->
    [one] Ein Spiel
   *[other] { $games } Spiele
} seit { $month }
me-rename = Name ändern
me-counting = Es sind viele Spiele, wir zählen noch …

me-free = Dein Platz ist noch frei
me-free-text = Spiel ein paar Runden, dann zeigen wir dir, wo du am Berg stehst. Vorher wär’s geraten.
me-hill = Der Weg nach oben
me-hill-text = Alle vom Haus stehen schon da. Je weiter oben, desto weniger Punkte verschenkt jemand in einer Runde.
me-hill-bot = { $who }: { $number }
me-hill-you = Du: { $number }
me-later = Was hier einmal steht
me-later-games = Deine Spiele, und zu jedem das Nachspiel: Stich für Stich, mit dem Warum.
me-later-strength = Wie stark du spielst, und ob du besser wirst.
me-later-yours = Kein Konto. Nur du siehst das, bis du es änderst.

me-strong = So stark wie { $who }
me-strong-between = Zwischen { $first } und { $second }
me-strong-text = Du verschenkst etwa { $mean } Punkte in einer Runde, sehr wahrscheinlich zwischen { $least } und { $most }.
me-strong-about = Gezählt ist zu viert nach den Grundregeln: { $rounds ->
    [one] eine Runde
   *[other] die letzten { $rounds } Runden
}. So sind auch die vom Haus gemessen.
me-missing = { $real ->
    [0] Noch keine Entscheidung angesehen
   *[other] { $real } von { $enough } Entscheidungen
}
me-missing-text = Nach { $enough } Entscheidungen, bei denen es darauf ankam, zeigen wir dir deinen Platz. Es zählen Spiele zu viert nach den Grundregeln, die Elwe sich angesehen hat.
me-ask = Elwe meine letzten Spiele zeigen
me-asked = Elwe sieht sie sich an. Schau später wieder herein.
me-way = Seit { $month }
me-way-text = Das Band zeigt, wie sicher wir sind.
me-way-label = Verschenkte Punkte je Runde: erst { $first }, jetzt { $last }
me-now = jetzt

me-games = Deine Spiele
me-games-none = Noch kein Spiel zu Ende gespielt.
me-games-more = Mehr zeigen
me-games-file = Ein gespeichertes Spiel ansehen
me-game-place = { $place }.
me-game-won = gewonnen
me-game-given = verschenkt { $number }
me-game-new = Nachspiel
me-game-hand = eine Hand
me-game-open = abgebrochen
me-with = { $players ->
    [2] zu zweit
    [3] zu dritt
    [4] zu viert
   *[5] zu fünft
}

me-numbers = In Zahlen
me-places = Plätze
me-places-bar = Platz { $place }: { $times ->
    [one] einmal
   *[other] { $times }-mal
}
me-first = { $games ->
    [0] Noch kein Spiel gewonnen.
   *[other] In { $percent } von 100 Spielen warst du vorn.
}
me-points = Punkte je Runde
me-luck = Kartenglück je Runde: { $luck ->
    [more] mehr als üblich
    [less] weniger als üblich
   *[usual] wie üblich
}
me-luck-none = Kartenglück: nach dem ersten Nachspiel
me-table-games = Spiele
me-table-points = Punkte je Runde
me-table-given = verschenkt

me-missed = Was du meistens übersiehst
me-missed-text = Darum wäre eine andere Karte besser gewesen. Das Wichtigste zuerst.
me-missed-times = { $times ->
    [one] einmal
   *[other] { $times }-mal
}
me-missed-names-role = Eine Farbe zum richtigen Zeitpunkt bestimmen
me-missed-takes-trick = Einen Stich holen, der sich lohnt
me-missed-trumps = Trumpfen, wenn du nicht bedienen musst
me-missed-plays-last = Als Letzter in Ruhe wählen
me-missed-gets-rid-of = Eine schlechte Karte in fremde Stiche legen
me-missed-gives-away = Eine gute Karte nicht verschenken
me-missed-leaves-trick = Einen Stich anderen lassen
me-missed-empties-suit = Eine Farbe leer spielen
me-missed-keeps-designator = Einen Bestimmer aufheben
me-missed-open = Einen offenen Stich wagen
me-missed-starter = Gut wählen, wer anfängt
me-missed-pick = Gut wählen, was Bestimmer wird

me-tricks = Lohnen sich wenige Stiche?
me-tricks-answer = { $answer ->
    [few] Bei dir: ja. Mit wenigen Stichen hast du mehr geholt.
    [many] Bei dir: nein. Mit vielen Stichen hast du mehr geholt.
   *[open] Bei dir ist es nicht klar: Der Unterschied kann Zufall sein.
}
me-tricks-few = wenige Stiche
me-tricks-many = viele Stiche
me-tricks-rounds = { $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden
}
me-tricks-about = Punkte mehr als die anderen, je Runde. Wenige heißt: weniger als ein gleicher Anteil.

me-shown = Was andere sehen
me-shown-strength = Mein Platz am Berg
me-shown-strength-text = nur für die, die mit am Tisch sitzen
me-shown-games = Meine letzten Spiele
me-shown-games-text = nur für die, die mit am Tisch sitzen; nicht, mit wem ich gespielt habe
me-shown-results = Hand des Tages
me-shown-results-text = mein Ergebnis zählt in der Verteilung mit, ohne Namen
me-shown-so = So sehen dich die am Tisch
me-shown-since = seit { $month } dabei
me-shown-strong = so stark wie { $who }
me-shown-between = zwischen { $first } und { $second }
me-shown-soon = noch kein Platz am Berg
me-shown-last = die letzten fünf Spiele
me-shown-rest = Mehr nicht. Wer dich nicht kennt, findet dich hier auch nicht.
me-data = Meine Daten
me-data-text = Kein Konto. Sichern oder löschen, wann du willst.
me-export = Sichern
me-forget = Löschen
me-forget-ask = Dein Name verschwindet aus allen Spielen, und du verlässt jeden Tisch. Zurück geht das nicht.

me-keep = Damit nichts verloren geht
me-keep-text = Wir kennen dich an diesem Browser. Mit einem Code zum Aufschreiben findest du zurück, auch wenn das Gerät weg ist.
me-code-make = Code machen
me-code-renew = Neuen Code machen
me-code-renew-ask = Der alte Code gilt dann nicht mehr.
me-code-made = Du hast einen Code, gemacht am { $day }. Zeigen können wir ihn nicht mehr.
me-code-shown = Schreib ihn auf, wir zeigen ihn nur jetzt. Wer ihn hat, kann als du spielen.
me-code-end = Code löschen
me-code-end-ask = Dann führt kein Code mehr zu dir.
me-devices = Link für ein anderes Gerät
me-back = Schon einmal hier gewesen?
me-back-text = Mit deinem aufgeschriebenen Code bist du wieder du, mit allen Spielen.
me-back-label = Code
me-back-note = Vier mal fünf Zeichen. Groß oder klein ist gleich.
me-back-go = Zurückkommen
me-back-done = Jetzt bist du hier { $who }.

me-look-none = { $who } behält es für sich.

me-passkey = Passkey
me-passkey-text = Oder das Gerät merkt sich dich selbst: mit Fingerabdruck, Gesicht oder PIN.
me-passkey-make = Passkey anlegen
me-passkey-made = Passkey vom { $day }
me-passkey-remove = Passkey vom { $day } löschen
me-passkey-remove-ask = Dann öffnet er hier nichts mehr.
me-passkey-use = Mit Passkey zurückkommen
me-game-left = vor dem Ende gegangen
me-game-device = auf dem Gerät

me-rated = Unter Leuten
me-rated-points = Punkte in der Runde mehr als Lisbeth, ± { $error }, nach { $games ->
    [one] einem Spiel
   *[other] { $games } Spielen
}.
me-rated-soon = Sobald du an einem offenen Tisch mit anderen gespielt hast, steht es hier.
me-rated-wanted = Gewertet spielen
me-rated-text = Zählt nur Spiele mit anderen an offenen Tischen, nie unter Freunden. Nur du siehst es, und eine Rangliste gibt es nicht.
