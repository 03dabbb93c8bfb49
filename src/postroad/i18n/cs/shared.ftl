# Co mají obě hry společné, česky: názvy, výsledky, odmítnutí nezávislá na pravidlech hry.

game-thurn-taxis = Poštovní kurýr
game-kings-road = King's Road
language-name = Čeština
round = { $round }. kolo
round-thurn-taxis = { $round }. kolo
round-kings-road = { $round }. kolo

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
refusal-option-needs-custom = Volbu „{ $option }“ lze nastavit jen ve hře s vlastními pravidly. Vyber vydání „Vlastní pravidla“ (custom), nebo tuto volbu vynech.
refusal-option-missing = Hra s vlastními pravidly potřebuje i volbu „{ $option }“. Doplň ji, nebo vyber hotové vydání.
refusal-option-value = Volba „{ $option }“ nemůže mít hodnotu „{ $value }“. Možné hodnoty: { $known }.
refusal-edition-unknown = Vydání „{ $edition }“ neexistuje. Známá vydání: { $known }.
refusal-action-unknown = Akce „{ $text }“ neexistuje. Zkontroluj, jak je napsaná.
refusal-instead = Teď je možné: { $actions }
refusal-setting-missing = V hlavičce záznamu není „{ $option }“ uvedeno tak, jak má být.
refusal-number-unknown = Číslo { $number } v seznamu není, poslední je { $most }.
refusal-region-unknown = Kraj „{ $found }“ neexistuje. Známé kraje: { $known }.

## Bots

bot-random = Emil
bot-random-about = Zahraje cokoli, co pravidla dovolí, zcela náhodně.
bot-sensible = Klára
bot-sensible-about = Drží se několika jednoduchých zásad a nic neplánuje.
bot-greedy = Jakub
bot-greedy-about = Bere to, co se hned teď zdá nejlepší, a dál nemyslí.
bot-builder = Berta
bot-builder-about = Hraje jako Jakub, ale nejraději zaplní domečky celou zemi.
bot-racer = Otto
bot-racer-about = Hraje jako Jakub, ale spěchá za kočárem číslo 7.
bot-rival = Ludmila
bot-rival-about = Hraje jako Jakub, ale s chutí kazí plány ostatním.
bot-counter = Viktor
bot-counter-about = Pamatuje si každou viděnou kartu a počítá, které ještě mohou být skryté.
bot-mcts = Helena
bot-mcts-about = Před každým tahem dohraje v duchu mnoho možných her.
bot-second-guess = Antonín
bot-second-guess-about = Předpokládá, že všichni ostatní hrají jako Jakub, a hraje na to nejlepší odpověď.
bot-noisy = Mira
bot-noisy-about = Hraje jako Růžena, ale v jednom z pěti případů podlehne rozmaru.
bot-stage = Růžena
bot-stage-about = Promýšlí každé kolo jako samostatnou hru a střídá volby, aby se nedaly odhadnout.
bot-dreamer = Leo
bot-dreamer-about = Jen matně tuší, co tah přinese, a většinou se řídí náladou.
bot-dabbler = Tilda
bot-dabbler-about = Velmi zhruba odhaduje, co tah může přinést.
bot-learner = Pavla
bot-learner-about = Ví, na čem záleží, ale často počítá jen přibližně.
bot-reckoner = Hugo
bot-reckoner-about = Spočítá si, co tah přinese, a občas se splete.
bot-adept = Anežka
bot-adept-about = Počítá, co tah přinese, skoro stejně přesně jako Jakub.
bot-wary = Edita
bot-wary-about = Hraje jako Růžena, ale v jednom ze třiceti případů podlehne rozmaru.
bot-hasty = Felix
bot-hasty-about = Přemýšlí jako Helena, ale jen okamžik.
bot-swift = Johana
bot-swift-about = Přemýšlí jako Helena, a přesto odpovídá hned.
bot-steady = Konrád
bot-steady-about = Přemýšlí jako Helena, jen o něco kratší dobu.
bot-other-1 = Frída
bot-other-2 = Gustav
bot-other-3 = Nora
bot-other-4 = Tadeáš
