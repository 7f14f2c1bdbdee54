# Der Raum vor dem Spiel, für Gastgeber und Gäste.

waiting-title = Euer Tisch
waiting-subtitle = wartet auf Leute
waiting-title-guest = Tisch von { $host }
waiting-title-none = Ein Tisch
waiting-code = Code
waiting-qr = QR-Code mit dem Link zu diesem Tisch
waiting-copy-link = Link kopieren
waiting-link-copied = Link kopiert. Jetzt nur noch abschicken.
waiting-link-here = Dieser Link geht nur auf diesem Rechner.
waiting-share = Teilen
waiting-share-text = Komm, wir spielen ebbes! Code { $code }

waiting-seats-title = Wer sitzt hier?
waiting-seat-you = dein Tisch
waiting-seat-you-guest = das bist du
waiting-seat-host = hat den Tisch
waiting-seat-here = ist da
waiting-seat-away = ist gerade weg
waiting-seat-bot = Bot
waiting-seat-open = Freier Platz
waiting-seat-open-text = Gib den Code weiter
waiting-seat-put-bot = Bot setzen
waiting-seat-take = Hier hinsetzen
waiting-seat-ask = Um den Platz bitten
waiting-seat-take-bot = Platz von { $who } nehmen
waiting-seat-open-again = Platz freimachen
waiting-seat-send-away = { $who } wegschicken
waiting-seat-send-away-ask = { $who } verlässt den Tisch und kann nicht zurück. Wirklich?
waiting-seat-pass-host = Tisch an { $who } übergeben
waiting-seat-pass-host-ask = Dann bestimmt { $who }, wie ihr spielt und wann es losgeht. Zurückgeben kann dir den Tisch nur { $who }.
waiting-seat-rename = Name ändern
waiting-seat-place = { $who } am Berg
waiting-strength = Spielstärke
waiting-filled = { $seats ->
    [0] Alle sind da.
    [one] Bleibt der Platz frei, springt { $who } ein.
   *[other] Bleiben die Plätze frei, springen Bots vom Haus ein.
}

waiting-rules-title = Wie spielt ihr?
waiting-players = Plätze
waiting-players-two = Zu zweit spielt ein Strohmann mit.
waiting-more-cards = Mehr Karten
waiting-more-cards-text = 15 statt 10 auf der Hand
waiting-pick = Bestimmer aussuchen
waiting-pick-text = Zahl und Farbe wählt ihr selbst
waiting-rounds = Runden
waiting-goal = Ziel bei
waiting-dabbscheedel = Dabbscheedel bei
waiting-clock = Bedenkzeit
waiting-clock-none = ohne
waiting-clock-relaxed = reichlich
waiting-clock-brisk = knapp
waiting-clock-text = { $clock ->
    [none] So lang es eben dauert
    [relaxed] { $seconds } s je Karte
   *[brisk] { $seconds } s je Karte, wer trödelt, verliert den Zug an einen Bot
}
waiting-hints = Tipps
waiting-hints-on = immer
waiting-hints-lessons = 1. Runde
waiting-hints-off = nie
waiting-hints-on-text = Wer mag, fragt Elwe
waiting-hints-lessons-text = Zum Lernen, dann spielt jeder selbst
waiting-hints-off-text = Jeder überlegt selbst
waiting-last-trick = Letzter Stich sichtbar
waiting-last-trick-text = Nachschauen ist erlaubt
waiting-open-tricks = Offene Stiche
waiting-open-tricks-text = Alle dürfen in alle Stiche schauen
waiting-card-counter = Kartenzähler
waiting-card-counter-text = Zeigt, welche Karten noch im Spiel sind
waiting-chat = Babbeln
waiting-chat-text = Feste Sprüche, sonst nichts
waiting-ask-first = Erst fragen
waiting-ask-first-text = Wer den Tisch hat, sagt, wer sich setzt
waiting-public = Offen für alle
waiting-public-text = Der Tisch steht bei den offenen Tischen
waiting-days = Über Tage
waiting-days-no = nein
waiting-days-hours = { $hours ->
    [24] 1 Tag
    [72] 3 Tage
   *[other] { $hours } Std.
}
waiting-days-text = So viel Zeit ist für jede Karte. Alle spielen, wann es ihnen passt.
waiting-late = Wenn die Zeit um ist
waiting-late-house = das Haus spielt
waiting-late-house-text = Wer zu spät kommt, für den spielt das Haus, bis er wieder da ist
waiting-late-wait = warten
waiting-late-wait-text = Alle warten, so lang es dauert
waiting-nights = Nachts Ruhe
waiting-nights-text = von 22 bis 8 Uhr läuft keine Zeit
waiting-forced = Klare Karten fallen von selbst
waiting-forced-text = wenn nur eine geht
waiting-fill = Freie Plätze
waiting-fill-never = bleiben frei
waiting-fill-after = nach { $minutes } min
waiting-fill-text = Dann setzt sich das Haus dazu, und es geht los
waiting-rules-guest = Ändern kann das nur, wer den Tisch hat.

waiting-seal-title = Mischung versiegelt
waiting-seal-text = Der Server hat seinen Teil der Mischung festgelegt, ihr gebt euren dazu. Nach dem Spiel könnt ihr es nachprüfen.
waiting-start = Los geht’s
waiting-start-again = Noch ein Spiel
waiting-guest-wait = Wenn alle so weit sind, gibt { $host } das Zeichen.
waiting-claim-host = Tisch übernehmen
waiting-claim-host-text = Wer den Tisch hatte, ist weg. Jemand sollte übernehmen.
waiting-leave = Tisch verlassen
waiting-close = Tisch schließen
waiting-close-ask = Der Tisch schließt für alle. Wirklich?
