# Alles, was’s gebt.

all-title = Alles, was’s gebt
all-play = Schbiele
all-friends = en Disch uffmache un oilade
all-join = siwwe Buchschdawe
all-open = middschbiele odder zugugge
all-over-days = ä Kaad, wann de Zeit hoschd
all-same = vergleiche ohne Glick
all-day = ä Rund, fer alle die gleich
all-better = Besser werre
all-learn = ä Rund mid jemand newerdra
all-puzzles = Welli Kaad?
all-games = Nochschbiel
all-games-text = doi Schbiele, Schdich fer Schdich
all-kitchen = Am Kischedisch
all-companion = ehr schbielt, mer zähle
all-rules = zum Noochgugge
all-else = Un sunschd
all-check = Gut gemischd? Rechn’s nooch
all-settings = Schbrooch, Kaade, Tempo, Geräde
