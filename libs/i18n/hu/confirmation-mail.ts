import type { Texts } from '../texts/texts';

export const confirmationMail: Texts['confirmationMail'] = {
  subject: (number) => `Megrendelés visszaigazolása: ${number}`,
  order: (number) => `Megrendelésszám: ${number}`,
  preview: (total) => `Megrendelését megkaptuk, végösszege ${total}.`,
  title: { preliminary: 'Köszönjük, megrendelését ellenőrizzük', binding: 'Köszönjük a megrendelését' },
  greeting: 'Jó napot kívánunk!',
  preliminary:
    'Megrendelése egyelőre előzetes. Technikusunk két munkanapon belül felhívja Önt, és átnézi Önnel a méreteket és a kivitelt. A megrendelés csak ezután válik véglegessé.',
  call: 'Megrendelése egyelőre előzetes. Technikusunk két munkanapon belül felhívja Önt, és átnézi Önnel a megrendelést. Az csak ezután válik véglegessé.',
  binding: {
    card: 'Végleges megrendelését megkaptuk. Amint a kártyás fizetés beérkezik, újabb e-mailben visszaigazoljuk, és megkezdjük a megrendelés teljesítését. Ha még nem fizetett, a megrendelés oldalán megteheti.',
    transfer: 'Végleges megrendelését megkaptuk. Amint az átutalás beérkezik, megkezdjük a megrendelés teljesítését.',
    cash: 'Végleges megrendelését megkaptuk.',
    paypal:
      'Végleges megrendelését megkaptuk. Amint a PayPal-fizetés beérkezik, újabb e-mailben visszaigazoljuk, és megkezdjük a megrendelés teljesítését. Ha még nem fizetett, a megrendelés oldalán megteheti.',
  },
  paid: 'Végleges megrendelését és a fizetést megkaptuk, megkezdjük a megrendelés teljesítését.',
  returned:
    'Végleges megrendelését megkaptuk, és az továbbra is érvényes. A befizetett összeget visszautaltuk, és nem kérjük újra.',
  paidAmount: 'Kifizetve',
  dueNow: 'Most fizetendő',
  dueLater: 'Később fizetendő',
  arrives: { delivery: 'Szállítási határidő', pickup: 'Átvehető' },
  latest: {
    binding: (day) => day,
    preliminary: (day) => `${day} (előzetesen; az időpontot telefonon egyeztetjük)`,
  },
  where: { delivery: 'Szállítási cím', pickup: 'Átvétel helye' },
  pickup: 'raktár Brno (Csehország) közelében, H–P 7:00–15:30',
  ordered: 'A megrendelt termékek',
  backOrdered: (pieces) => `${pieces}\u00a0darab jelenleg nincs raktáron, később érkezik.`,
  shortened: 'A további tételek árának részleteit a megrendelés oldalán találja.',
  unheld: (pieces) => `${pieces}\u00a0darabot a fizetés beérkezésekor foglalunk le a raktárban.`,
  goods: 'Termékek',
  services: 'Szolgáltatások',
  transport: 'Szállítási díj',
  discount: 'Kedvezmény',
  prepayment: '2% kedvezmény előrefizetésért',
  net: 'Nettó összeg',
  vat: (percent) => `Áfa ${percent}%`,
  totalWithVat: 'Bruttó összeg',
  heldUntil: (moment) =>
    `A raktári árut eddig tartjuk fenn Önnek: ${moment} Nyissa meg a megrendelést az ebben az e-mailben lévő linkkel, és továbbra is fenntartjuk.`,
  transfer: {
    title: 'Az átutalás adatai',
    text: (day) =>
      `Kérjük, utalja át az összeget, és a közleményben adja meg az azonosítót. Beérkezési határidő: ${day}`,
    amount: 'Összeg',
    account: 'Számlaszám',
    iban: 'IBAN',
    bic: 'BIC',
    symbol: 'Közlemény',
  },
  pay: 'Fizetés',
  show: 'Megrendelés megtekintése',
  contact: (phone) => `Hívjon minket (${phone}), vagy válaszoljon erre az e-mailre.`,
  terms: 'Általános szerződési feltételek',
};
