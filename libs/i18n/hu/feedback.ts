import type { Texts } from '../texts/texts';

export const feedback: Texts['feedback'] = {
  lead: 'Legkésőbb a második munkanapon válaszolunk.',
  name: 'Név',
  phone: 'Telefon',
  email: 'E-mail',
  message: 'Üzenet',
  attached: 'Csatoljuk a megkezdett konfigurációt, így nem kell leírnia.',
  use: 'Az adatokat csak a válaszhoz használjuk.',
  useChecked: 'Küldéskor ellenőrizzük, hogy Ön nem robot. Az adatokat csak a válaszhoz használjuk.',
  cancel: 'Mégse',
  send: 'Üzenet küldése',
  sending: 'Küldés…',
  submit_msg_true: 'Köszönjük, az üzenetet elküldtük.',
  otherWay: 'Amit beírt, itt maradt. Próbálja újra, vagy hívjon minket: {phone}.',
};
