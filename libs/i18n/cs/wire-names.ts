import type { OrderKind } from '@fenestra/domain/ordering/order';

/** Names that answers of the wire carry and that are no catalogue data. */
export const wireNames = {
  technicalControl: 'Technická kontrola objednávky',
  comfortDelivery: 'Komfortní doručení',
  childGuard: 'Dětská pojistka ke všem oknům',
  pickup: 'Osobní odběr ve skladu u\u00a0Brna',
  delivery: 'Doprava na adresu',
  doubleGlass: (mm: number) => `dvojsklo ${mm} mm`,
  tripleGlass: (mm: number) => `trojsklo ${mm} mm`,
  spacer: (name: string) => `rámeček ${name}`,
  bars: (name: string) => `mřížka ${name}`,
  /** Kinds of lines in a price tree that no catalogue entry names. */
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
  } satisfies Record<string, string>,
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
  /** Why a payment cannot be taken now. */
  paymentRefusals: {
    'delivery-first': 'Nejprve vyberte dopravu',
    'technical-control':
      'Před platbou online objednávku zkontrolujeme. Když technickou kontrolu zrušíte, objednávka bude hned závazná a\u00a0můžete takto zaplatit.',
    'carrier-limit': (limit: string) => `Dopravce smí vybrat nejvýše ${limit}. Zvolte prosím převod nebo osobní odběr.`,
  },
  /** How the rest after a deposit is paid, and why not to the carrier, who may collect up to a limit (OPEN-Q-68). */
  restInCash: 'Zbytek zaplatíte hotově při převzetí.',
  restByTransfer: (limit: string) => `Zbytek převedete před doručením: dopravce smí vybrat nejvýše ${limit}.`,
  /** How the rest after a deposit, or all of an order, is paid later: the one sentence of page, mail and paper (PAY-08, OPEN-Q-68). */
  laterPayment: {
    rest: {
      cash: (amount: string) => `Doplatek ${amount} zaplatíte v\u00a0hotovosti při převzetí.`,
      transfer: (amount: string) =>
        `Doplatek ${amount} uhradíte převodem před dodáním: tak vysokou částku dopravce vybrat nesmí.`,
    },
    all: {
      cash: (amount: string) => `${amount} zaplatíte v\u00a0hotovosti při převzetí.`,
      transfer: (amount: string) =>
        `${amount} uhradíte převodem před dodáním: tak vysokou částku dopravce vybrat nesmí.`,
      'phone-transfer': (amount: string) =>
        `${amount} uhradíte převodem před dodáním, protože tak vysokou částku dopravce vybrat nesmí; podrobnosti a\u00a0cenu dopravy domluvíme po telefonu.`,
      /** Before the call and after it. */
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
  /** The last day of a delivery or until which goods can be fetched; after a preliminary order it is not promised yet. */
  arrives: {
    delivery: {
      binding: (day: string) => `Dodání nejpozději ${day}`,
      preliminary: (day: string) => `Dodání předběžně do ${day}`,
    } satisfies Record<OrderKind, unknown>,
    pickup: {
      binding: (day: string) => `K\u00a0vyzvednutí nejpozději ${day}`,
      preliminary: (day: string) => `K\u00a0vyzvednutí předběžně do ${day}`,
    } satisfies Record<OrderKind, unknown>,
  },
  /** Of the call after a preliminary order once its day is over: nobody has said that it was made. */
  callOverdue: (phone: string) =>
    `Ještě jsme vám nezavolali? Omlouváme se, ozveme se co nejdříve. Nebo zavolejte vy nám: ${phone}.`,
  backOrdered: (pieces: number) => `${pieces}\u00a0ks později, jakmile bude zboží skladem`,
  /** Pieces that are taken from stock when the order is paid. */
  unheld: (pieces: number) => `${pieces}\u00a0ks vyhradíme, jakmile přijde platba`,
};
