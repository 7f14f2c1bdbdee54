# Was nicht geht: ein Satz für jeden Code aus docs/protocol.md.

errors-rule-must-follow-suit = { led } liegt, und du hast noch { led-mid }: { $cards }.
errors-rule-card-not-held = Diese Karte hast du nicht auf der Hand.
errors-rule-pick-not-free = Diese Zahl oder Farbe ist vergeben oder nicht im Spiel.
errors-rule-not-your-turn = Noch nicht: Jetzt ist { $who } dran.
errors-rule-wrong-moment = Das passt gerade nicht: { $phase ->
    [deal] Die Karten sind noch nicht verteilt
    [name-starter] Noch ist nicht bestimmt, wer anspielt
    [pick] Die Bestimmer sind noch nicht ausgesucht
    [play] Die Runde läuft
   *[over] Das Spiel ist aus
}.
errors-rule-no-such-seat = Da sitzt niemand, der anspielen könnte.
errors-rule-bad-options = So kann man ebbes nicht spielen.
errors-rule-bad-deal = Diese Karten sind nicht nach den Regeln gegeben.
errors-table-stale = Inzwischen ist etwas passiert. Schau hin und wähl nochmal.
errors-table-from-the-future = Du warst schon weiter als der Tisch. Schau nochmal hin und wähl neu.
errors-table-not-seated = Das kann nur, wer am Tisch sitzt.
errors-table-not-host = Das kann nur, wer den Tisch hat.
errors-table-seat-not-free = Da sitzt schon jemand.
errors-table-no-such-seat = Diesen Platz gibt es hier nicht.
errors-table-already-seated = Du hast schon einen Platz. Einer reicht.
errors-table-other-hand-seen = In diesem Spiel hast du schon andere Karten gesehen. Du kannst auf deinen alten Platz oder wartest aufs nächste Spiel.
errors-table-removed = Du wurdest von diesem Tisch weggeschickt.
errors-table-turned-down = Du wurdest nicht an diesen Tisch gelassen.
errors-table-too-many-asking = Gerade fragen schon viele. Versuch es gleich nochmal.
errors-table-nobody-there = Da sitzt niemand anderes mehr.
errors-table-no-such-request = Das hat sich schon erledigt.
errors-table-game-running = Nicht mitten im Spiel.
errors-table-no-game = Gerade läuft kein Spiel.
errors-table-nonce-not-wanted = Gemischt ist schon.
errors-table-not-over-days = Vorausplanen geht nur in einem Spiel über Tage.
errors-table-bad-plan = Planen kannst du nur eine eigene Karte, und nur bevor du dran bist.
errors-table-no-more-time = Mehr Zeit gibt es einmal pro Zug, und nur wenn du dran bist.
errors-table-host-is-there = Wer den Tisch hat, ist noch da.
errors-table-only-stands-in = Wer nur einspringt, schickt niemanden weg und schließt den Tisch nicht.
errors-table-chat-off = An diesem Tisch wird nicht gebabbelt.
errors-table-hints-off = { $hints ->
    [lessons] An diesem Tisch gibt es Tipps nur in der ersten Runde.
   *[off] An diesem Tisch gibt es keine Tipps.
}
errors-table-too-much-talk = Nicht so schnell mit dem Babbeln.
errors-table-too-many-changes = { $kind ->
    [start-game] An diesem Tisch waren schon { $most } Spiele. Mach einen neuen auf
   *[other] Davon ist es jetzt genug. Beim nächsten Spiel geht es wieder
}.
errors-table-cards-given = Diese Karten sind für die Eingeladenen gegeben. Sonst lässt sich hier nichts ändern.
errors-table-ended = Dieser Tisch ist geschlossen.
errors-table-no-such-table = Diesen Tisch gibt es nicht. Stimmt der Code?
errors-table-no-such-game = Dieses Spiel gibt es an dem Tisch nicht.
errors-lesson-other-card = { learn-other-card }
errors-auth-needed = Sag uns erst, wie du heißt.
errors-auth-banned = Hier kannst du gerade nicht spielen. Wer den Server betreibt, bittet dich, in { $hours ->
    [one] einer Stunde
   *[other] { $hours } Stunden
} wiederzukommen.
errors-auth-foreign-origin = Das kam von einer fremden Seite und darf nicht rein.
errors-auth-foreign-host = Diesen Namen kennt der Server nicht. Frag den, der ihn betreibt.
errors-auth-local-only = Nur für den Rechner, auf dem der Server läuft.
errors-message-malformed = Das hat der Server nicht verstanden.
errors-protocol-unsupported = Es gibt eine neue Fassung dieser Seite. Lad sie neu, deinem Spiel passiert nichts.
errors-request-malformed = Das hat der Server nicht verstanden.
errors-request-no-such-page = Hier ist nix.
errors-request-wrong-method = So lässt sich das nicht fragen.
errors-limit-too-many = Das war etwas viel auf einmal. Versuch es { $seconds ->
    [0] gleich
    [one] in 1 Sekunde
   *[other] in { $seconds } Sekunden
} nochmal.
errors-limit-too-many-sockets = Du hast ebbes zu oft offen. Mach ein Fenster zu.
errors-limit-enough = { $most } sind genug.
errors-limit-too-large = Das war zu groß.
errors-limit-too-slow = Das kam zu langsam an. Versuch es noch einmal.
errors-limit-too-many-tokens = { $most } Schlüssel reichen. Nimm erst einen weg.
errors-limit-too-many-devices = { $most } Geräte reichen. Meld erst eins ab.
errors-limit-too-many-passkeys = { $most } Passkeys reichen. Nimm erst einen weg.
errors-person-known-already = Dich kennen wir schon.
errors-person-not-before = Das warst du auf diesem Gerät nicht, oder es ist zu lange her.
errors-person-no-name = Ein Name hat mindestens ein Zeichen.
errors-person-long-name = Ein Name hat höchstens { $most } Zeichen.
errors-person-unseen-name = Da ist ein Zeichen drin, das niemand sehen kann.
errors-token-no-name = Wofür ist der Schlüssel? Ein Zeichen reicht.
errors-token-long-name = Bitte höchstens { $most } Zeichen.
errors-token-unseen-name = Da ist ein Zeichen drin, das niemand sehen kann.
errors-token-not-there = Diesen Schlüssel gibt es nicht mehr.
errors-device-not-there = Dieses Gerät ist schon abgemeldet.
errors-link-not-valid = Dieser Link wurde schon benutzt oder ist zu alt. Mach auf dem anderen Gerät einen neuen.
errors-recovery-not-valid = Diesen Code kennen wir nicht, oder nicht mehr. Vergleich Zeichen für Zeichen.
errors-passkey-not-valid = Diesen Passkey kennen wir nicht.
errors-passkey-no-house = Passkeys brauchen eine sichere Adresse (https) mit einem Namen.
errors-server-unavailable = Der Server muss kurz verschnaufen. Wir versuchen es gleich nochmal.
errors-server-no-hint = { play-hint-none }
errors-server-reckon-yourself = Der Server hat gerade alle Hände voll.
errors-server-stopping = Der Server startet neu. Kleinen Moment.
errors-server-maintenance = Gleich ist kurz Pause: Spiele gehen weiter, aber gerade fängt keins an.
errors-server-fault = Das war unser Fehler, nicht deiner. Wenn du es meldest, sag { $request } dazu.
errors-review-closed = Auf diesem Server gibt es kein Nachspiel.
errors-review-not-yours = Das Nachspiel können nur die bestellen, die mitgespielt haben.
errors-record-unreadable = Das ist kein gespeichertes Spiel, oder es verstößt gegen eine Regel.
errors-review-sealed = Mit diesen Karten wird anderswo noch gespielt. Danach darfst du nachschauen.
errors-review-no-judge = Auf diesem Server kann sich gerade niemand das Spiel ansehen.
errors-review-unfinished = Das Nachspiel ist noch nicht fertig gerechnet.
errors-study-no-such-moment = Diesen Moment gibt es in dem Spiel nicht.
errors-study-round-over = Die Runde ist hier schon vorbei.
errors-study-nobody = Dafür hat gerade niemand Zeit. Versuch es gleich noch einmal.
errors-unknown = Das ging nicht: { $message }
errors-network = Gerade kein Netz.
errors-page = Auf dieser Seite ist etwas kaputtgegangen.
errors-page-text = Lad sie neu, deinem Spiel passiert nichts.
errors-part = Ein Teil dieser Seite wurde nicht geladen.
errors-day-none = Für diesen Tag gibt es hier keine Hand.
errors-day-over = Dieser Tag ist vorbei. Zum Üben kannst du seine Karten noch spielen.
errors-day-play-first = Spiel die Hand zuerst. Dann siehst du, wie es anderen ging.
errors-day-counts-first = Der erste Versuch zählt. Spiel den zuerst.
errors-day-still-played = Andere spielen diese Hand noch. Versuch es etwas später.
errors-puzzle-none = Diese Aufgabe gibt es hier nicht.
errors-puzzle-no-such-choice = Diese Karte geht hier nicht.
errors-challenge-none = Diese Karten gibt es hier nicht, oder nicht mehr.
errors-challenge-over = Das ist vorbei. Den Stand kannst du noch ansehen.
errors-challenge-played = Du hast schon alle Runden gespielt.
errors-challenge-full = Hier kann niemand mehr dazukommen.
errors-challenge-too-many = Du hast schon { $most } offen. Warte, bis eins vorbei ist.
errors-challenge-too-few = Für einen Abend braucht es mindestens zwei.
errors-challenge-not-yours = Anfangen kann nur, wer aufgemacht hat.
errors-challenge-not-begun = Der Abend hat noch nicht angefangen.
errors-challenge-begun = Der Abend hat schon angefangen.
errors-challenge-waiting = Andere spielen diese Runde noch.
errors-challenge-not-fours = Mit echten Karten braucht jeder Tisch vier, und es braucht mindestens zwei Tische.
errors-challenge-no-such-points = Mit diesen Punkten kann keine Runde ausgehen.
errors-challenge-real-cards = Das wird mit echten Karten gespielt.
errors-challenge-other-round = Diese Runde ist gerade nicht dran.
