import type { Texts } from '../texts/texts';

export const privacy: Texts['privacy'] = {
  mail: 'E-mailjeinket levelezési szolgáltató küldi, amely az adatokat csak a\u00a0mi megbízásunkból kezeli.',
  card: 'Bankkártyás fizetéskor a\u00a0GoPay fizetési szolgáltató megkapja nevét, címét, telefonszámát, e-mail-címét, a\u00a0megrendelés számát és az összeget.',
  paypal: 'PayPal-fizetéskor a\u00a0PayPal megkapja a\u00a0megrendelés számát és az összeget.',
  heureka:
    'A\u00a0megrendelés után a\u00a0Heureka megkapja e-mail-címét és a\u00a0megrendelés számát, és értékelést kér Öntől. Ha a\u00a0megrendelésben elutasítja a\u00a0hírleveleket, nem keresi meg Önt. Ha hozzájárul a\u00a0méréshez, arról is értesül, hogy Ön az oldalainak megtekintése után vásárolt.',
  trustedShops:
    'Ha hozzájárul a\u00a0méréshez, a\u00a0Trusted Shops megkapja a\u00a0megrendelés számát, az összeget, a\u00a0fizetési módot és e-mail-címét.',
  affiliate:
    'Ha hozzájárul a\u00a0méréshez, a\u00a0jutalékhálózat megkapja a\u00a0megrendelés számát és az áru árát, a\u00a0nevét azonban nem.',
  tagManager:
    'Ha hozzájárul a\u00a0méréshez, a\u00a0Google Tag Manager név nélkül méri a\u00a0látogatásokat és a\u00a0megrendeléseket.',
  captcha:
    'Ha űrlapon ír nekünk, vagy egy napon több e-mailt küld hivatkozással, a\u00a0Google reCAPTCHA az IP-cím és a\u00a0böngésző adatai alapján ellenőrzi, hogy Ön nem robot.',
};
