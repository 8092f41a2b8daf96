import type { Texts } from '../texts/texts';

export const orderAgain: Texts['orderAgain'] = {
  heading: 'Objednať znova',
  lead: 'Rovnaký tovar vložíme do nového košíka za dnešné ceny. Na tejto objednávke sa nič nezmení.',
  fill: 'Vložiť do nového košíka',
  differs: 'Čo je inak ako v\u00a0objednávke',
  gone: '{name}: takto už nepredávame.',
  price: '{name}: v\u00a0objednávke {before}, dnes {today}.',
  basis: 'Ceny sú za kus alebo meter {basis}.',
  open: 'Otvoriť košík',
  nothing: 'Z\u00a0tejto objednávky už nepredávame nič. Radi vám poradíme na zákazníckej linke.',
  failed: 'Košík sa teraz nepodarilo pripraviť. Skúste to, prosím, znova.',
};
