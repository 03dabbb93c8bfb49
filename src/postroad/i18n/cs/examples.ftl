# Ukázkové hry s poznámkami, česky.

example-last-coach = Jediný bod
example-last-coach-about = Souboj, který se otočí až v posledním kole: jak kolář a dlouhá trasa dohoní deset bodů.
example-last-coach-1 = { bot-counter } rád počítá karty, { bot-racer } chce co nejdřív kočár číslo 7. Všichni začínají na −20: každý z 20 domečků, který na konci zůstane v zásobě, stojí bod.
example-last-coach-2 = Trase ze tří měst chybí do kočáru číslo 4 jedno město. Kolář, povolaný při dokončení trasy, nahradí jedno nebo dvě chybějící města.
example-last-coach-3 = Jedno dokončení a poslední domeček přinese dvanáct bodů: bonus za sedm měst, bonus za Bayern a kočár číslo 6. Dlouhá trasa, která zároveň zaplní celou zemi, se vyplatí hned několikrát.
example-last-coach-4 = S Lodzí má { bot-racer } domeček ve všech devíti zemích a bere tento bonus jako první: šest bodů. Je to 18 : 8 a hra vypadá rozhodnutě.
example-last-coach-5 = Jenže { bot-counter } má nasbíranou trasu ze šesti měst: tři body za délku a kolář přidá kočár číslo 7, který má hodnotu deset místo sedmi. Kdo spustí konec hry, dostane ještě bod: 19 : 18.
example-last-coach-6 = { bot-racer } má v tomto kole ještě tah, ale trasa byla dokončena právě v tahu předtím: nová o jediném městě nemá žádnou cenu. O takových hrách rozhoduje načasování posledního dokončení.
example-three-on-the-road = Ukončit neznamená vyhrát
example-three-on-the-road-about = Tři hráči, bonusy, které se postupně zmenšují, a konec, který přijde příliš brzy právě tomu, kdo ho spustí.
example-three-on-the-road-1 = { bot-counter } a { bot-other-1 } přemýšlejí stejně, { bot-builder } má ráda celé země. Ve třech se nabídka mezi dvěma vlastními tahy mění víc.
example-three-on-the-road-2 = { bot-counter } opouští trasu o jednom městě a začíná znovu v Passau. Stojí to jedinou kartu; držet se trasy, která nikam nevede, by stálo tahy.
example-three-on-the-road-3 = Sedm měst, a přesto jen kočár číslo 5: kočáry se berou popořadě, nikdy víc než jeden za trasu. Samotná délka přináší čtyři body.
example-three-on-the-road-4 = { bot-builder } má jako první domeček ve všech devíti zemích: šest bodů.
example-three-on-the-road-5 = { bot-other-1 } dokáže totéž o čtyři kola později a dostane pět. Žetony v hromádce mají postupně menší hodnotu, ale i ta druhá tu stačí na velký náskok: 24 : 13.
example-three-on-the-road-6 = { bot-builder } bere kočár číslo 7 a bod za konec, v jediném tahu deset bodů, a přesto jeden chybí. { bot-builder } je v kole poslední na tahu, takže už nikdo další nehraje. Než hru ukončíš, počítej.
example-same-thought = Dvakrát stejný nápad
example-same-thought-about = Souboj dvou nejsilnějších botů: co stojí remíza, k čemu je čarodějnice a jak řetězy šlechticů vyhrávají hru.
example-same-thought-1 = { bot-stage } a { bot-second-guess } volí současně po třech kartách. Ve dvou platí jen první číslo praporu: druhé místo nepřinese nic.
example-same-thought-2 = Dvakrát měli oba stejný nápad. Při shodě na prvním místě platí nejnižší číslo sdílených míst, ve dvou tedy nic, a žádný šlechtic nezůstane.
example-same-thought-3 = { bot-stage } ukazuje jen čarodějnici: nejdřív pokládá soupeř a potom { bot-stage } volí s otevřenýma očima.
example-same-thought-4 = { bot-second-guess } má v bodovaném regionu jeden žeton, takže stačí dva. Čtyři body, jeden za řetěz a šlechtic: tak se čarodějnice vyplatila.
example-same-thought-5 = Osm bodů za královský hrad, zatím nejcennější region. { bot-second-guess } tam v každém ze dvou předchozích kol dává dva žetony, zatímco král je ještě jinde.
example-same-thought-6 = Region přináší čtyři body, řetěz šlechticů pět: víc než samotný region. Jeden šlechtic odchází domů a nový, kterého sem staví { bot-second-guess }, se připojí ke čtyřem sousedům.
example-same-thought-7 = Někdo dosáhl 40 bodů, a tak se každý region boduje ještě jednou, tentokrát bez řetězů. { bot-stage } z toho získá 19 bodů a { bot-second-guess } 12, ale řetězy už daly příliš velký náskok: 54 : 50.
