### Pokračovat na jiném zařízení a o nic nepřijít.

device-title = Pokračovat na jiném zařízení
device-about = Hraj dál na telefonu nebo jiném počítači pod stejným jménem. V tomto prohlížeči zůstaneš také.
device-show = Ukázat kód
device-scan = Naskenuj tohle druhým zařízením:
device-type = Nebo tam otevři Postroad a zadej v nastavení tento kód:
device-valid = Kód platí jednou a deset minut. Kdo ho použije, může hrát za tebe, proto ho nikomu neukazuj.
device-expired = Platnost tohoto kódu vypršela.
device-unreachable = Na tento server se dostane jen tento počítač. Pokud chceš hrát na telefonu, spusť ho s --host 0.0.0.0.
device-count = Tvůj profil je otevřený v { $count ->
    [one] { $count } prohlížeči
    [few] { $count } prohlížečích
    [many] { $count } prohlížeče
   *[other] { $count } prohlížečích
}.
device-only-here = Odhlásit všude jinde
device-only-here-done = Teď je tvůj profil otevřený jen v tomto prohlížeči.
device-continue = Pokračovat tady
device-continue-about = Tento prohlížeč převezme jméno a stoly z druhého zařízení. Profil zůstane na obou.
device-continue-other = V tomto prohlížeči je teď profil { $name }. Bez jeho obnovovacího kódu se k němu už nevrátíš.
device-continue-do = Pokračovat na tomto zařízení
device-continue-none = V tomto odkazu žádný kód není. Nech si na druhém zařízení ukázat nový a naskenuj ho znovu.
recovery-remind = Tvé hry patří k tomuto prohlížeči. Když smažeš jeho data nebo ztratíš zařízení, vrátí je jen obnovovací kód.
recovery-remind-do = Ukázat obnovovací kód
recovery-remind-later = Nový kód si můžeš kdykoli vytvořit v nastavení.
