# Study in Czech: analyses, hints and playing on, on the page and at tables.

study-title = Analýza
study-about = Jakou cenu mělo každé rozhodnutí podle toho, co hráč tehdy věděl, a co bylo štěstí.
study-quick = Rychlá analýza
study-normal = Důkladná analýza
study-waiting = Čeká, až přijde na řadu. Analýzy před ní: { $count }.
study-running = Zatím posouzeno: { $judged } z { $total }.
study-stop = Zastavit
study-go-on = Pokračovat
study-stopped = Analýza byla zastavena. Co je posouzeno, zůstává.
study-failed = Analýzu se nepodařilo dokončit. Pokračuj a zkusíme to znovu.
study-chances = Šance na výhru
study-chances-text = každého hráče v průběhu hry; stejná čísla jsou v tabulce níže
study-next = Další značka
study-previous = Předchozí značka
study-no-marks = Nikdo nepřišel o znatelnou část své šance.
study-chosen = Zvoleno
study-better = Lépe
study-compare = Volba a ta lepší
study-chance = { $percent } % ± { $error }
study-chance-label = šance na výhru
study-loss = { $player }, kolo { $round }: { $mark }. Ztracená šance: { $percent } ze 100.
study-share = Ve směsi rovnováhy: { $percent } %
study-then = Potom se čeká: { $text }
study-unseen = Ukázat, co tento hráč nemohl vidět
study-turning = Zlom
study-close = Zpět ke hře
study-decision = Rozhodnutí { $number }
study-marks = Označená rozhodnutí
study-picture = Obrázek tohoto okamžiku
study-mark = Hodnocení
refusal-analyses-full = Víc analýz už čekat nemůže (nejvýš { $count }). Zkus to znovu za pár minut.
refusal-analyses-yours = Víc tvých analýz už běžet ani čekat nemůže (nejvýš { $count }). Počkej na některou, nebo ji zastav.
refusal-analysis-not-yours = O tuto analýzu požádal někdo jiný; jen on ji může zastavit.
refusal-analysis-no-judge = Pro tuto hru analýza není.
refusal-analysis-not-finished = Analyzovat lze jen hru, která byla dohrána do konce.
study-explain = Co čísla znamenají
study-explained = Všechna čísla kromě přesnosti jsou procenta šance na výhru: začátek + vlastní hra + hra ostatních + štěstí = výsledek. Vlastní hra ukazuje, co by zachovala lepší rozhodnutí. Přesnost je podíl rozhodnutí, která byla nejlepší nebo dobrá.

## Hints and playing on

table-event-hinted = { $player } žádá o nápovědu.
table-event-branched = Tato hra pokračuje od jednoho okamžiku jiné hry.
hint-ask = Nápověda
hint-more = Kterou přesně?
hint-why = Proč?
hint-note = Všichni uvidí tvou žádost a hra se nepočítá do ratingu.
hint-thinking = Hledá se nápověda…
hint-expects = Očekávaná šance na výhru: { $percent } % ± { $error }.
table-hints = Nápověda
table-hints-about = Každý u stolu může žádat o nápovědu. Taková hra se nepočítá do žebříčku.
table-result-hinted = S nápovědou, a proto bez ratingu: { $players }.
refusal-hints-not-agreed = U tohoto stolu nápověda nebyla domluvena. Je jen proti samotným botům, nebo když s ní byl stůl otevřen.
refusal-hint-failed = Nápovědu se teď nepodařilo najít. Zkus to za chvíli znovu.
refusal-branch-no-such-seat = Místo { $seat } v této hře není; míst je { $seats }.
refusal-branch-after-the-end = Hra skončila, počet rozhodnutí: { $made }. Není o čem rozhodovat. Zvol dřívější okamžik.
play-on = Hrát odtud dál
play-on-as = Na místě hráče
play-on-against = Za ostatní hraje
play-on-open = Všechny karty v ruce jako tehdy
play-on-note = Jinak se znovu rozdá, co tento hráč tehdy nevěděl.

## Puzzles

puzzle-title = Úloha
puzzle-titles = Úlohy
puzzle-about = Okamžiky her, v nichž je jedno rozhodnutí jasně nejlepší a snadno se přehlédne. Rozhodni na herním plánu; server posoudí.
puzzle-today = Úloha dne
puzzle-of-grade = Obtížnost { $grade }
puzzle-all = Všechny úlohy
puzzle-right = Vyřešeno!
puzzle-wrong = Existuje něco lepšího.
puzzle-yours = tvoje volba
puzzle-again = Ještě jednou
puzzle-missing = Taková úloha neexistuje.
puzzle-next = Další úloha
puzzle-judging = Server posuzuje tvé rozhodnutí…
puzzle-grades = Obtížnost 1 je nejlehčí; úlohy obtížnosti 4 nevyřešil žádný ze tří botů.
puzzle-count = vyřešeno { $solved } z { $total }
