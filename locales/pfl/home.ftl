# De Aafang.

home-title = ebbes
home-tagline = S’Schdischschbiel aus de Palz
home-continue = Weiderschbiele
home-continue-with = midd { $who }
home-play = Alla hopp, schbiele!
home-play-against = gege { $bots ->
    [1] än Bot
    [2] zwee Bots
    [3] drei Bots
   *[4] vier Bots
}
home-friends = Midd Freind
home-join = Midd Code dezu
home-learn = Lerne in 3 Minudde
home-companion = Echdes Schbiel uffschreiwe
home-same = Die gleische Kaade
home-rules = Regle
home-settings = Oischdellunge
home-install = Uff’s Gerääd du
home-about = ebbes iss ä Schbiel fumm Klaus Geis, rauskumme bei Palatia Spiele. Die Seid do iss nedd offiziell, die gibd’s, weil’s Schbass machd. Kää Kondo, unn känner schbionierd.
home-offline = Grad kää Nedz. Lekzione, Regle unn ä rischdisches Schbiel uffschreiwe gehd drotzdem; gschbield wärd, sobald’s widder do iss.
home-here = Do ohne Nedz schbiele
home-awaits-server = De Server hodd noch nix gsaad. ’S wärd weider browierd.
home-awaits-table = Doin Disch wärd noch gedeckd: De Server brauchd grad länger.
home-maintenance = Glei iss korz Paus. Doi Schbiele gehn weider; Naies fangd erschd denooch aa.

home-name-title = Wie heesch’n?
home-name-label = Doin Name am Disch
home-name-text = 1 bis 24 Zeiche. Mehr wollen märr gar nedd wisse.
home-name-go = Dess bin isch
home-name-suggestion = Gaschd

home-join-title = Welle Disch?
home-join-label = Code
home-join-text = Siwwe Buchschdawe. Wer schunn am Disch hoggd, said se der.
home-join-go = Dezuhogge
home-join-watch = Bloß zugugge

home-tables-title = Doi offene Disch
home-over-days = Schbiel iwwer Daach
home-open = Offene Disch
home-table-free = { $seats ->
    [0] voll, awwer än Bot rutschd gern
    [one] 1 Pladz frei
   *[other] { $seats } Plädz frei
}
home-table-playing = midde im Schbiel
home-table-waiting = waad uff Leid
home-device-title = Aa uff äm annere Gerääd schbiele
home-device-text = Mach denn Link dord uff, ämool, in de neggschde zehe Minudde. Do denooch bisch uff alle zwee du.
home-device-make = Link mache

home-link-title = Bisch du { $who }?
home-link-text = Dann wärsch uff dem Gerääd zu { $who }, midd alle Disch funn { $who }. Saach bloß jo, wann de denn Link selwer gemachd hosch: Sunschd iss noch ebber { $who } unn guggd der in die Kaade.
home-link-left = Jedzd bisch do { $who }. Die Schbiele funn { $who } bleiwen, unn in de Oischdellunge gehd’s zurigg.
home-link-yes = Ei jo, isch bin { $who }
home-link-stay = Nää, isch bleib { $who }
home-link-same = Du bisch schunn { $who }
home-link-same-text = Mach denn Link uff doim annere Gerääd uff. Dord gild er, ämool.
home-link-done = Jedzd bisch do { $who }.

home-alone = annerschd
home-alone-title = Annerschd schbiele
home-alone-strength = Gege wenn?
home-alone-mixed = gemischd
home-alone-mixed-text = Wer grad Luschd hodd: mool leischd, mool schdark
home-alone-beaten = schunn geschlaache
home-alone-players = Wieviel am Disch?
home-alone-go = Schbiele
home-day = Hand fumm Daach
home-day-played = heid: { $points }
home-day-new = heid noch frei
home-puzzles = Uffgawe
home-place = Moin Pladz
home-place-text = doi Schbiele, unn wie schdark du schbielsch
home-place-as = So schdark wie { $who }
home-place-between = Zwische { $first } unn { $second }
home-also = Aa do: Hand fumm Daach, offene Disch unn mehr
home-all = Alles
home-way = Färr unnerwegs
home-way-text = Gege’s Haus schbiele, aa ohne Nedz
home-way-packed = Oigebackd: schbield aa ohne Nedz
home-continue-here = uff dem Gerääd, Rund { $round }, midd { $who }
