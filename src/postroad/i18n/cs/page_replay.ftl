# Záznamy her a statistika česky.

## Podívat se na hru znovu

replay-title = Přehrání záznamu
replay-mine = Moje hry
replay-examples = Ukázky s poznámkami
replay-note = Poznámka
replay-note-next = Další poznámka
replay-played = Datum hry:
replay-loading = Hra se načítá…
replay-missing = Taková hra tu není, nebo ještě neskončila.
replay-board = Herní plán
replay-beside = Průběh, hráči a další
replay-players = Hráči
replay-more = Odkaz a důkaz
replay-eye = Pohled
replay-open-hands = Všichni (odkryté karty)
replay-log = Průběh
replay-opening = Hra začíná.
replay-silent = O tomto kroku není co říct.

## Krok za krokem

replay-controls = Ovládání přehrávání
replay-slider = Okamžik hry
replay-where = Krok { $at } z { $last } · { $round }
replay-play = Přehrát
replay-pause = Pozastavit
replay-action-back = O akci zpět
replay-action-on = O akci dál
replay-turn-back = O tah zpět
replay-turn-on = O tah dál
replay-round-back = O kolo zpět
replay-round-on = O kolo dál
replay-speed = Rychlost
replay-speed-calm = Pomalu
replay-speed-brisk = Běžně
replay-speed-instant = Rychle

## Graf

replay-graph = Vývoj hry
replay-graph-of = Co ukázat
replay-graph-text = podle kroků hry; stejná čísla jsou v tabulce níže
replay-as-table = Jako tabulka
replay-round-short = Kolo
replay-points = Body
replay-offices = Domečky
replay-carriages = Kočáry
replay-nobles = Šlechtici

## Odkaz, stažení, důkaz

replay-link = Odkaz na tento okamžik
replay-download = Stáhnout záznam
replay-unsealed = Míchání této hry nebylo zapečetěno, takže není co dokazovat.

## Nahrání záznamu

replay-upload = Nahrát záznam
replay-upload-about = Každou dohranou hru si lze stáhnout jako záznam. Nahraj ho sem a projdi si ho krok za krokem; nejdřív se zkontroluje každý řádek.
replay-choose-file = Vybrat soubor
replay-or-drop = nebo ho sem přetáhni
replay-checking = Kontroluje se…
replay-upload-again = Nic se neuložilo. Můžeš vybrat jiný soubor.
replay-unreached = Server není dostupný nebo nedokázal odpovědět. Zkus to za chvíli.
replay-statistics = Statistika

## Statistika

stats-title = Statistika
stats-plain-game = Základní hra
stats-none = Na tomto serveru ještě žádná hra neskončila.
stats-about = Z { $count ->
        [one] { $count } dohrané hry
        [few] { $count } dohraných her
        [many] { $count } dohrané hry
       *[other] { $count } dohraných her
    } na tomto serveru.
stats-failed = Údaje se nepodařilo načíst. Zkus to za chvíli.
stats-players = { $count ->
        [one] { $count } hráč
        [few] { $count } hráči
        [many] { $count } hráče
       *[other] { $count } hráčů
    }
stats-games = { $count ->
        [one] { $count } hra
        [few] { $count } hry
        [many] { $count } hry
       *[other] { $count } her
    }.
stats-rounds = Průměrný počet kol: { $rounds }.
stats-seat = Místo { $seat }
stats-place = { $place }. místo
stats-wins = Výhry podle místa u stolu (společné se dělí)
stats-means = Průměr bodů podle místa u stolu
stats-means-by-place = Průměrné body podle umístění
stats-winners = Body vítězů
stats-range = { $from }–{ $to }
stats-range-below-zero = { $from } až { $to }
stats-endings = Jak hry skončily
stats-against = Ty proti jednotlivým botům
stats-against-about = Počítá se zvlášť za každého bota u stolu, ať už vyhrál kdokoli.
stats-games-column = Hry
stats-ahead = Ty vpředu
stats-even = Stejně
stats-behind = Bot vpředu
stats-ended-by-points = Někdo dosáhl 40 bodů
stats-ended-by-carriage = Někdo získal kočár číslo 7
stats-ended-by-offices = Někdo postavil poslední domeček
stats-ended-by-limit = Byla dosažena nejvyšší délka hry
stats-ended-by-resigned = Někdo se vzdal
stats-ended-by-stopped = Hra byla zastavena
