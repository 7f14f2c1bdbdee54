# Die Startseite.

home-title = ebbes
home-tagline = Das Stichspiel aus der Pfalz
home-continue = Weiterspielen
home-continue-with = mit { $who }
home-play = Jetzt spielen
home-play-against = gegen { $bots ->
    [1] einen Bot
    [2] zwei Bots
    [3] drei Bots
   *[4] vier Bots
}
home-friends = Mit Freunden
home-join = Mit Code dazu
home-learn = Lernen in 3 Minuten
home-companion = Echtes Spiel werten
home-same = Gleiche Karten
home-rules = Regeln
home-settings = Einstellungen
home-install = Auf dem Gerät ablegen
home-about = ebbes ist ein Spiel von Klaus Geis, erschienen bei Palatia Spiele. Diese Seite ist inoffiziell und aus Freude gemacht. Kein Konto, kein Tracking.
home-offline = Gerade kein Netz. Lektionen, Regeln und ein echtes Spiel werten geht trotzdem; gespielt wird, sobald es wieder da ist.
home-here = Hier ohne Netz spielen
home-awaits-server = Der Server hat noch nicht geantwortet. Wir versuchen es weiter.
home-awaits-table = Dein Tisch wird noch gedeckt: Der Server braucht gerade länger.
home-maintenance = Gleich ist kurz Pause. Deine Spiele gehen weiter; Neues fängt erst danach an.

home-name-title = Wie heißt du?
home-name-label = Dein Name am Tisch
home-name-text = 1 bis 24 Zeichen. Mehr fragen wir nicht.
home-name-go = Das bin ich
home-name-suggestion = Gast

home-join-title = Welcher Tisch?
home-join-label = Code
home-join-text = Sieben Buchstaben. Wer schon am Tisch sitzt, sagt sie dir.
home-join-go = Dazusetzen
home-join-watch = Nur zuschauen

home-tables-title = Deine offenen Tische
home-over-days = Spiel über Tage
home-open = Offene Tische
home-table-free = { $seats ->
    [0] voll, aber Bots machen Platz
    [one] 1 Platz frei
   *[other] { $seats } Plätze frei
}
home-table-playing = mitten im Spiel
home-table-waiting = wartet auf Leute
home-device-title = Auch auf einem anderen Gerät spielen
home-device-text = Öffne dort diesen Link, einmal, innerhalb von zehn Minuten. Danach kennen wir dich auf beiden.
home-device-make = Link machen

home-link-title = Bist du { $who }?
home-link-text = Dann wirst du auf diesem Gerät zu { $who }, mit allen Tischen von { $who }. Sag nur ja, wenn du den Link selbst gemacht hast: Sonst ist noch jemand { $who } und sieht deine Karten.
home-link-left = Jetzt bist du hier { $who }. Die Spiele von { $who } bleiben, und in den Einstellungen geht es zurück.
home-link-yes = Ja, ich bin { $who }
home-link-stay = Nein, ich bleibe { $who }
home-link-same = Du bist schon { $who }
home-link-same-text = Öffne den Link auf deinem anderen Gerät. Dort gilt er, einmal.
home-link-done = Jetzt bist du hier { $who }.

home-alone = anders
home-alone-title = Anders spielen
home-alone-strength = Gegen wen?
home-alone-mixed = gemischt
home-alone-mixed-text = Wer gerade Lust hat: mal leicht, mal stark
home-alone-beaten = schon geschlagen
home-alone-players = Wie viele am Tisch?
home-alone-go = Spielen
home-day = Hand des Tages
home-day-played = heute: { $points }
home-day-new = heute noch frei
home-puzzles = Aufgaben
home-place = Mein Platz
home-place-text = deine Spiele, und wie stark du spielst
home-place-as = So stark wie { $who }
home-place-between = Zwischen { $first } und { $second }
home-also = Auch da: Hand des Tages, offene Tische und mehr
home-all = Alles
home-way = Für unterwegs
home-way-text = Gegen das Haus spielen, auch ohne Netz
home-way-packed = Eingepackt: spielt auch ohne Netz
home-continue-here = auf diesem Gerät, Runde { $round }, mit { $who }
