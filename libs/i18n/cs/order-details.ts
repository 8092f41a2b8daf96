import type { OverStage } from '@fenestra/domain/ordering/order-progress';
import type { OrderKind } from '@fenestra/domain/ordering/order';

/** What the recap says about an order beside its outcome (RECAP, OPEN-Q-80). */
export const orderDetails = {
  /** After a return from the gateway, when no payment has been confirmed for some seconds. */
  unfinished: 'Platbu jsme zatím nedostali',
  unfinishedLead: 'Platební brána nám žádnou nepotvrdila. Objednávka na vás počká; vyberte, jak ji zaplatíte.',
  otherWay: 'Nejde to kartou? Na jiném způsobu se domluvíme po telefonu:',
  /** Buttons that change the way in which the order is paid, and what came of it. */
  payBy: {
    transfer: 'Zaplatit raději převodem',
    card: 'Zaplatit raději kartou',
    paypal: 'Zaplatit raději přes PayPal',
  },
  wayChanged: 'Způsob platby je změněný.',
  wayNotChanged: 'Způsob platby se nepodařilo změnit. Zkuste to prosím znovu.',
  /** The gateway has money of which nobody can say yet whether it counts. */
  examining: 'Platbu ještě prověřujeme',
  examiningLead: 'Nemusíte dělat nic dalšího a\u00a0prosíme, neplaťte podruhé. Výsledek uvidíte tady.',
  /** An order of which nothing comes any more: what became of it, and of its money. */
  over: {
    cancelled: {
      heading: 'Objednávka je zrušená',
      lead: 'Objednávku jsme zrušili. Co jste už zaplatili, vám vracíme.',
    },
    ended: {
      heading: 'Objednávka skončila',
      lead: 'Platba nepřišla včas, nebo byla objednávka zrušena. Zboží už pro vás nedržíme.',
    },
    refunding: {
      heading: 'Vracíme peníze',
      lead: 'Objednávku nemůžeme dodat. Peníze posíláme zpět způsobem, kterým přišly.',
    },
    refunded: {
      heading: 'Platbu jsme vrátili',
      lead: 'Částka je na cestě zpět na váš účet. S\u00a0dotazy se ozvěte na zákaznickou linku.',
    },
  } satisfies Record<OverStage, unknown>,
  placedOn: 'Objednáno',
  /** Before the last day on which the goods arrive or can be fetched; after a preliminary order it is not promised yet. */
  latest: {
    delivery: { binding: 'Dodání nejpozději', preliminary: 'Dodání předběžně\u00a0do' } satisfies Record<
      OrderKind,
      unknown
    >,
    pickup: { binding: 'Připravíme nejpozději', preliminary: 'Připravíme předběžně\u00a0do' } satisfies Record<
      OrderKind,
      unknown
    >,
  },
  /** Of the last day, as long as a transfer is awaited. */
  waits: 'Termín se posune o\u00a0dobu, po kterou na platbu čekáme.',
  /** Of the transfer of a preliminary order, which nobody has to send before the call (SHOP-12). */
  payNowOrLater:
    'Platbu můžete poslat hned, nebo až po\u00a0našem hovoru. Do výroby zboží zařadíme, jakmile platba přijde a\u00a0rozměry potvrdíte.',
  /** The same day beside the step that it ends. */
  by: (day: string) => `do ${day}`,
  addresses: 'Kam a\u00a0komu',
  deliverTo: { delivery: 'Doručení', pickup: 'Vyzvednutí' },
  invoiceTo: 'Fakturační údaje',
  confirmationTo: (email: string) => `Potvrzení posíláme na: ${email}`,
  prepayment: 'Sleva 2\u00a0% za platbu předem',
  /** In place of what the delivery costs, where that was agreed in a call (PAY-08). */
  deliveryAgreed: 'domluveno po telefonu',
  /** The total after the discount for paying all at once. */
  totalToPay: 'Celkem po\u00a0slevě',
  /** The total where the delivery is priced after the order only (PAY-08). */
  totalWithoutDelivery: 'Celkem s\u00a0DPH bez dopravy',
  print: 'Vytisknout',
  /** The link to the lasting page of the order. */
  toOrderPage: 'Stránka objednávky',
  /** Which goods cannot be withdrawn from, and until when the others can. */
  withdrawal:
    'Od smlouvy na zboží vyrobené na míru nebo nastříhané na délku nelze odstoupit bez udání důvodu. U\u00a0ostatního zboží můžete odstoupit do 14\u00a0dnů od převzetí.',
};
