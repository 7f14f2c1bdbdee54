# Ä Schbiel midd de echde Schachdel uffschreiwe.

companion-title = Echdes Schbiel uffschreiwe
companion-text = Ihr schbielen midd de Schachdel unn zeehlen nooch jedere Rund eier Kaade. De Reschd machd dess Gerääd.
companion-setup-title = Wer schbield midd?
companion-player = Schbieler { $number }
companion-player-name = Name
companion-player-disc = Holzscheib
companion-player-add = Noch ääner
companion-player-remove = { $who } wegdu
companion-two = Zu zwedd hodd de figgdive Middschbieler soi eigeni Zeil.
companion-more-cards = Mehr Kaade
companion-pick = Beschdimmerkaade aussuche
companion-rounds = Schbielrunde
companion-start = Aafange
companion-resume = Midd’em ledschde Schbiel weidermache
companion-new = Nais Schbiel
companion-new-ask = Dess Schbiel bis do hie kummd zu de friehere. Ä nais aafange?
companion-remove = Dess Schbiel wegdu
companion-remove-ask = S’Schbiel iss dann fodd funn dem Gerääd. Zurigg gehd dess nedd.

companion-round = Rund { $round }
companion-round-of = funn { $rounds }
companion-count-label = { $who }: { role-mid }
companion-placed = { $cards } funn { $all }
companion-missing = { $cards ->
    [one] 1 { role-mid }-Kaad fehld noch.
   *[other] { $cards } { role-mid }-Kaade fehlen noch.
}
companion-too-many = { $cards ->
    [one] 1 { role-mid }-Kaad zu viel.
   *[other] { $cards } { role-mid }-Kaade zu viel.
}
companion-rest = Alle iwwrische Kaade
companion-rest-label = Alle iwwrische Kaade gheeren { $who }
companion-nix-title = Wer gewinnd Nix?
companion-nix-text = { $who } hänn gleisch viel. Wer hodd die heegschd Nix-Kaad?
companion-history = Die Runde
companion-history-round = Rund
companion-history-now = jedzd
companion-history-total = Schdand
companion-enter = Rund { $round } uffschreiwe
companion-undo = Rund { $round } zuriggnemme
companion-leads = { $who } beschdimmd, wer die neggschd Rund aafangd.
companion-leads-non-dealer = Wer nedd gibd, beschdimmd, wer die neggschd Rund aafangd.
companion-end-won = { $winners ->
    [one] { $who } hodd gewunne
   *[other] { $who } hänn gewunne
}
companion-end-again = Die gleische Leid, nais Schbiel
companion-old-games = Friehere Schbiele
companion-send = Ergebnis schigge
companion-sent = Kobierd. Ab demidd in die Grubb!
companion-place = { $place }. { $who }: { $points }
