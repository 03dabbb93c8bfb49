# A King's Road játékszabálya példákkal, magyarul.

aim = Miről szól a játék
aim-about = A Király körbejárja a birodalmát, és ahol megáll, ott a befolyás jutalmat hoz. Minden fordulóban mindenki titokban három kártyát választ, és ezekkel jelzőket tesz a régiókba. Ezután azt a régiót értékeljük, ahol a Király áll: akinek mindenki másnál több jelzője van ott, az kapja a legtöbbet, és nemest hagy ott. Ha valaki eléri a 40 pontot, a fordulót még végigjátsszátok, majd még egyszer értékeljük az összes régiót, amelyet ebben a fordulóban nem értékeltünk. Az győz, akinek a legtöbb pontja van.

table = Mi van az asztalon
table-parts = A számok a képen:
table-parts-1 = Egy régió. Nyolc van, 1-től 8-ig számozva; a szám az első hely értéke.
table-parts-2 = A zászlaja: az első, a második, a harmadik és, ha négy szám van rajta, a negyedik helyért járó pontok.
table-parts-3 = Jelzők: kinek mennyi befolyása van ott.
table-parts-4 = A Király. Ebben a fordulóban azt a régiót értékeljük, ahol áll.
table-parts-5 = A körbefutó út. A Király ezen utazik, mindig a nyilak irányába.
table-parts-6 = A külön út a Templomromok (3) és Zin Kai mélysége (1) között. A Király soha nem megy rajta, de a nemeseket összeköti.
table-parts-7 = Egy nemes, koronával. A tulajdonosa jelzőjének számít.
table-yours = Mindenkinek ugyanaz a tizenegy kártyája van: egy-egy a nyolc régióhoz, a Lovag, a Sárkány és a Boszorkány. Ezenkívül 20 befolyásjelződ van: egy a pontjaidat mutatja a pontsávon, 19-et tehetsz le.
    .title = Ami a tiéd
table-start = Ketten, hárman, négyen vagy öten játszhattok. A Király az 1-es régióból indul, ez Zin Kai mélysége. Mindenki 0 ponttal kezd.
    .title = Az első forduló előtt
table-regions = Ezek a szokásos zászlók. Az asztal házigazdája megváltoztathatja őket, akkor a táblán látható számok érvényesek. A Király ebben a sorrendben utazik, és a Királyi vár után újra Zin Kai mélysége következik:
    .title = A régiók sorban
table-sources = A nyomtatott játékszabály csak egy zászlót mutat teljes egészében. Az első hely mindig annyit ér, amennyi a régió száma; a többi szám ezekből a forrásokból származik:
    .title = Honnan származnak a zászlók számai
table-secret = Csak a kiválasztott és még fel nem fedett kártyák titkosak. Mindenki láthatja, milyen kártyái vannak még a többieknek.
    .title = Mi titkos

round = Egy forduló röviden
round-steps = Nincsenek körök: mindenki egyszerre játszik.
round-steps-1 = Válassz titokban három kártyát és a sorrendjüket.
round-steps-2 = Minden kártyát felfedünk, és a jelzők a helyükre kerülnek.
round-steps-3 = A Király régióját értékeljük. Minden Sárkányért még egyet értékelünk, mindig a soron következőt.
round-steps-4 = A Király az utoljára értékelt régió utáni régióba utazik.

choose = Kártyaválasztás
choose-three = Válassz pontosan három kártyát, és tedd sorba őket. Jelződ összesen 19 van, és csak akkor kapod vissza őket, amikor a régiójukat értékeljük.
choose-order = A Lovag mindig az utolsó kártyád. A Boszorkány mindig az első, és aki ezt választja, egyelőre más kártyát nem választ. A többi kártya sorrendje tetszőleges: csak az számít, melyik van közvetlenül a Lovag előtt.
    .title = A sorrend számít
choose-few = Ha háromnál kevesebb jelződ van a készletedben, pontosan annyi kártyát választasz, ahány jelződ van. Bármelyik lehet: a Sárkány és a Boszorkány is beleszámít, bár velük nem teszel le jelzőt. Jelző nélkül nem választasz kártyát, és vársz.
    .title = Túl kevés jelző

cards = Mit tudnak a kártyák
cards-region = Egy régiókártyával egy jelződet teszed a kártya régiójába, bárhol is áll a Király. Minden régiókártyából egy van, ezért egy fordulóban egy régióba legfeljebb egy jelzőt tehetsz, a Lovaggal kettőt.
    .title = Régiókártyák
cards-knight = A Lovaggal még egy jelzőt teszel a közvetlenül előtte lévő kártya régiójába. Ha az nem régiókártya, vagy nincs előtte kártya, a Lovagnak nincs hatása. Ha nem akarod letenni ezt a jelzőt, azt már a kártyák kiválasztásakor kell eldöntened.
    .title = A Lovag
cards-dragon = A Sárkány miatt ebben a fordulóban eggyel több régiót értékelünk: a körbefutó úton következőt is. Jelzőt nem teszel le vele. Ha többen játszanak ki Sárkányt, ezek összeadódnak.
    .title = A Sárkány
cards-witch = Ha a Boszorkányt választod, először semmi mást nem választasz. Amikor a többiek már letették a jelzőiket, látod a kártyáikat és a jelzőiket, és újra választasz: három kártyát a Boszorkány nélkül, vagy ha háromnál kevesebb jelződ van, annyit, ahány jelződ van. Ha Sárkány is van köztük, még ebben a fordulóban számít. Ha többen játszották ki a Boszorkányt, egyszerre választanak.
    .title = A Boszorkány
cards-back = A régiókártyák és a Lovag a forduló után visszakerülnek a kezedbe. A Sárkány és a Boszorkány kikerül a játékból: mindkettőt csak egyszer játszhatod ki.
    .title = A forduló után

score = Értékelés
score-which = Először a Király régióját értékeljük. Utána a forduló minden Sárkányáért még egyet értékelünk, mindig a körbefutó úton következőt. Egy régió értékelését mindig befejezzük, mielőtt a következő jön.
    .title = Mely régiókat értékeljük
score-places = A régióban a jelzők száma dönti el a helyezéseket; egy nemes egy jelzőnek számít. Az első helyezett a zászló első számát kapja, a második a másodikat, és így tovább. Akinek nincs ott jelzője, nem kap semmit.
    .title = Ki mennyit kap
score-players = Két játékos esetén csak az első hely ér pontot, és minden további játékossal eggyel több hely. De soha nem ér több hely pontot, mint ahány szám a zászlón van.
    .title = Hány hely ér pontot
score-tie = Holtverseny esetén az érintettek osztoznak azokon a helyeken, amelyeket együtt foglalnának el, és mindegyikük az ezekért járó legkisebb számot kapja. A pontot nem érő hely 0-t ér.
    .title = Holtverseny
score-noble = Ha több jelződ van, mint bárki másnak, az egyik mindig ott marad a régióban: ez lesz a nemesed. A korábbi nemes, a sajátod is, visszakerül a tulajdonosához; ha ő az egyetlen jelződ ott, egyszerűen marad. Ha többen holtversenyben állnak az élen, nem kerül oda új nemes, és a korábbi marad. A többi jelző visszakerül a tulajdonosához.
    .title = A nemes
score-chain = Ezután a régió nemesének tulajdonosa 1 pontot kap a lánc minden régiójáért: ezért a régióért, és minden olyanért, amelyet utak kötnek össze ezzel úgy, hogy a sorban végig minden régióban az ő nemese áll. A külön út is számít. Az éppen megszerzett nemes azonnal számít: ennek a régiónak a láncában is, és a következő régió értékelésekor is.
    .title = A nemesek lánca
score-king = A Király az utoljára értékelt régió utáni régióba utazik. Új forduló kezdődik.
    .title = A Király továbbutazik

end = A játék vége
end-when = A játék azzal a fordulóval ér véget, amelyben valaki eléri a 40 pontot. Ezt a fordulót még végigjátsszátok: a benne még hátralévő régiókat a szokásos módon értékeljük. 40 fölé is lehet jutni; minden pont számít.
    .title = 40 pont
end-final = Ezután minden régiót, amelyet az utolsó fordulóban nem értékeltünk, még egyszer értékelünk: a helyezésekért a szokásos pontok járnak, és érvényes a holtverseny szabálya. A nemesek jelzőnek számítanak, és a helyükön maradnak: új nem kerül melléjük, és a láncok semmit sem érnek.
    .title = Végső értékelés
end-winner = Az győz, akinek a legtöbb pontja van. Ha többeknek van a legtöbb, közülük az győz, akinek a legtöbb nemese van. Ha ez is egyenlő, megosztoznak a győzelmen.
    .title = Ki győz

variant = Változat: örökletes nemesség
variant-hereditary = Ebben a változatban a nemes a játék végéig marad, és a tulajdonosa jelzőjének számít. Ha mindenki másnál több jelződ van, saját nemest teszel a meglévők mellé; egy régióban senkinek sem lehet egynél több. Egy régió értékelése után mindenki, akinek ott nemese van, megkapja a saját láncáért járó pontokat.

advice = Egy jó tanács
advice-first = Figyeld, merre megy tovább a Király: a hamarosan sorra kerülő régiókból gyorsan visszakapod a jelzőidet, a távolabbiakban viszont sok fordulóra lekötöd őket. A szomszédos régiók hosszú láncot adnak. A Boszorkányt tartogasd olyan fordulóra, amikor sok a tét, a Sárkányt pedig arra, amikor két egymás utáni régióban vezetsz.

## A képek szavakban

picture-board = A tábla: nyolc régió egy tó körül, körbefutó út köti össze őket, a Király a Sötét toronyban áll; két játékos jelzői és nemesei. A részek a lista szerint vannak számozva.
picture-hand = Egy játékos tizenegy kártyája: nyolc régió, Lovag, Sárkány és Boszorkány.
picture-round = Négy lépés: három kártya sorban; jelzők egy régióban; pontok a helyezésekért; a Király továbbutazik.

## Példák

example-few = A legtöbb jelződ a táblán van, a készletedben { $markers } maradt. Ezért { $markers } kártyát választasz, például ezeket: Sötét torony, Sárkány.
    .title = Két jelző maradt
    .picture = Két jelző a készletben és két kiválasztott kártya.
example-knight = Ezeket választod, ebben a sorrendben: Vad dombok, Királyi oltár, Lovag. A Vad dombokra { $first } jelzőt teszel, a Királyi oltárhoz { $second } jelzőt, mert ez a kártya van a Lovag előtt.
    .title = A Lovag segít
    .picture = Három kártya sorban. A Vad dombokra egy jelző kerül, a Királyi oltárhoz kettő.
example-idle = Ezeket választod: Vad dombok, Sárkány, Lovag. A Vad dombokra { $first } jelzőt teszel. A Lovag előtt a Sárkány áll, és az nem régiókártya: a Lovagnak nincs hatása.
    .title = Egy Lovag hatás nélkül
    .picture = A Vad dombokra egy jelző kerül, a Sárkány mögötti Lovag egyet sem hoz.
example-witch = Kijátszod a Boszorkányt. Bence két jelzőt tesz a Sötét toronyba, ahol a Király áll. Most újra választasz { $count } kártyát: látod, hogy ott három jelzőre van szükséged. Ha egy jelződ már ott van, elég a Sötét torony és a Lovag.
    .title = Utolsóként választani
    .picture = Először a Boszorkány egyedül, később három kártya: Sárkánybarlang, Sötét torony, Lovag.
example-dragons = A Király a Sötét toronyban (5) áll, és { $dragons } Sárkányt játszottak ki. Ezért { $regions } régiót értékelünk egymás után: Sötét torony (5), Sárkánybarlang (2), Királyi vár (8). Utána a Király Zin Kai mélységébe (1) utazik.
    .title = Két Sárkány
    .picture = A tábla. A Sötét torony, a Sárkánybarlang és a Királyi vár egyessel, kettessel és hármassal van megjelölve.
example-places = Négyen játszanak, és a Sötét tornyot értékeljük: 5, 4, 2, 1. Annának négy jelzője van, Bencének három, Csillának kettő, Dávidnak egy. Anna { $first } pontot kap, Bence { $second } pontot, Csilla { $third } pontot. Dávid { $fourth } pontot kap: négy játékosnál csak három hely ér pontot.
    .title = Négyen egy régióban
    .picture = A Sötét torony Anna, Bence, Csilla és Dávid jelzőivel és pontjaival.
example-two-tied = Négyen játszanak. A Sötét toronyban Annának és Bencének három-három jelzője van, Csillának egy. Anna és Bence az első és a második helyen osztozik, és fejenként a kisebb számot kapja, { $tied } pontot. Csilla harmadik, { $next } pontot kap. Új nemes nincs.
    .title = Ketten az élen
    .picture = A Sötét torony: három jelző Annáé, három Bencéé, egy Csilláé.
example-three-tied = Annának, Bencének és Csillának két-két jelzője van a Sötét toronyban. Ha négyen játszanak, ők hárman az első három helyen osztoznak, és mindegyikük { $four } pontot kap. Ha csak hárman játszanak, a harmadik hely nem ér pontot, ezért mindegyikük { $three } pontot kap.
    .title = Hárman az élen
    .picture = A Sötét torony: két-két jelző Annáé, Bencéé és Csilláé.
example-noble = Ketten játszanak, és a Vad dombokat értékeljük. Annának csak a nemese van ott, Bencének három jelzője. Bence { $points } pontot kap, és nemest hagy ott; Annáé visszakerül hozzá. Ezután Bence { $chain } pontot kap a nemeséért.
    .title = Új nemes
    .picture = A Vad dombok: Anna nemese elmegy, Bence nemese jön.
example-old-noble = A Vad dombokon Annának a nemese és még egy jelzője van, Bencének két jelzője. Az első és a második helyen osztoznak, és két játékosnál a második nem ér pontot: mindketten { $points } pontot kapnak. Anna nemese marad, és { $chain } pontot hoz neki.
    .title = Holtversenynél a régi marad
    .picture = A Vad dombok két-két jelzővel. Anna nemese marad.
example-chain = Nemest szerzel a Sötét toronyban, és már van nemesed a két szomszédos régióban: Templomromok, Sárkánybarlang. A lánc három régióból áll: { $chain } pont.
    .title = Hármas lánc
    .picture = A tábla három egymás melletti nemessel a körbefutó úton.
example-extra-road = Két régióban már van nemesed: Zin Kai mélysége, Varázslótorony. Most a Templomromoknál is szerzel egyet. A külön út ezt összeköti Zin Kai mélységével, ezért a lánc három régióból áll: { $chain } pont.
    .title = A külön úton át
    .picture = A tábla három nemessel, akiket a külön út köt össze.
example-final = Az utolsó fordulóban a Királyi oltárt (7) és egy Sárkány miatt a Templomromokat (3) értékeltük, összesen { $last } régiót. Most a többi { $more } régiót értékeljük: 1, 6, 4, 5, 2 és 8.
    .title = Mit értékelünk a végén
    .picture = A tábla. Két régiót az utolsó fordulóban értékeltünk, hat még hátravan.
example-winner = Annának és Bencének is { $points } pontja van. Annának { $fewer } nemese van, Bencének { $most }. Bence győz.
    .title = Egyenlő pontszám
    .picture = A pontsáv: Anna és Bence egy szinten, Csilla mögöttük; mellettük a nemeseik.
example-hereditary = Ketten játszanak örökletes nemességgel, és a Vad dombokat értékeljük. Annának csak a nemese van ott, Bencének három jelzője. Bence { $points } pontot kap, és odateszi a nemesét; Annáé marad. Ezután mindketten { $chain } pontot kapnak a saját láncukért.
    .title = Két nemes egy régióban
    .picture = A Vad dombok: Anna nemese marad, mellé kerül Bence nemese.

## A táblázatok és képek szavai

table-regions-1 = Szám
table-regions-2 = Régió
table-regions-3 = Zászló: pont helyezésenként
table-places-1 = Játékosok
table-places-2 = Pontot érő helyek, legfeljebb
table-sources-1 = Forrás
table-sources-2 = Régiók
label-at-hand = Készleten
label-after = Utána
name-1 = Anna
name-2 = Bence
name-3 = Csilla
name-4 = Dávid
