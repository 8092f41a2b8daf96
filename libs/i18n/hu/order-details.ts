import type { OrderDetailsTexts } from '../texts/order-details';

export const orderDetails: OrderDetailsTexts = {
  unfinished: 'Még nem kaptunk fizetést',
  unfinishedLead: (number) =>
    `A fizetési oldal nem igazolt vissza fizetést. A megrendelést megőriztük, száma: ${number}. Most újra megpróbálhatja kifizetni. Ha már fizetett, kérjük, várjon egy kicsit: az oldal magától frissül, és másodszor semmit sem vonunk le.`,
  otherWay: 'Nem sikerül kártyával? Más fizetési módot telefonon egyeztetünk:',
  payBy: {
    transfer: 'Inkább átutalással fizetek',
    card: 'Inkább kártyával fizetek',
    paypal: 'Inkább PayPallal fizetek',
  },
  wayChanged: 'A fizetési mód megváltozott.',
  wayNotChanged: 'A fizetési módot nem sikerült megváltoztatni. Kérjük, próbálja újra.',
  examining: 'A fizetést még ellenőrizzük',
  examiningLead: 'Nincs további teendője, kérjük, ne fizessen másodszor. Az eredményt itt látja majd.',
  placedOn: 'Megrendelve',
  latest: {
    delivery: { binding: 'Kiszállítás legkésőbb', preliminary: 'Kiszállítás előreláthatólag legkésőbb' },
    pickup: { binding: 'Átvehető legkésőbb', preliminary: 'Átvehető előreláthatólag legkésőbb' },
  },
  by: (day) => `legkésőbb: ${day}`,
  addresses: 'Szállítás és számlázás',
  deliverTo: { delivery: 'Szállítási cím', pickup: 'Átvétel' },
  invoiceTo: 'Számlázási cím',
  confirmationTo: (email) => `A visszaigazolást ide küldjük: ${email}`,
  prepayment: '2% kedvezmény előrefizetésért',
  totalToPay: 'Összesen a\u00a0kedvezménnyel',
  print: 'Nyomtatás',
  toOrderPage: 'A megrendelés oldala',
  withdrawal:
    'Az egyedi méretre gyártott vagy a kért hosszra vágott termékek esetében a fogyasztót nem illeti meg az elállási jog. Más termék esetén az átvételtől számított 14\u00a0napon belül indokolás nélkül elállhat a szerződéstől.',
};
