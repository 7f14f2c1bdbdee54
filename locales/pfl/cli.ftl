# Die Befehlszeil, so weid die annere Dadeie die Wörder nedd hänn.

cli-virtual-player = figgdiver Middschbieler
cli-options = { $players ->
    [2] zu zwedd
    [3] zu dridd
    [4] zu vierd
   *[5] zu fünfd
}{ $more ->
    [yes] , midd mehr Kaade
   *[no] { "" }
}{ $pick ->
    [yes] , midd ausgsuchde Beschdimmerkaade (bis { $goal }, { $dabbscheedel } odder { $rounds } Runde)
   *[no] { "" }
}
cli-game = ebbes { cli-options }: { $names }
cli-welcome = ebbes { cli-options }. ? hilfd, midd q iss Feierowend.

cli-round = Rund { $round }: { $you ->
    [yes] Du gibsch
   *[no] { $who } gibd
}
cli-pile = { $up } uff { $down }
cli-number = Die Zahl iss { $value }.
cli-starts = { $you ->
    [yes] Du fangsch aa.
   *[no] { $who } fangd aa.
}
cli-names-starter = { $you ->
    [yes] Du beschdimmsch, wer aafangd: { $starter }.
   *[no] { $who } beschdimmd, wer aafangd: { $starter }.
}
cli-picks = { $you ->
    [yes] Du suchsch der { $code } aus.
   *[no] { $who } suchd sisch { $code } aus.
}
cli-picks-short = { $who }: { $code } ausgsuchd
cli-turns-up = { $who }: { $code } uffgedeggd
cli-designated = { suit-mid } iss { role-mid }
# Schdehd iwwer ännere schmale Schbald: heegschdens segs Buchschdawe.
cli-total = zamme
cli-over = Feierowend: { $end ->
    [goal] S’Zielfeld iss erreischd
    [dabbscheedel] S’Dabbscheedel-Feld iss erreischd
   *[rounds] All Runde sinn gschbield
}. { $winners ->
    [one] { $you ->
        [yes] Du hosch gewunne.
       *[no] { $who } hodd gewunne.
    }
   *[other] Zamme gewunne: { $who }.
}
cli-unfinished = S’Schbiel iss noch nedd rum.

cli-roles-none = Noch hodd kää Faab ä Roll
cli-starters = Du beschdimmsch, wer aafangd: { $starters }
cli-picked = Ausgsuchd: { $codes ->
    [none] noch nix
   *[other] { $codes }
}
cli-free-numbers = Freie Zahle: { $numbers }
cli-free-colours = Freie Faawe: { $colours }
cli-pick-example = Such der funn jedem ääns, so wie { $code }; hawwe musch die Kaad nedd.
cli-lying = Uff’em Disch: { $codes }
cli-cards = Doi Kaade: { $codes }
cli-cards-not-now = Grad nedd: { $codes }

cli-ask-card = Doi Kaad?
cli-ask-designator = Welli Beschdimmerkaad?
cli-ask-starter = Wer fangd aa?
cli-choose = Dibb oi, was de willsch, odder ?, wann de nimmi weider weesch.
cli-no-choice = { $typed } gehd do nedd. { cli-choose }
cli-list-or = { $first } odder { $second }
cli-pick-half = { $what } brauchd noch ä { $missing ->
    [number] Zahl
   *[colour] Faab
}: { $codes }.
cli-pick-not-free = { $what } iss nedd frei (R26).
cli-help-starter =
    Du beschdimmsch, wer zum erschde Schdisch ausschbield: wer de willsch, aa du selwer (R10).
    Dibb ä Nummer aus de Lischd oi, odder än Name.
cli-help-designator =
    Such der ä Beschdimmerkaad: ä Faab unn ä Zahl, wo alle zwee in deere Rund noch frei sinn (R26).
    Schreib se, wie de willsch: G7, 7g, grün 7. Wo bloß noch ääns dezu bassd, langd die Hälfd.
    Hawwe musch die Kaad nedd. Awwer wer se hodd, babbeld midd, wann se falld unn was ihr Faab färr ä
    Roll griggd. Fünf wärn ausgsuchd, zuerschd lings fumm Schdardschbieler, unn der schbield dann aus.
cli-help-card = Dibb ä Kaad wie G7 oi odder ihr Nummer aus de Lischd; Enter allää nimmd die äänzisch, wo gehd.
cli-help =
    B Blau, N Braun, Y Gelb, G Grün, R Rod. Bedien die ausgschbield Faab, wann de kannsch (R12).
    Die erschd Beschdimmerkaad, wo falld, machd ihr Faab zu Drumb, dann Plus, ebbes, Minus; de Reschd
    iss Nix. Plus-Kaade zeehlen +1, Minus-Kaade −1. ebbes gibd 3, bloß nedd, wann de am meischde odder
    am wenigschde hosch. Bei de Pungde schdehd +3 färr die drei, unn * bei dem, wo am meischde Nix
    hodd: Der beschdimmd, wer als neggschdes aafangd.
    ? die Hilf do, t de Disch, q Feierowend

cli-seal = Die Mischlung hängd an dem Siegel { $seal }.
cli-saved = S’Schbiel iss uffg’howe, in { $path }.
cli-first-time = Die Bots machen sisch uff dem Rechner zum erschde Mool färdisch: Dess dauerd ä paar Sekunde.
cli-stand-in = Brauchen se länger wie { $seconds ->
    [one] 1 Sekund
   *[other] { $seconds } Sekunde
}, schbielen se erschd ämool ganz äfach.
cli-still-compiling = Die Bots machen sisch färr doi neggschdes Schbiel färdisch; midd Ctrl-C bisch glei fodd.

cli-verified = { $deals ->
    [one] 1 Mischlung kummd
   *[other] { $deals } Mischlunge kummen
} aus’em Siegel { $seal }
cli-verified-day = die Hand fumm Daach fumm { $day }, gebunne dursch de Johreskopp { $head }
cli-verified-challenge = Kaade { $number } aus „Gleische Kaade“ { $code }, gebunne dursch de Kopp { $head }
cli-verified-missing = { $came } funn { $people } Zahle funn de Leid sinn aakumme, nedd die funn { $who }
cli-verified-without = ohne ä eischeni Zahl, wie Bots’s sinn: { $who }
cli-verified-last-played = Wer zuerschd aagfange hodd, iss nedd ausgelosd worre: Der hodd zuledschd gschbield g’habbd.
cli-verified-unfinished = { cli-unfinished }

# Was an ännere Dadei nedd schdimmd; „why“ iss englisch, weil’s um dess gehd, was do schdehd.
cli-at-line = Zeil { $line }: { $why }
cli-not-readable = Dess kann märr nedd lese: { $why }
cli-broken = Dess gehd nooch de Regle nedd: { $why }
cli-not-certified = Midd de Mischlung bassd ebbes nedd: { $why }
cli-nothing-to-decide = Do gibd’s nix auszusuche: { $why ->
    [over] S’iss Feierowend.
    [between] S’heerd zwische zwee Runde uff.
    [spectator] Do guggd bloß ääner zu.
   *[waiting] Än annerer iss draa.
}

# Was sunschd schiefgehd; „why“ iss wie owwe englisch.
cli-fault-arena = Die Arena kummd nedd weider: { $why }
cli-fault-setting = Midd dere Oischdellung laafd kään Server: { $why }
cli-fault-database = Dess iss kää Dadebank: { $why }
cli-fault-foreign-review = Die Noochschau g’heerd zumme annere Schbiel: { $why }
cli-fault-depth = Die Dief gibd’s nedd: { $why }
cli-fault-person = Die Berson gibd’s nedd: { $why }
cli-fault-review = Dess iss kää Noochschau: { $why }
cli-fault-schema = Die Dadebank iss funn ännere neiere Version: { $why }
cli-fault-store = Die Dadebank gibd kää Andword: { $why }
cli-fault-bot = Den Bot gibd’s nedd: { $why }
cli-fault-fingerprint = Do wärd annerschd geurdeeld wie in dere Noochschau: { $why }
cli-fault-value = Do demidd gehd’s nedd: { $why }

cli-seat = Pladz { $seat }
cli-choice = Pladz { $seat }: { $kind ->
    [play] { $what } schbiele
    [pick] { $what } aussuche
   *[starter] Pladz { $what } fangd aa
}
cli-worth = werd { $figure }
cli-points = Pungde { $figure }
cli-lead = Vorschbrung { $figure }
cli-figure = { $sign }{ NUMBER($number, minimumFractionDigits: 2) }

# Was beurdeild worre iss. Vier Schbaldekebb: hechschdens neun Buchschdawe.
cli-review-result = Vorschbr.
cli-review-cards = Kaade
cli-review-decisions = selwer
cli-review-others = annere
cli-review-standings = Schdand: { $standings }
cli-review-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-review-part = Bis jedzd aageguggd: { $done } funn { $total } Endscheidunge.
cli-review-round = Rund { $round }
cli-review-open-round = Rund { $round }, so weid se gschbield iss
cli-review-given = verschenkd { $figure } ± { $error } Pungde pro Rund
cli-review-yield = Ausbeid { $percent } ± { $error } %
cli-review-alike = so schdark wie’s { $who }
cli-review-between = zwische { $weaker } unn { $stronger }
cli-review-few = färr die Ausbeid sinn’s noch zu wennisch Endscheidunge
cli-review-mark = { $mark ->
    [small] Ä kleener Badzer
    [clear] Ä klarer Fehler
   *[grave] Ä schwerer Fehler
}: { $less } wie midd { $better }.
cli-review-proved = Bewisse: { $what } iss in { $best } funn { $deals } Verdeelunge ’s Beschd.
cli-review-proved-wins = Bewisse: Midd { $what } gewinnd märr in { $wins } funn { $deals } Verdeelunge.
cli-review-moved = Dess hodd verschowe: { $moves }.
cli-review-title = Wie’s Schbiel geloffe iss
cli-review-turning = Wendepungde
cli-review-course = Was jeder hodd erwaade kenne, Endscheidung färr Endscheidung
cli-review-about = De Vorschbrung sinn die eichene Pungde wennischer de Schnidd funn de annere. Kaade: die eichene, unn wie die verdeggde geleche sinn. Selwer: was die eichen Wahl, nooch demm was märr hodd wisse kenne, mehner gebrochd hodd wie die funn de Vergleichsschbieler. Annere: was die gemachd hänn.
cli-par-par = Par
cli-par-over = iwwer Par

# What operators do beside a running server.
cli-operate-no-time = kää Dauer: { $what }; schreib 30m, 2h odder 7d, unn nedd mehr wie ä Johr
cli-operate-no-table = s’gibd kään offene Disch { $what }
cli-operate-left = { $unit ->
    [d] { $number } Daach
    [h] { $number } Schdunn
    [m] { $number } Minudde
   *[s] { $number } Sekunde
}
cli-operate-banned = { $who } bleibd { $left } drauß; die Server wissen’s in ä paar Sekunde
cli-operate-lifted = { $who } därf widder roi; die Server wissen’s in ä paar Sekunde
cli-operate-ban = { $kind ->
    [person] Persoon
   *[network] Adress
} { $who }: noch { $left }, uff Aaordnung
cli-operate-ban-flood = Adress { $who }: noch { $left }, fumm Server, wääche zu viele Aafrooche
cli-operate-ban-maintenance = Waadung: Schbiele gehn weider, awwer nix Naies fangd aa
cli-operate-no-bans = känner bleibd drauß
cli-operate-flood = { $kind ->
    [person] Persoon
   *[address] Adress
} { $who }: { $times ->
    [one] ämool
   *[other] { $times } Mool
} abgewisse in de ledschde Schdunn
cli-operate-no-floods = känner will zu viel
cli-operate-report = { $number }: { $name } ({ $who }) am Disch { $code }, { $when }: { $why ->
    [name] ä wieschder Name
    [talk] schdeerd midd Sprich
    [leaving] laafd aus de Schbieler fodd
    [slowness] schbield midd Absichd langsam
   *[cheating] schbield nedd ehrlisch
}
cli-operate-no-reports = känner hodd ebber gemeld
cli-operate-no-report = ä Meldung { $number } gibd’s nedd
cli-operate-done = Meldung { $number } iss erledichd
cli-operate-closed = Disch { $code } iss zu; alle dord sehn’s in zehn Sekunde
cli-operate-maintenance = { $state ->
    [on] Waadung: Schbiele gehn weider, awwer nix Naies fangd aa; die Server wissen’s in ä paar Sekunde
   *[off] alles iss widder offe; die Server wissen’s in ä paar Sekunde
}

# Was än Befehl uffhald; „why“ iss englisch, weil’s um dess gehd, was do schdehd odder was es Syschdem saacht.
cli-needs = { $what ->
    [judging] zum Beurdeile
    [training] zum Lerne
    [measuring] zum Messe
    [explaining] zum Erkläre
    [table] färr än Disch uff ämme Server
    [terminal] färr än Pladz im Terminal
   *[other] färr { $what }
} fehld { $library }: pip install 'ebbes[{ $extra }]'
cli-input-closed = die Schdandardoigab iss zu
cli-cannot-read = { $file } lossd sisch nedd lese: { $why }
cli-cannot-print = Dess lossd sisch nedd ausgewwe: { $why }
cli-cannot-write = { $file } lossd sisch nedd schreiwe: { $why }
cli-file-line = { $file }, Zeil { $line }
cli-review-one = midd --html odder --keep immer bloß ää Uffzeichnung
cli-review-no-seat = Pladz { $seat } gibd’s nedd
cli-review-other = { $file } hebd ä Noochschau funn annere Plädz odder annerer Dief uff: ä anneri Dadei, odder ohne --seat unn --depth
cli-review-stopped = uffg’heerd nooch { $done } funn { $total } Endscheidunge
cli-ladder-stopped = uffg’heerd bei { $name }, nooch { $done } funn { $total } Runde
cli-train-cannot = in { $folder } lossd sisch nedd lerne: { $why }
cli-puzzles-found = { $done } funn { $total } g’funne
cli-rate-games = { $shown } { $games ->
    [one] Schbiel
   *[other] Schbiele
}
cli-perft = { $what ->
    [depth] Dief { $shown }
    [sequences] { $shown } Folche
   *[finished] { $shown } am End
}

# Was gemesse worre iss. Name vun annere bleiwen, wie se sinn.
cli-bench-measured = gemesse
cli-bench-counted = gezeehld
cli-bench-rate = pro Sekund
cli-bench-times = so viel Mool
cli-bench-missing = nedd inschdallierd
cli-bench-name = { $what ->
    [kernel-one-thread] Kern, ään Thread
    [kernel-two-threads] Kern, zwee Threads
    [one-thread] ään Thread
    [search-playing-out-by-a-policy] Such, ausg’schbield nooch Gelerndem
    [search] Such
    [engine] Schbielregle in Python
    [random-rounds] zufälliche Runde
    [iterations] Durchläuf
    [plays] Schbielziisch
   *[other] { $name }
}

# Än Weddkampf zwische Bots. Bezeichnunge: hechschdens zwelf Buchschdawe; Schbaldekebb: hechschdens achd, die Aazahl elf.
cli-arena-either = endweder änzelne Runde odder ganze Schbiele, nedd beides
cli-arena-stopped = uffg’heerd nooch { $done } funn { $total }{ $kept ->
    [yes] ; der selwe Befehl machd do weider
   *[no] { "" }
}
cli-arena-who = { $bot } gehe { $others }
cli-arena-deals = { $shown } { $unit ->
    [game] { $number ->
        [one] Schbiel
       *[other] Schbiele
    }
   *[deal] { $number ->
        [one] Rund
       *[other] Runde
    }
}
cli-arena-seatings = in je { $players } Sidzordnunge; Schdardzahl { $seed }
cli-arena-label = { $what ->
    [difference] Unnerschied
    [places] Plädz
   *[null] Gecheprob
}
cli-arena-points = { $figure } Pungde pro { $unit ->
    [game] Schbiel
   *[round] Rund
}
cli-arena-virtual = { $figure } vorm virduelle Middschbieler
cli-arena-place = { $place }.
cli-arena-average = { $place } im Schnidd; { $wins } g’wunne
cli-arena-null = ({ $bot } gehe sisch selwer, { $deals }): { $verdict ->
    [off] SCHEPP, dere Messung iss nedd zu draue
    [few] zu wennisch Runde, färr ebbes zu saache
   *[even] ausgegliche, innerhalb funn 4 Fehler
}
cli-arena-time = { $what ->
    [unit] Millisekunde
    [mean] Middel
    [p50] p50
    [p99] p99
    [max] lengschd
   *[count] Endscheide
}
cli-arena-took = { $seconds } Sekunde, { $processes ->
    [one] { $processes } Brozess
   *[other] { $processes } Brozesse
}

# Än Server, un was er uffhebd.
cli-server-needs = färr än Server fehld { $library }: inschdallier ebbes midd’em Extra 'server'
cli-serve-at = ebbes iss uff { $address } (Ctrl-C machd’s aus)
cli-serve-setting = ä Oischdellung iss NAME=WERD, nedd { $what }
cli-no-database = in { $file } iss kää Dadebank
cli-backup-command = PostgreSQL hodd än eischene Befehl: { $command }
cli-backup-done = alles aus { $source } iss in { $file }
cli-person-who = saach, wer: endweder die Id funn ännere Persoon odder --name
cli-person-none = s’gibd känner midd { $by ->
    [id] dere Id
   *[name] demm Name
}
cli-person-many = { $people } Leid hänn den Name: { $ids }
cli-forget-sure = { $who } ({ $id }) vergesse?
cli-forgotten = vergesse; Disch, wu ohne de Name bleiwen: { $tables }

# De Platz im Terminal.
cli-sit-help = Hilf
cli-sit-map = Landkaad
cli-sit-quit = Fodd
cli-sit-play = schbiele
cli-sit-space = Leerdaschd
cli-sit-last-trick = ledschder Schdisch
cli-sit-chat = babble
cli-sit-course = Bis jedzd
cli-sit-takes = schdischd
cli-sit-trumps = drumbd
cli-sit-tricks = { $tricks ->
    [one] 1 Schdisch
   *[other] { $tricks } Schdisch
}
cli-sit-sealed = versiggeld { $seal }
cli-sit-watchers = { $count ->
    [one] 1 guggd zu
   *[other] { $count } gugge zu
}
cli-sit-on = Enter: weider
cli-sit-change = ännere
cli-sit-change-keys = ↑ ↓ raussuche, ← → ännere
cli-sit-alone = alle Regle, gege’s Haus
cli-sit-friends = ä Disch midd Code, färr annere
cli-sit-join = odder de Code funn em Disch
cli-sit-games = doi Schbiele, nochemool aageguggd
cli-sit-become = Der- odderdieselb wie im Browser soi
cli-sit-become-text = Mach im Browser uff de Schdardseid odder bei de Oischdellunge än Link färr noch ä Gerääd unn setz en do roi. Er gild ämool unn zehn Minudde lang.
cli-sit-left = Jedzd bisch do { $who }. Die Schbiele funn { $who } bleiwen, unn uff de erschde Seid gehd’s zurigg.
cli-sit-keys-digits = die Kaad midd derre Nummer schbiele
cli-sit-keys-arrows = funn Kaad zu Kaad, unn schbiele
cli-sit-no-tables = Grad hodd känner ä offene Disch.
cli-sit-no-games = Noch iss kää Schbiel rum.
cli-sit-not-played = Bei dem Schbiel hosch nedd middgschbield.
cli-sit-fault = Dess iss nedd gange: { $why }
cli-sit-no-answer = Unner { $server } gibd känner Andword. Schdimmd die Adress, midd http:// odder https:// am Aafang, unn laafd de Server?
cli-sit-only-here = Dess gehd bloß uff dem Rechner do. Färr die annere: ebbes serve aamache unn se dohie oilaade.
cli-sit-elsewhere = Der Disch iss uff em annere Server. Geh do naus unn dibb: ebbes sit { $link }
cli-sit-small = De Disch brauchd ä Fenschder midd { $columns } Schbalde unn { $lines } Zeile; dess do hodd { $width } unn { $height }. Zieh’s bissel greeßer, odder mach die Schrifd klänner.

# Ä Disch uffm Server, Zeil fer Zeil.
cli-join-welcome = Du bisch am Disch { $code }. ? helfd, q gehd.
cli-join-help = Dibb die Nummer funn ner Wahl odder ä Kaad wie G7. t saachd nochemool Rolle, Schdisch unn doi Kaade, vorem Schbiel, wer am Disch hoggd, l de ledschde Schdisch, p die Pungde funn alle, h was än schdarger Bot mache dääd. c zeehld uff, was d’ saache kannsch, c midd ner Nummer saachd’s. m froochd noch mehr Zeid, w schbield widder selwer, wann än Bot färr disch gschbield hodd. s fangd ä Schbiel aa doim eichne Disch aa, Plus lossd änner middschbiele, wu froochd, Minus nedd; j hoggd disch hie, wann d’ bloß zuheersch. q gehd.
cli-join-pick = Dibb ä Faab unn ä Zahl, so wie G7; du musch die Kaad nedd hawwe.
cli-join-not-yet = Noch bisch nedd draa.
cli-join-listening = Du heersch am Disch { $code } zu. ? helfd, j hoggd disch dezu, q gehd.
cli-join-you-say = Du saachsch: { $phrase }
cli-join-asked = Dibb Plus färr gern, Minus färr liewer nedd.
cli-join-away = Dibb w, dann schbielsch widder selwer.
cli-join-nobody-asks = Grad froochd disch känner nooch em Pladz.
cli-join-around = Am Disch: { $who }.
cli-join-free = { $free ->
    [one] Än Pladz iss noch frei.
   *[other] { $free } Plädz sinn noch frei.
}
cli-join-points = { $you ->
    [yes] Du hosch
   *[no] { $who } hodd
} { $total } Pungde.

# Plätz iwwer SSH.
cli-ssh-guest = Du kummsch ohne Schlissel, { $who }: Name, Schbiele unn doin Pladz am Disch sinn fodd, wann d’ gehsch. Midd em SSH-Schlissel (ssh-keygen machd ään) bisch’s neggschd Mool widder du.
cli-ssh-idle = Do iss lang nix bassierd, drumm iss der Bsuch jedzd rum. Doin Pladz bleibd noch ä Weil doiner. Kumm widder, wann d’ willsch.
cli-ssh-no-server = Die Disch sinn grad nedd zu erreiche. Browier’s schbeeder nochemool.
cli-ssh-told = Die Seide do brauchen än ganze Bildscherm unn Aache defärr. Zeil färr Zeil gehd’s midd: ebbes play --join CODE --server { $server }

# Än eischener Disch im Terminal, un Plädz iwwer SSH.
cli-sit-needs-server = än eischener Disch brauchd än Server: inschdallier ebbes midd’em Extra 'server'
cli-sit-no-server = än eischener Server laafd nedd: { $why }
cli-ssh-at = Plädz gibd’s midd { $command } (Ctrl-C machd’s aus)
cli-ssh-cannot = uff { $host } Port { $port } gehd’s nedd: { $why }
