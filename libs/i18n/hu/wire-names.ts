import type { WireNames } from '../texts/wire-names';

export const wireNames: WireNames = {
  technicalControl: 'A megrendelés műszaki ellenőrzése',
  comfortDelivery: 'Komfort szállítás',
  childGuard: 'Gyermekzár minden ablakhoz',
  pickup: 'Személyes átvétel a Brno melletti raktárban',
  delivery: 'Házhoz szállítás',
  doubleGlass: (mm) => `${mm}\u00a0mm-es kétrétegű üveg`,
  tripleGlass: (mm) => `${mm}\u00a0mm-es háromrétegű üveg`,
  spacer: (name) => `${name} távtartó`,
  bars: (name) => `álosztó ${name}`,
  priceParts: {
    'light-above': 'felülvilágító keresztosztóval',
    'light-below': 'alsó mező keresztosztóval',
    profile: 'profil',
    colour: 'szín:',
    glass: 'üveg',
    'filling-glass': 'az ajtóbetét üvege',
    'inner-sill-caps': 'a belső könyöklő végzárói',
    'inner-sill-joint': 'a belső könyöklő toldóeleme',
    'outer-sill-caps': 'a külső párkány végzárói',
    'outer-sill-joint': 'a külső párkány toldóeleme',
  },
  payments: {
    card: { name: 'Online bankkártya', description: 'Biztonságosan a GoPay felületén.' },
    cashAtPickup: { name: 'Készpénz átvételkor', description: 'A raktárban fizet.' },
    cashOnDelivery: { name: 'Utánvét', description: 'Kiszállításkor készpénzzel fizet.' },
    transferAll: { name: 'Előre utalás', description: 'A teljes összeget átutalja.' },
    transferDeposit: { name: 'Átutalás, 30% előleg', description: 'Előre 30%-ot utal át.' },
    paypalAll: { name: 'PayPal', description: 'A teljes összeget PayPallal fizeti.' },
    paypalDeposit: { name: 'PayPal, 30% előleg', description: '30%-ot PayPallal fizet.' },
    byPhone: {
      name: 'Fizetés egyeztetés szerint',
      description: 'A fizetést telefonon véglegesítjük; a szállítás árát a megrendelés elküldése után számítjuk ki.',
    },
  },
  paymentRefusals: {
    'delivery-first': 'Először válasszon szállítást',
    'technical-control': 'Online fizetés előtt ellenőrizzük a megrendelést.',
    'carrier-limit': (limit) => `A fuvarozó legfeljebb ${limit} készpénzt vehet át. Kérjük, válasszon átutalást.`,
  },
  restInCash: 'A fennmaradó összeget átvételkor készpénzben fizeti.',
  restByTransfer: (limit) =>
    `A fennmaradó összeget kiszállítás előtt átutalja: a fuvarozó legfeljebb ${limit} készpénzt vehet át.`,
  arrives: {
    binding: (day) => `Kiszállítás legkésőbb: ${day}`,
    preliminary: (day) => `Kiszállítás előreláthatólag legkésőbb: ${day}`,
  },
  backOrdered: (pieces) => `${pieces} db később érkezik, amint raktáron lesz`,
};
