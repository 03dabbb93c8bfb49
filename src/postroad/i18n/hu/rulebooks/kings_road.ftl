# A King's Road játékszabálya példákkal, magyarul.

aim = Miről szól a játék
aim-about = A Király körbejárja a birodalmát, és ahol megáll, ott a befolyás jutalmat hoz. Minden fordulóban mindenki titokban három kártyát választ, és ezekkel jelzőket tesz a régiókba. Ezután azt a régiót értékeljük, ahol a Király áll: akinek ott a legtöbb jelzője van, az kapja a legtöbbet, és nemest hagyhat ott. Ha valakinek 40 pontja van, a fordulót végigjátsszátok, és az összes többi régiót még egyszer értékeljük. A legtöbb pont győz.

table = Mi van az asztalon
table-parts = A számok a képen:
table-parts-1 = Egy régió. Nyolc van, 1-től 8-ig számozva; a szám az első hely értéke.
table-parts-2 = A zászlaja: az első, második, harmadik és negyedik helyért járó pontok.
table-parts-3 = Jelzők: kinek mennyi befolyása van ott.
table-parts-4 = A Király. Ebben a fordulóban azt a régiót értékeljük, ahol áll.
table-parts-5 = A körbefutó út. A Király ezen utazik, mindig a nyilak irányába.
table-parts-6 = A külön út Templomromok (3) és Zin Kai mélysége (1) között. A Király soha nem megy rajta, de nemeseket összeköt.
table-parts-7 = Egy nemes, koronával. A tulajdonosa jelzőjének számít.
table-yours = Mindenkinek ugyanaz a tizenegy kártyája van: egy-egy a nyolc régióhoz, a Lovag, a Sárkány és a Boszorkány. És 20 befolyásjelzője: egy a pontjaidat mutatja a pontsávon, 19-et tehetsz le.
    .title = Ami a tiéd
table-start = Kettőtől öt játékosig játszható. A Király az 1-es régióból indul, ez Zin Kai mélysége. Mindenki 0 ponttal kezd.
    .title = Az első forduló előtt
table-regions = A Király ebben a sorrendben utazik, és Királyi vár után újra Zin Kai mélysége következik:
    .title = A régiók sorban
table-secret = Csak a kiválasztott és még fel nem fedett kártyák titkosak. Mindenki láthatja, milyen kártyái vannak még a többieknek.
    .title = Mi titkos

round = Egy forduló röviden
round-steps = Nincsenek körök: mindenki egyszerre játszik.
round-steps-1 = Válassz titokban három kártyát és a sorrendjüket.
round-steps-2 = Minden kártyát felfedünk, és a jelzők a helyükre kerülnek.
round-steps-3 = A Király régióját értékeljük. Minden Sárkányért a következő régiót is.
round-steps-4 = A Király az utoljára értékelt régió utánira utazik.

choose = Kártyaválasztás
choose-three = Válassz pontosan három kártyát, és tedd sorba őket. Jelzők kellenek hozzájuk: összesen 19 van, és csak akkor kapod vissza őket, amikor egy régiót értékelünk.
choose-order = A Lovag mindig az utolsó kártyád. A Boszorkány mindig az első, és aki őt választja, mást nem nevez meg.
    .title = A sorrend számít
choose-few = Ha háromnál kevesebb jelződ van készleten, pontosan annyi kártyát választasz, ahány jelződ van; hogy melyiket, az mindegy. Jelző nélkül nem választasz kártyát, és vársz.
    .title = Túl kevés jelző

cards = Mit tesznek a kártyák
cards-region = Egy régiókártya egy jelződet teszi a régiójába. Minden régiókártyából egy van, ezért egy fordulóban egy régióba legfeljebb egy jelzőt tehetsz, a Lovaggal kettőt.
    .title = Régiókártyák
cards-knight = A Lovag még egy jelzőt tesz a közvetlenül előtte lévő kártya régiójába. Ha az nem régiókártya, a Lovag nem tesz semmit. Ha nem kéred a jelzőt, választáskor mondd meg.
    .title = A Lovag
cards-dragon = A Sárkány miatt ebben a fordulóban eggyel több régiót értékelünk: a körbefutó úton következőt is. Ha többen játszanak ki Sárkányt, ezek összeadódnak.
    .title = A Sárkány
cards-witch = A Boszorkánnyal először semmi mást nem választasz. Amikor a többiek már letették a jelzőiket, látod, mit tettek, és újra választasz: három kártyát, a Boszorkány nélkül. Ha többen játszották ki a Boszorkányt, egyszerre választanak.
    .title = A Boszorkány
cards-back = A régiókártyák és a Lovag a forduló után visszakerülnek a kezedbe. A Sárkány és a Boszorkány kikerül a játékból: mindkettőt csak egyszer játszhatod ki.
    .title = A forduló után

score = Értékelés
score-which = Először a Király régióját értékeljük. A forduló minden Sárkányáért utána a körbefutó úton következő régiót is. Minden régiót végigértékelünk, mielőtt a következő jön.
    .title = Melyik régiókat értékeljük
score-places = A régióban a jelzők száma dönti el a helyezéseket; egy nemes egy jelzőnek számít. Az első hely a zászló első számát kapja, a második a másodikat, és így tovább. Akinek nincs ott jelzője, nem kap semmit.
    .title = Ki mennyit kap
score-players = Mindig legalább eggyel kevesebb hely ér pontot, mint ahányan játszotok, és soha nem több, mint ahány szám a zászlón van. Két játékosnál tehát csak a zászló első száma számít.
    .title = Hány hely ér pontot
score-tie = Holtversenynél megosztoznak azokon a helyeken, amelyeket elfoglalnának, és mindegyikük ezeknek a helyeknek a legkisebb számát kapja. A pontot nem érő hely 0-t ér.
    .title = Holtverseny
score-noble = Ha egyedül neked van a legtöbb jelződ, egy közülük nemesként ott marad. A korábbi nemes visszakerül a tulajdonosához. Ha többeknek van a legtöbb, nem jön új nemes, a régi marad. A többi jelző visszakerül a tulajdonosához.
    .title = A nemes
score-chain = Ezután a régió nemesének tulajdonosa 1 pontot kap a lánc minden régiójáért: ezért, és minden olyan régióért, ahol nemese van, és amelyet utak hézag nélkül összekötnek ezzel. A külön út is számít. Az éppen megszerzett nemes már a következő régió értékelésekor számít.
    .title = A nemesek lánca
score-king = A Király az utoljára értékelt régió utánira utazik. Új forduló kezdődik.
    .title = A Király továbbutazik

end = A játék vége
end-when = A játék azzal a fordulóval ér véget, amelyben valaki eléri a 40 pontot. 40 fölé is lehet jutni; minden pont számít.
    .title = 40 pont
end-final = Ezután minden régiót, amelyet az utolsó fordulóban nem értékeltünk, még egyszer értékelünk, helyezések szerint és a holtverseny szabályával. A nemesek jelzőnek számítanak, de új nem jön, és a láncok semmit sem érnek.
    .title = Végső értékelés
end-winner = A legtöbb pont győz. Ha többeknek van a legtöbb, közülük az győz, akinek a legtöbb nemese van. Ha ez is egyenlő, megosztoznak a győzelmen.
    .title = Ki győz

variant = Változat: örökletes nemesség
variant-hereditary = Ebben a változatban a nemes a játék végéig marad, és a tulajdonosa jelzőjének számít. Akinek egyedül van a legtöbb jelzője, saját nemest tesz a meglévők mellé, régiónként legfeljebb egyet. Egy régió értékelése után minden ottani nemes a tulajdonosa láncának pontjait hozza.

advice = Egy jó tanács
advice-first = Figyeld, merre megy tovább a Király: onnan hamar visszajönnek a jelzők, a messze elöl lévők sok fordulóra lekötődnek. A szomszédos régiók hosszú láncot adnak. A Boszorkányt tartogasd olyan fordulóra, amikor sok a tét, a Sárkányt pedig arra, amikor két egymás utáni régióban vezetsz.

## A képek szavakban

picture-board = A tábla: nyolc régió egy tó körül, körbefutó út köti össze őket, a Király itt áll: Sötét torony; két játékos jelzői és nemesei. A részek a lista szerint számozva.
picture-hand = Egy játékos tizenegy kártyája: nyolc régió, Lovag, Sárkány és Boszorkány.
picture-round = Négy lépés: három kártya sorban; jelzők egy régióban; pontok a helyezésekért; a Király továbbutazik.

## Példák

example-few = A legtöbb jelződ a táblán van, készleten { $markers } maradt. Ezért { $markers } kártyát választasz, például ezeket: Sötét torony, Sárkány.
    .title = Két jelző maradt
    .picture = Két jelző készleten és két kiválasztott kártya.
example-knight = Ezeket választod, ebben a sorrendben: Vad dombok, Királyi oltár, Lovag. Vad dombok { $first } jelzőt kap, Királyi oltár { $second } jelzőt, mert ez a kártya van a Lovag előtt.
    .title = A Lovag dolgozik
    .picture = Három kártya sorban. Vad dombok egy jelzőt kap, Királyi oltár kettőt.
example-idle = Ezeket választod: Vad dombok, Sárkány, Lovag. Vad dombok { $first } jelzőt kap. A Lovag előtt a Sárkány áll, és az nem régiókártya: a Lovag nem tesz semmit.
    .title = Egy Lovag, aki nem tesz semmit
    .picture = Vad dombok egy jelzőt kap, a Sárkány mögötti Lovag egyet sem hoz.
example-witch = Kijátszod a Boszorkányt. Bence két jelzőt tesz ide: Sötét torony, ahol a Király áll. Most újra választasz { $count } kártyát: látod, hogy ott három jelzőre van szükséged. Ha egy már ott van, elég ez a kettő: Sötét torony, Lovag.
    .title = Utolsóként választani
    .picture = Először a Boszorkány egyedül, később három kártya: Sárkánybarlang, Sötét torony, Lovag.
example-dragons = A Király itt áll: Sötét torony (5), és a kijátszott Sárkányok száma { $dragons }. Ezért { $regions } régiót értékelünk egymás után: Sötét torony (5), Sárkánybarlang (2), Királyi vár (8). Utána a Király ide utazik: Zin Kai mélysége (1).
    .title = Két Sárkány
    .picture = A tábla. Sötét torony, Sárkánybarlang és Királyi vár egyes, kettes és hármas jelet visel.
example-places = Négyen játszanak, és ezt értékeljük: Sötét torony, 5, 4, 2, 1. Annának négy jelzője van, Bencének három, Csillának kettő, Dávidnak egy. Anna { $first } pontot kap, Bence { $second }, Csilla { $third } pontot. Dávid { $fourth } pontot kap: négy játékosnál csak három hely ér pontot.
    .title = Négyen egy régióban
    .picture = Sötét torony, Anna, Bence, Csilla és Dávid jelzőivel és pontjaival.
example-two-tied = Négyen játszanak. Sötét torony: Annának és Bencének három-három jelzője van, Csillának egy. Anna és Bence az első és a második helyen osztozik, és a kisebb számot kapja, { $tied } pontot fejenként. Csilla harmadik, { $next } pontot kap. Új nemes nincs.
    .title = Ketten vezetnek egyformán
    .picture = Sötét torony: három jelző Annáé, három Bencéé, egy Csilláé.
example-three-tied = Annának, Bencének és Csillának két-két jelzője van. Négy játékosnál az első három helyen osztoznak, és mindegyikük { $four } pontot kap. Három játékosnál a harmadik hely nem ér pontot, ezért mindegyikük { $three } pontot kap.
    .title = Hárman vezetnek egyformán
    .picture = Sötét torony: két-két jelző Annáé, Bencéé és Csilláé.
example-noble = Ketten játszanak, és ezt értékeljük: Vad dombok. Annának csak a nemese van ott, Bencének három jelzője. Bence { $points } pontot kap, és nemest hagy ott; Annáé visszakerül hozzá. Ezután Bence { $chain } pontot kap a nemeséért.
    .title = Új nemes
    .picture = Vad dombok: Anna nemese elmegy, Bence nemese jön.
example-old-noble = Vad dombok: Annának a nemese és még egy jelzője van ott, Bencének két jelzője. Ez holtverseny, és két játékosnál csak az első hely ér pontot: mindketten { $points } pontot kapnak. Anna nemese marad, és { $chain } pontot hoz neki.
    .title = Holtversenynél a régi marad
    .picture = Vad dombok: két-két jelző. Anna nemese marad.
example-chain = Nemest szerzel itt: Sötét torony, és már van nemesed a két szomszédjában: Templomromok, Sárkánybarlang. A lánc három régióból áll: { $chain } pont.
    .title = Hármas lánc
    .picture = A tábla három egymás melletti nemessel a körbefutó úton.
example-extra-road = Két régióban már van nemesed: Zin Kai mélysége, Varázslótorony. Most itt szerzel egyet: Templomromok. A külön út ezt összeköti Zin Kai mélységével, ezért a lánc három régióból áll: { $chain } pont.
    .title = A külön úton át
    .picture = A tábla három nemessel, akiket a külön út köt össze.
example-final = Az utolsó fordulóban ezeket értékeltük: Királyi oltár (7), és egy Sárkány miatt Templomromok (3), összesen { $last } régiót. Most a többi { $more } régiót értékeljük: 1, 6, 4, 5, 2 és 8.
    .title = Mit értékelünk a végén
    .picture = A tábla. Két régiót az utolsó fordulóban értékeltünk, hat még hátravan.
example-winner = Annának és Bencének is { $points } pontja van. Annának { $fewer } nemese van, Bencének { $most }. Bence győz.
    .title = Egyenlő pontszám
    .picture = Anna és Bence egyforma, Csilla mögöttük; mellettük a nemeseik.
example-hereditary = Ketten játszanak örökletes nemességgel, és ezt értékeljük: Vad dombok. Annának csak a nemese van ott, Bencének három jelzője. Bence { $points } pontot kap, és odateszi a nemesét; Annáé marad. Ezután mindketten { $chain } pontot kapnak a saját láncukért.
    .title = Két nemes egy régióban
    .picture = Vad dombok: Anna nemese marad, mellé kerül Bence nemese.

## A táblázatok és képek szavai

table-regions-1 = Szám
table-regions-2 = Régió
table-regions-3 = Zászló: pont helyezésenként
table-places-1 = Játékosok
table-places-2 = Pontot érő helyek, legfeljebb
label-at-hand = Készleten
label-after = Utána
name-1 = Anna
name-2 = Bence
name-3 = Csilla
name-4 = Dávid
