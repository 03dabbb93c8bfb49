# A Thurn und Taxis játékszabálya példákkal, magyarul.

aim = Miről szól a játék
aim-about = Postavállalatot vezetsz a régi Német Birodalom déli részén. Kártyáról kártyára városokat kötsz össze útvonallá. Ha befejezed az útvonalat, postaállomásokat raksz le a városaiban, bónuszlapkákat és egyre nagyobb kocsikat kapsz. A játék azzal a fordulóval ér véget, amelyben valaki megszerzi a 7-es kocsit, vagy lerakja a 20 postaállomása közül az utolsót. Az győz, akinek a legtöbb pontja van: a legjobb kocsi, plusz a bónuszlapkák, mínusz 1 minden le nem rakott postaállomásért.

table = Mi van az asztalon
table-parts = A számok a képen:
table-parts-1 = A térkép: 22 város kilenc tartományban, minden tartománynak saját színe és mintája van. A városok közötti vonalak az utak.
table-parts-2 = A kínálat: hat városkártya képpel felfelé. Összesen 66 városkártya van, minden városból három.
table-parts-3 = A húzópakli képpel lefelé, és a dobott lapok képpel felfelé.
table-parts-4 = A bónuszlapkák: tíz halom, mindig a legértékesebb van felül.
table-parts-5 = A kocsik: 3-astól 7-esig, mindegyikből négy.
table-parts-6 = A négy postaalkalmazott. Minden körben egyikük segíthet neked.
table-parts-7 = A kezed: a kártyák, amelyeket lerakhatsz.
table-parts-8 = Az útvonalad, mellette a postaállomásaid: 20 ház a te színedben.
table-start = Ketten, hárman vagy négyen játszhattok. Kezdetben mindenkinek 20 postaállomása van, de se kártyája, se útvonala, se kocsija. Hogy ki kezd, azt sorsolás dönti el, vagy az asztal házigazdája. Ezután az óramutató járása szerint következtek.
    .title = Az első kör előtt
table-secret = A húzópakliból húzott kártyák titkosak, amíg le nem rakod vagy el nem dobod őket. Minden más nyílt: a kínálatból elvett kártyák, a kézben tartott lapok száma, az útvonalak, a postaállomások, a kocsik és a lapkák.
    .title = Mi titkos

turn = Egy kör röviden
turn-steps = Minden kör ugyanabból a három lépésből áll. Az első kettő kötelező, a harmadik szabadon választható.
turn-steps-1 = Vegyél el egy kártyát a kínálatból vagy a húzópakliból.
turn-steps-2 = Rakj le egy kártyát: kezdj útvonalat, vagy illeszd a kártyát a tiéd egyik végéhez.
turn-steps-3 = Ha akarod, fejezd be az útvonalat. Legalább három városból kell állnia.
turn-officials = Minden körben egyetlen postaalkalmazott segíthet, és csak egyszer. A segítség ingyenes, és mindig mind a négyük közül választhatsz, akkor is, ha mások már hívták őket. Csak akkor hívhatod valamelyiküket, ha a segítsége felhasználható, és akkor fel is kell használnod.
    .title = A postaalkalmazottak

take = 1. lépés: kártya elvétele
take-card = Vegyél a kezedbe egy kártyát: egyet a kínálat hat lapjából, vagy a húzópakli legfelső lapját. A kínálatban az üres helyre azonnal új lap kerül a húzópakliból. A kézben tartott lapok száma nincs korlátozva, csak az útvonal befejezése után.
take-deck = Ha kártya kell, és a húzópakli üres, a dobott lapokat megkeveritek, és ez lesz az új húzópakli.
    .title = Elfogy a húzópakli
take-postmaster = A postamesterrel elvehetsz egy második kártyát, ezt is a kínálatból vagy a húzópakliból. Csak azután választod ki, hogy az elsőt elvetted, és a helyére új lap került.
    .title = A postamester
take-first-empty = Ha a köröd elején nincs kártya a kezedben, kötelező a postamestert hívnod, tehát két kártyát veszel el. Ebben a körben ő a postaalkalmazottad. Az első körödben ez mindig így van: két kártyát veszel el, és egyet raksz le. Más postaalkalmazott nem segíthet, és a befejezéshez egy kártya kevés.
    .title = Két kártya az első körben
take-first-first = Az első körében mindenkinek kötelező a postamestert hívnia: két kártyát veszel el, és egyet raksz le. Ebben a körben ő a postaalkalmazottad. Más postaalkalmazott nem segíthet, és a befejezéshez egy kártya kevés. A későbbi körökben szabadon eldöntheted, hívod-e, akkor is, ha nincs kártya a kezedben.
    .title = Két kártya az első körben
take-administrator = Ha a hat kártya egyike sem tetszik, hívd a postatisztviselőt, mielőtt elveszel egyet. Mind a hat a dobott lapok közé kerül, és hat új kártya jön a helyükre. Ezután a szokásos módon veszel el egy kártyát, a kínálatból vagy a húzópakliból.
    .title = A postatisztviselő

play = 2. lépés: kártya lerakása
play-card = Rakj le egy kártyát a kezedből. Ha nincs útvonalad, bármelyik kártyával kezdhetsz egyet. Ha van, egy illeszkedő kártyát tegyél a bal vagy a jobb végéhez. Egyszerre mindig csak egy útvonalad van.
play-fit = Egy kártya akkor illeszkedik, ha a térképen út köti össze a városát az útvonal adott végén lévő várossal, és a városa még nincs az útvonalban. A tartományok, a színek és mások útvonalai nem számítanak: utat senki sem zárhat el. Kártyát soha nem szúrsz be és nem helyezel át, és az útvonal soha nem ágazik el. Az összes út a „Minden város és út” című fejezetben található.
    .title = Mi illeszkedik
play-stuck = Ha egyetlen kártyád sem illeszkedik, elveszíted az útvonaladat: minden kártyája a dobott lapok közé kerül, és semmit sem kapsz érte. Az ezután lerakott kártyával új útvonal kezdődik. Tarts tehát illeszkedő kártyát, vagy fejezd be időben az útvonalat.
    .title = Semmi sem illeszkedik
play-abandon-free = Az útvonaladat akkor is feladhatod, ha volna illeszkedő kártyád. Ezt a kártyád lerakása előtt teheted meg, és ezért sem kapsz semmit.
    .title = Az útvonal feladása
play-abandon-stuck = Amíg van a kezedben illeszkedő kártya, nem adhatod fel az útvonaladat.
    .title = Az útvonal feladása
play-carrier = A postakocsissal lerakhatsz egy második kártyát. Ennek az útvonal valamelyik mostani végéhez kell illeszkednie; az útvonal lehet éppen elkezdett is. Útvonalat feladni nem lehet vele.
    .title = A postakocsis

close = 3. lépés: az útvonal befejezése
close-when = A kártyád lerakása után befejezheted az útvonaladat, ha legalább három városból áll. Nem kötelező: a hosszabb útvonal többet hoz. Akkor is befejezheted, ha egyetlen postaállomást sem tudsz lerakni.
close-order = A befejezésnek négy része van, mindig ebben a sorrendben:
close-order-1 = Rakd le a postaállomásokat.
close-order-2 = Vedd el a bónuszlapkákat.
close-order-3 = Vedd el a következő kocsit, ha elég hosszú az útvonal.
close-order-4 = Dobd el az útvonal lapjait, és legfeljebb három kártyát tarts a kezedben.
close-offices = Csak ennek az útvonalnak a városaiba rakhatsz postaállomást, és két lehetőség közül választasz:
    .title = Hová kerülnek a postaállomások
close-offices-1 = Minden tartományban egy: egy-egy postaállomás minden tartományban, amelyet az útvonal érint. A várost te választod ki.
close-offices-2 = Egy tartományban mind: postaállomás az útvonal minden olyan városában, amely egy általad választott tartományban van. Bármelyik tartományt választhatod, amelyen az útvonal áthalad, olyat is, ahol már mindenütt van postaállomásod.
close-must = Le kell raknod minden postaállomást, amely a választásod szerint jár. Egy városban csak egy postaállomásod lehet; amelyik városban már van, azt kihagyod. Mások postaállomásai soha nem zavarnak: egy városban akárhány játékosnak lehet. A lerakott postaállomások a játék végéig a helyükön maradnak.
    .title = Mit kötelező lerakni, és mi nem akadály
close-few = Ha túl kevés postaállomásod maradt, rakd le az összeset. Te döntöd el, hogy e városok közül melyekbe; ha a „Minden tartományban egy” lehetőséget választottad, egy tartományba akkor sem kerülhet kettő.
    .title = Túl kevés postaállomás

bonus = Bónuszlapkák
bonus-tiles = Ennyit érnek a lapkák. Aki először érdemel ki lapkát egy halomból, a legfelsőt kapja, a következő játékos az alatta lévőt, és így tovább. Ha egy halom üres, abból már nem jár lapka; csak a hosszú útvonalak hoznak ilyenkor lapkát egy kisebb halomból.
bonus-length = Egy 5, 6 vagy legalább 7 városból álló útvonal a saját halma legfelső lapkáját hozza. Ha ez a halom üres, a következő kisebb, még nem üres halom legfelső lapkáját veszed el. Egy befejezett útvonalért legfeljebb egy ilyen lapka jár, a játék során viszont akárhány.
    .title = Hosszú útvonalak
bonus-province = Ha Baden, Bajorország vagy egy közös halmú tartománypár minden városában áll postaállomásod, elveszed az adott halom legfelső lapkáját. A postaállomások több útvonalból is származhatnak. Valóban állniuk kell a térképen: ha nem volt elég postaállomásod mindegyik városba, nincs bónusz.
    .title = Egész tartományok
bonus-all-9 = Ha mind a kilenc tartományban van legalább egy postaállomásod, elveszed ennek a halomnak a legfelső lapkáját.
    .title = Minden tartomány
bonus-all-8 = Ha a Bajorországon kívüli nyolc tartomány mindegyikében van legalább egy postaállomásod, elveszed ennek a halomnak a legfelső lapkáját.
    .title = Minden tartomány
bonus-once = Minden tartománybónusz és a minden tartományért járó bónusz játékosonként egyszer jár egy játékban. Egy befejezett útvonalért több is járhat, és mellette a hosszú útvonal lapkája is. Csak akkor kell megnézni őket, amikor te magad fejezel be útvonalat.
    .title = Hányszor
bonus-cities = Melyik város melyik tartományban van:
    .title = A tartományok

carriage = Kocsik
carriage-values = A végén csak a legnagyobb kocsid számít. Ennyi pontot ér:
carriage-next = Az első kocsid a 3-as, utána egyesével, sorban következnek. Ha olyan útvonalat fejezel be, amely legalább annyi városból áll, amennyi a következő kocsid száma, el kell venned azt a kocsit. Egy útvonalért soha nem jár egynél több, és egy sem maradhat ki. Az útvonal városainak száma számít, nem a lerakott postaállomásoké.
    .title = A következő kocsid
carriage-cartwright = Ha az útvonalból egy vagy két város hiányzik a következő kocsihoz, a bognár mégis odaadja. Ha három vagy több hiányzik, nem tud segíteni. A befejezés közben hívod. A bónuszlapkánál csak az útvonal valódi városai számítanak.
    .title = A bognár

tidy = A befejezés után
tidy-cards = Az útvonal lapjai a dobott lapok közé kerülnek. Ha háromnál több kártya van a kezedben, dobj el belőlük szabadon, amíg három marad. Ha három vagy kevesebb, mindet megtartod. A következő körödben új útvonalat kezdesz.

end = A játék vége
end-when = Aki először veszi el a 7-es kocsit, vagy lerakja a 20. postaállomását, megkapja a játék végéért járó bónuszt, 1 pontot (csak egyszer, akkor is, ha a kettő egyszerre történik), és végigviszi az útvonal befejezését. Utána a fordulót végigjátsszátok: az utolsó kör azé, aki a kezdőjátékos jobbján ül. Így mindenkinek ugyanannyi köre lesz.
    .title = Az utolsó forduló
end-score = A pontszámod: a legnagyobb kocsid pontjai, plusz az összes bónuszlapkád, mínusz 1 minden le nem rakott postaállomásért. A kézben maradt kártyák és a be nem fejezett útvonal semmit sem érnek. Mindenkinek 20 postaállomása van, tehát −20 pontról indulsz, és minden lerakott postaállomás 1 ponttal visz feljebb.
    .title = Pontozás
end-tie = Ha többeknek van a legtöbb pontjuk, közülük az győz, akinél a játék végéért járó bónusz van. Ha egyiküknél sincs, az győz közülük, aki a bónusz birtokosa után az óramutató járása szerint elsőként következik.
    .title = Holtverseny

advice = Egy jó tanács
advice-first = A rövid útvonalak gyorsan meghozzák a 3-as és a 4-es kocsit, de az 5-öshöz, 6-oshoz és 7-eshez 5, 6 és 7 városos útvonal kell, vagy a bognár. Öt város a bognárral elég a 7-es kocsihoz. Fejezd be az útvonalat, ha sem a kezedben, sem a kínálatban nincs már illeszkedő lap. Gondolj idejében a postaállomásaidra: minden megmaradt postaállomás egy pontba kerül.
cities = Minden város és út
cities-roads = A 22 város: melyik tartományban van, és mely városokba vezet belőle út.

## A képek szavakban

picture-land = A térkép. Egy kék útvonal Salzburgból Münchenen, Augsburgon és Ulmon át Stuttgartba vezet, a háromféle színű házak három játékos postaállomásait mutatják.
picture-table = A teljes asztal; részei a lista szerint számozva.
picture-turn = Három lépés balról jobbra: elvesznek egy kártyát a kínálatból; egy kártya egy útvonal végére kerül; házak kerülnek egy útvonal városaiba.
picture-tiles = Az összes bónuszhalom, minden lapka értékével.
picture-carriages = Öt kocsi egymás mellett, mindegyiken a száma és a pontjai.

## Példák

example-first-turn = Még nincs kártyád. Elveszed Kempten lapját, a postamesterrel pedig Innsbruckét: a kártyáid száma { $taken }. Lerakod Kemptent, ezzel kezdődik az útvonalad, és { $kept } kártyát, Innsbruckot megtartasz a következő körödre.
    .title = Az első köröd
    .picture = Két elvett kártya, Kempten és Innsbruck. Kempten lekerül, Innsbruck kézben marad.
example-fit = Az útvonalad: Carlsruhe, Stuttgart, Nürnberg, Regensburg. Innsbruck nem illeszkedik: az útvonal egyik végéhez sem vezet onnan út. Würzburgból vezet út Stuttgartba és Nürnbergbe, de ezek nem a végek, és beszúrni nem lehet. Stuttgart Carlsruhe szomszédja, de már az útvonalban van. Passau illeszkedik: út köti össze Regensburggal.
    .title = Mi illeszkedik és mi nem
    .picture = Az útvonal a térképen és négy kézben tartott kártya. Csak Passau van illeszkedőként megjelölve.
example-stuck = Az útvonalad: Linz, Budweis, Pilsen, a kezedben Ulm és Basel van. Egyikből sem vezet út Linzbe vagy Pilsenbe. Mielőtt kártyát raknál le, elvész az útvonal mind a { $cities } kártyája. Utána Ulm vagy Basel lapjával kezdesz új útvonalat. Ha egy körrel korábban befejezted volna az előzőt, postaállomásokat és talán kocsit is hozott volna.
    .title = Semmi sem illeszkedik
    .picture = Az útvonal Linztől Pilsenig a térképen, és két kártya, amely messze van tőle.
example-carrier = Az útvonalad: Kempten, Augsburg, a kezedben Innsbruck és Salzburg van. Salzburg még nem illeszkedik. Lerakod Innsbruckot Augsburg mellé, hívod a postakocsist, és lerakod Salzburgot Innsbruck mellé: az útvonal most { $cities } városból áll, és befejezheted.
    .title = Két kártya egy körben
    .picture = Az útvonal Augsburgtól Innsbruckig, majd Salzburgig nő.
example-each = Befejezed a Sigmaringen, Stuttgart, Nürnberg, Regensburg, Ingolstadt, Augsburg útvonalat, minden tartományban egy postaállomással. Így { $offices } postaállomást raksz le: Hohenzollernben Sigmaringenbe, Württembergben Stuttgartba, Bajorországban pedig a négy város egyikébe. Te Ingolstadtot választod.
    .title = Minden tartományban egy
    .picture = A hat városos útvonal, új postaállomások Sigmaringenben, Stuttgartban és Ingolstadtban.
example-province = Ugyanezt az útvonalat úgy fejezed be, hogy minden postaállomást egy tartományba raksz, és Bajorországot választod. Így { $offices } postaállomást raksz le: Nürnbergbe, Regensburgba, Ingolstadtba és Augsburgba. Sigmaringenbe és Stuttgartba nem kerül postaállomás.
    .title = Egy tartományban mind
    .picture = Ugyanaz az útvonal, új postaállomások Nürnbergben, Regensburgban, Ingolstadtban és Augsburgban.
example-passed-over = Befejezed a Zürich, Kempten, Augsburg útvonalat, minden tartományban egy postaállomással. Kemptenben már van egy, ezért Bajorországban Augsburgba kell raknod. Valaki másnak Augsburgban és Zürichben is van postaállomása; ez téged nem zavar. Így { $offices } postaállomást raksz le.
    .title = Egy város, ahol már van postaállomásod
    .picture = Az útvonal Zürichtől Augsburgig. A régi postaállomásod Kemptenben van, az újak Zürichben és Augsburgban, egy másik játékosé mellett.
example-length = Hat városos útvonalat fejezel be, de a hat városért járó halom már üres. Ezért az öt városért járó halom legfelső lapkáját veszed el: { $points } pont.
    .title = Üres halom
    .picture = A hosszú útvonalak három halma. A hat városért járó üres.
example-pair = Stuttgartban már van postaállomásod. Befejezed a Zürich, Sigmaringen, Ulm útvonalat, minden tartományban egy postaállomással. Most Württemberg és Hohenzollern mind a { $offices } városa a tiéd, és elveszed ennek a halomnak a legfelső lapkáját: { $points } pont.
    .title = Egy tartománypár
    .picture = A postaállomásaid Stuttgartban, Sigmaringenben és Ulmban, és a lapka, amelyet hoznak.
example-carriages = Befejezel egy 3 városos útvonalat, és megkapod az első kocsidat, ennek a száma { $first }. A következő útvonalad 5 városos: az új kocsid száma { $second }, nem 5, mert egy sem maradhat ki. A harmadik útvonalad 4 városos, és nem hoz kocsit: a következőhöz { $need } város kell.
    .title = Egyik kocsi a másik után
    .picture = A három városos útvonal a 3-as kocsit hozza, az öt városos a 4-est, a négy városos semmit.
example-cartwright = 6-os kocsid van, és befejezel egy { $cities } városos útvonalat. A 7-es kocsihoz hét kellene: kettő hiányzik, ezért hívod a bognárt. Az új kocsid száma { $carriage }. A végén { $points } pontot ér.
    .title = Két várossal rövidebb
    .picture = A 6-os kocsi, egy öt városos útvonal és a bognár kereke a 7-es kocsit hozza.
example-hand = A befejezés után { $before } kártya van a kezedben. Megtartod Baselt, Linzet és Ulmot, és eldobsz { $away } lapot: Lodzot és Pilsent.
    .title = Túl sok kártya
    .picture = Három kártya marad, kettőt eldobsz.
example-last-round = Négyen játszanak, Anna kezdett. Bence lerakja a 20. postaállomását, és megkapja a játék végéért járó bónuszt: { $bonus } pont. Csilla és Dávid, { $left } játékos, még egy-egy kört játszik. Ezzel vége a játéknak, mert Anna következne.
    .title = Kinek van még köre
    .picture = Négy játékos körben. Anna kezdett, Bence befejezi a játékot, Csilla és Dávid még játszik egy kört.
example-score = A legnagyobb kocsid a 6-os: { $carriage } pont. A bónuszlapkáid összesen { $tiles } pontot érnek. { $left } postaállomásod maradt, ez { $left } pontba kerül. Összesen: { $points } pont.
    .title = Az összeadás
    .picture = A 6-os kocsi, négy bónuszlapka és négy le nem rakott ház, összeadva.
example-tie = Annának és Dávidnak is { $points } pontja van. A játék végéért járó bónusz Bencénél van, de neki kevesebb a pontja. Az óramutató járása szerint Bence után Csilla, majd Dávid, majd Anna következik: Dávid győz.
    .title = Egyenlő pontszám
    .picture = Négy játékos körben a pontjaival. A játék végéért járó bónusz Bencénél van; a két egyenlő közül Dávid az első utána.

## A táblázatok és képek szavai

table-officials-1 = Postaalkalmazott
table-officials-2 = Mikor
table-officials-3 = Miben segít
table-tiles-1 = Bónusz
table-tiles-2 = Pont, a legfelső lapkától lefelé
table-carriages-1 = Kocsi
table-carriages-2 = Pont a végén
table-provinces-1 = Tartomány
table-provinces-2 = Városok
table-roads-1 = Város
table-roads-2 = Tartomány
table-roads-3 = Szomszédos városok
when-take = 1. lépés, mielőtt kártyát veszel el
when-second = 1. lépés, a kártyád után
when-play = 2. lépés, a kártyád után
when-close = 3. lépés, befejezés közben
label-take = Elveszed
label-play = Lerakod
label-keep = Megtartod
label-discard = Eldobod
label-begins = kezdett
label-ends = játékvégi bónusz
label-wins = győz
name-1 = Anna
name-2 = Bence
name-3 = Csilla
name-4 = Dávid
