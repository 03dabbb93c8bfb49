# The page: the site and the frame around a table, in Czech.

page-name = Postroad

## Everywhere

page-skip = Přejít k obsahu
page-nav = Hlavní menu
page-nav-tables = Stoly
page-nav-mine = Moje stoly
page-nav-replay = Záznamy
page-nav-about = O projektu
page-settings = Nastavení
page-language = Jazyk
page-close = Zavřít
page-loading = Okamžik…
page-text-mode = Textový režim
page-documentation = Dokumentace
page-fan-notice = Postroad je bezplatný fanouškovský projekt. Nepatří autorům her ani jejich vydavatelům. Pokud se ti hra líbí, kup si ji.
page-to-front = Na úvodní stránku
page-missing = Stránka neexistuje
page-missing-text = Tento dopis nelze doručit: na této adrese nic není. Odkaz je možná starý nebo je v něm překlep.
page-table-missing = Takový stůl není. V odkazu je možná překlep, nebo byl stůl dávno zrušen.
page-undrawn = Tato hra tu zatím nemá kreslený plán. Hraje se na prostých stránkách, celá a se vším, co k ní patří.
page-undrawn-go = Na prostou stránku
page-table-closed = Tento stůl byl zrušen před začátkem hry.
page-notice-restarting = Server se restartuje. Tvoje hra je uložená a za okamžik bude pokračovat.
page-notice-read-only = Server teď nemůže nic uložit. Než se to opraví, můžeš se dívat, ale ne hrát.
page-notice-writable = Server zase může ukládat. Hra pokračuje.
page-notice-lost = Spojení je přerušené. Zkoušíme to dál; co uděláš, se odešle, jakmile bude obnoveno.
page-notice-back = Spojení je obnoveno.
page-reconnecting = připojování…
refusal-unreachable = Server není dostupný. Zkontroluj připojení a zkus to znovu.
refusal-failed = To se nepovedlo. Zkus to prosím znovu.

## Front page

page-front-title = Dvě klasické deskové hry online
page-front-text = Přímo v prohlížeči, s přáteli nebo proti botům. Bez registrace, bez reklam, bez instalace.
page-waiting-for-you = Čekají na tebe
page-players = { $most ->
        [one] { $least } až { $most } hráč
        [few] { $least } až { $most } hráči
        [many] { $least } až { $most } hráče
       *[other] { $least } až { $most } hráčů
    }
page-about-thurn-taxis = Buduj poštovní cesty od města k městu, stav podél nich domečky a sbírej bonusy dřív než ostatní. V každém tahu: vzít si kartu, vyložit kartu.
page-about-kings-road = Získej vliv v osmi krajích kolem královské okružní silnice. Všichni si tajně vyberou tři karty a pak je naráz odhalí.
page-play-bot = Hrát proti botům
page-open-table = Hrát s přáteli
page-rules = Pravidla
page-rules-of = Pravidla: { $game }
page-statistics = Statistika
page-promise-free = Zdarma a bez registrace
page-promise-fair = Poctivé míchání, které si můžeš ověřit
page-promise-languages = V pěti jazycích; ovládání myší, dotykem i klávesnicí
page-play-bot-title = { $game } proti botům
page-your-name = Tvoje jméno
page-default-name = Host
page-name-note = Ostatní u stolu ho uvidí. Kdykoli ho můžeš změnit.
page-opponent = Soupeř
page-opponent-number = Soupeř { $number }
page-opponent-any = Nech mě překvapit
page-opponent-add = Přidat soupeře
page-opponent-remove = Odebrat soupeře { $number }
page-bot-level = { $name }, síla { $level } z { $most }
page-bot-named = Bot: { $name } ({ $level })
page-strength = Síla { $level } z { $most }
page-start-playing = Začít hrát

## Opening a table

page-open-table-of = Nový stůl: { $game }
page-seats = Místa
page-seat-number = Místo { $number }
page-seat-me = Tady sedím já
page-seat-anyone = Volné pro kohokoli
page-seat-bot = Bot
page-seat-add = Přidat místo
page-seat-remove = Odebrat místo { $number }
page-seat-hot = Máš víc míst: hrajete u jedné obrazovky a předáváte si ji. Skryté karty zůstanou zakryté, dokud se další hráč neohlásí.
page-seat-open = volné místo
page-options = Pravidla u tohoto stolu
page-edition = Vydání
page-who-begins = Kdo začíná
page-who-begins-chance = rozhodne los
page-conduct = Jak se hraje
page-public = Ukázat stůl všem
page-public-about = Jinak může přijít jen ten, kdo má odkaz.
page-with-chat = S chatem
page-with-chat-about = Jako hostitel můžeš kohokoli ztlumit.
page-shows-points = Ukazovat body všech
page-shows-points-about = Co leží otevřeně na stole, se sčítá už během hry.
page-clock = Časový limit
page-clock-none = Bez limitu
page-clock-turn = Čas na každý tah
page-clock-bank = Čas na celou hru
page-time = Čas
page-minutes = { $count ->
        [one] { $count } minuta
        [few] { $count } minuty
        [many] { $count } minuty
       *[other] { $count } minut
    }
page-days = { $count ->
        [one] { $count } den
        [few] { $count } dny
        [many] { $count } dne
       *[other] { $count } dní
    }
page-absence = Když někomu vyprší čas
page-absence-wait = čekáme; hostitel může posadit bota
page-absence-bot = hraje bot, dokud se hráč nevrátí
page-pace = Boti hrají
page-pace-calm = klidně
page-pace-brisk = svižně
page-pace-instant = okamžitě
page-open-and-invite = Otevřít stůl a pozvat
page-open-and-play = Otevřít stůl a hrát

## Lists of tables

page-lobby-gathering = Hledají hráče
page-lobby-playing = Právě se hraje
page-lobby-none = Žádný veřejný stůl teď nečeká. Otevři vlastní!
page-mine-running = Rozehrané
page-mine-gathering = Čekárny
page-mine-over = Dohrané
page-mine-none = Zatím nemáš žádné stoly. Vyber si hru na úvodní stránce.
page-row-you = jsi na tahu
page-row-open = { $count ->
        [one] { $count } místo je volné
        [few] { $count } místa jsou volná
        [many] { $count } místa je volných
       *[other] { $count } míst je volných
    }
page-row-gathering = brzy začne
page-row-playing = hraje se
page-row-over = dohráno
page-row-won = vítěz: { $names }
page-row-you-won = výhra je tvoje
page-row-untimed = bez časového limitu
page-row-left = zbývá { $time }
page-row-join = Přidat se
page-row-enter = Ke stolu
page-row-watch = Sledovat
page-row-look = Zobrazit výsledek
page-gone = hráč, který odešel

## Waiting room

page-waiting-room = Čekárna
page-waiting-ready = Hra začne, až budou všichni připraveni.
page-ready = Jsem připraven(a)
page-not-ready = Ještě nejsem připraven(a)
page-ready-about = Až budou připraveni všichni, hra začne. Tvůj prohlížeč přidá k míchání vlastní náhodné číslo: nejdřív jen jeho pečeť a samotné číslo až ve chvíli, kdy jsou pevně dané všechny pečeti.
page-ready-plain = Až budou všichni připraveni, hra začne.
page-beginning = Všichni jsou připraveni. Otevírají se zapečetěná náhodná čísla, hra za chvíli začne.
page-is-ready = připraven(a)
page-is-not-ready = ještě nepřipraven(a)
page-you = ty
page-host = hostitel
page-level = síla { $level }
page-join = Posadit se
page-leave = Odejít od stolu
page-close-table = Zrušit stůl
page-table-full = Všechna místa jsou obsazená. Až hra začne, můžeš se dívat.
page-arrange = Změnit místo { $number }
page-change = Změnit…
page-remove-person = Odebrat tohoto hráče
page-invite = Pozvat
page-invite-about = Kdo otevře tento odkaz, může si sednout:
page-link-copy = Zkopírovat odkaz
page-link-copied = Odkaz je zkopírovaný.
page-qr = Odkaz jako QR kód
page-this-table = Tento stůl
page-commitment = Pečeť míchání
page-commitment-about = Tvůj prohlížeč si tuto pečeť zapamatuje. Po hře může ověřit, že karty plynou z ní a z náhodných čísel hráčů.
page-no-chance = V této hře nic nezávisí na náhodě. Každá volba je zapečetěná, dokud nezvolí všichni, takže ji nikdo nemůže změnit podle ostatních.

## Settings

page-settings-look = Vzhled
page-settings-play = Při hře
page-theme = Motiv
page-theme-system = podle zařízení
page-theme-light = světlý
page-theme-dark = tmavý
page-text-size = Velikost písma
page-text-normal = běžná
page-text-large = velká
page-text-huge = velmi velká
page-palette = Barvy hráčů
page-palette-gentle = vhodné i pro barvoslepé
page-palette-strong = silný kontrast, i v odstínech šedi
page-speed = Akce ostatních ukazovat
page-speed-calm = klidně
page-speed-brisk = svižně
page-speed-instant = bez animací
page-confirms-end = Ptát se před koncem mého tahu
page-sound = Zvuk, když jsem na tahu
page-patterns = Kromě barev i vzory na plánu
page-taps-once = Na dotykové obrazovce: brát a vykládat karty jediným klepnutím
page-counts-cards = Ukazovat na mapě, kolik karet každého města ještě nebylo vidět
page-identity = Tvůj profil
page-name-save = Uložit jméno
page-name-saved = Jméno je uložené.
page-recovery = Obnovovací kód
page-recovery-about = S ním můžeš pokračovat v jiném prohlížeči. Kdo ho zná, může převzít tvá místa, proto si ho nech pro sebe. Nový kód ruší ten starý.
page-recovery-new = Vytvořit nový kód
page-recovery-note = Tvůj obnovovací kód; ukazuje se jen teď. S ním můžeš pokračovat v jiném prohlížeči:
page-recovery-kept = Kód mám zapsaný
page-export = Stáhnout vše, co je o mně uloženo
page-forget = Smazat moje údaje
page-forget-text = Tvoje jméno, nastavení a zprávy v chatu budou smazány a ve tvých hrách budou pokračovat boti. Dohrané hry zůstanou, bez tvého jména. Nelze to vzít zpět.
page-forget-do = Nenávratně smazat
page-keep = Zrušit
page-recover = Mám kód
page-recover-about = Kód z jiného zařízení, nebo obnovovací kód. S obnovovacím kódem se profil v ostatních prohlížečích odhlásí.
page-recover-do = Pokračovat s tímto kódem
page-recovered = Vítej zpět, { $name }.

## Rules and about

page-rule = Pravidlo { $rule }
page-all-rules = Všechna pravidla
page-show-rule = Ukázat pravidlo
page-about-what = Na Postroadu si v prohlížeči zahraješ dvě deskové hry: s přáteli nebo proti botům, na jedno posezení, nebo celé týdny. Může si ho spustit kdokoli na vlastním serveru; žádná firma za ním nestojí.
page-about-games = Hru Thurn und Taxis (Poštovní kurýr) vymysleli Andreas a Karen Seyfarthovi, King's Road Reiner Knizia. Toto je fanouškovský projekt: mapa, kresby i texty jsou naše vlastní, pravidla jsou převyprávěná našimi slovy a názvy jen říkají, o kterou hru jde.
page-about-fair = Když se otevře stůl, server určí tajemství a ukáže jeho pečeť. Každý prohlížeč pak zapečetí vlastní náhodné číslo a otevře ho, až když jsou zapečetěna všechna. Tajemství a tato čísla určují každou kartu; na konci se tajemství odhalí a tvůj prohlížeč může všechno porovnat s tím, co viděl. Karty si tak nemohl vybrat nikdo, ani provozovatel serveru, pokud aspoň jedno číslo pochází od někoho, komu věříš. Kdo své číslo zadrží, může si vybrat ze dvou zamíchání, a kontrola to řekne. Neukáže, zda se na karty provozovatel podíval.
page-about-privacy = Nejsou tu žádné účty, žádné sledování ani požadavky na jiné stránky. Server uchovává tvé jméno, nastavení a hry; v nastavení si vše můžeš stáhnout nebo smazat.
page-about-code = Zdrojový kód je svobodný pod licencí MIT.

## At the table

page-panes = Části stolu
page-pane-board = Plán
page-pane-players = Hráči
page-pane-log = Průběh
page-closer = Přiblížit mapu
page-further = Oddálit mapu
page-key-zoom = Přiblížit nebo oddálit mapu
page-chat = Chat
page-chat-said = { $name } píše: { $text }
page-chat-empty = Zatím nikdo nic nenapsal.
page-chat-write = Napiš něco
page-chat-send = Odeslat
page-mute = Ztlumit: { $name }
page-watching = Jen se díváš
page-result = Výsledek
page-undo = Vrátit tah
page-undo-nothing = Teď nemáš co vrátit.
page-undo-asking = O vrácení už někdo požádal. Nejprve o tom rozhodnou ostatní.
page-undo-asked = { $player } chce vrátit tah, který už ukázal něco nového. Souhlasíš?
page-undo-agree = Souhlasím
page-undo-decline = Nesouhlasím
page-undo-waits = { $player } chce vrátit tah. Čeká se na odpověď: { $players }.
page-menu = Menu
page-thinks = přemýšlí…
page-chooses = vybírá…
page-is-away = hraje bot
page-is-overdue = čas vypršel
page-you-overdue = Tvůj čas vypršel.
page-has-resigned = hra vzdána
page-not-here = právě tu není
page-points = { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }
page-spectators = { $count ->
        [one] Dívá se { $count } člověk
        [few] Dívají se { $count } lidé
        [many] Dívá se { $count } člověka
       *[other] Dívá se { $count } lidí
    }
page-since = Od tvé poslední akce
page-recent = Co se právě stalo
page-taken-back = Vráceno:
page-handover = Teď hraje { $player }
page-handover-about = Předej zařízení dál. Do té doby zůstanou karty zakryté.
page-handover-do = Jsem { $player }: ukázat mé karty
page-return = Vrátit se na své místo
page-bot-for-you = Hraje za tebe bot.
page-away-long = { $player }: už dvě minuty pryč.
page-vote-stand-in = Nechat hrát bota
page-votes = Hlasy pro bota: { $count } z { $needed }.
page-wait-longer = Ještě počkat
page-leave-text = Bude za tebe hrát bot a na své místo se můžeš kdykoli vrátit.
page-leave-do = Odejít
page-resign = Vzdát se
page-resign-text = Tuto hru vzdáváš natrvalo. Pokud ostatní ještě hrají, na tvém místě pokračuje bot. Nelze to vzít zpět.
page-resign-do = Vzdát se natrvalo
page-play-on = Hrát dál
page-watch-link = Odkaz na tento stůl
page-watch-about = S tímto odkazem se může dívat kdokoli:
page-keys = Klávesnice
page-key-help = ukázat všechny klávesy
page-key-undo = vrátit tah
page-key-log = k průběhu
page-key-status = znovu říct, co je třeba udělat
page-key-skip = přeskočit, co se ukazuje; zavřít
page-key-tab = k další části stránky

## The end

page-over-you = Vyhráváš!
page-over-behind = { $points ->
        [one] Prohra o { $points } bod. Vítězí: { $name }
        [few] Prohra o { $points } body. Vítězí: { $name }
        [many] Prohra o { $points } bodu. Vítězí: { $name }
       *[other] Prohra o { $points } bodů. Vítězí: { $name }
    }
page-over-tie = Stejně bodů, ale remízu vyhrává { $name }
page-over-you-resigned = Hra pro tebe skončila: vzdal ses nebo vzdala.
page-over-nobody = Hra skončila
page-over-resigned = Ostatní hru vzdali.
page-winner = vyhrává
page-rematch = Hrát znovu
page-new-opponents = Noví soupeři
page-rematch-join = K další hře
page-replay = Přehrát záznam
page-look-at-board = Podívat se na plán
page-record = Stáhnout záznam hry
page-proof = Bylo to poctivé?
page-proof-about = Tvůj prohlížeč znovu vypočítá všechny karty této hry a porovná je s tím, co viděl. Nemůže vědět, zda se na ně provozovatel serveru podíval.
page-proof-do = Ověřit teď
page-proof-holds = Všechno sedí: karty si nikdo nemohl vybrat.
page-proof-partly = Co se dalo ověřit, sedí. Všechno se ověřit nedalo:
page-proof-broken = Něco nesedí:
page-proof-unchecked = Nedokázáno: tato stránka neví, jak se v této hře táhnou karty, a proto je nezkontrolovala.
page-proof-failed = Záznam se nepodařilo stáhnout. Zkus to znovu.
page-proof-unreadable = Toto není záznam této hry, nebo se nedá sledovat.
page-proof-seen = Tajemství je to, jehož pečeť tento prohlížeč viděl před hrou.
page-proof-unseen = Tajemství odpovídá pečeti v záznamu. Tento prohlížeč pečeť před hrou neviděl.
page-proof-not-committed = Tajemství neodpovídá pečeti.
page-proof-other-seal = Pečeť v záznamu není ta, kterou tento prohlížeč viděl jako první.
page-proof-own = Tvoje náhodné číslo v zamíchání je.
page-proof-own-none = Tento prohlížeč žádné náhodné číslo nepřidal, důkaz tedy stojí na číslech ostatních.
page-proof-own-late = Tvoje náhodné číslo nedorazilo na server včas a bylo vynecháno.
page-proof-own-dropped = Server tvoje náhodné číslo přijal, ale v zamíchání není.
page-proof-alone = V zamíchání není náhodné číslo žádného hráče: kdo hru pořádal, mohl si karty před začátkem vybrat.
page-proof-older = U hry tohoto druhu mohl její pořadatel před začátkem zkoušet různá zamíchání. Od té doby se už nic změnit nedalo.
page-proof-withheld = Zadrženo a vynecháno: { $count ->
        [one] { $count } náhodné číslo
        [few] { $count } náhodná čísla
        [many] { $count } náhodného čísla
       *[other] { $count } náhodných čísel
    }. Kdo to dělá, může si vybrat ze dvou zamíchání.
page-proof-list = Zapečetěná náhodná čísla nejsou ta, která se tomuto prohlížeči ukázala, než otevřel své vlastní.
page-proof-share = Jedno z náhodných čísel v záznamu neodpovídá své pečeti.
page-proof-draws = Sedí karty: { $right } z { $draws }.
page-proof-seals = Sedí tajná rozhodnutí: { $right } z { $seals }.
page-proof-seals-shown = Pečetí, které tento prohlížeč viděl před odhalením: { $shown }.
page-proof-seals-changed = Rozhodnutí změněných poté, co tu byla naposled vidět jejich pečeť: { $count }.
page-proof-seals-wrong = Rozhodnutí odhalených s jinou pečetí, než jaká tu byla vidět: { $count }.
