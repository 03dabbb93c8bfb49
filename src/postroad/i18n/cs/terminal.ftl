# Terminál a záznamy česky: otázky, pohled na stůl a chyby, které nejsou proti pravidlům hry.

## Otázky

terminal-which-game = Kterou hru chceš hrát?
terminal-turn = { $player }: co uděláš?
terminal-choose = { $player }: vyber { $count ->
        [one] { $count } kartu
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } karet
    }.
terminal-hand-over = Předej klávesnici, na řadě je { $player }. Pak stiskni Enter.
terminal-hidden = { $player } má vybráno. Nikdo jiný to neviděl.
terminal-help-thurn-taxis =
    Napiš akci tak, jak stojí v seznamu vpravo, nebo její číslo.
    ◀ a ▶ ukazují, že se karta hodí k levému nebo pravému konci cesty, ? je karta, kterou nikdo neviděl.
terminal-help-kings-road =
    Napiš čísla svých karet v pořadí, v jakém je hraješ, například: 4 1 9
    Za Rytířem slovo „decline“ znamená, že nechceš jeho žeton navíc: 4 1 9 decline
    Každý hráč má své písmeno, ♔ je Král, ★ šlechtic (počítá se jako žeton), ✓ znamená „má vybráno“.
terminal-help =
    {"  "}rules          ukázat všechna pravidla
    {"  "}rules { $example }    vysvětlit jedno pravidlo
    {"  "}undo           vrátit zpět tvou poslední akci, pokud neukázala nic nového
    {"  "}withdraw       vzít zpět poslední ještě skrytý výběr
    {"  "}resign         vzdát se; dál hraje bot
    {"  "}board          znovu ukázat stůl
    {"  "}map            ukázat všechna města se silnicemi, nebo všechny kraje
    {"  "}save FILE      uložit záznam této hry
    {"  "}quit           přestat hrát
terminal-hint = Napiš „help“ a dozvíš se, co všechno můžeš napsat.
terminal-end = Napiš „save FILE“, pokud chceš uložit záznam této hry, nebo stiskni Enter a skonči.
terminal-quit = Na shledanou.
terminal-kept = Tvoje hra je uschovaná. Pokračovat můžeš takto: { $text }
terminal-forms = Akce se píšou takto: { $actions }
terminal-undone = { $player } vrací poslední akci.
terminal-no-undo = Nic se nedá vrátit: vrátit jde jen tvoje vlastní poslední akce, a to jen když neukázala nic nového.
terminal-withdrawn = { $player } vybírá znovu.
terminal-no-withdraw = Není žádný výběr, který by šlo vzít zpět.
terminal-saved = Záznam je uložený: { $file }
terminal-not-saved = Záznam se nepodařilo uložit ({ $file }): { $reason }
terminal-no-file = Uveď název souboru: save FILE
terminal-no-rule = Pravidlo { $rule } neexistuje. Pravidla se označují takto: { $example }.
terminal-rule = { $rule }: { $text }
terminal-sealed = Pořadí karet určuje tajemství, které teď už nikdo nemůže změnit. Jeho pečeť: { $commitment }

## Stůl

terminal-bot = { $name } (bot)
terminal-person = Hráč { $number }
terminal-player = hráč
terminal-hand = ruka
terminal-cards = karty
terminal-route = cesta
terminal-offices = domečky
terminal-left = v zásobě { $count }
terminal-carriage = kočár
terminal-tiles = žetony
terminal-points = body
terminal-display = Nabídka
terminal-deck = Balíček: { $count }
terminal-discard = Odhoz: { $count }
terminal-stacks = Žetony bonusů
terminal-last-round = Toto je poslední kolo.
terminal-province = země
terminal-city = město
terminal-roads = silnice
terminal-region = kraj
terminal-banner = prapor
terminal-banner-note = * Tato čísla nejsou v pravidlech hry.
terminal-king = Král
terminal-at-hand = v zásobě
terminal-witch-again = Čarodějnice: vyber znovu, už víš, co udělali ostatní.
terminal-game-over = Hra skončila.

## Přehrávání

replay-at = Rozhodnutí { $number } / { $total }
replay-help = Enter: dál · t: na další tah · b: zpět · číslo: přejít tam · q: konec

## Záznamy

verify-good = { $file }: všechno je v pořádku. Zkontrolováno: { $games ->
        [one] { $games } hra
        [few] { $games } hry
        [many] { $games } hry
       *[other] { $games } her
    }, { $lines ->
        [one] { $lines } řádek
        [few] { $lines } řádky
        [many] { $lines } řádku
       *[other] { $lines } řádků
    }.
verify-running = Ještě nedohráno: { $games ->
        [one] { $games } hra
        [few] { $games } hry
        [many] { $games } hry
       *[other] { $games } her
    }.
verify-proven = Každá karta plyne ze zapečetěného tajemství: { $games ->
        [one] { $games } hra
        [few] { $games } hry
        [many] { $games } hry
       *[other] { $games } her
    }. Porovnej pečeť s tou, která byla vidět před hrou.
verify-withheld = Náhodné číslo bylo zadrženo: { $games ->
        [one] { $games } hra
        [few] { $games } hry
        [many] { $games } hry
       *[other] { $games } her
    }. Kdo to udělá, může si vybrat ze dvou zamíchání.
verify-branched = Odbočeno z jiné hry: { $games ->
        [one] { $games } hra
        [few] { $games } hry
        [many] { $games } hry
       *[other] { $games } her
    }. Karty před tím dokazuje jen onen jiný záznam.
record-at = { $file }, řádek { $line }: { $text }
record-illegal = Toto rozhodnutí nebylo možné. { $text }
record-empty = Soubor je prázdný. Záznam začíná řádkem, ve kterém je „postroad-record“.
record-not-a-record = Toto není záznam Postroadu: v prvním řádku není „postroad-record“.
record-not-json = Tento řádek není objekt JSON. Soubor je poškozený nebo pochází z jiného programu.
record-not-an-object = Tento řádek není objekt JSON. Soubor je poškozený nebo pochází z jiného programu.
record-key-twice = Na tomto řádku stojí klíč { $name } v jednom objektu víckrát. Soubor je poškozený nebo pochází z jiného programu.
record-not-utf-8 = Tento řádek není text v UTF-8. Soubor je poškozený nebo pochází z jiného programu.
record-line-cut-off = Soubor končí uprostřed tohoto řádku.
record-line-too-long = Tento řádek je delší než { $limit ->
        [one] { $limit } bajt
        [few] { $limit } bajty
        [many] { $limit } bajtu
       *[other] { $limit } bajtů
    }, takže to není záznam.
record-too-many-lines = Tato hra má víc než { $limit ->
        [one] { $limit } řádek
        [few] { $limit } řádky
        [many] { $limit } řádku
       *[other] { $limit } řádků
    }, tak dlouhá žádná hra být nemůže.
record-version-unknown = Tento záznam má verzi { $found }; tento program čte verzi { $known }.
record-game-unknown = Toto je záznam hry „{ $found }“; tento program zná: { $known }.
record-rules-unknown = Tento záznam vznikl podle pravidel verze { $found }; tento program zná verzi { $known }.
record-players-wrong = V hlavičce chybí seznam jmen hráčů.
record-fair-malformed = Údaje, které mají dokázat poctivost míchání v této hře, nejsou správně zapsané.
record-fair-secret-missing = Hra měla na konci odhalit své tajemství, ale tady není.
record-commitment-wrong = Toto není tajemství, které bylo zapečetěno před hrou.
record-share-wrong = Náhodné číslo místa { $seat } není to, které bylo zapečetěno před hrou.
record-seat-missing = Tento řádek neříká, které místo rozhoduje.
record-line-missing = Záznam tady končí. Měl by následovat tento řádek: { $expected }
record-cut-short = Záznam tady končí uprostřed kroku.
record-line-wrong = Na tomto řádku má být { $expected }, ale je tu { $found }
record-after-the-end = Po konci hry může následovat jen další hra.
record-branch-malformed = Záznam verze 2 musí v hlavičce říci, z čeho odbočuje: SHA-256 onoho záznamu a kolik jeho řádků zde stojí.
record-branch-missing = Zde má záznam říci, jak opouští hru, ze které odbočuje.
record-branch-ended = Z ukončené hry nelze odbočit.
record-resign-wrong = Tento řádek neuvádí místo, které se ještě může vzdát.
record-resign-not-now = V tuto chvíli se nikdo vzdát nemůže.
record-result-missing = Hra skončila, ale chybí její výsledek.
record-result-wrong = Výsledek má být { $expected }, ale je tu { $found }
record-draw-missing = Tady se musí vzít karta z balíčku, ale záznam neříká která.
record-draw-absent = Kartu „{ $found }“ nebylo možné vzít z balíčku: žádná taková v něm není.
record-draw-unproven = Podle zapečetěného tajemství to byla karta „{ $expected }“, ne „{ $found }“.
