# Pravidla hry Poštovní kurýr s příklady, česky.

aim = O čem hra je
aim-about = Vedeš poštovní společnost na jihu staré německé říše. Kartu po kartě spojuješ města do cesty. Když cestu uzavřeš, postavíš v jejích městech domečky a získáš žetony bonusů a stále cennější kočáry. Hra končí kolem, ve kterém někdo získá kočár číslo 7 nebo postaví poslední ze svých 20 domečků. Vyhrává, kdo má nejvíc bodů: nejlepší kočár plus žetony bonusů minus 1 za každý nepostavený domeček.

table = Co je na stole
table-parts = Čísla na obrázku:
table-parts-1 = Mapa: 22 měst v devíti zemích, každá země má svou barvu a vzor. Čáry mezi městy jsou silnice.
table-parts-2 = Nabídka: šest karet měst lícem nahoru. Karet měst je celkem 66, od každého města tři.
table-parts-3 = Balíček lícem dolů a odhazovací balíček lícem nahoru.
table-parts-4 = Žetony bonusů: deset hromádek, nahoře je vždy ten nejcennější.
table-parts-5 = Kočáry: čísla 3 až 7, od každého čtyři.
table-parts-6 = Čtyři úředníci. V každém tahu ti jeden z nich může pomoci.
table-parts-7 = Tvoje ruka: karty, které můžeš vyložit.
table-parts-8 = Tvoje cesta a vedle ní 20 domečků tvé barvy.
table-start = Hrají dva až čtyři hráči. Každý začíná s 20 domečky, bez karet, bez cesty a bez kočáru. O tom, kdo začne, rozhodne los nebo hostitel stolu. Dál se hraje po směru hodinových ručiček.
    .title = Před prvním tahem
table-secret = Karty vzaté z balíčku vidíš jen ty, dokud je nevyložíš nebo nezahodíš. Všechno ostatní je veřejné: karty vzaté z nabídky, počet karet v ruce, cesty, domečky, kočáry i žetony.
    .title = Co je tajné

turn = Tah v kostce
turn-steps = Každý tah má stejné tři kroky. První dva jsou povinné, třetí je dobrovolný.
turn-steps-1 = Vezmi si jednu kartu, z nabídky nebo z balíčku.
turn-steps-2 = Vylož jednu kartu: založ cestu, nebo kartu přilož k jednomu konci své cesty.
turn-steps-3 = Pokud chceš, cestu uzavři. Musí mít aspoň tři města.
turn-officials = V každém tahu ti může pomoci jeden úředník, a jen jednou. Nic to nestojí a všichni čtyři jsou v každém tahu k dispozici všem hráčům. Zavolat ho můžeš, jen když jeho pomoc dokážeš využít, a pak ji využít musíš.
    .title = Úředníci

take = Krok 1: vzít si kartu
take-card = Vezmi si do ruky jednu kartu: jednu ze šesti v nabídce, nebo vrchní z balíčku. Prázdné místo v nabídce se hned doplní z balíčku. Počet karet v ruce je omezen jen po uzavření cesty.
take-deck = Když je potřeba karta a balíček je prázdný, odhazovací balíček se zamíchá a stane se novým balíčkem.
    .title = Balíček došel
take-postmaster = S poštmistrem si vezmeš druhou kartu, zase z nabídky, nebo z balíčku. Vybíráš ji, až když první kartu máš a nabídka je doplněná.
    .title = Poštmistr
take-first-empty = Když nemáš na začátku tahu v ruce žádnou kartu, musíš zavolat poštmistra, takže si vezmeš dvě karty. V prvním tahu je to tak vždycky: vezmeš si dvě karty a jednu vyložíš. Jiného úředníka už v tomto tahu zavolat nemůžeš a na uzavření cesty je jedna karta málo.
    .title = Dvě karty v prvním tahu
take-first-first = V prvním tahu musí poštmistra zavolat každý: vezmeš si dvě karty a jednu vyložíš. Jiného úředníka už v tomto tahu zavolat nemůžeš a na uzavření cesty je jedna karta málo. V dalších tazích ho volat nemusíš, ani s prázdnou rukou.
    .title = Dvě karty v prvním tahu
take-administrator = Když se ti nelíbí žádná ze šesti karet, zavolej správce, než si nějakou vezmeš. Všech šest se zahodí a vyloží se šest nových. Pak si vezmeš kartu jako obvykle, z nabídky nebo z balíčku.
    .title = Správce

play = Krok 2: vyložit kartu
play-card = Vylož jednu kartu z ruky. Když nemáš cestu, založí ji kterákoli karta. Když cestu máš, přilož k jejímu levému nebo pravému konci kartu, která se hodí. Cestu máš vždy jen jednu.
play-fit = Karta se hodí ke konci cesty, když na mapě vede silnice z jejího města do města na tomto konci a její město v cestě ještě není. Na zemích, barvách ani na cestách ostatních nezáleží: silnici nemůže nikdo zablokovat. Karty se nikdy nevkládají doprostřed ani nepřesouvají a cesta se nikdy nevětví. Všechny silnice jsou v kapitole „Všechna města a silnice“.
    .title = Co se hodí
play-stuck = Když se nehodí žádná karta v ruce, o cestu přijdeš: všechny její karty se zahodí a nic za ně nedostaneš. Karta, kterou pak vyložíš, založí novou cestu. Proto si nech kartu, která se hodí, nebo cestu včas uzavři.
    .title = Nic se nehodí
play-abandon-free = Cestu můžeš zrušit i tehdy, když by se nějaká karta hodila. Uděláš to dřív, než vyložíš kartu, a také za ni nic nedostaneš.
    .title = Kdy můžeš cestu zrušit
play-abandon-stuck = Dokud se nějaká karta v ruce hodí, cestu zrušit nemůžeš.
    .title = Kdy můžeš cestu zrušit
play-carrier = S pošťákem vyložíš druhou kartu, ke stejnému konci nebo ke druhému. Musí se hodit k cestě, jaká je teď, třeba i k právě založené. Zrušit kvůli ní cestu nemůžeš.
    .title = Pošťák

close = Krok 3: uzavřít cestu
close-when = Po vyložení karty můžeš cestu uzavřít, pokud má aspoň tři města. Nemusíš: delší cesta přinese víc. Uzavřít ji můžeš, i když nepostavíš ani jeden domeček.
close-order = Uzavření má čtyři části, vždy v tomto pořadí:
close-order-1 = Postav domečky.
close-order-2 = Vezmi si žetony bonusů.
close-order-3 = Vezmi si další kočár, pokud je cesta dost dlouhá.
close-order-4 = Zahoď karty cesty a nech si v ruce nejvýš tři karty.
close-offices = Domečky stavíš jen ve městech této cesty, jedním ze dvou způsobů:
    .title = Kde se stavějí domečky
close-offices-1 = Po jednom v každé zemi: jeden domeček v každé zemi, kterou cesta prochází. Město vybíráš ty.
close-offices-2 = Všechny v jedné zemi: domeček v každém městě cesty, které leží v jedné zemi podle tvého výběru. Vybrat můžeš kteroukoli zemi, kterou cesta prochází, i takovou, kde už máš domeček ve všech městech.
close-must = Musíš postavit všechny domečky, které ti tvoje volba dává. V jednom městě můžeš mít jen jeden domeček; města, kde už ho máš, se přeskočí. Domečky ostatních nikdy nevadí: v jednom městě může mít domeček libovolný počet hráčů. Postavené domečky zůstávají na místě až do konce hry.
    .title = Co je povinné a co nevadí
close-few = Když ti zbývá málo domečků, postav všechny, které máš. Ve kterých z těchto měst, to je na tobě; při volbě „Po jednom v každé zemi“ ale nikdy dva v jedné zemi.
    .title = Málo domečků

bonus = Žetony bonusů
bonus-tiles = Tabulka ukazuje, kolik bodů žetony přinesou. Kdo si žeton z hromádky zaslouží první, vezme si vrchní, další hráč ten pod ním a tak dále. Z prázdné hromádky už nikdo nic nedostane; jen za dlouhou cestu se pak bere žeton z hromádky za kratší.
bonus-length = Za cestu s pěti, šesti nebo aspoň sedmi městy si vezmeš vrchní žeton z příslušné hromádky. Když je prázdná, vezmeš si vrchní žeton z nejbližší neprázdné hromádky za kratší cestu. Za jednu cestu dostaneš nejvýš jeden takový žeton, ale za celou hru jich můžeš získat libovolný počet.
    .title = Dlouhé cesty
bonus-province = Když stojí tvoje domečky ve všech městech země Baden, země Bayern nebo obou zemí, které mají společnou hromádku, vezmeš si vrchní žeton z té hromádky. Domečky mohou být z několika cest. Musí opravdu stát na mapě: když ti domečky na všechna města nestačí, bonus nedostaneš.
    .title = Celé země
bonus-all-9 = Když máš aspoň jeden domeček v každé z devíti zemí, vezmeš si vrchní žeton z této hromádky.
    .title = Všechny země
bonus-all-8 = Když máš aspoň jeden domeček v každé zemi kromě země Bayern, tedy v osmi zemích, vezmeš si vrchní žeton z této hromádky.
    .title = Všechny země
bonus-once = Každý bonus za celé země i bonus za všechny země může každý hráč získat jednou za hru. Jedno uzavření může přinést několik bonusů najednou, a k tomu i žeton za délku cesty. Podmínky se kontrolují, jen když cestu uzavíráš ty.
    .title = Jak často
bonus-cities = Které město leží kde:
    .title = Země

carriage = Kočáry
carriage-values = Na konci se počítá jen tvůj nejvyšší kočár. Tabulka ukazuje, kolik bodů přinese:
carriage-next = Tvůj první kočár má číslo 3, další přicházejí po jednom a popořadě. Když má uzavřená cesta aspoň tolik měst, kolik je číslo tvého dalšího kočáru, musíš si ten kočár vzít. Za jednu cestu nikdy nedostaneš víc než jeden a žádný se nepřeskakuje. Rozhoduje počet měst v cestě, ne počet postavených domečků.
    .title = Tvůj další kočár
carriage-cartwright = Když cestě chybí k dalšímu kočáru jedno nebo dvě města, kolář ti ho dá i tak. Když chybějí tři nebo víc, pomoci nemůže. Voláš ho při uzavírání cesty. Pro žeton bonusu se počítají jen města, která v cestě opravdu jsou.
    .title = Kolář

tidy = Po uzavření
tidy-cards = Karty cesty se zahodí. Když máš v ruce víc než tři karty, zahoď libovolné, aby ti zbyly tři. Když máš tři nebo méně, nech si všechny. V příštím tahu založíš novou cestu.

end = Konec hry
end-when = Kdo první získá kočár číslo 7 nebo postaví 20. domeček, vezme si bonus za konec hry: 1 bod. Žeton je jen jeden, i když nastane obojí zároveň. Uzavření cesty se dokončí jako obvykle. Pak se dohraje kolo: poslední tah má hráč po pravici toho, kdo začínal. Všichni tak odehrají stejný počet tahů.
    .title = Poslední kolo
end-score = Tvoje body: body za nejvyšší kočár plus všechny žetony bonusů minus 1 za každý nepostavený domeček. Neuzavřená cesta a karty v ruce nepřinesou nic. Domečků má každý 20, takže začínáš na −20 a každý postavený domeček přidá 1 bod.
    .title = Počítání bodů
end-tie = Když má nejvíc bodů několik hráčů, vyhrává ten z nich, kdo má bonus za konec hry. Když ho nemá nikdo z nich, vyhrává ten z nich, kdo po směru hodinových ručiček sedí jako první za hráčem, který ho má.
    .title = Shoda

advice = Rada na závěr
advice-first = Krátké cesty rychle přinesou kočáry 3 a 4, ale na kočáry 5 až 7 potřebuješ cesty s 5, 6 a 7 městy, nebo koláře. Pět měst s kolářem stačí na kočár číslo 7. Cestu uzavři, když se k ní už nic z ruky ani z nabídky nehodí. Na domečky mysli včas: každý, který zbude, stojí bod.
cities = Všechna města a silnice
cities-roads = 22 měst: ve které zemi každé leží a do kterých měst z něj vede silnice.

## Obrázky slovy

picture-land = Mapa. Modrá cesta vede ze Salzburgu přes München, Augsburg a Ulm do Stuttgartu, domečky tří barev patří třem hráčům.
picture-table = Celý stůl, části jsou očíslované jako v seznamu.
picture-turn = Tři kroky zleva doprava: z nabídky se bere jedna karta; karta se přiloží ke konci cesty; ve městech cesty se stavějí domečky.
picture-tiles = Všechny hromádky bonusů s hodnotou každého žetonu.
picture-carriages = Pět kočárů vedle sebe, každý se svým číslem a body.

## Příklady

example-first-turn = Karty ještě nemáš. Vezmeš si Kempten a s poštmistrem Innsbruck, to jsou { $taken } karty. Vyložíš Kempten, tím založíš cestu, a { $kept } kartu, Innsbruck, si necháš na příští tah.
    .title = Tvůj první tah
    .picture = Dvě vzaté karty, Kempten a Innsbruck. Kempten je vyložený, Innsbruck zůstává v ruce.
example-fit = Tvoje cesta je Carlsruhe, Stuttgart, Nürnberg, Regensburg. Innsbruck se nehodí: nevede z něj silnice k žádnému konci. Z Würzburgu vedou silnice do Stuttgartu a Nürnbergu, ale to nejsou konce a doprostřed se nevkládá. Stuttgart sousedí s městem Carlsruhe, ale v cestě už je. Passau se hodí: vede z něj silnice do Regensburgu.
    .title = Co se hodí a co ne
    .picture = Cesta na mapě a čtyři karty v ruce. Jako vhodná je označena jen karta Passau.
example-stuck = Tvoje cesta je Linz, Budweis, Pilsen a v ruce máš Ulm a Basel. Z žádného z těch dvou měst nevede silnice do Linze ani do Pilsenu. Než něco vyložíš, přijdeš o { $cities } karty cesty. Pak Ulm nebo Basel založí novou. Kdyby byla cesta uzavřená o tah dřív, přinesla by domečky a možná i kočár.
    .title = Nic se nehodí
    .picture = Cesta z Linze do Pilsenu na mapě a dvě karty v ruce, které jsou od ní daleko.
example-carrier = Tvoje cesta je Kempten, Augsburg a v ruce máš Innsbruck a Salzburg. Salzburg se zatím nehodí. Vyložíš Innsbruck vedle Augsburgu, zavoláš pošťáka a vyložíš Salzburg vedle Innsbrucku: cesta má teď { $cities } města a můžeš ji uzavřít.
    .title = Dvě karty v jednom tahu
    .picture = Cesta roste z Augsburgu do Innsbrucku a dál do Salzburgu.
example-each = Uzavíráš cestu Sigmaringen – Stuttgart – Nürnberg – Regensburg – Ingolstadt – Augsburg a stavíš po jednom domečku v každé zemi. Postavíš { $offices }: v Sigmaringenu za zemi Hohenzollern, ve Stuttgartu za zemi Württemberg a v jednom ze čtyř měst země Bayern. Vybereš si Ingolstadt.
    .title = Po jednom v každé zemi
    .picture = Cesta se šesti městy, nové domečky v Sigmaringenu, Stuttgartu a Ingolstadtu.
example-province = Stejnou cestu uzavíráš tak, že stavíš všechno v jedné zemi, a vybereš Bayern. Postavíš { $offices }: v Nürnbergu, Regensburgu, Ingolstadtu a Augsburgu. Sigmaringen a Stuttgart nedostanou nic.
    .title = Všechny v jedné zemi
    .picture = Stejná cesta, nové domečky v Nürnbergu, Regensburgu, Ingolstadtu a Augsburgu.
example-passed-over = Uzavíráš cestu Zürich – Kempten – Augsburg a stavíš po jednom domečku v každé zemi. V Kemptenu už domeček máš, takže v zemi Bayern musíš stavět v Augsburgu. Jiný hráč má domečky v Augsburgu a Zürichu; to ti nevadí. Postavíš { $offices }.
    .title = Město, kde už domeček máš
    .picture = Cesta ze Zürichu do Augsburgu. Starý domeček máš v Kemptenu, nové v Zürichu a Augsburgu vedle cizích.
example-length = Uzavíráš cestu se šesti městy, ale hromádka za šest je už prázdná. Vezmeš si tedy vrchní žeton z hromádky za pět: { $points } body.
    .title = Prázdná hromádka
    .picture = Tři hromádky za dlouhé cesty. Ta za šest měst je prázdná.
example-pair = Ve Stuttgartu už domeček máš. Uzavíráš cestu Zürich – Sigmaringen – Ulm a stavíš po jednom v každé zemi. Teď máš domeček ve všech městech zemí Württemberg a Hohenzollern (jsou { $offices }) a vezmeš si vrchní žeton z této hromádky: { $points } body.
    .title = Dvojice zemí
    .picture = Tvoje domečky ve Stuttgartu, Sigmaringenu a Ulmu a žeton, který přinesly.
example-carriages = Uzavřeš cestu se 3 městy a vezmeš si kočár číslo { $first }. Další cesta má 5 měst: dostaneš kočár číslo { $second }, ne 5, protože žádný se nepřeskakuje. Třetí cesta má 4 města a kočár nepřinese: na další potřebuješ { $need } měst.
    .title = Kočár za kočárem
    .picture = Cesta se třemi městy přinese kočár číslo 3, s pěti kočár číslo 4, se čtyřmi nic.
example-cartwright = Máš kočár číslo 6 a uzavíráš cestu, ve které je { $cities } měst. Kočár číslo 7 jich chce sedm: dvě chybějí, tak zavoláš koláře a vezmeš si kočár číslo { $carriage }. Na konci má hodnotu { $points } bodů.
    .title = O dvě města kratší
    .picture = Kočár číslo 6, cesta s pěti městy a kolářovo kolo přinesou kočár číslo 7.
example-hand = Po uzavření máš v ruce { $before } karet. Necháš si Basel, Linz a Ulm a { $away } zahodíš: Lodz a Pilsen.
    .title = Moc karet
    .picture = Tři karty zůstanou, dvě se zahodí.
example-last-round = Hrají čtyři hráči, začínala Anna. Bořek postaví 20. domeček a vezme si bonus za konec hry, { $bonus } bod. Další { $left } hráči, Cyril a Dana, mají ještě po jednom tahu. Pak je konec, protože další by byla Anna.
    .title = Kdo má ještě tah
    .picture = Čtyři hráči v kruhu. Začínala Anna, hru ukončuje Bořek, Cyril a Dana mají ještě tah.
example-score = Tvůj nejvyšší kočár má číslo 6: { $carriage } bodů. Žetony bonusů dávají dohromady { $tiles }. Zbyly ti { $left } domečky, které stojí { $left } body. Celkem: { $points } bodů.
    .title = Sčítání
    .picture = Kočár číslo 6, čtyři žetony bonusů a čtyři nepostavené domečky, sečteno.
example-tie = Anna i Dana mají { $points } bodů. Bonus za konec hry má Bořek, ale bodů má méně. Po směru hodinových ručiček jsou za Bořkem Cyril, pak Dana, pak Anna: vyhrává Dana.
    .title = Stejně bodů
    .picture = Čtyři hráči v kruhu se svými body. Bonus za konec hry má Bořek; z hráčů s nejvíce body je první za ním Dana.

## Slova v tabulkách a na obrázcích

table-officials-1 = Úředník
table-officials-2 = Kdy
table-officials-3 = Jak pomůže
table-tiles-1 = Bonus
table-tiles-2 = Body, od vrchního žetonu dolů
table-carriages-1 = Kočár
table-carriages-2 = Body na konci
table-provinces-1 = Země
table-provinces-2 = Města
table-roads-1 = Město
table-roads-2 = Země
table-roads-3 = Silnice do měst
when-take = Krok 1, než si vezmeš kartu
when-second = Krok 1, až si vezmeš kartu
when-play = Krok 2, až vyložíš kartu
when-close = Krok 3, při uzavírání
label-take = Vezmeš si
label-play = Vyložíš
label-keep = Necháš si
label-discard = Zahodíš
label-begins = první tah
label-ends = bonus za konec hry
label-wins = vítězství
name-1 = Anna
name-2 = Bořek
name-3 = Cyril
name-4 = Dana
