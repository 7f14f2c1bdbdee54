# Die gleische Kaade: Alle schbiele die gleische Runde, un vergliche wärd, was wer draus machd.

same-title = Die gleische Kaade
same-lead = Wer machd mehner draus?
same-about = Alle grigge die gleische Kaade. So endscheid nedd s’Gligg.
same-how = So gehd’s
same-how-1 = Du machsch uff unn schiggsch de Link.
same-how-2 = { $kind ->
    [evening] Alle schbiele uff ämool die gleische Runde, an mehner Dische.
    [box] Alle schbiele uff ämool die gleische Runde, midd echde Kaade.
   *[alone] Alle schbiele die gleische Runde, wann se wolle, gege die gleische drei Bots.
}
same-how-3 = Vergliche wärd Rund färr Rund: Wieviel hosch mehner wie die annere uff doim Pladz?
same-new = Nai uffmache
same-name = Name
same-name-suggestion = { $month }pokal
same-kind = Wie wärd gschbield?
same-kind-alone = jeder färr sisch
same-kind-evening = Clubowend
same-kind-alone-note = Jeder, wann’s bassd, gege drei Bots.
same-kind-evening-note = All uff ämool, an mehner Dische färr vier. Die Plädz wechsle jedi Rund; wo äner fehld, schbield än Bot.
same-how-many = Wieviel Runde?
same-whole-game = ä Schbiel
same-with-whom = Midd wem am Disch?
same-until = Bis wann?
same-days = { $days ->
    [1] bis morche
    [7] ä Woch
   *[other] { $days } Daach
}
same-open = Uffmache unn oilade
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
same-link-title = Jedzd de Link weidergewwe
same-link-until = Wer’n uffmachd, kann middmache. Bis { $until }.
same-qr = QR-Code midd’m Link zu denne Kaade
same-share-text = Die gleische Kaade, wer machd mehner draus? { $name }
same-sealed = { $rounds ->
    [one] Ä Rund versiechld
   *[other] { $rounds } Runde versiechld
}
same-sealed-note = Die Kaade liechen färr alle schunn feschd. Aa wer uffgemachd hodd, kennd se nedd.
same-opened = S’Siegel iss uff
same-opened-note = Aus derre Zahl kummen alle Kaade: { $root }
same-play = Rund { $round } schbiele
same-play-game = S’Schbiel schbiele
same-go-on = Weiderschbiele
same-later = Schbeeder
same-invites = { $who } lad disch oi: { $name }
same-invites-all = Du bisch oigelade: { $name }
same-people = { $people ->
    [0] Noch iss niemand debei.
    [one] Ä Persoon iss debei, { $done } färdisch.
   *[other] { $people } sinn debei, { $done } färdisch.
}
same-rounds = { $rounds ->
    [one] Rund
   *[other] Runde
}, ebbe { $minutes } Minudde
same-till = bis { $until }
same-at-table = { $who } am Disch
same-first-counts = Du kannsch nooch jedere Rund uffheere unn schbeeder weidermache. Jedi Rund zeehld beim erschde Mool. Was am Schluss noch liechd, schbield s’Haus färdisch.
same-join = Middmache
same-leave = Doch nedd middmache
same-send-away = { $who } foddschigge
same-send-away-ask = { $who } kann bei dem Owend nemmeh middmache.
same-look = Erschd bloß gugge
same-standing = Schdand
same-above = Pungde iwwerm Middel
same-you = Du
same-done = färdisch
same-of = { $played } funn { $rounds }
same-by-house = s’Haus hodd { $rounds } gschbield
same-zero = 0 iss, was alle im Schnidd uff’m gleische Pladz midd de gleische Kaade gholld hänn.
same-nobody = Noch hodd niemand gschbield.
same-still = { $rounds ->
    [one] Noch ä Rund
   *[other] Noch { $rounds } Runde
}
same-waits = Rund { $round } waad uff disch.
same-all-played = Alles gschbield
same-all-played-note = De Schdand ännerd sisch noch, bis alle dorsch sinn.
same-ended = Rum
same-ended-note = Jedzd kannsch aa gugge, wie die annere gschbield hänn.
same-round-by-round = Rund färr Rund
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
same-best-note = Midd de gleische Kaade waren im Schnidd { $mean } zu holle, du hosch { $points }. Im Noochschbiel siehsch, an was es glege hodd.
same-their-games = Wie die annere gschbield hänn
same-their-round = Rund { $round }, { $who }: { $points }
same-house-for = { $who } (fumm Haus gschbield)
same-evening-how = Wann alle do sinn, gehd’s los. Uff die leere Plädz hogge sisch Bots.
same-evening-start = Alla hopp
same-evening-few = S’brauchd wennigschdens zwee.
same-evening-here = Wer do iss
same-evening-wait = S’gehd los, sobald { $who } aafangd.
same-evening-waiting = { $people ->
    [one] Ä Persoon schbield
   *[other] { $people } schbielen
} die Rund noch.
same-evening-late = Der Owend hodd schunn aagfange.
same-kind-box = echde Kaade
same-kind-box-note = Clubowend midd echde Schachdle: Doi Gerääd saachd, welle Kaade du aus’m sordierde Schdabel nemmsch, unn rechend iwwer alle Disch.
same-box-take = Die Kaade nemmsch
same-box-where = Disch { $table }, Pladz { $seat }
same-box-starts = { $you ->
    [yes] Du schbielsch raus.
   *[no] Pladz { $seat } schbield raus.
} Die Zahl funn de Rund iss { $value }.
same-box-clockwise = Die Plädz zeehlen im Uhrzeichersinn.
same-box-enter = Pungde oidrache
same-box-one-counts = Äns funn eisch zeehld färr de ganze Disch, midd de Schdisch vor sisch.
same-box-count = Disch auszehle
same-box-entered = Eigedrache: Du hosch { $points }.
same-box-fours = Midd echde Kaade brauchd jeder Disch vier: S’missen 8, 12, 16 … soi.
