# Offene Tische: für alle, die mitspielen oder zuschauen wollen.

open-title = Offene Tische
open-again = Noch einmal schauen
open-all = alle
open-free = Platz frei
open-watch = zuschauen
open-days = über Tage
open-sit = Dazusetzen
open-sit-with = Dazusetzen: { $who }
open-look = Zuschauen
open-watch-whom = Zuschauen: { $who }
open-players = { $players ->
    [2] zu zweit
    [3] zu dritt
    [4] zu viert
   *[5] zu fünft
}
open-clock = Bedenkzeit { $clock ->
    [brisk] knapp
   *[relaxed] reichlich
}
open-each-card = { $hours ->
    [24] 1 Tag je Karte
    [72] 3 Tage je Karte
   *[other] { $hours } Std. je Karte
}
open-anybody = Mit irgendwem spielen
open-anybody-text = Du kommst an einen Tisch, an dem jemand wartet. Findet sich keiner, spielen nach einer Dreiviertelminute Bots mit.
open-own = Selbst aufmachen
open-own-text = Ein offener Tisch steht hier für alle. Bleibt ein Platz leer, setzt sich nach drei Minuten ein Bot.
open-own-code = Nur mit Code
open-own-all = Offen für alle
open-none = Gerade ist kein Tisch offen. Mach einen auf, oder spiel gegen Bots, bis jemand kommt.
open-none-such = So einer ist gerade nicht dabei.

open-mute = Stumm schalten
open-unmute = Wieder hören
open-block = Meiden
open-block-text = Wen du meidest, kann sich nicht mehr an deine Tische setzen und erfährt nichts davon. Eine Meldung liest nur, wer diesen Server betreibt.
open-blocked = { $who } wird gemieden
open-avoided = Wen du meidest
open-lift = Wieder zulassen
open-report = Melden
open-report-why = Was ist los?
open-reported = Gemeldet, danke.
open-why-name = Ungehöriger Name
open-why-talk = Stört mit Sprüchen
open-why-leaving = Läuft aus Spielen davon
open-why-slowness = Spielt mit Absicht langsam
open-why-cheating = Spielt unfair
open-has-left = { $who } (ist gegangen)
open-nobody = Sonst sitzt hier niemand.
