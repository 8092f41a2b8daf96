import type { WireNames } from '../texts/wire-names';

export const wireNames: WireNames = {
  technicalControl: 'Technická kontrola objednávky',
  comfortDelivery: 'Komfortní doručení',
  childGuard: 'Dětská pojistka ke všem oknům',
  pickup: 'Osobní odběr ve skladu u Brna',
  delivery: 'Doprava na adresu',
  doubleGlass: (mm) => `dvojsklo ${mm} mm`,
  tripleGlass: (mm) => `trojsklo ${mm} mm`,
  spacer: (name) => `rámeček ${name}`,
  bars: (name) => `mřížka ${name}`,
  priceParts: {
    profile: 'profil',
    colour: 'barva',
    glass: 'sklo',
    'inner-sill-caps': 'krytky vnitřního parapetu',
    'inner-sill-joint': 'spojka vnitřního parapetu',
    'outer-sill-caps': 'krytky venkovního parapetu',
    'outer-sill-joint': 'spojka venkovního parapetu',
  },
  ownDesign: 'na míru',
  payments: {
    card: { name: 'Platební karta online', description: 'Bezpečně přes platební bránu GoPay.' },
    cashAtPickup: { name: 'Hotově při převzetí', description: 'Zaplatíte ve skladu.' },
    cashOnDelivery: { name: 'Dobírka', description: 'Zaplatíte hotově při doručení.' },
    transferAll: { name: 'Převodem předem', description: 'Převedete celou částku.' },
    transferDeposit: { name: 'Převodem, záloha 30 %', description: 'Předem převedete 30 %.' },
    paypalAll: { name: 'PayPal', description: 'Celou částku zaplatíte přes PayPal.' },
    paypalDeposit: { name: 'PayPal, záloha 30 %', description: '30 % zaplatíte přes PayPal.' },
    byPhone: { name: 'Platba po dohodě', description: 'Na platbě se domluvíme telefonicky.' },
  },
  paymentRefusals: {
    'delivery-first': 'Nejprve vyberte dopravu',
    'technical-control':
      'Před platbou online objednávku zkontrolujeme. Bez technické kontroly je objednávka závazná a takto zaplatíte hned.',
    'carrier-limit': 'Dopravce smí na místě vybrat jen omezenou částku. Zvolte prosím převod.',
  },
  restInCash: 'Zbytek zaplatíte hotově při doručení.',
  restByTransfer: 'Zbytek převedete před doručením.',
  fromStock: 'Doručení za 2 až 3 pracovní dny',
  madeToMeasure: 'Doručení do 28 pracovních dnů',
  backOrdered: (pieces) => `${pieces} ks přijde později, jakmile budou skladem`,
};
