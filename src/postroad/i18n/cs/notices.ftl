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
services-about = Dáme ti vědět přes službu, kterou stejně používáš, nebo tvému vlastnímu programu.
services-address = Adresa služby
services-add = Přidat
services-remove = Odebrat: { $service }
services-secret = Zprávy tvému programu jsou podepsané tímto tajemstvím, které se ukáže jen jednou:
refusal-service-unknown = Tohle není adresa služby, kterou tento server umí použít. Tady jde: { $known }.
services-kind = Služba
services-try = Poslat zkušební zprávu
services-trial-sent = Odesláno. Podívej se, jestli dorazila.
services-trial-failed = Služba zprávu nepřijala. Odeber ji a přidej znovu se správnou adresou.
services-trial-title = Zkouška z Postroadu
services-trial-body = Takhle se dozvíš, že jsi na tahu.
service-discord = Discord
service-slack = Slack
service-tgram = Telegram
service-ntfys = ntfy
service-mailtos = E-mail
service-webhook = Vlastní program
service-how-discord = V Discordu v nastavení vlastního kanálu vyber Integrace, pak Webhooky a zkopíruj adresu nového. Začíná na https://discord.com/api/webhooks/.
service-how-slack = Ve Slacku vytvoř aplikaci s příchozím webhookem pro vlastní kanál a zkopíruj jeho adresu. Začíná na https://hooks.slack.com/services/.
service-how-tgram = Nech si v Telegramu od @BotFather dát bota a tomu botovi něco napiš. Adresa je tgram://TOKEN/CHAT, s tokenem od @BotFather a číslem tvého chatu.
service-how-ntfys = Zvol jméno, které nikdo neuhodne, a přihlas se k jeho odběru v aplikaci ntfy. Adresa je https://ntfy.sh/JMÉNO.
service-how-mailtos = Adresa je mailtos://JMÉNO:HESLO@SERVER?to=PŘÍJEMCE, s účtem, který smí odesílat. Heslo se na tomto serveru uloží tak, jak ho zadáš, použij tedy zvláštní jen pro tohle.
service-how-webhook = Adresa https, na které je tvůj program dostupný. Zprávy jsou podepsané tajemstvím, které se ti ukáže jednou.
