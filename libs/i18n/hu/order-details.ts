import type { Texts } from '../texts/texts';

export const orderDetails: Texts['orderDetails'] = {
  unfinished: 'Még nem kaptunk fizetést',
  unfinishedLead:
    'A fizetési oldal nem igazolt vissza fizetést. A megrendelést megőriztük; válassza ki, hogyan fizeti ki.',
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
  over: {
    cancelled: {
      heading: 'A megrendelést töröltük',
      lead: 'A megrendelést töröltük. Amit már befizetett, visszautaljuk.',
    },
    ended: {
      heading: 'A megrendelés lezárult',
      lead: 'A befizetés nem érkezett meg időben, vagy a megrendelést törölték. Az árut már nem tartjuk fenn Önnek.',
    },
    refunding: {
      heading: 'Visszautaljuk a befizetett összeget',
      lead: 'A megrendelést nem tudjuk teljesíteni. Az összeget ugyanazon a módon küldjük vissza, ahogy érkezett.',
    },
    refunded: {
      heading: 'A befizetett összeget visszautaltuk',
      lead: 'Az összeg úton van a számlájára. Kérdés esetén hívja az ügyfélszolgálatot.',
    },
  },
  placedOn: 'Megrendelve',
  latest: {
    delivery: { binding: 'Kiszállítás legkésőbb', preliminary: 'Kiszállítás előreláthatólag legkésőbb' },
    pickup: { binding: 'Átvehető legkésőbb', preliminary: 'Átvehető előreláthatólag legkésőbb' },
  },
  waits: 'A határidő annyival tolódik ki, ameddig a fizetésre várunk.',
  payNowOrLater:
    'Az összeget azonnal, vagy akár a telefonos egyeztetés után is átutalhatja. A gyártás akkor kezdődik, amikor az összeg megérkezett, és Ön a méreteket jóváhagyta.',
  by: (day) => `legkésőbb: ${day}`,
  addresses: 'Szállítás és számlázás',
  deliverTo: { delivery: 'Szállítási cím', pickup: 'Átvétel' },
  invoiceTo: 'Számlázási cím',
  confirmationTo: (email) => `A visszaigazolást ide küldjük: ${email}`,
  prepayment: '2% kedvezmény előrefizetésért',
  deliveryAgreed: 'telefonon egyeztetve',
  totalToPay: 'Összesen a\u00a0kedvezménnyel',
  totalWithoutDelivery: 'Bruttó összeg szállítás nélkül',
  print: 'Nyomtatás',
  toOrderPage: 'A megrendelés oldala',
  withdrawal:
    'Az egyedi méretre gyártott vagy a kért hosszra vágott termékek esetében a fogyasztót nem illeti meg az elállási jog. Más termék esetén az átvételtől számított 14\u00a0napon belül indokolás nélkül elállhat a szerződéstől.',
};
