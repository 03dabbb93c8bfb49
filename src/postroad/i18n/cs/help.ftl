# Řádek nápovědy pod stavem hry a jeho nastavení, česky.

page-help = Řádek nápovědy pod stavem hry
page-help-start = V mých prvních třech hrách
page-help-always = Vždy
page-help-never = Nikdy
tt-fits-start = Může založit cestu

## Poštovní kurýr

help-tt-first = První tah: dostaneš dvě karty a jednu vyložíš. Ber města, která na mapě sousedí.
help-tt-take = Vezmi si kartu, která se hodí ke konci cesty teď nebo v příštím tahu. Balíček je sázka do loterie.
help-tt-take-empty = Začínáš znovu s prázdnou rukou: vezmi si město, na které může navázat soused z nabídky.
help-tt-must-call = V tomto tahu máš dvě karty, protože ruka byla prázdná: vezmi si druhou, poštmistra volat nemusíš.
help-tt-second = Vezmi si druhou kartu: takovou, která naváže na první, nebo založí příští cestu.
help-tt-start = Cestu založí jakákoli karta. Vyber tu, na kterou tvé další karty navážou.
help-tt-play = Vylož kartu ke konci cesty a jednu si nech na příští tah: když se žádná nehodí, o cestu přijdeš.
help-tt-stuck = Žádná karta se nehodí. Zruš cestu, nebo si s poštmistrem vezmi druhou kartu, pokud ještě může pomoci.
help-tt-play-second = Vylož druhou kartu: delší cesty přinášejí vyšší kočáry a žetony bonusů.
help-tt-may-close = Uzavři teď cestu kvůli domečkům a možná kočáru, nebo ukonči tah a prodluž ji.
help-tt-short = K uzavření jsou potřeba tři města. S pošťákem smíš vyložit druhou kartu.
help-tt-closing = Postav domečky; pak přijdou žetony, kočár a nejvýš tři karty v ruce.
help-tt-end = Tah je hotový. Ukonči ho, nebo vrať, co ještě jde.
help-tt-wait = Zatímco hrají ostatní: která města by mohla navázat na tvou cestu?

## King's Road

help-kr-first = Vyber tři karty. Králův kraj se boduje v tomto kole, ostatní později: vyhrává, kdo má v kraji nejvíc žetonů.
help-kr-choose = Získej teď Králův kraj, nebo připrav další po cestě. Šlechtici vedle sebe přinášejí víc.
help-kr-near-end = Při 40 bodech hra kolem končí a všechny ostatní kraje se bodují ještě jednou: žetony se vyplatí kdekoli.
help-kr-again = Hraješ Čarodějnici a víš, co udělali ostatní. Teď vyber svou odpověď.
help-kr-few = Vybíráš tolik karet, kolik máš žetonů. Další se vrátí, až se budou bodovat kraje.
help-kr-chosen = Výběr můžeš změnit, dokud nevyberou všichni.
help-kr-wait = Ostatní vybírají.

## Slovo o všem na stole

help-tt-deck = Balíček: vezmeš si kartu, kterou uvidíš jen ty.
help-tt-discard = Zahozené karty. Až balíček dojde, stane se z nich nový.
help-tt-stack-length = Kdo uzavře cestu této délky, dostane vrchní žeton.
help-tt-stack-province = Domeček v každém městě této země nebo dvojice zemí přinese vrchní žeton, jednou za hru.
help-tt-stack-all = Domeček v každé zemi, kterou vydání žádá, přinese vrchní žeton, jednou za hru.
help-tt-stack-end = Dostane ho, kdo první získá kočár číslo 7 nebo postaví poslední domeček.
help-tt-points = Body teď: kočár a žetony minus 1 za každý nepostavený domeček. Proto začínáš na −20.
help-kr-king = Král. Jeho kraj se boduje na konci tohoto kola, pak Král jede po cestě dál.
help-kr-banner = Prapor { $banner }: body za první místo, za druhé a tak dále. Boduje vždy aspoň o jedno místo méně, než je hráčů.
help-kr-track = Když někdo dosáhne 40 bodů, hra tím kolem končí.
help-kr-card = Položí tvůj žeton do tohoto kraje: { $region }.
help-kr-points = Dosavadní body. Na 40 hra tím kolem končí.
