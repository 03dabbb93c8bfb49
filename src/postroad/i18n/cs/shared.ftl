# Co mají obě hry společné, česky: názvy, výsledky, odmítnutí nezávislá na pravidlech hry.

game-thurn-taxis = Poštovní kurýr
game-kings-road = King's Road
language-name = Čeština

## Události

event-resign = { $player } se vzdává.
event-won = { $player } vyhrává.
event-won-shared = O vítězství se dělí: { $players }.
event-stopped = Hra dosáhla nejvyšší povolené délky a končí bez výsledku.
event-score = { $player }: { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }.

## Odmítnutí

refusal-option-unknown = Volba „{ $option }“ neexistuje. Známé volby: { $known }.
refusal-option-needs-custom = Volbu „{ $option }“ lze nastavit jen ve hře s vlastními pravidly. Vyber vydání „custom“, nebo tuto volbu vynech.
refusal-option-missing = Hra s vlastními pravidly potřebuje i volbu „{ $option }“. Doplň ji, nebo vyber hotové vydání.
refusal-option-value = Volba „{ $option }“ nemůže mít hodnotu „{ $value }“. Možné hodnoty: { $known }.
refusal-edition-unknown = Vydání „{ $edition }“ neexistuje. Známá vydání: { $known }.
refusal-action-unknown = Akce „{ $text }“ neexistuje. Zkontroluj, jak je napsaná.
refusal-instead = Teď je možné: { $actions }
refusal-setting-missing = V hlavičce záznamu není „{ $option }“ uvedeno tak, jak má být.
refusal-number-unknown = Číslo { $number } v seznamu není, poslední je { $most }.
refusal-region-unknown = Kraj „{ $found }“ neexistuje. Známé kraje: { $known }.
