# Ä Schbiel, wo rum iss, noch ämol aagegugd.

replay-begin = Vor’m erschde Ausdeele
replay-moment = Schridd
replay-where = Rund { $round }, Schridd { $at } funn { $all }
replay-controls = Dorsch’s Schbiel gehe
replay-round-back = Ä Rund zurigg
replay-trick-back = Än Schdisch zurigg
replay-back = Än Schridd zurigg
replay-play = Laafe losse
replay-halt = Aahalde
replay-forth = Än Schridd weider
replay-trick-forth = Än Schdisch weider
replay-round-forth = Ä Rund weider
replay-eyes = Kaade
replay-open = Alle Kaade offe
replay-as = Wie’s { $who } gsehe hodd
replay-hands = Die Kaade funn alle
replay-hand = { $who } hodd { $cards }
replay-hand-empty = { $who } hodd kää Kaade
replay-none = Dess Schbiel gibd’s nedd, odder’s iss noch nedd rum.

# S’Nochschbiel: was’s Schbiel endschiede hodd.

replay-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
replay-review = Noochschbiel
replay-parts = Dääle
replay-game = Schbiel
replay-round = Rund { $round }
replay-place = Pladz { $place }, hinner { $who }
replay-won = Du hosch gewunne
replay-won-with = Du hosch gewunne, zamme midd { $who }
replay-winner = { $count ->
    [one] { $who } hodd gewunne
   *[other] { $who } hänn gewunne
}
replay-front = { $you ->
    [yes] Du warsch vonne
   *[no] { $count ->
        [one] { $who } war vonne
       *[other] { $who } ware vonne
    }
}
replay-level = All gleisch weid
replay-told = { $you ->
    [yes] { $cards ->
        [good] Die Kaade ware besser wie sunschd
        [bad] Die Kaade ware schleschder wie sunschd
       *[even] Die Kaade ware wie immer
    }, { $others ->
        [good] unn die annere hänn der gholfe.
        [bad] unn die annere hänn der nix gschenkd.
       *[even] unn die annere hänn dodraa wennisch geännerd.
    }
   *[no] { $cards ->
        [good] { $who } hodd bessere Kaade ghadd wie sunschd
        [bad] { $who } hodd schleschdere Kaade ghadd wie sunschd
       *[even] { $who } hodd Kaade ghadd wie immer
    }, { $others ->
        [good] unn die annere hänn gholfe.
        [bad] unn die annere hänn nix gschenkd.
       *[even] unn die annere hänn dodraa wennisch geännerd.
    }
}
replay-told-own = { $you ->
    [yes] { $own ->
        [little] Du hosch wennisch lieche losse.
        [most] S’meischde hodd an dem geleche, was du selwer gemachd hosch.
       *[much] Ä paar Pungde hosch lieche losse.
    }
   *[no] { $own ->
        [little] Lieche gebliwwe iss wennisch.
        [most] S’meischde hodd an dem geleche, was märr selwer gemachd hodd.
       *[much] Ä paar Pungde sinn lieche gebliwwe.
    }
}
replay-more = In Rund { $round } wär färr disch s’meischde drin gwest.
replay-walk = { $you ->
    [yes] Wo doi { $figure } herkumme
   *[no] Wo dem { $who } soi { $figure } herkumme
}
replay-walk-note = { $points } Pungde, die annere im Schnidd { $mean }: machd { $figure }.
replay-cards = die Kaade
replay-own = was märr selwer gemachd hodd
replay-others = was die annere gemachd hänn
replay-sum = zamme
replay-cards-short = Kaade
replay-own-short = selwer
replay-others-short = annere
replay-rest = Unn bei de annere
replay-cards-about = Kaade: die eichene, unn wie die verdeggde geleche sinn.
replay-given = Verschenkde Pungde
replay-given-note = Gezeehld wärd bloß, was de hosch wisse kenne. Pech zeehld nedd.
replay-given-unit = in de Rund
replay-strong = So schdark wie { $bots }
replay-strong-between = Zwische { $first } unn { $second }
replay-strong-note = Ä Schbiel saachd wennisch.
replay-strong-also = Villeischd aa wie { $bots }.
replay-ladder-note = Pungde, wo äner in de Rund verschenkd. Je weider rechds, deschdo wennischer.
replay-by-round = Rund färr Rund
replay-given-all = Pungde in de Rund. Gezeehld wärd bloß, was äner hodd wisse kenne.
replay-given-chance = Unn am Schluss, wo Siech unn Pladz zeehlen: { $percent } % Aussischd.
replay-few = Noch zu wennisch, um mehner zu saache: { $real } Endscheidunge, wo’s druff aakumme iss.
replay-unmeasured = Wie schdark dess iss, wisse märr bloß beim Schbiel zu vierd midd de äfache Regle.
replay-watch = Rund { $round } aagugge
replay-steps = Schdisch färr Schdisch
replay-thinking = Die Elwe denkd noch nooch: { $done } funn { $of }
replay-judged = Wer schunn dorschgange iss
replay-judged-done = Pladz { $seat } iss dorschgange
replay-judged-not = Pladz { $seat } noch nedd
replay-waiting = Die Elwe kummd glei dezu.
replay-ask = Die Elwe dorschgehe losse
replay-ask-title = Was hodd’s Schbiel endschiede?
replay-ask-text = Die Elwe guggd sisch jedi Endscheidung aa: was die Kaade ware, was ehr draus gemachd hänn, was besser gange wär.
replay-ask-here = Die Elwe guggd sisch doi Endscheidunge aa, do uff dem Gerääd: was die Kaade ware, was du draus gemachd hosch, was besser gange wär. Du kannsch allzeid uffheere unn schbeeder weidermache.
replay-go-on = Weider durschgehe
replay-unasked = Dess Schbiel iss noch nedd dorschgange worre. Aagugge gehd drotzdem.
replay-failed-title = Die Elwe iss nedd dorschkumme
replay-failed = Aagugge kannsch dess Schbiel drotzdem; odder froch schbeeder nochemool.
replay-story = Wie die Rund geloffe iss
replay-story-note = Was märr nooch jedem Schdisch als Vorschbrung hodd erwaade kenne.
replay-start = Aafang
replay-trick = Schdisch { $trick }
replay-trick-of = Schdisch { $trick } funn { $tricks }
replay-turning = { $count ->
    [one] Än Momend
   *[other] { $count } Momende
}
replay-quiet = Nix zu meggere
replay-quiet-text = In dere Rund hodd kää änzeldi Endscheidung viel verschowe.
replay-round-title = { $you ->
    [yes] Doi Rund: { $points }
   *[no] Die Rund iss an { $who } gange: { $points }
}
replay-round-told = Endschiede hodd’s Schdisch { $trick }: { $move }.
replay-round-open = Bis Schdisch { $trick } war alles offe.
replay-deed = { $you ->
    [yes] { $way ->
        [lead] Du schbielsch { $what } aus
        [follow] Du gibsch { $what } dezu
        [trump] Du drumbsch midd { $what }
        [discard] Du schmeischd { $what } ab
        [pick] Du suchsch { $what } aus
       *[starter] Du lossd { $what } aafange
    }
   *[no] { $way ->
        [lead] { $who } schbield { $what } aus
        [follow] { $who } gibd { $what } dezu
        [trump] { $who } drumbd midd { $what }
        [discard] { $who } schmeißd { $what } ab
        [pick] { $who } suchd { $what } aus
       *[starter] { $who } lossd { $what } aafange
    }
}
replay-deed-named = { $deed }: { suit } wärd { role-mid }
replay-deed-taken = { $you ->
    [yes] Du nemmsch { $holds }
   *[no] { $who } nemmd { $holds }
}
replay-forced = { $you ->
    [yes] Du hosch gmussd
   *[no] Annerschd isses nedd gange
}
replay-luck = { $luck ->
    [bad] Besser isses nedd gange, dess war Pech
   *[good] Guud rausgsuchd, unn die Kaade sinn guud geleche
}
replay-luck-word = { $luck ->
    [bad] Pech
   *[good] Gligg
}
replay-title-calm = Ä ruhischi Rund
replay-title-named = { suit } wärd { role-mid }
replay-title-better = { $you ->
    [yes] Do wär mehner drin gwest
   *[no] { $who } lossd ebbes lieche
}
replay-title-trump = { $you ->
    [yes] Du drumbsch
   *[no] { $who } drumbd
}
replay-title-taken = Uff Schdisch { $trick } isses aakumme
replay-title-luck = { $luck ->
    [bad] { $you ->
        [yes] Pech ghadd
       *[no] { $who } hodd Pech ghadd
    }
   *[good] { $you ->
        [yes] Dess hodd gebassd
       *[no] Beim { $who } hodd’s gebassd
    }
}
replay-title-card = Ä Kaad in Schdisch { $trick }
replay-round-calm = S’iss ruhisch zugange.
replay-your-round = { $you ->
    [yes] Doi { $figure } in dere Rund
   *[no] Dem { $who } soi { $figure } in dere Rund
}
replay-better = { $what } wär besser gwest
replay-fine = Guud gewähld
replay-was-close = Knabb denewe
replay-instead = Besser: { $what }
replay-average = im Schnidd
replay-why-as = So hodd’s { $who } gsehe:
replay-bars = Was jedi Wahl im Schnidd bringd
replay-bar = { $what }: { $figure }, plus minus { $error }
replay-unit-points = Vorschbrung bis zum End funn de Rund, im Schnidd. De Schdrisch: wie sischer märr sinn.
replay-unit-chance = Aussischd uff Siech unn gude Pladz in Prozend. De Schdrisch: wie sischer märr sinn.
replay-is-better = besser
replay-is-chosen = gschbield
replay-is-as-good = grad so guud
replay-bars-some = Funn de annere Kaade hebd ä so langes Schbiel nix uff.
replay-all-cards = alle Kaade
replay-as-you = wie du’s gsehe hosch
replay-show-moment = Genauer aagugge
replay-close = Zu
replay-share = Link zum Weidergewwe
replay-copied = De Link iss kobierd.
replay-overview = Zur Iwwersischd
replay-names = Name zeische
replay-names-note = Wer nedd debei war, sehd eier Name erschd, wann’s alli wolle.
replay-player = Schbieler { $number }

# Kaade lese: wer was hodd hawwe kenne.

replay-more-title = Mehr
replay-reading-about = Zeischd bei jedere verdeggde Kaad, wo se hodd leie kenne.
replay-reading-layer = Kaade lese
replay-reading-title = { $you ->
    [yes] Was de hosch wisse kenne
   *[no] Was { $who } hodd wisse kenne
}
replay-reading-note = Je heecher die Faab, desdo eher leid die Kaad dord.
replay-reading-how = Uff was’s sisch schdizd
replay-reading-weighted = wann alle vernimfdisch schbiele
replay-reading-uniform = bloß gezeehld
replay-reading-told = { $move }: Funn { $times } Verdeelunge, wo soi hänn kenne, bleibd ääni.
replay-reading-told-nothing = { $move }: Dess verrod nix Naies.
replay-reading-none = S’iss kää Kaad mehr verdeggd.
replay-reading-waiting = Die Elwe zeehld noch …
replay-reading-card = { $what }: { $chances }
replay-reading-chance = { $who } { $percent } %

# Noch ämol browiere.

replay-again-title = Noch ämool browiere
replay-again-go = { $count ->
    [one] Än Momend noch ämool browiere
   *[other] { $count } Momende noch ämool browiere
}
replay-again-short = So ä langes Schbiel wärd gekärzd uffghowe: funn jedem Momend doi Wahl unn die beschd, nedd alle. Drum gibd’s do nix noch ämool zu browiere.
replay-again-this = Noch ämool browiere
replay-again-where = { $at } funn { $all }
replay-again-round = Rund { $round }, Schdisch { $trick }
replay-again-ask = Du hosch { $what } gewähld. Was deedschd jedzd mache?
replay-again-right = Jo! { $what }
replay-again-as-good = { $what }: grad so guud
replay-again-not-yet = Noch nedd
replay-again-not-yet-text = { $what } bringd im Schnidd { $less }.
replay-again-less-points = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } Pungde wennischer
replay-again-less-chance = { $percent } % wennischer Aussischd uff Siech unn gude Pladz
replay-again-once-more = Noch ämool wähle
replay-again-show = Zeisch märr’s
replay-again-why = Färrwas?
replay-again-shown = So kann’s midd { $what } kumme: { $cost } Pungde wennischer wie midd { $best }.
replay-again-many = Dess iss ääni Verdeelung funn viele. Im Schnidd iwwer alle: { $less }.
replay-again-unshown = Kää änzeldi Verdeelung zeischd’s guud. Im Schnidd iwwer viele: { $less }.
replay-again-show-again = Noch ämool aagugge
replay-again-next = Weider
replay-again-end-title = Gschaffd
replay-again-end = { $right } funn { $all } uff Aahieb.
replay-again-close = Zurigg zum Noochschbiel

# Ab do weiderschbiele.

replay-onward-title = Was wär, wann
replay-onward-from = ab Schdisch { $trick }
replay-onward-go = Ab do weiderschbiele
replay-onward-seat-as = Als { $who }
replay-onward-note = Dess zeehld nedd unn wärd närjends uffghowe.
replay-onward-end = Dessmool { $now } schdadd { $then }
replay-onward-end-same = Dessmool aa { $now }
replay-onward-then = domols
replay-onward-now = dessmool
replay-onward-mean = { $you ->
    [yes] Ämool iss käämool: Funn do kummsch im Schnidd uff { $figure }, gemesse an de annere. Dessmool: { $now }.
   *[no] Ämool iss käämool: Funn do kummd { $who } im Schnidd uff { $figure }, gemesse an de annere. Dessmool: { $now }.
}
replay-amount-points = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } Pungde
replay-amount-chance = { $percent } % Aussischd
replay-onward-compare = { $kind ->
    [more] Im Schnidd bringd { $now } do { $amount } mehner wie { $then }.
    [less] Im Schnidd bringd { $now } do { $amount } wennischer wie { $then }.
   *[same] Im Schnidd bringd { $now } do so viel wie { $then }.
}
replay-onward-again = Noch ämool ab do
replay-onward-save = Als Dadei sischere
replay-onward-close = Zurigg zum Noochschbiel

# Zamme aagugge.

replay-together-title = Zamme aagugge
replay-together-leader = { $you ->
    [yes] Du fiehrsch, { $count } debei
   *[no] { $who } fiehrd, { $count } debei
}
replay-together-nobody = { $count } debei
replay-together-follow = Middgehe
replay-together-follow-note = Sunschd guggsch disch selwer um.
replay-together-pass = Fiehrung abgewwe
replay-together-to = An { $who }
replay-together-say = Ebbes saache
replay-together-stop = Uffheere
replay-together-pointed = { $you ->
    [yes] Du zeischsch uff de { card }.
   *[no] { $who } zeischd uff de { card }.
}
replay-together-said = { $who }: { $phrase }
replay-together-guest = Gaschd { $number }
replay-together-point = Uff ä Kaad zeische

# Zum Midnemme.

replay-study-title = Drugge unn middnemme
replay-study-print = Drugge
replay-study-page = Als Seid
replay-study-record = Uffzeischnung
replay-study-review = Noochschbiel als JSON
replay-study-judging = Wärd uff dem Gerääd nochemool ganz gerechned: { $done } funn { $of }
replay-file-ask = Ä Schbiel aus re Dadei aagugge
replay-file-note = Leech ä gschbeicherdes Schbiel do ab odder such’s aus. Es wärd närjends uffghowe.
replay-who = Wer defunn bisch du?
replay-who-note = Die Dadei saachd’s nedd. Denooch verzehld’s Noochschbiel funn dir, unn du kannsch doi Momende nochemool browiere.
