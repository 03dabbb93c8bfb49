# Pravidla hry King's Road s příklady, česky.

aim = O čem hra je
aim-about = Král objíždí své království, a kde se zastaví, tam se odměňuje vliv. V každém kole si všichni tajně vyberou tři karty a položí podle nich žetony do krajů. Pak se boduje kraj, kde stojí Král: kdo tam má víc žetonů než kdokoli jiný, získá nejvíc bodů a nechá tam šlechtice. Když někdo dosáhne 40 bodů, kolo se ještě dohraje a pak se znovu bodují všechny kraje, které se v tomto kole nebodovaly. Vyhrává, kdo má nejvíc bodů.

table = Co je na stole
table-parts = Čísla na obrázku:
table-parts-1 = Kraj. Je jich osm, s čísly 1 až 8; číslo ukazuje, kolik bodů je za první místo.
table-parts-2 = Jeho prapor: body za první, druhé, třetí a někde i čtvrté místo.
table-parts-3 = Žetony: kolik vlivu tam kdo má.
table-parts-4 = Král. V tomto kole se boduje kraj, kde stojí.
table-parts-5 = Okružní cesta. Král po ní jezdí, vždy ve směru šipek.
table-parts-6 = Cesta navíc mezi kraji Ruiny chrámu (3) a Zin Kaiova hlubina (1). Král po ní nejezdí, ale šlechtice spojuje.
table-parts-7 = Šlechtic, s korunou. Počítá se jako žeton svého majitele.
table-yours = Všichni mají stejných jedenáct karet: po jedné pro každý z osmi krajů, Rytíře, Draka a Čarodějnici. K tomu máš 20 žetonů vlivu: jeden ukazuje tvoje body, zbylých 19 můžeš pokládat do krajů.
    .title = Co je tvoje
table-start = Hrají dva až pět hráčů. Král začíná v kraji 1, to je Zin Kaiova hlubina. Všichni začínají s 0 body.
    .title = Před prvním kolem
table-regions = Toto jsou obvyklé prapory. Hostitel stolu je může změnit, pak platí čísla na plánu. Král jezdí v tomto pořadí a z kraje Královský hrad zase do kraje Zin Kaiova hlubina:
    .title = Kraje na okruhu
table-sources = Tištěná pravidla ukazují celý jen jeden prapor. První místo má vždy hodnotu čísla kraje; ostatní čísla pocházejí z těchto zdrojů:
    .title = Odkud pocházejí čísla na praporech
table-secret = Tajné jsou jen vybrané karty, dokud se neodhalí. Jaké karty ostatní ještě mají, vidí všichni.
    .title = Co je tajné

round = Kolo v kostce
round-steps = Tahy tu nejsou: všichni hrají najednou.
round-steps-1 = Tajně vyber tři karty a jejich pořadí.
round-steps-2 = Všichni odhalí karty a položí žetony.
round-steps-3 = Boduje se kraj, kde stojí Král. Za každého Draka se boduje ještě jeden, další na okruhu.
round-steps-4 = Král se přesune do kraje za posledním bodovaným.

choose = Výběr karet
choose-three = Vyber přesně tři svoje karty a dej je do pořadí. Potřebuješ k tomu tři žetony v zásobě. Máš jen 19 žetonů a vracejí se ti, až když se boduje kraj, ve kterém leží.
choose-order = Rytíř je vždy tvoje poslední karta. Čarodějnice je vždy první, a kdo si ji vybere, další karty zatím nevybírá. Ostatní karty mohou být v libovolném pořadí: záleží jen na tom, která je hned před Rytířem.
    .title = Na pořadí záleží
choose-few = Když máš v zásobě méně než tři žetony, vybereš přesně tolik karet, kolik máš žetonů; které to budou, je na tobě. Bez žetonů nevybíráš nic a čekáš.
    .title = Málo žetonů

cards = Co karty dělají
cards-region = Kartou kraje položíš do jejího kraje jeden svůj žeton, ať stojí Král kdekoli. Každou kartu kraje máš jednu, takže v jednom kole můžeš do kraje položit nejvýš jeden žeton, s Rytířem dva.
    .title = Karty krajů
cards-knight = S Rytířem položíš ještě jeden žeton do kraje karty, která je hned před ním. Když to není karta kraje nebo před ním žádná karta není, Rytíř neudělá nic. Pokud tento žeton položit nechceš, rozhodni se tak už při výběru karet.
    .title = Rytíř
cards-dragon = Kvůli Drakovi se v tomto kole boduje o jeden kraj víc: další na okruhu. Když Draka zahraje víc hráčů, každý Drak přidá další kraj. Žádný žeton Drak nepokládá.
    .title = Drak
cards-witch = S Čarodějnicí zatím nic dalšího nevybíráš. Až všichni ostatní položí žetony, vidíš, co udělali, a vybíráš podle obvyklých pravidel, jen bez Čarodějnice: tři karty, nebo tolik, kolik máš žetonů, když jich je méně než tři. Drak mezi těmito kartami platí také. Když zahraje Čarodějnici víc hráčů, vybírají najednou.
    .title = Čarodějnice
cards-back = Karty krajů a Rytíř se po kole vracejí do ruky. Drak a Čarodějnice se vyřadí ze hry: každou z těchto karet můžeš zahrát jen jednou.
    .title = Po kole

score = Bodování
score-which = Nejdřív se boduje kraj, kde stojí Král, a pak za každého Draka z tohoto kola další kraj na okruhu. Každý kraj se dokončí dřív, než přijde na řadu další.
    .title = Které kraje se bodují
score-places = O místech v kraji rozhoduje počet žetonů; šlechtic se počítá jako jeden. První místo získá první číslo na praporu, druhé místo druhé číslo a tak dále. Kdo tam nemá žádný žeton, nezíská nic.
    .title = Kdo kolik získá
score-players = Ve dvou přináší body jen první místo, s každým dalším hráčem o jedno místo víc, ale nikdy víc míst, než kolik je čísel na praporu.
    .title = Kolik míst přináší body
score-tie = Při shodě se hráči dělí o místa, která by obsadili, a každý získá nejnižší číslo za tato místa. Místo, které body nepřináší, má hodnotu 0.
    .title = Shoda
score-noble = Když máš víc žetonů než kdokoli jiný, jeden z nich v kraji vždy zůstane jako tvůj šlechtic. Dosavadní šlechtic, i tvůj vlastní, se vrátí majiteli; když je to tvůj jediný žeton v kraji, prostě zůstane. Když se o první místo dělí několik hráčů, nový šlechtic nepřibude a dosavadní zůstane. Všechny ostatní žetony se vrátí majitelům.
    .title = Šlechtic
score-chain = Pak majitel šlechtice v tomto kraji získá 1 bod za každý kraj řetězce: za tento a za každý, který je s ním spojený cestami přes nepřerušenou řadu krajů se šlechtici téhož majitele. Počítá se i cesta navíc. Právě získaný šlechtic platí hned: v řetězci tohoto kraje i při bodování dalšího.
    .title = Řetězec šlechticů
score-king = Král se přesune do kraje za posledním bodovaným. Začíná nové kolo.
    .title = Král jede dál

end = Konec hry
end-when = Hra končí kolem, ve kterém někdo dosáhne 40 bodů. Toto kolo se ještě dohraje: kraje, na které v něm teprve přijde řada, se bodují jako obvykle. Bodů může být i víc než 40; počítají se všechny.
    .title = 40 bodů
end-final = Pak se ještě jednou boduje každý kraj, který se nebodoval v posledním kole: body za místa jsou jako obvykle a platí i pravidlo pro shodu. Šlechtici se počítají jako žetony a zůstávají na svých místech: noví nepřibývají a řetězce nepřinášejí nic.
    .title = Závěrečné bodování
end-winner = Vyhrává, kdo má nejvíc bodů. Když je takových hráčů několik, vyhrává ten z nich, kdo má nejvíc šlechticů. Když je i to stejné, o vítězství se dělí.
    .title = Kdo vyhrává

variant = Varianta: dědičná šlechta
variant-hereditary = V této variantě šlechtic zůstává do konce hry a počítá se jako žeton svého majitele. Kdo má víc žetonů než kdokoli jiný, přidá vlastního šlechtice vedle těch, kteří tam už jsou, v každém kraji ale nejvýš jednoho: podruhé se už nic nezmění. Po bodování kraje získá každý, kdo v něm má šlechtice, body za svůj vlastní řetězec.

advice = Rada na závěr
advice-first = Dívej se, kam Král pojede dál: odtamtud se žetony brzy vrátí, ale žetony daleko vpředu jsou vázané na mnoho kol. Sousední kraje dávají dlouhé řetězce. Čarodějnici si šetři na kolo, ve kterém jde o hodně, a Draka na chvíli, kdy vedeš ve dvou krajích po sobě.

## Obrázky slovy

picture-board = Plán: osm krajů kolem jezera, spojených okružní cestou, Král v kraji Temná věž, žetony a šlechtici dvou hráčů. Části jsou očíslované jako v seznamu.
picture-hand = Jedenáct karet jednoho hráče: osm krajů, Rytíř, Drak a Čarodějnice.
picture-round = Čtyři kroky: tři karty v pořadí; žetony v kraji; body za místa; Král jede dál.

## Příklady

example-few = Většinu žetonů máš na plánu, v zásobě zbývají { $markers }. Vybereš { $markers } karty, například Temnou věž a Draka.
    .title = Zbývají dva žetony
    .picture = Dva žetony v zásobě a dvě vybrané karty.
example-knight = Vybereš v tomto pořadí Divoké kopce, Královský oltář a Rytíře. Do kraje Divoké kopce položíš { $first } žeton a do kraje Královský oltář { $second } žetony, protože jeho karta je hned před Rytířem.
    .title = Rytíř pomáhá
    .picture = Tři karty v pořadí. Jeden žeton do kraje Divoké kopce, dva do kraje Královský oltář.
example-idle = Vybereš Divoké kopce, Draka a Rytíře. Do kraje Divoké kopce položíš { $first } žeton. Karta před Rytířem je Drak, a to není karta kraje: Rytíř neudělá nic.
    .title = Rytíř, který nic neudělá
    .picture = Divoké kopce přinesou jeden žeton, Rytíř za Drakem žádný.
example-witch = Zahraješ Čarodějnici. Bořek položí dva žetony do kraje Temná věž, kde stojí Král. Teď vidíš, že na první místo tam potřebuješ tři žetony, a vybíráš { $count } karty. Pokud tam už jeden máš, stačí Temná věž a Rytíř.
    .title = Výběr po všech ostatních
    .picture = Nejdřív jen Čarodějnice, později tři karty: Dračí doupě, Temná věž, Rytíř.
example-dragons = Král stojí v kraji Temná věž (5) a zahrají se { $dragons } Draci. Bodují se tedy { $regions } kraje po sobě: Temná věž (5), Dračí doupě (2) a Královský hrad (8). Pak se Král přesune do kraje Zin Kaiova hlubina (1).
    .title = Dva Draci
    .picture = Plán. Temná věž, Dračí doupě a Královský hrad jsou označeny čísly jedna, dvě a tři.
example-places = Hrají čtyři hráči a boduje se Temná věž, která má na praporu čísla 5, 4, 2, 1. Anna má čtyři žetony, Bořek tři, Cyril dva, Dana jeden. Anna získá { $first } bodů, Bořek { $second }, Cyril { $third }. Dana získá { $fourth }: ve čtyřech přinášejí body jen tři místa.
    .title = Čtyři v jednom kraji
    .picture = Temná věž se žetony a body Anny, Bořka, Cyrila a Dany.
example-two-tied = Hrají čtyři hráči. Anna a Bořek mají v kraji Temná věž po třech žetonech, Cyril jeden. Anna a Bořek se dělí o první a druhé místo a získají nižší číslo, každý { $tied } body. Cyril je třetí a získá { $next }. Nový šlechtic nepřibude.
    .title = Dva mají nejvíc
    .picture = Temná věž: tři žetony Anny, tři Bořka a jeden Cyrila.
example-three-tied = Anna, Bořek a Cyril mají v kraji Temná věž po dvou žetonech. Když hrají čtyři, dělí se tito tři o první až třetí místo a každý získá { $four } body. Když hrají jen tři, třetí místo body nepřináší, takže každý získá { $three }.
    .title = Tři mají nejvíc
    .picture = Temná věž: po dvou žetonech Anny, Bořka a Cyrila.
example-noble = Hrají dva hráči a bodují se Divoké kopce. Anna tam má jen šlechtice, Bořek tři žetony. Bořek získá { $points } body a nechá tam šlechtice; Annin se jí vrátí. Pak Bořek získá { $chain } bod za svého šlechtice.
    .title = Nový šlechtic
    .picture = Divoké kopce: Annin šlechtic odchází, Bořkův přichází.
example-old-noble = V kraji Divoké kopce má Anna šlechtice a ještě jeden žeton, Bořek dva žetony. Dělí se o první a druhé místo a ve dvou druhé místo body nepřináší: oba získají { $points }. Annin šlechtic zůstane a přinese jí { $chain } bod.
    .title = Při shodě dosavadní zůstává
    .picture = Divoké kopce: po dvou žetonech. Annin šlechtic zůstává.
example-chain = Získáš šlechtice v kraji Temná věž a v sousedních krajích Ruiny chrámu a Dračí doupě už šlechtice máš. Řetězec má tři kraje: { $chain } body.
    .title = Řetězec tří krajů
    .picture = Plán se třemi šlechtici vedle sebe na okruhu.
example-extra-road = Máš šlechtice v krajích Zin Kaiova hlubina a Čarodějova věž a získáš dalšího v kraji Ruiny chrámu. Cesta navíc spojuje Ruiny chrámu s krajem Zin Kaiova hlubina, takže řetězec má tři kraje: { $chain } body.
    .title = Přes cestu navíc
    .picture = Plán se třemi šlechtici, které spojuje cesta navíc.
example-final = V posledním kole se bodoval Královský oltář (7) a kvůli Drakovi Ruiny chrámu (3), tedy { $last } kraje. Teď se boduje zbylých { $more }: kraje 1, 6, 4, 5, 2 a 8.
    .title = Co se boduje na konci
    .picture = Plán. Dva kraje se bodovaly v posledním kole, šest jich ještě přijde.
example-winner = Anna i Bořek mají { $points } bodů. Anna má { $fewer } šlechtice, Bořek { $most }. Vyhrává Bořek.
    .title = Stejně bodů
    .picture = Anna a Bořek mají stejně, Cyril je za nimi; vedle jsou jejich šlechtici.
example-hereditary = Hrají dva hráči s dědičnou šlechtou a bodují se Divoké kopce. Anna tam má jen šlechtice, Bořek tři žetony. Bořek získá { $points } body a přidá svého šlechtice; Annin zůstane. Pak každý získá { $chain } bod za vlastní řetězec.
    .title = Dva šlechtici v kraji
    .picture = Divoké kopce: Annin šlechtic zůstává, vedle přichází Bořkův.

## Slova v tabulkách a na obrázcích

table-regions-1 = Číslo
table-regions-2 = Kraj
table-regions-3 = Prapor: body za každé místo
table-places-1 = Hráčů
table-places-2 = Kolik míst nejvýš přináší body
table-sources-1 = Zdroj
table-sources-2 = Kraje
label-at-hand = V zásobě
label-after = Potom
name-1 = Anna
name-2 = Bořek
name-3 = Cyril
name-4 = Dana
