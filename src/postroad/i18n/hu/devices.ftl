### Folytatás másik eszközön, veszteség nélkül.

device-title = Folytatás másik eszközön
device-about = Játssz tovább a telefonodon vagy egy másik gépen, ugyanazon a néven. Ebben a böngészőben is bejelentkezve maradsz.
device-show = Kód mutatása
device-scan = Olvasd be a másik eszközzel:
device-type = Vagy nyisd meg ott a Postroadot, és írd be a beállításokban ezt a kódot:
device-valid = A kód egyszer használható, tíz percig. Aki felhasználja, helyetted játszhat, ezért senkinek se mutasd meg.
device-expired = Ez a kód lejárt.
device-unreachable = Ezt a szervert csak ez a gép éri el. Ha telefonon folytatnád, indítsd így: --host 0.0.0.0.
device-count = { $count ->
    [one] { $count } böngészőben
   *[other] { $count } böngészőben
} vagy bejelentkezve.
device-only-here = Kijelentkezés mindenhol máshol
device-only-here-done = Most már csak ebben a böngészőben vagy bejelentkezve.
device-continue = Folytatás itt
device-continue-about = Ez a böngésző átveszi a másik eszközöd nevét és asztalait. Mindkettőn bejelentkezve maradsz.
device-continue-other = Ebben a böngészőben most { $name } vagy. { $name } helyreállító kódja nélkül nem jutsz vissza ahhoz a profilhoz.
device-continue-do = Folytatás ezen az eszközön
device-continue-none = Ebben a linkben nincs kód. Kérj új kódot a másik eszközön, és olvasd be újra.
recovery-remind = A játékaid ehhez a böngészőhöz tartoznak. Ha törlöd az adatait, vagy elvész az eszköz, csak a helyreállító kód hozza vissza őket.
recovery-remind-do = Helyreállító kód mutatása
recovery-remind-later = A beállításokban bármikor kérhetsz új kódot.
