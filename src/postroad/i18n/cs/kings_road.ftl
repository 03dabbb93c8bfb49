# King's Road česky: názvy, akce, události, odmítnutí, pravidla.

## Kraje

region-zin-kais-deep = Zin Kaiova hlubina
region-wizards-tower = Čarodějova věž
region-wild-hills = Divoké kopce
region-kings-altar = Královský oltář
region-temple-ruins = Ruiny chrámu
region-dark-tower = Temná věž
region-dragons-lair = Dračí doupě
region-kings-castle = Královský hrad

## Zvláštní karty

card-zin-kais-deep = { region-zin-kais-deep }
card-wizards-tower = { region-wizards-tower }
card-wild-hills = { region-wild-hills }
card-kings-altar = { region-kings-altar }
card-temple-ruins = { region-temple-ruins }
card-dark-tower = { region-dark-tower }
card-dragons-lair = { region-dragons-lair }
card-kings-castle = { region-kings-castle }
card-knight = Rytíř
card-knight-help = Vždy tvoje poslední karta. Můžeš dát ještě jeden žeton do kraje předchozí karty. Rytíř se ti vrátí.
card-dragon = Drak
card-dragon-help = V tomto kole se boduje o jeden kraj víc. Draka můžeš zahrát jednou za hru.
card-witch = Čarodějnice
card-witch-help = Karty si vybereš znovu, až všichni ostatní vyhodnotí ty svoje. Čarodějnici můžeš zahrát jednou za hru.

## Volby

banner-source-rulebook = Tato čísla jsou vytištěná v pravidlech.
banner-source-imperium = Tato čísla známe z hry Imperium, ze které King's Road vychází; nejspíš jsou stejná.
banner-source-reconstructed = Tato čísla jsme doplnili podle vzoru známých praporů.
banner-source-host = Tato čísla určil hostitel stolu.
option-hereditary_nobles = Dědičná šlechta
option-hereditary_nobles-about = Šlechtici zůstávají až do konce hry a v jednom kraji může mít každý hráč jednoho.
option-banners = Prapory
option-banners-own = Vlastní prapory hostitele

## Akce

kings-road-action-choose = Vybrat: { $cards }
kings-road-action-choose-decline = Vybrat: { $cards }, ale bez Rytířova žetonu
kings-road-action-choose-nothing = Nevybrat žádnou kartu

## Události

kings-road-event-ready = { $player } má vybráno.
kings-road-event-reveal = { $player } odhaluje: { $cards }.
kings-road-event-reveal-nothing = { $player } nemá co odhalit.
kings-road-event-decline = { $player } se vzdává Rytířova žetonu.
kings-road-event-markers = { $player } pokládá { $count ->
        [one] { $count } žeton
        [few] { $count } žetony
        [many] { $count } žetonu
       *[other] { $count } žetonů
    }: { $region }.
kings-road-event-witch = { $player } hraje Čarodějnici a po ostatních vybere znovu.
kings-road-event-dragons = Draci: v tomto kole se { $count ->
        [one] boduje ještě { $count } kraj
        [few] bodují ještě { $count } kraje
        [many] boduje ještě { $count } kraje
       *[other] boduje ještě { $count } krajů
    }.
kings-road-event-scores = Teď se boduje: { $region }.
kings-road-event-empty = { $region }: nikdo tu nemá žeton.
kings-road-event-place = { $region }: { $player } je na { $place }. místě a získává { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }.
kings-road-event-place-tied = { $region }: { $player } se dělí o místo (shoda, { $count ->
        [one] { $count } hráč
        [few] { $count } hráči
        [many] { $count } hráče
       *[other] { $count } hráčů
    }) a získává { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }, nejnižší číslo za tato místa.
kings-road-event-noble = { $region }: { $player } tu nechává šlechtice.
kings-road-event-noble-kept = { $region }: { $player } opět vede a svého šlechtice si nechává.
kings-road-event-noble-stays = { $region }: shoda na prvním místě, zůstává dosavadní šlechtic ({ $player }).
kings-road-event-no-noble = { $region }: shoda na prvním místě, nový šlechtic nepřichází.
kings-road-event-noble-leaves = { $region }: { $player } si bere zpět dosavadního šlechtice.
kings-road-event-chain = { $region }: { $player } získává { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    } za řetězec šlechticů.
kings-road-event-king = Král cestuje dál: { $region }.
kings-road-event-final = Začíná závěrečné bodování.
kings-road-event-final-place = Závěrečné bodování, { $region }: { $player } získává { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }.

## Odmítnutí

kings-road-refusal-no-such-seat = Takové místo tu není: { $player }. Tato hra má { $seats ->
        [one] { $seats } místo
        [few] { $seats } místa
        [many] { $seats } místa
       *[other] { $seats } míst
    }.
kings-road-refusal-game-stopped = Hra dosáhla nejvyšší povolené délky a byla zastavena, vybírat už nelze. Můžeš začít novou.
kings-road-refusal-game-over = Hra skončila, vybírat už nelze. Můžeš začít novou.
kings-road-refusal-witch-players-choose = Teď vybírá jen ten, kdo v tomto kole hraje Čarodějnici: { $players }. Počkej, až bude vybráno.
kings-road-refusal-card-unknown = Karta „{ $text }“ neexistuje. Uveď kraj, Rytíře, Draka nebo Čarodějnici a zkontroluj, jak je to napsané.
kings-road-refusal-card-twice = Tuto kartu uvádíš dvakrát: { $card }. Každou kartu máš jen jednou, uveď místo ní jinou.
kings-road-refusal-dragon-gone = Tvůj Drak už je vyřazený ze hry. Vyber z karet, které ještě máš.
kings-road-refusal-witch-gone = Tvoje Čarodějnice už je vyřazená ze hry. Vyber z karet, které ještě máš.
kings-road-refusal-witch-only-once = Vybíráš znovu díky Čarodějnici, a tak ji teď vybrat nemůžeš. Vyber ze svých ostatních karet.
kings-road-refusal-knight-not-last = Rytíř musí být tvou poslední kartou. Uveď ho až za ostatními.
kings-road-refusal-witch-not-alone = Karty za Čarodějnicí by se ti vrátily nevyužité. Uveď jen Čarodějnici.
kings-road-refusal-decline-without-knight = Vzdát se můžeš jen Rytířova žetonu, ale Rytíř ve tvém výběru není. Vyber i jeho, nebo se ničeho nevzdávej.
kings-road-refusal-wrong-number-of-cards = Ve výběru máš { $chosen ->
        [one] { $chosen } kartu
        [few] { $chosen } karty
        [many] { $chosen } karty
       *[other] { $chosen } karet
    }. V zásobě máš { $markers ->
        [one] { $markers } žeton
        [few] { $markers } žetony
        [many] { $markers } žetonu
       *[other] { $markers } žetonů
    }, proto musíš vybrat přesně { $needed ->
        [one] { $needed } kartu
        [few] { $needed } karty
        [many] { $needed } karty
       *[other] { $needed } karet
    }.
kings-road-refusal-wrong-number-of-seats = Počet hráčů v této hře je { $least } až { $most }, ne { $seats }. Zvol číslo v tomto rozmezí.
kings-road-refusal-banner-length = { $region }: „{ $banner }“ nemůže být prapor. Počet čísel na praporu je { $least } až { $most }, uveď jich tolik.
kings-road-refusal-banner-not-whole = { $region }: „{ $number }“ není celé číslo. Na praporu mohou být jen celá čísla.
kings-road-refusal-banner-negative = { $region }: { $number } je méně než nula. Nejmenší číslo na praporu je 0.
kings-road-refusal-banner-too-high = { $region }: { $number } je příliš vysoké číslo. Nejvyšší číslo na praporu je { $most }.
kings-road-refusal-banner-rises = { $region }: po čísle { $before } následuje { $after }, ale žádné číslo na praporu nesmí být větší než to předchozí. Větší čísla dej dopředu.

## Pravidla

rule-KR-1 = Hra je pro dva až pět hráčů. Každý má 20 žetonů vlivu; jeden z nich ukazuje body, pokládat jich tedy lze 19. Každý má také stejných jedenáct karet: po jedné pro každý z osmi krajů a k tomu Rytíře, Draka a Čarodějnici.
rule-KR-2 = Král začíná v kraji číslo 1 (Zin Kaiova hlubina). Všichni začínají s 0 body.
rule-KR-3 = Osm krajů leží na okružní cestě v tomto pořadí: 1, 6, 4, 7, 3, 5, 2, 8 a zase 1. Ještě jedna cesta spojuje kraj číslo 3 (Ruiny chrámu) s krajem číslo 1 (Zin Kaiova hlubina). Král jezdí jen po okruhu, pro řetězce šlechticů platí všechny cesty.
rule-KR-10 = Všichni najednou a tajně vybírají přesně tři z karet, které ještě mají, a jejich pořadí. Pokud máš v zásobě méně než tři žetony, vybereš přesně tolik libovolných karet, kolik máš žetonů; když nemáš žádný, nevybíráš nic.
rule-KR-11 = Pokud vybereš Rytíře, musí být tvou poslední kartou.
rule-KR-12 = Pokud vybereš Čarodějnici, musí být tvou první kartou. Karty za ní by se ti stejně vrátily neodhalené a nevyužité, proto žádné další nevybíráš.
rule-KR-13 = Když mají všichni vybráno, všechny karty se odhalí a vyhodnotí. Kartou kraje položíš do jejího kraje jeden svůj žeton.
rule-KR-14 = S Rytířem můžeš dát ještě jeden žeton do kraje karty, která je hned před ním. Když to není karta kraje, Rytíř nemá účinek. Pokud žeton položit nechceš, vzdej se ho už při výběru. Rytíř se ti vrátí do ruky.
rule-KR-15 = Za každého Draka se v tomto kole boduje o jeden kraj víc; více Draků se sčítá. Zahraný Drak se vyřadí ze hry.
rule-KR-16 = Kdo zahraje Čarodějnici, vybírá znovu, až všichni ostatní vyhodnotí své karty. Když je takových hráčů víc, vybírají najednou. Už vědí, co ostatní udělali; platí obvyklá pravidla, jen bez Čarodějnice. Pak se tyto karty odhalí a vyhodnotí; Drak mezi nimi platí. Zahraná Čarodějnice se vyřadí ze hry.
rule-KR-17 = Karty krajů a Rytíř se ti po kole vrátí do ruky.
rule-KR-20 = Nejdřív se boduje kraj, kde stojí Král, a pak za každého Draka zahraného v tomto kole další kraj po okruhu. Každý kraj se dokončí dřív, než přijde na řadu další, takže právě získaný šlechtic už v něm může prodloužit řetězec.
rule-KR-21 = Všichni, kdo mají v kraji aspoň jeden žeton, se seřadí podle počtu žetonů; šlechtic se počítá jako žeton. První místo získává první číslo na praporu kraje, druhé místo druhé číslo a tak dále. Na praporu jsou jedno až čtyři celá čísla, žádné není záporné ani větší než to předchozí. Boduje nejvýš tolik míst, kolik je na praporu čísel, a vždy aspoň o jedno méně, než je hráčů: ve třech jen první a druhé.
rule-KR-22 = Při shodě se hráči dělí o místa, která by společně obsadili, a každý získá nejnižší číslo za tato místa. Místo, které neboduje, se počítá za 0.
rule-KR-23 = Pokud máš v kraji nejvíc žetonů jen ty, necháš tam jeden z nich jako šlechtice a dosavadní šlechtic se vrátí do zásoby svého majitele. Při shodě na prvním místě nový šlechtic nepřijde a dosavadní zůstane.
rule-KR-24 = Všechny ostatní žetony v kraji se vrátí svým majitelům. Šlechtic zůstane.
rule-KR-25 = Potom získá majitel šlechtice v tomto kraji, ať nového, nebo dosavadního, 1 bod za každý kraj v nepřerušeném řetězci svých šlechticů, do kterého tento kraj patří. Řetězec může vést po kterýchkoli cestách. Počítá se i tento kraj, takže je to vždy aspoň 1 bod.
rule-KR-26 = Nakonec se Král přesune do kraje, který následuje za posledním bodovaným.
rule-KR-30 = Hra končí kolem, ve kterém někdo dosáhne 40 bodů.
rule-KR-31 = V závěrečném bodování se podle pořadí boduje každý kraj, na který v posledním kole nedošlo, s obvyklým pravidlem pro shodu. Šlechtici se počítají jako žetony, ale noví nevznikají a body za řetězce se nezískávají.
rule-KR-32 = Vyhrává, kdo má nejvíc bodů. Při shodě rozhoduje počet šlechticů; když je shoda i v nich, hráči se o vítězství dělí.
rule-KR-33 = Když se odehraje 200 kol a hra ani posledním z nich neskončí, zastaví se bez výsledku. Žádná pravidla to nežádají, ale program to potřebuje.
rule-KR-40 = V této variantě zůstává šlechtic v kraji až do konce hry a počítá se jako žeton svého majitele. Pokud máš nejvíc žetonů jen ty, přidáš svého šlechtice k těm, kteří tam už jsou, nejvýš jednoho v každém kraji; podruhé se už nic nestane. Po bodování kraje přinese každý šlechtic v něm svému majiteli body za svůj řetězec.
rule-KR-50 = Skrytý je jen výběr, který ještě není odhalený. Jaké karty komu zbývají, vidí všichni.
