# Die erschd Rund, Kaad färr Kaad: in docs/lesson.md schdehd, welli wann falld.

learn-title = Lekzione
learn-lesson = { $lesson ->
    [middle] Midde im Schdisch
    [variants] Die Variande
    [two] Zu zwedd
   *[first] Drei Minudde ebbes
}
learn-lesson-text = { $lesson ->
    [middle] Was ä Roll midd Kaade machd, wo schunn liggen
    [variants] Mehr Kaade, unn Beschdimmer zum Aussuche
    [two] Ihr zwee unn de figgdive Middschbieler
   *[first] Ä ganzi Rund, Kaad färr Kaad
}
learn-next = Weider: { learn-lesson }
learn-lesson-done = gelernd
learn-step = Schridd { $step } funn { $steps }
learn-step-short = { $step } funn { $steps }
learn-quit = Uffheere midd lerne
learn-skip = Iwwerschbringe
learn-again = Nochemool
learn-tap-here = dibb do
learn-other-card = Die däd aa gehe. Awwer jedzd dibb uff die midd’em Ring.
learn-offline = Die Lekzione liggen noch nedd uff doim Gerääd. Midd Nedz gehd’s glei weider.
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

learn-chapter-middle = { $chapter ->
    [1] Soford Drumb
    [2] Zwee uff ämool
   *[3] Was liggd, liggd
}
learn-atonce-title = Ä Roll gild soford
learn-atonce-text = Nedd erschd im neggschde Schdisch. Die Zahl iss dessmool 4. Gugg, was dess midd Kaade machd, wo schunn liggen.
learn-throw-title = Rod liggd, unn du hosch kääns
learn-throw-text = S’Gretel aa nedd: Es schmeisd soin blaue 6er ab. Schmeis doin blaue 4er dezu. Dess iss de erschde.
learn-surprise-title = Blau iss Drumb, aa soin 6er
learn-surprise-text = S’Gretel hodd’en bloß loswerre wolle. Jedzd iss’er Drumb, heeher wie doin 4er, unn s’Gretel griggd de Schdisch. Was schunn liggd, zeehld midd.
learn-both-title = S’Gretel schbield de gelwe 4er
learn-both-text = De zwedde 4er: Gelb iss Plus. Gelb hosch kääns, awwer noch än 4er. Schmeis de braune 4er ab.
learn-twice-title = Zwee Rolle in äm Schdisch
learn-twice-text = De Reih nooch, wie se gfalle sinn: erschd Gelb, Plus, dann Braun, ebbes. S’Lisbeth griggd de Schdisch, unn zwee Plus sinn drin.
learn-beware-title = Noch än 4er: Rod iss Minus
learn-beware-text = Grün bleibd iwwrisch: Nix. Midd Drumb dädsch de Schdisch grigge, unn s’Minus fumm Lisbeth dezu. Loss’en: de grüne 2er.
learn-kept-title = S’Lisbeth b’halld soi Minus
learn-kept-text = Aa de rode 5er iss jedzd ä Minus, im erschde Schdisch fumm Gretel. Awwer wer än Schdisch hodd, der hodd’en.
learn-middledone-title = Mehr iss do nedd dehinner
learn-middledone-text = Wer die neggschd Beschdimmerkaad hodd, said, wann’s bassierd. Unn was liggd, liggd.

learn-chapter-variants = { $chapter ->
    [1] Mehr Kaade
    [2] Beschdimmer aussuche
   *[3] So schbield sisch’s
}
learn-bigger-title = Mehr Kaade
learn-bigger-text = Die erschd Variande iss schnell verzehld: 15 Kaade färr jeden schdadd 10, midd heehere Zahle. Sunschd bleibd alles, wie’s iss.
learn-choice-title = Beschdimmer aussuche
learn-choice-text = Die zwedd: Kää Zahl färr all. Vor jedere Rund suchd ihr der Reih nooch fünf Kaade aus, unn bloß die beschdimmen dann ä Roll.
learn-choose-title = Nemm die 6 unn Grün
learn-choose-text = S’Lisbeth unn s’Gretel hänn schunn. Nemm de grüne 6er: Denn hosch selwer uff de Hand.
learn-chosen-title = Fünf Kaade, fünf Faawe
learn-chosen-text = Jedi Zahl unn jedi Faab gibd’s bloß ämool. Zwee funn denne fünf hosch du: de grüne 6er unn de blaue 4er.
learn-own-title = Jedzd odder schbeeder?
learn-own-text = Dess saachsch du: Doin grüne 6er griggd färr Grün die neggschd Roll, wo frei iss, unn dess iss Drumb. Dibb druff.
learn-theirs-title = Fumm Gretel ausgsuchd, in doinere Hand
learn-theirs-text = De blaue 4er hodd s’Gretel ausgsuchd, awwer du hosch’en. Alla machsch du Blau zu Plus. Schbiel’en aus.
learn-ends-title = Drei Plus! Unn wann iss Schluss?
learn-ends-text = Wann ääner s’Zielfeld erreischd, +30, odder s’Dabbscheedel-Feld, −15. Odder nooch so viel Runde, wie ihr ausmachd.
learn-variantsdone-title = Alle zwee zamme gehd aa
learn-variantsdone-text = Was gild, saachd ihr, wann ihr än Disch uffmachd.

learn-chapter-two = { $chapter ->
    [1] Er bediend
    [2] Er hodd die Faab nedd
   *[3] Er schbield aus
}
learn-straw-title = Zu zwedd hoggd noch ääner debei
learn-straw-text = De figgdive Middschbieler. Fünf funn soine Kaade liggen offe, unn unner jedere liggd noch ääni. Die Zahl iss 3.
learn-leftmost-title = Er dengd nedd, er bediend
learn-leftmost-text = Immer midd de Kaad funn de Faab, wo am weidschde lings offe liggd. Rod hodd’er: de 2er. Schbiel doin rode 6er.
learn-turned-title = Doin Schdisch, genau wie gedengd
learn-turned-text = Soin rode 2er iss fodd. Was drunner liggd, wärd umgedrehd, bevor de neggschde Schdisch losgehd.
learn-lacking-title = Unn wann’er die Faab nedd hodd?
learn-lacking-text = Dann schbield’er, was ganz lings offe liggd: de gelwe 3er. Browier’s midd’em rode 4er.
learn-lucky-title = Drumb, aus Verseh’
learn-lucky-text = De gelwe 3er iss de erschde 3er: Gelb iss Drumb, unn er griggd de Schdisch. Gugg also immer uff soi Kaad ganz lings.
learn-strawleads-title = Jedzd schbield er aus
learn-strawleads-text = Widder die Kaad ganz lings: de rode 5er. Rod hosch kääns mehr, awwer Drumb: de gelwe 4er.
learn-strawpoints-title = Er kann sogar gewinne
learn-strawpoints-text = Soi Schdisch zeehlen färr ihn, er hodd soin eigene Schdand. Sogar aafange därf er, wann’en ääner dezu beschdimmd.
learn-twodone-title = Dess iss ebbes zu zwedd
learn-twodone-text = Wer uff soi Reih guggd, wees vorher, was’er schbield.
