# Poštovní kurýr (Thurn und Taxis) česky: názvy, akce, události, odmítnutí, pravidla.

## Města

city-augsburg = Augsburg
city-basel = Basel
city-budweis = Budweis
city-carlsruhe = Carlsruhe
city-freiburg = Freiburg
city-ingolstadt = Ingolstadt
city-innsbruck = Innsbruck
city-kempten = Kempten
city-linz = Linz
city-lodz = Lodz
city-mannheim = Mannheim
city-muenchen = München
city-nuernberg = Nürnberg
city-passau = Passau
city-pilsen = Pilsen
city-regensburg = Regensburg
city-salzburg = Salzburg
city-sigmaringen = Sigmaringen
city-stuttgart = Stuttgart
city-ulm = Ulm
city-wuerzburg = Würzburg
city-zuerich = Zürich

## Země

province-baden = Baden
province-bayern = Bayern
province-boehmen = Böhmen
province-hohenzollern = Hohenzollern
province-polen = Polen
province-salzburg = Salzburg
province-schweiz = Schweiz
province-tyrol = Tyrol
province-wuerttemberg = Württemberg

## Úředníci

official-administrator = Správce
official-administrator-help = Než si vezmeš kartu, vymění všechny karty v nabídce.
official-postmaster = Poštmistr
official-postmaster-help = S jeho pomocí si vezmeš druhou kartu.
official-carrier = Pošťák
official-carrier-help = S jeho pomocí vyložíš druhou kartu.
official-cartwright = Kolář
official-cartwright-help = Když uzavíráš cestu, dá ti další kočár, i když cestě chybí jedno nebo dvě města.

## Hromádky bonusů

stack-length-5 = Cesta s 5 městy
stack-length-6 = Cesta se 6 městy
stack-length-7 = Cesta se 7 nebo více městy
stack-baden = Baden
stack-bayern = Bayern
stack-boehmen-salzburg = Böhmen a Salzburg
stack-schweiz-tyrol = Schweiz a Tyrol
stack-wuerttemberg-hohenzollern = Württemberg a Hohenzollern
stack-all-provinces = Všechny země
stack-game-end = Konec hry

## Vydání a jejich přepínače

edition-ru = Ruské vydání
edition-ru-about = Ruská pravidla z let 2007 až 2011: bonus za všechny země vyžaduje všech devět, cestu můžeš zrušit kdykoli a s prázdnou rukou musíš zavolat poštmistra.
edition-cs = České vydání
edition-cs-about = Česká pravidla z roku 2006; hraje se podle nich úplně stejně jako podle ruských.
edition-hu = Maďarské vydání
edition-hu-about = Maďarská pravidla z roku 2006, doslova: do bonusu za všechny země se Bayern nepočítá, cestu můžeš zrušit jen tehdy, když se k ní nehodí žádná karta z ruky, a poštmistr je povinný jen v prvním tahu každého hráče.
edition-de = První německé vydání
edition-de-about = První německá pravidla z roku 2006: jako ruské vydání, ale do bonusu za všechny země se Bayern nepočítá.
edition-custom = Vlastní pravidla
edition-custom-about = O každém rozdílu mezi vydáními rozhodneš ty.
switch-all_provinces = Bonus za všechny země vyžaduje
switch-all_provinces-9 = všech devět zemí
switch-all_provinces-8 = všechny kromě země Bayern
switch-abandon = Cestu můžeš zrušit
switch-abandon-free = kdykoli
switch-abandon-stuck = jen když se nehodí žádná karta z ruky
switch-postmaster = Poštmistr je povinný
switch-postmaster-empty = když máš na začátku tahu prázdnou ruku
switch-postmaster-first = jen v prvním tahu každého hráče

## Akce

thurn-taxis-action-take = Vzít kartu { $city } (místo { $slot })
thurn-taxis-action-draw = Vzít kartu z balíčku
thurn-taxis-action-call = Zavolat na pomoc: { $official }
thurn-taxis-action-abandon = Zrušit cestu
thurn-taxis-action-play-left = Vyložit kartu { $city } vlevo
thurn-taxis-action-play-right = Vyložit kartu { $city } vpravo
thurn-taxis-action-play-new = Založit cestu kartou { $city }
thurn-taxis-action-close-each = Uzavřít: jeden domeček v každé zemi
thurn-taxis-action-close-province = Uzavřít: domečky jen v zemi { $province }
thurn-taxis-action-office = Postavit domeček ve městě { $city }
thurn-taxis-action-discard = Zahodit kartu { $city }
thurn-taxis-action-end = Ukončit tah

## Události

thurn-taxis-event-first = { $player } začíná.
thurn-taxis-event-take = { $player } si bere kartu { $city }.
thurn-taxis-event-draw = { $player } si bere kartu z balíčku.
thurn-taxis-event-draw-seen = { $player } si bere z balíčku kartu { $city }.
thurn-taxis-event-call = { $player } volá na pomoc: { $official }.
thurn-taxis-event-abandon = { $player } ruší cestu ({ $count ->
        [one] { $count } město
        [few] { $count } města
        [many] { $count } města
       *[other] { $count } měst
    }).
thurn-taxis-event-play = { $player } vykládá kartu { $city }.
thurn-taxis-event-play-new = { $player } zakládá cestu kartou { $city }.
thurn-taxis-event-close-each = { $player } uzavírá cestu ({ $count ->
        [one] { $count } město
        [few] { $count } města
        [many] { $count } města
       *[other] { $count } měst
    }): jeden domeček v každé zemi.
thurn-taxis-event-close-province = { $player } uzavírá cestu ({ $count ->
        [one] { $count } město
        [few] { $count } města
        [many] { $count } města
       *[other] { $count } měst
    }): domečky jen v zemi { $province }.
thurn-taxis-event-office = { $player } staví domeček ve městě { $city }.
thurn-taxis-event-bonus = { $player } získává bonus: { $stack }, { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }.
thurn-taxis-event-carriage = { $player } získává kočár číslo { $carriage } v hodnotě { $points ->
        [one] { $points } bodu
        [few] { $points } bodů
        [many] { $points } bodu
       *[other] { $points } bodů
    }.
thurn-taxis-event-discard = { $player } zahazuje kartu { $city }.
thurn-taxis-event-end = { $player } končí tah.
thurn-taxis-event-refill = Nová karta v nabídce, místo { $slot }: { $city }.
thurn-taxis-event-reshuffle = Odhazovací balíček se zamíchá a stává se novým balíčkem.
thurn-taxis-event-last-round = { $player } vyvolává konec hry: toto je poslední kolo.

## Odmítnutí

thurn-taxis-refusal-no-such-seat = Takové místo tu není: { $player }. Tato hra má { $seats ->
        [one] { $seats } místo
        [few] { $seats } místa
        [many] { $seats } místa
       *[other] { $seats } míst
    }.
thurn-taxis-refusal-game-stopped = Hra dosáhla nejvyšší povolené délky a byla zastavena, další tahy už nejsou. Můžeš začít novou.
thurn-taxis-refusal-game-over = Hra skončila, další tahy už nejsou. Můžeš začít novou.
thurn-taxis-refusal-not-your-turn = Teď nejsi na tahu. Počkej, až { $player } dohraje svůj tah.
thurn-taxis-refusal-slot-empty = Místo { $slot } v nabídce je prázdné. Vezmi si kartu z jiného místa nebo z balíčku, pokud tam nějaká je.
thurn-taxis-refusal-nothing-to-draw = Balíček i odhazovací balíček jsou prázdné, není z čeho brát. Vezmi si kartu z nabídky.
thurn-taxis-refusal-postmaster-not-called = Jednu kartu už v tomto tahu máš. Pokud chceš druhou, zavolej nejdřív poštmistra.
thurn-taxis-refusal-taking-is-over = V tomto tahu už si žádnou kartu vzít nemůžeš. Pokračuj dalším krokem.
thurn-taxis-refusal-official-used = { $official } ti teď nepomůže: v tomto tahu ti už jeden úředník pomohl. V příštím tahu můžeš zase některého zavolat.
thurn-taxis-refusal-postmaster-compulsory = V tomto tahu musíš zavolat poštmistra a nikoho jiného. Vezmi si první kartu, zavolej ho a vezmi si druhou.
thurn-taxis-refusal-display-empty = Nabídka je prázdná, správce nemá co vyměnit. Vezmi si kartu z balíčku.
thurn-taxis-refusal-administrator-too-late = Správce pomáhá jen předtím, než si vezmeš první kartu. V příštím tahu ho zavolej hned na začátku.
thurn-taxis-refusal-postmaster-too-early = Poštmistr ti pomůže k druhé kartě. Vezmi si první a potom ho zavolej.
thurn-taxis-refusal-no-second-card = Druhou kartu už není kde vzít, poštmistr ti nepomůže. Vylož místo toho kartu.
thurn-taxis-refusal-postmaster-too-late = Poštmistr pomáhá jen hned poté, co si vezmeš první kartu. Příště ho zavolej právě tehdy.
thurn-taxis-refusal-carrier-too-early = Pošťák ti pomůže vyložit druhou kartu. Vylož první a potom ho zavolej.
thurn-taxis-refusal-carrier-nothing-fits = Žádná karta z tvé ruky se k cestě nehodí, pošťák ti nepomůže. Uzavři cestu, pokud je dost dlouhá, nebo ukonči tah.
thurn-taxis-refusal-carrier-too-late = Pošťák pomáhá jen hned poté, co vyložíš kartu. Příště ho zavolej právě tehdy.
thurn-taxis-refusal-cartwright-not-now = Kolář pomáhá jen při uzavírání cesty, které k dalšímu kočáru chybí jedno nebo dvě města. Zavolej ho, až budou stát domečky.
thurn-taxis-refusal-take-first = Nejdřív si vezmi kartu z nabídky nebo z balíčku.
thurn-taxis-refusal-take-second-first = Pomáhá ti poštmistr. Nejdřív si vezmi druhou kartu.
thurn-taxis-refusal-offices-first = Právě uzavíráš cestu. Nejdřív postav všechny domečky, které postavit máš.
thurn-taxis-refusal-carrier-cannot-abandon = Kartu s pomocí pošťáka můžeš jen přiložit ke své současné cestě. Vylož kartu, která se hodí k jednomu z jejích konců.
thurn-taxis-refusal-abandon-too-late = Cestu můžeš zrušit jen předtím, než vyložíš kartu. V příštím tahu to půjde, pokud to pravidla této hry dovolí.
thurn-taxis-refusal-no-route = Nemáš žádnou cestu, není co rušit. Založ ji kteroukoli kartou.
thurn-taxis-refusal-abandon-only-stuck = V této hře můžeš cestu zrušit, jen když se k ní nehodí žádná karta z tvé ruky. Tahle se hodí: { $city }. Vylož kartu, která se hodí.
thurn-taxis-refusal-carrier-not-called = Jedna karta už je v tomto tahu vyložená. Pokud chceš vyložit druhou, zavolej nejdřív pošťáka.
thurn-taxis-refusal-played-already = V tomto tahu už žádnou kartu vyložit nemůžeš. Pokračuj dalším krokem.
thurn-taxis-refusal-not-in-hand = Tuhle kartu nemáš v ruce: { $city }. Vyber si kartu, kterou máš.
thurn-taxis-refusal-starts-a-route = Zatím nemáš cestu, ke které by šlo kartu { $city } přiložit. Založ s ní novou.
thurn-taxis-refusal-route-lies-there = Cestu už máš. Přilož k jednomu z jejích konců kartu, která se hodí, nebo ji nejdřív zruš, pokud smíš.
thurn-taxis-refusal-already-in-route = Město { $city } už v tvé cestě je a každé město v ní může být jen jednou. Vylož jinou kartu.
thurn-taxis-refusal-one-card-is-right = Tvá cesta má jediné město, takže oba její konce jsou stejné. Vylož kartu { $city } vpravo.
thurn-taxis-refusal-fits-other-end = Karta { $city } se k tomuto konci cesty nehodí, ale k druhému ano. Vylož ji tam.
thurn-taxis-refusal-no-road = Tato města nespojuje žádná silnice: { $city } – { $city2 }. Vylož město, ze kterého vede silnice k jednomu z konců tvé cesty.
thurn-taxis-refusal-closed-already = Tuto cestu už uzavíráš. Dokonči všechno, co k uzavření patří.
thurn-taxis-refusal-carrier-must-play = Pomáhá ti pošťák. Nejdřív vylož druhou kartu.
thurn-taxis-refusal-close-after-playing = Cestu lze uzavřít jednou za tah, hned po vyložení karty. Udělej krok, který je teď na řadě.
thurn-taxis-refusal-route-too-short = Tvá cesta má { $length ->
        [one] { $length } město
        [few] { $length } města
        [many] { $length } města
       *[other] { $length } měst
    }, k uzavření jich potřebuje aspoň { $needed }. Nejdřív ji prodluž.
thurn-taxis-refusal-province-not-visited = Tvá cesta neprochází zemí { $province }. Vyber zemi, kterou prochází, nebo jeden domeček v každé zemi.
thurn-taxis-refusal-office-only-closing = Domečky se stavějí jen při uzavírání cesty. Nejdřív uzavři cestu, která má aspoň tři města.
thurn-taxis-refusal-not-in-route = Město { $city } není v cestě, kterou uzavíráš. Vyber některé z jejích měst.
thurn-taxis-refusal-office-stands = Ve městě { $city } už domeček máš a v jednom městě můžeš mít jen jeden. Vyber jiné město.
thurn-taxis-refusal-forced-office-first = Nejdřív se stavějí domečky, u kterých nemáš na výběr. Teď postav ten ve městě { $city }.
thurn-taxis-refusal-province-has-its-office = Země { $province } už za tuto cestu svůj domeček má. Vyber město cesty v jiné zemi.
thurn-taxis-refusal-not-in-chosen-province = Město { $city } neleží v zemi { $province }, která je pro tuto cestu vybraná. Vyber město své cesty v této zemi.
thurn-taxis-refusal-no-discard-now = Teď nemáš co zahazovat. Karty z ruky se zahazují jen po uzavření cesty, a to jen když jich je víc než tři.
thurn-taxis-refusal-play-first = Než ukončíš tah, musíš vyložit kartu. Vylož některou z ruky.
thurn-taxis-refusal-discard-first = Po uzavření cesty si můžeš nechat tři karty. Nejdřív zahoď ještě { $count ->
        [one] { $count } kartu
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } karet
    }.
thurn-taxis-refusal-wrong-number-of-seats = Počet hráčů v této hře je { $least } až { $most }, ne { $seats }. Zvol číslo v tomto rozmezí.
thurn-taxis-refusal-first-is-no-seat = Místo „{ $first }“ tu není, a tak nemůže začínat. Místa se počítají od 0 a tato hra má { $seats ->
        [one] { $seats } místo
        [few] { $seats } místa
        [many] { $seats } místa
       *[other] { $seats } míst
    }. Když tuto volbu vynecháš, rozhodne los.

## Pravidla

rule-TT-1 = Hra je pro dva až čtyři hráče. Každý začíná s 20 domečky a s ničím jiným: nemá žádné karty v ruce, žádnou cestu ani kočár.
rule-TT-2 = Ve hře je 66 karet měst, tři pro každé z 22 měst. Zamíchají se; šest leží lícem nahoru v nabídce, ostatní tvoří balíček lícem dolů. Použité karty se odkládají lícem nahoru na odhazovací balíček, který je na začátku prázdný.
rule-TT-3 = Žetony bonusů leží v deseti hromádkách, v každé je nejcennější nahoře. Kočáry mají čísla 3 až 7, od každého jsou čtyři.
rule-TT-4 = O tom, kdo začne, rozhodne los (nebo hostitel, pokud to určil). Dál se hraje po směru hodinových ručiček.
rule-TT-10 = Na začátku tahu si musíš vzít do ruky jednu kartu města: některou z nabídky, nebo vrchní kartu balíčku. Karta vzatá z nabídky se hned nahradí kartou z balíčku.
rule-TT-11 = Když je potřeba karta a balíček je prázdný, zamíchá se odhazovací balíček a stane se novým balíčkem. Dřív se to nedělá.
rule-TT-12 = Když dojdou karty v balíčku i v odhazovacím balíčku, prázdná místa v nabídce se nedoplní a z balíčku nelze brát. Doplní se popořadě na konci prvního tahu, po kterém jsou zase nějaké karty. Když není vůbec co vzít, tento krok se vynechá; pokud pak nemáš ani kartu v ruce, tvůj tah končí. Když není k dispozici druhá karta, poštmistr se nevolá, i kdyby byl jinak povinný; pošťáka nebo koláře pak zavolat můžeš.
rule-TT-13 = Když si vezmeš kartu, musíš jednu kartu z ruky vyložit. Pokud nemáš cestu, založíš ji kteroukoli kartou. Pokud ji máš, přiložíš kartu k jejímu levému nebo pravému konci a karta se k němu musí hodit.
rule-TT-14 = Karta se hodí ke konci tvé cesty, když její město spojuje silnice s městem na tomto konci a v cestě ještě není. Karty se nikdy nevkládají mezi jiné ani nepřesouvají, cesta se nevětví a na barvách tu nezáleží.
rule-TT-15 = Než vyložíš kartu, můžeš celou svou cestu zrušit: její karty se bez odměny zahodí a karta, kterou pak vyložíš, založí novou. Musíš k tomu mít kartu v ruce. V ruském, českém a prvním německém vydání to smíš udělat kdykoli, v maďarském jen tehdy, když se k cestě nehodí žádná karta z tvé ruky.
rule-TT-16 = Po vyložení karty můžeš svou cestu uzavřít, pokud má aspoň tři města. Dokud v tomto tahu nevyložíš kartu, uzavřít ji nelze.
rule-TT-20 = V jednom tahu ti může pomoci jeden úředník, a to jednou. Zavolat ho můžeš, jen když jeho pomoc dokážeš využít, a pak ji využít musíš: poštmistra, když je k dispozici druhá karta; správce, když je v nabídce aspoň jedna karta; pošťáka, když máš v ruce kartu, která se hodí; koláře, když uzavírané cestě chybí k dalšímu kočáru jedno nebo dvě města a toto uzavření ti ještě žádný kočár nepřineslo.
rule-TT-21 = S pomocí poštmistra si vezmeš druhou kartu, z nabídky nebo z balíčku. Vybíráš ji, až když je první vzatá a nahrazená. V ruském, českém a prvním německém vydání ho musíš zavolat, když máš na začátku tahu prázdnou ruku, tedy vždy v prvním tahu; v maďarském ho musí zavolat každý jen ve svém prvním tahu. Když je povinný, nelze v tom tahu zavolat jiného úředníka.
rule-TT-22 = Správce voláš předtím, než si vezmeš kartu. Všechny karty v nabídce se zahodí a vyloží se šest nových, nebo méně, když karty nestačí. Pokud se přitom musí zamíchat odhazovací balíček, mohou se některé staré karty vrátit.
rule-TT-23 = S pomocí pošťáka vyložíš druhou kartu. Musí se hodit k cestě tak, jak teď leží, i když je založená až v tomto tahu; zrušit kvůli ní cestu nemůžeš.
rule-TT-24 = Když uzavíráš cestu, dá ti kolář další kočár, i když k němu cestě chybí jedno nebo dvě města. Když chybějí tři nebo více, nepomůže.
rule-TT-30 = Při uzavírání cesty se nejdřív stavějí domečky, a to jen ve městech této cesty. Vybereš si jeden ze dvou způsobů: po jednom domečku v každé zemi, kterou cesta prochází, nebo domeček v každém městě cesty, které leží v jedné vybrané zemi. Zemi si můžeš vybrat kteroukoli, kterou cesta prochází, i takovou, kde nic postavit nejde.
rule-TT-31 = Musíš postavit všechny domečky, které vybraný způsob dovoluje. V jednom městě můžeš mít jen jeden domeček, proto se města, kde už ho máš, přeskakují. Pokud stavíš po jednom v každé zemi, dostane domeček každá země, kde má cesta město bez tvého domečku; které, si vybereš. Na domečcích ostatních nezáleží. Cestu můžeš uzavřít, i když nemůžeš postavit nic.
rule-TT-32 = Pokud ti zbývá málo domečků, postavíš všechny, které máš, a v rámci vybraného způsobu rozhodneš, kde.
rule-TT-33 = Potom přijdou na řadu bonusy. Za cestu s 5, se 6 nebo se 7 a více městy si vezmeš vrchní žeton z příslušné hromádky. Když je prázdná, vezmeš si žeton za kratší cestu z nejbližší hromádky, kde ještě nějaký je; když není ani tam, nedostaneš nic. Za jednu cestu dostaneš nejvýš jeden takový žeton, za celou hru jich můžeš získat libovolně mnoho.
rule-TT-34 = Pokud tvé domečky stojí ve všech městech země nebo dvojice zemí, za kterou je bonus (Baden; Bayern; Württemberg a Hohenzollern; Schweiz a Tyrol; Böhmen a Salzburg), vezmeš si z její hromádky vrchní žeton. Každý z těchto bonusů můžeš získat jednou za hru; když je hromádka prázdná, nedostaneš nic. Můžeš jich získat i několik najednou.
rule-TT-35 = Bonus za všechny země dostaneš, když máš aspoň jeden domeček v každé zemi, která se počítá. V ruském a českém vydání se počítá všech devět, v maďarském a prvním německém všechny kromě země Bayern. Můžeš ho získat jednou za hru; když je hromádka prázdná, nedostaneš nic.
rule-TT-36 = Pro bonus se počítají jen domečky, které na plánu opravdu stojí. Když ti zbylé domečky nestačí, bonus nedostaneš.
rule-TT-37 = Bonus dostaneš při uzavření té cesty, kterou jeho podmínku splníš, pokud je v hromádce ještě žeton. Podmínky se kontrolují, jen když uzavíráš svou vlastní cestu.
rule-TT-38 = Po bonusech následuje kočár. První má číslo 3, další získáváš po jednom a popořadě; jejich hodnota je 2, 3, 5, 7 a 10 bodů a počítá se jen nejvyšší. Další kočár dostaneš, když má cesta aspoň tolik měst, kolik je jeho číslo; za jednu cestu nejvýš jeden a odmítnout ho nelze. Rozhoduje délka cesty, ne počet postavených domečků.
rule-TT-39 = Na závěr se karty cesty zahodí. Pokud máš potom v ruce víc než tři karty, zahodíš podle svého výběru tolik, aby ti zbyly přesně tři. Jindy počet karet v ruce omezený není.
rule-TT-40 = Kdo první získá kočár číslo 7 nebo postaví dvacátý domeček, dostane bonus za konec hry, 1 bod; jen jeden, i když nastane obojí zároveň. Uzavření cesty se ještě celé dokončí. Pak se dohraje kolo, aby měli všichni stejný počet tahů: poslední hraje pravý soused začínajícího hráče.
rule-TT-41 = Tvůj výsledek je součet bodů za nejvyšší kočár a za žetony bonusů minus jeden bod za každý nepostavený domeček.
rule-TT-42 = Při shodě na prvním místě vyhrává ten z hráčů se stejným počtem bodů, kdo má bonus za konec hry. Pokud ho nemá nikdo z nich, vyhrává ten, kdo je po směru hodinových ručiček první za hráčem, který ho má.
rule-TT-43 = Když má každý za sebou 1000 tahů a hra ani posledním z nich neskončí, zastaví se bez výsledku. Žádná pravidla to nežádají, ale program to potřebuje.
rule-TT-50 = Skryté jsou karty vzaté z balíčku do ruky, dokud je jejich majitel nevyloží nebo nezahodí, a pořadí karet v balíčku. Všechno ostatní je veřejné: karty vzaté z nabídky, počty karet v ruce, cesty, nabídka, odhazovací balíček, domečky, kočáry a žetony bonusů. Když ostatní vědí, že máš v ruce některé město, považuje se první vyložená nebo zahozená karta toho města za tu známou. Průběžný součet svých bodů vidíš jen ty.
