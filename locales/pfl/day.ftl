# Die Hand vum Daach: ä Rund, fer alle die gleich.

day-title = Hand fumm Daach
day-one-round = Ä Rund.
day-same-for-all = Färr alle die gleisch.
day-before-you = Dess lischd vor der
day-number = Zahl funn de Rund:
day-everybody = Alle grigge heid die Kaade unn schbiele gege die gleische drei Bots.
day-over = Der Daach iss rum. Du kannsch soi Kaade zum Iewe schbiele.
day-played = { $people ->
    [one] Ä Persoon hodd
   *[other] { $people } hänn
} schunn gschbield.
day-first-counts = De erschde Versuch zeehld, denooch därfsch iewe.
day-play = Die heidisch Rund schbiele
day-go-on = Weiderschbiele
day-practise = Nochemool, zum Iewe
day-practise-old = Zum Iewe schbiele
day-review = Noochschbiel
day-review-later = Noochschbiel ab morche
day-points = { $points ->
    [1] Pungd
    [-1] Pungd
   *[other] Pungde
}
day-done = Gschbield. Dess zeehld färr heid.
day-better-than = Besser wie { $of } funn 100.
day-how-all = Wie alle gschbield hänn
day-people = { $people ->
    [one] ä Persoon
   *[other] { $people } Leid
}
day-bar = { $points } Pungde: { $people ->
    [0] niemand
    [one] ä Persoon
   *[other] { $people } Leid
}
day-you = du
day-points-in-round = Pungde in derre Rund
day-row = { $days ->
    [0] Noch kään Daach am Schdick
    [1] Än Daach am Schdick
   *[other] { $days } Daach am Schdick
}
day-row-next = { $days ->
    [1] Heid wärd’s de erschde.
   *[other] Heid wärd’s de { $days }.
}
day-row-today = Heid iss debei.
day-share = Verzehl’s weider
day-share-title = ebbes, Hand fumm Daach { $day }
day-share-safe = Verrot nix iwwer die Kaade: Die Drauwe saachen bloß, wieviel funn zehe du iwwerholt hosch.
day-copy = Text kobiere
day-send = Weidersaache
day-none = –
day-proof = Niemand kann die Kaade funn ämme Daach raussuche odder dausche: Alle Daach funn ämme Johr sinn vorher feschdgeleschd unn lossen sisch noochbriefe.
day-above-expert = Mehner wie die Elwe!
day-as-expert = Soviel wie die Elwe.
day-above-par = Mehner, wie zu erwaade war.
day-at-par = Soviel, wie zu erwaade war.
day-below-par = Dessmool war mehner drin.
day-expert = Die Elwe holld aus derre Hand { $points }.
day-par = Zu erwaade war { $points }.
day-row-bunch = Ä ganzi Draub.
day-share-sentence = { $points } { $number ->
    [1] Pungd
    [-1] Pungd
   *[other] Pungde
}. { $sentence }
day-share-signs = Midd Drauwe
day-picture = Bild verschicke
day-picture-day = Hand fumm Daach, { $day }
day-month-before = Monet devor
day-month-after = Monet denooch
day-month-played = { $played } funn { $days } Daach, im Schnidd { $mean }
day-proof-title = Warum niemand schummle kann
day-head = Siegel färr { $year }
day-head-changed = S Siegel färr { $year } iss ä anneres wie dess, wo der Brauser vorher gsehe hodd. Villeischd iss de Server nai uffgsedzd worre; wann nedd, sinn die Kaade funn dem Johr nai gezoche worre. Frooch die, wo ne laafe losse.
day-head-how = Schreib der ä Siegel uff odder vergleisch’s midd Freind. Wer ä Hand gschbield hodd, kann de Daach druff noochreschne, dass die Kaade dezu gheeren.
