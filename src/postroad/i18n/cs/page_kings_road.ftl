# Stránka hry King's Road česky.

## Mapa

kr-map = Mapa osmi krajů
kr-region = { $region }, kraj { $number }. Prapor: { $banner }.
kr-king-here = Stojí tu Král.
kr-nobody-here = Žádné žetony.
kr-stands = { $player }: { $count }
kr-noble-too = z toho jeden šlechtic
kr-tied = shoda
kr-would-earn = teď by vyneslo { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }
kr-round = { $round }. kolo
kr-track = Body
kr-score = { $player }: { $points }.

## Odhalení

kr-reveal = Odhalení
kr-turn-region = { $player } odhaluje: { $card }, a dává tam žeton.
kr-turn-knight = { $player } odhaluje: { $card }. Ještě jeden žeton: { $region }.
kr-turn-knight-declined = { $player } odhaluje: { $card }, ale žeton nedává.
kr-turn-knight-idle = { $player } odhaluje: { $card }. Není před ním karta kraje, takže se nic neděje.
kr-turn-dragon = { $player } odhaluje: { $card }. V tomto kole se boduje o jeden kraj víc.
kr-turn-witch = { $player } odhaluje: { $card }, a po ostatních vybírá znovu.
kr-markers-home = { $region }: všechny žetony kromě šlechticů se vracejí majitelům.
kr-skip = Přeskočit
kr-rule = Pravidlo { $rule }

## Výběr

kr-status-choose = Vyber { $count ->
        [one] { $count } kartu
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } karet
    }
kr-status-again = Čarodějnice: vyber znovu { $count ->
        [one] { $count } kartu
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } karet
    }, už víš, co udělali ostatní
kr-status-wait = Ještě vybírají: { $players }
kr-status-witch = Čarodějnice: znovu vybírají: { $players }
kr-over = Hra skončila.
kr-desk = Tvůj výběr
kr-slots = Vybrané karty v pořadí
kr-slot-filled = { $slot }. místo: { $card }. Stiskem ji vezmeš zpět.
kr-slot-empty = { $slot }. místo: prázdné
kr-take-back = Vzít zpět: { $card }
kr-hand = Tvoje karty
kr-card-spent = { $card }: už zahráno, mimo hru
kr-more = Vyber ještě { $count ->
        [one] { $count } kartu
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } karet
    }
kr-change = Vybrat místo toho: { $cards }
kr-decline = Vzdát se Rytířova žetonu
kr-settled = Vybráno. Dokud nevyberou všichni, můžeš výběr změnit.
kr-watching = Hráči tajně vybírají.
kr-wait-witch = Kdo zahrál Čarodějnici, vybírá znovu.
kr-note-alone = { $card } se hraje sama: ostatní karty vybereš později.
kr-note-not-alone = Čarodějnice se hraje sama, proto se ti vrátila do ruky.
kr-note-last = { $card } je vždy poslední karta, proto šel rovnou na konec.
kr-note-full = Vybíráš { $count ->
        [one] { $count } kartu
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } karet
    }: nejdřív jednu vezmi zpět.
kr-key-regions = karty krajů podle čísel na mapě
kr-key-confirm = potvrdit výběr
kr-key-back = vzít zpět poslední kartu
kr-key-escape = přeskočit odhalení; zrušit výběr

## Hráči

kr-ready = Kdo už vybral
kr-is-choosing = { $player } vybírá.
kr-has-chosen = { $player } má vybráno.
kr-chosen = má vybráno
kr-at-hand = { $count ->
        [one] žeton v zásobě
        [few] žetony v zásobě
        [many] žetonu v zásobě
       *[other] žetonů v zásobě
    }
kr-nobles = { $count ->
        [one] { $count } šlechtic
        [few] { $count } šlechtici
        [many] { $count } šlechtice
       *[other] { $count } šlechticů
    }: { $regions }
kr-no-nobles = zatím bez šlechtice
kr-still-has = Zbývající karty: { $player }
kr-region-cards = { $count ->
        [one] karta kraje
        [few] karty krajů
        [many] karty kraje
       *[other] karet krajů
    }

## Konec

kr-sum-region = Kraj
kr-sum-places = Místa
kr-sum-chains = Řetězce
kr-sum-final = Závěr
kr-sum-all = Celkem
kr-sum-unknown = Body této hry teď nejde vypsat. Zkus to za chvíli.

## Založení stolu

kr-banners-about = Body za první až čtvrté místo v každém kraji; žádné číslo nesmí být větší než předchozí. Nech pole prázdné tam, kde místo nic nevynáší.
kr-banner-place = { $region }: body za { $place }. místo
kr-banners-reset = Vrátit obvyklé prapory
