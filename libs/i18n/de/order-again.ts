import type { Texts } from '../texts/texts';

export const orderAgain: Texts['orderAgain'] = {
  heading: 'Erneut bestellen',
  lead: 'Wir legen dieselben Artikel zu den heutigen Preisen in einen neuen Warenkorb. An dieser Bestellung ändert sich nichts.',
  fill: 'In einen neuen Warenkorb legen',
  differs: 'Was anders ist als in der Bestellung',
  gone: '{name}: verkaufen wir so nicht mehr.',
  price: '{name}: in der Bestellung {before}, heute {today}.',
  basis: 'Preise je Stück oder Meter, {basis}',
  open: 'Warenkorb öffnen',
  nothing: 'Von dieser Bestellung verkaufen wir nichts mehr. Wir beraten Sie gern am Telefon.',
  failed: 'Der Warenkorb konnte gerade nicht angelegt werden. Bitte versuchen Sie es erneut.',
};
