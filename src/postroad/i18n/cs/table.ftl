# Stůl česky: co se u něj děje mimo hru a co server odmítá.

## Události

table-event-joined = { $player } přisedá ke stolu.
table-event-left = { $player } odchází.
table-event-ready = Připraven(a): { $player }.
table-event-not-ready = Už není připraven(a): { $player }.
table-event-begun = Hra začíná.
table-event-withheld = Náhodné číslo nepřišlo včas: { $player }. Zamíchalo se bez něj.
table-event-undo = { $player } vrací tah.
table-event-withdrawn = { $player } bere svůj výběr zpět.
table-event-undo-asked = { $player } žádá o vrácení tahu.
table-event-undo-agreed = { $player } souhlasí.
table-event-undo-declined = { $player } nesouhlasí.
table-undo-marked = Co bylo odhaleno, zůstává známé, možná i příští karty. Výsledek i záznam uvedou, že to bylo vráceno.
table-result-undone = { $times ->
        [one] V této hře bylo { $times }krát vráceno něco, co už bylo odhaleno.
        [few] V této hře bylo { $times }krát vráceno něco, co už bylo odhaleno.
        [many] V této hře bylo { $times }krát vráceno něco, co už bylo odhaleno.
       *[other] V této hře bylo { $times }krát vráceno něco, co už bylo odhaleno.
    }
table-event-takeover = { $player }: dál hraje bot.
table-event-stand-in-voted = { $player } navrhuje bota místo hráče { $players }.
table-event-returned = { $player } je zpět.
table-event-timeout = Čas vypršel: { $player }.
table-event-muted = { $player } už nesmí psát do chatu.
table-event-unmuted = { $player } smí znovu psát do chatu.
table-event-rematch = Je připraven nový stůl k odvetě.
table-event-closed = Stůl je zrušen.

## Odmítnutí

refusal-table-unknown = Takový stůl neexistuje. Odkaz je možná starý nebo chybně opsaný.
refusal-table-unreadable = Server tento stůl nedokáže přečíst, a proto ho odložil. Nic není ztraceno; provozovatel serveru najde důvod v protokolu.
refusal-table-closed = Tento stůl byl zrušen. Otevři nový.
refusal-table-full = U tohoto stolu jsou všechna místa obsazená. Můžeš se dívat.
refusal-game-unknown = Hra „{ $game }“ neexistuje. Známé hry: { $known }.
refusal-bot-unknown = Bot „{ $bot }“ pro tuto hru neexistuje. Známí boti: { $known }.
refusal-bot-too-slow = Bot „{ $bot }“ by přemýšlel příliš dlouho. Horní mez je { $most }.
refusal-seat-not-yours = Toto místo není tvoje. Hrát můžeš jen za své vlastní.
refusal-seat-unknown = Místo číslo { $seat } u tohoto stolu není.
refusal-seat-taken = Tam už někdo sedí. Vyber si jiné místo.
refusal-already-seated = U tohoto stolu už sedíš. Pokud chceš ještě jedno místo, uveď které.
refusal-no-seat = U tohoto stolu nemáš místo. Můžeš se jen dívat.
refusal-host-only = To může jen hostitel stolu.
refusal-not-for-programs = Tohle program nemůže; udělej to ručně na stránce.
refusal-already-begun = Hra už začala.
refusal-is-beginning = Hra už každou chvíli začne, místa se teď nedají měnit.
refusal-no-share-asked = Náhodná čísla se sbírají, až když jsou všichni připraveni.
refusal-share-wrong = Toto není náhodné číslo, které bylo pro toto místo zapečetěno.
refusal-not-begun = Hra ještě nezačala. Nejdřív musí být všichni připraveni.
refusal-over = Hra skončila.
refusal-not-over = To půjde, až hra skončí.
refusal-not-asked = Teď nerozhoduješ ty. Počkej, až budeš na tahu.
refusal-stale = Na stole se mezitím něco změnilo. Podívej se znovu a pak se rozhodni.
refusal-command-used = Tento požadavek nese číslo některého dřívějšího. Načti stránku znovu a zkus to ještě jednou.
refusal-log-full = Protokol tohoto stolu je plný (mez: { $most }). Hra může pokračovat a skončit, ale nic už nelze vzít zpět ani změnit.
refusal-away = Právě za tebe hraje bot. Nejdřív se vrať na své místo.
refusal-already-away = Na tomto místě už za tebe hraje bot.
refusal-not-away = Žádný bot za tebe nehraje; místo je tvoje.
refusal-not-overdue = Tento hráč má ještě čas.
refusal-not-absent = Bot může hrát jen za toho, kdo je už dvě minuty pryč.
refusal-already-voted = Tvůj hlas už máme. Ještě musí souhlasit ostatní, kdo jsou tady.
refusal-vote-on-self = To je tvoje vlastní místo. Pokud za tebe má hrát bot, opusť stůl.
refusal-already-stood-in = Na tomto místě není koho zastupovat.
refusal-has-resigned = Na tomto místě už byla hra vzdána, dál se tu nehraje.
refusal-resign-later = V této chvíli se vzdát nemůžeš. Dokonči, co probíhá, nebo počkej na další kolo.
refusal-nothing-to-undo = Tam nemáš co vrátit.
refusal-nothing-to-withdraw = Nemáš žádný výběr, který by šlo vzít zpět.
refusal-undo-already-asked = Někdo už žádá o vrácení tahu. Nejdřív je třeba na to odpovědět.
refusal-no-undo-asked = Teď nikdo o vrácení tahu nežádá.
refusal-preview-reveals = Tím by se odhalilo něco nového, proto to nelze ukázat předem.
refusal-not-stored = Nepodařilo se to uložit, a tak se nic nestalo. Nic není ztraceno; zkus to za chvíli znovu.
refusal-perhaps-stored = Zatím není známo, zda se to uložilo. Stůl to ukáže, jakmile databáze znovu odpoví.
refusal-chat-off = U tohoto stolu není chat.
refusal-chat-empty = V této zprávě nic není.
refusal-muted = Hostitel ti nedovoluje psát do tohoto chatu.
refusal-too-many-watched = Najednou můžeš sledovat nejvýše { $most ->
        [one] { $most } stůl
        [few] { $most } stoly
        [many] { $most } stolu
       *[other] { $most } stolů
    }. Nejdřív některý z nich přestaň sledovat.
