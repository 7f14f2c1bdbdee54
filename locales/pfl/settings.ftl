# Oischdellunge funn dem Gerääd.

settings-title = Oischdellunge
settings-look-title = Wie’s aussiehd
settings-table-title = Am Disch
settings-language = Schbrooch
settings-theme = Lischd
settings-theme-system = wie’s Gerääd
settings-theme-light = Middaach
settings-theme-dark = Woikeller
settings-pace = Tembo
settings-pace-slow = langsam
settings-pace-normal = normal
settings-pace-fast = schnell
settings-pace-tap = uff Dibb
settings-pace-text = Wie lang än färdische Schdisch ligge bleibd
settings-motion = Bewegung
settings-motion-system = wie’s Gerääd
settings-motion-less = wennisch
settings-motion-full = alles
settings-order = Kaade ordne
settings-order-suit = nooch Faab
settings-order-role = nooch Roll
settings-order-hand = selwer
settings-order-text = Zieh die Kaade hie, wo de se hawwe willsch.
settings-second-tap = Zweemool dibbe
settings-second-tap-text = Erschd aussuche, dann schbiele
settings-ahead = Vorher raussuche
settings-ahead-text = Wer nedd draa iss, mergd ä Kaad vor: Die falld dann selwer
settings-letters = Buchschdawe uff de Kaade
settings-letters-text = Blau, brauN, gElb, Grün, Rod: newwer Bild unn Faab
settings-shortcuts = Korztaschde
settings-shortcuts-text = Buchschdawe unn Ziffere wergge am Disch glei. Aus, wann du diggdiersch odder doin Vorleser se brauchd.
settings-sounds = Krach
settings-sounds-text = Holz, Babier, sunschd nix
settings-chat = Babble heere
settings-chat-text = Die Schbrisch funn de annere
settings-announce = Aasaache
settings-announce-text = Wie viel än Screenreader vorliesd
settings-announce-all = jedi Kaad
settings-announce-less = Schdisch unn Rolle
settings-name = Doin Name
settings-person-title = Du
settings-export = Uffhewe, was märr iwwer disch wissen
settings-forget = Vergessd misch
settings-forget-ask = Doin Name iss dann aus alle Schbiele fodd, unn du hoggsch an kääm Disch mehr. Zurigg gehd dess nedd.
settings-forgotten = Du bisch vergesse. Kumm widder, wann de willsch.
settings-devices = Doi Gerääde
settings-devices-text = Uff denne alle bisch du du. Was de nimmi hosch, meld’s ab.
settings-device = { $browser } { $system ->
    [iPhone] uff’em iPhone
    [iPad] uff’em iPad
    [Mac] uff’em Mac
   *[other] uff { $system }
}
settings-device-unknown = Ä Gerääd
settings-device-here = dess do
settings-device-used = ledschd gebrauchd: { $day }
settings-device-sign-out = { $label } abmelde
settings-device-sign-out-ask = Dord bisch dann känner mehr, bis de dord än naie Link uffmachsch.
settings-devices-others = All die annere abmelde
settings-devices-others-ask = Dann bisch bloß noch do du. Aa Schlissel färr Bots, wu nedd do gemacht sinn, gelden dann nimmi.
settings-back-title = Wer du do warsch
settings-back-text = Dess Gerääd war schunn ämool wer annerschd. Do defunn iss nix verlore.
settings-back = Widder { $who } soi
settings-tokens = Schlissel färr doi Bots
settings-tokens-text = Än Schlissel schbield in doim Name. Gezeigd wärd er bloß ämool.
settings-token-label = Färr was iss’n der?
settings-token-new = Schlissel mache
settings-token-once = Kobier’n jedzd, märr zeigen’en nedd nochemool.
settings-token-remove = { $label } wegdu
settings-way-title = Unnerwegs
