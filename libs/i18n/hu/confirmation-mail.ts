import type { ConfirmationTexts } from '../texts/confirmation-mail';

export const confirmationMail: ConfirmationTexts = {
  subject: (number) => `Megrendelés visszaigazolása: ${number}`,
  order: (number) => `Megrendelésszám: ${number}`,
  preview: (total) => `Rendelését megkaptuk, végösszege ${total}.`,
  title: { preliminary: 'Köszönjük, rendelését ellenőrizzük', binding: 'Köszönjük a rendelését' },
  greeting: 'Jó napot kívánunk!',
  preliminary:
    'Rendelése egyelőre előzetes. Technikusunk 2 munkanapon belül felhívja, és átnézi Önnel a méreteket és a kivitelt. A rendelés csak ezután válik kötelezővé.',
  binding: {
    card: 'Kötelező érvényű rendelését megkaptuk. Amint a kártyás fizetés beérkezik, újabb e-mailben visszaigazoljuk, és megkezdjük a megrendelés teljesítését. Ha még nem fizetett, a megrendelés oldalán megteheti.',
    transfer: 'Kötelező érvényű rendelését megkaptuk. Amint az átutalás beérkezik, munkához látunk.',
    cash: 'Kötelező érvényű rendelését megkaptuk. Átvételkor fizet.',
    paypal:
      'Kötelező érvényű rendelését megkaptuk. Amint a PayPal-fizetés beérkezik, újabb e-mailben visszaigazoljuk, és megkezdjük a megrendelés teljesítését. Ha még nem fizetett, a megrendelés oldalán megteheti.',
  },
  paid: 'Kötelező érvényű rendelését és a fizetést megkaptuk, munkához látunk.',
  paidAmount: 'Kifizetve',
  total: 'Összesen áfával',
  dueNow: 'Most fizetendő',
  dueLater: 'Később fizetendő',
  delivery: 'Szállítás',
  latest: {
    binding: (day) => `legkésőbb: ${day}`,
    preliminary: (day) => `várható határidő: ${day}; az időpontot telefonon egyeztetjük`,
  },
  where: 'Szállítási cím',
  pickup: 'Személyes átvétel a raktárban',
  ordered: 'A megrendelt termékek',
  backOrdered: (pieces) => `${pieces} darab jelenleg nincs raktáron, később szállítjuk.`,
  goods: 'Termékek',
  services: 'Szolgáltatások',
  transport: 'Szállítás',
  discount: 'Kedvezmény',
  prepayment: '2% kedvezmény előrefizetésért',
  net: 'Összesen áfa nélkül',
  vat: (percent) => `Áfa ${percent}%`,
  totalWithVat: 'Összesen áfával',
  rest: {
    cash_on_delivery: 'A fennmaradó összeget átvételkor készpénzben fizeti.',
    transfer: 'A fennmaradó összeget szállítás előtt átutalja: ekkora összeget a fuvarozó nem vehet át.',
  },
  byPhone: 'A fizetést telefonon egyeztetjük; a szállítás árát a rendelés elküldése után számoljuk ki.',
  waits: 'A szállítási határidő annyival tolódik, ameddig a fizetésre várunk.',
  transfer: {
    title: 'Így utalhat',
    text: (day) =>
      `Kérjük, utalja át az összeget, és a közleményben adja meg az azonosítót. Beérkezési határidő: ${day}`,
    amount: 'Összeg',
    account: 'Számlaszám',
    iban: 'IBAN',
    bic: 'BIC',
    symbol: 'Közlemény',
  },
  pay: 'Rendelés kifizetése',
  show: 'Rendelés megtekintése',
  withdrawal:
    'A méretre gyártott termékek indoklás nélkül nem küldhetők vissza. Raktári termékeknél az átvételtől számított 14 napon belül elállhat a szerződéstől.',
  contact: (phone) => `Hívjon minket a ${phone} számon, vagy válaszoljon erre az e-mailre.`,
  terms: 'Általános szerződési feltételek',
};
