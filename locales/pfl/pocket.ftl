# Fer unnerwegs: s Schbiel ohne Nedz.

pocket-none = Fer unnerwegs lade
pocket-none-text = { $size } MB. Donn schbielschd gege’s Haus aach ohne Nedz.
pocket-loading = Wärd oigebackd …
pocket-loading-text = { $here } funn { $all } MB
pocket-packed = Oigebackd
pocket-newer = S gebbd ebbes Neies
pocket-failed = Hodd ned geklabbd
pocket-failed-text = S Nedz war fodd. { $here } MB sinn schunn do, de Reschd kummd noch.
pocket-full = Kään Platz
pocket-go = Lade
pocket-go-on = Weider lade
pocket-works = Gehd ohne Nedz
pocket-works-play = Gege’s Haus schbiele, mid Dibbs, in alle Variande
pocket-works-rules = Regle, än rischdisches Schbiel uffschreiwe
pocket-waits = Wadd uffs Nedz
pocket-packed-text = Schbield jetz aach im Zuch, im Keller unn im Pelzerwald. Vum { $since }.
pocket-newer-text = { $size } MB. S Alde schbield solang weider.
pocket-full-text = S Geräd hodd kään Platz mäh. Raam ebbes fodd; was schunn do iss, bleibd.
pocket-gone = Nimmi do
pocket-gone-text = De Brauser hodd uffgeraamd. { $size } MB, donn gehd’s widder.
pocket-unable = Gehd do ned
pocket-unable-text = Des Fenschder b’halt nix: S iss brivad, odder die Adress fongd ned mid https oo.
pocket-old = Doin Brauser iss zu ald
pocket-old-text = Er versteht ned, was zu lade iss. Mid äm neiere gehd’s.
pocket-refresh = Uffrische
pocket-remove = Auspacke, machd { $here } MB frei
pocket-works-learn = Lerne in 3 Minudde
pocket-works-record = Weiderschbiele nooch Daach, s Schbiel als Dadei, die Kaade noochbriefe
pocket-works-review = Noochschbiel: was d’ in doine Schbiele do verschenkd hoschd
pocket-works-puzzles = Ä paar Uffgawe
pocket-waits-friends = Mid Freind unn offene Disch
pocket-waits-review = Noochschbiel vun Schbiele mid annere
pocket-waits-day = Hond vum Daach
pocket-slow = Uff longsome Geräde denkd’s Haus do kerzer nooch.
pocket-games = Schbiele uff dem Geräd
pocket-games-all = All { $games } zeische
pocket-game-open = Rund { $round }, mid { $who }: weiderschbiele
pocket-game-over = { $won ->
    [yes] Gewunne
   *[no] Verlore
} mid { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkde
} gege { $who }
pocket-game-remove = Schbiel vum { $day } fodd schmeiße
pocket-table = Ohne Nedz. Oodibbe erklärd’s.
pocket-table-short = ohne Nedz
pocket-table-text = Du schbielschd uff dem Geräd. Unner „Fer unnerwegs“ finnschd s Schbiel widder unn konnschd’s zu „Moin Platz“ gewwe.
pocket-table-site = Du schbielschd uff dem Geräd. Unner „Fer unnerwegs“ finnschd s Schbiel widder.
errors-local-other-tab = Des Schbiel iss in äm onnere Fenschder uff. Schbiel dodd weider, odder mach’s zu.
errors-local-no-kernel = Doin Brauser iss zu ald, fer uff em Geräd zu schbiele. Mid Nedz gehd’s; was do gschbield hoschd, iss uffgehowe.
errors-local-not-safe = Uff em Geräd schbiele gehd norre, wonn die Adress mid https oofongd. Do fongd se mid http oo.
errors-local-missing = Ohne Nedz fehld do noch ebbes. Lad’s uff de Schdadseid unner „Fer unnerwegs“, wonn’s Nedz do iss. Doi Schbiel iss uffgehowe.
errors-local-broken = S Schbiel uff em Geräd iss schdehe gebliwwe. S iss uffgehowe: Geh uff die Schdadseid unn schbiel weider.
errors-local-unreadable = Was uff em Geräd uffgehowe iss, lossd sich grad ned lese. Verlore iss es ned: Mach s Fenschder zu unn widder uff.
errors-local-not-again = Des Schbiel lossd sich ned so nochschbiele, wie’s uffgehowe iss. S bleibd do, wie’s iss; fong ä onneres oo.
errors-local-newer = Des Schbiel hodd ä neieri Version vun ebbes uffgehowe. S bleibd do, wie’s iss: Lad die Seid mid Nedz nei, donn gehd’s uff.
pocket-give = { $games ->
    [one] Des Schbiel zu „Moin Platz“ gewwe
   *[other] { $games } Schbiele zu „Moin Platz“ gewwe
}
pocket-give-text = Dord konnschd se noochschbiele. Se sinn als Schbiele uff em Geräd markierd unn zähle ned fer doi Schdärk.
