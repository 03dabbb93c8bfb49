# Stránka hry King's Road česky.

## Mapa

kr-map = Mapa osmi krajů
kr-region = { $region }, kraj { $number }. Prapor: { $banner }.
kr-king-here = Stojí tu Král.
kr-nobody-here = Žádné žetony.
kr-scores-now = teď se boduje
kr-scores-too = boduje se taky
kr-table = Tabulka krajů
kr-banner = Prapor
kr-noble = šlechtic
kr-stands = { $player }: { $count }
kr-noble-too = z toho jeden šlechtic
kr-tied = shoda
kr-would-earn = teď za { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }
kr-track = Body
kr-score = { $player }: { $points }.

## Odhalení

kr-reveal = Odhalení
kr-skip = Přeskočit
kr-back = Zpět
kr-next = Dál
kr-play = Přehrát
kr-pause = Pozastavit
kr-again = Ukázat poslední kolo znovu
kr-idle = { $card }: bez účinku
kr-declined = { $card }: bez žetonu
kr-tie-rule = Shoda: každý získá nejnižší číslo za společná místa.
kr-rule = Pravidlo { $rule }

## Výběr

kr-status-choose = Vyber { $count ->
        [one] { $count } kartu
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } karet
    }
kr-status-few = Vyber { $count ->
        [one] { $count } kartu
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } karet
    }: tolik, kolik ti zbývá žetonů
kr-status-again = Čarodějnice: teď vyber { $count ->
        [one] { $count } kartu
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } karet
    }
kr-status-wait = Čeká se na výběr: { $players }
kr-status-witch = Čeká se na výběr po Čarodějnici: { $players }
kr-over = Hra skončila.
kr-desk = Tvůj výběr
kr-slots = Vybrané karty v pořadí
kr-slot-filled = { $slot }. místo: { $card }. Kliknutím ji vrátíš do ruky.
kr-slot-empty = { $slot }. místo: prázdné
kr-take-back = Vrátit do ruky: { $card }
kr-hand = Tvoje karty
kr-card-spent = { $card }: už zahráno, mimo hru
kr-more = Vyber ještě { $count ->
        [one] { $count } kartu
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } karet
    }
kr-decline = Vzdát se Rytířova žetonu
kr-settled = Vybráno. Klepnutím na kartu vezmeš výběr zpět.
kr-watching = Hráči tajně vybírají.
kr-wait-witch = Hráči s Čarodějnicí vybírají znovu.
kr-note-alone = { $card } se hraje sama: ostatní karty vybereš později.
kr-note-not-alone = Čarodějnice se hraje sama, proto se ti vrátila do ruky.
kr-note-last = { $card } je vždy poslední karta, proto se sama přesunula na konec.
kr-warn-knight = Rytíř by nic neudělal: přímo před ním není karta kraje.
kr-warn-dragon = Drak přidá { $region }, kde bys nic nezískal.
kr-warn-dragon-idle = Drak by nepřidal žádný kraj.
kr-put-right = Opravit pořadí
kr-note-full = Vybíráš { $count ->
        [one] { $count } kartu
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } karet
    }: nejdřív jednu vrať do ruky.
kr-key-regions = karty krajů podle čísel na mapě
kr-key-confirm = potvrdit výběr
kr-key-back = vrátit poslední kartu do ruky
kr-key-escape = přeskočit odhalení; zrušit výběr
kr-key-scenes = při odhalení: zpět a dál; mezerník pozastaví

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
