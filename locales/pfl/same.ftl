# Die gleiche Kaarde: Alle schbiele die gleiche Runde, un vergliche werd, was wer draus machd.

same-title = Die gleiche Kaade
same-lead = Wer machd mehner draus?
same-about = Alle grigge die gleiche Kaade. So endscheid nedd s’Gligg.
same-how = So gehd’s
same-how-1 = Du machsch uff un schiggsch de Link.
same-how-2 = { $kind ->
    [evening] Alle schbiele uff ämol die gleiche Runde, an mehner Dische.
    [box] Alle schbiele uff ämol die gleiche Runde, midd echde Kaade.
   *[alone] Alle schbiele die gleiche Runde, wann se wolle, gege die gleiche drei Bots.
}
same-how-3 = Vergliche werd Rund fer Rund: Wieviel hosch mehner wie die annere uff doim Platz?
same-new = Nai uffmache
same-name = Name
same-name-suggestion = { $month }pokal
same-kind = Wie werd gschbield?
same-kind-alone = jeder fer sisch
same-kind-evening = Clubowend
same-kind-alone-note = Jeder, wann’s bassd, gege drei Bots.
same-kind-evening-note = All uff ämol, an mehner Dische fer vier. Die Plätz wechsle jedi Rund; wo äner fehld, schbield än Bot.
same-how-many = Wieviel Runde?
same-whole-game = ä Schbiel
same-with-whom = Midd wem am Disch?
same-until = Bis wann?
same-days = { $days ->
    [1] bis morche
    [7] ä Woch
   *[other] { $days } Daach
}
same-open = Uffmache un oilade
same-yours = Doi
same-yours-note = { $played } funn { $rounds } gschbield
same-is-open = iss uff
same-over = rum
same-left = noch { $unit ->
    [days] { $number ->
        [one] än Daach
       *[other] { $number } Daach
    }
   *[hours] { $number ->
        [one] ä Schdund
       *[other] { $number } Schdunde
    }
}
same-link-title = Jetz de Link weidergewwe
same-link-until = Wer’n uffmachd, kann middmache. Bis { $until }.
same-qr = QR-Code midd’m Link zu denne Kaade
same-share-text = Die gleiche Kaade, wer machd mehner draus? { $name }
same-sealed = { $rounds ->
    [one] Ä Rund versiechld
   *[other] { $rounds } Runde versiechld
}
same-sealed-note = Die Kaade liechen fer alle schunn feschd. Aach wer uffgemachd hodd, kennd se nedd.
same-opened = S’Siechl iss uff
same-opened-note = Aus derre Zahl kummen alle Kaade: { $root }
same-play = Rund { $round } schbiele
same-play-game = S’Schbiel schbiele
same-go-on = Weiderschbiele
same-later = Schbäder
same-invites = { $who } lad disch oi: { $name }
same-invites-all = Du bisch oigelade: { $name }
same-people = { $people ->
    [0] Noch iss niemand debei.
    [one] Ä Persoon iss debei, { $done } ferdisch.
   *[other] { $people } sinn debei, { $done } ferdisch.
}
same-rounds = { $rounds ->
    [one] Rund
   *[other] Runde
}, ebbe { $minutes } Minudde
same-till = bis { $until }
same-at-table = { $who } am Disch
same-first-counts = Du kannsch noch jedere Rund uffheere un schbäder weidermache. Jedi Rund zähld beim erschde Mol. Was am Schluss noch liechd, schbield s’Haus ferdisch.
same-join = Middmache
same-leave = Doch nedd middmache
same-send-away = { $who } fortschicke
same-send-away-ask = { $who } kann bei dem Owend nemmeh middmache.
same-look = Erschd bloß gugge
same-standing = Schdand
same-above = Pungde iwwerm Middel
same-you = Du
same-done = ferdisch
same-of = { $played } funn { $rounds }
same-by-house = s’Haus hodd { $rounds } gschbield
same-zero = 0 iss, was alle im Schnidd uff’m gleiche Platz midd de gleiche Kaade gholld hänn.
same-nobody = Noch hodd niemand gschbield.
same-still = { $rounds ->
    [one] Noch ä Rund
   *[other] Noch { $rounds } Runde
}
same-waits = Rund { $round } waad uff disch.
same-all-played = Alles gschbield
same-all-played-note = De Schdand ännerd sisch noch, bis alle dorsch sinn.
same-ended = Rum
same-ended-note = Jetz kannsch aach gugge, wie die annere gschbield hänn.
same-round-by-round = Rund fer Rund
same-your-comparison = doin Vergleisch
same-points = Pungde
same-to-mean = zum Middel
same-round = Rund { $round }
same-told = Rund { $round }: { $points } Pungde, { $above } zum Middel
same-locked = siehsch, wann se gschbield hosch
same-others = die annere
same-mean = s’Middel
same-par = Wo erschd wennisch gschbield hänn, schdehd schdadd’m Middel, was midd denne Kaade zu erwaade war.
same-best = Rund { $round }: doi beschd
same-best-note = Midd de gleiche Kaade waren im Schnidd { $mean } zu holle, du hosch { $points }. Im Noochschbiel siehsch, an was es glege hodd.
same-their-games = Wie die annere gschbield hänn
same-their-round = Rund { $round }, { $who }: { $points }
same-house-for = { $who } (fumm Haus gschbield)
same-evening-how = Wann alle do sinn, gehd’s los. Uff die leere Plätz hogge sich Bots.
same-evening-start = Alla hopp
same-evening-few = S’braucht wennigschdens zwee.
same-evening-here = Wer do iss
same-evening-wait = S’gehd los, sobald { $who } oofangd.
same-evening-waiting = { $people ->
    [one] Ä Persoon schbield
   *[other] { $people } schbielen
} die Rund noch.
same-evening-late = Der Owend hodd schunn oogfange.
same-kind-box = echde Kaade
same-kind-box-note = Clubowend midd echde Schachdle: Doi Gerääd sachd, welle Kaade du aus’m sordierde Schdabel nemmsch, un rechend iwwer alle Disch.
same-box-take = Die Kaade nemmsch
same-box-where = Disch { $table }, Platz { $seat }
same-box-starts = { $you ->
    [yes] Du schbielsch raus.
   *[no] Platz { $seat } schbield raus.
} Die Zahl funn de Rund iss { $value }.
same-box-clockwise = Die Plätz zählen im Uhrzeichersinn.
same-box-enter = Pungde oidrache
same-box-one-counts = Äns vun eisch zähld fer de ganze Disch, mit de Stisch vor sisch.
same-box-count = Disch auszehle
same-box-entered = Eigedrache: Du hosch { $points }.
same-box-fours = Midd echde Kaade braucht jeder Disch vier: S’missen 8, 12, 16 … soi.
