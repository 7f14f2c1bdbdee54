# Offene Tische: für alle, die mitspielen oder zuschauen wollen.

open-title = Offene Tische
open-again = Noch einmal schauen
open-all = alle
open-free = Platz frei
open-watch = zuschauen
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
open-anybody = Mit irgendwem spielen
open-anybody-text = Du kommst an einen Tisch, an dem jemand wartet. Findet sich keiner, spielt nach einer Dreiviertelminute das Haus mit.
open-own = Selbst aufmachen
open-own-text = Ein offener Tisch steht hier für alle. Bleibt ein Platz leer, setzt sich nach drei Minuten jemand vom Haus.
open-own-code = Nur mit Code
open-own-all = Offen für alle
open-none = Gerade ist kein Tisch offen. Mach einen auf, oder spiel mit dem Haus, bis jemand kommt.
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
open-nobody = Sonst sitzt hier niemand.
