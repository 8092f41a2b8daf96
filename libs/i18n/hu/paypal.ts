import type { Texts } from '../texts/texts';

export const paypal: Texts['paypal'] = {
  title: 'Fizetés PayPallal',
  toPayDeposit: 'Megkaptuk a\u00a0megrendelését, az előleg befizetése van hátra',
  toPayLead: 'A\u00a0fizetést a\u00a0PayPal oldalán hagyja jóvá. Ezután megkezdjük a megrendelés teljesítését.',
  pay: 'Fizetés PayPallal',
  payAgain: 'Fizetés újra PayPallal',
  note: 'A\u00a0PayPal oldalán fizet, utána ide tér vissza. Mi csak azt tudjuk meg, hogy a\u00a0fizetés sikerült-e.',
  opening: 'A\u00a0PayPal megnyitása…',
  openingFailed: 'A\u00a0PayPalt nem sikerült megnyitni. Kérjük, próbálja újra.',
  examining: 'A\u00a0PayPal még ellenőrzi a\u00a0fizetést',
  examiningLead:
    'Önnek nincs több teendője, és kérjük, ne fizessen még egyszer. Amint a\u00a0PayPal megerősíti a\u00a0fizetést, itt látni fogja.',
  otherWay: 'Nem sikerül PayPallal? Telefonon találunk más megoldást:',
};
