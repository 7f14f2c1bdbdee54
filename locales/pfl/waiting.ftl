# Die Schdubb vor’m Schbiel, färr de Werd unn die Gäschd.

waiting-title = Eiern Disch
waiting-subtitle = waad uff Leid
waiting-title-guest = Disch funn { $host }
waiting-title-none = Än Disch
waiting-code = Code
waiting-qr = QR-Code midd’em Link zu dem Disch
waiting-copy-link = Link kobiere
waiting-link-copied = Link kobierd. Jedzd bloß noch abschigge.
waiting-link-here = Der Link gehd bloß uff demm Rechner.
waiting-share = Weidersaache
waiting-share-text = Kumm, märr schbielen ebbes! Code { $code }

waiting-seats-title = Wer hoggd do?
waiting-seat-you = doi Disch
waiting-seat-you-guest = dess bisch du
waiting-seat-host = hodd de Disch
waiting-seat-here = iss do
waiting-seat-away = iss grad fodd
waiting-seat-bot = Bot
waiting-seat-open = Noch frei
waiting-seat-open-text = Saach de Code weider
waiting-seat-put-bot = Bot hiesedze
waiting-seat-take = Do hiehogge
waiting-seat-ask = Um denn Pladz frooche
waiting-seat-take-bot = Uff de Pladz funn { $who }
waiting-seat-open-again = Pladz freimache
waiting-seat-send-away = { $who } foddschigge
waiting-seat-send-away-ask = { $who } muss fumm Disch unn kann nimmi zurigg. Wärglisch?
waiting-seat-pass-host = { $who } de Disch gewwe
waiting-seat-pass-host-ask = Dann saachd { $who }, wie ihr schbielen unn wann’s losgehd. Zurigg kann’der denn Disch norr { $who } gewwe.
waiting-seat-rename = Name ännere
waiting-seat-place = { $who } am Berg
waiting-strength = Wie schdark
waiting-filled = { $seats ->
    [0] All sinn do.
    [one] Bleibd de Pladz frei, schbringd { $who } oi.
   *[other] Bleiwen die Plädz frei, schbringen Bots fumm Haus oi.
}

waiting-rules-title = Wie schbielen ihr?
waiting-players = Plädz
waiting-players-two = Zu zwedd schbield de figgdive Middschbieler midd.
waiting-more-cards = Mehr Kaade
waiting-more-cards-text = 15 schdadd 10 uff de Hand
waiting-pick = Beschdimmerkaade aussuche
waiting-pick-text = Zahl unn Faab suchen ihr selwer aus
waiting-rounds = Schbielrunde
waiting-goal = Zielfeld bei
waiting-dabbscheedel = Dabbscheedel bei
waiting-clock = Zeid zum Denge
waiting-clock-none = ohne
waiting-clock-relaxed = reischlisch
waiting-clock-brisk = knabb
waiting-clock-text = { $clock ->
    [none] So lang’s hald dauerd
    [relaxed] { $seconds } s färr jedi Kaad
   *[brisk] { $seconds } s färr jedi Kaad, gedrimmeld wärd nedd
}
waiting-hints = Dibbs
waiting-hints-on = immer
waiting-hints-lessons = 1. Rund
waiting-hints-off = nie
waiting-hints-on-text = Wer mag, froochd die Elwe
waiting-hints-lessons-text = Zum Lerne, dann schbield jeder selwer
waiting-hints-off-text = Jeder denggd selwer
waiting-last-trick = Ledschde Schdisch zeige
waiting-last-trick-text = Noochgugge iss erlaabd
waiting-open-tricks = Offene Schdisch
waiting-open-tricks-text = Jeder därf in alle Schdisch gugge
waiting-card-counter = Kaadezeehler
waiting-card-counter-text = Zeigd, welle Kaade noch im Schbiel sinn
waiting-chat = Babble
waiting-chat-text = Ä paar Schbrisch, sunschd nix
waiting-ask-first = Erschd frooche
waiting-ask-first-text = Wer de Disch hodd, saachd, wer sisch hoggd
waiting-public = Offe färr alle
waiting-public-text = De Disch schdehd bei de offene Disch
waiting-days = Iwwer Daach
waiting-days-no = nää
waiting-days-hours = { $hours ->
    [24] 1 Daach
    [72] 3 Daach
   *[other] { $hours } Schd.
}
waiting-days-text = So viel Zeid hodd jedi Kaad. Jeder leggd, wann’s em bassd.
waiting-late = Wann die Zeid rum iss
waiting-late-house = s’Haus leggd
waiting-late-house-text = Wer zu schbeed iss, färr den leggd s’Haus, bis er widder do iss
waiting-late-wait = waade
waiting-late-wait-text = All waade, so lang’s hald dauerd
waiting-nights = Naachds Ruh
waiting-nights-text = funn 22 bis 8 Uhr laafd kää Zeid
waiting-forced = Klare Kaade fallen funn selwer
waiting-forced-text = wann bloß äni gehd
waiting-fill = Freie Plädz
waiting-fill-never = bleiwe frei
waiting-fill-after = nooch { $minutes } min
waiting-fill-text = Dann hoggd sisch s’Haus dezu, unn’s gehd los
waiting-rules-guest = Ännere kann dess bloß, wer de Disch hodd.

waiting-seal-title = Mischlung versiegeld
waiting-seal-text = De Server hodd soin Deel schunn feschdgeleggd, ihr gewwen eiern dezu. Nooch’em Schbiel kann’s jeder noochgugge.
waiting-start = Alla hopp!
waiting-start-again = Noch ä Schbiel
waiting-guest-wait = Wann all färdisch sinn, machd { $host } los.
waiting-claim-host = De Disch iwwernemme
waiting-claim-host-text = Wer de Disch g’habbd hodd, iss fodd. Ääner muss’n iwwernemme.
waiting-leave = Fumm Disch uffschdehe
waiting-close = Disch zumache
waiting-close-ask = De Disch iss dann färr alle zu. Wärglisch?
