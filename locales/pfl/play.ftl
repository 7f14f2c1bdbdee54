# Was de am Disch machsch: schbiele, aussuche, beschdimme, än Dibb hole.

play-their-turn = { $who } iss draa
play-follow = { led } liggd: bediene!
play-free = Kää { led-mid }: Alles gehd.
play-lead = Du schbielsch aus.
play-last-card = Die ledschd Kaad schbield sisch funn selwer.
play-hand = Doi Hand
play-hand-card = { card }{ $role ->
    [none] { "" }
   *[other] , { role-mid }
}{ $designator ->
    [yes] , beschdimmd ä Roll
   *[no] { "" }
}, { $state ->
    [playable] kannsch schbiele
    [chosen] ausgsuchd
    [blocked] gehd grad nedd
   *[waiting] du bisch nedd draa
}
play-trick = De Schdisch
play-trick-card = { $you ->
    [yes] Du: { card }
   *[no] { $who }: { card }
}{ $best ->
    [yes] , schdischd bis jedzd
   *[no] { "" }
}
play-trick-place = Do kummd doi Kaad hie
play-takes = schdischd
play-card-go = { card-short } schbiele
play-tap-again = Noch ämool dibbe: { card-short }
play-ahead = Vorgemergd: { card-short }. Die falld, sobald de draa bisch.
play-ahead-dropped = { card-short } gehd jedzd doch nedd. Such nochemool.
play-tap-on = Dibb druff, dann gehd’s weider
play-not-this = { suit } gehd grad nedd
play-shuffling = All mischlen midd …

play-pick-title = Such der ä Zahl unn ä Faab
play-pick-text = Hawwe musch die Kaad nedd. Jedi Zahl unn jedi Faab gehd bloß ämool.
play-pick-number = Zahl
play-pick-colour = Faab
play-pick-number-label = Zahl { $value }
play-pick-number-taken = Zahl { $value }, schunn fodd
play-pick-suit-taken = { suit }, schunn fodd
play-pick-held = hosch uff de Hand
play-pick-not-held = hosch nedd uff de Hand
play-pick-go = { card-short } nemme
play-pick-go-none = Zahl unn Faab!
play-pick-wait = { $who } suchd ä Zahl unn ä Faab aus
play-picks = Ausgsuchde Beschdimmerkaade
play-pick-count = { $pick } funn 5

play-starter-title = Wer soll aafange?
play-starter-text = Du hosch Nix gewunne. Erschd gugge, dann aussuche.
play-starter-text-virtual = De figgdive Middschbieler hodd Nix gewunne, kann awwer nedd babble. Also suchsch du aus.
play-starter-myself = Isch selwer
play-starter-place = { $place ->
    [1] du fangsch aa
    [2] du leggsch als zwedder
    [3] du leggsch als dridder
    [4] du leggsch als vierder
   *[last] du leggsch zuledschd
}
play-starter-go = { $you ->
    [yes] Isch fang aa
   *[no] { $who } fangd aa
}
play-starter-go-none = Such ään aus
play-starter-wait = { $who } beschdimmd, wer aafangd
play-starter-wait-text = { $who } hodd Nix gewunne unn guggd in die nai Hand.
play-starter-wait-virtual = De figgdive Middschbieler hodd Nix gewunne, kann awwer nedd babble. Also suchd { $who } aus.
play-starter-new-hand = Doi naii Hand. Zeid zum Sordiere.
play-starter-nix = Nix in Rund { $round }
play-starter-lot = Ausgelosd: { $you ->
    [yes] Du fangsch aa.
   *[no] { $who } fangd aa.
}
play-starter-last-played = { $you ->
    [yes] Du hosch zuledschd ebbes gschbield, also fangsch du aa.
   *[no] { $who } hodd zuledschd ebbes gschbield unn fangd aa.
}
play-starter-tip = Wer aafangd, said die erschd Faab aa. Wer zuledschd kummd, hodd alles gsehe.

play-hint = Dibb
play-hint-thinking = Die Elwe iwwerleggd …
play-hint-card = Isch däd de { card } nemme
play-hint-pick = Isch däd { card-short } nemme
play-hint-starter = { $you ->
    [yes] Isch däd selwer aafange
   *[no] Isch däd { $who } aafange losse
}
play-hint-chart-points = Was jedi Kaad so bringd
play-hint-unit-points = Pungde bis die Rund rum iss, im Schnidd
play-hint-bar = { card-short }: { $signed }
play-hint-close = S’iss knabb: Do sinn ä paar gleisch guud.
play-hint-by-lead = Do zeehld, was die annere debei grigge.
play-hint-by-worth = Korz vor Schluss zeehld de Sieg mehr als die Pungde.
play-hint-chart-lead = Vorschbrung, wu märr erwaade kann
play-hint-chart-worth = Werd färr de Sieg
play-hint-unit-lead = Vorschbrung vor de annere, im Schnidd
play-hint-unit-worth = Werd färr de Sieg
play-hint-none = Die Elwe wees grad aa nedd weider. Frooch glei nochemool.
play-hint-here = Uff doim Gerääd ausgerechned: De Server hodd grad alle Händ voll.
play-hint-dismiss = Isch iwwerlegg selwer
