# Offene Disch: fer alle, wu midschbiele odder zugugge wolle.

open-title = Offene Disch
open-again = Nomol gugge
open-all = all
open-free = Platz frei
open-watch = zugugge
open-days = iwwer Daach
open-sit = Dezuhocke
open-sit-with = Dezuhocke: { $who }
open-look = Zugugge
open-watch-whom = Zugugge: { $who }
open-players = { $players ->
    [2] zu zwett
    [3] zu dritt
    [4] zu viert
   *[5] zu fünft
}
open-clock = Bedenkzeit { $clock ->
    [brisk] knabb
   *[relaxed] reichlich
}
open-each-card = { $hours ->
    [24] 1 Daach je Kaad
    [72] 3 Daach je Kaad
   *[other] { $hours } Std. je Kaad
}
open-anybody = Mid ergendwem schbiele
open-anybody-text = Du kummschd an än Disch, wu ebber wad. Kummd känner, schbiele noch ere Dreivertlminudd Bots mid.
open-own = Selwer uffmache
open-own-text = Än offener Disch schdehd do fer alle. Bleibd än Platz leer, hoggd sich noch drei Minudde än Bot dezu.
open-own-code = Numme mid Code
open-own-all = Offe fer alle
open-none = Grad is kän Disch offe. Mach än uff, odder schbiel gege Bots, bis ebber kummd.
open-none-such = So änner is grad ned debei.

open-mute = Schdumm schalde
open-unmute = Widder heere
open-block = Meide
open-block-text = Wän du meidschd, där konn sich nimmi an doi Disch hocke un erfahrd nix devun. Ä Meldung lesd numme, wär den Server laafe hod.
open-blocked = { $who } werd gemidde
open-avoided = Wän du meidschd
open-lift = Widder zulosse
open-report = Melde
open-report-why = Was is los?
open-reported = Gemeld, dankschee.
open-why-name = Wieschder Name
open-why-talk = Schdeerd mid Sprich
open-why-leaving = Laafd aus de Schbieler fort
open-why-slowness = Schbield midd Absichd langsam
open-why-cheating = Schbield ned ehrlich
open-has-left = { $who } (iss gange)
open-nobody = Sunschd hockd do känner.
