# Einstellungen dieses Geräts.

settings-title = Einstellungen
settings-look-title = Wie es aussieht
settings-table-title = Am Tisch
settings-language = Sprache
settings-theme = Licht
settings-theme-system = wie das Gerät
settings-theme-light = Mittag
settings-theme-dark = Weinkeller
settings-pace = Tempo
settings-pace-slow = langsam
settings-pace-normal = normal
settings-pace-fast = schnell
settings-pace-tap = auf Tipp
settings-pace-text = Wie lang ein fertiger Stich liegen bleibt
settings-motion = Bewegung
settings-motion-system = wie das Gerät
settings-motion-less = wenig
settings-motion-full = voll
settings-order = Karten ordnen
settings-order-suit = nach Farbe
settings-order-role = nach Rolle
settings-order-hand = selbst
settings-order-text = Zieh die Karten, wohin du sie haben willst.
settings-second-tap = Zweimal tippen
settings-second-tap-text = Erst wählen, dann spielen
settings-ahead = Vorher wählen
settings-ahead-text = Wer nicht dran ist, merkt eine Karte vor: Sie fällt von selbst
settings-letters = Buchstaben auf den Karten
settings-letters-text = Blau, brauN, gElb, Grün, Rot: neben Bild und Farbe
settings-shortcuts = Kurztasten
settings-shortcuts-text = Buchstaben und Ziffern wirken am Tisch sofort. Aus, wenn du diktierst oder dein Vorleser sie braucht.
settings-sounds = Geräusche
settings-sounds-text = Holz, Papier, sonst nichts
settings-chat = Babbeln hören
settings-chat-text = Sprüche der anderen
settings-announce = Ansagen
settings-announce-text = Wie viel ein Screenreader vorliest
settings-announce-all = jede Karte
settings-announce-less = Stiche und Rollen
settings-name = Dein Name
settings-person-title = Du
settings-export = Sichern, was wir über dich wissen
settings-forget = Vergesst mich
settings-forget-ask = Dein Name verschwindet aus allen Spielen, und du verlässt jeden Tisch. Zurück geht das nicht.
settings-forgotten = Du bist vergessen. Komm wieder, wann du magst.
settings-devices = Deine Geräte
settings-devices-text = Auf diesen Geräten kennen wir dich. Melde ab, was du nicht mehr hast.
settings-device = { $browser } auf { $system ->
    [iPhone] dem iPhone
    [iPad] dem iPad
    [Mac] dem Mac
   *[other] { $system }
}
settings-device-unknown = Ein Gerät
settings-device-here = dieses hier
settings-device-used = zuletzt benutzt: { $day }
settings-device-sign-out = { $label } abmelden
settings-device-sign-out-ask = Dort kennen wir dich dann nicht mehr, bis du einen neuen Link öffnest.
settings-devices-others = Alle anderen abmelden
settings-devices-others-ask = Dann kennen wir dich nur noch hier. Auch Schlüssel für Bots, die du anderswo gemacht hast, gelten nicht mehr.
settings-back-title = Wer du hier warst
settings-back-text = Auf diesem Gerät warst du schon jemand anderes. Verloren ist nichts.
settings-back = Wieder { $who } sein
settings-tokens = Schlüssel für deine Bots
settings-tokens-text = Ein Schlüssel spielt in deinem Namen. Gezeigt wird er nur einmal.
settings-token-label = Wofür ist er?
settings-token-new = Schlüssel machen
settings-token-once = Kopier ihn jetzt, wir zeigen ihn nicht nochmal.
settings-token-remove = { $label } wegnehmen
settings-way-title = Unterwegs
