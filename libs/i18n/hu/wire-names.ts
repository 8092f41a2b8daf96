import type { Texts } from '../texts/texts';

export const wireNames: Texts['wireNames'] = {
  technicalControl: 'A megrendelés műszaki ellenőrzése',
  comfortDelivery: 'Komfortkiszállítás a lakásba',
  childGuard: 'Gyermekzár minden ablakhoz',
  pickup: 'Személyes átvétel Brno (Csehország) közelében',
  delivery: 'Házhoz szállítás',
  doubleGlass: (mm) => `${mm}\u00a0mm\u2011es kétrétegű üveg`,
  tripleGlass: (mm) => `${mm}\u00a0mm\u2011es háromrétegű üveg`,
  spacer: (name) => `${name} távtartó`,
  bars: (name) => `álosztó ${name}`,
  priceParts: {
    'light-above': 'felülvilágító vízszintes tokosztóval',
    'light-below': 'alsó mező vízszintes tokosztóval',
    profile: 'profil',
    colour: 'szín:',
    glass: 'üveg',
    'filling-glass': 'az ajtópanel üvege',
    'inner-sill-caps': 'a belső könyöklő végzárói',
    'inner-sill-joint': 'a belső könyöklő toldóeleme',
    'outer-sill-caps': 'a külső párkány végzárói',
    'outer-sill-joint': 'a külső párkány toldóeleme',
  },
  payments: {
    card: { name: 'Bankkártyás fizetés', description: 'Biztonságosan a GoPay felületén.' },
    cashAtPickup: { name: 'Készpénz személyes átvételkor', description: 'A raktárban fizet.' },
    cashOnDelivery: { name: 'Utánvét', description: 'Kiszállításkor készpénzzel fizet.' },
    transferAll: { name: 'Banki előreutalás', description: 'A teljes összeget átutalja.' },
    transferDeposit: { name: 'Átutalás, 30% előleg', description: 'Előre 30%-ot utal át.' },
    paypalAll: { name: 'PayPal', description: 'A teljes összeget PayPallal fizeti.' },
    paypalDeposit: { name: 'PayPal, 30% előleg', description: '30%-ot PayPallal fizet.' },
    byPhone: {
      name: 'Készpénz vagy átutalás egyeztetés szerint',
      description: 'A fizetést telefonon véglegesítjük; a szállítás díját a megrendelés elküldése után számítjuk ki.',
    },
  },
  paymentRefusals: {
    'delivery-first': 'Először válasszon szállítási módot',
    'technical-control': 'Online fizetés előtt ellenőrizzük a megrendelést.',
    'carrier-limit': (limit) => `A fuvarozó legfeljebb ${limit} készpénzt vehet át. Kérjük, válasszon átutalást.`,
  },
  restInCash: 'A fennmaradó összeg átvételkor, készpénzben fizetendő.',
  restByTransfer: (limit) =>
    `A fizetendő összeget kiszállítás előtt kell átutalnia: a fuvarozó legfeljebb ${limit} készpénzt vehet át.`,
  laterPayment: {
    rest: {
      cash: (amount) => `A fennmaradó összeget (${amount}) átvételkor, készpénzben fizeti.`,
      transfer: (amount) =>
        `A fennmaradó összeget (${amount}) kiszállítás előtt kell átutalnia: ekkora összeget a fuvarozó készpénzben nem vehet át.`,
    },
    all: {
      cash: (amount) => `Átvételkor, készpénzben fizetendő: ${amount}.`,
      transfer: (amount) =>
        `A fizetendő összeget (${amount}) kiszállítás előtt kell átutalnia: ekkora összeget a fuvarozó készpénzben nem vehet át.`,
      'phone-transfer': (amount) =>
        `A fizetendő összeget (${amount}) kiszállítás előtt kell átutalnia, mert ekkora összeget a fuvarozó készpénzben nem vehet át; a részleteket és a szállítás díját telefonon egyeztetjük.`,
      phone: {
        delivery: 'A fizetést telefonon egyeztetjük; a szállítás díját a megrendelés elküldése után számítjuk ki.',
        pickup: 'A fizetést telefonon egyeztetjük.',
      },
      agreed: {
        delivery: 'A fizetést és a szállítás díját telefonon egyeztettük.',
        pickup: 'A fizetést telefonon egyeztettük.',
      },
    },
  },
  arrives: {
    delivery: {
      binding: (day) => `Kiszállítás legkésőbb: ${day}`,
      preliminary: (day) => `Kiszállítás előreláthatólag legkésőbb: ${day}`,
    },
    pickup: {
      binding: (day) => `Átvehető legkésőbb: ${day}`,
      preliminary: (day) => `Átvehető előreláthatólag legkésőbb: ${day}`,
    },
  },
  callOverdue: (phone) =>
    `Még nem hívtuk Önt? Elnézést kérünk, technikusunk mielőbb jelentkezik. Ön is hívhat minket: ${phone}.`,
  backOrdered: (pieces) => `${pieces}\u00a0db később, amint raktáron lesz`,
  unheld: (pieces) => `${pieces}\u00a0db\u2011ot a fizetés beérkezésekor foglalunk le`,
};
