import type { Texts } from '../texts/texts';

export const orderAgain: Texts['orderAgain'] = {
  heading: 'Újrarendelés',
  lead: 'Ugyanezeket a termékeket a mai áron új kosárba tesszük. Ezen a megrendelésen nem változik semmi.',
  fill: 'Új kosárba teszem',
  differs: 'Eltérések a megrendeléstől',
  gone: '{name}: ebben a kivitelben már nem kapható.',
  price: '{name}: a megrendelésben {before}, ma {today}.',
  basis: 'Az árak darabonként vagy méterenként, {basis} értendők.',
  open: 'Kosár megnyitása',
  nothing: 'Ebből a megrendelésből már semmi sem kapható. Telefonon szívesen segítünk.',
  failed: 'A kosarat most nem sikerült összeállítani. Kérjük, próbálja újra.',
};
