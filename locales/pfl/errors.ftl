# Was nedd gehd: än Satz färr jede Code aus docs/protocol.md.

errors-rule-must-follow-suit = { led } liggd, unn du hosch noch { led-mid }: { $cards }.
errors-rule-card-not-held = Die Kaad hosch gar nedd uff de Hand.
errors-rule-pick-not-free = Die Zahl odder die Faab iss schunn fodd odder nedd im Schbiel.
errors-rule-not-your-turn = Langsam: Jedzd iss { $who } draa.
errors-rule-wrong-moment = Dess bassd grad nedd: { $phase ->
    [deal] Die Kaade sinn noch nedd ausgedeeld
    [name-starter] Noch iss nedd beschdimmd, wer aafangd
    [pick] Die Beschdimmerkaade sinn noch nedd ausgsuchd
    [play] Die Rund laafd
   *[over] S’iss Feierowend
}.
errors-rule-no-such-seat = Do hoggd känner, wo aafange kännd.
errors-rule-bad-options = So kann märr ebbes nedd schbiele.
errors-rule-bad-deal = Die Kaade sinn nedd nooch de Regle ausgedeeld.
errors-table-stale = Do iss grad ebbes bassierd. Gugg hie unn such nochemool.
errors-table-from-the-future = Du warsch schunn weider wie de Disch. Gugg nochemool hie unn such nai aus.
errors-table-not-seated = Dess kann bloß, wer am Disch hoggd.
errors-table-not-host = Dess kann bloß, wer de Disch hodd.
errors-table-seat-not-free = Do hoggd schunn ääner.
errors-table-no-such-seat = Denn Pladz gibd’s do nedd.
errors-table-already-seated = Du hosch schunn än Pladz. Ääner langd.
errors-table-other-hand-seen = In dem Schbiel hosch schunn annere Kaade gsehe. Hogg disch uff doin alde Pladz odder waad uff’s neggschde.
errors-table-removed = Die hänn disch funn dem Disch foddgschiggd.
errors-table-turned-down = Die hänn disch nedd an denn Disch gelosst.
errors-table-too-many-asking = Grad froochen schunn viel. Browier’s glei nochemool.
errors-table-nobody-there = Do hoggd sunschd känner mehr.
errors-table-no-such-request = Dess hodd sisch schunn erleddischd.
errors-table-game-running = Nedd midde im Schbiel.
errors-table-no-game = Grad laafd kää Schbiel.
errors-table-nonce-not-wanted = Gemischeld iss schunn.
errors-table-not-over-days = Vorausblane gehd bloß in äm Schbiel iwwer Daach.
errors-table-bad-plan = Blane kannsch bloß ä eegeni Kaad, unn bloß bevor d’ draa bisch.
errors-table-no-more-time = Mehr Zeid gibd’s ämool, unn bloß wann du draa bisch.
errors-table-host-is-there = Wer de Disch hodd, iss noch do.
errors-table-only-stands-in = Wer bloß eischbringd, schiggd känner fodd unn machd de Disch nedd zu.
errors-table-chat-off = An dem Disch wärd nedd gebabbeld.
errors-table-hints-off = { $hints ->
    [lessons] An dem Disch gibd’s Dibbs bloß in de erschde Rund.
   *[off] An dem Disch gibd’s kää Dibbs.
}
errors-table-too-much-talk = Babbel doch nedd so schnell.
errors-table-too-many-changes = { $kind ->
    [start-game] An dem Disch waren schunn { $most } Schbiele. Mach än naie uff
   *[other] Do defunn langd’s jedzd. Beim neggschde Schbiel gehd’s widder
}.
errors-table-cards-given = Die Kaade schbield, wer se griggd hodd, unn sunschd lossd sisch do nix ännere.
errors-table-ended = Der Disch iss zu.
errors-table-no-such-table = Denn Disch gibd’s nedd. Schdimmd de Code?
errors-table-no-such-game = Dess Schbiel gibd’s an dem Disch nedd.
errors-lesson-other-card = { learn-other-card }
errors-auth-needed = Saach uns erschd, wie de heesch.
errors-auth-banned = Do kannsch grad nedd schbiele. Wer de Server laafe lossd, meend, du sollsch in { $hours ->
    [one] änner Schdunn
   *[other] { $hours } Schdunn
} widderkumme.
errors-auth-foreign-origin = Dess iss funn ännere fremde Seid kumme unn därf nedd noi.
errors-auth-foreign-host = Denn Name kennd de Server nedd. Frooch den, wo’n laafe hodd.
errors-auth-local-only = Bloß färr de Rechner, wo de Server druff laafd.
errors-message-malformed = Dess hodd de Server nedd verschdanne.
errors-protocol-unsupported = S’gibd ä naii Fassung funn deere Seid. Lad se nai, doim Schbiel bassierd nix.
errors-request-malformed = Dess hodd de Server nedd verschdanne.
errors-request-no-such-page = Do iss nix.
errors-request-wrong-method = So kann märr dess nedd frooche.
errors-limit-too-many = Dess war ä bissel viel uff ämool. Browier’s { $seconds ->
    [0] glei
    [one] in 1 Sekund
   *[other] in { $seconds } Sekunde
} nochemool.
errors-limit-too-many-sockets = Du hosch ebbes zu ofd offe. Mach ä Fenschder zu.
errors-limit-enough = { $most } sinn genuch.
errors-limit-too-large = Dess war zu groß.
errors-limit-too-slow = Dess iss zu langsam kumme. Browier’s nochemool.
errors-limit-too-many-tokens = { $most } Schlissel langen. Du erschd ään fodd.
errors-limit-too-many-devices = { $most } Gerääde langen. Meld erschd ääns ab.
errors-limit-too-many-passkeys = { $most } Passkeys langen. Nemm erschd ään fodd.
errors-person-known-already = Disch kennen märr schunn.
errors-person-not-before = Dess warsch du uff dem Gerääd nedd, odder s’iss zu lang her.
errors-person-no-name = Än Name hodd mindeschdens ä Zeiche.
errors-person-long-name = Än Name hodd heegschdens { $most } Zeiche.
errors-person-unseen-name = Do iss ä Zeiche drin, wo känner sehe kann.
errors-token-no-name = Färr was iss de Schlissel? Ä Zeiche langd.
errors-token-long-name = Heegschdens { $most } Zeiche, gell.
errors-token-unseen-name = Do iss ä Zeiche drin, wo känner sehe kann.
errors-token-not-there = Denn Schlissel gibd’s nimmi.
errors-device-not-there = Dess Gerääd iss schunn abgemelld.
errors-link-not-valid = Der Link iss schunn gebrauchd odder zu ald. Mach uff’em annere Gerääd än naie.
errors-recovery-not-valid = Denne Code kenne märr nedd, odder nimmi. Verglaisch Zeische färr Zeische.
errors-passkey-not-valid = Denne Passkey kenne märr nedd.
errors-passkey-no-house = Passkeys braache ä sischri Adress (https) midd emme Name.
errors-server-unavailable = De Server muss korz verschnaufe. Märr browieren’s glei nochemool.
errors-server-no-hint = { play-hint-none }
errors-server-reckon-yourself = De Server hodd grad alle Händ voll.
errors-server-stopping = De Server fangd nai aa. Momendche.
errors-server-maintenance = Glei iss korz Paus: Schbiele gehn weider, awwer grad fangd känns aa.
errors-server-fault = Dess war unsern Fehler, nedd doiner. Wann de’s meldsch, saach { $request } dezu.
errors-review-closed = Uff dem Server gibd’s kää Noochschbiel.
errors-review-not-yours = Dess kenne bloß die bschdelle, wo middgschbield hänn.
errors-record-unreadable = Dess iss kää gschbeicherdes Schbiel, odder es schdimmd was nedd midd de Rechle.
errors-review-sealed = Midd denne Kaade wärd woannersch noch gschbield. Denooch därfsch noochgugge.
errors-review-no-judge = Uff dem Server kann grad känner dess Schbiel dorschgehe.
errors-review-unfinished = Dess Noochschbiel iss noch nedd färdisch gerechned.
errors-study-no-such-moment = Den Momend gibd’s in dem Schbiel nedd.
errors-study-round-over = Die Rund iss do schunn rum.
errors-study-nobody = Do defärr hodd grad känner Zeid. Browier’s glei nochemool.
errors-unknown = Dess iss nedd gange: { $message }
errors-network = Grad kää Nedz.
errors-page = Uff deere Seid iss ebbes kabuddgange.
errors-page-text = Lad se nai, doim Schbiel bassierd nix.
errors-part = Ä Schdick funn deere Seid iss nedd kumme.
errors-day-none = Färr den Daach gibd’s do kää Hand.
errors-day-over = Der Daach iss rum. Zum Iewe kannsch soi Kaade noch schbiele.
errors-day-play-first = Schbiel die Hand zuerschd. Dann siehsch, wie’s annere gange iss.
errors-day-counts-first = De erschde Versuch zeehld. Schbiel denn zuerschd.
errors-day-still-played = Annere schbiele die Hand noch. Browier’s ä bissel schbeeder.
errors-puzzle-none = Die Uffgab gibd’s do nedd.
errors-puzzle-no-such-choice = Die Kaad gehd do nedd.
errors-challenge-none = Die Kaade gibd’s do nedd, odder nimmi.
errors-challenge-over = Dess iss rum. De Schdand kannsch noch aagugge.
errors-challenge-played = Du hosch schunn alle Runde gschbield.
errors-challenge-full = Do kann känner mehr dezukumme.
errors-challenge-too-many = Du hosch schunn { $most } uff. Waad, bis äns rum iss.
errors-challenge-too-few = Färr än Owend brauchd’s wennigschdens zwee.
errors-challenge-not-yours = Aafange kann bloß, wer uffgemachd hodd.
errors-challenge-not-begun = De Owend hodd noch nedd aagfange.
errors-challenge-begun = De Owend hodd schunn aagfange.
errors-challenge-waiting = Annere schbiele die Rund noch.
errors-challenge-not-fours = Midd echde Kaade brauchd jeder Disch vier, unn s’brauchd zwee Disch.
errors-challenge-no-such-points = Midd denne Pungde kann kää Rund ausgehe.
errors-challenge-real-cards = Dess wärd midd echde Kaade gschbield.
errors-challenge-other-round = Die Rund iss grad nedd droo.
