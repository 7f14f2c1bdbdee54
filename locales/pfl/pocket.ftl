# Fer unnerwegs: s Schbiel ohne Nedz.

pocket-none = Färr unnerwegs lade
pocket-none-text = { $size } MB. Dann schbielsch gege’s Haus aa ohne Nedz.
pocket-loading = Wärd oigebackd …
pocket-loading-text = { $here } funn { $all } MB
pocket-packed = Oigebackd
pocket-newer = S gibd ebbes Naies
pocket-failed = Hodd nedd geklabbd
pocket-failed-text = S Nedz war fodd. { $here } MB sinn schunn do, de Reschd kummd noch.
pocket-full = Kään Pladz
pocket-go = Lade
pocket-go-on = Weider lade
pocket-works = Gehd ohne Nedz
pocket-works-play = Gege’s Haus schbiele, midd Dibbs, in alle Variande
pocket-works-rules = Regle, än rischdisches Schbiel uffschreiwe
pocket-waits = Waad uffs Nedz
pocket-packed-text = Schbield jedzd aa im Zuch, im Keller unn im Pelzerwald. Fumm { $since }.
pocket-newer-text = { $size } MB. S Alde schbield solang weider.
pocket-full-text = S Gerääd hodd kään Pladz mehr. Raam ebbes fodd; was schunn do iss, bleibd.
pocket-gone = Nimmi do
pocket-gone-text = De Brauser hodd uffgeraamd. { $size } MB, dann gehd’s widder.
pocket-unable = Gehd do nedd
pocket-unable-text = Dess Fenschder b’hald nix: S iss brivad, odder die Adress fangd nedd midd https aa.
pocket-old = Doin Brauser iss zu ald
pocket-old-text = Er verschdehd nedd, was zu lade iss. Midd äm neiere gehd’s.
pocket-refresh = Uffrische
pocket-remove = Auspacke, machd { $here } MB frei
pocket-works-learn = Lerne in 3 Minudde
pocket-works-record = Weiderschbiele nooch Daach, s Schbiel als Dadei, die Kaade noochbriefe
pocket-works-review = Noochschbiel: was d’ in doine Schbiele do verschenkd hosch
pocket-works-puzzles = Ä paar Uffgawe
pocket-waits-friends = Midd Freind unn offene Disch
pocket-waits-review = Noochschbiel funn Schbiele midd annere
pocket-waits-day = Hand fumm Daach
pocket-slow = Uff longsome Gerääde denkd’s Haus do kerzer nooch.
pocket-games = Schbiele uff dem Gerääd
pocket-games-all = All { $games } zeische
pocket-game-open = Rund { $round }, midd { $who }: weiderschbiele
pocket-game-over = { $won ->
    [yes] Gewunne
   *[no] Verlore
} midd { $points ->
    [one] 1 Pungd
   *[other] { $points } Pungde
} gege { $who }
pocket-game-remove = Schbiel fumm { $day } fodd schmeiße
pocket-table = Ohne Nedz. Aadibbe erklärd’s.
pocket-table-short = ohne Nedz
pocket-table-text = Du schbielsch uff dem Gerääd. Unner „Färr unnerwegs“ finnsch s Schbiel widder unn kannsch’s zu „Moin Pladz“ gewwe.
pocket-table-site = Du schbielsch uff dem Gerääd. Unner „Färr unnerwegs“ finnsch s Schbiel widder.
errors-local-other-tab = Dess Schbiel iss in äm annere Fenschder uff. Schbiel dord weider, odder mach’s zu.
errors-local-no-kernel = Doin Brauser iss zu ald, färr uff em Gerääd zu schbiele. Midd Nedz gehd’s; was do gschbield hosch, iss uffgehowe.
errors-local-not-safe = Uff em Gerääd schbiele gehd norre, wann die Adress midd https aafangd. Do fangd se midd http aa.
errors-local-missing = Ohne Nedz fehld do noch ebbes. Lad’s uff de Schdardseid unner „Färr unnerwegs“, wann’s Nedz do iss. Doi Schbiel iss uffgehowe.
errors-local-broken = S Schbiel uff em Gerääd iss schdehe gebliwwe. S iss uffgehowe: Geh uff die Schdardseid unn schbiel weider.
errors-local-unreadable = Was uff em Gerääd uffgehowe iss, lossd sisch grad nedd lese. Verlore iss es nedd: Mach s Fenschder zu unn widder uff.
errors-local-not-again = Dess Schbiel lossd sisch nedd so noochschbiele, wie’s uffgehowe iss. S bleibd do, wie’s iss; fang ä anneres aa.
errors-local-newer = Dess Schbiel hodd ä neieri Version funn ebbes uffgehowe. S bleibd do, wie’s iss: Lad die Seid midd Nedz nai, dann gehd’s uff.
pocket-give = { $games ->
    [one] Dess Schbiel zu „Moin Pladz“ gewwe
   *[other] { $games } Schbiele zu „Moin Pladz“ gewwe
}
pocket-give-text = Dord kannsch se noochschbiele. Se sinn als Schbiele uff em Gerääd markierd unn zeehle nedd färr doi Schdärk.
