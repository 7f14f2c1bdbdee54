# Die erschd Rund, Kaad färr Kaad: in docs/lesson.md schdehd, welli wann falld.

learn-title = Drei Minudde ebbes
learn-step = Schridd { $step } funn { $steps }
learn-step-short = { $step } funn { $steps }
learn-quit = Uffheere midd lerne
learn-skip = Iwwerschbringe
learn-again = Nochemool
learn-tap-here = dibb do
learn-other-card = Die däd aa gehe. Awwer jedzd dibb uff die midd’em Ring.
learn-offline = Beim Lerne schbield de Server midd. Die Regle gehn aa ohne Nedz.
learn-chapter = { $chapter ->
    [1] Kaade unn Faawe
    [2] Bediene
    [3] Wer schdischd?
    [4] Ä Roll falld
    [5] Plus unn Minus
    [6] ebbes: die Midd
   *[7] Nix unn s’Aafange
}

learn-cards-title = Fünf Faawe, alle aus de Palz
learn-cards-text = Blaue Trauwe, braune Elwetritsche, gelwe Grumbeere, grüner Pelzerwald, rode Burge. Jeder hodd zehe Kaade unn leggd, wann’er draa iss, ä Kaad: Dess iss än Schdisch.
learn-number-title = Die Zahl iss 3
learn-number-text = Noch iss kää Faab ebbes werd. Dess machen die fünf 3er aus, die Beschdimmerkaade, ääner nooch’em annere. Zwee hosch selwer: Die hänn än Schdää druff.
learn-follow-title = Blau liggd. Hosch Blau?
learn-follow-text = Dann musch Blau schbiele. Dess heesd bediene. Dibb uff doin blaue 6er.
learn-takes-title = Doin Schdisch!
learn-takes-text = Die heegschd Kaad funn de erschde Faab schdischd: doin 6er. Die drei blaue Kaade geheeren dir, unn jedzd schbielsch du aus.
learn-trump-title = Mach Drumb!
learn-trump-text = Doin grüne 3er hodd die Zahl funn de Rund. De erschde 3er machd soi Faab zu Drumb. Dibb druff.
learn-trumped-title = Grün iss Drumb
learn-trumped-text = Ab jedzd schdischd Grün jedi anner Faab. Denn Schdisch griggd s’Lisbeth: De grüne 5er iss heeher wie doin 3er.
learn-plus-title = Rod liggd, unn du hosch kääns
learn-plus-text = Dann gehd jedi Kaad. Schmeis de blaue 3er ab: De zwedde 3er machd soi Faab zu Plus.
learn-plussed-title = Blau iss Plus
learn-plussed-text = Jedi blaue Kaad im Schdisch iss än Pungd färr denn, wo se hodd. Drei hosch schunn! De blaue 3er griggd s’Gretel: Was liggd, liggd.
learn-low-title = Braun liggd
learn-low-text = Bediene musch, gewinne nedd. Noch wees känner, was Braun mool wärd. Bleib unne: de braune 2er.
learn-ebbes-title = Braun iss ebbes
learn-ebbes-text = De braune 3er fumm Lisbeth war de dridde. S’Gretel griggd alle drei braune Kaade. Ob’em dess gfalld, siehsch glei.
learn-ruff-title = Schunn widder Rod
learn-ruff-text = Rod hosch immer noch kääns. Jedzd därfsch drumbe: Grün schdischd Rod. Nemm de grüne 6er.
learn-minus-title = Auwee: Rod iss Minus
learn-minus-text = S’Lisbeth hodd de rode 3er bediene missen, de vierde. Jedi rode Kaad koschd än Pungd, unn zwee liggen in doim Schdisch. Gelb bleibd iwwrisch: Nix.
learn-middle-title = ebbes: Die Midd zeehld
learn-middle-text = Am meischde braune: nix. Am wenigschde: nix. In de Midd: 3 Pungde. S’Gretel hodd drei, du kää. Hol der welle, midd’em braune 6er.
learn-enough-title = Zwee ebbes: genau rischdisch
learn-enough-text = Jedzd loss än annere ausschbiele. Dibb uff de gelwe 4er, s’Lisbeth nimmd’en schunn.
learn-duck-title = Jedzd bloß nedd drumbe!
learn-duck-text = Widder Braun, unn du hosch kääns. Midd deere Kaad hädsch drei, so viel wie s’Gretel, unn dädsch nix grigge. Schmeis de blaue 2er ab.
learn-nix-title = Nix iss nedd nix
learn-nix-text = Gelb bringd kää Pungde. Awwer wer am meischde Gelb hodd, beschdimmd, wer die neggschd Rund aafangd. Hol’s der midd’em gelwe 6er.
learn-last-title = Die ledschd Kaad schbield sisch selwer
learn-last-text = S’Gretel hodd der noch ä Minus nunnergschowe. Machd nix: Doin ledschde Drumb holld de blaue 1er, noch ä Plus.
learn-score-title = Zammezeehle
learn-score-text = Vier Plus, drei Minus, drei Pungde färr die Midd bei ebbes: machd +4. So än Zeddel kummd nooch jedere Rund.
learn-starter-title = Du gewinnsch Nix
learn-starter-text = Drei gelwe Kaade hosch du, unn s’Lisbeth aa. Awwer doin 6er iss de heegschde. Alla: Wer soll die neggschd Rund aafange?
learn-done-title = Dess war ebbes
learn-done-text = Fünf so Runde, dann gewinnen die meischde Pungde. Alles annere kannsch in de Regle noochgugge.
learn-done-play = Alla hopp, schbiele!
learn-done-rules = Zu de Regle
