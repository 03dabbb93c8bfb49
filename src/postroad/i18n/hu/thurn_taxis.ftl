# Thurn und Taxis magyarul: nevek, lépések, események, elutasítások, szabályok.

## Városok

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

## Tartományok

province-baden = Baden
province-bayern = Bajorország
province-boehmen = Csehország
province-hohenzollern = Hohenzollern
province-polen = Lengyelország
province-salzburg = Salzburg
province-schweiz = Svájc
province-tyrol = Tirol
province-wuerttemberg = Württemberg

## Postaalkalmazottak

official-administrator = Postatisztviselő
official-administrator-help = Mielőtt kártyát vennél el, lecseréli a kínálat összes lapját.
official-postmaster = Postamester
official-postmaster-help = Segítségével egy második kártyát is elvehetsz.
official-carrier = Postakocsis
official-carrier-help = Segítségével egy második kártyát is lerakhatsz.
official-cartwright = Bognár
official-cartwright-help = Amikor befejezel egy útvonalat, a következő kocsit akkor is odaadja, ha egy vagy két város hiányzik hozzá.

## Bónuszlapkák halmai

stack-length-5 = 5 városos útvonal
stack-length-6 = 6 városos útvonal
stack-length-7 = Legalább 7 városos útvonal
stack-baden = Baden
stack-bayern = Bajorország
stack-boehmen-salzburg = Csehország és Salzburg
stack-schweiz-tyrol = Svájc és Tirol
stack-wuerttemberg-hohenzollern = Württemberg és Hohenzollern
stack-all-provinces = Minden tartomány
stack-game-end = Játék vége

## Kiadások és kapcsolóik

edition-ru = Orosz kiadás
edition-ru-about = A 2007 és 2011 közötti orosz szabályok: a minden tartományért járó bónuszhoz mind a kilenc kell, az útvonalat bármikor feladhatod, és üres kézzel kötelező a postamestert hívnod.
edition-cs = Cseh kiadás
edition-cs-about = A 2006-os cseh szabályok, amelyek mindenben megegyeznek az orosz kiadással.
edition-hu = Magyar kiadás
edition-hu-about = A 2006-os magyar szabályok, betű szerint: a minden tartományért járó bónuszhoz Bajorország nem kell, az útvonalat csak akkor adhatod fel, ha a kezedben egyetlen lap sem illeszkedik, és a postamester csak mindenki első körében kötelező.
edition-de = Első német kiadás
edition-de-about = Az első, 2006-os német szabályok: olyanok, mint az orosz kiadás, de a minden tartományért járó bónuszhoz Bajorország nem kell.
edition-custom = Egyéni szabályok
edition-custom-about = A kiadások közötti minden különbségről te döntesz.
switch-all_provinces = A minden tartományért járó bónuszhoz kell
switch-all_provinces-9 = mind a kilenc tartomány
switch-all_provinces-8 = minden tartomány Bajorország kivételével
switch-abandon = Az útvonalat feladhatod
switch-abandon-free = bármikor
switch-abandon-stuck = csak ha a kezedben egyetlen lap sem illeszkedik
switch-postmaster = A postamester kötelező
switch-postmaster-empty = ha a köröd elején nincs lap a kezedben
switch-postmaster-first = csak mindenki első körében

## Lépések

thurn-taxis-action-take = { $city } elvétele ({ $slot }. hely)
thurn-taxis-action-draw = Húzás a pakliból
thurn-taxis-action-call = { $official } hívása
thurn-taxis-action-abandon = Az útvonal feladása
thurn-taxis-action-play-left = { $city } lerakása balra
thurn-taxis-action-play-right = { $city } lerakása jobbra
thurn-taxis-action-play-new = Új útvonal kezdése: { $city }
thurn-taxis-action-close-each = Befejezés, minden tartományban egy postaállomással
thurn-taxis-action-close-province = Befejezés, postaállomásokkal csak egy tartományban ({ $province })
thurn-taxis-action-office = Postaállomás lerakása: { $city }
thurn-taxis-action-discard = { $city } eldobása
thurn-taxis-action-end = A kör befejezése

## Események

thurn-taxis-event-first = { $player } kezd.
thurn-taxis-event-take = { $player } elvesz egy kártyát: { $city }.
thurn-taxis-event-draw = { $player } lapot húz a pakliból.
thurn-taxis-event-draw-seen = { $player } lapot húz a pakliból: { $city }.
thurn-taxis-event-call = { $player } segítségül hívja: { $official }.
thurn-taxis-event-abandon = { $player } felad egy { $count ->
        [one] { $count } városos
       *[other] { $count } városos
    } útvonalat.
thurn-taxis-event-play = { $player } lerak egy kártyát: { $city }.
thurn-taxis-event-play-new = { $player } új útvonalat kezd: { $city }.
thurn-taxis-event-close-each = { $player } befejez egy { $count ->
        [one] { $count } városos
       *[other] { $count } városos
    } útvonalat: minden érintett tartományba egy postaállomás kerül.
thurn-taxis-event-close-province = { $player } befejez egy { $count ->
        [one] { $count } városos
       *[other] { $count } városos
    } útvonalat: postaállomások csak egy tartományba kerülnek ({ $province }).
thurn-taxis-event-office = { $player } lerak egy postaállomást: { $city }.
thurn-taxis-event-bonus = { $player } bónuszlapkát kap: { $stack }, { $points ->
        [one] { $points } pont
       *[other] { $points } pont
    }.
thurn-taxis-event-carriage = { $player } új kocsit kap ({ $carriage ->
        [3] 3-as
        [4] 4-es
        [5] 5-ös
        [6] 6-os
       *[7] 7-es
    }), értéke { $points ->
        [one] { $points } pont
       *[other] { $points } pont
    }.
thurn-taxis-event-discard = { $player } eldob egy kártyát: { $city }.
thurn-taxis-event-end = { $player } befejezi a körét.
thurn-taxis-event-refill = Új lap a kínálatban, { $slot }. hely: { $city }.
thurn-taxis-event-reshuffle = A dobott lapokat megkeverjük, ezekből lesz az új húzópakli.
thurn-taxis-event-last-round = { $player } kiváltja a játék végét: ez az utolsó forduló.

## Elutasítások

thurn-taxis-refusal-no-such-seat = Nincs ilyen hely: { $player }. Ebben a játékban { $seats ->
        [one] { $seats } hely
       *[other] { $seats } hely
    } van.
thurn-taxis-refusal-game-stopped = A játék elérte a megengedett hosszát és leállt, több lépés nincs. Kezdhetsz egy újat.
thurn-taxis-refusal-game-over = A játék véget ért, több lépés nincs. Kezdhetsz egy újat.
thurn-taxis-refusal-not-your-turn = Most nem te jössz. Várd meg, amíg { $player } befejezi a körét.
thurn-taxis-refusal-slot-empty = A kínálat { $slot }. helye üres. Vegyél el egy lapot egy másik helyről vagy a pakliból, ha van ott.
thurn-taxis-refusal-nothing-to-draw = A húzópakli is, a dobott lapok is elfogytak, ezért nem húzhatsz. Vegyél el egy lapot a kínálatból.
thurn-taxis-refusal-postmaster-not-called = Már elvetted a kártyádat. Ha egy másodikat is szeretnél, előbb hívd a postamestert.
thurn-taxis-refusal-taking-is-over = Ebben a körben már nem vehetsz el több kártyát. Folytasd a következő lépéssel.
thurn-taxis-refusal-official-used = { $official }: most nem segíthet. Ebben a körben már kaptál segítséget, a következő körödben újra hívhatsz valakit.
thurn-taxis-refusal-postmaster-compulsory = Ebben a körben a postamestert kell hívnod, és senki mást. Vedd el az első kártyát, hívd őt, és vegyél el egy másodikat.
thurn-taxis-refusal-display-empty = A kínálat üres, a postatisztviselőnek nincs mit lecserélnie. Húzz egy lapot a pakliból.
thurn-taxis-refusal-administrator-too-late = A postatisztviselő csak az első kártya elvétele előtt segít. A következő körödben rögtön az elején hívd.
thurn-taxis-refusal-postmaster-too-early = A postamester a második kártyához segít hozzá. Vedd el az elsőt, és utána hívd.
thurn-taxis-refusal-no-second-card = Nincs második elvehető kártya, ezért a postamester nem tud segíteni. Rakj le inkább egy kártyát.
thurn-taxis-refusal-postmaster-too-late = A postamester csak rögtön az első kártya elvétele után segít. A következő körödben akkor hívd.
thurn-taxis-refusal-carrier-too-early = A postakocsis a második kártya lerakásában segít. Rakd le az elsőt, és utána hívd.
thurn-taxis-refusal-carrier-nothing-fits = A kezedben egyetlen lap sem illeszkedik az útvonaladhoz, ezért a postakocsis nem tud segíteni. Fejezd be az útvonalat, ha elég hosszú, vagy fejezd be a körödet.
thurn-taxis-refusal-carrier-too-late = A postakocsis csak rögtön egy kártya lerakása után segít. A következő körödben akkor hívd.
thurn-taxis-refusal-cartwright-not-now = A bognár csak olyan útvonal befejezésekor segít, amelyből egy vagy két város hiányzik a következő kocsidhoz. Akkor hívd, a postaállomások lerakása után.
thurn-taxis-refusal-take-first = Előbb vegyél el egy kártyát a kínálatból vagy a pakliból.
thurn-taxis-refusal-take-second-first = A postamestert hívtad. Előbb vedd el a második kártyát.
thurn-taxis-refusal-offices-first = Az útvonalad befejezése folyamatban van. Előbb rakd le az összes postaállomást, amelyet le kell raknod.
thurn-taxis-refusal-carrier-cannot-abandon = A postakocsissal lerakott kártyának a mostani útvonaladhoz kell kerülnie. Olyan kártyát rakj le, amelyik az egyik végéhez illeszkedik.
thurn-taxis-refusal-abandon-too-late = Útvonalat csak a kártya lerakása előtt adhatsz fel. A következő körödben megteheted, ha ennek a játéknak a szabályai engedik.
thurn-taxis-refusal-no-route = Nincs útvonalad, amelyet feladhatnál. Kezdj egyet bármelyik kártyával.
thurn-taxis-refusal-abandon-only-stuck = Ebben a játékban csak akkor adhatod fel az útvonalat, ha a kezedben egyetlen lap sem illeszkedik. Ez viszont illeszkedik: { $city }. Rakj le egy illeszkedő kártyát.
thurn-taxis-refusal-carrier-not-called = Már leraktad a kártyádat. Ha egy másodikat is szeretnél, előbb hívd a postakocsist.
thurn-taxis-refusal-played-already = Ebben a körben már nem rakhatsz le több kártyát. Folytasd a következő lépéssel.
thurn-taxis-refusal-not-in-hand = Ez a kártya nincs a kezedben: { $city }. Válassz a kezedben lévő lapok közül.
thurn-taxis-refusal-starts-a-route = Még nincs útvonalad, amelynek a végére ez kerülhetne: { $city }. Kezdj vele új útvonalat.
thurn-taxis-refusal-route-lies-there = Már van útvonalad. Rakj egy illeszkedő kártyát az egyik végére, vagy előbb add fel, ha megteheted.
thurn-taxis-refusal-already-in-route = Ez a város már szerepel az útvonaladban: { $city }. Egy város csak egyszer lehet benne, ezért rakj le egy másik kártyát.
thurn-taxis-refusal-one-card-is-right = Az útvonalad egyetlen városból áll, így a két vége ugyanaz. Rakd le jobbra: { $city }.
thurn-taxis-refusal-fits-other-end = { $city } nem illeszkedik az útvonal e végéhez, a másikhoz viszont igen. Oda rakd le.
thurn-taxis-refusal-no-road = Nincs út e két város között: { $city } – { $city2 }. Olyan várost rakj le, ahonnan út vezet az útvonalad egyik végéhez.
thurn-taxis-refusal-closed-already = Ennek az útvonalnak a befejezését már elkezdted. Végezd el, ami még hátravan belőle.
thurn-taxis-refusal-carrier-must-play = A postakocsist hívtad. Előbb rakd le a második kártyát.
thurn-taxis-refusal-close-after-playing = Útvonalat körönként egyszer fejezhetsz be, rögtön egy kártya lerakása után. Végezd el azt a lépést, amely most következik.
thurn-taxis-refusal-route-too-short = Az útvonalad { $length ->
        [one] { $length } városból
       *[other] { $length } városból
    } áll, a befejezéshez pedig legalább { $needed } kell. Előbb hosszabbítsd meg.
thurn-taxis-refusal-province-not-visited = Az útvonalad nem érinti ezt a tartományt: { $province }. Válassz olyat, amelyet érint, vagy minden tartományban egy postaállomást.
thurn-taxis-refusal-office-only-closing = Postaállomást csak útvonal befejezésekor rakhatsz le. Előbb fejezz be egy legalább három városból álló útvonalat.
thurn-taxis-refusal-not-in-route = Ez a város nincs benne a most befejezett útvonalban: { $city }. Válassz egyet az útvonal városai közül.
thurn-taxis-refusal-office-stands = Itt már van postaállomásod: { $city }. Egy városban csak egy lehet, ezért válassz másikat.
thurn-taxis-refusal-forced-office-first = Előbb azok a postaállomások következnek, amelyeknél nincs választásod. Most ide rakd le: { $city }.
thurn-taxis-refusal-province-has-its-office = Ez a tartomány már megkapta a postaállomását ezért az útvonalért: { $province }. Válaszd az útvonal egy másik tartományban fekvő városát.
thurn-taxis-refusal-not-in-chosen-province = { $city } nem az ehhez az útvonalhoz választott tartományban fekszik ({ $province }). Válaszd az útvonal egyik ottani városát.
thurn-taxis-refusal-no-discard-now = Most nem kell lapot dobnod. Kézből csak útvonal befejezése után dobunk, és csak akkor, ha háromnál több lapod van.
thurn-taxis-refusal-play-first = Mielőtt befejezed a körödet, le kell raknod egy kártyát. Rakj le egyet a kezedből.
thurn-taxis-refusal-discard-first = Befejeztél egy útvonalat, és három lapot tarthatsz meg. Előbb dobj el még { $count ->
        [one] { $count } lapot
       *[other] { $count } lapot
    }.
thurn-taxis-refusal-wrong-number-of-seats = Ezt a játékot legalább { $least }, legfeljebb { $most } játékos játszhatja, nem { $seats }. Válassz e határok közötti számot.
thurn-taxis-refusal-first-is-no-seat = Ilyen hely nincs, így nem is kezdhet: „{ $first }”. A helyeket 0-tól számoljuk, és ebben a játékban { $seats ->
        [one] { $seats } hely
       *[other] { $seats } hely
    } van. Ha elhagyod a beállítást, sorsolás dönt.

## Szabályok

rule-TT-1 = Ketten, hárman vagy négyen játszhattok. Mindenki 20 postaállomással kezd, és semmi mással: nincs lap a kezében, nincs útvonala és nincs kocsija.
rule-TT-2 = A játékban 66 városkártya van, a 22 város mindegyikéből három. Megkeverjük őket; hat lap képpel felfelé a kínálatba kerül, a többi képpel lefelé a húzópakli lesz. A használt lapok képpel felfelé a dobott lapok közé kerülnek; ilyen kezdetben nincs.
rule-TT-3 = A bónuszlapkák tíz halomban vannak, mindegyikben a legértékesebb van felül. A kocsik 3-tól 7-ig vannak számozva, mindegyikből négy van.
rule-TT-4 = A kezdőjátékost sorsolás dönti el (vagy a házigazda, ha megadta). Utána az óramutató járása szerint következtek.
rule-TT-10 = A köröd elején kötelező a kezedbe venned egy városkártyát: egyet a kínálatból vagy a húzópakli legfelső lapját. A kínálatból elvett lap helyére azonnal új kerül a pakliból.
rule-TT-11 = Ha lapra van szükség, és a húzópakli üres, a dobott lapokat megkeverjük, és ezek lesznek az új húzópakli. Korábban erre soha nem kerül sor.
rule-TT-12 = Ha a húzópakli és a dobott lapok is elfogytak, a kínálat üres helyei üresen maradnak, és senki nem húzhat. A helyek sorban töltődnek fel annak az első körnek a végén, amely után megint van lap. Ha egyáltalán nincs mit elvenni, ez a lépés kimarad; ha ilyenkor a kezedben sincs lap, a köröd véget ér. Ha nincs második elvehető lap, a postamester nem hívható, még akkor sem, ha kötelező volna; ilyenkor viszont hívhatod a postakocsist vagy a bognárt.
rule-TT-13 = A kártya elvétele után kötelező leraknod egy kártyát a kezedből. Ha nincs útvonalad, bármelyik kártyával kezdhetsz egyet. Ha van, a kártya a bal vagy a jobb végére kerül, és illeszkednie kell hozzá.
rule-TT-14 = Egy kártya akkor illeszkedik az útvonalad egyik végéhez, ha a kártya városából út vezet az ott lévő városba, és a kártya városa még nincs benne az útvonalban. Kártyát nem lehet két másik közé beszúrni vagy áthelyezni, az útvonal nem ágazik el, és a színek itt nem számítanak.
rule-TT-15 = Mielőtt kártyát raksz le, feladhatod az egész útvonaladat: lapjai jutalom nélkül a dobott lapok közé kerülnek, és az ezután lerakott kártya új útvonalat kezd. Ehhez kell, hogy legyen lap a kezedben. Az orosz, a cseh és az első német kiadásban ezt bármikor megteheted, a magyarban csak akkor, ha a kezedben egyetlen lap sem illeszkedik.
rule-TT-16 = Miután ebben a körben leraktál egy kártyát, befejezheted az útvonaladat, ha legalább három városból áll. Ennél korábban soha nem fejezheted be.
rule-TT-20 = Egy körben egyetlen postaalkalmazott segíthet, és csak egyszer. Csak akkor hívhatod, ha fel is tudod használni a segítségét, és akkor fel is kell használnod: a postamesterhez kell egy második elvehető kártya, a postatisztviselőhöz legalább egy lap a kínálatban, a postakocsishoz egy illeszkedő lap a kezedben, a bognárhoz pedig olyan útvonal, amelyből egy vagy két város hiányzik a következő kocsidhoz, feltéve, hogy ez a befejezés még nem hozott kocsit.
rule-TT-21 = A postamester segítségével egy második kártyát is elvehetsz, a kínálatból vagy a húzópakliból. Akkor választod ki, amikor az elsőt már elvetted és pótoltuk. Az orosz, a cseh és az első német kiadásban hívnod kell, ha a köröd elején nincs lap a kezedben, tehát az első körödben mindig; a magyarban csak az első körödben kell hívnod. Ha kötelező, abban a körben más postaalkalmazottat nem hívhatsz.
rule-TT-22 = A postatisztviselőt azelőtt hívod, hogy kártyát vennél el. A kínálat összes lapja a dobott lapok közé kerül, és hat új lap kerül a helyükre, vagy kevesebb, ha nincs elég. Ha közben a dobott lapokból új húzópakli lesz, a régi lapok közül is visszakerülhet néhány.
rule-TT-23 = A postakocsis segítségével egy második kártyát is lerakhatsz. Ennek a most előtted lévő útvonalhoz kell illeszkednie, akkor is, ha azt ebben a körben kezdted; az útvonalat emiatt nem adhatod fel.
rule-TT-24 = Amikor befejezel egy útvonalat, a bognár akkor is odaadja a következő kocsidat, ha egy vagy két város hiányzik hozzá. Ha három vagy több hiányzik, nem segíthet.
rule-TT-30 = A befejezés első lépése a postaállomások lerakása, kizárólag ennek az útvonalnak a városaiba. Két lehetőség közül választasz: minden tartományban, amelyet az útvonal érint, leraksz egy-egy postaállomást, vagy egyetlen tartományban az útvonal minden ottani városába raksz egyet. Bármelyik érintett tartományt választhatod, olyat is, ahol semmit sem tudsz lerakni.
rule-TT-31 = Minden postaállomást le kell raknod, amelyet a választott lehetőség megenged. Egy városban csak egy postaállomásod lehet, ezért azok a városok, ahol már van, kimaradnak. Ha tartományonként egyet raksz le, minden olyan tartomány kap egyet, ahol az útvonalnak van olyan városa, amelyben még nincs postaállomásod; hogy melyik város legyen az, te döntöd el. A többiek postaállomásai nem számítanak. Akkor is befejezheted az útvonalat, ha semmit sem tudsz lerakni.
rule-TT-32 = Ha túl kevés postaállomásod maradt, mindet lerakod, és a választott lehetőségen belül te döntöd el, hová.
rule-TT-33 = Ezután jönnek a bónuszok. Egy 5, egy 6, illetve egy 7 vagy több városból álló útvonalért a megfelelő halom legfelső lapkáját kapod. Ha az a halom üres, a legközelebbi alacsonyabb halomból veszel, amelyikben még van lapka; ha mind üres, nem kapsz semmit. Egy útvonalért legfeljebb egy ilyen lapka jár, a játék során bármennyi.
rule-TT-34 = Ha egy bónuszos tartomány vagy tartománypár (Baden; Bajorország; Württemberg és Hohenzollern; Svájc és Tirol; Csehország és Salzburg) minden városában áll postaállomásod, megkapod a hozzá tartozó halom legfelső lapkáját. Mindegyiket csak egyszer kaphatod meg a játékban, és ha a halom üres, nem kapsz semmit. Egyszerre többet is megszerezhetsz.
rule-TT-35 = A minden tartományért járó bónuszhoz minden szükséges tartományban legalább egy postaállomásodnak kell lennie. Az orosz és a cseh kiadásban mind a kilenc szükséges, a magyarban és az első németben Bajorország kivételével mind. Csak egyszer kaphatod meg a játékban, és ha a halom üres, nem kapsz semmit.
rule-TT-36 = A bónuszhoz csak azok a postaállomások számítanak, amelyek tényleg a táblán állnak. Ha nem maradt elég, nem kapod meg.
rule-TT-37 = A bónuszt annál a befejezésnél kapod meg, amellyel a feltételét teljesíted, ha a halomban akkor még van lapka. A feltételeket csak a saját útvonalad befejezésekor nézzük meg.
rule-TT-38 = A bónuszok után jön a kocsi. Az első a 3-as, a többi egyenként, sorban következik; értékük 2, 3, 5, 7 és 10 pont, és csak a legnagyobb számít. Akkor kapod meg a következőt, ha az útvonalad legalább annyi városból áll, amennyi a kocsi száma; egy útvonalért legfeljebb egyet, és nem utasíthatod vissza. Az útvonal hossza számít, nem a lerakott postaállomások száma.
rule-TT-39 = A befejezés végén az útvonal lapjai a dobott lapok közé kerülnek. Ha ezután háromnál több lap van a kezedben, tetszésed szerint annyit dobsz el, hogy pontosan három maradjon. Máskor soha nincs korlátja, hány lapot tarthatsz a kezedben.
rule-TT-40 = Aki elsőként szerzi meg a 7-es kocsit vagy rakja le a huszadik postaállomását, megkapja a játék végéért járó bónuszt, 1 pontot; csak egyet, akkor is, ha a kettő egyszerre történik. A befejezés többi lépését még végrehajtja. Ezután végigjátsszátok a fordulót, hogy mindenkinek ugyanannyi köre legyen: utolsóként a kezdőjátékos jobb oldali szomszédja jön.
rule-TT-41 = A pontszámod: a legnagyobb számú kocsid és a bónuszlapkáid pontjai, mínusz egy pont minden le nem rakott postaállomásért.
rule-TT-42 = Ha többen állnak holtversenyben az élen, közülük az győz, akinél a játék végéért járó bónusz van. Ha egyiküknél sincs, közülük az győz, aki az óramutató járása szerint elsőként következik a bónusz birtokosa után.
rule-TT-43 = Ha mindenkinek megvolt az 1000 köre, és a játék az utolsóval sem ért véget, eredmény nélkül leáll. Ezt egyik játékszabály sem kéri, de egy programnak szüksége van rá.
rule-TT-50 = Rejtve vannak a húzópakliból kézbe vett lapok, amíg le nem rakják vagy el nem dobják őket, és a húzópakli sorrendje. Minden más nyilvános: a kínálatból elvett lapok, hogy kinek hány lap van a kezében, az útvonalak, a kínálat, a dobott lapok, a postaállomások, a kocsik és a bónuszlapkák. Ha a többiek tudják, hogy egy város a kezedben van, e város első lerakott vagy eldobott lapja számít az ismertnek. A pontjaid aktuális összegét csak te látod.
