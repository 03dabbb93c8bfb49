# Példajátékok megjegyzésekkel, magyarul.

example-last-coach = Egy pont
example-last-coach-about = Párbaj, amely az utolsó fordulóban dől el: hogyan hoz be a bognár és egy hosszú útvonal tíz pontot.
example-last-coach-1 = { bot-counter } szereti számolni a lapokat, { bot-racer } minél előbb a 7-es kocsit akarja. Mindenki −20 pontról indul: a 20 postaállomás közül minden, ami a végén a készletben marad, egy pontba kerül.
example-last-coach-2 = A három városból álló útvonal eggyel rövidebb a 4-es kocsihoz kellőnél. A lezáráskor hívott bognár egy vagy két hiányzó várost pótol.
example-last-coach-3 = Egyetlen lezárás, és az utolsó postaállomás tizenkét pontot hoz: bónusz a hét városért, bónusz Bajorországért, és a 6-os kocsi. Ha egy hosszú útvonal egy tartományt is betölt, többszörösen kifizetődik.
example-last-coach-4 = Lodzcal { bot-racer } mind a kilenc tartományban rendelkezik postaállomással, és elsőként veszi el ezt a bónuszt: hat pont. Az állás 18–8, a játék eldőltnek látszik.
example-last-coach-5 = De { bot-counter } hat városból álló útvonalat gyűjtött: három pont a hosszáért, a bognár pedig a 7-es kocsit hozza, amely hét helyett tízet ér. Aki a játék végét kiváltja, még egy pontot kap: 19–18.
example-last-coach-6 = { bot-racer } ebben a fordulóban még egyszer lép, de épp az előző lépésében zárt le egy útvonalat: az egyetlen városból álló új semmit sem ér. Az ilyen játékot az utolsó lezárás időzítése dönti el.
example-three-on-the-road = Befejezni nem annyi, mint megnyerni
example-three-on-the-road-about = Három játékos, egyre kisebb bónuszok, és egy befejezés, amely annak jön túl korán, aki kiváltja.
example-three-on-the-road-1 = { bot-counter } és { bot-other-1 } egyformán gondolkodik, { bot-builder } az egész tartományokat szereti. Hárman játszva a kínálat két saját lépés között többet változik.
example-three-on-the-road-2 = { bot-counter } felad egy egyetlen városból álló útvonalat, hogy Passauval újat kezdjen. Ez csak egy lapba kerül; egy sehová sem vezető útvonalhoz ragaszkodni lépésekbe került volna.
example-three-on-the-road-3 = Hét város, mégis csak az 5-ös kocsi: a kocsikat sorban kapod, egy útvonalért sosem többet egynél. Maga a hossz négy pontot ér.
example-three-on-the-road-4 = { bot-builder } elsőként rendelkezik postaállomással mind a kilenc tartományban: hat pont.
example-three-on-the-road-5 = { bot-other-1 } négy fordulóval később ugyanezt éri el, és ötöt kap. Egy halom lapkái egyre kevesebbet érnek, de itt a második is elég a nagy előnyhöz: 24–13.
example-three-on-the-road-6 = { bot-builder } elveszi a 7-es kocsit és a befejezésért járó pontot, egyetlen lépésben tíz pontot szerez, mégis eggyel lemarad. { bot-builder } volt a forduló utolsó játékosa, így már senki sem lép. Számolj, mielőtt befejezed a játékot.
example-same-thought = Kétszer ugyanaz a gondolat
example-same-thought-about = A két legerősebb bot párbaja: mibe kerül a holtverseny, mire jó a boszorkány, és hogyan nyernek játékot a nemesek láncai.
example-same-thought-1 = { bot-stage } és { bot-second-guess } egyszerre választ három-három lapot. Ketten játszva a zászlónak csak az első száma számít: a második hely semmit sem hoz.
example-same-thought-2 = Kétszer is ugyanaz jutott mindkettőjük eszébe. Az első hely holtversenyében a közös helyek legkisebb száma jár, kettejük esetén semmi, és nemes sem marad ott.
example-same-thought-3 = { bot-stage } csak a boszorkányt fedi fel: előbb a másik rak le, azután { bot-stage } nyitott szemmel választ.
example-same-thought-4 = { bot-second-guess } egy jelzőt rakott oda, ahol most pontoznak, tehát kettő elég. Négy pont, egy a láncért, és egy nemes: ennyit ért a boszorkány.
example-same-thought-5 = Nyolc pont a király váráért, az eddigi legértékesebb régióért. { bot-second-guess } a két előző fordulóban két-két jelzőt rakott oda, amikor a király még máshol járt.
example-same-thought-6 = A régió négyet ér, a nemesek lánca ötöt: többet, mint maga a régió. { bot-stage } nemese hazamegy, { bot-second-guess } új nemese négy szomszédhoz csatlakozik.
example-same-thought-7 = Valaki elérte a 40 pontot, ezért minden régió még egyszer pontot ad, most láncok nélkül. { bot-stage } ebből 19-et kap, { bot-second-guess } 12-t, de a láncok túl nagy előnyt adtak: 54–50.
