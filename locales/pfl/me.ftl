# Moin Platz: wie schdark du schbielsch, doi Schbiele, un was annere devu sehne.

me-title = Moin Pladz
me-games-since = { $games ->
    [one] Ää Schbiel
   *[other] { $games } Schbiele
} seid { $month }
me-rename = Annerschd häße
me-counting = Dess sinn viel Schbiele, märr zeehle noch …

me-free = Doin Pladz iss noch frei
me-free-text = Schbiel ä paar Runde, dann zeische märr der, wo de am Berg schdehsch. Vorher wär’s geroode.
me-hill = De Wääg nuff
me-hill-text = Alle fumm Haus schdehne schunn do. Je weider owwe, deschdo wennischer Pungde verschenkd ääner in ännere Rund.
me-hill-bot = { $who }: { $number }
me-hill-you = Du: { $number }
me-later = Was do ämool schdehd
me-later-games = Doi Schbiele, unn zu jedem ’s Noochschbiel: Schdisch färr Schdisch, midd’em Warum.
me-later-strength = Wie schdark du schbielsch, unn ob de besser wärsch.
me-later-yours = Kää Kondo. Bloß du siehsch dess, bis de’s ännersch.

me-strong = So schdark wie { $who }
me-strong-between = Zwische { $first } unn { $second }
me-strong-text = Du verschenksch so { $mean } Pungde in ännere Rund, zimmlisch sischer zwische { $least } unn { $most }.
me-strong-about = Gezeehld iss zu vierd nooch de Grundreschle: { $rounds ->
    [one] ä Rund
   *[other] die ledschde { $rounds } Runde
}. So sinn aa die fumm Haus gemesse.
me-missing = { $real ->
    [0] Noch kää Endscheidung aageguggd
   *[other] { $real } funn { $enough } Endscheidunge
}
me-missing-text = Nooch { $enough } Endscheidunge, wo’s druff aakumme iss, zeische märr der doin Pladz. Zeehle dun Schbiele zu vierd nooch de Grundreschle, wo die Elwe aageguggd hodd.
me-ask = De Elwe moi ledschde Schbiele zeische
me-asked = Die Elwe guggd se aa. Gugg schbeeder widder roi.
me-way = Seid { $month }
me-way-text = Dess Band zeischd, wie sischer märr sinn.
me-way-label = Verschenkde Pungde in de Rund: erschd { $first }, jedzd { $last }
me-now = jedzd

me-games = Doi Schbiele
me-games-none = Noch kää Schbiel färdisch gschbield.
me-games-more = Mehr zeische
me-games-file = Ä gschbeicherdes Schbiel aagugge
me-game-place = { $place }.
me-game-won = gewunne
me-game-given = verschenkd { $number }
me-game-new = Noochschbiel
me-game-hand = ä Hand
me-game-open = abgebroche
me-with = { $players ->
    [2] zu zwedd
    [3] zu dridd
    [4] zu vierd
   *[5] zu fünft
}

me-numbers = In Zahle
me-places = Plädz
me-places-bar = Pladz { $place }: { $times ->
    [one] ämool
   *[other] { $times }-mool
}
me-first = { $games ->
    [0] Noch kää Schbiel gewunne.
   *[other] In { $percent } funn 100 Schbiele warsch vorne.
}
me-points = Pungde in de Rund
me-luck = Kaadeglick in de Rund: { $luck ->
    [more] mehr wie sunschd
    [less] wennischer wie sunschd
   *[usual] wie sunschd
}
me-luck-none = Kaadeglick: nooch’m erschde Noochschbiel
me-table-games = Schbiele
me-table-points = Pungde in de Rund
me-table-given = verschenkd

me-missed = Was de mänschdens iwwersiehsch
me-missed-text = Dodrum wär ä annri Kaad besser gewesd. S Wischdischschde zuerschd.
me-missed-times = { $times ->
    [one] ämool
   *[other] { $times }-mool
}
me-missed-names-role = Ä Faab zur rischdische Zeid beschdimme
me-missed-takes-trick = Än Schdisch hole, wo sisch lohnd
me-missed-trumps = Drumbe, wann de nedd bediene musch
me-missed-plays-last = Als Ledschder in Ruh raussuche
me-missed-gets-rid-of = Ä schleschdi Kaad in fremde Schdisch leesche
me-missed-gives-away = Ä guudi Kaad nedd verschenke
me-missed-leaves-trick = Än Schdisch annere losse
me-missed-empties-suit = Ä Faab leer schbiele
me-missed-keeps-designator = Än Beschdimmer uffhewe
me-missed-open = Än offene Schdisch woche
me-missed-starter = Guud raussuche, wer aafangd
me-missed-pick = Guud raussuche, was Beschdimmer werd

me-tricks = Soll märr wennisch Schdisch mache?
me-tricks-answer = { $answer ->
    [few] Bei der: jo. Midd wennisch Schdisch hosch mehr gholld.
    [many] Bei der: nää. Midd viel Schdisch hosch mehr gholld.
   *[open] Bei der iss es nedd klar: De Unnerschied kann Zufall soi.
}
me-tricks-few = wennisch Schdisch
me-tricks-many = viel Schdisch
me-tricks-rounds = { $rounds ->
    [one] ä Rund
   *[other] { $rounds } Runde
}
me-tricks-about = Pungde iwwer de annere, in de Rund. Wennisch häßd: wennischer, wie uff jeden kumme.

me-shown = Was annere sehne
me-shown-strength = Moin Pladz am Berg
me-shown-strength-text = bloß, wer midd am Disch hoggd
me-shown-games = Moi ledschde Schbiele
me-shown-games-text = bloß, wer midd am Disch hoggd; nedd, midd wem
me-shown-results = Hand fumm Daach
me-shown-results-text = moi Ergebnis zeehld bei alle midd, ohne Name
me-shown-so = So sehne disch die am Disch
me-shown-since = seid { $month } debei
me-shown-strong = so schdark wie { $who }
me-shown-between = zwische { $first } unn { $second }
me-shown-soon = noch kään Pladz am Berg
me-shown-last = die ledschde fünf Schbiele
me-shown-rest = Mehr nedd. Wer disch nedd kennd, finnd disch do aa nedd.
me-data = Moi Daade
me-data-text = Kää Kondo. Uffhewe odder lösche, wann de willsch.
me-export = Uffhewe
me-forget = Lösche
me-forget-ask = Doin Name iss dann aus alle Schbiele fodd, unn du hoggsch an kääm Disch mehr. Zurigg gehd dess nedd.

me-keep = Dass nix verlore gehd
me-keep-text = Du bisch du, weil der Browser disch kennd. Midd’me Code zum Uffschreiwe finnsch zurigg, aa wann’s Gerääd fodd iss.
me-code-make = Code mache
me-code-renew = Än naie Code mache
me-code-renew-ask = De alde Code gild dann nimmi.
me-code-made = Du hosch än Code, gemachd am { $day }. Zeische kenne märr’n nimmi.
me-code-shown = Schreib’n uff, märr zeische’n bloß jedzd. Wer’n hodd, kann du soi.
me-code-end = Code lösche
me-code-end-ask = Dann fiehrd kään Code mehr zu der.
me-devices = Link färr än anneres Gerääd
me-back = Schunn ämool do gewest?
me-back-text = Midd doim uffgschriwwene Code bisch widder du, midd alle Schbiele.
me-back-label = Code
me-back-note = Viermool fünf Zeische. Groß odder klää iss gleisch.
me-back-go = Zuriggkumme
me-back-done = Jedzd bisch do { $who }.

me-look-none = { $who } behalt’s färr sisch.

me-passkey = Passkey
me-passkey-text = Odder ’s Gerääd merkd sisch disch selwer: midd Fingerabdruck, Gsischd odder PIN.
me-passkey-make = Passkey aaleesche
me-passkey-made = Passkey fumm { $day }
me-passkey-remove = Passkey fumm { $day } lösche
me-passkey-remove-ask = Dann machd der do nix mehr uff.
me-passkey-use = Midd Passkey zuriggkumme
me-game-left = vorm End gange
me-game-device = uff em Gerääd

me-rated = Unner Leid
me-rated-points = Pungde in de Rund mehner wie die Lisbeth, ± { $error }, nooch { $games ->
    [one] ämme Schbiel
   *[other] { $games } Schbieler
}.
me-rated-soon = Sobald du an ämme offne Disch midd annere gschbield hosch, schdehd’s do.
me-rated-wanted = Gewerdet schbiele
me-rated-text = Zeehld bloß Schbieler midd annere an offne Disch, nie unner Freind. Bloß du siehsch’s, unn ä Rangliste gibd’s nedd.
