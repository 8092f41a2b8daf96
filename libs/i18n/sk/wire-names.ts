import type { Texts } from '../texts/texts';

export const wireNames: Texts['wireNames'] = {
  technicalControl: 'Technická kontrola objednávky',
  comfortDelivery: 'Komfortné doručenie',
  childGuard: 'Detská poistka ku všetkým oknám',
  pickup: 'Osobný odber v\u00a0sklade pri Brne',
  delivery: 'Doprava na adresu',
  doubleGlass: (mm) => `dvojsklo ${mm}\u00a0mm`,
  tripleGlass: (mm) => `trojsklo ${mm}\u00a0mm`,
  spacer: (name) => `rámik ${name}`,
  bars: (name) => `mriežka ${name}`,
  priceParts: {
    'light-above': 'nadsvetlík s\u00a0priečnikom',
    'light-below': 'podsvetlík s\u00a0priečnikom',
    profile: 'profil',
    colour: 'farba',
    glass: 'sklo',
    'filling-glass': 'sklo výplne',
    'inner-sill-caps': 'krytky vnútorného parapetu',
    'inner-sill-joint': 'spojka vnútorného parapetu',
    'outer-sill-caps': 'krytky vonkajšieho parapetu',
    'outer-sill-joint': 'spojka vonkajšieho parapetu',
  },
  payments: {
    card: { name: 'Platobná karta online', description: 'Bezpečne cez platobnú bránu GoPay.' },
    cashAtPickup: { name: 'V\u00a0hotovosti pri prevzatí', description: 'Zaplatíte v\u00a0sklade.' },
    cashOnDelivery: { name: 'Dobierka', description: 'Zaplatíte v\u00a0hotovosti pri doručení.' },
    transferAll: {
      name: 'Prevodom vopred',
      description: 'Prevediete celú sumu. Banka si za prevod účtuje zvyčajne 1\u00a0€.',
    },
    transferDeposit: {
      name: 'Prevodom, záloha 30\u00a0%',
      description: 'Vopred prevediete 30\u00a0%. Banka si za prevod účtuje zvyčajne 1\u00a0€.',
    },
    paypalAll: { name: 'PayPal', description: 'Celú sumu zaplatíte cez PayPal.' },
    paypalDeposit: { name: 'PayPal, záloha 30\u00a0%', description: '30\u00a0% zaplatíte cez PayPal.' },
    byPhone: { name: 'Platba po dohode', description: 'Na platbe sa dohodneme telefonicky.' },
  },
  paymentRefusals: {
    'delivery-first': 'Najprv vyberte dopravu',
    'technical-control':
      'Pred platbou online objednávku skontrolujeme. Ak technickú kontrolu zrušíte, objednávka bude hneď záväzná a\u00a0môžete takto zaplatiť.',
    'carrier-limit': (limit) =>
      `Dopravca smie prevziať v\u00a0hotovosti najviac ${limit}. Zvoľte, prosím, prevod alebo osobný odber.`,
  },
  restInCash: 'Doplatok zaplatíte v\u00a0hotovosti pri prevzatí.',
  restByTransfer: (limit) => `Doplatok prevediete pred doručením: dopravca smie prevziať najviac ${limit}.`,
  laterPayment: {
    rest: {
      cash: (amount) => `Doplatok ${amount} zaplatíte v\u00a0hotovosti pri prevzatí.`,
      transfer: (amount) =>
        `Doplatok ${amount} uhradíte prevodom pred dodaním: takú vysokú sumu dopravca nesmie prevziať v\u00a0hotovosti.`,
    },
    all: {
      cash: (amount) => `${amount} zaplatíte v\u00a0hotovosti pri prevzatí.`,
      transfer: (amount) =>
        `${amount} uhradíte prevodom pred dodaním: takú vysokú sumu dopravca nesmie prevziať v\u00a0hotovosti.`,
      'phone-transfer': (amount) =>
        `${amount} uhradíte prevodom pred dodaním, lebo takú vysokú sumu dopravca nesmie prevziať v\u00a0hotovosti; podrobnosti a\u00a0cenu dopravy dohodneme telefonicky.`,
      phone: {
        delivery: 'Na platbe sa dohodneme telefonicky; cenu dopravy dopočítame po odoslaní objednávky.',
        pickup: 'Na platbe sa dohodneme telefonicky.',
      },
      agreed: {
        delivery: 'Na platbe a\u00a0cene dopravy sme sa dohodli telefonicky.',
        pickup: 'Na platbe sme sa dohodli telefonicky.',
      },
    },
  },
  arrives: {
    delivery: { binding: (day) => `Dodanie najneskôr ${day}`, preliminary: (day) => `Dodanie predbežne do ${day}` },
    pickup: {
      binding: (day) => `Na vyzdvihnutie najneskôr ${day}`,
      preliminary: (day) => `Na vyzdvihnutie predbežne do ${day}`,
    },
  },
  callOverdue: (phone) =>
    `Ešte sme vám nezavolali? Ospravedlňujeme sa, ozveme sa čo najskôr. Alebo zavolajte vy nám: ${phone}.`,
  backOrdered: (pieces) => `${pieces}\u00a0ks neskôr, keď bude tovar na sklade`,
  unheld: (pieces) => `${pieces}\u00a0ks vyhradíme, len čo príde platba`,
};
