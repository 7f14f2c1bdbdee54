# Warum eine Wahl gut ist: ein Satz für jeden Grund aus docs/bots.md.

reasons-trick-holds = { $plus ->
    [0] { $ebbes ->
        [0] { $minus ->
            [0] nichts, was zählt
           *[other] { $minus } Minus
        }
       *[other] { $minus ->
            [0] { $ebbes } ebbes
           *[other] { $ebbes } ebbes und { $minus } Minus
        }
    }
   *[other] { $ebbes ->
        [0] { $minus ->
            [0] { $plus } Plus
           *[other] { $plus } Plus und { $minus } Minus
        }
       *[other] { $minus ->
            [0] { $plus } Plus und { $ebbes } ebbes
           *[other] { $plus } Plus, { $ebbes } ebbes und { $minus } Minus
        }
    }
}
reasons-only-choice = Es ist die einzige, die geht.
reasons-names-role = Damit wird { suit } { role-mid }{ $role ->
    [minus] , und die letzte Farbe ist nix.
   *[other] .
}
reasons-takes-trick = Sie holt { $percent ->
    [100] den Stich
   *[other] wohl den Stich
}: { reasons-trick-holds }.
reasons-trumps = Du hast kein { led-mid }, also darfst du trumpfen.
reasons-plays-last = Nach dir kommt keiner mehr.
reasons-gets-rid-of = Du wirst eine { role-mid }-Karte los, in einen fremden Stich.
reasons-gives-away = Aber eine { role-mid }-Karte geht an jemand anderen.
reasons-leaves-trick = Sie lässt den Stich { $percent ->
    [0] jemand anderem
   *[other] wohl jemand anderem
}: { reasons-trick-holds }.
reasons-empties-suit = Es ist dein letztes { suit }: Danach bist du frei, wenn { suit } liegt.
reasons-keeps-designator = Die { card } bleibt auf der Hand, für einen besseren Moment.
reasons-open = Wer den Stich holt, ist offen: zu { $percent } % du.
reasons-holds-designator = Die { card } hast du selbst und spielst sie, wann es dir passt.
reasons-open-designator = Die { card } liegt offen beim Strohmann: Du siehst sie kommen.
reasons-not-held = Die { card } hat jemand anderes, oder sie liegt verdeckt.
reasons-suit-held = { $cards ->
    [0] Von { suit } hast du keine Karte.
    [one] Von { suit } hast du eine Karte.
   *[other] Von { suit } hast du { $cards } Karten.
}
reasons-leads-itself = Dann legst du selbst die erste Farbe fest.
reasons-lets-lead = { $who } fängt an, und du siehst { $place ->
    [2] eine Karte
    [3] zwei Karten
    [4] drei Karten
   *[5] vier Karten
}, bevor du legst.
reasons-virtual-leads = Der Strohmann muss die { card } ausspielen.
reasons-picks-designators = Dann suchst du { $picks ->
    [one] einen Bestimmer
   *[other] { $picks } Bestimmer
} aus, { $first ->
    [1] und zwar als Erstes
    [2] zuerst an zweiter Stelle
    [3] zuerst an dritter Stelle
    [4] zuerst an vierter Stelle
   *[5] und zwar zuletzt
}.
reasons-can-name-trump = Du kannst gleich Trumpf machen: Die { card } hast du ja.
