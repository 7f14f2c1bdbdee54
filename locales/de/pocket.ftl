# Für unterwegs: das Spiel ohne Netz.

pocket-none = Für unterwegs laden
pocket-none-text = { $size } MB. Dann spielst du gegen das Haus auch ohne Netz.
pocket-loading = Wird eingepackt …
pocket-loading-text = { $here } von { $all } MB
pocket-packed = Eingepackt
pocket-newer = Es gibt Neues
pocket-failed = Hat nicht geklappt
pocket-failed-text = Das Netz war weg. { $here } MB sind schon da, der Rest folgt.
pocket-full = Kein Platz
pocket-go = Laden
pocket-go-on = Weiter laden
pocket-works = Geht ohne Netz
pocket-works-play = Gegen das Haus spielen, mit Tipps, in allen Varianten
pocket-works-rules = Regeln, ein echtes Spiel werten
pocket-waits = Wartet aufs Netz
pocket-packed-text = Spielt jetzt auch im Zug, im Keller und im Pfälzerwald. Vom { $since }.
pocket-newer-text = { $size } MB. Das Alte spielt solange weiter.
pocket-full-text = Das Gerät hat keinen Platz mehr. Räum etwas weg; was schon da ist, bleibt.
pocket-gone = Nicht mehr da
pocket-gone-text = Der Browser hat aufgeräumt. { $size } MB, dann geht es wieder.
pocket-unable = Geht hier nicht
pocket-unable-text = Dieses Fenster behält nichts: Es ist privat, oder die Adresse beginnt nicht mit https.
pocket-old = Dein Browser ist zu alt
pocket-old-text = Er versteht nicht, was zu laden ist. Mit einem neueren geht es.
pocket-refresh = Auffrischen
pocket-remove = Auspacken, macht { $here } MB frei
pocket-works-learn = Lernen in 3 Minuten
pocket-works-record = Weiterspielen nach Tagen, das Spiel als Datei, die Karten nachprüfen
pocket-works-review = Nachspiel: was du bei deinen Spielen hier verschenkt hast
pocket-works-puzzles = Ein paar Aufgaben
pocket-waits-friends = Mit Freunden und offene Tische
pocket-waits-review = Nachspiel von Spielen mit anderen
pocket-waits-day = Hand des Tages
pocket-slow = Auf langsamen Geräten denkt das Haus hier kürzer nach.
pocket-games = Spiele auf diesem Gerät
pocket-games-all = Alle { $games } zeigen
pocket-game-open = Runde { $round }, mit { $who }: weiterspielen
pocket-game-over = { $won ->
    [yes] Gewonnen
   *[no] Verloren
} mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
} gegen { $who }
pocket-game-remove = Spiel vom { $day } wegwerfen
pocket-table = Ohne Netz. Antippen erklärt es.
pocket-table-short = ohne Netz
pocket-table-text = Du spielst auf diesem Gerät. Unter „Für unterwegs“ findest du das Spiel wieder und kannst es zu „Mein Platz“ geben.
pocket-table-site = Du spielst auf diesem Gerät. Unter „Für unterwegs“ findest du das Spiel wieder.
errors-local-other-tab = Das Spiel ist in einem anderen Fenster offen. Spiel dort weiter, oder schließ es.
errors-local-no-kernel = Dein Browser ist zu alt, um auf dem Gerät zu spielen. Mit Netz geht es; was du hier gespielt hast, ist aufgehoben.
errors-local-not-safe = Auf dem Gerät spielen geht nur, wenn die Adresse mit https beginnt. Hier beginnt sie mit http.
errors-local-missing = Ohne Netz fehlt hier noch etwas. Lad es auf der Startseite unter „Für unterwegs“, sobald das Netz da ist. Dein Spiel ist aufgehoben.
errors-local-broken = Das Spiel auf dem Gerät ist stehen geblieben. Es ist aufgehoben: Geh zur Startseite und spiel weiter.
errors-local-unreadable = Was auf dem Gerät aufgehoben ist, lässt sich gerade nicht lesen. Verloren ist es nicht: Schließ das Fenster und öffne es wieder.
errors-local-not-again = Dieses Spiel lässt sich nicht so nachspielen, wie es aufgehoben ist. Es bleibt hier, wie es ist; fang ein anderes an.
errors-local-newer = Dieses Spiel hat eine neuere Fassung von ebbes aufgehoben. Es bleibt hier, wie es ist: Lad die Seite mit Netz neu, dann geht es auf.
pocket-give = { $games ->
    [one] Dieses Spiel zu „Mein Platz“ geben
   *[other] { $games } Spiele zu „Mein Platz“ geben
}
pocket-give-text = Dort kannst du sie nachspielen. Sie sind als Spiele auf dem Gerät markiert und zählen nicht für deine Stärke.
