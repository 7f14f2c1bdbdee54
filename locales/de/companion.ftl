# Ein Spiel mit der echten Schachtel werten.

companion-title = Echtes Spiel werten
companion-text = Ihr spielt mit der Schachtel und zählt nach jeder Runde eure Karten. Den Rest erledigt dieses Gerät.
companion-setup-title = Wer spielt?
companion-player = Person { $number }
companion-player-name = Name
companion-player-disc = Scheibe
companion-player-add = Noch jemand
companion-player-remove = { $who } wegnehmen
companion-two = Zu zweit hat der Strohmann eine eigene Zeile.
companion-more-cards = Mehr Karten
companion-pick = Bestimmer aussuchen
companion-rounds = Runden
companion-start = Anfangen
companion-resume = Mit dem letzten Spiel weitermachen
companion-new = Neues Spiel
companion-new-ask = Das Spiel bis hier kommt zu den früheren. Ein neues anfangen?
companion-remove = Dieses Spiel löschen
companion-remove-ask = Das Spiel verschwindet von diesem Gerät. Zurück geht das nicht.

companion-round = Runde { $round }
companion-round-of = von { $rounds }
companion-count-label = { $who }: { role-mid }
companion-placed = { $cards } von { $all }
companion-missing = { $cards ->
    [one] 1 { role-mid }-Karte fehlt noch.
   *[other] { $cards } { role-mid }-Karten fehlen noch.
}
companion-too-many = { $cards ->
    [one] 1 { role-mid }-Karte zu viel.
   *[other] { $cards } { role-mid }-Karten zu viel.
}
companion-rest = Alle übrigen Karten
companion-rest-label = Alle übrigen Karten gehören { $who }
companion-nix-title = Wer gewinnt nix?
companion-nix-text = { $who } haben gleich viele. Wer hat die höchste nix-Karte?
companion-history = Die Runden
companion-history-round = Runde
companion-history-now = jetzt
companion-history-total = Stand
companion-enter = Runde { $round } eintragen
companion-undo = Runde { $round } zurücknehmen
companion-leads = { $who } bestimmt, wer die nächste Runde anspielt.
companion-leads-non-dealer = Wer nicht gibt, bestimmt, wer die nächste Runde anspielt.
companion-end-won = { $winners ->
    [one] { $who } hat gewonnen
   *[other] { $who } haben gewonnen
}
companion-end-again = Dieselben Leute, neues Spiel
companion-old-games = Frühere Spiele
companion-send = Ergebnis schicken
companion-sent = Kopiert. Ab damit in die Gruppe!
companion-place = { $place }. { $who }: { $points }
