# Segítő sor az állapot alatt és a beállítása, magyarul.

page-help = Segítő sor az állapot alatt
page-help-start = Az első három játékomban
page-help-always = Mindig
page-help-never = Soha
tt-fits-start = Útvonalat kezdhet

## Thurn und Taxis

help-tt-first = Első kör: két kártyát kapsz, és egyet leraksz. Olyan városokat vegyél el, amelyek a térképen szomszédok.
help-tt-take = Vegyél el egy kártyát, amely az útvonalad végéhez illeszkedik, vagy a következő körben fog. A húzópakli szerencse dolga.
help-tt-take-empty = Üres kézzel kezded újra: olyan várost vegyél el, amelyet a kínálatból egy szomszéd követhet.
help-tt-must-call = Ebben a körben két kártya jár, mert üres volt a kezed: vegyél el egy másodikat, a postamester magától jön.
help-tt-second = Vedd el a második kártyádat: olyat, amely követheti az elsőt, vagy megkezdheti a következő útvonalat.
help-tt-start = Bármelyik kártya útvonalat kezd. Olyat válassz, amelyet a többi kártyád folytathat.
help-tt-play = Rakj le egy kártyát az útvonal végére, és tarts meg egyet a következő körre: ha semmi sem illeszkedik, az útvonal elvész.
help-tt-stuck = Semmi sem illeszkedik. Add fel az útvonalat, vagy vegyél el még egy kártyát a postamesterrel, ha még segíthet.
help-tt-play-second = Rakj le egy második kártyát: a hosszabb útvonal nagyobb kocsit és bónuszlapkát hoz.
help-tt-may-close = Fejezd be most postaállomásokért és talán egy kocsiért, vagy zárd le a körödet, és hosszabbítsd tovább.
help-tt-short = Egy útvonal befejezéséhez három város kell. A postakocsissal egy második kártyát is lerakhatsz.
help-tt-closing = Rakd le a postaállomásaidat; utána jönnek a lapkák, a kocsi és legfeljebb három kézben maradó kártya.
help-tt-end = Kész a köröd. Fejezd be, vagy vond vissza, amit még lehet.
help-tt-wait = Amíg a többiek játszanak: mely városok folytathatnák az útvonaladat?

## King's Road

help-kr-first = Válassz három kártyát. A Király régióját ebben a fordulóban értékeljük, a többit később: a legtöbb jelző nyer.
help-kr-choose = Nyerd meg most a Király régióját, vagy készülj a következőkre az úton. A szomszédos nemesek többet hoznak.
help-kr-near-end = 40 pontnál a forduló végén vége a játéknak, és minden más régiót még egyszer értékelünk: bárhol megérheti a jelző.
help-kr-again = Kijátszottad a Boszorkányt, és láttad, mit tettek a többiek. Most válaszd ki a válaszodat.
help-kr-few = Annyi kártyát választasz, ahány jelződ van. Értékelés után több is visszajön.
help-kr-chosen = Változtathatsz, amíg nem választott mindenki.
help-kr-wait = A többiek választanak.

## Egy szó mindenről, ami az asztalon van

help-tt-deck = A húzópakli: olyan lapot húzol, amelyet csak te látsz.
help-tt-discard = Eldobott lapok. Ha a húzópakli elfogy, ezekből lesz az új.
help-tt-stack-length = Aki ilyen hosszú útvonalat fejez be, megkapja a legfelső lapkát.
help-tt-stack-province = Ha e tartomány vagy tartománypár minden városában van postaállomásod, megkapod a legfelső lapkát, egyszer a játékban.
help-tt-stack-all = Ha minden tartományban, amelyet a kiadás kér, van postaállomásod, megkapod a legfelső lapkát, egyszer a játékban.
help-tt-stack-end = Azé, aki először veszi el a 7-es kocsit, vagy rakja le az utolsó postaállomását.
help-tt-points = A pontjaid most: kocsi és lapkák, mínusz 1 minden le nem rakott postaállomásért. Ezért indulsz −20-ról.
help-kr-king = A Király. A régióját a forduló végén értékeljük, aztán továbbutazik az úton.
help-kr-banner = Zászló, { $banner }: az első, a második és a további helyekért járó pontok. Mindig legalább eggyel kevesebb hely ér pontot, mint ahányan játszotok.
help-kr-track = Ha valaki eléri a 40 pontot, a játék azzal a fordulóval véget ér.
help-kr-card = Egy jelződet ebbe a régióba teszi: { $region }.
help-kr-points = Az eddigi pontok. 40-nél a játék azzal a fordulóval véget ér.
