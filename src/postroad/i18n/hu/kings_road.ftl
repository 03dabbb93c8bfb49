# King's Road magyarul: nevek, lépések, események, elutasítások, szabályok.

## Régiók

region-zin-kais-deep = Zin Kai mélysége
region-wizards-tower = Varázslótorony
region-wild-hills = Vad dombok
region-kings-altar = Királyi oltár
region-temple-ruins = Templomromok
region-dark-tower = Sötét torony
region-dragons-lair = Sárkánybarlang
region-kings-castle = Királyi vár

## Különleges kártyák

card-zin-kais-deep = { region-zin-kais-deep }
card-wizards-tower = { region-wizards-tower }
card-wild-hills = { region-wild-hills }
card-kings-altar = { region-kings-altar }
card-temple-ruins = { region-temple-ruins }
card-dark-tower = { region-dark-tower }
card-dragons-lair = { region-dragons-lair }
card-kings-castle = { region-kings-castle }
card-knight = Lovag
card-knight-help = Mindig az utolsó kártyád. Még egy jelzőt tehetsz az előtte lévő kártya régiójába. A Lovagot visszakapod.
card-dragon = Sárkány
card-dragon-help = Ebben a fordulóban eggyel több régiót értékelünk. A Sárkányt egyszer játszhatod ki a játékban.
card-witch = Boszorkány
card-witch-help = Újra választhatsz kártyát, miután a többiek már végrehajtották a sajátjaikat. A Boszorkányt egyszer játszhatod ki a játékban.

## Beállítások

banner-source-rulebook = Ezek a számok a játékszabályban szerepelnek.
banner-source-imperium = Ezeket a számokat az Imperium című játékból ismerjük, amelyből a King's Road született; valószínűleg ugyanazok.
banner-source-reconstructed = Ezeket a számokat mi pótoltuk az ismert zászlók mintájára.
banner-source-host = Ezeket a számokat az asztal házigazdája választotta.
option-hereditary_nobles = Örökletes nemesség
option-hereditary_nobles-about = A nemesek a játék végéig maradnak, és egy régióban minden játékosnak lehet egy nemese.
option-banners = Zászlók
option-banners-own = A házigazda saját zászlói

## Lépések

kings-road-action-choose = Választás: { $cards }
kings-road-action-choose-decline = Választás: { $cards }, de a Lovag jelzője nélkül
kings-road-action-choose-nothing = Nem választok kártyát

## Események

kings-road-event-ready = { $player } választott.
kings-road-event-reveal = { $player } felfedi: { $cards }.
kings-road-event-reveal-nothing = { $player } nem fed fel kártyát.
kings-road-event-decline = { $player } lemond a Lovag jelzőjéről.
kings-road-event-markers = { $player } lerak { $count ->
        [one] { $count } jelzőt
       *[other] { $count } jelzőt
    }: { $region }.
kings-road-event-witch = { $player } kijátssza a Boszorkányt, és a többiek után újra választ.
kings-road-event-dragons = Sárkányok: ebben a fordulóban még { $count ->
        [one] { $count } régiót
       *[other] { $count } régiót
    } értékelünk.
kings-road-event-scores = Most értékeljük: { $region }.
kings-road-event-empty = { $region }: itt senkinek sincs jelzője.
kings-road-event-place = { $region }, { $place }. hely: { $player } kap { $points ->
        [one] { $points } pontot
       *[other] { $points } pontot
    }.
kings-road-event-place-tied = { $region }: { $player } holtversenyben áll ({ $count ->
        [one] { $count } játékos
       *[other] { $count } játékos
    }), és e helyek legkisebb számát kapja: { $points ->
        [one] { $points } pont
       *[other] { $points } pont
    }.
kings-road-event-noble = { $region }: { $player } nemest hagy itt.
kings-road-event-noble-kept = { $region }: { $player } ismét vezet, és megtartja nemesét.
kings-road-event-noble-stays = { $region }: holtverseny az élen, ezért a régi nemes marad ({ $player }).
kings-road-event-no-noble = { $region }: holtverseny az élen, ezért nincs nemes.
kings-road-event-noble-leaves = { $region }: { $player } visszaveszi a régi nemesét.
kings-road-event-chain = { $region }: { $player } kap { $points ->
        [one] { $points } pontot
       *[other] { $points } pontot
    } a nemesek láncáért.
kings-road-event-king = A Király továbbutazik: { $region }.
kings-road-event-final = Kezdődik a végső értékelés.
kings-road-event-final-place = Végső értékelés, { $region }: { $player } kap { $points ->
        [one] { $points } pontot
       *[other] { $points } pontot
    }.

## Elutasítások

kings-road-refusal-no-such-seat = Nincs ilyen hely: { $player }. Ebben a játékban { $seats ->
        [one] { $seats } hely
       *[other] { $seats } hely
    } van.
kings-road-refusal-game-stopped = A játék elérte a megengedett hosszát és leállt, több választás nincs. Kezdhetsz egy újat.
kings-road-refusal-game-over = A játék véget ért, több választás nincs. Kezdhetsz egy újat.
kings-road-refusal-witch-players-choose = Most csak azok választanak, akik kijátszották a Boszorkányt: { $players }. Várd meg, amíg végeznek.
kings-road-refusal-card-unknown = Nincs ilyen kártya: „{ $text }”. Egy régiót, a Lovagot, a Sárkányt vagy a Boszorkányt nevezheted meg; nézd meg, jól írtad-e.
kings-road-refusal-card-twice = Ezt a kártyát kétszer nevezted meg: { $card }. Minden kártyából csak egy van nálad, ezért nevezz meg helyette egy másikat.
kings-road-refusal-dragon-gone = A Sárkányod már kikerült a játékból. Válassz a még meglévő kártyáid közül.
kings-road-refusal-witch-gone = A Boszorkányod már kikerült a játékból. Válassz a még meglévő kártyáid közül.
kings-road-refusal-witch-only-once = Most a Boszorkány miatt választasz újra, ezért őt nem választhatod. Válassz a többi kártyád közül.
kings-road-refusal-knight-not-last = A Lovag csak az utolsó kártyád lehet. A többi után nevezd meg.
kings-road-refusal-witch-not-alone = A Boszorkány mögötti lapok felhasználatlanul kerülnének vissza hozzád. Csak a Boszorkányt nevezd meg.
kings-road-refusal-decline-without-knight = Lemondani csak a Lovag jelzőjéről lehet, a Lovagot viszont nem választottad. Válaszd őt is, vagy hagyd el a lemondást.
kings-road-refusal-wrong-number-of-cards = { $chosen ->
        [one] { $chosen } kártyát
       *[other] { $chosen } kártyát
    } választottál. Készleten { $markers ->
        [one] { $markers } jelződ
       *[other] { $markers } jelződ
    } van, ezért pontosan { $needed ->
        [one] { $needed } kártyát
       *[other] { $needed } kártyát
    } kell választanod.
kings-road-refusal-wrong-number-of-seats = Ezt a játékot legalább { $least }, legfeljebb { $most } játékos játszhatja, nem { $seats }. Válassz e határok közötti számot.
kings-road-refusal-banner-length = { $region }: „{ $banner }” nem lehet zászló. Egy zászlón legalább { $least }, legfeljebb { $most } szám áll; ennyit adj meg.
kings-road-refusal-banner-not-whole = { $region }: „{ $number }” nem egész szám. Egy zászlón csak egész számok lehetnek.
kings-road-refusal-banner-negative = { $region }: { $number } kisebb nullánál. Egy zászlón a legkisebb szám a 0.
kings-road-refusal-banner-too-high = { $region }: { $number } túl nagy szám. Egy zászlón a legnagyobb megengedett szám: { $most }.
kings-road-refusal-banner-rises = { $region }: { $before } után { $after } áll, de egy zászlón egyik szám sem lehet nagyobb az előzőnél. A nagyobb számokat tedd előre.

## Szabályok

rule-KR-1 = Ketten, hárman, négyen vagy öten játszhattok. Mindenkinek 20 befolyásjelzője van; az egyik a pontokat mutatja, így 19 rakható le. Mindenkinek ugyanaz a tizenegy kártyája van: egy-egy a nyolc régióhoz, valamint a Lovag, a Sárkány és a Boszorkány.
rule-KR-2 = A Király az 1-es régióból (Zin Kai mélysége) indul. Mindenki 0 ponttal kezd.
rule-KR-3 = A nyolc régió egy körbefutó út mentén fekszik, ebben a sorrendben: 1, 6, 4, 7, 3, 5, 2, 8, majd újra 1. Még egy út köti össze a 3-as régiót (Templomromok) az 1-essel (Zin Kai mélysége). A Király csak a körben utazik, a nemesek láncánál viszont minden út számít.
rule-KR-10 = Mindenki egyszerre és titokban választ: pontosan hármat a még meglévő kártyái közül, és azok sorrendjét. Ha háromnál kevesebb jelződ van készleten, pontosan annyi kártyát választasz, ahány jelződ van, bármilyet; ha egy sincs, nem választasz kártyát.
rule-KR-11 = Ha a Lovagot választod, csak az utolsó kártyád lehet.
rule-KR-12 = Ha a Boszorkányt választod, csak az első kártyád lehet. A mögötte lévő lapok úgyis látatlanul és felhasználatlanul kerülnének vissza hozzád, ezért más kártyát nem nevezel meg.
rule-KR-13 = Amikor mindenki választott, minden kártyát felfedünk és végrehajtunk. Egy régiókártyával egy jelződet rakod abba a régióba.
rule-KR-14 = A Lovaggal még egy jelzőt tehetsz a közvetlenül előtte lévő kártya régiójába. Ha az nem régiókártya, a Lovagnak nincs hatása. Ha nem kéred a jelzőt, azt már a választáskor jelzed. A Lovag visszakerül a kezedbe.
rule-KR-15 = Minden Sárkány miatt eggyel több régiót értékelünk ebben a fordulóban; több Sárkány hatása összeadódik. A kijátszott Sárkány kikerül a játékból.
rule-KR-16 = Aki a Boszorkányt játszotta ki, újra választ, miután a többiek már végrehajtották a kártyáikat. Ha többen vannak, egyszerre választanak, annak ismeretében, hogy mit tettek a többiek, a szokásos szabályok szerint, de a Boszorkány nélkül. Ezután felfedik és végrehajtják ezeket is; ha van köztük Sárkány, az is számít. A kijátszott Boszorkány kikerül a játékból.
rule-KR-17 = A régiókártyák és a Lovag a forduló után visszakerülnek a kezedbe.
rule-KR-20 = Először a Király régióját értékeljük, majd minden ebben a fordulóban kijátszott Sárkányért a kör soron következő régióját is. Egy régió értékelését mindig befejezzük, mielőtt a következő jönne, így az éppen megszerzett nemes a következőben már meghosszabbíthat egy láncot.
rule-KR-21 = Akinek legalább egy jelzője van a régióban, a jelzői száma szerint kap helyezést; a nemes is jelzőnek számít. Az első hely a régió zászlajának első számát kapja, a második a másodikat, és így tovább. Egy zászlón egy–négy egész szám áll, egyik sem negatív, és egyik sem nagyobb az előzőnél. Legfeljebb annyi hely kap pontot, ahány szám van a zászlón, és mindig legalább eggyel kevesebb, mint ahányan játszotok: hárman például csak az első és a második.
rule-KR-22 = Holtverseny esetén az érintettek osztoznak azokon a helyeken, amelyeket együtt foglalnának el, és mindegyikük az ezekért járó legkisebb számot kapja. Az a hely, amelyért nem jár pont, 0-nak számít.
rule-KR-23 = Ha egyedül neked van a legtöbb jelződ a régióban, egyet ott hagysz közülük nemesként, a korábbi nemes pedig visszakerül tulajdonosa készletébe. Ha az élen holtverseny van, új nemes nem jön, a régi pedig marad.
rule-KR-24 = A régió összes többi jelzője visszakerül a tulajdonosához. A nemes marad.
rule-KR-25 = Ezután a régió nemesének tulajdonosa, akár új a nemes, akár régi, 1 pontot kap saját nemesei azon megszakítatlan láncának minden régiójáért, amelyhez ez a régió tartozik. A lánc bármelyik úton haladhat. Maga a régió is számít, így ez mindig legalább 1 pont.
rule-KR-26 = Ezután a Király az utoljára értékelt régió utáni régióba megy.
rule-KR-30 = A játék annak a fordulónak a végén ér véget, amelyben valaki eléri a 40 pontot.
rule-KR-31 = A végső értékelésben sorra kerül minden régió, amelyet az utolsó fordulóban nem értékeltünk: a helyezésekért jár pont, a holtverseny szokásos szabályával. A nemesek jelzőnek számítanak, de újak nem jönnek, és nem hoznak pontot.
rule-KR-32 = Az győz, akinek a legtöbb pontja van. Egyenlőség esetén a nemesek száma dönt; ha ez is egyenlő, a győzelem közös.
rule-KR-33 = Ha lejátszottatok 200 fordulót, és a játék az utolsóval sem ért véget, eredmény nélkül leáll. Ezt a játékszabály nem kéri, de egy programnak szüksége van rá.
rule-KR-40 = Ebben a változatban a nemes a játék végéig a helyén marad, és tulajdonosa jelzőjének számít. Ha egyedül neked van a legtöbb jelződ, egy saját nemest teszel az ott lévők mellé, régiónként legfeljebb egyet; másodszorra már nem történik semmi. Amikor egy régiót értékelünk, minden ottani nemes pontot hoz tulajdonosának a maga láncáért.
rule-KR-50 = Csak az a választás rejtett, amelyet még nem fedtetek fel. Azt mindenki látja, kinek milyen kártyái vannak még.
