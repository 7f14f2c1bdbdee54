# Die Hand des Tages: eine Runde, für alle dieselbe.

day-title = Hand des Tages
day-one-round = Eine Runde.
day-same-for-all = Für alle dieselbe.
day-before-you = Das liegt vor dir
day-number = Zahl der Runde:
day-everybody = Alle bekommen heute diese Karten und spielen gegen dieselben drei Bots.
day-over = Dieser Tag ist vorbei. Du kannst seine Karten zum Üben spielen.
day-played = { $people ->
    [one] Eine Person hat
   *[other] { $people } haben
} schon gespielt.
day-first-counts = Der erste Versuch zählt, danach darfst du üben.
day-play = Heutige Runde spielen
day-go-on = Weiterspielen
day-practise = Noch einmal, zum Üben
day-practise-old = Zum Üben spielen
day-review = Nachspiel
day-review-later = Nachspiel ab morgen
day-points = { $points ->
    [1] Punkt
    [-1] Punkt
   *[other] Punkte
}
day-done = Gespielt. Das zählt für heute.
day-better-than = Besser als { $of } von 100.
day-how-all = Wie alle gespielt haben
day-people = { $people ->
    [one] eine Person
   *[other] { $people } Leute
}
day-bar = { $points } Punkte: { $people ->
    [0] niemand
    [one] eine Person
   *[other] { $people } Leute
}
day-you = du
day-points-in-round = Punkte in dieser Runde
day-row = { $days ->
    [0] Noch kein Tag am Stück
    [1] Ein Tag am Stück
   *[other] { $days } Tage am Stück
}
day-row-next = { $days ->
    [1] Heute wird’s der erste.
   *[other] Heute wird’s der { $days }.
}
day-row-today = Heute ist dabei.
day-share = Erzähl’s weiter
day-share-title = ebbes, Hand des Tages { $day }
day-share-safe = Verrät nichts über die Karten: Die Trauben sagen nur, wie viele von zehn du überholt hast.
day-copy = Text kopieren
day-send = Weitersagen
day-none = –
day-proof = Niemand kann die Karten eines Tages aussuchen oder tauschen: Alle Tage eines Jahres sind vorher festgelegt und lassen sich nachprüfen.
day-above-expert = Mehr als Elwe!
day-as-expert = So viel wie Elwe.
day-above-par = Mehr, als zu erwarten war.
day-at-par = So viel, wie zu erwarten war.
day-below-par = Diesmal war mehr drin.
day-expert = Elwe holt aus dieser Hand { $points }.
day-par = Zu erwarten war { $points }.
day-row-bunch = Eine ganze Traube.
day-share-sentence = { $points } { $number ->
    [1] Punkt
    [-1] Punkt
   *[other] Punkte
}. { $sentence }
day-share-signs = Mit Trauben
day-picture = Bild teilen
day-picture-day = Hand des Tages, { $day }
day-month-before = Monat davor
day-month-after = Monat danach
day-month-played = { $played } von { $days } Tagen, im Schnitt { $mean }
day-proof-title = Warum niemand schummeln kann
day-head = Siegel für { $year }
day-head-changed = Das Siegel für { $year } ist ein anderes, als dieser Browser zuvor gezeigt bekam. Vielleicht wurde der Server neu aufgesetzt; wenn nicht, wurden die Karten dieses Jahres neu gezogen. Frag nach bei denen, die ihn betreiben.
day-head-how = Notier dir ein Siegel oder vergleich es mit Freunden. Wer eine Hand gespielt hat, kann am Tag danach nachrechnen, dass ihre Karten zu ihm gehören.
