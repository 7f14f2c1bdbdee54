# Alles, was es gibt.

all-title = Alles, was es gibt
all-play = Spielen
all-friends = Tisch aufmachen und einladen
all-join = sieben Buchstaben
all-open = mitspielen oder zuschauen
all-over-days = eine Karte, wann du Zeit hast
all-same = vergleichen ohne Glück
all-day = eine Runde, für alle dieselbe
all-better = Besser werden
all-learn = eine geführte Runde
all-puzzles = Welche Karte?
all-games = Nachspiel
all-games-text = deine Spiele, Stich für Stich
all-kitchen = Am Küchentisch
all-companion = ihr spielt, wir zählen
all-rules = zum Nachschlagen
all-else = Und sonst
all-check = Karten gut gemischt? Rechne nach
all-settings = Sprache, Karten, Tempo, Geräte
