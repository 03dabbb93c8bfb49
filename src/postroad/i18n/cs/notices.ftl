### Kde na tebe ostatní čekají.

waiting-next = Čeká na tebe další stůl: { $game }
waiting-next-short = Další stůl
waiting-turn = Jsi na tahu: { $game }
waiting-count = { $count ->
    [one] Čeká na tebe { $count } stůl
    [few] Čekají na tebe { $count } stoly
    [many] Čeká na tebe { $count } stolu
   *[other] Čeká na tebe { $count } stolů
}

notices-title = Upozornění
notices-about = Když na tebe čeká stůl s ostatními a ty tu nejsi:
notices-on = Upozorňovat v tomto prohlížeči
notices-off = V tomto prohlížeči už neupozorňovat
notices-is-on = Tento prohlížeč ti řekne, že jsi na tahu, i když je stránka zavřená.
notices-denied = Prohlížeč této stránce upozornění nedovolí. Můžeš to změnit v jeho nastavení, nebo použij kanál.
notices-impossible = Upozornění potřebují https a prohlížeč, který je umí; tady to nejde. Kanál funguje všude.
notices-no-server = Tento server upozornění neposílá. Kanál funguje všude.
notices-quiet = Tiché hodiny
notices-quiet-from = od
notices-quiet-to = do
notices-quiet-about = V té době nic neuslyšíš. Stejné časy: žádné ticho.
notices-save = Uložit
notices-saved = Uloženo.
notices-feed = Soukromý kanál
notices-feed-about = Adresa pro čtečky a programy se seznamem stolů, které na tebe čekají. Kdo ji zná, může seznam číst, proto si ji nech pro sebe. Nová adresa ruší tu starou.
notices-feed-new = Vytvořit adresu
notices-feed-keep = Tyto adresy se ukazují jen teď:
notices-feed-off = Zrušit kanál
notices-ask = Máme ti říct, až budeš zase na tahu, i když bude tato stránka zavřená?
notices-ask-yes = Ano, dejte vědět
notices-ask-no = Ne
notices-ask-feed = Chceš vědět, kdy budeš zase na tahu? Je pro to soukromý kanál.
notices-ask-settings = Do nastavení
notices-table-on = Upozorňovat u tohoto stolu
refusal-no-push = Tento server upozornění neposílá.
refusal-push-unknown = Na tuto adresu nelze nic poslat. Musí to být adresa služby pro upozornění i s klíči.
services-title = Jiné služby
services-about = Vlož adresu služby tak, jak ji píše Apprise (třeba discord://…), nebo https adresu vlastního programu. Tady jde: { $kinds }.
services-address = Adresa služby
services-add = Přidat
services-remove = Odebrat { $name }
services-secret = Zprávy tvému programu jsou podepsané tímto tajemstvím, které se ukáže jen jednou:
refusal-service-unknown = To není adresa služby, kterou tento server umí použít. Tady jde: { $known }.
