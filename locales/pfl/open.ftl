# Offene Disch: fer alle, wu midschbiele odder zugugge wolle.

open-title = Offene Disch
open-again = Nochemool gugge
open-all = all
open-free = Pladz frei
open-watch = zugugge
open-days = iwwer Daach
open-sit = Dezuhocke
open-sit-with = Dezuhocke: { $who }
open-look = Zugugge
open-watch-whom = Zugugge: { $who }
open-players = { $players ->
    [2] zu zwedd
    [3] zu dritt
    [4] zu vierd
   *[5] zu fünft
}
open-clock = Bedenkzeit { $clock ->
    [brisk] knabb
   *[relaxed] reischlisch
}
open-each-card = { $hours ->
    [24] 1 Daach je Kaad
    [72] 3 Daach je Kaad
   *[other] { $hours } Std. je Kaad
}
open-anybody = Midd ergendwem schbiele
open-anybody-text = Du kummsch an än Disch, wu ebber waad. Kummd känner, schbiele nooch ere Dreivertlminudd Bots midd.
open-own = Selwer uffmache
open-own-text = Än offener Disch schdehd do färr alle. Bleibd än Pladz leer, hoggd sisch nooch drei Minudde än Bot dezu.
open-own-code = Numme midd Code
open-own-all = Offe färr alle
open-none = Grad iss kään Disch offe. Mach än uff, odder schbiel gege Bots, bis ebber kummd.
open-none-such = So änner iss grad nedd debei.

open-mute = Schdumm schalde
open-unmute = Widder heere
open-block = Meide
open-block-text = Wän du meidschd, där kann sisch nimmi an doi Disch hogge unn erfahrd nix defunn. Ä Meldung lesd numme, wär den Server laafe hodd.
open-blocked = { $who } wärd gemidde
open-avoided = Wän du meidschd
open-lift = Widder zulosse
open-report = Melde
open-report-why = Was iss los?
open-reported = Gemeld, dankschee.
open-why-name = Wieschder Name
open-why-talk = Schdeerd midd Sprich
open-why-leaving = Laafd aus de Schbieler fodd
open-why-slowness = Schbield midd Absichd langsam
open-why-cheating = Schbield nedd ehrlisch
open-has-left = { $who } (iss gange)
open-nobody = Sunschd hoggd do känner.
