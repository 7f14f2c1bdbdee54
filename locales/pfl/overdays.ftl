# Schbiele iwwer Daach: ä Kaad, wann mer Zeid hodd.

overdays-title = Schbiel iwwer Daach
overdays-lead = Ä Kaad, wann d’ Zeid hosch
overdays-text = Jeder leggd, wann’s em bassd. Märr saachen der Bscheid, wann d’ draa bisch.
overdays-games = Doi Schbiele
overdays-none = Noch känns. Mach äns uff unn lad Leid oi.
overdays-with = Midd { $who }
overdays-alone = Noch niemand debei
overdays-where = Rund { $round }, Schdisch { $trick }
overdays-your-turn = du bisch draa
overdays-their-turn = { $who } iss draa
overdays-waits = waad uff Leid
overdays-over = Schbiel rum
overdays-left-hours = noch { $hours ->
    [0] unner änere Schdund
    [one] 1 Schdund
   *[other] { $hours } Schdunne
}
overdays-left-days = noch { $days ->
    [one] 1 Daach
   *[other] { $days } Daach
}
overdays-more = { $tables } weidere
overdays-late = Zeid iss rum
overdays-rests = Ruh bis 8 Uhr
overdays-new = Ä naies
overdays-hours = Zeid färr ä Kaad
overdays-open = Disch uffmache

overdays-calls = Wann d’ draa bisch
overdays-calls-text = So kummd’s: „{ $title }“. Ohne Erlaabnis schdehd’s bloß uff de Schdardseid.
overdays-calls-off = nie
overdays-calls-daily = ämool am Daach
overdays-calls-each = jedesmool
overdays-calls-nights = Naachds nedd
overdays-calls-nights-text = funn 22 bis 8 Uhr bleibd’s schdill
overdays-calls-here = Uff dem Gerääd Bscheid saache
overdays-calls-no = Den Browser kammer funn do aus nedd wegge. Do brauchd’s ä sischeri Adress (https).
overdays-calls-denied = De Browser erlaabd’s nedd. Dess ännersch in soine Oischdellunge.
overdays-calls-browser = der Browser do
overdays-calls-other = ännerer Browser
overdays-calls-remove = Nimmi: { $where }
overdays-calls-hook = Adress
overdays-calls-hook-text = Erlaabd do: { $hosts }
overdays-calls-hook-add = Adress oidraache
overdays-call-one = Du bisch draa
overdays-call-many = Du bisch an { $tables } Disch draa

overdays-holiday = Urlaub
overdays-holiday-text = So lang laafd färr disch kää Zeid, an kääm Disch. { $left ->
    [0] Färr dess Johr iss er uffgebrauchd.
    [one] Noch 1 Daach in dem Johr.
   *[other] Noch { $left } Daach in dem Johr.
}
overdays-holiday-first = Erschder Daach
overdays-holiday-last = Ledschder Daach
overdays-holiday-take = Oidraache
overdays-holiday-end = Absaache: { $days }
overdays-holiday-days = { $first } bis { $last }

overdays-forced = Klare Kaade fallen funn selwer
overdays-forced-text = wann bloß äni gehd
overdays-plan = Doi neggschdi Kaad
overdays-plan-text = Bloß du siehsch dess. Es gild färr doin neggschde Zuch; was dann nedd gehd, verfalld.
overdays-plan-turn = Du bisch grad draa: legg äfach.
overdays-plan-when = { $when ->
    [lead] Wann du ausschbielsch
    [any] In jedem Fall
   *[other] Wann { $suit } ausgschbield iss
}
overdays-plan-ask = frooche
overdays-plan-keep = Merge
overdays-plan-kept = Gmerkd.
