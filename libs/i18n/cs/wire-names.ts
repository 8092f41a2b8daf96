import type { WireNames } from '../texts/wire-names';

export const wireNames: WireNames = {
  technicalControl: 'Technická kontrola objednávky',
  comfortDelivery: 'Komfortní doručení',
  childGuard: 'Dětská pojistka ke všem oknům',
  pickup: 'Osobní odběr ve skladu u\u00a0Brna',
  delivery: 'Doprava na adresu',
  doubleGlass: (mm) => `dvojsklo ${mm} mm`,
  tripleGlass: (mm) => `trojsklo ${mm} mm`,
  spacer: (name) => `rámeček ${name}`,
  bars: (name) => `mřížka ${name}`,
  priceParts: {
    'light-above': 'nadsvětlík s\u00a0příčníkem',
    'light-below': 'podsvětlík s\u00a0příčníkem',
    profile: 'profil',
    colour: 'barva',
    glass: 'sklo',
    'filling-glass': 'sklo výplně',
    'inner-sill-caps': 'krytky vnitřního parapetu',
    'inner-sill-joint': 'spojka vnitřního parapetu',
    'outer-sill-caps': 'krytky venkovního parapetu',
    'outer-sill-joint': 'spojka venkovního parapetu',
  },
  payments: {
    card: { name: 'Platební karta online', description: 'Bezpečně přes platební bránu GoPay.' },
    cashAtPickup: { name: 'Hotově při převzetí', description: 'Zaplatíte ve skladu.' },
    cashOnDelivery: { name: 'Dobírka', description: 'Zaplatíte hotově při doručení.' },
    transferAll: {
      name: 'Převodem předem',
      description: 'Převedete celou částku. Banka si za převod účtuje obvykle 15,-\u00a0Kč.',
    },
    transferDeposit: {
      name: 'Převodem, záloha 30 %',
      description: 'Předem převedete 30 %. Banka si za převod účtuje obvykle 15,-\u00a0Kč.',
    },
    paypalAll: { name: 'PayPal', description: 'Celou částku zaplatíte přes PayPal.' },
    paypalDeposit: { name: 'PayPal, záloha 30 %', description: '30 % zaplatíte přes PayPal.' },
    byPhone: { name: 'Platba po dohodě', description: 'Na platbě se domluvíme telefonicky.' },
  },
  paymentRefusals: {
    'delivery-first': 'Nejprve vyberte dopravu',
    'technical-control':
      'Před platbou online objednávku zkontrolujeme. Když technickou kontrolu zrušíte, objednávka bude hned závazná a\u00a0můžete takto zaplatit.',
    'carrier-limit': (limit) => `Dopravce smí vybrat nejvýše ${limit}. Zvolte prosím převod nebo osobní odběr.`,
  },
  restInCash: 'Zbytek zaplatíte hotově při převzetí.',
  restByTransfer: (limit) => `Zbytek převedete před doručením: dopravce smí vybrat nejvýše ${limit}.`,
  laterPayment: {
    rest: {
      cash: (amount) => `Doplatek ${amount} zaplatíte v\u00a0hotovosti při převzetí.`,
      transfer: (amount) =>
        `Doplatek ${amount} uhradíte převodem před dodáním: tak vysokou částku dopravce vybrat nesmí.`,
    },
    all: {
      cash: (amount) => `${amount} zaplatíte v\u00a0hotovosti při převzetí.`,
      transfer: (amount) => `${amount} uhradíte převodem před dodáním: tak vysokou částku dopravce vybrat nesmí.`,
      'phone-transfer': (amount) =>
        `${amount} uhradíte převodem před dodáním, protože tak vysokou částku dopravce vybrat nesmí; podrobnosti a\u00a0cenu dopravy domluvíme po telefonu.`,
      phone: {
        delivery: 'Na platbě se domluvíme po telefonu; cenu dopravy dopočítáme po odeslání objednávky.',
        pickup: 'Na platbě se domluvíme po telefonu.',
      },
      agreed: {
        delivery: 'Na platbě a\u00a0ceně dopravy jsme se domluvili po telefonu.',
        pickup: 'Na platbě jsme se domluvili po telefonu.',
      },
    },
  },
  arrives: {
    delivery: { binding: (day) => `Dodání nejpozději ${day}`, preliminary: (day) => `Dodání předběžně do ${day}` },
    pickup: {
      binding: (day) => `K\u00a0vyzvednutí nejpozději ${day}`,
      preliminary: (day) => `K\u00a0vyzvednutí předběžně do ${day}`,
    },
  },
  callOverdue: (phone) =>
    `Ještě jsme vám nezavolali? Omlouváme se, ozveme se co nejdříve. Nebo zavolejte vy nám: ${phone}.`,
  backOrdered: (pieces) => `${pieces}\u00a0ks později, jakmile bude zboží skladem`,
  unheld: (pieces) => `${pieces}\u00a0ks vyhradíme, jakmile přijde platba`,
};
