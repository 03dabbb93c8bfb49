### Vlastní stránka, rating, známí hráči a hra dne.

person-nav = Moje stránka
person-of = Stránka hráče { $name }
person-none = Zatím žádné dohrané hry. Tady uvidíš, čeho jsi v hrách dosáhl.
person-results = Výsledky
person-won = Výhry
person-won-of = Výhry: { $won } z { $games }
person-mean = Průměr bodů
person-best = Nejvíc bodů
person-rating = Rating
person-rating-about = Tvoje síla odhadnutá z hodnocených her: 1500 je síla bota { bot-greedy } a v 19 z 20 případů leží skutečná hodnota v uvedeném rozmezí. Hry, ve kterých někdo vrátil něco už odhaleného, se nepočítají.
person-rating-even = asi tak silný jako { $bot }
person-rating-games = { $count ->
    [one] { $count } hodnocená hra
    [few] { $count } hodnocené hry
    [many] { $count } hodnocené hry
   *[other] { $count } hodnocených her
}
person-bots = Proti botům
person-bot-next = Toho poraz příště
person-bot-beaten = Poražen
person-feats = Osobní rekordy
feat-best-score = Nejvíc bodů v jedné hře
feat-longest-route = Nejdelší uzavřená cesta
feat-earliest-carriage = Kočár 7, v kole
feat-longest-chain = Nejdelší řetězec šlechticů
feat-best-round = Nejvíc bodů v jednom kole
person-finished = Dohrané hry
person-place = Umístění: { $place } / { $players }
person-rated = hodnocená
person-unrated = nehodnocená
person-more = Ukázat další
person-someone = někdo
person-people = Lidé z tvých her
person-people-ahead = Soupeř vpředu
person-invite = Pozvat znovu
person-block = Zablokovat
person-unblock = Odblokovat
person-blocked = Tuto osobu máš zablokovanou: nikdo z vás nemůže pozvat druhého.
person-visible = Co vidí ostatní
person-shows-page = Ostatní smějí vidět tuto stránku
person-shows-page-about = Každý, kdo zná adresu, a ze žebříčku. Jména ostatních jsou vidět, jen když ukazují svou stránku, a otevřít lze jen veřejné stoly.
person-is-listed = Ukazovat mé jméno v žebříčku
person-is-listed-about = I u tvého výsledku ve hře dne.
person-address = Adresa tvé stránky:
ladder-title = Žebříček
ladder-none = Zatím tu nikdo není. Své jméno tu můžeš ukázat: na své stránce, až dohraješ hodnocenou hru.
ladder-bot = bot, změřená síla
ladder-bots = Boti stojí na své změřené síle.
daily-title = Hra dne
daily-about = Pro všechny stejné zapečetěné rozdání, stejní boti a jen jednou. Druhý den uvidíš, co z toho kdo vytěžil a co nejsilnější bot.
daily-play = Zahrát si dnešní hru
daily-go-on = Pokračovat v dnešní hře
daily-done = Dnešní hru máš odehranou. Srovnání bude zítra.
daily-against = Proti: { $bots }
daily-days = Předchozí dny
daily-points = Body
daily-place = Místo u stolu
daily-you = ty
daily-nobody = Nikdo tuto hru nedohrál.
daily-bot-missing = { $bot } ještě nedohrál.
daily-mine = Tvůj výsledek: { $score }. Místo mezi lidmi: { $place } z { $count }.
daily-strongest = Nejsilnější bot { $bot } ze stejného rozdání: { $score }.
daily-next = Další hra začíná v { $time }.
page-rated = Hodnocená hra
page-rated-about = Výsledek se počítá do ratingu hráčů.
refusal-not-met = To jde jen s někým, s kým máš dohranou hru.
refusal-person-gone = Tato osoba tu už není.
refusal-not-invited = Tuto osobu nelze pozvat.
refusal-daily-today = Tuto hru dnes ještě hrají ostatní. Zítra si ji můžeš prohlédnout.
refusal-daily-no-undo = Ve hře dne nelze vrátit, co už bylo odhaleno.
