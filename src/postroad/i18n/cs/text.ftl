# Textový režim česky: prosté stránky s textem, formuláři a tlačítky; a proč může být požadavek odmítnut.

## The site

text-skip = Přejít k obsahu
text-site = Menu
text-languages = Jazyky
text-tables = Stoly
text-open = Otevřít stůl
text-me = Moje údaje
text-rules = Pravidla
text-about = Dvě deskové hry s přáteli i s boty. Tato stránka funguje v každém prohlížeči a bez skriptů.
text-without-scripts = Tato stránka potřebuje JavaScript. Hrát se dá i bez něj.
text-to-plain-page = Přejít na prostou stránku
text-refused = To nejde
text-wrong = Nepodařilo se
text-back = Zpět ke stolům
text-yes = ano
text-no = ne

## People

text-who-are-you = Jak ti máme říkat?
text-your-name = Tvoje jméno
text-go = Pokračovat
text-go-on = Pokračovat tam, kde to bylo přerušeno
text-have-code = Nebo kód z jiného zařízení či tvůj obnovovací kód
text-move-here = Pokračovat v tomto prohlížeči
text-you-are = Tvoje jméno: { $name }.
text-rename = Změnit jméno
text-code = Tvůj obnovovací kód
text-code-about = Zapiš si ho: ukáže se jen teď. S ním můžeš pod svým jménem pokračovat i v jiném prohlížeči.
text-new-code = Vytvořit nový kód
text-new-code-about = Nový obnovovací kód zneplatní ten starý.
text-export = Stáhnout vše, co je o mně uloženo
text-delete = Smazat moje údaje
text-delete-about = Tvoje jméno, zprávy v chatu a klíče pro programy budou nenávratně smazány. Dohrané hry si lze dál přehrát, ale bez tvého jména.
text-delete-sure = Ano, nenávratně smazat
text-forgotten = smazaný hráč

## Lists

text-my-tables = Moje stoly
text-no-tables-of-mine = Zatím nesedíš u žádného stolu.
text-public-tables = Veřejné stoly
text-no-public-tables = Teď tu není žádný veřejný stůl.
text-status-waiting = Hra ještě nezačala.
text-status-playing = Hra probíhá.
text-status-over = Hra skončila.
text-status-closed = Stůl je zrušený.
text-waits-for-you = Čeká na tebe.

## Opening a table

text-who-plays = Kdo hraje
text-seat = Místo { $number }
text-no-seat = nikdo
text-open-seat = volné místo
text-bot = { $name } (bot, síla { $level })
text-options = Pravidla u tohoto stolu
text-edition = Vydání
text-by-edition = jako ve vydání
text-time = Čas
text-clock = Časový limit
text-clock-none = bez limitu
text-clock-turn-60 = minuta na každý tah
text-clock-turn-86400 = den na každý tah
text-clock-turn-259200 = tři dny na každý tah
text-clock-bank-1200 = 20 minut na celou hru
text-clock-bank-3600 = hodina na celou hru
text-absence = Když někomu vyprší čas
text-absence-wait = Když čas vyprší, čeká se.
text-absence-bot = Když čas vyprší, hraje dál bot, dokud se hráč nevrátí.
text-pace = Tempo botů
text-pace-calm = Boti si dávají na čas.
text-pace-brisk = Boti hrají svižně.
text-pace-instant = Boti hrají okamžitě.
text-public = Ukázat stůl všem na úvodní stránce
text-with-chat = S chatem

## Before the game

text-seats = Místa
text-seat-you = ty
text-seat-host = hostitel
text-seat-ready = připraven(a)
text-seat-turn = má rozhodnout
text-seat-away = pryč, hraje bot
text-seat-resigned = hra vzdána
text-seat-overdue = vypršel čas
text-time-left = zbývá { $minutes } min
text-remove = Odebrat: { $name }
text-fill = Bot na místo { $number }
text-do-fill = Posadit bota
text-invite = Pozvat ostatní
text-invite-about = Kdo otevře tento odkaz, může si sednout:
text-qr = Tentýž odkaz jako QR kód
text-what-now = Co teď?
text-join = Posadit se
text-join-again = Obsadit ještě jedno místo
text-ready = Jsem připraven(a)
text-not-ready = Ještě nejsem připraven(a)
text-leave = Odejít od stolu
text-close-table = Zrušit tento stůl
text-agreed = Nastavení stolu

## In the game

text-your-turn = Jsi na tahu.
text-waiting-for = Čeká se na: { $names }.
text-news = Co se stalo
text-barred = Co teď nejde a proč
text-map = Všechna města a silnice
text-regions = Kraje
text-noble = se šlechticem
text-has-chosen = má vybráno
text-card = Karta { $number }
text-choose = Vybrat
text-chosen = Máš vybráno: { $cards }. Dokud nevyberou všichni, můžeš to změnit.
text-decline = Nepoužít Rytířův žeton
text-undo = Vrátit mou poslední akci
text-withdraw = Vzít můj výběr zpět
text-undo-ask = Požádat ostatní o vrácení mé poslední akce
text-consent = { $name } chce vrátit tah. Souhlasíš?
text-agree = Souhlasím
text-disagree = Nesouhlasím
text-this-seat = Pohled z tohoto místa
text-stand-in = Nechat bota hrát za hráče { $name }
text-vote-stand-in = Hlasovat pro bota místo hráče { $name }
text-other = Odchod
text-return = Jsem zpátky
text-leave-for-now = Zatím odejít; bot hraje dál
text-resign = Vzdát se
text-resign-sure = Ano, vzdát se natrvalo
text-look-again = Obnovit
text-chat = Chat
text-say = Zpráva
text-send = Odeslat

## After the game

text-result = Výsledek
text-record = Stáhnout záznam této hry
text-fairness = Míchalo se poctivě?
text-fairness-about = Tajemství za pečetí a náhodná čísla míst určují každou kartu a každý to může ověřit podle záznamu: porovnej pečeť s tou, která byla vidět před hrou. Karty si nikdo nemohl vybrat, pokud aspoň jedno z čísel pochází od někoho, komu věříš. Neukazuje to, zda do karet provozovatel serveru nahlédl.
text-commitment = Pečeť
text-secret = Tajemství
text-share-of = Náhodné číslo místa { $number }
text-share-none = žádné: bot nebo stránka bez skriptů
text-share-withheld = nepřišlo a bylo vynecháno
text-share-absent = Stránka bez skriptů nepřidává vlastní náhodné číslo. Důkaz pak stojí na číslech ostatních, a když žádné nepřidá nikdo, jen na serveru.
text-rematch = Hrát znovu se stejnými lidmi
text-to-rematch = K další hře
text-number = { $number }
text-share = { $percent } %

## Refusals

refusal-malformed = Tento požadavek není napsán, jak má být: { $text }
refusal-not-json = Tělo požadavku musí být JSON a jeho Content-Type application/json.
refusal-too-large = To je příliš velké: přijímá se nejvýše { $limit ->
        [one] { $limit } bajt
        [few] { $limit } bajty
        [many] { $limit } bajtu
       *[other] { $limit } bajtů
    }.
refusal-too-often = To bylo příliš často. Zkus to znovu za { $seconds } s.
refusal-too-slow = Požadavek nedorazil ani za { $seconds } s. Zkus to znovu.
refusal-too-many-sockets = Je otevřeno příliš mnoho stránek najednou. Některé zavři a tuto načti znovu.
refusal-who-are-you = Ještě tě neznáme. Nejdřív si zvol jméno.
refusal-already-someone = V tomto prohlížeči už profil je. Nejdřív ho smaž, nebo použij jiný prohlížeč.
refusal-name-empty = V tomto jméně není písmeno ani číslice. Zvol takové, které ostatní přečtou.
refusal-preferences-too-large = Tato nastavení jsou příliš velká: ukládá se nejvýše { $limit ->
        [one] { $limit } bajt
        [few] { $limit } bajty
        [many] { $limit } bajtu
       *[other] { $limit } bajtů
    }.
refusal-code-wrong = Takový kód není. Zkontroluj, jak je napsaný; každý kód platí jednou, a kód pro jiné zařízení jen deset minut.
refusal-foreign-origin = Tento požadavek přišel z jiného webu a nebyl proveden. Pokud je to tvůj vlastní web, musí server znát jeho adresu jako origin.
refusal-not-found = Tady nic není. Odkaz je možná starý nebo je v něm překlep.
refusal-no-documentation = Dokumentace není součástí této instalace. Provozovatel serveru ji může přidat příkazem `make site` ve složce projektu.
refusal-method = Tuto adresu takto použít nelze.
refusal-wrong-table = Příkaz uvádí jiný stůl než adresa.
refusal-too-many-tokens = Už máš { $limit ->
        [one] { $limit } klíč
        [few] { $limit } klíče
        [many] { $limit } klíče
       *[other] { $limit } klíčů
    } a víc nejde. Nejdřív jeden smaž.
refusal-record-wrong = Řádek { $line } záznamu je chybný.
refusal-record-several = V tomto souboru je více her; druhá začíná na řádku { $line }. Nahraj vždy jednu.
refusal-internal = U nás se něco pokazilo. Nic se nezměnilo; zkus to prosím znovu.
