# Spiele über Tage: eine Karte, wann man Zeit hat.

overdays-title = Spiel über Tage
overdays-lead = Eine Karte, wann du Zeit hast
overdays-text = Alle spielen, wann es ihnen passt. Wir sagen dir Bescheid, wenn du dran bist.
overdays-games = Deine Spiele
overdays-none = Noch keins. Mach eins auf und lade Leute ein.
overdays-with = Mit { $who }
overdays-alone = Noch niemand dabei
overdays-where = Runde { $round }, Stich { $trick }
overdays-your-turn = du bist dran
overdays-their-turn = { $who } ist dran
overdays-waits = wartet auf Leute
overdays-over = Spiel vorbei
overdays-left-hours = noch { $hours ->
    [0] unter einer Stunde
    [one] 1 Stunde
   *[other] { $hours } Stunden
}
overdays-left-days = noch { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}
overdays-more = { $tables } weitere
overdays-late = Zeit ist um
overdays-rests = Ruhezeit bis 8 Uhr
overdays-new = Ein neues
overdays-hours = Zeit für eine Karte
overdays-open = Tisch aufmachen

overdays-calls = Wenn du dran bist
overdays-calls-text = So kommt’s: „{ $title }“. Ohne Erlaubnis steht es nur auf der Startseite.
overdays-calls-off = nie
overdays-calls-daily = einmal am Tag
overdays-calls-each = jedes Mal
overdays-calls-nights = Nachts nicht
overdays-calls-nights-text = von 22 bis 8 Uhr bleibt es still
overdays-calls-here = Auf diesem Gerät Bescheid sagen
overdays-calls-no = Dieser Browser lässt sich hier nicht wecken. Dazu braucht es eine sichere Adresse (https).
overdays-calls-denied = Der Browser erlaubt es nicht. Das änderst du in seinen Einstellungen.
overdays-calls-browser = dieser Browser
overdays-calls-other = anderer Browser
overdays-calls-remove = Nicht mehr: { $where }
overdays-calls-hook = Adresse
overdays-calls-hook-text = Erlaubt hier: { $hosts }
overdays-calls-hook-add = Adresse eintragen
overdays-call-one = Du bist dran
overdays-call-many = Du bist an { $tables } Tischen dran

overdays-holiday = Urlaub
overdays-holiday-text = So lang läuft für dich keine Zeit, an keinem Tisch. { $left ->
    [0] Für dieses Jahr ist er aufgebraucht.
    [one] Noch 1 Tag in diesem Jahr.
   *[other] Noch { $left } Tage in diesem Jahr.
}
overdays-holiday-first = Erster Tag
overdays-holiday-last = Letzter Tag
overdays-holiday-take = Eintragen
overdays-holiday-end = Absagen: { $days }
overdays-holiday-days = { $first } bis { $last }

overdays-forced = Klare Karten fallen von selbst
overdays-forced-text = wenn nur eine geht
overdays-plan = Deine nächste Karte
overdays-plan-text = Nur du siehst das. Es gilt für deinen nächsten Zug; was dann nicht geht, verfällt.
overdays-plan-turn = Du bist gerade dran: spiel einfach.
overdays-plan-when = { $when ->
    [lead] Wenn du ausspielst
    [any] In jedem Fall
   *[other] Wenn { $suit } ausgespielt ist
}
overdays-plan-ask = fragen
overdays-plan-keep = Merken
overdays-plan-kept = Gemerkt.
